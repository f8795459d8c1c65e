"""Awards of Sixpack."""

from __future__ import annotations

from game.arcade.awards.award import Award, matches, most, total
from game.language.message import message

_GAME = "sixpack"
AWARDS = (
    Award(
        "sixpack_claims",
        _GAME,
        message("Pile collector"),
        message("Claim piles in Sixpack, in all your matches."),
        total(_GAME, lambda one: one.combos.get("claim", 0)),
        50,
    ),
    Award(
        "sixpack_eight",
        _GAME,
        message("Full house"),
        message("Claim eight piles in one match of Sixpack."),
        most(_GAME, lambda one: one.combos.get("claim", 0)),
        8,
    ),
    Award(
        "sixpack_chain",
        _GAME,
        message("Never mind the others"),
        message("Lose no card for six turns of Sixpack in a row."),
        most(_GAME, lambda one: one.chain),
        6,
    ),
    Award(
        "sixpack_all_rounds",
        _GAME,
        message("Three good rounds"),
        message("Have points in each of three rounds or more of one match of Sixpack."),
        matches(_GAME, lambda one: len(one.rounds) >= 3 and min(one.rounds) > 0),
    ),
    Award(
        "sixpack_six",
        _GAME,
        message("Six at the table"),
        message("Win a match of Sixpack against five others."),
        matches(_GAME, lambda one: one.won and one.seats >= 6),
    ),
    Award(
        "sixpack_far",
        _GAME,
        message("By a wing’s length"),
        message("Win a match of Sixpack with ten points more than anyone else."),
        matches(_GAME, lambda one: one.total >= one.most + 10),
    ),
)
