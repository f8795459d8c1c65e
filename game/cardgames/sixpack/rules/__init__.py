"""The rules of Sixpack, pure: no screen, no agents, no words."""
