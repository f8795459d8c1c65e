"""A table that several people share: they look at their own cards in turn, and watch together otherwise."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Mapping

from game.session.session import Session
from game.voice.captions import Captions


class PadSeats:
    """Which seat each gamepad belongs to; a single pad is passed on, keys and mouse (0) are shared."""

    def __init__(self, pads: Mapping[int, int]) -> None:
        """`pads` are those with a seat from the beginning, by seat."""
        self._pads = dict(pads)

    def pad_of(self, seat: int) -> int:
        return self._pads.get(seat, 0)

    def seat_of(self, pad: int) -> int | None:
        return next((seat for seat, own in self._pads.items() if own == pad), None)

    def may(self, seat: int, pad: int, plugged: Collection[int]) -> bool:
        """Return whether a pad's press counts for a seat: its own, else one without a seat, else any."""
        if not pad or len(plugged) < 2:
            return True
        own = self.pad_of(seat)
        if own in plugged:
            return pad == own
        free = [one for one in plugged if self.seat_of(one) is None]
        return not free or pad in free

    def take(self, seat: int, pad: int, plugged: Collection[int]) -> bool:
        """Return whether a press counts for a seat, as in `may`; claim a pad without a seat for it."""
        counts = self.may(seat, pad, plugged)
        if counts and pad and len(plugged) > 1 and self.seat_of(pad) is None:
            self._pads[seat] = pad
        return counts

    def forget(self, seat: int) -> None:
        self._pads.pop(seat, None)


_REPEATED = 4
"""The number of last words repeated to the person who looks next."""


class Sharing:
    """Who looks at a shared match, and its words: what is secret stays with the person who looks."""

    def __init__(
        self,
        session: Session,
        captions: Captions,
        hush: Callable[[], None],
        pads: Mapping[int, int],
    ) -> None:
        """`hush` clears the speech queue; `pads` are those that have joined already, by seat."""
        self.pads = PadSeats(pads)
        self._session, self._captions, self._hush = session, captions, hush
        self._since: dict[int, deque[str]] = {seat: deque(maxlen=_REPEATED) for seat in session.here}

    def remember(self, words: str) -> None:
        """Keep words that everybody has heard for those who look later."""
        if self._session.own_seat is None:
            for said in self._since.values():
                said.append(words)

    def news(self, seat: int) -> tuple[str, ...]:
        """Return the last words for everybody since a person has looked, oldest first."""
        return tuple(self._since[seat])

    def look(self, seat: int) -> None:
        """Let a person look: what is said from now on is for that person alone."""
        self._since[seat].clear()
        self._session.look(seat)
        self._captions.begin_private()

    def part(self) -> None:
        """End the person's look, and forget what was shown or said in confidence."""
        self._session.look(None)
        self._captions.end_private()
        self._hush()
