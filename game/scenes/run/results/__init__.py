"""What a table and a run have brought: sums, the end, high scores, initials."""
