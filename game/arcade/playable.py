"""The check that a level file's table can be played with its game, opponents and options."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from game.cardgames.registry import rules_of
from game.engine.contract import Setup
from game.engine.options import resolve
from game.storage.levels.faults import faults_raised, raise_faults


def check_playable(
    known: Collection[str], game: str, opponents: Sequence[str], options: Mapping[str, Any]
) -> None:
    """Raise a ValueError that names each unknown opponent and bad option if a table can't be played."""
    rules = rules_of(game)
    raise_faults(_faults(known, rules.options, opponents, options))
    rules.check(Setup(len(opponents) + 1, 0, resolve(rules.options, options)))


def _faults(
    known: Collection[str], declared: type[Struct], opponents: Sequence[str], options: Mapping[str, Any]
) -> Iterator[str]:
    for number, opponent in enumerate(opponents):
        if opponent not in known:
            yield f"opponents[{number}]: unknown opponent {opponent!r}: expected one of {', '.join(known)}"
    yield from faults_raised(*(partial(resolve, declared, {name: value}) for name, value in options.items()))
