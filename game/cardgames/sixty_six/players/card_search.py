"""A search for the best card: each is tried on possible deals, with open hands and best play by both teams.

This is perfect-information Monte Carlo: the solver gives each card's result on a deal, and a card's value is
the mean over deals. All cards are tried on the same deals, the better ones on more deals. Optionally,
play-outs by rules of thumb, in which no seat knows the others' cards, count for half of the value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from game.ai.agent import Budget, Prospect
from game.ai.search import Meter, SearchStage, successive_halving
from game.cardgames.sixty_six.players.alpha_beta import OutOfTime
from game.cardgames.sixty_six.players.determinization import Deals, Hands
from game.cardgames.sixty_six.players.position import HandPosition, HandResult, Valuation
from game.cardgames.sixty_six.players.rules_of_thumb import card_values, play_out, state_with_hands
from game.cardgames.sixty_six.players.solver import OpenHand
from game.cardgames.sixty_six.rules.events import PlayCard
from game.cardgames.sixty_six.rules.scoring import bid_score, ticks_of
from game.cardgames.sixty_six.rules.view import Pair, SixtySixView, team_of

ItemT = TypeVar("ItemT")

NODES_PER_SAMPLE = 3200
"""The number of cards that the solver may try per sample of the budget."""

WEIGHING_SHARE = 0.2
"""The share of a time budget for drawing and weighing deals; a budget of samples ignores it."""

PLAYOUT_SHARE = 0.4
"""The share of the budget for play-outs."""

PLAYED_CARD_COST = 60
"""The cost of a card played by rules of thumb, in cards tried by the solver."""

STAGES = (
    SearchStage(0.3, least=1),
    SearchStage(0.65, survivors=3, least=1),
    SearchStage(1.0, survivors=2, least=1),
)

EQUAL_VALUE = 0.02
"""The greatest difference in value at which rules of thumb decide between cards."""

_UNLIKELY = 0.3
"""The likelihood, as a share of the likeliest deal's, below which deals are thinned out and weighted up."""


class Ending(NamedTuple):
    """How a hand ends for the bidders; a greater ending is better for them.

    Attributes:
        worth: the value to the player's style, seen from the bidders' side.
        ticks: the bidders' ticks minus the other team's.
        made: whether the bid is made.
    """

    worth: float
    ticks: int
    made: bool


Value = Callable[[int, Pair], float]
"""A function that values a hand for a style, from the bidding team and the (own, other) score changes."""

DealLikelihood = Callable[[Hands], float]
"""A function that returns the relative likelihood of a deal, given all calls and plays."""

WeightedDeal = tuple[float, Hands]
"""The weight of a deal's results in means over deals, and the deal."""


class CardResults:
    """The endings found for a card, one per deal."""

    def __init__(self) -> None:
        self._weights: list[float] = []
        self._endings: list[Ending] = []

    def __len__(self) -> int:
        return len(self._endings)

    def add(self, weight: float, ending: Ending) -> None:
        self._weights.append(weight)
        self._endings.append(ending)

    def mean(self, of: Callable[[Ending], float], first: int | None = None) -> float:
        """Return the weighted mean of `of` over the `first` deals (None: all); 0 without deals."""
        weights = self._weights[:first]
        pairs = zip(weights, self._endings[:first], strict=True)
        return sum([weight * of(ending) for weight, ending in pairs]) / sum(weights) if weights else 0.0


class Trial:
    """A card that may be played, and its results.

    Attributes:
        value: its value by rules of thumb, in points.
        solved: the results with open hands and best play.
        played: the results of play-outs.
    """

    def __init__(self, choice: PlayCard, value: float) -> None:
        self.choice, self.value = choice, value
        self.solved, self.played = CardResults(), CardResults()

    def mean(self, of: Callable[[Ending], float], first: int | None = None) -> float:
        """Return the mean of `of` over the results; if there are both kinds of results, each counts half."""
        if len(self.solved) and len(self.played):
            return (self.solved.mean(of, first) + self.played.mean(of)) / 2
        return self.solved.mean(of, first) if len(self.solved) else self.played.mean(of)


