"""Screen and scale, theme, drawing, widgets and input: the pygame code that is independent of the games."""
