"""Sixpack's agents: sensible answers to every question, their use of time, and their styles."""

import time
from collections.abc import Callable
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.agent import Budget, Decision
from game.ai.levels import LEVELS
from game.cardgames.sixpack.players import opponent_model
from game.cardgames.sixpack.players.agents import AGENTS, PLAIN, STYLES, Style
from game.cardgames.sixpack.players.evaluation import HandScore
from game.cardgames.sixpack.players.gains import LandingGains
from game.cardgames.sixpack.players.heuristics import Heuristics
from game.cardgames.sixpack.players.search import Outcome, Search
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.choices import ChooseCard, LayCard, TakeFromHand
from game.cardgames.sixpack.rules.game import ROUTINES, SIXPACK
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.choices import CHOICES
from game.engine.contract import Setup
from tests.cardgames.sixpack.boards import Turn, turn_with_one_card_left

LEVEL_IDS = [level.id for level in LEVELS]
SEARCHERS = LEVEL_IDS[1:]


def decide(turn: Turn, level: str, samples: int = 100) -> Decision:
    view = SIXPACK.view(turn.state, turn.state.questions[0].seat)
    return AGENTS[level]().choose(view, Budget(samples=samples), 3)


def text(turn: Turn, decision: Decision) -> str:
    assert isinstance(decision.choice, ChooseCard | LayCard)
    return turn.text(decision.choice.card)


def test_drake_expects_the_points_at_the_end_of_the_turn() -> None:
    # Nobody can play before the 1, which claims two handprints, or play the same number.
    turn = Turn("2 | 3* 4* | 5", "1 2", "3 3", "4 4")
    decision = decide(turn, "drake")
    assert text(turn, decision) == "1"
    first = decision.prospects[0]
    assert (first.value, first.risk) == (5, 0)


def test_time_for_the_opponent_model_is_part_of_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """The equilibrium of the others takes 30 ms here, each try 1 ms, and nothing else takes any time."""
    now = 0.0

    def taking_time(seconds: float, work: Callable[..., Any]) -> Callable[..., Any]:
        def last(*args: Any) -> Any:
            nonlocal now
            now += seconds
            return work(*args)

        return last

    monkeypatch.setattr(time, "perf_counter", lambda: now)
    monkeypatch.setattr(opponent_model, "equilibrium", taking_time(0.03, opponent_model.equilibrium))
    monkeypatch.setattr(Search, "try_all", taking_time(0.001, Search.try_all))
    state = Turn("2 | 3* 4* | 5", "1 2 6", "3 3 1", "4 4 2").state
    AGENTS["eider"]().choose(SIXPACK.view(state, 0), Budget(seconds=0.05), 1)
    assert 0.04 < now < 0.05


# -- sensible answers --------------------------------------------------------------------------------------

SENSIBLE: dict[str, tuple[Callable[[], Turn], str, str]] = {
    "it claims the pile with the most handprints": (
        lambda: turn_with_one_card_left("2 | 3* 4* | 5*", "1"),
        "land",
        "claim pile 2",
    ),
    "a Takeback claims rather than being placed": (
        lambda: turn_with_one_card_left("4 | 3* 5* | 6", "takeback:5"),
        "land",
        "claim pile 2",
    ),
    "a Veto removes the card that would claim": (
        lambda: Turn("1 | 1* 2* 4* | 1", "veto:2 1 1", "6 1 1", "3 1 1").lay("veto:2", "6", "3").land(0),
        "veto",
        "6",
    ),
    "a Calculator makes a card claim": (
        lambda: Turn("5 1* 2* 3* 5 | 1 | 2", "calculator:3 3 2", "3 3 1", "3 1 4"),
        "lay",
        "3 + Calculator 3",
    ),
    "a Carousel passes on the least valuable card": (
        lambda: turn_with_one_card_left("2 | 3 | 4", "carousel:5", rest="3* 6* 3 1*").side("left"),
        "pass",
        "3",
    ),
    "Super Numbers use the number that claims": (
        lambda: turn_with_one_card_left("1* 2* 5 | 2 | 4", "super_numbers:3/6"),
        "number",
        "use 6",
    ),
    "a bite costs the least valuable cards": (
        lambda: turn_with_one_card_left("biting_hand:5* | 2 | 3", "6", rest="2* 3 4* 6*"),
        "discard",
        "3",
    ),
    # Seat 2 has no cards left, so the round ends with this turn.
    "a Second Hand takes a card with a handprint": (
        lambda: Turn("second_hand:5 | 2 3* | 1 3", "6 2 4", "3 2 4 4 5", "3").lay("6", "3", "3"),
        "second_hand",
        "top of pile 2",
    ),
    "a Second Hand steals a face-up card with a handprint": (
        lambda: (
            Turn("second_hand:5 | 2 | 3", "6 1 1", "3 seethrough:1* 2", "3 1 2")
            .lay("", "3")
            .lay("6", "", "3")
        ),
        "second_hand",
        "seethrough:1*",
    ),
    # The 4 is its seat's last card, so the round ends with this turn.
    "a Copycat copies a card that claims": (
        lambda: Turn("1 2* 3* 5 | 1 2* 5 | 3", "copycat:2 1 1", "4", "6 1 1").lay("copycat:2", "4", "6"),
        "copy",
        "6",
    ),
    "a Late Arrival adds no duplicate": (
        lambda: Turn("1 | 2* 3* 5 | 2", "late_arrival:2 4 6 3", "4 1 1", "5 1 1").lay(
            "late_arrival:2", "4", "5"
        ),
        "join",
        "6",
    ),
    "a Pile Driver leaves the cards that it claims": (
        lambda: turn_with_one_card_left("1* 2* 3* 5 | 2 | 3", "pile_driver:6"),
        "drive",
        "1 to pile",
    ),
    "the best card isn't discarded (§12.2)": (
        lambda: turn_with_one_card_left("3 | 4 | 1", "veto:2", rest="4 6* 1*"),
        "discard",
        "4",
    ),
}


