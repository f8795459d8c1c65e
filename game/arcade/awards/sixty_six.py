"""Awards of Sixty-six."""

from __future__ import annotations

from game.arcade.awards.award import Award, matches, most, total
from game.language.message import message

_GAME = "sixty_six"
AWARDS = (
    Award(
        "sixty_six_marriages",
        _GAME,
        message("Wedding guest"),
        message("Declare marriages of your own, across all your matches."),
        total(_GAME, lambda one: one.combos.get("marriage", 0)),
        10,
    ),
    Award(
        "sixty_six_weddings",
        _GAME,
        message("Wedding season"),
        message("Declare three marriages of your own in one match of Sixty-six."),
        most(_GAME, lambda one: one.combos.get("marriage", 0)),
        3,
    ),
    Award(
        "sixty_six_bids",
        _GAME,
        message("Word of honour"),
        message("Make good on your own bids, across all your matches."),
        total(_GAME, lambda one: one.combos.get("bid", 0)),
        25,
    ),
    Award(
        "sixty_six_sweep",
        _GAME,
        message("Clean sweep"),
        message("Win six tricks in a row with your partner."),
        most(_GAME, lambda one: one.chain),
        6,
    ),
    Award(
        "sixty_six_nothing",
        _GAME,
        message("Not a tick"),
        message("Win a match of Sixty-six with the other team at zero or below."),
        matches(_GAME, lambda one: one.won and one.most <= 0),
    ),
    Award(
        "sixty_six_eiders",
        _GAME,
        message("Grand slam"),
        message("Win a match of Sixty-six against two Eiders."),
        matches(_GAME, lambda one: one.won and one.rivals.count("eider") >= 2),
    ),
)
