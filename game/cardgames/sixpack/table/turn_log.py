"""This turn as the table tells it: the fates of its cards."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from game.cardgames.sixpack.rules.choices import Play


class FateTone(StrEnum):
    """The tone in which the fate of a card is told."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


class Fate(Struct, frozen=True):
    """The fate of a played card, in a word or two."""

    play: Play
    words: str
    tone: FateTone = FateTone.PLAIN


class Log(Struct, frozen=True):
    """The fates of the turn's cards so far, in order; `last` are those of the turn before."""

    fates: tuple[Fate, ...] = ()
    last: tuple[Fate, ...] = ()

    def with_fate(self, play: Play, words: str, tone: FateTone = FateTone.PLAIN) -> Log:
        others = tuple(fate for fate in self.fates if fate.play.card != play.card)
        return Log((*others, Fate(play, words, tone)), self.last)

    def next_turn(self) -> Log:
        return Log((), self.fates)
