"""All charms, those that are offered, and the rack that holds those taken."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade.run.charms.charm import Charm, Effects, Moment, Tool
from game.engine.chance import draw, seed_of
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


MONOCLE = Charm(
    "monocle",
    message("Monocle"),
    message("Three hints at this table."),
    Moment.TABLE,
    Effects(tools={Tool.HINT: 3}),
)
RIPPLE = Charm(
    "ripple",
    message("Ripple"),
    message("Undo your last choice, once."),
    Moment.TABLE,
    Effects(tools={Tool.UNDO: 1}),
)
SECOND_WIND = Charm(
    "second_wind",
    message("Second wind"),
    message("Replay this table with the very same deal, even after it’s over."),
    Moment.TABLE,
    Effects(tools={Tool.AGAIN: 1}),
)
WEATHER_VANE = Charm(
    "weather_vane",
    message("Weather vane"),
    message("Three times, see what your strongest opponent would play in your place."),
    Moment.TABLE,
    Effects(tools={Tool.VANE: 3}),
)
SPYGLASS = Charm(
    "spyglass",
    message("Spyglass"),
    message("At a Sixty-six table, all hands are face up until your next turn."),
    Moment.TABLE,
    Effects(tools={Tool.SIGHT: 1}),
    game="sixty_six",
)

TOOLS = (MONOCLE, RIPPLE, SECOND_WIND, WEATHER_VANE, SPYGLASS)


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


CHARMS: dict[str, Charm] = {charm.id: charm for charm in (*TOOLS, *STAKES, *WAYS)}
"""All charms by their ids."""
OFFERED = 3
"""So many different charms are offered after a table."""
ROOM = 6
"""So many charms have room on the rack."""


def offered(seed: int, tables: int, redraws: int, without: Sequence[str] = ()) -> tuple[str, ...]:
    """The charms that are offered after so many tables of a run; others for each redraw."""
    pool = [charm for charm in CHARMS if charm not in without]
    found, _ = draw(pool, OFFERED, seed_of(seed, "charms", tables, redraws))
    return tuple(found)
