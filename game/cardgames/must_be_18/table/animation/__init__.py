"""How the events of You Must Be 18! are shown."""
