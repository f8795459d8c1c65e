"""The texts of the packs, from `assets/packs.toml`."""

from __future__ import annotations

from msgspec import Struct

from game.language.message import Text
from game.storage.contents import read_contents


class PackText(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack's title, its effect in one line and in full, and the exclamation when it starts."""

    title: Text
    effect: Text
    detail: Text
    words: Text


PACK_TEXTS = read_contents("packs.toml", dict[str, PackText])
"""The texts of each pack, by its id."""
