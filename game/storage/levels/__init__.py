"""Level files: ready-made tables, tables of runs, tutorials, and their texts."""
