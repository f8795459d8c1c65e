"""The interface for programs that build on Sixes: `engine`, and `game.lab.environments` for PettingZoo.

In an installed package, they are also `sixes.engine` and `sixes.environments`. They stay compatible until the
first number of the version changes; the rest of `game` may change at any time.
"""
