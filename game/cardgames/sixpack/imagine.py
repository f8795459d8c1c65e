"""A whole state out of what one seat knows: everything hidden dealt at random, as it may well be.

What searches needs states, and may only look at views; this is the way from the one to the other.
"""

from __future__ import annotations

import random

from msgspec.structs import replace

from game.cardgames.sixpack.board import Board, everybody
from game.cardgames.sixpack.deck import ordered
from game.cardgames.sixpack.events import LayCard, Question
from game.cardgames.sixpack.library import PACKS
from game.cardgames.sixpack.rules import LIBRARY
from game.cardgames.sixpack.state import Ids, SixpackState
from game.cardgames.sixpack.view import SixpackView, unseen_cards, without


def imagine(view: SixpackView, generator: random.Random) -> SixpackState:
    """A state that looks to the view's seat just like the true one.

    What others hold, have laid or are about to pass is any of what they may hold (§6.6). What they know is
    not the true state's: of each other's hands just what the view's seat knows, of its own what lies open.
    """
    unseen = list(unseen_cards(view))
    generator.shuffle(unseen)
    hands: list[Ids] = [()] * view.seats
    laid: list[tuple[LayCard, ...]] = [()] * view.seats
    # Who laid Calculators with a card needs them before others are dealt any.
    for seat in sorted(range(view.seats), key=lambda one: _lays(view, one) - view.laid_counts[one]):
        if seat == view.seat:
            hands[seat], laid[seat] = view.hand, view.laid
        else:
            held = _deal(view, seat, unseen)
            laid[seat] = _lay(view, seat, held, generator)
            gone = tuple(card for lay in laid[seat] for card in (lay.card, *lay.calculators))
            hands[seat] = without(held, gone)
    state = SixpackState(
        options=view.options,
        seats=view.seats,
        packs=view.packs,
        chance=generator.getrandbits(64),
        round=view.round,
        turn=view.turn,
        first=view.first,
        quiet=view.quiet,
        lost=view.lost,
        joined=view.joined,
        cards=view.cards,
        hands=tuple(hands),
        open=view.open,
        knowers=_knowers(view, hands, laid),
        left=tuple(sorted(unseen)),
        laid=tuple(laid),
        laid_open=view.laid_open,
        waiting=view.waiting,
        piles=view.piles,
        out=view.out,
        reversed=view.reversed,
        disabled=view.disabled,
        passing=_passing(view, hands, generator),
        questions=(),
        agenda=view.agenda,
        totals=view.totals,
        ranking=view.ranking,
    )
    return replace(state, questions=tuple(_asked(view, state, question) for question in view.questions))


def _lays(view: SixpackView, seat: int) -> int:
    """How many cards a seat has laid, Calculators that were laid with them not counted."""
    count = view.laid_counts[seat]
    asked = any(question.seat == seat for question in view.questions)
    return min(count, 2 if view.seats == 2 and not asked else 1)


def _lifts(view: SixpackView, card: int) -> bool:
    return PACKS[view.cards[card].pack].lifts


def _attached(view: SixpackView, seat: int) -> int:
    """How many of the closed cards that a seat laid must be Calculators."""
    shown = sum(_lifts(view, card) for card in view.laid_open[seat])
    return max(0, view.laid_counts[seat] - _lays(view, seat) - shown)


def _deal(view: SixpackView, seat: int, unseen: list[int]) -> Ids:
    """What a seat may hold or have laid: what is known of it, and any of the unseen cards, which it gets."""
    held = list(view.known[seat])
    closed = [card for card in held if card not in view.open and card not in view.laid_open[seat]]
    needed = _attached(view, seat) - sum(_lifts(view, card) for card in closed)
    missing = view.hand_sizes[seat] + view.laid_counts[seat] - len(held)
    # A card of glass that nobody has seen was left over by the deal.
    free = [card for card in unseen if not view.cards[card].glass]
    lifts = [card for card in free if _lifts(view, card)][: max(0, needed)]
    dealt = [*lifts, *(card for card in free if card not in lifts)][:missing]
    for card in dealt:
        unseen.remove(card)
    return tuple(sorted([*held, *dealt]))


def _lay(view: SixpackView, seat: int, held: Ids, generator: random.Random) -> tuple[LayCard, ...]:
    """What a seat may have laid of its cards."""
    shown = view.laid_open[seat]
    closed = [card for card in held if card not in view.open and card not in shown]
    generator.shuffle(closed)
    lifts = [card for card in closed if _lifts(view, card)][: _attached(view, seat)]
    others = [card for card in closed if card not in lifts]
    laid = [*shown, *lifts, *others[: view.laid_counts[seat] - len(shown) - len(lifts)]]
    # The sort keeps the shuffled order: first what cannot be attached to anything.
    laid.sort(key=lambda card: _lifts(view, card))
    chosen = laid[: _lays(view, seat)]
    attached: dict[int, list[int]] = {card: [] for card in chosen}
    for card in laid[len(chosen) :]:
        attached[generator.choice(chosen)].append(card)
    generator.shuffle(chosen)
    return tuple(LayCard(card, ordered(view.cards, attached[card])) for card in chosen)


def _passing(view: SixpackView, hands: list[Ids], generator: random.Random) -> Ids:
    """The cards that seats may have chosen to pass, if that is what is being asked."""
    asked = {question.seat for question in view.questions if question.kind == "pass"}
    return tuple(
        view.passing
        if seat == view.seat
        else generator.choice(hand)
        if asked and hand and seat not in asked
        else 0
        for seat, hand in enumerate(hands)
    )


def _knowers(view: SixpackView, hands: list[Ids], laid: list[tuple[LayCard, ...]]) -> Ids:
    knowers = [0] * len(view.cards)
    for seat, (hand, lays) in enumerate(zip(hands, laid, strict=True)):
        known = {*view.open, *view.known[seat]}
        for card in (*hand, *(card for lay in lays for card in (lay.card, *lay.calculators))):
            knowers[card] = everybody(view.seats) if card in known else 1 << seat
    return tuple(knowers)


def _asked(view: SixpackView, state: SixpackState, question: Question) -> Question:
    """A question with the legal answers of the seat that is asked, which others do not see."""
    if question.seat == view.seat:
        return question
    board = Board(state, LIBRARY)
    LIBRARY.routines[question.kind].act(board, question.step)
    return board.questions[-1]
