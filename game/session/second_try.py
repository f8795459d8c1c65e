"""A second try at a decision of a match: the same position, and what another choice leads to."""

from __future__ import annotations

from typing import Any

from game.arcade.play_on import QUICK, play_on
from game.cardgames.registry import kit_of
from game.engine.contract import Choice
from game.engine.journal import Reading
from game.engine.match import Match


class SecondTry:
    """A copy of a match just before one of its choices; the match itself stays as it is.

    Attributes:
        match: the copy.
    """

    def __init__(self, reading: Reading, step: int, seat: int) -> None:
        """`step` is the number of choices before the one that `seat` made."""
        self._reading, self._seat = reading, seat
        self.match: Match = reading.match.at(step)
        # The choice is the first one of a round.
        self.match.deal_if_due()
        # Where several seats choose at the same time, the others choose what they chose then.
        for other in [other for other in self.match.pending if other != seat]:
            later = (one for one in reading.match.history[step:] if one.seat == other)
            if (chosen := next(later, None)) is not None:
                self.match.choose(other, chosen.choice)

    @property
    def view(self) -> Any:
        return self.match.view(self._seat)

    def choose(self, choice: Choice) -> None:
        """Make another choice, and play on to the seat's next decision by rules of thumb."""
        self.match.choose(self._seat, choice)
        play_on(kit_of(self._reading.header.game), self.match, self._seat, QUICK)
