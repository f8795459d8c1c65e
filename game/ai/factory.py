"""The factory that creates agents from specs."""

from __future__ import annotations

from typing import Any

from game.ai.agent import Agent, AgentKit, AgentMakers
from game.ai.bots.bot import TIME_LIMIT, Bot
from game.ai.bots.bounds import UNLIMITED, Bounds
from game.ai.levels import LEVELS, STYLES
from game.ai.mirror import Mirror
from game.ai.spec import BOT, HIGHEST_MIRROR, LOWEST_MIRROR, MIRROR, UnknownLevel, parse_spec
from game.engine.parsing import quoted

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
