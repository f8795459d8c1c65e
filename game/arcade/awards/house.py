"""Awards of the house: over all games, par and the coach."""

from __future__ import annotations

from collections.abc import Callable

from game.arcade.awards.award import Award, Facts, longest
from game.arcade.medals import Medal, best_medals, tables_with
from game.arcade.par import Par
from game.language.message import message
from game.storage.history.achievements import Achievements

_GAMES = ("six_takes", "sixpack", "sixty_six", "must_be_18")


def _games(good: Callable[[Achievements], bool]) -> Callable[[Facts], int]:
    return lambda facts: len({one.game for one in facts.matches if good(one)})


def _full_games(facts: Facts) -> int:
    """Count the games with a medal at each of their ready-made tables."""
    return sum(
        bool(titles) and titles <= best_medals(facts.scores, game).keys()
        for game, titles in facts.tables.items()
    )


AWARDS = (
    Award(
        "house_first",
        "",
        message("First swim"),
        message("Win a match that counts."),
        lambda facts: sum(one.won for one in facts.matches),
    ),
    Award(
        "house_games",
        "",
        message("Round the pond"),
        message("Win a match in each of the four games."),
        _games(lambda one: one.won),
        4,
    ),
    Award(
        "house_row",
        "",
        message("Three in a row"),
        message("Win three matches that count, back to back."),
        lambda facts: longest(one.won for one in facts.matches),
        3,
    ),
    Award(
        "house_comeback",
        "",
        message("From the bottom of the pond"),
        message("Win a match after being last at the end of a round."),
        lambda facts: sum(one.won and one.fell for one in facts.matches),
    ),
    Award(
        "house_swan",
        "",
        message("Swan song"),
        message("Win a match against a Swan."),
        lambda facts: sum(one.won and "swan" in one.rivals for one in facts.matches),
    ),
    Award(
        "house_eider",
        "",
        message("Against the deepest diver"),
        message("Win a match against an Eider."),
        lambda facts: sum(one.won and "eider" in one.rivals for one in facts.matches),
    ),
    Award(
        "house_eiders",
        "",
        message("Master of the lake"),
        message("Win a match against an Eider in each of the four games."),
        _games(lambda one: one.won and "eider" in one.rivals),
        4,
    ),
    Award(
        "house_par",
        "",
        message("Better than luck"),
        message("Beat par at ready-made tables."),
        lambda facts: sum(one.rated and one.result > Par(one.ghosts).mean for one in facts.scores),
        10,
    ),
    Award(
        "house_ghosts",
        "",
        message("Ghost hunter"),
        message("Beat all twelve ghosts at a ready-made table."),
        lambda facts: sum(one.rated and one.result > max(one.ghosts) for one in facts.scores),
    ),
    Award(
        "house_bronze",
        "",
        message("A shelf of medals"),
        message("Win medals at ready-made tables."),
        lambda facts: tables_with(facts.scores, Medal.BRONZE),
        12,
    ),
    Award(
        "house_gold",
        "",
        message("All that glitters"),
        message("Win a gold medal in each of the four games."),
        lambda facts: sum(Medal.GOLD in best_medals(facts.scores, game).values() for game in _GAMES),
        4,
    ),
    Award(
        "house_shelf",
        "",
        message("The full set"),
        message("In one game, win a medal at every table that has a par."),
        _full_games,
    ),
    Award(
        "house_accuracy",
        "",
        message("The coach nods"),
        message("Reach an accuracy of 95 in a round of eight or more decisions."),
        lambda facts: sum(one.accuracy >= 95 and one.decisions >= 8 for one in facts.rounds),
    ),
    Award(
        "house_steady",
        "",
        message("Steady wings"),
        message("Play rounds that the coach gives an accuracy of 85 or more."),
        lambda facts: sum(one.accuracy >= 85 and one.decisions >= 5 for one in facts.rounds),
        20,
    ),
)
