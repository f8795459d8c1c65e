"""The questions of Sixpack that no card on the table can answer by itself."""
