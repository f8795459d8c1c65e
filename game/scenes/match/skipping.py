"""Skipping to the end of a match, for players who are out."""

from __future__ import annotations

from msgspec.structs import replace

from game.session.session import Session
from game.tables.show import Show

_STATE_SECONDS = 0.4
"""The seconds between the states shown of a skipped match, so that the table doesn't flicker."""
_CHOICES_PER_FRAME = 12
"""The largest number of session updates per frame while a match is skipped."""


class Skipping:
    """The skipping of a match: while it's `on`, the match is played on without showing its events."""

    def __init__(self, session: Session, show: Show) -> None:
        self._session, self._show = session, show
        self.on = False
        self.announced = False
        self._unseen = 0.0

    @property
    def possible(self) -> bool:
        """Whether everybody who plays here is out, and the match goes on without them."""
        session, show = self._session, self._show
        seats = () if session.match.over and not show.busy else session.seats
        return bool(seats) and all(session.game.is_out(replace(show.table.view, seat=seat)) for seat in seats)

    def play_unseen(self, seconds: float) -> bool:
        """Play on, showing only the current state now and then; return True once the match has ended."""
        session, show = self._session, self._show
        for _ in range(_CHOICES_PER_FRAME):
            chosen = len(session.match.history)
            session.update(seconds, patient=False)
            session.deal()
            if len(session.match.history) == chosen:
                break
        while session.events:
            show.feed(session.events.popleft())
        self._unseen += seconds
        if not show.busy or (self._unseen < _STATE_SECONDS and not session.match.over):
            return False
        self._unseen = 0.0
        show.skip()
        show.table.show(session.view)
        self.on = self.on and not session.match.over
        return not self.on
