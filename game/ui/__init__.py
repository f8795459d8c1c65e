"""Screen and scale, theme, drawing, widgets, input: all code that knows pygame but no card game."""
