"""The levels of play that every card game offers, weakest first."""

from __future__ import annotations

from msgspec import Struct

from game.ai.agent import Budget, parse_spec


class Level(Struct, frozen=True):
    """A level's name, what it means to a player, and how much it may think."""

    id: str
    name: str
    help: str
    budget: Budget


LEVELS = (
    Level("duckling", "Duckling", "Plays any legal card. Good for a first swim.", Budget()),
    Level("drake", "Drake", "Looks at this turn only: what will this card cost now?", Budget(samples=60)),
    Level("swan", "Swan", "Plays the whole round out in its head, many times over.", Budget(samples=150)),
)

BOT_LEVEL = Level("exec", "Bot", "A program of its own: nobody knows what it thinks.", Budget())
"""What stands for a level where a bot plays."""


def level_of(spec: str) -> Level:
    """The level of a spec, which must be one of `LEVELS` or a bot."""
    level_id = parse_spec(spec).level
    return next(level for level in (*LEVELS, BOT_LEVEL) if level.id == level_id)


def budget_of(spec: str) -> Budget:
    """How much the player of a spec may think: what it says itself, or what its level may.

    Raises:
        UnknownLevel: if the spec's samples are not a number.
    """
    parsed = parse_spec(spec)
    found = next((level.budget for level in LEVELS if level.id == parsed.level), Budget())
    return found if parsed.samples is None else Budget(samples=parsed.samples)
