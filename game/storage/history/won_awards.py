"""The awards that the player has won; earned looks are stored in a file of the same format."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from game.storage.rows import RowFiles

Word = Annotated[str, Meta(max_length=40)]


class WonAward(msgspec.Struct, frozen=True, kw_only=True):
    """A won award or an earned look. `when` is UTC, in ISO form."""

    award: Word
    when: Word


_FILES = RowFiles(WonAward, "the award")
add, load = _FILES.add, _FILES.load
