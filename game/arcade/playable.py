"""Whether a table of a level file can be played: its game, its opponents and its options."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game.cardgames.registry import rules_of
from game.engine.contract import Setup
from game.engine.options import resolve


def check_company(
    known: Collection[str], game: str, opponents: Sequence[str], options: Mapping[str, Any]
) -> None:
    """Whether a game can be played with these opponents, of those known by id, and these options.

    Raises:
        ValueError: if not; the text names the place and what was expected.
    """
    rules = rules_of(game)
    for number, one in enumerate(opponents):
        if one not in known:
            raise ValueError(
                f"opponents[{number}]: unknown opponent {one!r}: expected one of {', '.join(known)}"
            )
    rules.check(Setup(len(opponents) + 1, 0, resolve(rules.options, options)))
