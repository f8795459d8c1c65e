"""The card games as environments of PettingZoo: `env("six_takes", seats=4)`.

`pip install "sixes[pettingzoo]"` brings along what they need; `game/engine/PETTINGZOO.md` says what the
arrays and actions of each game mean.
"""

from game.lab.environments.environment import CODINGS, CardGameEnv, env, raw_env

__all__ = ["CODINGS", "CardGameEnv", "env", "raw_env"]
