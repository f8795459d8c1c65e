"""What each style wants, as a figure of every choice, which shows where a style matters.

Figures about other players come from a search that is better than that of the measured players, with another
generator.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from statistics import fmean, pstdev
from typing import Any, NamedTuple

import numpy as np

from game.cardgames.must_be_18.players.determinization import Deals
from game.cardgames.must_be_18.players.packed_hands import count_of
from game.cardgames.must_be_18.players.search import Trial, group_choices
from game.cardgames.must_be_18.rules.deck import FACES, SIX
from game.cardgames.six_takes.players.agents import STYLES as SIX_TAKES_STYLES
from game.cardgames.six_takes.players.determinization import other_seats
from game.cardgames.six_takes.players.opponents import Opponents
from game.cardgames.six_takes.players.policy import FLAT, RESPONSE, Policy
from game.cardgames.six_takes.players.search.lookahead import Lookahead
from game.cardgames.six_takes.players.search.outcomes import Outcomes
from game.cardgames.sixpack.players.agents import STYLES as SIXPACK_STYLES
from game.cardgames.sixpack.players.evaluation import expected_scores
from game.cardgames.sixpack.players.search import Outcome, Search, SearchDepth
from game.cardgames.sixty_six.players.bitboards import mask_of
from game.cardgames.sixty_six.players.calling import NEEDED_MARGINS
from game.cardgames.sixty_six.players.hand_strength import predict_best_trump
from game.cardgames.sixty_six.players.rules_of_thumb import chance_to_take
from game.cardgames.sixty_six.rules.deck import RANK_OF, SUIT_OF, points_of
from game.cardgames.sixty_six.rules.events import Bid
from game.cardgames.sixty_six.rules.foresight import trick_with, trump_with
from game.engine.contract import Choice

Figures = Callable[[Any, Sequence[Choice]], list[float]]


class Motive(NamedTuple):
    """A figure of each choice that the style wants to be high, and the smallest difference that matters."""

    figures: Figures
    noticed: float

    def matters(self, view: Any, choices: Sequence[Choice]) -> bool:
        found = self.figures(view, choices)
        return max(found) - min(found) >= self.noticed


def negate(figures: Figures) -> Figures:
    return lambda view, choices: [-one for one in figures(view, choices)]


# -- 6 takes! ----------------------------------------------------------------------------------------------


@cache
def _expert() -> Lookahead:
    return Lookahead(Opponents(Policy.load(FLAT)), Policy.load(RESPONSE))


@lru_cache(maxsize=2000)
def _looked(view: Any) -> Outcomes:
    return _expert()(view, 300, np.random.default_rng(66))


def _at_once(view: Any, _choices: Sequence[Choice]) -> list[float]:
    return [float(one) for one in _looked(view).now.mean(axis=0)]


def _row(view: Any, _choices: Sequence[Choice]) -> list[float]:
    return [float(one) for one in (_looked(view).now > 0).mean(axis=0)]


def _ducks_of(style: str) -> Figures:
    """Return a figure: the ducks of the rivals whom a style cares about."""

    def figures(view: Any, choices: Sequence[Choice]) -> list[float]:
        if not other_seats(view):
            return [0.0 for _ in choices]
        rivals = SIX_TAKES_STYLES[style].rival_ducks(view, _looked(view))
        return [float(one) for one in rivals.mean(axis=0)]

    return figures


def _card(_view: Any, choices: Sequence[Choice]) -> list[float]:
    return [float(getattr(choice, "card", 0)) for choice in choices]


# -- Sixpack -----------------------------------------------------------------------------------------------

_THOROUGH = SearchDepth(turns=2, judge=expected_scores, deals=1.0)
_DEALS = 24


@lru_cache(maxsize=2000)
def _tried(view: Any) -> Mapping[Choice, list[Outcome]]:
    search = Search(view, _THOROUGH, random.Random(66))
    some = sorted(
        zip(search.heuristic_values, search.choices, strict=True), key=lambda one: one[0], reverse=True
    )
    among = [choice for _value, choice in some if choice in search.candidates][:12]
    found: dict[Choice, list[Outcome]] = {choice: [] for choice in among}
    deals = search.deals()
    for _ in range(_DEALS):
        for choice, outcome in zip(among, search.try_all(next(deals), among), strict=True):
            found[choice].append(outcome)
    return found


def _of_outcomes(figure: Callable[[Any, list[Outcome]], float]) -> Figures:
    """Return a figure of the outcomes; choices that aren't searched deeply get the mean of the others."""

    def figures(view: Any, choices: Sequence[Choice]) -> list[float]:
        tried = {choice: figure(view, outcomes) for choice, outcomes in _tried(view).items()}
        usual = fmean(tried.values())
        return [tried.get(choice, usual) for choice in choices]

    return figures


