"""Screen and scale, theme, drawing, widgets, input: everything that knows pygame but no card game."""
