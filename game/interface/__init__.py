"""The interface for programs that build on Sixes: `engine`; `game.lab.environments` adds PettingZoo's.

Once installed, they are also `sixes.engine` and `sixes.environments`. They stay compatible as long as the
first number of the version does; the rest of `game` may change at any time.
"""
