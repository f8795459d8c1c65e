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
        message("Claim piles in Sixpack, across all your matches."),
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
        message("Unruffled"),
        message("In Sixpack, go six turns running without losing a card."),
        most(_GAME, lambda one: one.chain),
        6,
    ),
    Award(
        "sixpack_all_rounds",
        _GAME,
        message("Three good rounds"),
        message("Score points in every round of a Sixpack match of three rounds or more."),
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
        message("Win a match of Sixpack by ten points or more."),
        matches(_GAME, lambda one: one.total >= one.most + 10),
    ),
)
