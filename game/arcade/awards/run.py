"""Awards of the run."""

from __future__ import annotations

from game.arcade.awards.award import Award
from game.arcade.run.state import FEATHERS, Over, Run
from game.language.message import message

_RUN = "run"


def _won(run: Run) -> bool:
    return isinstance(run.pending, Over) and run.pending.won


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
)
