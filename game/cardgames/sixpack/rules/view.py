"""A seat's view of a match of Sixpack, changes shared by several events, and the whole state."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.sixpack.rules.choices import LayCard, Pass, Play, Question, TurnStep
from game.cardgames.sixpack.rules.deck import Cards, Ids
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.piles import Piles, Tableau
from game.engine.fold import add_at, replace_at


class SixpackView(Struct, frozen=True, gc=False):
    """What `seat` knows; None is a spectator. Tuples by seat have an entry for every seat.

    Attributes:
        packs: the packs in the game.
        cards: the faces of all cards of the round, by id; 0 is an unknown card.
        round, turn: from 1; 0 before the first.
        first: the turn's first seat.
        quiet: the consecutive turns before this one in which no card left the game.
        lost: whether a card has left the game in this turn.
        joined: the cards that were added to this turn after its reveal (§10.3).
        hand: the seat's own cards, ascending by id, without the laid cards.
        hand_sizes: by seat, the number of cards in hand.
        known: by seat, the cards that the view's seat knows it to hold or to have laid; its own entry is
            empty.
        open: the cards that are face up in hands, ascending.
        left: the number of leftover cards, which no seat knows.
        laid: the cards that the view's seat has laid face down this turn, as `LayCard`.
        laid_counts: by seat, the number of laid cards, including Calculators.
        laid_open: by seat, the laid cards that everyone saw leave the hand.
        waiting: the revealed cards that aren't handled yet, as `Play`, in the order of entering the turn. The
            lowest is handled first (while reversed, the highest); of equal ones, the first in this list.
        piles: each from bottom to top.
        out: the cards out of the game, in the order of leaving.
        reversed: whether the order is reversed for the current or next card (§7).
        disabled: whether effects are switched off for the current or next card (§13).
        passing: the card that the view's seat has chosen to pass; 0 if there is none.
        questions: the questions that seats must answer now, as `Question`; only the view's own has legal
            answers.
        agenda: the steps to do once all questions are answered, as `TurnStep`, last first.
        totals: by seat, the points of the scored rounds.
        ranking: by seat, its final rank; empty until the match is over.
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
    laid: tuple[LayCard, ...] = ()
    laid_counts: Ids = ()
    laid_open: tuple[Ids, ...] = ()
    waiting: tuple[Play, ...] = ()
    piles: Piles = ()
    out: Ids = ()
    reversed: bool = False
    disabled: bool = False
    passing: int = 0
    questions: tuple[Question, ...] = ()
    agenda: tuple[TurnStep, ...] = ()
    totals: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()

    @property
    def tableau(self) -> Tableau:
        """The piles with the order and effects by which they are read now."""
        return Tableau(self.cards, self.piles, self.reversed, self.disabled)

    @property
    def order(self) -> tuple[Play, ...]:
        """The waiting cards in the order in which they will be handled (§4.5, §4.6)."""
        # Sorting is stable, so plays with equal numbers keep their order, reversed or not.
        return tuple(sorted(self.waiting, key=self.number_of, reverse=self.reversed))

    @property
    def waiting_by_card(self) -> dict[int, Play]:
        return {play.card: play for play in self.waiting}

    def number_of(self, play: Play) -> int:
        """Return a waiting card's number; while no card has an effect, the printed one (§13.2)."""
        return self.cards[play.card].number if self.disabled else play.number

    @property
    def question(self) -> Question | None:
        return next((question for question in self.questions if question.seat == self.seat), None)

    @property
    def question_kind(self) -> str:
        """The kind of the viewer's question; empty if there is none."""
        return "" if self.question is None else self.question.kind


def unseen_cards(view: SixpackView) -> Ids:
    """Return the cards that may be in other hands or left over, as far as the viewer's seat knows."""
    seen = {*view.hand, *view.out, *(card for cards in (*view.piles, *view.known) for card in cards)}
    seen.update(card for lay in view.laid for card in (lay.card, *lay.calculators))
    seen.update(card for play in view.waiting for card in play.cards)
    return tuple(card for card in range(1, len(view.cards)) if card not in seen)


# -- changes that several events share ------------------------------------------------------------------