def _own(view: Any, outcomes: list[Outcome]) -> list[float]:
    return [outcome.scores[view.seat].points for outcome in outcomes]


def _points_of(style: str) -> Figures:
    """Return a figure: the points of the rivals whom a style cares about."""

    def figure(view: Any, outcomes: list[Outcome]) -> float:
        each = [[score.points for score in outcome.scores] for outcome in outcomes]
        return fmean(SIXPACK_STYLES[style]._rivals(view, view.seat, points) for points in each)

    return _of_outcomes(figure)


def _number(view: Any, choices: Sequence[Choice]) -> list[float]:
    lays = [getattr(choice, "card", None) for choice in choices]
    if not all(hasattr(choice, "calculators") for choice in choices):
        return [0.0 for _ in choices]
    return [float(view.cards[card].number) for card in lays]


# -- Sixty-six ---------------------------------------------------------------------------------------------

_DOUBTFUL = 40.0
"""The points by which a hand may differ from what a sound bid needs while the bid is in doubt."""


def _bids(view: Any, choices: Sequence[Choice], *, where: bool = True) -> list[float]:
    """Return 1 for each bid if bidding is in doubt and `where` holds, otherwise 0."""
    calls = [choice.bid for choice in choices if isinstance(choice, Bid)]
    if len(calls) < len(choices) or not where or calls[0] != 0 or calls[1] >= len(NEEDED_MARGINS):
        return [0.0 for _ in choices]
    doubt = abs(predict_best_trump(mask_of(view.hand)).margin - NEEDED_MARGINS[calls[1]])
    return [float(call > 0) * (doubt <= _DOUBTFUL) for call in calls]


def _bids_behind(view: Any, choices: Sequence[Choice]) -> list[float]:
    own = view.seat % 2
    return _bids(view, choices, where=view.score[1 - own] > view.score[own])


def _bids_over(view: Any, choices: Sequence[Choice]) -> list[float]:
    highest = max(view.calls, default=0)
    theirs = highest > 0 and (len(view.calls) - view.calls.index(highest)) % 2 == 1
    return _bids(view, choices, where=theirs)


def _of_cards(figure: Callable[[Any, int], float]) -> Figures:
    def figures(view: Any, choices: Sequence[Choice]) -> list[float]:
        if any(isinstance(choice, Bid) for choice in choices):
            return [0.0 for _ in choices]
        return [figure(view, getattr(choice, "card", view.hand[0])) for choice in choices]

    return figures


def _trump(view: Any, card: int) -> float:
    made = view.tricks or view.trick
    return float(bool(made) and SUIT_OF[card] == trump_with(view, card))


def _takes(view: Any, card: int) -> float:
    return chance_to_take(view, card) * points_of(tuple([one for _seat, one in trick_with(view, card)]))


# -- You Must Be 18! ---------------------------------------------------------------------------------------


@lru_cache(maxsize=2000)
def _played_out(view: Any) -> Mapping[Choice, Trial]:
    trials = group_choices(view)
    deals = iter(Deals(view, random.Random(66), 0.0))
    for _ in range(60):
        dealt = next(deals, None)
        if dealt is None:
            break
        for trial in trials:
            trial.try_deal(view, dealt)
    return {choice: trial for trial in trials for choice in trial.choices}


