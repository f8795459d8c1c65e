"""Charms that help on the way: feathers, points, company, and other ways."""

from __future__ import annotations

from game.arcade.run.charms.charm import Charm, Effects, Moment
from game.language.message import message

FEATHER = Charm(
    "feather",
    message("Feather"),
    message("One feather more, at once."),
    Moment.TAKEN,
    Effects(feathers=1),
)
BOTTLE_POST = Charm(
    "bottle_post",
    message("Bottle post"),
    message("Points at once: 100, times the pond."),
    Moment.TAKEN,
    Effects(bonus=100),
)
FERRY = Charm(
    "ferry",
    message("Ferry"),
    message("Go to any of the next tables, whether a way leads there or not."),
    Moment.MAP,
    Effects(any_table=True),
)
DECOY = Charm(
    "decoy",
    message("Decoy"),
    message("At the next table your strongest rival stays away, and a duckling sits down instead."),
    Moment.MAP,
    Effects(decoys=1),
)
LUCKY_DIP = Charm(
    "lucky_dip",
    message("Lucky dip"),
    message("Three other charms to choose from."),
    Moment.OFFER,
    Effects(redraws=1),
)

WAYS = (FEATHER, BOTTLE_POST, FERRY, DECOY, LUCKY_DIP)
