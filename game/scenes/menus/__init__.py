"""The title and the menus before a match: set-up and settings."""
