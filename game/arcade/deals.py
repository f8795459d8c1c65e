"""Deals that have a par: matches at ready-made tables with unchanged options."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from game.ai.levels import BOT_LEVEL, LEVELS, MIRROR_LEVEL, level_of
from game.arcade.result import uses_leads
from game.cardgames.registry import rules_of
from game.engine.journal import Header
from game.engine.options import resolve
from game.storage.levels.tables import ReadyTable

_SLOW_LEVELS = {LEVELS[-1].id, MIRROR_LEVEL.id}


def table_of(header: Header, tables: Iterable[ReadyTable]) -> ReadyTable | None:
    """Return the ready-made table of a match; None if there is none, or options or opponents were changed."""
    options = rules_of(header.game).options
    faces = tuple(player.face for player in header.players if not player.human)
    for table in tables:
        if (table.game, table.key, table.opponents) != (header.game, header.table, faces):
            continue
        if resolve(options, table.options) == resolve(options, header.options):
            return table
    return None


def are_ghosts_fast_enough(header: Header) -> bool:
    """Return whether ghosts are likely to finish before the player.

    They can't play with bots, whose choices aren't repeatable. Against Eiders and mirrors without a fixed
    number of rounds, all ghosts together may take longer than the player.
    """
    levels = {level_of(player.level).id for player in header.players if not player.human}
    if BOT_LEVEL.id in levels:
        return False
    return levels.isdisjoint(_SLOW_LEVELS) or hasattr(_options(header), "rounds")


def deal_of(header: Header) -> str:
    """Return a fingerprint made from a deal's game, table, options, seed, opponents and player's seat."""
    levels = [player.level for player in header.players]
    identity = [header.game, header.table, header.seed, msgspec.to_builtins(_options(header)), levels]
    if uses_leads(rules_of(header.game)):
        identity.append("lead")
    return hashlib.blake2b(msgspec.json.encode(identity, order="sorted"), digest_size=16).hexdigest()


def _options(header: Header) -> Any:
    return resolve(rules_of(header.game).options, header.options)
