"""Tools that players never load: tournaments, measurements, learning environments, puzzles and pictures."""
