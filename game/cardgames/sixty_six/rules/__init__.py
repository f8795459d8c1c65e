"""The rules of Sixty-six, pure: no screen, no agents, no words."""
