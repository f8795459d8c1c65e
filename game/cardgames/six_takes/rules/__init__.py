"""The rules of 6 takes!, pure: no screen, no agents, no words."""
