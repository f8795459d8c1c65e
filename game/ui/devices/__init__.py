"""Mouse, keyboard and gamepads, and the actions bound to them."""
