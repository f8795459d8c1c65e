"""Awards of the puzzles."""

from __future__ import annotations

from game.arcade.awards.award import Award
from game.arcade.awards.facts import Facts
from game.language.message import message
from game.storage.history.puzzle_tries import MOST_STARS, best_stars

_PUZZLES = "puzzles"


def _finished_games(facts: Facts) -> int:
    """Counts the games whose puzzles are all solved."""
    solved = {game: {one.puzzle for one in facts.solved if one.game == game} for game in facts.puzzles}
    return sum(0 < count <= len(solved[game]) for game, count in facts.puzzles.items())


AWARDS = (
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
