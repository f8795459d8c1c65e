"""The awards that the player has won; earned looks are stored in a file of the same format."""

from __future__ import annotations

import msgspec

from game.storage.places import Word
from game.storage.rows import RowFiles


class WonAward(msgspec.Struct, frozen=True, kw_only=True):
    """A won award or an earned look. `when` is UTC, in ISO form."""

    award: Word
    when: Word


_FILES = RowFiles(WonAward, "the award")
add, load = _FILES.add, _FILES.load
