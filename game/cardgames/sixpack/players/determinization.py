"""Random states that fit everything a seat knows, for searches.

The states are built from the view alone. Whatever it doesn't show is random: closed cards in other hands,
cards laid face down or chosen to be passed, leftover cards, and the random generator.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, islice
from math import comb
from random import Random

from msgspec.structs import replace

from game.cardgames.sixpack.players.rollout_board import MAX_LAYS, RolloutBoard
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.choices import ChooseCard, LayCard, Question, SixpackChoice, TurnStep
from game.cardgames.sixpack.rules.deck import Ids
from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.rules.view import SixpackState, SixpackView, all_seats_mask, unseen_cards

Chooser = Callable[[Board, Question, Random], SixpackChoice]
"""A function that answers a question on a board for the question's seat."""
Dealer = Callable[[SixpackView, Random], list[Ids]]
"""A function that returns each seat's cards in hand or laid, ascending; for the viewer, only its hand."""


def sample_state(
    view: SixpackView, chance: Random, chooser: Chooser, dealer: Dealer | None = None
) -> SixpackState:
    """Return a random state that the viewer's seat can't tell from the true one.

    `chooser` makes the other seats' secret choices; `dealer` deals the hidden cards, by default at random.
    All seats are assumed to know what the viewer's seat knows.
    """
    held = (dealer or deal_hands)(view, chance)
    board = RolloutBoard(_state_from_view(view, held, chance.getrandbits(64)))
    passing = any(question.kind == "pass" for question in view.questions)
    asked = {question.seat for question in view.questions}
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        if view.laid_counts[seat]:
            _lay_for_seat(view, board, seat, chance, chooser)
        if passing and seat not in asked and board.hands[seat]:
            legal = tuple(ChooseCard(card) for card in board.hands[seat])
            chosen = chooser(board, Question(TurnStep("pass", seat), legal), chance)
            assert isinstance(chosen, ChooseCard)
            board.passing[seat] = chosen.card
    board.questions = [_question_to_seat(view, board, question) for question in view.questions]
    return board.result().state


def deal_hands(view: SixpackView, chance: Random) -> list[Ids]:
    """Deal the hidden cards at random; return each seat's cards as described at `Dealer`."""
    # Glass cards are face up in every hand, so those that nobody has seen are leftover cards.
    unseen = [card for card in unseen_cards(view) if not view.cards[card].glass]
    chance.shuffle(unseen)
    held = [list(cards) for cards in view.known]
    for seat, cards in enumerate(held):
        # All laid cards other than the plays are Calculators.
        attached = view.laid_counts[seat] - _count_plays(view, seat)
        missing = attached - len(
            [card for card in cards if _is_calculator(view, card) and card not in view.open]
        )
        calculators = [card for card in unseen if _is_calculator(view, card)]
        if seat != view.seat and missing > 0:
            cards += calculators[:missing]
            unseen = [card for card in unseen if card not in cards]
    for seat, cards in enumerate(held):
        if seat != view.seat:
            count = view.hand_sizes[seat] + view.laid_counts[seat] - len(cards)
            cards += unseen[:count]
            del unseen[:count]
    return [view.hand if seat == view.seat else tuple(sorted(cards)) for seat, cards in enumerate(held)]


def _count_plays(view: SixpackView, seat: int) -> int:
    """Return how many cards a seat has laid, without attached Calculators: at most 1, or 2 with two seats."""
    count = view.laid_counts[seat]
    asked = any(question.seat == seat for question in view.questions)
    return min(count, 2 if view.seats == 2 and not asked else 1)


def _is_calculator(view: SixpackView, card: int) -> bool:
    return PACKS[view.cards[card].pack].adds_number


def _state_from_view(view: SixpackView, held: list[Ids], chance: int) -> SixpackState:
    """Return a state in which seats hold these cards, before the other seats lay and without questions."""
    knowers = [0] * len(view.cards)
    for seat, cards in enumerate(held):
        for card in cards:
            shared = card in view.open or card in view.known[seat]
            knowers[card] = all_seats_mask(view.seats) if shared else 1 << seat
    dealt = {card for cards in held for card in cards}
    nothing: tuple[tuple[LayCard, ...], ...] = ((),) * view.seats
    shown = tuple([card for card in view.hand if card in view.open])
    spectator = replace(
        view,
        seat=None,
        hand=(),
        known=tuple([shown if seat == view.seat else cards for seat, cards in enumerate(view.known)]),
        laid=(),
        passing=0,
        questions=tuple([question.seen_by(None) for question in view.questions]),
    )
    return SixpackState(
        packs=view.packs,
        chance=chance,
        hands=tuple(held),
        knowers=tuple(knowers),
        left=tuple([card for card in unseen_cards(view) if card not in dealt]),
        laid=tuple([view.laid if seat == view.seat else lays for seat, lays in enumerate(nothing)]),
        passing=tuple([view.passing if seat == view.seat else 0 for seat in range(view.seats)]),
        questions=(),
        public=spectator,
    )


def _lay_for_seat(view: SixpackView, board: Board, seat: int, chance: Random, chooser: Chooser) -> None:
    """Lay the number of cards that another seat has laid, including the open ones that everyone saw."""
    left = view.laid_counts[seat]
    for plays in range(_count_plays(view, seat), 0, -1):
        hand = [card for card in board.hands[seat] if card not in view.open]
        calculators = [card for card in hand if _is_calculator(view, card)]
        shown = [card for card in view.laid_open[seat] if card in hand]
        # All Calculators are laid with the first of two cards.
        count = left - plays
        if comb(len(calculators), count) * len(hand) > MAX_LAYS:
            # Too many combinations fit the seen cards: try a few at random.
            chance.shuffle(calculators)
        lays = (
            LayCard(card, attached)
            for attached in combinations(calculators, count)
            for card in hand
            if card not in attached
            if len([other for other in shown if other != card and other not in attached]) < plays
        )
        legal = tuple(sorted(islice(lays, MAX_LAYS), key=lambda lay: lay.card))
        choice = chooser(board, Question(TurnStep("lay", seat), legal), chance)
        assert isinstance(choice, LayCard)
        cards = (choice.card, *choice.calculators)
        board.hands[seat] = tuple(card for card in board.hands[seat] if card not in cards)
        board.laid[seat] += (choice,)
        left -= len(cards)


def _question_to_seat(view: SixpackView, board: Board, question: Question) -> Question:
    """Return a question with its seat's legal answers, which follow from the hand on the board."""
    hand = board.hands[question.seat]
    if question.seat == view.seat:
        return question
    if question.kind == "pass":
        return Question(question.step, tuple(ChooseCard(card) for card in hand))
    if question.kind == "lay":
        # If other seats choose later, the seats asked now are tied with their lowest open cards (§9.5).
        later = bool(view.agenda) and view.agenda[-1].kind == "choose"
        if later and len(view.questions) > 1 and not view.laid_counts[question.seat]:
            shown = {card: min(view.cards[card].numbers) for card in hand if card in view.open}
            hand = tuple(card for card, number in shown.items() if number == min(shown.values()))
        return Question(question.step, tuple(board.possible_lays(question.seat, hand)))
    return question
