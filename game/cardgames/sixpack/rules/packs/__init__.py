"""The special packs: each has a module of its own here. None knows another."""