def insert_copy(waiting: tuple[Play, ...], copy: Play) -> tuple[Play, ...]:
    """Return the waiting cards with a copy inserted after its target and earlier copies of it (§20.2)."""
    place = 1 + max(place for place, play in enumerate(waiting) if copy.copied in (play.card, play.copied))
    return (*waiting[:place], copy, *waiting[place:])


def without_cards(ids: Ids, gone: Ids) -> Ids:
    return tuple([card for card in ids if card not in gone])


def waiting_without(view: SixpackView, cards: Ids) -> tuple[Play, ...]:
    return tuple([play for play in view.waiting if play.card not in cards])


def with_cards_out(view: SixpackView, cards: Ids) -> SixpackView:
    return replace(view, out=view.out + cards, lost=True) if cards else view


def with_card_landed(view: SixpackView, card: int, pile: int, cards: Ids) -> SixpackView:
    """Return the view after a waiting card has landed on a pile, whose cards are now `cards`."""
    return replace(view, waiting=waiting_without(view, (card,)), piles=replace_at(view.piles, pile, cards))


def questions_without(view: SixpackView, seat: int) -> tuple[Question, ...]:
    return tuple([question for question in view.questions if question.seat != seat])


def with_known_cards(view: SixpackView, seat: int, cards: Ids) -> tuple[Ids, ...]:
    """Return `view.known` after the view's seat learns that `seat` holds these cards."""
    return replace_at(view.known, seat, tuple(sorted({*view.known[seat], *cards})))


def with_cards_in_hand(view: SixpackView, seat: int, cards: Ids) -> SixpackView:
    """Return the view after a hand has received cards that everyone sees."""
    own = seat == view.seat
    shown = [card for card in cards if view.cards[card].glass]
    return replace(
        view,
        hand=tuple(sorted(view.hand + cards)) if own else view.hand,
        hand_sizes=add_at(view.hand_sizes, seat, len(cards)),
        known=view.known if own else with_known_cards(view, seat, cards),
        open=tuple(sorted((*view.open, *shown))) if shown else view.open,
    )


def without_hand_cards(view: SixpackView, seat: int, cards: Ids) -> SixpackView:
    return replace(
        view,
        hand=without_cards(view.hand, cards),
        hand_sizes=add_at(view.hand_sizes, seat, -len(cards)),
        known=replace_at(view.known, seat, without_cards(view.known[seat], cards)),
        open=without_cards(view.open, cards),
    )


def with_cards_passed(view: SixpackView, passes: tuple[Pass, ...]) -> SixpackView:
    """Return the view after cards were passed between hands simultaneously.

    A listener that doesn't see a passed card loses track of the giver's hidden cards (§6.6).
    """
    sizes, known, hand = list(view.hand_sizes), [set(cards) for cards in view.known], set(view.hand)
    seen = [move.seen_by(view.seat) for move in passes]
    for move in seen:
        sizes[move.giver] -= 1
        sizes[move.receiver] += 1
        if move.giver == view.seat:
            hand.discard(move.card)
        elif move.card:
            known[move.giver].discard(move.card)
        else:
            known[move.giver].intersection_update(view.open)
    for move in seen:
        if move.receiver == view.seat:
            hand.add(move.card)
        elif move.card:
            known[move.receiver].add(move.card)
    return replace(
        view,
        hand=tuple(sorted(hand)),
        hand_sizes=tuple(sizes),
        known=tuple([tuple(sorted(cards)) for cards in known]),
    )


class SixpackState(Struct, frozen=True, gc=False):
    """The whole state of a match. Tuples by seat have an entry for every seat.

    Attributes:
        packs: the packs in every round of the match.
        chance: the state of the random generator.
        hands: by seat, ascending by id, without the laid cards.
        knowers: by card, a bit for each seat that knows whose hand it is in or who laid it. Meaningless for
            cards elsewhere.
        left: the leftover cards, which no seat knows.
        laid: by seat, the cards laid face down this turn, in order.
        passing: by seat, the card that it has chosen to pass; 0 if there is none.
        questions: the questions of the public view, with their legal answers.
        public: what a spectator sees.
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


def all_seats_mask(seats: int) -> int:
    """Return the bit mask of all seats, for a card that all seats know."""
    return (1 << seats) - 1
