"""The players of 6 takes!: random, one turn ahead, and flat Monte Carlo search. All see only their view."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from game.ai.agent import Agent, AgentMakers, Budget, Decision, Prospect
from game.cardgames.six_takes.events import TakeRow
from game.cardgames.six_takes.playout import Board, play_out
from game.cardgames.six_takes.rules import SIX_TAKES, ducks_in
from game.cardgames.six_takes.view import SixTakesView

_MOST_SAMPLES = 1_000_000


class Duckling(Agent[SixTakesView]):
    """Any legal choice, at random."""

    def choose(self, view: SixTakesView, budget: Budget, chance: int) -> Decision:
        """Choose at random."""
        return Decision(random.Random(chance).choice(SIX_TAKES.choices(view)))


class FlatSearch(Agent[SixTakesView]):
    """Flat Monte Carlo: deal the unseen cards, play on at random, and take the choice that costs least.

    All choices are tried on the same deals, so that luck is the same for each. `turns` is how far it looks;
    None is to the end of the round.
    """

    def __init__(self, turns: int | None) -> None:
        self._turns = turns

    def choose(self, view: SixTakesView, budget: Budget, chance: int) -> Decision:
        """The choice with the least expected ducks; equal ones: the higher card, the earlier row."""
        choices = SIX_TAKES.choices(view)
        if view.stage == "draft":
            sample, share = self._pick, max(1, budget.samples // len(choices))
        elif view.stage == "place":
            sample, share = self._take, budget.samples
        else:
            sample, share = self._play, budget.samples
        costs = [0] * len(choices)
        risks = [0] * len(choices)
        dealt = 0
        for generator in _samples(share, budget.seconds, chance):
            for place, (cost, now) in enumerate(sample(view, generator)):
                costs[place] += cost
                risks[place] += now > 0
            dealt += 1
        prospects = tuple(
            Prospect(choice, cost / dealt, risk / dealt)
            for choice, cost, risk in zip(choices, costs, risks, strict=True)
        )
        best = min(reversed(prospects), key=lambda prospect: prospect.cost)
        if view.stage == "place":
            best = min(prospects, key=lambda prospect: (prospect.cost, _price(view, prospect.choice)))
        return Decision(best.choice, prospects)

    def _ahead(self, left: int) -> int:
        return left if self._turns is None else min(left, self._turns)

    def _play(self, view: SixTakesView, generator: random.Random) -> Iterator[tuple[int, int]]:
        """For each hand card: ducks to the horizon, and of this turn alone, on one deal."""
        others = _deal(view, generator)
        board = Board.of(view.rows)
        later = self._ahead(len(view.hand)) - 1
        rest = list(view.hand)
        generator.shuffle(rest)
        for card in view.hand:
            own = [card, *(other for other in rest if other != card)]
            hands = [own, *others]
            copy = board.copy()
            now = play_out(copy, hands, 0, 0, 1)
            yield now + play_out(copy, hands, 0, 1, later), now

    def _take(self, view: SixTakesView, generator: random.Random) -> Iterator[tuple[int, int]]:
        """For each row: its ducks, those of the cards still waiting, and of the turns to the horizon."""
        others = _deal(view, generator)
        own = list(view.hand)
        generator.shuffle(own)
        card = view.waiting[0][0]
        for row, cards in enumerate(view.rows):
            board = Board.of(view.rows)
            now = board.take(row, card)
            for waiting, _seat in view.waiting[1:]:
                board.place(waiting)
            later = self._ahead(len(own) + 1) - 1
            yield now + play_out(board, [own, *others], 0, 0, later), ducks_in(cards)

    def _pick(self, view: SixTakesView, generator: random.Random) -> Iterator[tuple[int, int]]:
        """For each face-up card: ducks of a round in which the other picks fall at random."""
        board = Board.of(view.rows)
        size = (sum(view.hand_sizes) + len(view.pool)) // len(view.playing)
        for pick in view.pool:
            rest = [card for card in view.pool if card != pick]
            generator.shuffle(rest)
            hands = []
            for seat in (view.seat, *(other for other in view.playing if other != view.seat)):
                held = list(view.known[seat]) if seat is not None else []
                if seat == view.seat:
                    held.append(pick)
                while len(held) < size:
                    held.append(rest.pop())
                generator.shuffle(held)
                hands.append(held)
            turns = self._ahead(size)
            cost = play_out(board.copy(), hands, 0, 0, turns)
            yield cost, cost


def _price(view: SixTakesView, choice: object) -> int:
    return ducks_in(view.rows[choice.row]) if isinstance(choice, TakeRow) else 0


def _samples(count: int, seconds: float | None, chance: int) -> Iterator[random.Random]:
    """A generator for each sample: so many, or as many as there is time for (one at least)."""
    generator = random.Random(chance)
    end = None if seconds is None else time.perf_counter() + seconds
    for number in range(_MOST_SAMPLES if end else count):
        if end and number and time.perf_counter() > end:
            return
        yield generator


def unseen(view: SixTakesView) -> list[int]:
    """The cards that may be in another hand: not in the own one, on the table or taken."""
    seen = {*view.hand, view.chosen, *(card for row in view.rows for card in row)}
    seen.update(card for cards in view.taken for card in cards)
    seen.update(card for card, _seat in view.waiting)
    return [card for card in range(1, view.deck + 1) if card not in seen]


def _deal(view: SixTakesView, generator: random.Random) -> list[list[int]]:
    """A deal of the unseen cards to the other seats, each in a random playing order.

    In a draft everybody knows which cards each hand holds, so only the order is random.
    """
    sizes = {seat: view.hand_sizes[seat] + view.ready[seat] for seat in view.playing if seat != view.seat}
    if view.options.draft:
        hands = [list(view.known[seat]) for seat in sizes]
        for hand in hands:
            generator.shuffle(hand)
        return hands
    cards = unseen(view)
    generator.shuffle(cards)
    hands = []
    start = 0
    for size in sizes.values():
        hands.append(cards[start : start + size])
        start += size
    return hands


AGENTS: AgentMakers = {
    "duckling": Duckling,
    "drake": lambda: FlatSearch(turns=1),
    "swan": lambda: FlatSearch(turns=None),
}
