"""Awards of You Must Be 18!"""

from __future__ import annotations

from game.arcade.awards.award import Award, matches, most, total
from game.language.message import message

_GAME = "must_be_18"
AWARDS = (
    Award(
        "eighteen_doubles",
        _GAME,
        message("Double eighteen"),
        message("Cover two or more columns in one play, across all your matches."),
        total(_GAME, lambda one: one.combos.get("double", 0)),
        50,
    ),
    Award(
        "eighteen_many",
        _GAME,
        message("Busy beak"),
        message("Cover two or more columns in one play, ten times in one match."),
        most(_GAME, lambda one: one.combos.get("double", 0)),
        10,
    ),
    Award(
        "eighteen_chain",
        _GAME,
        message("Always of age"),
        message("Play eight times in a row without drawing or skipping."),
        most(_GAME, lambda one: one.chain),
        8,
    ),
    Award(
        "eighteen_first",
        _GAME,
        message("First home"),
        message("Be the first out of cards in three rounds of one match."),
        most(_GAME, lambda one: one.rounds.count(0)),
        3,
    ),
    Award(
        "eighteen_six",
        _GAME,
        message("Six of eighteen"),
        message("Win a match of You Must Be 18! against five others."),
        matches(_GAME, lambda one: one.won and one.seats >= 6),
    ),
    Award(
        "eighteen_half",
        _GAME,
        message("Half price"),
        message("Win a match of You Must Be 18! with at most half the points of the runner-up."),
        matches(_GAME, lambda one: one.won and 2 * one.total <= one.least),
    ),
)
