"""A table that several people share: one of them looks at the own cards, all watch together between."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping

from game.session.pad_seats import PadSeats
from game.session.session import Session
from game.voice.captions import Captions

_TOLD = 4
"""So many of the last words are told again to the person who is to look."""


class Sharing:
    """The words of a shared match, and who looks: what is secret stays with the person who looks.

    Attributes:
        pads: whose gamepad is whose.
    """

    def __init__(
        self,
        session: Session,
        captions: Captions,
        hush: Callable[[], None],
        pads: Mapping[int, int],
    ) -> None:
        """`hush` forgets all that waits to be spoken; `pads` are those that have joined already, by seat."""
        self.pads = PadSeats(pads)
        self._session, self._captions, self._hush = session, captions, hush
        self._since: dict[int, deque[str]] = {seat: deque(maxlen=_TOLD) for seat in session.seats}

    def hear(self, words: str) -> None:
        """Words that all have heard: they are told again to each person who looks next."""
        if self._session.own_seat is None:
            for said in self._since.values():
                said.append(words)

    def news(self, seat: int) -> tuple[str, ...]:
        """The last of the words that were told to all since a person has looked, oldest first."""
        return tuple(self._since[seat])

    def look(self, seat: int) -> None:
        """Let a person look: all that is said from now on is for that person alone."""
        self._since[seat].clear()
        self._session.look(seat)
        self._captions.confide()

    def part(self) -> None:
        """The person looks no more: nothing that was shown or said in confidence is left."""
        self._session.look(None)
        self._captions.part()
        self._hush()
