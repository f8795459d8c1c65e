"""Awards of 6 takes!"""

from __future__ import annotations

from game.arcade.awards.award import Award, matches, most, total
from game.language.message import message

_GAME = "six_takes"
AWARDS = (
    Award(
        "takes_dry",
        _GAME,
        message("Dry feathers"),
        message("Play a round of 6 takes! without taking a duck."),
        matches(_GAME, lambda one: 0 in one.rounds),
    ),
    Award(
        "takes_twice_dry",
        _GAME,
        message("Water off a duck’s back"),
        message("Play two rounds in one match of 6 takes! without taking a duck."),
        matches(_GAME, lambda one: one.rounds.count(0) >= 2),
    ),
    Award(
        "takes_gift",
        _GAME,
        message("A present for you"),
        message("Play a row’s fifth card and have someone else play the sixth."),
        total(_GAME, lambda one: one.combos.get("sixth", 0)),
    ),
    Award(
        "takes_gifts",
        _GAME,
        message("Gift shop"),
        message("Play fifth cards and have others play the sixth, across all your matches."),
        total(_GAME, lambda one: one.combos.get("sixth", 0)),
        25,
    ),
    Award(
        "takes_three_gifts",
        _GAME,
        message("Birthday party"),
        message("Give away three rows in one match of 6 takes!"),
        most(_GAME, lambda one: one.combos.get("sixth", 0)),
        3,
    ),
    Award(
        "takes_chain",
        _GAME,
        message("Smooth water"),
        message("In one match of 6 takes!, go twenty turns running without taking a row."),
        most(_GAME, lambda one: one.chain),
        20,
    ),
    Award(
        "takes_ten",
        _GAME,
        message("One in ten"),
        message("Win a match of 6 takes! at a table of ten."),
        matches(_GAME, lambda one: one.won and one.seats == 10),
    ),
)
