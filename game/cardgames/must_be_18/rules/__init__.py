"""The rules of You Must Be 18!, pure: no screen, no agents, no words."""
