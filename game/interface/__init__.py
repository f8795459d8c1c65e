"""The interface for programs that build on Sixes: `engine`; `game.lab.environments` adds PettingZoo's.

Installed, they are `sixes.engine` and `sixes.environments`, too. What stands here stays as it is while the
first figure of the version does; the rest of `game` is the program itself, and may change.
"""
