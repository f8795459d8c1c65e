"""Quick heuristic answers to every question, for seats in a search.

An answer takes a few microseconds. It uses the seat's hand and open cards, never other hands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, NamedTuple

from game.cardgames.sixpack.players.gains import LandingGains
from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.deck import Card, Cards
from game.cardgames.sixpack.rules.packs import NEUTRAL
from game.cardgames.sixpack.rules.piles import HIGHEST, LOWEST, Tableau

_PACKS_WITH_LANDING_RULE = frozenset({"takeback"})
"""The packs whose cards have a landing rule of their own."""
_TEMPERATURE = 0.3
"""The softmax temperature of laying a card, in points."""
_REMAINING_GAIN = 0.6
"""The share of a card's current gain that is expected to remain when the card lands."""
_EXTREME_BONUS = 0.3
"""The additional value of a 1 or 6 in hand, in points."""
_SPECIAL_BONUS = 0.1
"""The additional value of a card with an effect in hand, in points."""
_STOLEN_CARD = 1.7
"""The value of a closed card from another hand, in points."""


def random_choice(board: Board, question: ch.Question, chance: Random) -> ch.SixpackChoice:
    return question.legal[int(chance.random() * len(question.legal))]


def softmax_choice(
    legal: Sequence[ch.SixpackChoice], values: Sequence[float], temperature: float, chance: Random
) -> ch.SixpackChoice:
    """Return a random answer, drawn by a softmax over the values at a `temperature`."""
    best = max(values)
    weights = [exp((value - best) / temperature) for value in values]
    mark = chance.random() * sum(weights)
    for choice, weight in zip(legal, weights, strict=True):
        mark -= weight
        if mark <= 0:
            return choice
    return legal[-1]


def card_value(face: Card) -> float:
    """Return the value of a card in hand: its points, plus a little for an extreme number or an effect."""
    value = 1.0 + face.hand
    if face.number in (LOWEST, HIGHEST):
        value += _EXTREME_BONUS
    if face.pack != NEUTRAL:
        value += _SPECIAL_BONUS
    return value


class LayFacts(NamedTuple):
    """Facts about a lay, which is a hand card with any attached Calculators.

    Attributes:
        hand_value: the value in hand of the card and its Calculators.
        pack: the pack that determines where it lands.
        numbers: the numbers that it may count as.
    """

    hand_value: float
    pack: str
    numbers: tuple[int, ...]