def _of_trials(figure: Callable[[Any, Trial], float]) -> Figures:
    return lambda view, choices: [figure(view, _played_out(view)[choice]) for choice in choices]


def _kinds(packed: int) -> int:
    return sum(count_of(packed, face) > 0 for face in FACES)


def _mixed(_view: Any, trial: Trial) -> float:
    return (_kinds(trial.lay.after) if trial.lay else 0) + 3.0 * trial.opens


def _left_to(others: Callable[[Any], Sequence[int]]) -> Figures:
    return _of_trials(lambda view, trial: -fmean(trial.value(seat) for seat in others(view)))


def _others(view: Any) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.seat]


def _leader(view: Any) -> list[int]:
    return [min(_others(view), key=lambda seat: (view.totals[seat], view.hand_sizes[seat]))]


MOTIVES: dict[str, dict[str, Motive]] = {
    "six_takes": {
        "careful": Motive(negate(_row), 0.15),
        "daring": Motive(_row, 0.15),
        "greedy": Motive(negate(_at_once), 0.5),
        "spiteful": Motive(_ducks_of("spiteful"), 0.5),
        "hunting": Motive(_ducks_of("hunting"), 0.5),
        "kind": Motive(negate(_ducks_of("kind")), 0.3),
        "grumpy": Motive(_ducks_of("grumpy"), 0.3),
        "hasty": Motive(negate(_card), 1),
        "stately": Motive(_card, 1),
    },
    "sixpack": {
        "careful": Motive(_of_outcomes(lambda view, found: -pstdev(_own(view, found))), 0.5),
        "daring": Motive(_of_outcomes(lambda view, found: pstdev(_own(view, found))), 0.5),
        "greedy": Motive(_of_outcomes(lambda _view, found: fmean(one.now for one in found)), 0.5),
        "spiteful": Motive(negate(_points_of("spiteful")), 0.3),
        "hunting": Motive(negate(_points_of("hunting")), 0.3),
        "kind": Motive(_points_of("kind"), 0.2),
        "grumpy": Motive(negate(_points_of("grumpy")), 0.2),
        "hasty": Motive(negate(_number), 1),
        "stately": Motive(_number, 1),
    },
    "sixty_six": {
        "careful": Motive(negate(_bids), 1),
        "daring": Motive(_bids, 1),
        "greedy": Motive(_of_cards(_takes), 5),
        "spiteful": Motive(negate(_of_cards(lambda _view, card: RANK_OF[card])), 1),
        "hunting": Motive(_bids_behind, 1),
        "kind": Motive(negate(_of_cards(_takes)), 5),
        "grumpy": Motive(_bids_over, 1),
        "hasty": Motive(_of_cards(lambda _view, card: RANK_OF[card]), 1),
        "stately": Motive(negate(_of_cards(_trump)), 1),
    },
    "must_be_18": {
        "careful": Motive(_of_trials(lambda view, trial: _kinds(trial.remaining_hand(view))), 1),
        "daring": Motive(_of_trials(_mixed), 1),
        "greedy": Motive(
            _of_trials(
                lambda view, trial: sum(count_of(trial.remaining_hand(view), face) for face in (1, 2, 3))
            ),
            1,
        ),
        "spiteful": Motive(_left_to(lambda view: [(view.seat + 1) % view.seats]), 0.7),
        "hunting": Motive(_left_to(_leader), 0.7),
        "kind": Motive(_of_trials(lambda _view, trial: trial.per_deal(trial.answered)), 0.3),
        "grumpy": Motive(_left_to(_others), 0.7),
        "hasty": Motive(
            _of_trials(lambda _view, trial: trial.lay.points / trial.lay.cards if trial.lay else 0), 0.3
        ),
        "stately": Motive(_of_trials(lambda view, trial: count_of(trial.remaining_hand(view), SIX)), 1),
    },
}
"""Motives by game and style."""
