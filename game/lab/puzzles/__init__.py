"""Finding puzzles in self-play, and proving them by trying every choice."""
