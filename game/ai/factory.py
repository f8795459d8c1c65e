"""Making agents: the player of a seat, from its spec."""

from __future__ import annotations

from typing import Any

from game.ai.agent import Agent, AgentKit
from game.ai.bots.bot import TIME_LIMIT, Bot
from game.ai.bots.bounds import NONE, Bounds
from game.ai.mirror import Mirror
from game.ai.spec import BOT, HIGHEST_MIRROR, LOWEST_MIRROR, MIRROR, UnknownLevel, parse_spec
from game.engine.reading import quoted

_MIDDLE = (LOWEST_MIRROR + HIGHEST_MIRROR) // 2
"""The strength of a mirror whose spec does not say."""


def make_agent(
    kit: AgentKit, spec: str, *, bot_time: float | None = None, bounds: Bounds = NONE
) -> Agent[Any]:
    """The agent of a spec, for a game; a bot has `bot_time` seconds for an answer (None: the usual time).

    A bot plays one seat of one match, which its view names, within the bounds, and must be closed after that.

    Raises:
        UnknownLevel: if the game has no such agent, or a bot has no command.
    """
    if spec.startswith(BOT):
        return make_bot(kit, spec, bot_time, bounds)
    makers = kit.agents()
    parsed = parse_spec(spec)
    if parsed.agent == MIRROR:
        return Mirror(makers, _MIDDLE if parsed.samples is None else parsed.samples)
    # Opponents play every game: one that knows no styles at all has them play their level as it is.
    agent = parsed.agent if any(":" in name for name in makers) else parsed.level
    if agent not in makers:
        levels = [name for name in makers if ":" not in name]
        styled = next((f", or a style as in {name}" for name in makers if ":" in name), "")
        raise UnknownLevel(f"unknown level {quoted(agent)}: expected one of {', '.join(levels)}{styled}")
    return makers[agent]()


def make_bot(kit: AgentKit, spec: str, bot_time: float | None = None, bounds: Bounds = NONE) -> Bot:
    """The bot of a spec, with so many seconds for an answer (None: the usual time), within the bounds.

    Raises:
        UnknownLevel: if it has no command.
    """
    command = spec.removeprefix(BOT)
    if bot_time is None:
        return Bot(command, kit, bounds=bounds)
    start_limit = 2 * max(bot_time, TIME_LIMIT)
    return Bot(command, kit, time_limit=bot_time, start_limit=start_limit, bounds=bounds)
