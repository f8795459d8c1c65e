"""What a charm is made of: words, the moments it may be used at, and effects that add up."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, structs


class Moment(StrEnum):
    """The moments at which charms are used.

    TAKEN: it works by itself as soon as it is taken, and never lies on the rack.
    MAP: while the player chooses a table; it holds for the next one.
    TABLE: at a table, until the result is counted; also when the match is over already.
    OFFER: while charms are offered.
    """

    TAKEN = "taken"
    MAP = "map"
    TABLE = "table"
    OFFER = "offer"


class Tool(StrEnum):
    """The tools of a table that charms grant, each for a number of times.

    HINT: the adviser weighs the player's cards. UNDO: the player's last choice is taken back. VANE: the
    level of the strongest opponent weighs the player's cards. SIGHT: all hands lie open until the player's
    next turn. AGAIN: the same deal is begun again.
    """

    HINT = "hint"
    UNDO = "undo"
    VANE = "vane"
    SIGHT = "sight"
    AGAIN = "again"


class Effects(Struct, frozen=True):
    """The effects of charms; several charms add up.

    Attributes:
        tools: how often each tool may be used at this table.
        stakes: added to the factor of the table's score, and to the feathers that losing it costs.
        spared: the feathers that losing the table does not cost.
        streak: added to the streak by which the table's score is multiplied.
        keeps_streak: whether the streak outlasts a lost table.
        least_points: the least par points that the table brings.
        combos: added to the factor of the points for combos.
        decoys: so many of the strongest opponents stay away, and ducklings sit down instead.
        any_table: whether the next table may be any in its column.
        feathers: given at once.
        bonus: points given at once, times the pond.
        redraws: so often other charms are offered.
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
        """Both together."""
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
        """How often a tool may still be used."""
        return self.tools.get(tool, 0)

    def spent(self, tool: Tool) -> Effects:
        """The effects when a tool has been used once."""
        return structs.replace(self, tools={**self.tools, tool: self.left(tool) - 1})


class Charm(Struct, frozen=True):
    """A charm.

    Attributes:
        about: a sentence that says what it does.
        moment: when it is used.
        game: the only game at whose tables it may be used; empty for all.
    """

    id: str
    title: str
    about: str
    moment: Moment
    effects: Effects
    game: str = ""
