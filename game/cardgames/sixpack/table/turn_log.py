"""This turn as the table tells it: cards laid with their players, their fates, and the cards that wait."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from game.cardgames.sixpack.rules.events import Play
from game.cardgames.sixpack.rules.view import SixpackView


class Tone(StrEnum):
    """The tone in which the fate of a card is told."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


class Fate(Struct, frozen=True):
    """The fate of a played card, in a word or two."""

    play: Play
    words: str
    tone: Tone = Tone.PLAIN


class Log(Struct, frozen=True):
    """The turn so far: the fates of its cards in order, and by seat those of the turn before."""

    fates: tuple[Fate, ...] = ()
    last: tuple[str, ...] = ()

    def with_fate(self, play: Play, words: str, tone: Tone = Tone.PLAIN) -> Log:
        """The log once more has become of a card; a card's newest fate counts."""
        others = tuple(fate for fate in self.fates if fate.play.card != play.card)
        return Log((*others, Fate(play, words, tone)), self.last)

    def next_turn(self, seats: int) -> Log:
        """The log of a new turn."""
        told = [[fate.words for fate in self.fates if fate.play.seat == seat] for seat in range(seats)]
        return Log((), tuple(", ".join(words) for words in told))


class Row(Struct, frozen=True):
    """An entry of the lane: a card that waits, a card that has had its fate, or a seat that chooses."""

    seat: int
    play: Play | None = None
    fate: Fate | None = None


def rows(view: SixpackView, log: Log) -> tuple[Row, ...]:
    """The entries of the lane: the seats while they choose, else the turn's cards in order."""
    if choosing(view, log):
        order = ((view.first + step) % view.seats for step in range(view.seats))
        return tuple(Row(seat) for seat in order)
    handled = tuple(Row(fate.play.seat, fate.play, fate) for fate in log.fates)
    return handled + tuple(Row(play.seat, play) for play in view.order)


def choosing(view: SixpackView, log: Log) -> bool:
    """Whether cards are being laid for this turn."""
    return not view.waiting and not log.fates


def row_of(view: SixpackView, log: Log, card: int) -> int | None:
    """The place of a turn's card in the lane; None if it is not there."""
    for place, row in enumerate(rows(view, log)):
        if row.play is not None and row.play.card == card:
            return place
    return None
