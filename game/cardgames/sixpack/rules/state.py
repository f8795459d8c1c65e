"""The state of a match of Sixpack: all that lies open, as a spectator knows it, and the secrets."""

from __future__ import annotations

from msgspec import Struct

from game.cardgames.sixpack.rules.choices import LayCard, Question
from game.cardgames.sixpack.rules.deck import Ids
from game.cardgames.sixpack.rules.view import SixpackView


class SixpackState(Struct, frozen=True, gc=False):
    """The whole state of a match. Tuples by seat have an entry for every seat.

    Attributes:
        packs: the packs in the game, in every round; told when a round begins.
        chance: the state of the generator.
        hands: by seat, ascending by id, without the cards that were laid.
        knowers: by card, the seats that know whose hand it is in (or was laid by): a bit for each. It says
            nothing about cards that are elsewhere.
        left: the cards left over by the deal, which no seat knows.
        laid: by seat, its cards laid face down this turn, in order.
        passing: by seat, the card that it has chosen to pass, 0 for none.
        questions: those of the open view, with their legal answers.
        public: all that lies open, as a spectator knows it.
    """

    packs: tuple[str, ...]
    chance: int
    hands: tuple[Ids, ...]
    knowers: Ids
    left: Ids
    laid: tuple[tuple[LayCard, ...], ...]
    passing: Ids
    questions: tuple[Question, ...]
    public: SixpackView


def everybody(seats: int) -> int:
    """The knowers of a card that all seats know."""
    return (1 << seats) - 1
