"""The players of 6 takes!: random, one turn ahead, and flat Monte Carlo search. All see only their view."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.cardgames.six_takes.events import TakeRow
from game.cardgames.six_takes.playout import Board, play_out
from game.cardgames.six_takes.rules import SIX_TAKES, ducks_in
from game.cardgames.six_takes.view import SixTakesView, put

Turns = list[list[int]]
"""The other seats' cards of each coming turn, ascending within a turn."""

_MOST_SAMPLES = 1_000_000


class Duckling(Agent[SixTakesView]):
    """Any legal choice, at random."""

    def choose(self, view: SixTakesView, budget: Budget, chance: int) -> Decision:
        """Choose at random."""
        return Decision(random.Random(chance).choice(SIX_TAKES.choices(view)))


class FlatSearch(Agent[SixTakesView]):
    """Flat Monte Carlo: deal the unseen cards, play on at random, and take the choice that costs least.

    All choices are tried on the same deals, so that luck is the same for each. `turns` is how far it looks;
    None is to the end of the round. A draft's picks are always judged by one turn.
    """

    def __init__(self, turns: int | None) -> None:
        self._turns = turns

    def choose(self, view: SixTakesView, budget: Budget, chance: int) -> Decision:
        """The choice with the least expected ducks; of equal ones the cheaper row or the higher card."""
        choices = SIX_TAKES.choices(view)
        sample = {"choose": self._play, "place": self._take, "draft": _pick}[view.stage]
        costs = [0] * len(choices)
        risks = [0] * len(choices)
        dealt = 0
        for generator in _samples(budget, chance):
            for place, (cost, now) in enumerate(sample(view, generator)):
                costs[place] += cost
                risks[place] += now > 0
            dealt += 1
        prospects = tuple(
            Prospect(choice, cost / dealt, risk / dealt)
            for choice, cost, risk in zip(choices, costs, risks, strict=True)
        )
        best = min(reversed(prospects), key=lambda prospect: (prospect.cost, _price(view, prospect.choice)))
        return Decision(best.choice, prospects)

    def _ahead(self, left: int) -> int:
        return left if self._turns is None else min(left, self._turns)

    def _play(self, view: SixTakesView, generator: random.Random) -> Iterator[tuple[int, int]]:
        """For each hand card: ducks to the horizon, and of this turn alone, on one deal."""
        hand = view.hand
        turns = deal(view, generator, self._ahead(len(hand)))
        rest = generator.sample(hand, len(hand)) if len(turns) > 1 else []
        board = Board.of(view.rows)
        for card in hand:
            copy = board.copy()
            now = play_out(copy, [card], turns)
            yield now + play_out(copy, [other for other in rest if other != card], turns[1:]), now

    def _take(self, view: SixTakesView, generator: random.Random) -> Iterator[tuple[int, int]]:
        """For each row: its ducks, and with the turns to the horizon after the waiting cards are placed."""
        hand = view.hand
        turns = deal(view, generator, self._ahead(len(hand) + 1) - 1)
        rest = generator.sample(hand, len(hand))
        card = view.waiting[0][0]
        for row, cards in enumerate(view.rows):
            board = Board.of(put(view.rows, row, (card,)))
            for waiting, _seat in view.waiting[1:]:
                play_out(board, [waiting], [[]])
            price = ducks_in(cards)
            yield price + play_out(board, rest, turns), price


def _pick(view: SixTakesView, generator: random.Random) -> Iterator[tuple[int, int]]:
    """For each face-up card: its ducks if it were played now, against any that others may get; none at once.

    Rounds played out at random judge a whole hand by how it would be squandered; matches showed that picking
    by them loses to this.
    """
    other_seats = [seat for seat in view.playing if seat != view.seat]
    cards = [*view.pool, *(card for seat in other_seats for card in view.known[seat])]
    generator.shuffle(cards)
    circle = cards + cards
    board = Board.of(view.rows)
    costs = {
        card: play_out(board.copy(), [card], [sorted(circle[place : place + len(other_seats)])])
        for place, card in enumerate(cards, 1)
        if card in view.pool
    }
    for card in view.pool:
        yield costs[card], 0


def unseen(view: SixTakesView) -> list[int]:
    """The cards that may be in another hand: not in the own one, on the table or taken."""
    seen = {*view.hand, view.chosen, *(card for row in view.rows for card in row)}
    seen.update(card for cards in view.taken for card in cards)
    seen.update(card for card, _seat in view.waiting)
    return [card for card in range(1, view.deck + 1) if card not in seen]


def deal(view: SixTakesView, generator: random.Random, turns: int) -> Turns:
    """A random deal of the other seats' next cards, consistent with all that the view shows.

    In a draft everybody knows which cards each hand holds, so only their order is random; with the
    professional deck `unseen` is just what the hands hold.
    """
    others = [seat for seat in view.playing if seat != view.seat]
    if view.options.draft:
        hands = [generator.sample(view.known[seat], turns) for seat in others]
        return [sorted(held) for held in zip(*hands, strict=True)]
    count = len(others)
    cards = generator.sample(unseen(view), turns * count)
    return [sorted(cards[first : first + count]) for first in range(0, turns * count, count)]


def _price(view: SixTakesView, choice: object) -> int:
    return ducks_in(view.rows[choice.row]) if isinstance(choice, TakeRow) else 0


def _samples(budget: Budget, chance: int) -> Iterator[random.Random]:
    """The generator once for each sample: so many, or as many as there is time for (one at least)."""
    generator = random.Random(chance)
    end = None if budget.seconds is None else time.perf_counter() + budget.seconds
    for number in range(budget.samples if end is None else _MOST_SAMPLES):
        if end is not None and number and time.perf_counter() > end:
            return
        yield generator


AGENTS: AgentMakers = {
    "duckling": Duckling,
    "drake": lambda: FlatSearch(turns=1),
    "swan": lambda: FlatSearch(turns=None),
}

GAME = SIX_TAKES
