"""Awards of the daily deals."""

from __future__ import annotations

from game.arcade.awards.award import Award
from game.arcade.awards.facts import Facts
from game.arcade.par import Par
from game.language.message import message

_DAILY = "daily"


def _above_par(facts: Facts) -> int:
    scores = [entry.score for entry in facts.diary.entries.values()]
    return sum(one is not None and one.rated and one.result > Par(one.ghosts).mean for one in scores)


AWARDS = (
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
)