class Heuristics:
    """A chooser that answers questions by heuristics, for any seat.

    It caches the gains of landings and the cards' values, so use an instance for a single decision.
    """

    def __init__(self) -> None:
        self._gains_by_piles: dict[Any, LandingGains] = {}
        self._values: tuple[float, ...] = ()
        self._facts: dict[tuple[bool, bool], dict[ch.SixpackChoice, LayFacts]] = {}

    def __call__(self, board: Board, question: ch.Question, chance: Random) -> ch.SixpackChoice:
        """Return a random legal answer, drawn by a softmax over the heuristic values."""
        legal = question.legal
        if len(legal) == 1:
            return legal[0]
        return softmax_choice(legal, self.values(board, question), _TEMPERATURE, chance)

    def values(self, board: Board, question: ch.Question) -> list[float]:
        """Return the heuristic value of each answer, in points; only differences matter."""
        return _VALUES[question.kind](self, board, question)

    def value_of(self, board: Board, card: int) -> float:
        return self._all_values(board.public.cards)[card]

    def total_value(self, board: Board, cards: Iterable[int]) -> float:
        values = self._all_values(board.public.cards)
        return sum([values[card] for card in cards])

    def _all_values(self, cards: Cards) -> tuple[float, ...]:
        """Return the value of each card by id; cached, because no face changes during a decision."""
        if not self._values:
            self._values = tuple([card_value(face) for face in cards])
        return self._values

    def facts_of(self, tableau: Tableau, lays: Iterable[ch.SixpackChoice]) -> list[LayFacts]:
        """Return the facts about each of these lays; cached, because the same lays recur."""
        cached = self._facts.setdefault((tableau.reversed, tableau.disabled), {})
        result = []
        for lay in lays:
            facts = cached.get(lay)
            if facts is None:
                assert isinstance(lay, ch.LayCard)
                values, pack = self._all_values(tableau.cards), tableau.cards[lay.card].pack
                hand_value = sum([values[card] for card in (lay.card, *lay.calculators)])
                lands_as = pack if pack in _PACKS_WITH_LANDING_RULE else NEUTRAL
                facts = cached[lay] = LayFacts(hand_value, lands_as, tableau.lay_numbers(lay))
            result.append(facts)
        return result

    def landing_gains(self, board: Board) -> LandingGains:
        piles = board.public.piles
        key = (piles, board.public.reversed, board.public.disabled)
        gains = self._gains_by_piles.get(key)
        if gains is None:
            gains = self._gains_by_piles[key] = LandingGains(board.tableau)
        return gains

    # -- the values of the answers, by the kind of question --------------------------------------------------

    def _value_lays(self, board: Board, question: ch.Question) -> list[float]:
        """Return each lay's value; a laid card counts as lost unless it returns to hand or claims a pile."""
        gains = self.landing_gains(board)
        return [
            _REMAINING_GAIN * max([gains.best_gain(number, pack, hand_value) for number in numbers])
            - hand_value
            for hand_value, pack, numbers in self.facts_of(gains.tableau, question.legal)
        ]

    def _value_joins(self, board: Board, question: ch.Question) -> list[float]:
        """Return the value of adding each card to the turn, as for lays; a sure duplicate is lost."""
        gains, values = self.landing_gains(board), self._value_lays(board, question)
        waiting = {board.public.number_of(play) for play in board.public.waiting}
        for place, facts in enumerate(self.facts_of(gains.tableau, question.legal)):
            if waiting.issuperset(facts.numbers):
                values[place] = -facts.hand_value
        return values

    def _value_numbers(self, board: Board, question: ch.Question) -> list[float]:
        gains, play = self.landing_gains(board), board.find_play(question.card)
        others = {board.public.number_of(other) for other in board.public.waiting if other is not play}
        hand_value, values = self.total_value(board, play.cards), []
        for choice in question.legal:
            assert isinstance(choice, ch.ChooseNumber)
            counts = gains.tableau.effective_number(choice.number, play.calculators)
            values.append(0.0 if counts in others else gains.best_gain(counts, NEUTRAL, hand_value))
        return values

    def _value_landings(self, board: Board, question: ch.Question) -> list[float]:
        gains, hand_value = self.landing_gains(board), self.value_of(board, question.card)
        return [
            gains.landing_gain(choice.pile, choice.landing, hand_value)
            for choice in question.legal
            if isinstance(choice, ch.LandOn)
        ]

    def _value_cards_given(self, board: Board, question: ch.Question) -> list[float]:
        return [-worth for worth in self._value_cards_kept(board, question)]

    def _value_cards_kept(self, board: Board, question: ch.Question) -> list[float]:
        return [
            self.value_of(board, choice.card)
            for choice in question.legal
            if isinstance(choice, ch.ChooseCard)
        ]

    def _value_vetoes(self, board: Board, question: ch.Question) -> list[float]:
        """Return the value of vetoing each card, highest for the one that gains its owner most."""
        gains, values = self.landing_gains(board), []
        for choice in question.legal:
            assert isinstance(choice, ch.ChooseCard)
            play = board.find_play(choice.card)
            gain = gains.best_gain(
                board.public.number_of(play), play.effect, self.total_value(board, play.cards)
            )
            values.append(-1.0 - gain if play.seat == question.seat else gain)
        return values

    def _value_copies(self, board: Board, question: ch.Question) -> list[float]:
        gains, hand_value = self.landing_gains(board), self.value_of(board, question.card)
        targets = [
            board.find_play(choice.card) for choice in question.legal if isinstance(choice, ch.ChooseCard)
        ]
        return [gains.best_gain(board.public.number_of(play), play.effect, hand_value) for play in targets]

    def _value_second_hand(self, board: Board, question: ch.Question) -> list[float]:
        values = []
        for choice in question.legal:
            if isinstance(choice, ch.TakeTop):
                values.append(self.value_of(board, board.public.piles[choice.pile][-1]))
            elif isinstance(choice, ch.TakeFromHand):
                values.append(self.value_of(board, choice.card) if choice.card else _STOLEN_CARD)
        return values

    def _value_drives(self, board: Board, question: ch.Question) -> list[float]:
        """Return the value of each move of cards; a pile about to be claimed should keep its best ones."""
        pile = board.public.piles[question.step.pile]
        if not (board.agenda and board.agenda[-1].kind == "claim"):
            return [0.0] * len(question.legal)
        return [
            float(
                sum(
                    1 + board.public.cards[card].hand
                    for card in pile[: -choice.count]
                    if board.public.cards[card].hand is not board.public.reversed
                )
            )
            for choice in question.legal
            if isinstance(choice, ch.DriveCards)
        ]

    def _value_equally(self, board: Board, question: ch.Question) -> list[float]:
        return [0.0] * len(question.legal)


_VALUES: Mapping[str, Callable[[Heuristics, Board, ch.Question], list[float]]] = {
    "lay": Heuristics._value_lays,
    "join": Heuristics._value_joins,
    "number": Heuristics._value_numbers,
    "land": Heuristics._value_landings,
    "discard": Heuristics._value_cards_given,
    "pass": Heuristics._value_cards_given,
    "bite": Heuristics._value_cards_kept,
    "turn_open": Heuristics._value_equally,
    "veto": Heuristics._value_vetoes,
    "copy": Heuristics._value_copies,
    "second_hand": Heuristics._value_second_hand,
    "drive": Heuristics._value_drives,
    "carousel": Heuristics._value_equally,
}
"""The methods that return the values of answers, by kind of question."""
