"""The painted parts of the table of You Must Be 18!: players, columns, sign, question, totals and hints."""
