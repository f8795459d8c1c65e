"""The shortest match of every game, against the weakest there are."""

from typing import Any

from game.cardgames.registry import rules_of
from game.scenes.context import Context

SHORT: dict[str, dict[str, Any]] = {
    "six_takes": {"limit": 0},
    "sixpack": {"preset": "everything", "rounds": 1},
    "sixty_six": {"target": 7},
    "must_be_18": {"rounds": 1},
    "hi_lo": {"rounds": 1},
}


def ducklings(context: Context, game: str) -> tuple[str, ...]:
    """As many beginners, by id, as usually sit at a game's table with the player."""
    able = [one.id for one in context.cast.opponents if one.level == "duckling"]
    return tuple(able[: rules_of(game).usual_seats - 1])
