"""Charms on the player's rack, for one use or lasting, and the levels of a run."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, structs
from msgspec.structs import replace

from game.language.message import Message, Text, message
from game.storage.contents import read_contents


class CharmMoment(StrEnum):
    """When a charm can be used.

    TAKEN: it works as soon as it's taken, and never lies on the rack.
    MAP: while the player chooses a table; it holds for the next one.
    TABLE: at a table, until the result is counted; also when the match is over already.
    OFFER: while charms are offered.
    LASTING: always, as long as it lies on the rack.
    """

    TAKEN = "taken"
    MAP = "map"
    TABLE = "table"
    OFFER = "offer"
    LASTING = "lasting"


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


class Rarity(StrEnum):
    """How seldom a charm is offered, and how much it costs."""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"


class Signal(StrEnum):
    """What lasting charms listen for: what a game's tally counts, and how a table ended.

    LINK: a link of a chain. LONG_CHAIN: a chain that reaches its full length. SINGLE: a combo outside a
    chain. GIFT: a duck that the leader takes with the card after the player's. CLEAN_ROUND: a round without
    taking a row. CLAIM, MARRIAGE, BID, DOUBLE: those combos. THIRD_CLAIM: a third claim in a row, or one
    after it. OUT: going out with the last card.

    WON: the goal was met. FIRST: nobody finished better. GHOSTS: a ghost that did worse. CHARMS, FREE_HOOKS:
    a charm, or a free hook, on the rack. LAST_FEATHER: there was only one. COMEBACK: a table won after a lost
    one.
    """

    LINK = "link"
    LONG_CHAIN = "long_chain"
    SINGLE = "single"
    GIFT = "gift"
    CLEAN_ROUND = "clean_round"
    CLAIM = "claim"
    THIRD_CLAIM = "third_claim"
    MARRIAGE = "marriage"
    BID = "bid"
    DOUBLE = "double"
    OUT = "out"
    WON = "won"
    FIRST = "first"
    GHOSTS = "ghosts"
    CHARMS = "charms"
    FREE_HOOKS = "free_hooks"
    LAST_FEATHER = "last_feather"
    COMEBACK = "comeback"


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
        ease: the steps by which goals are easier.
        haggle: the shells that everything at the stall costs less.
        mends: the feathers that a rest mends beyond the first.
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
    ease: int = 0
    haggle: int = 0
    mends: int = 0

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
            self.ease + other.ease,
            self.haggle + other.haggle,
            self.mends + other.mends,
        )

    def include(self, other: Effects) -> bool:
        """Return whether another's effects, but for tools, are among these."""
        fields = (name for name in other.__struct_fields__ if name != "tools")
        return all(getattr(self, name) >= getattr(other, name) for name in fields)

    def left(self, tool: Tool) -> int:
        return self.tools.get(tool, 0)

    def spent(self, tool: Tool) -> Effects:
        return structs.replace(self, tools={**self.tools, tool: self.left(tool) - 1})


class Bonus(Struct, frozen=True):
    """What a lasting charm adds to a table's score for a signal, each time it comes.

    Attributes:
        every: it takes this many signals.
        points: added to the points before the factor.
        factor: added to the factor, before the pond multiplies it.
        grows: added to its points for good, once the table has ended.
    """

    signal: Signal
    every: int = 1
    points: int = 0
    factor: int = 0
    shells: int = 0
    grows: int = 0

    @property
    def amount(self) -> int:
        """Its one figure: what it adds or, if it grows, by how much."""
        return self.points or self.factor or self.shells or self.grows

    @property
    def scores(self) -> bool:
        """Whether it changes the score, rather than only paying shells."""
        return bool(self.points or self.factor or self.grows)


class CharmWords(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence about a figure: `many` for any number but one if it differs; `n` multiplies the figure."""

    say: str
    many: str = ""
    n: int = 1


class Charm(Struct, frozen=True, forbid_unknown_fields=True):
    """A charm.

    Attributes:
        about: what it does, with its figure: that of its bonus, or how often its effects count.
        effects: once it's used; of a lasting one, at each table, at the stall, or at a rest.
        bonus: that of a lasting charm which changes the score.
        game: the only game at whose tables it can be used; empty for all.
    """

    id: str
    title: Text
    about: CharmWords | str
    moment: CharmMoment = CharmMoment.LASTING
    effects: Effects = Effects()
    bonus: Bonus | None = None
    game: str = ""
    rarity: Rarity = Rarity.COMMON

    @property
    def lasting(self) -> bool:
        return self.moment is CharmMoment.LASTING

    def words(self, times: int = 1) -> Text:
        """Return a sentence on what it does; `times` is 2 once it's upgraded."""
        about = CharmWords(self.about) if isinstance(self.about, str) else self.about
        figure = times * (about.n if self.bonus is None else self.bonus.amount)
        return Message("", about.say, about.many, figure, {"n": figure})


class CharmAct(Struct, frozen=True):
    """What a lasting charm has added to a table's score: points, to the factor, or shells."""

    charm: str
    points: int = 0
    factor: int = 0
    shells: int = 0

    @property
    def adds(self) -> bool:
        return bool(self.points or self.factor or self.shells)

    def since(self, before: CharmAct) -> CharmAct:
        return CharmAct(
            self.charm, self.points - before.points, self.factor - before.factor, self.shells - before.shells
        )


PRICES: Mapping[Rarity, int] = {Rarity.COMMON: 5, Rarity.UNCOMMON: 8, Rarity.RARE: 12}
"""What charms cost at the stall; it pays half for one, and an upgrade costs the same again."""
CHANCES: Mapping[Rarity, int] = {Rarity.COMMON: 6, Rarity.UNCOMMON: 3, Rarity.RARE: 1}
"""How likely charms are to be offered, compared with each other."""
OFFERED = 3
"""The number of different charms on offer after a table, and at the stall."""
ROOM = 6
"""The number of charms that fit on the rack."""


class RunLevel(Struct, frozen=True):
    """The figures of a level.

    Attributes:
        dearer: the shells that everything at the stall costs more.
        hooks: the number of charms that fit on the rack.
        toll: the feathers that losing a keeper's table costs.
        rest: the shells that a rest costs.
    """

    rule: Text
    feathers: int = 3
    dearer: int = 0
    hooks: int = ROOM
    toll: int = 1
    rest: int = 0


def _harder() -> tuple[RunLevel, ...]:
    calm = RunLevel(message("The usual rules."))
    lean = replace(calm, rule=message("You start with two feathers."), feathers=2)
    dear = replace(lean, rule=message("Everything at the stall costs two shells more."), dearer=2)
    short = replace(dear, rule=message("Your rack has five hooks."), hooks=ROOM - 1)
    stern = replace(short, rule=message("Losing to a keeper costs two feathers."), toll=2)
    tired = replace(stern, rule=message("A rest costs four shells."), rest=4)
    return calm, lean, dear, short, stern, tired


RUN_LEVELS = _harder()
"""The levels, the easiest first; each keeps the rules of those before it."""


class _CharmsFile(Struct, frozen=True, forbid_unknown_fields=True):
    charms: tuple[Charm, ...]


CHARMS: Mapping[str, Charm] = {charm.id: charm for charm in read_contents("charms.toml", _CharmsFile).charms}
"""All charms by their ids."""
FIRST_CHARMS = tuple(charm.id for charm in CHARMS.values() if not charm.lasting)
"""Those of the first format, for one use, in the order in which it draws them."""
