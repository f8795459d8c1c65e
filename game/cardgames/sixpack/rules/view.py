"""A seat's view of a match of Sixpack, and the order of the waiting cards (RULES.md §4)."""

from __future__ import annotations

from msgspec import Struct

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.deck import Cards, Ids
from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.piles import Piles, Sight


class SixpackView(Struct, frozen=True, gc=False):
    """What `seat` knows (None: a spectator). Tuples by seat have an entry for every seat.

    Attributes:
        packs: the packs in the game; `cards` the faces of all cards of the round, by id (0 is a blank one).
        round, turn: from 1; 0 before the first. `first` is the turn's first seat.
        quiet: the turns in a row in which no card left the game, before this one began;
            `lost` says whether a card has left since.
        joined: the cards that were added to this turn after its reveal (§10.3).
        hand: own cards, ascending by id, without the laid cards; `hand_sizes` is public.
        known: by seat, the cards that the view's seat knows it to hold or to have laid; its own entry is
            empty.
        open: the cards that lie face up in hands, ascending.
        left: the number of cards that the deal left over, which no seat knows.
        laid: the cards that the view's seat laid face down this turn, as `LayCard`; `laid_counts` by seat the
            number of laid cards, Calculators included; `laid_open` by seat those of them that all saw go.
        waiting: the revealed cards not yet handled, as `Play`, in the order in which they entered the turn.
            The lowest is handled first (while reversed the highest), of equal ones the first in this list.
        piles: each from bottom to top; `out` the cards out of the game, in the order in which they left.
        reversed, disabled: the order and the effects for the card that is being handled, or will be handled
            next (§7, §13).
        passing: the view's seat's card that is chosen to be passed, 0 for none.
        questions: those that seats must answer now, as `Question`; only the view's seat's has legal answers.
        agenda: the steps to do once all are answered, as `TurnStep`, last first.
        totals: by seat, the points of the scored rounds; `ranking` the final ranks, empty until the match
            is over.
    """

    seat: int | None
    seats: int
    options: SixpackOptions
    packs: tuple[str, ...] = ()
    cards: Cards = ()
    round: int = 0
    turn: int = 0
    first: int = 0
    quiet: int = 0
    lost: bool = False
    joined: Ids = ()
    hand: Ids = ()
    hand_sizes: Ids = ()
    known: tuple[Ids, ...] = ()
    open: Ids = ()
    left: int = 0
    laid: tuple[ch.LayCard, ...] = ()
    laid_counts: Ids = ()
    laid_open: tuple[Ids, ...] = ()
    waiting: tuple[ch.Play, ...] = ()
    piles: Piles = ()
    out: Ids = ()
    reversed: bool = False
    disabled: bool = False
    passing: int = 0
    questions: tuple[ch.Question, ...] = ()
    agenda: tuple[ch.TurnStep, ...] = ()
    totals: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()

    @property
    def sight(self) -> Sight:
        """The piles with the order and effects by which they are read now."""
        return Sight(self.cards, PACKS, self.piles, self.reversed, self.disabled)

    @property
    def order(self) -> tuple[ch.Play, ...]:
        """The waiting cards in the order in which they will be handled, as things stand."""
        return in_order(self.waiting, self.cards, self.reversed, self.disabled)

    @property
    def question(self) -> ch.Question | None:
        return next((one for one in self.questions if one.seat == self.seat), None)


def unseen_cards(view: SixpackView) -> Ids:
    """Return the cards that may be in other hands or left over, as far as the view's seat knows."""
    seen = {*view.hand, *view.out, *(card for cards in (*view.piles, *view.known) for card in cards)}
    seen.update(card for lay in view.laid for card in (lay.card, *lay.calculators))
    seen.update(card for play in view.waiting for card in play.cards)
    return tuple(card for card in range(1, len(view.cards)) if card not in seen)


# -- the order of the waiting cards --------------------------------------------------------------------


def number_of(play: ch.Play, cards: Cards, disabled: bool) -> int:
    """Return a waiting card's number: its printed one while no card has an effect (§13.2)."""
    return cards[play.card].number if disabled else play.number


def in_order(waiting: tuple[ch.Play, ...], cards: Cards, turned: bool, disabled: bool) -> tuple[ch.Play, ...]:
    """Return the waiting cards in the order in which they will be handled (§4.5, §4.6)."""
    # Sorting keeps equal ones in their order, reversed or not; they wait in the same order.
    return tuple(sorted(waiting, key=lambda play: number_of(play, cards, disabled), reverse=turned))


def after_target(waiting: tuple[ch.Play, ...], copy: ch.Play) -> tuple[ch.Play, ...]:
    """Return the waiting cards with a copy right behind its target and that one's earlier copies (§20.2)."""
    place = 1 + max(place for place, one in enumerate(waiting) if copy.copied in (one.card, one.copied))
    return (*waiting[:place], copy, *waiting[place:])
