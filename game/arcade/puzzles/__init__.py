"""Puzzles: positions with one provably best play.

A `puzzle` is a journal up to its question, and the results of every answer in the trials of its proof.
`files` reads and writes them, and `attempt` counts the player's tries and plays on after an answer.
"""
