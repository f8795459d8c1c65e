"""Players as a sentence names them: the listener is "you"."""

from __future__ import annotations

from typing import Protocol

from game.language.message import message, message_in
from game.voice.narrator import Names

YOU = message_in("in a list of players", "you")
"""The listener in a list of players."""


class HasSeat(Protocol):
    """The part of every game's view that tells who listens."""

    @property
    def seat(self) -> int | None:
        """The seat whose view it is; None is a spectator."""


def name_of(seat: int, names: Names) -> str:
    return names[seat] if names else message("player {number}", number=seat + 1)


def player(view: HasSeat, seat: int, names: Names) -> str:
    return YOU if seat == view.seat else name_of(seat, names)
