"""Charms: items on the player's rack, each for one use. None changes a rule."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, structs

from game.engine.chance import draw, seed_of
from game.language.message import message


class CharmMoment(StrEnum):
    """When a charm can be used.

    TAKEN: it works as soon as it's taken, and never lies on the rack.
    MAP: while the player chooses a table; it holds for the next one.
    TABLE: at a table, until the result is counted; also when the match is over already.
    OFFER: while charms are offered.
    """

    TAKEN = "taken"
    MAP = "map"
    TABLE = "table"
    OFFER = "offer"


class Tool(StrEnum):
    """A tool of a table that charms grant, for a number of uses.

    HINT: the adviser weighs the player's cards. UNDO: the player's last choice is taken back. VANE: the
    level of the strongest opponent weighs the player's cards. SIGHT: all hands are open until the player's
    next turn. AGAIN: the same deal begins again.
    """

    HINT = "hint"
    UNDO = "undo"
    VANE = "vane"
    SIGHT = "sight"
    AGAIN = "again"


class Effects(Struct, frozen=True):
    """The effects of charms; those of several add up.

    Attributes:
        tools: the number of uses of each tool at this table.
        stakes: added to the factor of the table's score, and to the feathers that losing it costs.
        spared: the feathers that losing the table doesn't cost.
        streak: added to the streak that multiplies the table's score.
        keeps_streak: whether the streak outlasts a lost table.
        least_points: the fewest par points of the table.
        combos: added to the factor of the points for combos.
        decoys: the number of strongest opponents that ducklings replace.
        any_table: whether the next table may be any in its column.
        feathers: gained immediately.
        bonus: points gained immediately, times the pond.
        redraws: how often other charms are offered.
    """

    tools: Mapping[Tool, int] = {}
    stakes: int = 0
    spared: int = 0
    streak: int = 0
    keeps_streak: bool = False
    least_points: int = 0
    combos: int = 0
    decoys: int = 0
    any_table: bool = False
    feathers: int = 0
    bonus: int = 0
    redraws: int = 0

    def __add__(self, other: Effects) -> Effects:
        tools = dict(self.tools)
        for tool, count in other.tools.items():
            tools[tool] = tools.get(tool, 0) + count
        return Effects(
            tools,
            self.stakes + other.stakes,
            self.spared + other.spared,
            self.streak + other.streak,
            self.keeps_streak or other.keeps_streak,
            max(self.least_points, other.least_points),
            self.combos + other.combos,
            self.decoys + other.decoys,
            self.any_table or other.any_table,
            self.feathers + other.feathers,
            self.bonus + other.bonus,
            self.redraws + other.redraws,
        )

    def left(self, tool: Tool) -> int:
        """Return how often a tool may still be used."""
        return self.tools.get(tool, 0)

    def spent(self, tool: Tool) -> Effects:
        """Return the effects after one use of a tool."""
        return structs.replace(self, tools={**self.tools, tool: self.left(tool) - 1})


class Charm(Struct, frozen=True):
    """A charm.

    Attributes:
        about: a sentence on what it does.
        game: the only game at whose tables it can be used; empty for all.
    """

    id: str
    title: str
    about: str
    moment: CharmMoment
    effects: Effects
    game: str = ""


_ALL = (
    Charm(
        "monocle",
        message("Monocle"),
        message("Three hints at this table."),
        CharmMoment.TABLE,
        Effects(tools={Tool.HINT: 3}),
    ),
    Charm(
        "ripple",
        message("Ripple"),
        message("Undo your last choice, once."),
        CharmMoment.TABLE,
        Effects(tools={Tool.UNDO: 1}),
    ),
    Charm(
        "second_wind",
        message("Second wind"),
        message("Replay this table with the very same deal, even after it’s over."),
        CharmMoment.TABLE,
        Effects(tools={Tool.AGAIN: 1}),
    ),
    Charm(
        "weather_vane",
        message("Weather vane"),
        message("Three times, see what your strongest opponent would play in your place."),
        CharmMoment.TABLE,
        Effects(tools={Tool.VANE: 3}),
    ),
    Charm(
        "spyglass",
        message("Spyglass"),
        message("At a Sixty-six table, all hands are face up until your next turn."),
        CharmMoment.TABLE,
        Effects(tools={Tool.SIGHT: 1}),
        game="sixty_six",
    ),
    Charm(
        "double_stakes",
        message("Double stakes"),
        message("The next table counts double. If you lose it, it costs an extra feather."),
        CharmMoment.MAP,
        Effects(stakes=1),
    ),
    Charm(
        "life_belt",
        message("Life belt"),
        message("If you lose this table, it costs one feather less."),
        CharmMoment.TABLE,
        Effects(spared=1),
    ),
    Charm(
        "anchor",
        message("Anchor"),
        message("Your streak holds, even if you lose this table."),
        CharmMoment.TABLE,
        Effects(keeps_streak=True),
    ),
    Charm(
        "tailwind",
        message("Tailwind"),
        message("At this table, your streak counts as two tables longer."),
        CharmMoment.TABLE,
        Effects(streak=2),
    ),
    Charm(
        "breadcrumbs",
        message("Breadcrumbs"),
        message("Combos count double at this table."),
        CharmMoment.TABLE,
        Effects(combos=1),
    ),
    Charm(
        "golden_egg",
        message("Golden egg"),
        message("However badly you play, this table scores at least par."),
        CharmMoment.TABLE,
        Effects(least_points=100),
    ),
    Charm(
        "feather",
        message("Feather"),
        message("Gain a feather right away."),
        CharmMoment.TAKEN,
        Effects(feathers=1),
    ),
    Charm(
        "bottle_post",
        message("Drift bottle"),
        message("Instant points: 100 times the pond number."),
        CharmMoment.TAKEN,
        Effects(bonus=100),
    ),
    Charm(
        "ferry",
        message("Ferry"),
        message("Go to any of the next tables, path or no path."),
        CharmMoment.MAP,
        Effects(any_table=True),
    ),
    Charm(
        "decoy",
        message("Decoy"),
        message("At the next table, a Duckling sits in for your strongest opponent."),
        CharmMoment.MAP,
        Effects(decoys=1),
    ),
    Charm(
        "lucky_dip",
        message("Lucky dip"),
        message("Three new charms to choose from."),
        CharmMoment.OFFER,
        Effects(redraws=1),
    ),
)
CHARMS: Mapping[str, Charm] = {charm.id: charm for charm in _ALL}
"""All charms by their ids."""
OFFERED = 3
"""The number of different charms on offer after a table."""
ROOM = 6
"""The number of charms that fit on the rack."""


def offered(seed: int, tables: int, redraws: int) -> tuple[str, ...]:
    """Return the charms on offer after a number of tables of a run; others for each redraw."""
    found, _ = draw(tuple(CHARMS), OFFERED, seed_of(seed, "charms", tables, redraws))
    return tuple(found)
