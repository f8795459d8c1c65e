"""The scene stack and its screens."""
