"""The listener to an event: the views before and after it, and how much is to be told."""

from __future__ import annotations

from typing import NamedTuple

from game.cardgames.sixpack.rules.choices import Play
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.names import play_name
from game.language.message import Text, message
from game.voice.narrator import Names, Verbosity
from game.voice.players import player


class Listener(NamedTuple):
    """A seat that hears of an event, or one who looks on.

    Attributes:
        before, after: the listener's views before the event and after it.
    """

    before: SixpackView
    after: SixpackView
    names: Names
    verbosity: Verbosity

    @property
    def normal(self) -> bool:
        """Whether more is told than who gets cards."""
        return self.verbosity >= Verbosity.NORMAL

    @property
    def full(self) -> bool:
        """Whether all is told."""
        return self.verbosity >= Verbosity.FULL

    def own(self, seat: int) -> bool:
        """Whether a seat is the listener's."""
        return seat == self.after.seat

    def player(self, seat: int) -> str:
        """`you`, or the player's name, in a list."""
        return player(self.after, seat, self.names)

    def waiting(self, play: Play) -> Text:
        """A waiting card and its owner, in a list: `your 4`."""
        card = play_name(self.after, play)
        if self.own(play.seat):
            return message("your {card}", card=card)
        return message("{name}’s {card}", name=self.names[play.seat], card=card)
