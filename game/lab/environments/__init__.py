"""The card games as environments of PettingZoo: `env("six_takes", seats=4)`.

`pip install "sixes[pettingzoo]"` installs what they need; `game/engine/PETTINGZOO.md` describes the arrays
and actions of each game.
"""

from game.lab.environments.environment import CODINGS, CardGameEnv, env, raw_env

__all__ = ["CODINGS", "CardGameEnv", "env", "raw_env"]
