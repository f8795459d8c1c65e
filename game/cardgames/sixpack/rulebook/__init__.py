"""The in-game rules of Sixpack: what the files in `levels/rulebook/` can refer to."""

from __future__ import annotations

from game.cardgames.sixpack.rulebook.pictures import OneCard, SixpackGroups, position
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.texts import PACK_TEXTS
from game.cardgames.sixpack.words.choices import CHOICES
from game.cardgames.sixpack.words.names import pack_name
from game.tables.book.binder import Binder
from game.tables.book.groups import ArtPicture


def _pack_effect(pack: str) -> str:
    return PACK_TEXTS[pack].effect


def _pack_details(pack: str) -> str:
    return PACK_TEXTS[pack].detail


BINDER = Binder(
    SIXPACK,
    CHOICES,
    position,
    {"groups": SixpackGroups, "card": OneCard, "art": ArtPicture},
    {"pack_title": pack_name, "pack_effect": _pack_effect, "pack_details": _pack_details},
)
