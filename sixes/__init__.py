"""The interface for programs that build on Sixes: `sixes.engine`, and `sixes.environments` for PettingZoo.

What stands here stays as it is while the first figure of the version does; `game` is the program itself, and
may change.
"""
