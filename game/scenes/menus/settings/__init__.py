"""The settings: a door for each chapter, a page per chapter, and a screen for keys and buttons."""
