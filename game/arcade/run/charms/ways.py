"""Charms that help on the way: feathers, points, company, and other ways."""

from __future__ import annotations

from game.arcade.run.charms.charm import Charm, Effects, Moment
from game.language.message import message

FEATHER = Charm(
    "feather",
    message("Feather"),
    message("Gain a feather right away."),
    Moment.TAKEN,
    Effects(feathers=1),
)
BOTTLE_POST = Charm(
    "bottle_post",
    message("Drift bottle"),
    message("Instant points: 100 times the pond number."),
    Moment.TAKEN,
    Effects(bonus=100),
)
FERRY = Charm(
    "ferry",
    message("Ferry"),
    message("Go to any of the next tables, path or no path."),
    Moment.MAP,
    Effects(any_table=True),
)
DECOY = Charm(
    "decoy",
    message("Decoy"),
    message("At the next table, a Duckling sits in for your strongest opponent."),
    Moment.MAP,
    Effects(decoys=1),
)
LUCKY_DIP = Charm(
    "lucky_dip",
    message("Lucky dip"),
    message("Three new charms to choose from."),
    Moment.OFFER,
    Effects(redraws=1),
)

WAYS = (FEATHER, BOTTLE_POST, FERRY, DECOY, LUCKY_DIP)
