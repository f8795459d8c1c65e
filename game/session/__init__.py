"""A match being played by people and agents: its journal, its pace, who may look, and its par. No pygame."""
