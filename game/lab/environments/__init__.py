"""The card games as PettingZoo environments: `env("six_takes", seats=4)`.

`pip install ".[pettingzoo]"` installs the requirements; `game/engine/PETTINGZOO.md` describes each game's
observations and actions.
"""

from game.lab.environments.environment import CODINGS, CardGameEnv, env, raw_env

__all__ = ["CODINGS", "CardGameEnv", "env", "raw_env"]
