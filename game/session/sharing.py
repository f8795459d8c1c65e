"""A table that several people share: one of them looks at the own cards, all watch together between."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Mapping

from game.session.session import Session
from game.voice.captions import Captions


class PadSeats:
    """Whose pad is whose, by numbers of seats and pads. A single pad goes from hand to hand.

    Keys and the mouse, whose number is 0, belong to all.
    """

    def __init__(self, pads: Mapping[int, int]) -> None:
        """`pads` are those that have a seat from the beginning, by seat."""
        self._pads = dict(pads)

    def pad_of(self, seat: int) -> int:
        """The number of a seat's pad; 0 if it has none."""
        return self._pads.get(seat, 0)

    def seat_of(self, pad: int) -> int | None:
        """The seat of a pad, if it has one."""
        return next((seat for seat, own in self._pads.items() if own == pad), None)

    def may(self, seat: int, pad: int, plugged: Collection[int]) -> bool:
        """Whether a press of a pad counts for a seat, while these pads are plugged in.

        A seat without a pad takes one that has no seat; if there is none, others lend theirs.
        """
        if not pad or len(plugged) < 2:
            return True
        own = self.pad_of(seat)
        if own in plugged:
            return pad == own
        free = [one for one in plugged if self.seat_of(one) is None]
        return not free or pad in free

    def take(self, seat: int, pad: int, plugged: Collection[int]) -> bool:
        """As `may`; one of several pads that counts for a seat, and has none, is the seat's from now on."""
        counts = self.may(seat, pad, plugged)
        if counts and pad and len(plugged) > 1 and self.seat_of(pad) is None:
            self._pads[seat] = pad
        return counts

    def forget(self, seat: int) -> None:
        """A seat has no pad any more."""
        self._pads.pop(seat, None)


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
        self._captions.begin_private()

    def part(self) -> None:
        """The person looks no more: nothing that was shown or said in confidence is left."""
        self._session.look(None)
        self._captions.end_private()
        self._hush()