@pytest.mark.parametrize("level", SEARCHERS)
@pytest.mark.parametrize("rule", SENSIBLE)
def test_sensible_answers(rule: str, level: str) -> None:
    make, kind, answer = SENSIBLE[rule]
    turn = make()
    assert turn.state.questions[0].kind == kind
    match decide(turn, level).choice:
        case ChooseCard(card=card) | TakeFromHand(card=card):
            assert turn.text(card) == answer
        case choice:
            view = SIXPACK.view(turn.state, turn.state.questions[0].seat)
            assert CHOICES.label(view, choice).startswith(answer)


def test_heuristics_keep_the_special_card_of_a_bite() -> None:
    turn = Turn("2 | 3 | 5 biting_hand:4", "6 1", "1 2", "1 2").lay("6", "1", "1")
    values = Heuristics().values(Board(turn.state, ROUTINES), turn.question)
    assert values == [1.0, pytest.approx(1.1)]


def test_biting_hand_costs_a_discard_per_handprint_or_brings_the_best_card() -> None:
    tableau = Turn("2 biting_hand:4* 5* | 3 biting_hand:4 | 3 5*", "1 1", "1 1").tableau
    assert LandingGains(tableau).claim_gains == (-2.4, 1.0, 2.0)
    tableau = Turn("2* biting_hand:4* seethrough:5 | 1 | 2", "1 1", "1 1").tableau
    assert LandingGains(tableau._replace(reversed=True)).claim_gains == (2.0, 1.0, 1.0)


# -- styles: players value the same outcomes differently, each in line with its style ----------------------


def a_view(totals: tuple[int, ...] = (0, 0, 0)) -> SixpackView:
    """Return the view of seat 0 of three, which has to lay a card."""
    state = SIXPACK.open(Setup(3, 1, SIXPACK.options()))
    while not any(isinstance(one, LayCard) for one in SIXPACK.choices(SIXPACK.view(state, 0))):
        pending = SIXPACK.pending(state)
        if pending:
            seat, legal = next(iter(pending.items()))
            state = SIXPACK.apply(state, seat, legal[0]).state
        else:
            state = SIXPACK.deal(state).state
    return replace(SIXPACK.view(state, 0), totals=totals)


def outcomes(*points: tuple[float, float, float], now: float = 0.0) -> list[Outcome]:
    """Return the outcomes of a choice, one for each deal: the points of the three seats."""
    return [Outcome([HandScore(one, 0.0) for one in each], now) for each in points]


def preferred_list(
    style: Style, first: list[Outcome], second: list[Outcome], totals: tuple[int, ...] = (0, 0, 0)
) -> int:
    """Return which of two lists of outcomes the style prefers for the same card: 1 or 2."""
    view = a_view(totals)
    choice = SIXPACK.choices(view)[0]
    worths = [[style.value(view, outcome) for outcome in found] for found in (first, second)]
    values = [fmean(each) + style.choice_bonus(view, choice, each) for each in worths]
    return 1 + (values[1] > values[0])


def test_careful_prefers_certain_points_and_daring_the_big_pile() -> None:
    certain, risky = outcomes((3, 3, 3), (3, 3, 3)), outcomes((0, 3, 3), (6.4, 3, 3))
    assert preferred_list(PLAIN, certain, risky) == 2
    assert [preferred_list(STYLES[style], certain, risky) for style in ("careful", "daring")] == [1, 2]
    assert (
        preferred_list(STYLES["daring"], outcomes((3, 3, 3), (3, 3, 3)), outcomes((1, 3, 3), (4.5, 3, 3)))
        == 2
    )


def test_greedy_prefers_a_card_now() -> None:
    now, later = outcomes((3, 3, 3), now=1), outcomes((4, 3, 3))
    assert (preferred_list(PLAIN, now, later), preferred_list(STYLES["greedy"], now, later)) == (2, 1)


def test_spiteful_hurts_its_neighbour_and_hunting_the_leader() -> None:
    robs_next, robs_leader = outcomes((3, 1, 5)), outcomes((3, 5, 1))
    totals = (4, 2, 9)
    assert preferred_list(STYLES["spiteful"], robs_leader, robs_next, totals) == 2
    assert preferred_list(STYLES["hunting"], robs_next, robs_leader, totals) == 2


def test_kind_fills_all_hands_and_grumpy_empties_them() -> None:
    fuller, emptier = outcomes((3, 6, 6)), outcomes((3.5, 4, 4))
    assert (
        preferred_list(STYLES["kind"], emptier, fuller),
        preferred_list(STYLES["grumpy"], fuller, emptier),
    ) == (2, 2)
    dearer = outcomes((2, 1, 1))
    assert (preferred_list(PLAIN, fuller, dearer), preferred_list(STYLES["grumpy"], fuller, dearer)) == (1, 2)


def test_hasty_starts_low_and_stately_high() -> None:
    view = a_view()
    lays = [one for one in SIXPACK.choices(view) if isinstance(one, LayCard)]
    low, high = (pick(lays, key=lambda one: view.cards[one.card].number) for pick in (min, max))
    assert view.cards[low.card].number < view.cards[high.card].number
    for style, wanted, other in (("hasty", low, high), ("stately", high, low)):
        tastes = [STYLES[style].choice_bonus(view, one, [3.0]) for one in (wanted, other)]
        assert tastes[0] > tastes[1], style
