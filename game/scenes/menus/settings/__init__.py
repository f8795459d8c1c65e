"""The settings: `scene` lists the chapters, `chapters` has their rows, `keys` rebinds keys and buttons."""
