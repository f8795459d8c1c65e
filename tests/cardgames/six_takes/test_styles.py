"""Styles value the same outcomes differently, and each gets what it cares about."""

import numpy as np
from msgspec.structs import replace

from game.cardgames.six_takes.players.agents import PLAIN, STYLES, WINNING, Style
from game.cardgames.six_takes.players.search.outcomes import Outcomes
from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.contract import Setup

CHOICES = (PlayCard(10), PlayCard(100))


def a_view(totals: tuple[int, ...] = (0, 0, 0), **options: int) -> SixTakesView:
    """Return seat 0's view of three seats with these ducks."""
    state, _ = SIX_TAKES.deal(SIX_TAKES.open(Setup(3, 1, SixTakesOptions(**options))))
    return replace(SIX_TAKES.view(state, 0), totals=totals)


def outcomes(
    first: list[tuple[float, float, float]], second: list[tuple[float, float, float]], now: float = 0.0
) -> Outcomes:
    """Return outcomes from the three seats' ducks on each deal, for the first and the second card."""
    ducks = np.array([first, second], dtype=np.float32).transpose(2, 1, 0)
    at_once = np.zeros(ducks.shape[1:], dtype=np.float32)
    at_once[:, 0] = now
    return Outcomes(ducks, at_once, left=0)


def chosen(style: Style, found: Outcomes, view: SixTakesView | None = None) -> int:
    """Return the number of the card that the style plays: 1 or 2."""
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


def test_spiteful_in_last_place_targets_the_best_placed() -> None:
    found = outcomes([(5, 9, 0)], [(5, 0, 9)])
    assert chosen(STYLES["spiteful"], found, a_view((40, 30, 2))) == 2


def test_kind_spares_all_and_grumpy_nobody() -> None:
    found = outcomes([(5, 0, 0)], [(5, 8, 8)])
    assert chosen(STYLES["kind"], found) == 1
    assert chosen(STYLES["grumpy"], found) == 2


def test_hasty_starts_low_and_stately_high() -> None:
    found = outcomes([(5, 5, 5)], [(5, 5, 5)])
    assert chosen(STYLES["hasty"], found) == 1
    assert chosen(STYLES["stately"], found) == 2


def test_winning_prefers_staying_in_to_saving_a_duck() -> None:
    # At 60 of 66 ducks, seven for sure are the end; none or eleven, equally likely, leave a chance.
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
