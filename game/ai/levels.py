"""The levels of play that every card game has, weakest first, and their budgets."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.ai.agent import Budget
from game.ai.spec import MIRROR, UnknownLevel, parse_spec
from game.engine.parsing import quoted


class Level(Struct, frozen=True):
    """A level and its budget; its name and description are in `game.voice.words`."""

    id: str
    budget: Budget


LEVELS = (
    Level("duckling", Budget()),
    Level("drake", Budget(samples=60)),
    Level("swan", Budget(samples=150)),
    Level("eider", Budget(samples=200)),
)

STYLES = ("careful", "daring", "greedy", "spiteful", "hunting", "kind", "grumpy", "hasty", "stately")
"""The styles that every level but the first has; each game defines what they do."""

ADVISER = "adviser"
"""The spec of the agent that gives hints and reviews rounds."""

MIRROR_LEVEL = Level(MIRROR, LEVELS[-1].budget)
"""The level of mirrors, which play at a strength between two other levels."""

BOT_LEVEL = Level("exec", Budget())
"""The level of bots."""


def level_of(spec: str) -> Level:
    """Return a spec's level: one of `LEVELS`, `MIRROR_LEVEL` or `BOT_LEVEL`."""
    level_id = parse_spec(spec).level
    return next(level for level in (*LEVELS, MIRROR_LEVEL, BOT_LEVEL) if level.id == level_id)


MOST_SAVED_SAMPLES = 10_000
"""The most samples per choice in a saved match: about 30 seconds of thinking; more would look like a hang."""
MOST_SAVED_MILLISECONDS = 10_000
"""The most milliseconds per choice that a saved match may use."""


def check_spec(spec: str) -> None:
    """Raise UnknownLevel if a saved match may not use this spec: a bot, or an excessive budget."""
    agent, samples, milliseconds = parse_spec(spec)
    level, colon, style = agent.partition(":")
    known = [level.id for level in LEVELS]
    if agent == MIRROR:
        return
    if level not in known:
        raise UnknownLevel(f"expected one of {', '.join(known)}, got {quoted(spec)}")
    if colon and (style not in STYLES or level == known[0]):
        raise UnknownLevel(f"expected a style from {', '.join(STYLES)} for {level}, got {quoted(spec)}")
    if samples is not None and samples > MOST_SAVED_SAMPLES:
        raise UnknownLevel(f"expected at most {MOST_SAVED_SAMPLES:,} samples, got {quoted(spec)}")
    if milliseconds is not None and milliseconds > MOST_SAVED_MILLISECONDS:
        raise UnknownLevel(f"expected at most {MOST_SAVED_MILLISECONDS:,} ms a choice, got {quoted(spec)}")


def budget_of(spec: str) -> Budget:
    """Return a spec's budget: its own samples or time if given, otherwise that of its level.

    The adviser has the budget of the strongest level.

    Raises:
        UnknownLevel: if the spec's samples or time aren't a number.
    """
    parsed = parse_spec(spec)
    if parsed.level == MIRROR:
        return MIRROR_LEVEL.budget
    level_id = LEVELS[-1].id if parsed.level == ADVISER else parsed.level
    budget = next((level.budget for level in LEVELS if level.id == level_id), Budget())
    if parsed.milliseconds is not None:
        return replace(budget, seconds=parsed.milliseconds / 1000)
    return budget if parsed.samples is None else Budget(samples=parsed.samples)
