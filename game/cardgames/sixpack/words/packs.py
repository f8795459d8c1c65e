"""Texts of packs that the rules don't need, from `assets/packs.toml`."""

from __future__ import annotations

from msgspec import Struct

from game.language.message import Text
from game.storage.contents import read_contents


class _Pack(Struct, frozen=True, forbid_unknown_fields=True):
    detail: Text
    words: Text


_PACKS = read_contents("packs.toml", dict[str, _Pack])
DETAILS = {pack: texts.detail for pack, texts in _PACKS.items()}
"""The full description of each pack's effect."""
SHOUTS = {pack: texts.words for pack, texts in _PACKS.items()}
"""The exclamation shown when a pack's effect starts."""
