"""Styles: the same outcomes are worth different things, and each style gets what it cares about."""

import random
from collections.abc import Callable

import numpy as np
import pytest
from msgspec.structs import replace

from game.ai.agent import Budget
from game.cardgames.six_takes.players.agents import AGENTS
from game.cardgames.six_takes.players.boards import Floats
from game.cardgames.six_takes.players.determinization import other_seats
from game.cardgames.six_takes.players.search.flat_search import FlatSearch
from game.cardgames.six_takes.players.search.outcomes import Outcomes
from game.cardgames.six_takes.players.styles import PLAIN, STYLES, WINNING, Rival, Style
from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.contract import Phase, Setup
from game.engine.match import Match

CHOICES = (PlayCard(10), PlayCard(100))


def a_view(totals: tuple[int, ...] = (0, 0, 0), **options: int) -> SixTakesView:
    """Seat 0 of three with so many ducks."""
    state, _ = SIX_TAKES.deal(SIX_TAKES.open(Setup(3, 1, SixTakesOptions(**options))))
    return replace(SIX_TAKES.view(state, 0), totals=totals)


def outcomes(
    first: list[tuple[float, float, float]], second: list[tuple[float, float, float]], now: float = 0.0
) -> Outcomes:
    """Ducks of the three seats on each deal, if the first and if the second card is played."""
    ducks = np.array([first, second], dtype=np.float32).transpose(2, 1, 0)
    at_once = np.zeros(ducks.shape[1:], dtype=np.float32)
    at_once[:, 0] = now
    return Outcomes(ducks, at_once, left=0)


def chosen(style: Style, found: Outcomes, view: SixTakesView | None = None) -> int:
    """Which of the two cards the style plays: the first or the second."""
    return 1 + int(style.values(view or a_view(), CHOICES, found).argmax())


def test_plain_counts_ducks() -> None:
    found = outcomes([(4, 0, 0)], [(5, 30, 30)])
    assert chosen(PLAIN, found) == 1
    assert PLAIN.values(a_view(), CHOICES, found).tolist() == [-4, -5]


def test_careful_avoids_what_daring_risks() -> None:
    # A row of a duck now, or a duck and more later.
    close, far = (outcomes([(4, 5, 5)], [(later, 5, 5)], now=1) for later in (5, 3))
    assert [chosen(style, close) for style in (PLAIN, STYLES["careful"], STYLES["daring"])] == [1, 2, 1]
    assert [chosen(style, far) for style in (PLAIN, STYLES["careful"], STYLES["daring"])] == [2, 2, 1]


def test_greedy_takes_nothing_now() -> None:
    found = outcomes([(3, 5, 5)], [(5, 5, 5)], now=1)
    assert chosen(PLAIN, found) == 1
    assert chosen(STYLES["greedy"], found) == 2


def test_spiteful_fills_rows_for_the_one_behind_and_hunting_for_the_leader() -> None:
    view = a_view((10, 30, 2))
    behind, leader = [(5, 9, 0)], [(5, 0, 9)]
    found = outcomes(behind, leader)
    assert chosen(STYLES["spiteful"], found, view) == 1
    assert chosen(STYLES["hunting"], found, view) == 2


def test_spiteful_in_last_place_minds_the_best_placed() -> None:
    found = outcomes([(5, 9, 0)], [(5, 0, 9)])
    assert chosen(STYLES["spiteful"], found, a_view((40, 30, 2))) == 2


def test_kind_spares_all_and_grumpy_nobody() -> None:
    found = outcomes([(5, 0, 0)], [(5, 8, 8)])
    assert chosen(STYLES["kind"], found) == 1
    assert chosen(STYLES["grumpy"], found) == 2


def test_hasty_begins_low_and_stately_high() -> None:
    found = outcomes([(5, 5, 5)], [(5, 5, 5)])
    assert chosen(STYLES["hasty"], found) == 1
    assert chosen(STYLES["stately"], found) == 2


