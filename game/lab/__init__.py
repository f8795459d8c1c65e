"""What players never load: tournaments, measurements, learning environments, puzzle mining and pictures."""
