"""The results of a table and of a run: score sheets, the end, high scores, initials."""
