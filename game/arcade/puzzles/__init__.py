"""Puzzles: positions with one best play, which is proven and no opinion.

A `puzzle` is a journal up to its question, and what every answer brought in the trials of its `proof`.
`files` reads and writes them, `mine` finds new ones in self-play; `attempt` counts the player's tries, and
`after` says what an answer leads to at the table.
"""
