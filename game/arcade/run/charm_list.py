"""All charms, from `assets/charms.toml`; their pictures are in `assets/art/charms/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from game.arcade.run.charms import Charm
from game.files import gate
from game.language.message import Text, message
from game.storage.places import ASSETS

_MOST_BYTES = 65_536


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    charms: tuple[Charm, ...]


def _text(_kind: type[Text], words: Any) -> Text:
    return message(str(words))


CHARMS: Mapping[str, Charm] = {
    charm.id: charm
    for charm in gate.from_toml(gate.content(ASSETS / "charms.toml", _MOST_BYTES), _File, _text).charms
}
"""All charms by their ids."""
FIRST_CHARMS = tuple(charm.id for charm in CHARMS.values() if not charm.lasting)
"""Those of the first format, for one use, in the order in which it draws them."""
