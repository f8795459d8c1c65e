"""Awards: each is won by exactly what it says, none for nothing, and each is announced once."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.factory import make_agent
from game.ai.levels import budget_of
from game.arcade.awards.achievements import achievements_of, was_ever_alone_last
from game.arcade.awards.measures import Facts, longest_run
from game.arcade.awards.wall import AWARDS, closest_award, newly_won
from game.arcade.daily.diary import Diary, DiaryEntry
from game.arcade.run.fold import begin
from game.arcade.run.state import Over, PlayedTable, Run
from game.cardgames.registry import GAMES, kit_of, rules_of
from game.engine.contract import Phase
from game.engine.journal import Header, Player, new_match
from game.engine.match import decision_seed
from game.storage.history.accuracy import Accuracy
from game.storage.history.achievements import Achievements
from game.storage.history.puzzle_tries import SolvedPuzzle
from tests.arcade.run.run_tables import run_start
from tests.support.results import result, score

GHOSTS = (-20.0, -10.0, -30.0)
TAKES = Achievements(
    journal="one.sixes",
    game="six_takes",
    seats=4,
    rank=2,
    rivals=("duckling", "drake", "drake"),
    total=21,
    rounds=(12, 9),
    least=10,
    most=40,
    fell=False,
    combos={},
    chain=0,
)
PACKS = replace(TAKES, game="sixpack", rounds=(3, 0, 4), total=7, least=2, most=9)
SIXTY_SIX = replace(TAKES, game="sixty_six", rounds=(2, 1), total=3, least=10, most=10)
EIGHTEEN = replace(TAKES, game="must_be_18", rounds=(0, 4, 0), total=4, least=3, most=20)
FIRST = {"rank": 1}


def played_table(result: float, *, streak: int = 0, node: int = 0, met: bool = True) -> PlayedTable:
    return PlayedTable(
        node=node,
        seed=1,
        journal="x",
        met=met,
        result=result,
        ghosts=GHOSTS,
        par_points=0,
        combos={},
        streak=streak,
        factor=1,
        score=0,
        feathers=0,
    )


def run_with_tables(*tables: PlayedTable, won: bool | None = None, feathers: int = 3) -> Run:
    made = replace(begin(run_start()), played=tables, feathers=feathers)
    return made if won is None else replace(made, pending=Over(won=won))


def keepers_tables(count: int) -> tuple[PlayedTable, ...]:
    nodes = [number for number, node in enumerate(begin(run_start()).course) if node.column == 3]
    return tuple(played_table(0, node=number) for number in nodes[:count])


def rounds(count: int, accuracy: float, decisions: int) -> Facts:
    found = Accuracy(journal="x", round=1, accuracy=accuracy, decisions=decisions, mean_loss=1.0)
    return Facts(rounds=[found] * count)


def matches(base: Achievements, count: int = 1, **what: Any) -> Facts:
    return Facts(matches=[replace(base, **what)] * count)


def combos(base: Achievements, name: str, count: int, each: int = 1) -> Facts:
    return matches(base, count, combos={name: each})


def of_each(games: int, **what: Any) -> Facts:
    return Facts(matches=[replace(TAKES, game=game, **what) for game in list(GAMES)[:games]])


def facts_with_ranks(*ranks: int) -> Facts:
    return Facts(matches=[replace(TAKES, rank=rank) for rank in ranks])


def days(*ends: tuple[float | None, bool] | None) -> Facts:
    """Return consecutive days of daily deals: the result and whether it counts, or None for no deal."""
    entries = {}
    for number, end in enumerate(ends):
        if end is None:
            continue
        day, (own, rated) = date(2026, 6, 1) + number * timedelta(days=1), end
        beside = None if own is None else score(own, rated=rated)
        entries[day] = DiaryEntry(day, "x", result(), beside)
    return Facts(diary=Diary(entries))


def solved_puzzles(*puzzles: tuple[str, int, int]) -> Facts:
    """Return solved puzzles, given a game, a number and stars; each game has two."""
    found = [SolvedPuzzle(f"{number:032x}", stars, 1, game) for game, number, stars in puzzles]
    return Facts(solved=found, puzzles=dict.fromkeys(GAMES, 2))


EACH = list(GAMES)
CASES: dict[str, tuple[Facts, Facts]] = {
    "house_first": (Facts(won=EACH[:1]), matches(TAKES, rank=2)),
    "house_games": (Facts(won=EACH), Facts(won=EACH[:3])),
    "house_row": (facts_with_ranks(2, 1, 1, 1), facts_with_ranks(1, 1, 2, 1)),
    "house_comeback": (matches(TAKES, rank=1, fell=True), matches(TAKES, rank=2, fell=True)),
    "house_swan": (
        matches(TAKES, rank=1, rivals=("duckling", "swan")),
        matches(TAKES, rank=1, rivals=("drake", "eider")),
    ),
    "house_eider": (
        matches(TAKES, rank=1, rivals=("duckling", "eider")),
        matches(TAKES, rank=2, rivals=("eider",)),
    ),
    "house_eiders": (of_each(4, rank=1, rivals=("eider",)), of_each(3, rank=1, rivals=("eider",))),
    "house_par": (Facts(scores=[score(-19)] * 10), Facts(scores=[score(-19)] * 9 + [score(-20)])),
    "house_ghosts": (Facts(scores=[score(-9)]), Facts(scores=[score(-10), score(0, rated=False)])),
    "house_bronze": (
        Facts(scores=[score(-20, table=str(number)) for number in range(12)]),
        Facts(scores=[score(-20, table=str(number)) for number in range(11)] + [score(-20, table="1")]),
    ),
    "house_gold": (
        Facts(scores=[score(0, game=game) for game in EACH]),
        Facts(scores=[score(0, game=game) for game in EACH[:3]] + [score(-20, game=EACH[3])]),
    ),
    "house_shelf": (
        Facts(scores=[score(0), score(0, table="Two")], tables={"six_takes": frozenset({"One", "Two"})}),
        Facts(scores=[score(0)], tables={"six_takes": frozenset({"One", "Two"}), "sixpack": frozenset()}),
    ),
    "house_accuracy": (rounds(1, 95, 8), rounds(3, 99, 7)),
    "house_steady": (rounds(20, 85, 5), rounds(19, 100, 9)),
    "takes_dry": (matches(TAKES, rounds=(7, 0)), matches(TAKES)),
    "takes_twice_dry": (matches(TAKES, rounds=(0, 7, 0)), matches(TAKES, 2, rounds=(7, 0))),
    "takes_gift": (combos(TAKES, "sixth", 1), combos(TAKES, "clean", 1)),
    "takes_gifts": (combos(TAKES, "sixth", 5, 5), combos(TAKES, "sixth", 24)),
    "takes_three_gifts": (combos(TAKES, "sixth", 1, 3), combos(TAKES, "sixth", 5, 2)),
    "takes_chain": (matches(TAKES, chain=20), matches(TAKES, 2, chain=19)),
    "takes_ten": (matches(TAKES, rank=1, seats=10), matches(TAKES, rank=1, seats=9)),
    "sixpack_claims": (combos(PACKS, "claim", 10, 5), combos(PACKS, "claim", 7, 7)),
    "sixpack_eight": (combos(PACKS, "claim", 1, 8), combos(PACKS, "claim", 2, 7)),
    "sixpack_chain": (matches(PACKS, chain=6), matches(PACKS, chain=5)),
    "sixpack_all_rounds": (matches(PACKS, rounds=(1, 2, 3)), matches(PACKS, rounds=(1, 2))),
    "sixpack_six": (matches(PACKS, rank=1, seats=6), matches(PACKS, rank=2, seats=6)),
    "sixpack_far": (matches(PACKS, total=19), matches(PACKS, total=18)),
    "sixty_six_marriages": (combos(SIXTY_SIX, "marriage", 10), combos(SIXTY_SIX, "marriage", 9)),
    "sixty_six_weddings": (combos(SIXTY_SIX, "marriage", 1, 3), combos(SIXTY_SIX, "marriage", 3, 2)),
    "sixty_six_bids": (combos(SIXTY_SIX, "bid", 25), combos(SIXTY_SIX, "bid", 24)),
    "sixty_six_sweep": (matches(SIXTY_SIX, chain=6), matches(SIXTY_SIX, chain=5)),
    "sixty_six_nothing": (matches(SIXTY_SIX, rank=1, most=-1), matches(SIXTY_SIX, rank=1, most=1)),
    "sixty_six_eiders": (
        matches(SIXTY_SIX, rank=1, rivals=("eider", "eider")),
        matches(SIXTY_SIX, rank=1, rivals=("eider", "swan")),
    ),
    "eighteen_doubles": (combos(EIGHTEEN, "double", 50), combos(EIGHTEEN, "double", 49)),
    "eighteen_many": (combos(EIGHTEEN, "double", 1, 10), combos(EIGHTEEN, "double", 3, 9)),
    "eighteen_chain": (matches(EIGHTEEN, chain=8), matches(EIGHTEEN, chain=7)),
    "eighteen_first": (matches(EIGHTEEN, rounds=(0, 0, 4, 0)), matches(EIGHTEEN, 2)),
    "eighteen_six": (matches(EIGHTEEN, rank=1, seats=6), matches(EIGHTEEN, rank=1, seats=5)),
    "eighteen_half": (
        matches(EIGHTEEN, rank=1, total=4, least=8),
        matches(EIGHTEEN, rank=1, total=4, least=7),
    ),
    "run_keeper": (
        Facts(runs=[run_with_tables(*keepers_tables(1))]),
        Facts(runs=[run_with_tables(played_table(0))]),
    ),
    "run_half": (
        Facts(runs=[run_with_tables(*keepers_tables(3))]),
        Facts(runs=[run_with_tables(*keepers_tables(2))] * 2),
    ),
    "run_won": (
        Facts(runs=[run_with_tables(won=True, feathers=1)]),
        Facts(runs=[run_with_tables(won=False), run_with_tables()]),
    ),
    "run_feathers": (
        Facts(runs=[run_with_tables(won=True)]),
        Facts(runs=[run_with_tables(won=True, feathers=2), run_with_tables(won=False)]),
    ),
    "run_streak": (
        Facts(runs=[run_with_tables(played_table(0, streak=5))]),
        Facts(runs=[run_with_tables(played_table(0, streak=4))]),
    ),
    "run_ghosts": (
        Facts(runs=[run_with_tables(*[played_table(0)] * 5)] * 2),
        Facts(runs=[run_with_tables(*[played_table(0)] * 9, played_table(-10))]),
    ),
    "daily_par": (days((-19, True)), days((-20, True), (-19, False), (None, True))),
    "daily_row": (days(*[(-30, True)] * 6), days(*[(-30, True)] * 5, None, *[(-30, True)] * 5)),
    "puzzles_six": (
        solved_puzzles(*[("sixpack", number, 3) for number in range(6)]),
        solved_puzzles(
            *[("sixpack", number, 3) for number in range(5)], ("sixpack", 4, 3), ("sixpack", 5, 2)
        ),
    ),
    "puzzles_games": (
        solved_puzzles(*[(game, number, 3) for number, game in enumerate(EACH)]),
        solved_puzzles(
            *[(game, number, 3) for number, game in enumerate(EACH[:3])], (EACH[3], 3, 2), ("", 4, 3)
        ),
    ),
    "puzzles_all": (
        solved_puzzles(("sixpack", 1, 1), ("sixpack", 2, 1)),
        solved_puzzles(("sixpack", 1, 3), ("sixpack", 1, 3), ("six_takes", 2, 3)),
    ),
}


def test_there_are_at_least_forty_awards_with_a_case_each() -> None:
    assert len(AWARDS) >= 40
    assert [award.id for award in AWARDS] == list(dict.fromkeys(award.id for award in AWARDS))
    assert {award.id for award in AWARDS} == CASES.keys()
    assert len({award.title for award in AWARDS}) == len(AWARDS)


@pytest.mark.parametrize("award", AWARDS, ids=lambda award: award.id)
def test_award_is_won_by_exactly_what_it_says(award: Any) -> None:
    enough, not_enough = CASES[award.id]
    assert award.is_won(enough)
    assert award.progress(enough) == award.needed
    assert not award.is_won(not_enough)
    assert 0 <= award.progress(not_enough) < award.needed
    assert not award.is_won(Facts())


def test_kept_award_is_not_won_again() -> None:
    facts = CASES["takes_dry"][0]
    won = {award.id for award in newly_won(facts, ())}
    assert "takes_dry" in won
    assert newly_won(facts, won) == ()
    assert {award.id for award in newly_won(facts, won - {"takes_dry"})} == {"takes_dry"}


def test_longest_run_of_true_values() -> None:
    assert [longest_run(map(bool, row)) for row in ([], [0], [1, 1, 0, 1], [0, 1, 1, 1])] == [0, 0, 2, 3]


def test_achievements_of_a_match_are_the_players_own() -> None:
    """Sixty-six: the partner isn't a rival; points, rounds and ranks are the seat's own."""
    levels = ("", "duckling", "swan:careful", "eider")
    header = Header(
        version="1",
        game="sixty_six",
        seed=6,
        options={"target": 7},
        players=tuple(Player(str(seat), level) for seat, level in enumerate(levels)),
    )
    match = new_match(rules_of("sixty_six"), header)
    agent = make_agent(kit_of("sixty_six"), "duckling")
    while not match.over:
        if match.phase is Phase.ROUND_OVER:
            match.deal()
            continue
        seat = next(iter(match.pending))
        chance = decision_seed(match.setup, seat, match.history)
        match.choose(seat, agent.choose(match.view(seat), budget_of("duckling"), chance).choice)
    achievements = achievements_of(header, match, 0, "one.sixes")
    totals = match.game.totals(match.state)
    assert achievements.rivals == ("duckling", "eider")
    assert (achievements.total, achievements.least, achievements.most) == (totals[0], totals[1], totals[1])
    assert achievements.rank == (match.ranking or ())[0]
    assert sum(achievements.rounds) == totals[0]
    assert achievements.combos.keys() <= {"trick", "marriage", "bid"}
    assert achievements.combos["trick"] > 0


def test_comeback_means_last_before_the_end() -> None:
    def fell(*points: Mapping[int, int], more: bool = False) -> bool:
        return was_ever_alone_last(points, 0, 3, more=more)

    last, first = {0: 9, 1: 3, 2: 5}, {0: 0, 1: 30, 2: 30}
    assert fell(last, first)
    assert not fell(first, last), "the last round does not count"
    assert not fell({0: 9, 1: 9, 2: 5}, first), "seat 0 is not alone in last place"
    assert not fell(last, first, more=True)
    assert fell({0: 1, 1: 3, 2: 5}, first, more=True)


def test_closest_award_has_the_most_progress() -> None:
    begun = days(*[(-30, True)] * 5)
    found = closest_award(begun, ())
    assert (found.id, found.progress(begun)) == ("daily_row", 5)
    other = closest_award(begun, ["daily_row"])
    assert other is None or other.progress(begun) / other.needed <= 5 / 6
    assert closest_award(Facts(), ()) is None, "no award has any progress"
    done = days(*[(-30, True)] * 6)
    won = closest_award(done, ())
    assert won is None or not won.is_won(done)
