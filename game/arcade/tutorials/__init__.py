"""Tutorials as they are played: the script's progress, and the verdict on what a player tries. Pure."""
