"""The factory that creates agents from specs, and the mirror, an agent of any strength."""

from __future__ import annotations

import random
from typing import Any

from game.ai.agent import Agent, AgentKit, AgentMakers, Budget, Decision
from game.ai.bots.bot import TIME_LIMIT, Bot
from game.ai.bots.bounds import UNLIMITED, Bounds
from game.ai.levels import LEVELS, STYLES, Level
from game.ai.spec import BOT, HIGHEST_MIRROR, LOWEST_MIRROR, MIRROR, UnknownLevel, parse_spec
from game.engine.chance import seed_of
from game.engine.parsing import quoted

_STEP = LOWEST_MIRROR
"""The difference in strength between two levels."""
_JUDGE = 2
"""The index in `LEVELS` of the first level that rates choices with prospects in every game."""
_CLOSE = 2.0
"""The cost in points from which a choice isn't close to the best any more, and the coach says "ouch"."""
_FORGIVEN = 6.0
"""Between the first two levels, the weaker's choice may cost up to this many points more than `_CLOSE`."""


class Mirror(Agent[Any]):
    """An agent of any strength between two levels, which mixes their decisions.

    Its strength is a number: 100 is the first level, 200 the second, 250 half-way between the second and the
    third. At each decision, it picks the stronger or the weaker level at random. The weaker one's choice is
    played only if a stronger level rates it close to the best. So a mirror is weaker in close decisions but
    doesn't blunder. The tolerance is larger between the first two levels, because the first plays at random.

    Attributes:
        share: the probability (0 to 1) that the stronger level decides.
        limit: the weaker level's choice isn't played if it costs this many points or more.
    """

    def __init__(self, makers: AgentMakers, strength: int) -> None:
        """Create a mirror with a strength from `LOWEST_MIRROR` to `HIGHEST_MIRROR`."""
        assert LOWEST_MIRROR <= strength <= HIGHEST_MIRROR
        below = min(strength // _STEP - 1, len(LEVELS) - 2)
        self.weaker, self.stronger = LEVELS[below], LEVELS[below + 1]
        self.share = strength / _STEP - 1 - below
        self.limit = _CLOSE + (0.0 if below else _FORGIVEN * (1 - self.share))
        self._judge = LEVELS[max(below + 1, _JUDGE)]
        self._agents = {level.id: makers[level.id]() for level in (self.weaker, self.stronger, self._judge)}

    def choose(self, view: Any, budget: Budget, chance: int) -> Decision:
        del budget
        strong = self._decide(self.stronger, view, chance)
        if random.Random(seed_of(chance, "share")).random() < self.share:
            return strong
        weak = self._decide(self.weaker, view, chance)
        if weak.choice == strong.choice:
            return strong
        judged = strong if self.stronger is self._judge else self._decide(self._judge, view, chance)
        values = {prospect.choice: prospect.value for prospect in judged.prospects}
        close = weak.choice in values and max(values.values()) - values[weak.choice] < self.limit
        return weak if close else strong

    def close(self) -> None:
        for agent in self._agents.values():
            agent.close()

    def _decide(self, level: Level, view: Any, chance: int) -> Decision:
        return self._agents[level.id].choose(view, level.budget, seed_of(chance, level.id))


_MIDDLE = (LOWEST_MIRROR + HIGHEST_MIRROR) // 2
"""The strength of a mirror whose spec gives none."""


def make_agent(kit: AgentKit, spec: str) -> Agent[Any]:
    """Return a new agent for a spec; a bot plays one seat of one match, and must be closed afterwards.

    Raises:
        UnknownLevel: if the game has no such agent, or a bot has no command.
    """
    if spec.startswith(BOT):
        return make_bot(kit, spec)
    makers = kit.agents()
    parsed = parse_spec(spec)
    if parsed.agent == MIRROR:
        return Mirror(makers, _MIDDLE if parsed.samples is None else parsed.samples)
    _check_agent(parsed.agent, makers)
    # In a game without styles, an opponent with a style plays its plain level.
    return makers[parsed.agent if parsed.agent in makers else parsed.level]()


def _check_agent(agent: str, makers: AgentMakers) -> None:
    """Raise UnknownLevel if the game has no such level, or no such style for it."""
    level, colon, style = agent.partition(":")
    if level not in makers and level != MIRROR:
        known = [name for name in makers if ":" not in name]
        raise UnknownLevel(
            f"unknown level {quoted(level)}: expected one of {', '.join(known)}, {MIRROR}, or {BOT}COMMAND"
        )
    styles = _styles_of(level, makers)
    if colon and not styles:
        raise UnknownLevel(f"unknown style {quoted(style)}: expected {level} alone, which has no styles")
    if colon and style not in styles:
        raise UnknownLevel(f"unknown style {quoted(style)}: expected one of {', '.join(styles)} for {level}")


def _styles_of(level: str, makers: AgentMakers) -> tuple[str, ...]:
    """Return a level's styles; in a game without styles, the standard ones, which have no effect."""
    if any(":" in name for name in makers):
        prefix = f"{level}:"
        return tuple(name.removeprefix(prefix) for name in makers if name.startswith(prefix))
    return STYLES if level in [level.id for level in LEVELS[1:]] else ()


def make_bot(kit: AgentKit, spec: str, bot_time: float | None = None, bounds: Bounds = UNLIMITED) -> Bot:
    """Return a new bot for a spec; it has `bot_time` seconds for each answer. May raise UnknownLevel."""
    command = spec.removeprefix(BOT)
    if bot_time is None:
        return Bot(command, kit, bounds=bounds)
    start_limit = 2 * max(bot_time, TIME_LIMIT)
    return Bot(command, kit, time_limit=bot_time, start_limit=start_limit, bounds=bounds)
