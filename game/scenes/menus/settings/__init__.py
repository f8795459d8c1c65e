"""The settings: `scene` has the chapters and their rows, `keys` rebinds keys and buttons."""
