"""Everything about a match of Sixpack, as one immutable value."""

from __future__ import annotations

from msgspec import Struct

from game.cardgames.sixpack.rules.deck import Cards
from game.cardgames.sixpack.rules.events import LayCard, Play, Question, Step
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.pile_values import Piles

Ids = tuple[int, ...]


class SixpackState(Struct, frozen=True, gc=False):
    """Everything about a match. Tuples by seat have an entry for every seat.

    Attributes:
        packs: the packs in the game, in every round.
        chance: the state of the generator.
        round, turn: from 1; 0 before the first. `first` is the turn's first seat.
        quiet: the turns in a row in which no card left the game; `lost`: whether one has in this turn.
        joined: the cards that were added to this turn after its reveal (§10.3).
        cards: the faces of all cards of the round, by id.
        hands: by seat, ascending by id, without what was laid.
        open: the cards that lie open in hands, ascending.
        knowers: by card, who knows whose hand it is in (or was laid by): a bit for each seat, and one above
            them for what everybody knows. It says nothing about cards that are elsewhere.
        left: the cards left over by the deal, which nobody knows.
        laid: by seat, what it laid face down this turn, in order; `laid_open` those of these cards that lay
            open in its hand.
        waiting: the revealed cards not yet handled, in the order in which they entered the turn.
        piles: each from the bottom up. `out` are the cards out of the game, in the order in which they left.
        reversed, disabled: how things stood when they were last looked at.
        passing: by seat, the card that it has chosen to pass, 0 for none.
        questions: what seats are asked now; `agenda` is what is to be done once all are answered, last first.
        ranking: empty until the match is over.
    """

    options: SixpackOptions
    seats: int
    packs: tuple[str, ...]
    chance: int
    round: int
    turn: int
    first: int
    quiet: int
    lost: bool
    joined: Ids
    cards: Cards
    hands: tuple[Ids, ...]
    open: Ids
    knowers: Ids
    left: Ids
    laid: tuple[tuple[LayCard, ...], ...]
    laid_open: tuple[Ids, ...]
    waiting: tuple[Play, ...]
    piles: Piles
    out: Ids
    reversed: bool
    disabled: bool
    passing: Ids
    questions: tuple[Question, ...]
    agenda: tuple[Step, ...]
    totals: tuple[int, ...]
    ranking: tuple[int, ...]
