"""The agents of 6 takes!: their prospects, and how the levels differ."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.agent import Budget
from game.ai.levels import LEVELS
from game.cardgames.six_takes.players.agents import AGENTS
from game.cardgames.six_takes.rules.events import PickCard, PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView, unseen_cards
from game.engine.contract import Setup
from game.engine.match import Match
from tests.support.six_takes_boards import random_round

FEW = Budget(samples=6)
LEVEL_IDS = [level.id for level in LEVELS]
SEARCHERS = LEVEL_IDS[1:]


def a_draft(seats: int, **options: Any) -> Match:
    match = Match(SIX_TAKES, Setup(seats, 8, SixTakesOptions(limit=0, draft=True, **options)))
    match.deal()
    return match


def a_view(**changes: Any) -> SixTakesView:
    """Return the view of seat 0 at a table of two, before the choice of a turn."""
    view = SixTakesView(
        seat=0,
        seats=2,
        options=SixTakesOptions(),
        round=1,
        turn=9,
        deck=104,
        playing=(0, 1),
        hand=(31, 104),
        hand_sizes=(2, 2),
        known=((), ()),
        ready=(False, False),
        rows=((11, 12, 13, 14, 30), (40, 41), (50, 51), (60, 61)),
        taken=((), ()),
        totals=(0, 0),
        out=(0, 0),
    )
    return replace(view, **changes)


def test_drake_expects_the_ducks_of_this_turn() -> None:
    # No card lies between 30 and 31, so nobody can take the full row before 31 does.
    view = a_view(hand=(31, 39))
    decision = AGENTS["drake"]().choose(view, Budget(samples=200), 4)
    sure = decision.prospects[0]
    assert (sure.choice, sure.value, sure.risk) == (PlayCard(31), -(5 + 3 + 1 + 1 + 1), 1.0)
    # 39 escapes only if the other card is one of 32 to 38 and takes the full row first.
    escaping = 7 / len(unseen_cards(view))
    assert decision.prospects[1].risk == pytest.approx(1 - escaping, abs=0.06)


def test_swan_looks_a_turn_further_than_a_drake() -> None:
    # Two turns are left. 104 takes nothing in either; 31 takes a full row now or later.
    view = a_view(rows=((11, 12, 13, 14, 30), (40,), (50,), (60,)), hand=(31, 104))
    swan = AGENTS["swan"]().choose(view, Budget(samples=100), 4)
    drake = AGENTS["drake"]().choose(view, Budget(samples=100), 4)
    now, later = swan.prospects
    assert drake.prospects[1].value == 0 > later.value
    assert later.value > now.value == -11


@pytest.mark.parametrize("level", SEARCHERS)
def test_cheapest_row_is_taken_if_all_else_is_equal(level: str) -> None:
    view = a_view(
        hand=(),
        hand_sizes=(0, 0),
        turn=10,
        waiting=((3, 0),),
        asked=0,
        rows=((10, 20), (55,), (36, 37), (70, 80, 90)),
    )
    decision = AGENTS[level]().choose(view, FEW, 4)
    assert decision.choice == TakeRow(2)
    assert [(one.value, one.risk) for one in decision.prospects] == [(-6, 1), (-7, 1), (-2, 1), (-9, 1)]


@pytest.mark.parametrize("level", SEARCHERS)
def test_draft_picks_by_what_a_card_would_take_now(level: str) -> None:
    view = replace(
        a_draft(4).view(0),
        rows=((1,), (2,), (3,), (55, 56, 57, 58, 59)),
        pool=(4, *range(60, 99)),
    )
    decision = AGENTS[level]().choose(view, Budget(samples=30), 4)
    values = {one.choice: one.value for one in decision.prospects}
    # 60 always reaches the full row first; 4 never does.
    assert (values[PickCard(60)], values[PickCard(4)]) == (-11, 0)
    assert values[decision.choice] == 0
    assert all(one.risk == 0 for one in decision.prospects)


def test_last_picks_of_a_draft_are_still_considered() -> None:
    match = a_draft(10, professional=True)
    while len(match.state.public.pool) > 2:
        seat = match.state.public.picker
        match.choose(seat, PickCard(match.state.public.pool[0]))
    seat = match.state.public.picker
    for level in SEARCHERS:
        assert len(AGENTS[level]().choose(match.view(seat), FEW, 3).prospects) == 2


def test_unseen_cards_are_in_the_other_hands_in_a_professional_game() -> None:
    for match, seat in random_round(3, 4, professional=True):
        hidden = [
            card
            for other, hand in enumerate(match.state.hands)
            if other != seat
            for card in (*hand, *([match.state.chosen[other]] if match.state.chosen[other] else []))
        ]
        assert list(unseen_cards(match.view(seat))) == sorted(hidden)
