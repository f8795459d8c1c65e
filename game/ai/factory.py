"""Making agents: who plays a seat, from its spec."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from game.ai.agent import Agent, AgentMakers
from game.ai.bot import Bot
from game.ai.spec import BOT, UnknownLevel, parse_spec
from game.engine.reading import quoted


def make_agent(module: str, spec: str) -> Agent[Any]:
    """The agent of a spec, from the `AGENTS` of a game's `ai` module (by its dotted name).

    For a bot, the module also names the game's rules, as `GAME`. It plays one seat of one match, which its
    view names, and must be closed after that.

    Raises:
        UnknownLevel: if the module has no such agent, or a bot has no command.
    """
    if spec.startswith(BOT):
        return Bot(spec.removeprefix(BOT), module)
    makers: AgentMakers = import_module(module).AGENTS
    parsed = parse_spec(spec)
    # Opponents play every game: one that knows no styles at all has them play their level as it is.
    agent = parsed.agent if any(":" in name for name in makers) else parsed.level
    if agent not in makers:
        levels = [name for name in makers if ":" not in name]
        styled = next((f", or a style as in {name}" for name in makers if ":" in name), "")
        raise UnknownLevel(f"unknown level {quoted(agent)}: expected one of {', '.join(levels)}{styled}")
    return makers[agent]()
