"""Several gamepads at one table: each belongs to the seat at whose curtain it was pressed first."""

from __future__ import annotations

from collections.abc import Collection, Mapping


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