class CardSearch:
    """A search for the best card to play in a view.

    Args:
        choices: the cards to try.
        value: a function that returns a hand's value to the player's style.
        bonuses: the style's bonus for each choice.
        plays_out: whether cards are also tried in play-outs.

    Attributes:
        trials: the cards in the given order, with their results.
    """

    def __init__(
        self,
        view: SixtySixView,
        choices: Sequence[PlayCard],
        value: Value,
        bonuses: Sequence[float],
        *,
        plays_out: bool,
    ) -> None:
        assert view.seat is not None
        assert view.bidder is not None
        self._view = view
        self._bidders = team_of(view.bidder)
        self._sign = 1 if team_of(view.seat) == self._bidders else -1
        self._position = HandPosition.from_view(view, ((),) * 4)
        self._worth = ending_valuation(view, value)
        self._plays_out = plays_out
        values = card_values(view, [choice.card for choice in choices])
        self.trials = [Trial(choice, value) for choice, value in zip(choices, values, strict=True)]
        self._bonuses = dict(zip(choices, bonuses, strict=True))

    def run(self, budget: Budget, likelihood: DealLikelihood, chance: Random) -> Trial:
        """Try the cards until the budget is spent, at least once if time allows; return the best trial."""
        meter, stages = Meter(budget, NODES_PER_SAMPLE * budget.samples), [*STAGES]
        deals = likely_deals(Deals(self._view), likelihood, chance, budget.samples, meter)
        # With a single possible deal, all seats really know all cards, so solving it is enough.
        if self._plays_out and len(deals) > 1:
            self._play_out(deals, meter)
        if budget.seconds is not None:
            # If the time is already up, the first stage has still tried each card once.
            stages[1:] = [replace(stage, least=0) for stage in stages[1:]]
        if self._plays_out:
            stages = [
                replace(stage, share=PLAYOUT_SHARE + (1 - PLAYOUT_SHARE) * stage.share) for stage in stages
            ]
        remaining = successive_halving(
            sorted(self.trials, key=self._rank, reverse=True),
            iter(deals),
            stages,
            meter,
            try_on=partial(self._solve, meter),
            merit=self._rank,
            # `_solve` adds its work to the meter afterwards.
            work=lambda _alive: 0,
        )
        best = max(map(self._merit, remaining))
        return max(
            [trial for trial in remaining if self._merit(trial) >= best - EQUAL_VALUE],
            key=lambda trial: trial.value,
        )

    def prospects(self, best: Trial) -> tuple[Prospect, ...]:
        """Return each card's prospect, by comparison with the best on the deals that both were tried on."""
        gain, own = self._ticks(best), self._sign > 0
        prospects = []
        for trial in self.trials:
            common = min(len(trial.solved), len(best.solved))
            behind = self._ticks(best, common) - self._ticks(trial, common)
            if common < len(best.solved):
                # The card was dropped early, so doing well on the first deals doesn't count.
                behind = max(behind, 0.0)
            risk = 1 - trial.mean(lambda ending: ending.made) if own else 0.0
            prospects.append(Prospect(trial.choice, gain - behind, min(max(risk, 0.0), 1.0)))
        return tuple(prospects)

    def _play_out(self, deals: Sequence[WeightedDeal], meter: Meter) -> None:
        """Try all cards in play-outs, on as many deals as the budget allows."""
        cards = sum(self._view.hand_sizes) * len(self.trials)
        for weight, hands in deals:
            state = state_with_hands(self._view, hands)
            for trial in self.trials:
                trial.played.add(weight, self._worth(play_out(state, trial.choice)))
            meter.spent += PLAYED_CARD_COST * cards
            if not meter.allows(0, PLAYOUT_SHARE):
                break

    def _solve(self, meter: Meter, deal: WeightedDeal, remaining: Sequence[Trial]) -> None:
        """Add each remaining card's solved result on a deal; add none if time runs out."""
        weight, hands = deal
        hand = OpenHand(
            replace(self._position, hands=hands),
            self._worth,
            self._view.options,
            self._bidders,
            lambda: meter.out_of_time,
        )
        with suppress(OutOfTime):
            endings = hand.values_by_card([trial.choice.card for trial in remaining])
            for trial in remaining:
                trial.solved.add(weight, endings[trial.choice.card])
        meter.spent += hand.nodes

    def _rank(self, trial: Trial) -> tuple[float, float]:
        return self._merit(trial), trial.value

    def _merit(self, trial: Trial) -> float:
        return self._sign * trial.mean(lambda ending: ending.worth) + self._bonuses[trial.choice]

    def _ticks(self, trial: Trial, first: int | None = None) -> float:
        return self._sign * trial.mean(lambda ending: ending.ticks, first)


def likely_deals(
    deals: Deals, likelihood: DealLikelihood, chance: Random, samples: int, meter: Meter
) -> list[WeightedDeal]:
    """Return weighted deals: all if there are few, otherwise random ones, with unlikely deals thinned out.

    If time runs out, the list is shorter.
    """
    if deals.count == 1:
        return [(1.0, hands) for hands in deals.all_deals()]
    if deals.count <= samples:
        all_deals = list(deals.all_deals())
        chance.shuffle(all_deals)
        return [(max(likelihood(hands), 1e-9), hands) for hands in _in_time(all_deals, meter)]
    drawn, likelihoods = [], []
    for _number in _in_time(range(samples), meter):
        drawn.append(deals.draw(chance))
        likelihoods.append(max(likelihood(drawn[-1]), 1e-9))
    threshold = _UNLIKELY * max(likelihoods)
    kept = [value >= threshold or chance.random() * threshold < value for value in likelihoods]
    return [
        (max(value, threshold), hands)
        for value, hands, keep in zip(likelihoods, drawn, kept, strict=True)
        if keep
    ]


def _in_time(items: Iterable[ItemT], meter: Meter) -> Iterator[ItemT]:
    """Yield items while time allows, but at least the first one."""
    for number, item in enumerate(items):
        if number and not meter.allows(0, WEIGHING_SHARE):
            return
        yield item


def ending_valuation(view: SixtySixView, value: Value) -> Valuation[Ending]:
    """Return a function that turns a hand's result into an `Ending`, valued by the viewer's style."""
    assert view.seat is not None
    assert view.bidder is not None
    bidders = team_of(view.bidder)
    own = team_of(view.seat) == bidders
    bid, moon_value = view.bid, view.options.moon_value
    values: dict[Pair, float] = {}

    def worth(result: HandResult) -> Ending:
        scored = bid_score(bid, ticks_of(result.own), result.sweep, moon_value)
        others = ticks_of(result.other)
        change = (scored, others) if own else (others, scored)
        if change not in values:
            values[change] = value(bidders, change) if own else -value(bidders, change)
        return Ending(values[change], scored - others, scored > 0)

    return worth
