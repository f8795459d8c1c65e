"""Several people at one screen, who take turns to look at their own cards."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Mapping

from game.session.session import Session
from game.voice.captions import Captions


class PadSeats:
    """The gamepad of each seat. A single gamepad is shared by everyone, as are keys and mouse (pad 0)."""

    def __init__(self, pads: Mapping[int, int]) -> None:
        """Start with the gamepads of the seats that already have one."""
        self._pads = dict(pads)

    def pad_of(self, seat: int) -> int:
        return self._pads.get(seat, 0)

    def seat_of(self, pad: int) -> int | None:
        return next((seat for seat, assigned in self._pads.items() if assigned == pad), None)

    def allows(self, seat: int, pad: int, plugged: Collection[int]) -> bool:
        """Return whether a pad's press counts for a seat, given the pads that are plugged in.

        Only the seat's own pad counts; without that, any unassigned pad; without those, any pad.
        """
        if not pad or len(plugged) < 2:
            return True
        assigned = self.pad_of(seat)
        if assigned in plugged:
            return pad == assigned
        free = [other for other in plugged if self.seat_of(other) is None]
        return not free or pad in free

    def claim(self, seat: int, pad: int, plugged: Collection[int]) -> bool:
        """Return whether a press counts for a seat (see `allows`); if so, give it the pad if that's free."""
        counts = self.allows(seat, pad, plugged)
        if counts and pad and len(plugged) > 1 and self.seat_of(pad) is None:
            self._pads[seat] = pad
        return counts

    def release(self, seat: int) -> None:
        self._pads.pop(seat, None)


_REPEATED = 4
"""How many of the last captions are repeated to the person who looks next."""


class Sharing:
    """A shared screen that switches from person to person, and keeps each person's captions private."""

    def __init__(
        self,
        session: Session,
        captions: Captions,
        clear_speech: Callable[[], None],
        pads: Mapping[int, int],
    ) -> None:
        """Start between turns; `clear_speech` empties the queue, and `pads` has the gamepads by seat."""
        self.pads = PadSeats(pads)
        self._session, self._captions, self._clear_speech = session, captions, clear_speech
        self._missed: dict[int, deque[str]] = {seat: deque(maxlen=_REPEATED) for seat in session.local_seats}

    def remember_caption(self, words: str) -> None:
        """Keep a caption to repeat it to people who look later, unless somebody is looking at a hand now."""
        if self._session.own_seat is None:
            for said in self._missed.values():
                said.append(words)

    def missed_captions(self, seat: int) -> tuple[str, ...]:
        """Return the last few public captions since this seat last looked, oldest first."""
        return tuple(self._missed[seat])

    def start_look(self, seat: int) -> None:
        """Show a seat's hand; captions are private from now on."""
        self._missed[seat].clear()
        self._session.show_seat(seat)
        self._captions.begin_private()

    def end_look(self) -> None:
        """Return to the spectators' view, and drop the private captions and the speech queue."""
        self._session.show_seat(None)
        self._captions.end_private()
        self._clear_speech()
