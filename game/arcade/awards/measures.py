"""The functions that measure progress towards awards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from game.arcade.daily.diary import Diary
from game.arcade.par import Medal, Par, best_medals, tables_with_medal
from game.arcade.run.state import FEATHERS, Over, Run
from game.storage.history.accuracy import Accuracy
from game.storage.history.achievements import Achievements
from game.storage.history.par_scores import ParScore
from game.storage.history.puzzle_tries import MOST_STARS, SolvedPuzzle, best_stars

_GAMES = ("six_takes", "sixpack", "sixty_six", "must_be_18")


class Facts(Struct, frozen=True):
    """All data that awards depend on.

    Attributes:
        won: the games in which a match was won.
        tables: the keys of each game's ready-made tables.
        puzzles: the number of each game's puzzles.
    """

    matches: Sequence[Achievements] = ()
    won: Collection[str] = ()
    scores: Sequence[ParScore] = ()
    rounds: Sequence[Accuracy] = ()
    runs: Sequence[Run] = ()
    tables: Mapping[str, frozenset[str]] = {}
    diary: Diary = Diary({})
    solved: Sequence[SolvedPuzzle] = ()
    puzzles: Mapping[str, int] = {}


Measure = Callable[[Facts], int]
Amount = Callable[[Achievements], int]


def _count_matches(condition: Callable[[Achievements], bool]) -> Measure:
    """Return a function that counts the matches that satisfy a condition."""
    return lambda facts: sum(map(condition, facts.matches))


def _sum_over_matches(amount: Amount) -> Measure:
    return lambda facts: sum(map(amount, facts.matches))


def _max_over_matches(amount: Amount) -> Measure:
    """Return a function that computes the greatest amount in one match."""
    return lambda facts: max(map(amount, facts.matches), default=0)


def _combo_count(name: str) -> Amount:
    return lambda match: match.combos.get(name, 0)


def _longest_chain(match: Achievements) -> int:
    return match.chain


def longest_run(flags: Iterable[bool]) -> int:
    """Return the length of the longest run of true values."""
    best = length = 0
    for flag in flags:
        length = length + 1 if flag else 0
        best = max(best, length)
    return best


def _games_with_all_medals(facts: Facts) -> int:
    """Count the games with a medal at each of their ready-made tables."""
    return sum(
        bool(titles) and titles <= best_medals(facts.scores, game).keys()
        for game, titles in facts.tables.items()
    )


def _most_ponds(facts: Facts) -> int:
    return max((run.ponds for run in facts.runs), default=0)


def _is_won(run: Run) -> bool:
    return isinstance(run.pending, Over) and run.pending.won


def _tables_above_ghosts(facts: Facts) -> int:
    tables = [table for run in facts.runs for table in run.played]
    return sum(bool(table.ghosts) and table.result > max(table.ghosts) for table in tables)


def _count_above_par(scores: Iterable[ParScore | None]) -> int:
    return sum(row is not None and row.rated and row.result > Par(row.ghosts).mean for row in scores)


def _games_with_all_puzzles(facts: Facts) -> int:
    """Count the games whose puzzles are all solved."""
    solved = {game: {row.puzzle for row in facts.solved if row.game == game} for game in facts.puzzles}
    return sum(0 < count <= len(solved[game]) for game, count in facts.puzzles.items())


MEASURES: Mapping[str, Measure] = {
    "house_first": lambda facts: len(facts.won),
    "house_games": lambda facts: len(facts.won),
    "house_row": lambda facts: longest_run(one.won for one in facts.matches),
    "house_comeback": _count_matches(lambda one: one.won and one.fell),
    "house_swan": _count_matches(lambda one: one.won and "swan" in one.rivals),
    "house_eider": _count_matches(lambda one: one.won and "eider" in one.rivals),
    "house_eiders": lambda facts: len(
        {one.game for one in facts.matches if one.won and "eider" in one.rivals}
    ),
    "house_par": lambda facts: _count_above_par(facts.scores),
    "house_ghosts": lambda facts: sum(one.rated and one.result > max(one.ghosts) for one in facts.scores),
    "house_bronze": lambda facts: tables_with_medal(facts.scores, Medal.BRONZE),
    "house_gold": lambda facts: sum(
        Medal.GOLD in best_medals(facts.scores, game).values() for game in _GAMES
    ),
    "house_shelf": _games_with_all_medals,
    "house_accuracy": lambda facts: sum(one.accuracy >= 95 and one.decisions >= 8 for one in facts.rounds),
    "house_steady": lambda facts: sum(one.accuracy >= 85 and one.decisions >= 5 for one in facts.rounds),
    "takes_dry": _count_matches(lambda one: 0 in one.rounds),
    "takes_twice_dry": _count_matches(lambda one: one.rounds.count(0) >= 2),
    "takes_gift": _sum_over_matches(_combo_count("sixth")),
    "takes_gifts": _sum_over_matches(_combo_count("sixth")),
    "takes_three_gifts": _max_over_matches(_combo_count("sixth")),
    "takes_chain": _max_over_matches(_longest_chain),
    "takes_ten": _count_matches(lambda one: one.won and one.seats == 10),
    "sixpack_claims": _sum_over_matches(_combo_count("claim")),
    "sixpack_eight": _max_over_matches(_combo_count("claim")),
    "sixpack_chain": _max_over_matches(_longest_chain),
    "sixpack_all_rounds": _count_matches(lambda one: len(one.rounds) >= 3 and min(one.rounds) > 0),
    "sixpack_six": _count_matches(lambda one: one.won and one.seats >= 6),
    "sixpack_far": _count_matches(lambda one: one.total >= one.most + 10),
    "sixty_six_marriages": _sum_over_matches(_combo_count("marriage")),
    "sixty_six_weddings": _max_over_matches(_combo_count("marriage")),
    "sixty_six_bids": _sum_over_matches(_combo_count("bid")),
    "sixty_six_sweep": _max_over_matches(_longest_chain),
    "sixty_six_nothing": _count_matches(lambda one: one.won and one.most <= 0),
    "sixty_six_eiders": _count_matches(lambda one: one.won and one.rivals.count("eider") >= 2),
    "eighteen_doubles": _sum_over_matches(_combo_count("double")),
    "eighteen_many": _max_over_matches(_combo_count("double")),
    "eighteen_chain": _max_over_matches(_longest_chain),
    "eighteen_first": _max_over_matches(lambda one: one.rounds.count(0)),
    "eighteen_six": _count_matches(lambda one: one.won and one.seats >= 6),
    "eighteen_half": _count_matches(lambda one: one.won and 2 * one.total <= one.least),
    "run_keeper": _most_ponds,
    "run_half": _most_ponds,
    "run_won": lambda facts: sum(map(_is_won, facts.runs)),
    "run_feathers": lambda facts: sum(_is_won(run) and run.feathers >= FEATHERS for run in facts.runs),
    "run_streak": lambda facts: max((one.streak for run in facts.runs for one in run.played), default=0),
    "run_ghosts": _tables_above_ghosts,
    "daily_par": lambda facts: _count_above_par(entry.score for entry in facts.diary.entries.values()),
    "daily_row": lambda facts: facts.diary.longest_streak,
    "puzzles_six": lambda facts: sum(one == MOST_STARS for one in best_stars(facts.solved).values()),
    "puzzles_games": lambda facts: len(
        {one.game for one in facts.solved if one.game and one.stars == MOST_STARS}
    ),
    "puzzles_all": _games_with_all_puzzles,
}
"""The functions that measure progress, by award id; a game's award gets only that game's matches."""