def test_winning_would_rather_stay_in_than_save_a_duck() -> None:
    # At 60 of 66 ducks, seven for sure are the end; none or eleven by turns leave a chance.
    view = a_view((60, 55, 56), limit=66)
    found = outcomes([(7, 5, 5)] * 2, [(0, 5, 5), (14.5, 5, 5)])
    assert chosen(PLAIN, found, view) == 1
    assert chosen(WINNING, found, view) == 2


def test_winning_counts_the_ducks_taken_in_this_round() -> None:
    view = a_view(limit=0)
    behind = replace(view, taken=((55,), (), ()))
    found = outcomes([(0, 6, 6)], [(0, 8, 8)])
    worth = [float(np.ptp(WINNING.values(one, CHOICES, found))) for one in (view, behind)]
    assert worth[1] > worth[0]


# -- on sampled positions --------------------------------------------------------------------------------


Aim = Callable[[SixTakesView, Outcomes], Floats]
DEALS = 60


def rival(kind: Rival, sign: float) -> Aim:
    """What a rival is spared, or (with the other sign) takes, by choice."""

    def aim(view: SixTakesView, found: Outcomes) -> Floats:
        totals = {seat: view.totals[seat] for seat in other_seats(view)}
        behind = {seat: total for seat, total in totals.items() if total >= view.totals[view.seat or 0]}
        among = behind if kind is Rival.BEHIND and behind else totals
        place = other_seats(view).index(min(among, key=lambda seat: among[seat]))
        ducks = found.ducks[1:].mean(axis=0) if kind is Rival.ALL else found.ducks[1 + place]
        return sign * ducks.mean(axis=0)

    return aim


def height(view: SixTakesView, _found: Outcomes) -> Floats:
    return np.array(view.hand, dtype=np.float32)


AIMS: dict[str, Aim] = {
    "careful": lambda _view, found: (found.now > 0).mean(axis=0),
    "daring": lambda _view, found: -(found.now > 0).mean(axis=0),
    "greedy": lambda _view, found: found.now.mean(axis=0),
    "spiteful": rival(Rival.BEHIND, -1),
    "hunting": rival(Rival.LEADER, -1),
    "kind": rival(Rival.ALL, 1),
    "grumpy": rival(Rival.ALL, -1),
    "hasty": height,
    "stately": lambda view, found: -height(view, found),
}
"""What each style wants less of."""


@pytest.fixture(scope="module")
def positions() -> list[tuple[SixTakesView, Outcomes]]:
    """Positions of the second rounds of matches between swans, and what flat search finds there."""
    found = []
    swan = AGENTS["swan"]()
    for seed in range(12):
        match = Match(SIX_TAKES, Setup(4, seed, SixTakesOptions(limit=66)))
        chance = random.Random(seed)
        while match.state.public.round < 2 or not match.over:
            if match.phase is Phase.ROUND_OVER:
                if match.state.public.round == 2:
                    break
                match.deal()
            for seat in list(match.pending):
                view = match.view(seat)
                if view.round == 2 and view.stage == "choose" and seat == seed % 4:
                    found.append((view, FlatSearch(None)(view, DEALS, np.random.default_rng(seed))))
                first = view.round == 1
                choice = (
                    chance.choice(match.pending[seat])
                    if first
                    else swan.choose(view, Budget(samples=10), seed).choice
                )
                match.choose(seat, choice)
    return found


@pytest.mark.parametrize("style", STYLES)
def test_each_style_chooses_otherwise_and_gets_what_it_wants(
    style: str, positions: list[tuple[SixTakesView, Outcomes]]
) -> None:
    differs, wanted, paid = 0, [], []
    for view, found in positions:
        choices = SIX_TAKES.choices(view)
        plain = int(PLAIN.values(view, choices, found).argmax())
        own = int(STYLES[style].values(view, choices, found).argmax())
        differs += own != plain
        aim = AIMS[style](view, found)
        wanted.append(aim[own] - aim[plain])
        ducks = found.ducks[0].mean(axis=0)
        paid.append(ducks[own] - ducks[plain])
    assert len(positions) > 90
    assert differs > len(positions) * 0.05
    assert np.mean(wanted) < 0 <= np.mean(paid)
