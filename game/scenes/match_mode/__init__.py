"""The mode of a match at the table, and words on par and on leaving it."""
