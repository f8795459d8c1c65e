"""All charms, from `assets/charms.toml`; their pictures are in `assets/art/charms/`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from game.arcade.run.charms import Charm
from game.storage.contents import read_contents


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    charms: tuple[Charm, ...]


CHARMS: Mapping[str, Charm] = {charm.id: charm for charm in read_contents("charms.toml", _File).charms}
"""All charms by their ids."""
FIRST_CHARMS = tuple(charm.id for charm in CHARMS.values() if not charm.lasting)
"""Those of the first format, for one use, in the order in which it draws them."""
