"""The run: six ponds, each a small map of tables and its keeper; nothing here draws or sounds.

`tables` says which table files can be played, `goals` what their goals ask, `course` draws the map from the
run's seed, `charms` holds what may be used on the way, `combos` and `scoring` count, and `state` folds all
that has happened into what is pending. `saved` keeps it in a file, `daily` is the run of a date.
"""
