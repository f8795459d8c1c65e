"""Goals: met or missed at the end of a table, tracked during play, and worded as sentences."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.agent import Budget
from game.ai.factory import make_agent
from game.arcade.par import Par
from game.arcade.result import result_of
from game.arcade.run.goals import Finish, finish_of, goal_state, goal_words, is_goal_met, opponent_seat
from game.arcade.run.scoring import tally_of
from game.cardgames.registry import kit_of, rules_of
from game.cardgames.run_scoring import ScoringTally
from game.cardgames.six_takes.rules.events import RowTaken
from game.cardgames.sixty_six.rules.events import HandScored
from game.engine.contract import Phase, Setup
from game.engine.match import Match, decision_seed
from game.engine.options import resolve
from game.language.message import figure
from game.storage.levels.run_tables import (
    AheadOf,
    AnyGoal,
    KeepUp,
    MakeBid,
    Place,
    PointsAtLeast,
    PointsAtMost,
    ReachPar,
    RowsAtMost,
    RunTable,
    WinBy,
)
from tests.support.short_matches import SHORT


def table(game: str, goal: AnyGoal, seat: int = 0) -> RunTable:
    """Return a table of four seats with a goal."""
    return RunTable(
        id="t",
        game=game,
        title="T",
        about="t",
        opponents=("pip", "bob", "dot"),
        ponds=(1, 1),
        goal=goal,
        seat=seat,
    )


FEW = Finish(1, (3, 1, 2, 3), (20, 5, 9, 20), ((0,), (1,), (2,), (3,)), False, -5.0, {"rows": 1})
"""Seat 1 of four has won a match with the fewest points."""
SIDES = Finish(0, (2, 1, 2, 1), (3, 8, 3, 8), ((0, 2), (1, 3)), True, -5.0, {"bid": 1})
"""Seat 0 and its partner have lost a match of two teams."""


@pytest.mark.parametrize(
    ("game", "goal", "finish", "missed"),
    [
        ("six_takes", Place(1), FEW, replace(FEW, ranking=(1, 2, 3, 3))),
        ("six_takes", Place(2), replace(FEW, ranking=(1, 2, 3, 3)), replace(FEW, ranking=(1, 3, 1, 4))),
        ("sixty_six", Place(1), replace(SIDES, ranking=(1, 2, 1, 2)), SIDES),
        ("six_takes", PointsAtMost(5), FEW, replace(FEW, totals=(20, 6, 9, 20))),
        ("sixty_six", PointsAtLeast(3), SIDES, replace(SIDES, totals=(2, 8, 2, 8))),
        ("sixty_six", MakeBid(), SIDES, replace(SIDES, counts={})),
        ("sixty_six", MakeBid(2), replace(SIDES, counts={"bid": 2}), SIDES),
        ("six_takes", WinBy(4), FEW, replace(FEW, totals=(20, 6, 9, 20))),
        ("sixty_six", WinBy(5), replace(SIDES, seat=1), SIDES),
        ("six_takes", RowsAtMost(1), FEW, replace(FEW, counts={"rows": 2})),
    ],
)
def test_goal_is_met_or_missed(game: str, goal: AnyGoal, finish: Finish, missed: Finish) -> None:
    assert is_goal_met(table(game, goal), finish, None)
    assert not is_goal_met(table(game, goal), missed, None)


def test_par_is_reached_missed_or_granted_if_ghosts_failed() -> None:
    par = table("six_takes", ReachPar())
    assert is_goal_met(par, FEW, Par((-4.0, -6.0)))
    assert not is_goal_met(par, FEW, Par((-4.0, -5.0)))
    assert is_goal_met(par, FEW, None)
    assert is_goal_met(par, replace(FEW, result=-(0.1 + 0.2)), Par((-0.3,)))


def test_goal_to_keep_up_is_met_by_matching_that_many_ghosts() -> None:
    ghosts = Par((-4.0, -5.0, -6.0, -7.0))
    assert is_goal_met(table("six_takes", KeepUp(3)), FEW, ghosts)
    assert not is_goal_met(table("six_takes", KeepUp(4)), FEW, ghosts)
    assert is_goal_met(table("six_takes", KeepUp(12)), replace(FEW, result=-4.0), ghosts)
    assert is_goal_met(table("six_takes", KeepUp(4)), FEW, None)


def test_goal_to_beat_a_rival_compares_with_the_rivals_seat() -> None:
    rival = table("six_takes", AheadOf("bob"), seat=1)
    assert [opponent_seat(rival, one) for one in rival.opponents] == [0, 2, 3]
    assert is_goal_met(rival, FEW, None)
    assert not is_goal_met(rival, replace(FEW, ranking=(3, 2, 2, 1)), None)
    assert is_goal_met(rival, replace(FEW, ranking=(1, 2, 3, 1)), None)


@pytest.mark.parametrize(
    ("game", "goal", "words"),
    [
        ("six_takes", Place(1), "Win the table."),
        ("six_takes", Place(2), "Finish first or second."),
        ("six_takes", Place(3), "Finish in the top 3."),
        ("six_takes", ReachPar(), "Reach par for this deal."),
        ("six_takes", KeepUp(1), "Match or beat one of the 12 ghosts."),
        ("six_takes", KeepUp(3), "Match or beat 3 of the 12 ghosts."),
        ("six_takes", PointsAtMost(9), "Take at most 9 ducks."),
        ("must_be_18", PointsAtMost(1), "Finish with at most 1 point."),
        ("sixpack", PointsAtLeast(4), "Score at least 4 points."),
        ("sixty_six", PointsAtLeast(4), "Score at least 4 ticks."),
        ("sixty_six", MakeBid(), "Win the bidding and make good on your bid."),
        ("sixty_six", MakeBid(2), "Make good on 2 of your own bids."),
        ("six_takes", WinBy(2), "Win by 2 ducks or more."),
        ("sixty_six", WinBy(1), "Win by 1 tick or more."),
        ("must_be_18", WinBy(3), "Win by 3 points or more."),
        ("six_takes", RowsAtMost(0), "Take no rows."),
        ("six_takes", RowsAtMost(1), "Take at most one row."),
        ("six_takes", RowsAtMost(3), "Take at most 3 rows."),
        ("six_takes", AheadOf("bob"), "Finish ahead of BOB."),
    ],
)
def test_goal_is_a_sentence(game: str, goal: AnyGoal, words: str) -> None:
    assert goal_words(table(game, goal), str.upper).sentence == words


def play_match(game: str, seed: int) -> Match:
    """Play a short match between Ducklings to its end."""
    kit = kit_of(game)
    options: Any = resolve(kit.rules().options, SHORT[game])
    match, duckling = Match(kit.rules(), Setup(4, seed, options)), make_agent(kit, "duckling")
    while not match.over:
        if match.phase is Phase.ROUND_OVER:
            match.deal()
        seat = next(iter(match.pending))
        thought = decision_seed(match.setup, seat, match.history)
        match.choose(seat, duckling.choose(match.view(seat), Budget(), thought).choice)
    return match


@pytest.mark.parametrize("game", ["six_takes", "sixpack", "sixty_six", "must_be_18"])
def test_finish_describes_the_match(game: str) -> None:
    match = play_match(game, 6)
    for seat in range(4):
        finish = finish_of(match, seat)
        assert finish.ranking == match.ranking
        assert finish.totals == match.game.totals(match.state)
        sign = 1 if match.game.more_is_better else -1
        own = finish.lead if game == "sixty_six" else sign * finish.totals[seat]
        assert finish.result == own
        assert (finish.lead > 0) <= (finish.place == 1)


def test_made_bids_and_taken_rows_are_counted() -> None:
    match = play_match("sixty_six", 6)
    for seat in range(4):
        made = [one for one in match.scored if isinstance(one, HandScored) and one.made]
        assert finish_of(match, seat).counts["bid"] == sum(one.bidder == seat for one in made)
    match = play_match("six_takes", 6)
    totals = match.game.totals(match.state)
    rows = [finish_of(match, seat).counts["rows"] for seat in range(4)]
    assert [bool(count) for count in rows] == [bool(total) for total in totals]


@pytest.mark.parametrize("game", ["six_takes", "sixpack", "sixty_six", "must_be_18"])
def test_events_of_a_seat_are_all_it_heard_without_undone_choices(game: str) -> None:
    rules = rules_of(game)
    match = Match(rules, Setup(4, 8, resolve(rules.options, SHORT[game])))
    events: list[Any] = []
    match.listen(events.append, 1)
    match.deal()
    chance = random.Random(8)
    for _ in range(12):
        if match.phase is Phase.ROUND_OVER:
            match.deal()
        seat, legal = next(iter(match.pending.items()))
        match.choose(seat, chance.choice(legal))
    assert match.events(1) == tuple(events)
    shorter = match.copy_at(7).events(1)
    match.undo(5)
    assert match.events(1) == shorter
    assert shorter == tuple(events[: len(shorter)])


@pytest.mark.parametrize("game", ["six_takes", "sixpack", "sixty_six", "must_be_18"])
def test_points_so_far_lead_to_the_final_points(game: str) -> None:
    match = play_match(game, 6)
    for seat in range(4):
        tally = tally_of(game, match.events(seat), seat)
        assert tally.points == match.game.totals(match.state)[seat]


@pytest.mark.parametrize("seat", range(4))
def test_limit_is_lost_exactly_when_a_row_exceeds_it(seat: int) -> None:
    match = play_match("six_takes", 6)
    events = match.events(seat)
    most = match.game.totals(match.state)[seat] - 1
    table_ = table("six_takes", PointsAtMost(max(most, 0)))
    lost = []
    for count in range(len(events) + 1):
        state = goal_state(table_, tally_of("six_takes", events[:count], seat))
        lost.append(state is not None and state.lost)
    assert lost == sorted(lost), "once lost, it stays lost"
    assert lost[-1] == (most >= 0)
    if most >= 0:
        taken = events[lost.index(True) - 1]
        assert isinstance(taken, RowTaken)
        assert taken.seat == seat


@pytest.mark.parametrize(
    ("game", "goal", "count", "words", "lost", "met"),
    [
        ("six_takes", PointsAtMost(11), 11, "11 so far", False, False),
        ("six_takes", PointsAtMost(11), 15, "lost with 15", True, False),
        ("sixpack", PointsAtLeast(3), 2, "2 so far", False, False),
        ("sixpack", PointsAtLeast(3), 3, "reached with 3", False, True),
    ],
)
def test_progress_of_a_points_goal(
    game: str, goal: AnyGoal, count: int, words: str, lost: bool, met: bool
) -> None:
    tally = ScoringTally()
    tally.points = count
    assert goal_state(table(game, goal), tally) == (count, words, lost, met)


@pytest.mark.parametrize(
    ("game", "goal", "name", "lost", "met"),
    [("six_takes", RowsAtMost(0), "rows", True, False), ("sixty_six", MakeBid(), "bid", False, True)],
)
def test_progress_of_row_and_bid_goals(game: str, goal: AnyGoal, name: str, lost: bool, met: bool) -> None:
    tally = ScoringTally()
    assert goal_state(table(game, goal), tally) == (0, "0 so far", False, False)
    tally.counts[name] += 1
    state = goal_state(table(game, goal), tally)
    assert (state.lost, state.met) == (lost, met)


@pytest.mark.parametrize("game", ["six_takes", "sixpack", "sixty_six", "must_be_18"])
def test_place_so_far_leads_to_the_final_place(game: str) -> None:
    match = play_match(game, 6)
    for seat in range(4):
        points = [tally_of(game, match.events(seat), one).points for one in range(4)]
        totals = match.game.totals(match.state)
        state = goal_state(table(game, Place(1), seat), ScoringTally(), points)
        sign = 1 if match.game.more_is_better else -1
        better = {team for team in match.game.teams(4) if sign * (totals[team[0]] - totals[seat]) > 0}
        assert state is not None
        assert (state.words, state.lost, state.met) == (f"place {len(better) + 1} so far", False, False)
        assert state.now == f"place {len(better) + 1}", "the sign has room for one line"


@pytest.mark.parametrize(
    ("game", "goal", "points", "now"),
    [
        ("six_takes", Place(2), (7, 3, 7, 12), "place 2"),
        ("six_takes", WinBy(4), (3, 9, 5, 12), "+2"),
        ("six_takes", WinBy(4), (5, 9, 5, 12), "level"),
        ("sixpack", WinBy(4), (5, 9, 5, 12), "−7"),
        ("sixty_six", Place(1), (4, 2, 4, 2), "place 1"),
        ("six_takes", AheadOf("dot"), (3, 0, 0, 5), "ahead"),
        ("six_takes", AheadOf("dot"), (8, 0, 0, 5), "behind"),
        ("sixpack", AheadOf("dot"), (8, 0, 0, 8), "level"),
    ],
)
def test_progress_of_a_place_goal(game: str, goal: AnyGoal, points: tuple[int, ...], now: str) -> None:
    state = goal_state(table(game, goal), ScoringTally(), points)
    assert state is not None
    words = f"{now} so far" if now.startswith("place") else now
    assert (state.now, state.words, state.lost, state.met) == (now, words, False, False)
    assert goal_state(table(game, goal), ScoringTally(), (None, *points[1:])) is None


@pytest.mark.parametrize("goal", [ReachPar(), KeepUp(4)])
def test_ghost_goal_shows_the_players_result_so_far(goal: AnyGoal) -> None:
    tally = ScoringTally()
    assert goal_state(table("six_takes", goal), tally) is None
    tally.points = 7
    state = goal_state(table("six_takes", goal), tally, (7, 3, 7, 12))
    assert (state.now, state.lost, state.met) == ("you have 7", False, False)
    assert state.words == "you have 7 so far, and the ghosts’ results come at the end"
    tally.points = 2
    assert goal_state(table("sixty_six", goal), tally, (2, 5, 2, 5)).now == "you have −3", "its side's lead"
    assert goal_state(table("sixty_six", goal), tally, (2, None, 2, None)) is None


@pytest.mark.parametrize("game", ["six_takes", "sixpack", "sixty_six", "must_be_18"])
def test_result_shown_by_a_ghost_goal_leads_to_the_final_result(game: str) -> None:
    match = play_match(game, 6)
    points = [tally_of(game, match.events(0), one).points for one in range(4)]
    state = goal_state(table(game, KeepUp(4)), tally_of(game, match.events(0), 0), points)
    result = result_of(match.game, match, 0)
    shown = figure(round(result), signed=True) if game == "sixty_six" else f"{abs(result):.0f}"
    assert state.now == f"you have {shown}"


@pytest.mark.parametrize("goal", [Place(1), WinBy(2), PointsAtMost(3)])
def test_goals_have_no_progress_while_points_are_unknown(goal: AnyGoal) -> None:
    assert goal_state(table("six_takes", goal), ScoringTally()) is None
