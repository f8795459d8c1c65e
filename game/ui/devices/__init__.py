"""Mouse, keyboard and gamepads, and the actions that they ask for."""
