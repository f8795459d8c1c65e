"""A listener to an event: the views before and after it, and the verbosity."""

from __future__ import annotations

from typing import NamedTuple

from game.cardgames.sixpack.rules.choices import Play
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.names import play_name
from game.language.message import Text, message
from game.voice.narrator import Names, Verbosity
from game.voice.words import player_name


class Listener(NamedTuple):
    """A seat, or a spectator, to whom an event is narrated: its view before and after the event."""

    before: SixpackView
    after: SixpackView
    names: Names
    verbosity: Verbosity

    @property
    def is_normal(self) -> bool:
        return self.verbosity >= Verbosity.NORMAL

    @property
    def is_full(self) -> bool:
        return self.verbosity >= Verbosity.FULL

    def is_own(self, seat: int) -> bool:
        return seat == self.after.seat

    def player(self, seat: int) -> str:
        """Return `you` or the player's name, for a list."""
        return player_name(self.after, seat, self.names)

    def waiting_card(self, play: Play) -> Text:
        """Return a waiting card and its owner for a list, such as `your 4`."""
        card = play_name(self.after, play)
        if self.is_own(play.seat):
            return message("your {card}", card=card)
        return message("{name}’s {card}", name=self.names[play.seat], card=card)
