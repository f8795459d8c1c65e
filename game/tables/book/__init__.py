"""The parts of a rules book: pages, lessons, albums, exercises."""
