"""The state of a match of Sixpack: the public view, and the secrets."""

from __future__ import annotations

from msgspec import Struct

from game.cardgames.sixpack.rules.choices import LayCard, Question
from game.cardgames.sixpack.rules.deck import Ids
from game.cardgames.sixpack.rules.view import SixpackView


class SixpackState(Struct, frozen=True, gc=False):
    """The whole state of a match. Tuples by seat have an entry for every seat.

    Attributes:
        packs: the packs in the game, in every round; announced when a round begins.
        chance: the state of the random generator.
        hands: by seat, ascending by id, without the laid cards.
        knowers: by card, a bit for each seat that knows whose hand it is in (or was laid by). Meaningless for
            cards that are elsewhere.
        left: the cards left over by the deal, which no seat knows.
        laid: by seat, its cards laid face down this turn, in order.
        passing: by seat, the card that it has chosen to pass, 0 for none.
        questions: those of the public view, with their legal answers.
        public: the public state, as a spectator knows it.
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


def all_seats(seats: int) -> int:
    """Return the knowers of a card that all seats know."""
    return (1 << seats) - 1
