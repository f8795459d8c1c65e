"""The daily deal: the same deal for everybody, with one rated try per day."""
