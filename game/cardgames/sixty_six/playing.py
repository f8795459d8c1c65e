"""Which card to play: each is tried on deals that may be, with all hands open and best play on both sides.

This is perfect-information Monte Carlo. The solver says what a card comes to on a deal, and the mean over the
deals what may be expected of it. All cards are tried on the same deals, the better ones on more of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from game.ai.agent import Budget, Prospect
from game.cardgames.sixty_six.bits import PlayRules
from game.cardgames.sixty_six.events import MOON, PlayCard
from game.cardgames.sixty_six.foresight import makes_trump
from game.cardgames.sixty_six.sampling import Deals, Hands
from game.cardgames.sixty_six.scoring import TICK, ticks_of
from game.cardgames.sixty_six.seats import Pair, team_of
from game.cardgames.sixty_six.solver import OpenHand, Position, Result, Worth
from game.cardgames.sixty_six.thumb import card_value
from game.cardgames.sixty_six.view import SixtySixView

NODES = 2200
"""How many cards the solver may try for each sample of a budget."""

STAGES = ((0.3, None), (0.65, 3), (1.0, 2))
"""Up to which share of the budget how many cards are tried: first all, then the best ones."""

ALIKE = 0.02
"""Cards that are worth as many ticks, but for so little, are told apart by rules of thumb."""

_TRIES = 40
"""So many deals are drawn at most until one agrees with the calls."""


class Ending(NamedTuple):
    """How a hand may end, as the bidders see it; of two, the greater is better for them.

    Attributes:
        worth: what it is worth, as somebody sees it.
        ticks: the ticks that they score, less those of the others.
        made: whether their bid is.
    """

    worth: float
    ticks: int
    made: bool


Value = Callable[[int, Pair], float]
"""What somebody makes of what a hand that this team bid for changes: the own score, and the others'."""

Plausible = Callable[[Hands], float]
"""How well a deal agrees with what was called, from 0 to 1."""


class Trial:
    """A card, and what it has come to deal by deal, for whoever plays it."""

    def __init__(self, choice: PlayCard, value: float) -> None:
        self.choice, self.value = choice, value
        self.worths: list[float] = []
        self.ticks: list[float] = []
        self.made: list[bool] = []

    def add(self, ending: Ending, sign: int) -> None:
        """One more deal."""
        self.worths.append(sign * ending.worth)
        self.ticks.append(sign * ending.ticks)
        self.made.append(ending.made)


class Search:
    """A search on a view whose seat is asked for a card.

    Attributes:
        trials: the cards, in their order, with what they have come to.
    """

    def __init__(
        self, view: SixtySixView, choices: Sequence[PlayCard], value: Value, tastes: Sequence[float]
    ) -> None:
        assert view.seat is not None
        assert view.bidder is not None
        self._view = view
        self._bidders = team_of(view.bidder)
        self._sign = 1 if team_of(view.seat) == self._bidders else -1
        self._rules = PlayRules.of(view.options)
        self._worth = ending_worth(view, value)
        self._weights: list[float] = []
        self.trials = [Trial(choice, card_value(view, choice.card)) for choice in choices]
        self._tastes = dict(zip(choices, tastes, strict=True))
        # The first lead takes longest to try, and its rule of thumb rests on thousands of hands.
        self._trust = 0.5 if makes_trump(view) else 1.0

    def run(self, budget: Budget, plausible: Plausible, chance: Random) -> Trial:
        """Try the cards, each on one deal at least; the best of them."""
        base = Position.of(self._view, ((),) * 4)
        deals = likely_deals(Deals(self._view), plausible, chance, budget.samples)
        spent, alive = _Meter(budget), self.trials
        for share, most in STAGES:
            alive = sorted(alive, key=lambda trial: (-self._merit(trial), -trial.value))[:most]
            for weight, hands in deals:
                hand = OpenHand(replace(base, hands=hands), self._worth, self._rules, self._bidders)
                endings = hand.each([trial.choice.card for trial in alive])
                self._weights.append(weight)
                for trial in alive:
                    trial.add(endings[trial.choice.card], self._sign)
                if spent.beyond(share, hand.nodes):
                    break
        best = max(map(self._merit, alive))
        return max(
            [trial for trial in alive if self._merit(trial) >= best - ALIKE], key=lambda trial: trial.value
        )

    def prospects(self, best: Trial) -> tuple[Prospect, ...]:
        """What is expected of each card, as compared with the best one on the deals that both have seen."""
        gain, own = self._mean(best.ticks), self._sign > 0
        found = []
        for trial in self.trials:
            pairs = zip(best.ticks, trial.ticks, strict=False)
            behind = self._trusted(
                self._mean([mine - ticks for mine, ticks in pairs]), best.value - trial.value
            )
            if len(trial.ticks) < len(best.ticks):
                # It was given up: that it did well on the first deals is no news.
                behind = max(behind, 0.0)
            risk = 1 - self._mean(trial.made) if own else 0.0
            found.append(Prospect(trial.choice, behind - gain, min(max(risk, 0.0), 1.0)))
        return tuple(found)

    def _merit(self, trial: Trial) -> float:
        return self._trusted(self._mean(trial.worths), trial.value) + self._tastes[trial.choice]

    def _trusted(self, searched: float, points: float) -> float:
        """What the search has found, as far as it is trusted; for the rest, points by rules of thumb."""
        return self._trust * searched + (1 - self._trust) * points / TICK

    def _mean(self, values: Sequence[float]) -> float:
        """The mean over the first deals, by their weights; 0 before the first."""
        weights = self._weights[: len(values)]
        return sum([w * v for w, v in zip(weights, values, strict=True)]) / sum(weights) if values else 0.0


def likely_deals(
    deals: Deals, plausible: Plausible, chance: Random, samples: int
) -> Iterator[tuple[float, Hands]]:
    """Deals with their weights: all of them if they are few, else drawn as often as they are plausible."""
    if deals.count <= samples:
        every = list(deals.every())
        chance.shuffle(every)
        yield from [(max(plausible(hands), 1e-9), hands) for hands in every]
        return
    for _ in range(samples):
        for _ in range(_TRIES):
            hands = deals.draw(chance)
            if chance.random() < plausible(hands):
                break
        yield 1.0, hands


class _Meter:
    """Says when a share of a budget is spent."""

    def __init__(self, budget: Budget) -> None:
        self._start = time.perf_counter()
        self._budget = budget
        self._nodes = 0

    def beyond(self, share: float, nodes: int) -> bool:
        """Whether that share is spent once so many nodes more have been."""
        self._nodes += nodes
        if self._budget.seconds is not None:
            return time.perf_counter() - self._start > share * self._budget.seconds
        return self._nodes > share * NODES * self._budget.samples


def ending_worth(view: SixtySixView, value: Value) -> Worth[Ending]:
    """What a result is worth to the bidders, as the view's seat values it."""
    assert view.seat is not None
    assert view.bidder is not None
    bidders = team_of(view.bidder)
    own = team_of(view.seat) == bidders
    bid = view.bid
    moon_value: int = view.options.moon_value
    valued: dict[Pair, float] = {}

    def worth(result: Result) -> Ending:
        ticks, others = ticks_of(result.own), ticks_of(result.other)
        if bid == MOON:
            made, scored = result.sweep, moon_value if result.sweep else -moon_value
        else:
            made, scored = ticks >= bid, ticks if ticks >= bid else -bid
        change = (scored, others) if own else (others, scored)
        if change not in valued:
            valued[change] = value(bidders, change) if own else -value(bidders, change)
        return Ending(valued[change], scored - others, made)

    return worth
