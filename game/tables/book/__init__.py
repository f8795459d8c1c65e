"""The parts of a rulebook: pages, lessons, albums and exercises."""
