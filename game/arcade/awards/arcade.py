"""Awards of the run, the daily deals and the puzzles."""

from __future__ import annotations

from game.arcade.awards.award import Award, Facts
from game.arcade.par import Par
from game.arcade.run.state import FEATHERS, Over, Run
from game.language.message import message
from game.storage.history.puzzle_tries import MOST_STARS, best_stars

_RUN = "run"
_DAILY = "daily"
_PUZZLES = "puzzles"


def _won(run: Run) -> bool:
    return isinstance(run.pending, Over) and run.pending.won


def _above_par(facts: Facts) -> int:
    scores = [entry.score for entry in facts.diary.entries.values()]
    return sum(one is not None and one.rated and one.result > Par(one.ghosts).mean for one in scores)


def _finished_games(facts: Facts) -> int:
    """Count the games whose puzzles are all solved."""
    solved = {game: {one.puzzle for one in facts.solved if one.game == game} for game in facts.puzzles}
    return sum(0 < count <= len(solved[game]) for game, count in facts.puzzles.items())


AWARDS = (
    Award(
        "run_keeper",
        _RUN,
        message("Past the first keeper"),
        message("Beat the keeper of the first pond."),
        lambda facts: max((run.ponds for run in facts.runs), default=0),
    ),
    Award(
        "run_half",
        _RUN,
        message("Halfway upstream"),
        message("Beat three keepers in one run."),
        lambda facts: max((run.ponds for run in facts.runs), default=0),
        3,
    ),
    Award(
        "run_won",
        _RUN,
        message("Six ponds"),
        message("Win a run."),
        lambda facts: sum(map(_won, facts.runs)),
    ),
    Award(
        "run_feathers",
        _RUN,
        message("Fully fledged"),
        message("Win a run with as many feathers as you started with."),
        lambda facts: sum(_won(run) and run.feathers >= FEATHERS for run in facts.runs),
    ),
    Award(
        "run_streak",
        _RUN,
        message("Following wind"),
        message("Win five tables in a row in one run."),
        lambda facts: max((table.streak for run in facts.runs for table in run.played), default=0),
        5,
    ),
    Award(
        "run_ghosts",
        _RUN,
        message("Above the mist"),
        message("Beat all the ghosts at ten tables in your runs."),
        lambda facts: sum(
            bool(table.ghosts) and table.result > max(table.ghosts)
            for run in facts.runs
            for table in run.played
        ),
        10,
    ),
    Award(
        "daily_par",
        _DAILY,
        message("A good day"),
        message("Beat par in a daily deal."),
        _above_par,
    ),
    Award(
        "daily_row",
        _DAILY,
        message("Six days on the water"),
        message("Finish the daily deal six days in a row."),
        lambda facts: facts.diary.longest_streak,
        6,
    ),
    Award(
        "puzzles_six",
        _PUZZLES,
        message("Six bright ideas"),
        message("Solve six puzzles on the first try."),
        lambda facts: sum(stars == MOST_STARS for stars in best_stars(facts.solved).values()),
        6,
    ),
    Award(
        "puzzles_games",
        _PUZZLES,
        message("Four ways of thinking"),
        message("Solve a puzzle from each of the four games on the first try."),
        lambda facts: len({one.game for one in facts.solved if one.game and one.stars == MOST_STARS}),
        4,
    ),
    Award(
        "puzzles_all",
        _PUZZLES,
        message("Nothing left to find"),
        message("Solve every puzzle for one game."),
        _finished_games,
    ),
)
