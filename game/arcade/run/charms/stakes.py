"""Charms that change what a table is worth, and what losing it costs."""

from __future__ import annotations

from game.arcade.run.charms.charm import Charm, Effects, Moment
from game.language.message import message

DOUBLE_STAKES = Charm(
    "double_stakes",
    message("Double stakes"),
    message("The next table counts double. If you lose it, it costs an extra feather."),
    Moment.MAP,
    Effects(stakes=1),
)
LIFE_BELT = Charm(
    "life_belt",
    message("Life belt"),
    message("If you lose this table, it costs one feather less."),
    Moment.TABLE,
    Effects(spared=1),
)
ANCHOR = Charm(
    "anchor",
    message("Anchor"),
    message("Your streak holds, even if you lose this table."),
    Moment.TABLE,
    Effects(keeps_streak=True),
)
TAILWIND = Charm(
    "tailwind",
    message("Tailwind"),
    message("At this table, your streak counts as two tables longer."),
    Moment.TABLE,
    Effects(streak=2),
)
BREADCRUMBS = Charm(
    "breadcrumbs",
    message("Breadcrumbs"),
    message("Combos count double at this table."),
    Moment.TABLE,
    Effects(combos=1),
)
GOLDEN_EGG = Charm(
    "golden_egg",
    message("Golden egg"),
    message("However badly you play, this table scores at least par."),
    Moment.TABLE,
    Effects(least_points=100),
)

STAKES = (DOUBLE_STAKES, LIFE_BELT, ANCHOR, TAILWIND, BREADCRUMBS, GOLDEN_EGG)
