"""Charms, and the levels of a run."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, structs
from msgspec.structs import replace

from game.language.message import Message, Text, message
from game.storage.contents import read_contents


class CharmMoment(StrEnum):
    """The time at which a charm can be used.

    TAKEN: immediately when it's taken; it is never on the rack.
    MAP: while the player chooses a table; it affects the next table.
    TABLE: at a table, until the result is counted, even if the match is already over.
    OFFER: while charms are offered.
    LASTING: always, as long as it is on the rack.
    """

    TAKEN = "taken"
    MAP = "map"
    TABLE = "table"
    OFFER = "offer"
    LASTING = "lasting"


class Tool(StrEnum):
    """A tool at a table, which charms grant for a number of uses.

    HINT: a hint from the adviser. UNDO: the player's last choice is undone. VANE: a hint from the strongest
    opponent's level. SIGHT: all hands are open until the player's next turn. AGAIN: the same deal is
    restarted.
    """

    HINT = "hint"
    UNDO = "undo"
    VANE = "vane"
    SIGHT = "sight"
    AGAIN = "again"


class Rarity(StrEnum):
    """A charm's rarity, which decides how often it's offered and what it costs."""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"


class Signal(StrEnum):
    """A signal that lasting charms react to: an event counted by a game's tally, or the result of a table.

    LINK: a combo that continues a chain. LONG_CHAIN: a chain that reaches its full length. SINGLE: a combo
    outside a chain. GIFT: a duck that the leader takes with the card after the player's. CLEAN_ROUND: a round
    without taking a row. CLAIM, MARRIAGE, BID, DOUBLE: combos of that name. THIRD_CLAIM: a third or
    later claim in a row. OUT: going out with the last card.

    WON: the goal was met. FIRST: the player was in first place. GHOSTS: each ghost that did worse. CHARMS:
    each charm on the rack. FREE_HOOKS: each free place on the rack. LAST_FEATHER: the player had only one
    feather. COMEBACK: a table won after a lost one.
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
    """The effects of charms; adding two combines them.

    Attributes:
        tools: the number of uses of each tool at this table.
        stakes: how many more feathers losing costs; the table's score is also multiplied by 1 + stakes.
        spared: how many fewer feathers losing costs.
        streak: the amount added to the streak that multiplies the table's score.
        keeps_streak: whether the streak survives losing the table.
        least_points: the minimum of the table's par points.
        combos: the points for combos are multiplied by 1 + combos.
        decoys: how many of the strongest opponents are replaced by ducklings.
        any_table: whether every table in the next column may be chosen.
        feathers: feathers gained immediately.
        bonus: points gained immediately, multiplied by the pond's number.
        redraws: how many times new charms are offered.
        ease: the number of steps by which goals are made easier.
        haggle: by how many shells everything at the stall is cheaper.
        mends: how many more feathers a rest restores.
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
            keeps_streak=self.keeps_streak or other.keeps_streak,
            least_points=max(self.least_points, other.least_points),
            any_table=self.any_table or other.any_table,
            **{name: getattr(self, name) + getattr(other, name) for name in _AMOUNTS},
        )

    def includes(self, other: Effects) -> bool:
        """Return whether each of these effects, apart from tools, is at least as great as in `other`."""
        fields = (name for name in other.__struct_fields__ if name != "tools")
        return all(getattr(self, name) >= getattr(other, name) for name in fields)

    def uses_left(self, tool: Tool) -> int:
        return self.tools.get(tool, 0)

    def after_use(self, tool: Tool) -> Effects:
        return structs.replace(self, tools={**self.tools, tool: self.uses_left(tool) - 1})


_AMOUNTS = (
    *("stakes", "spared", "streak", "combos", "decoys", "feathers", "bonus"),
    *("redraws", "ease", "haggle", "mends"),
)
"""The effects of several charms that are added up."""


class Bonus(Struct, frozen=True):
    """A lasting charm's addition to a table's score or pay for signals of one kind.

    Attributes:
        every: how many signals it takes to add the bonus once.
        points: the points added to the table's points, before the sum is multiplied.
        factor: the amount added to the factor by which points are multiplied.
        shells: the shells earned.
        grows: the points that the charm gains permanently, at the end of the table.
    """

    signal: Signal
    every: int = 1
    points: int = 0
    factor: int = 0
    shells: int = 0
    grows: int = 0

    @property
    def amount(self) -> int:
        """The bonus's only nonzero number."""
        return self.points or self.factor or self.shells or self.grows

    @property
    def affects_score(self) -> bool:
        """Whether the bonus affects the score, rather than only earning shells."""
        return bool(self.points or self.factor or self.grows)


class CharmWords(Struct, frozen=True, forbid_unknown_fields=True):
    """A description in which `{n}` stands for a charm's number; `many` is the plural, if it differs.

    Attributes:
        n: the number, unless the charm has a bonus.
    """

    say: str
    many: str = ""
    n: int = 1


class Charm(Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus that the player takes during a run: used once, or lasting while it's on the rack.

    Attributes:
        about: the description; its number is the bonus's amount, otherwise `CharmWords.n`.
        effects: the effects when it's used; a lasting charm has them at each table, stall or rest.
        bonus: what a lasting charm adds to the score or pay, or None.
        game: the only game in which it can be used; empty for all games.
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
        """Return the charm's description; `times` is 2 for an upgraded charm."""
        about = CharmWords(self.about) if isinstance(self.about, str) else self.about
        figure = times * (about.n if self.bonus is None else self.bonus.amount)
        return Message("", about.say, about.many, figure, {"n": figure})


class CharmAct(Struct, frozen=True):
    """A lasting charm's addition to a table's score and pay so far."""

    charm: str
    points: int = 0
    factor: int = 0
    shells: int = 0

    @property
    def adds(self) -> bool:
        return bool(self.points or self.factor or self.shells)

    def difference(self, before: CharmAct) -> CharmAct:
        return CharmAct(
            self.charm, self.points - before.points, self.factor - before.factor, self.shells - before.shells
        )


CHARM_VALUES: Mapping[Rarity, int] = {Rarity.COMMON: 5, Rarity.UNCOMMON: 8, Rarity.RARE: 12}
"""The shells that charms and upgrades cost without the surcharge; a charm is sold for half of them."""
CHANCES: Mapping[Rarity, int] = {Rarity.COMMON: 6, Rarity.UNCOMMON: 3, Rarity.RARE: 1}
"""The relative frequencies with which charms are offered, by rarity."""
OFFERED = 3
"""The number of different charms offered after a table or at the stall."""
RACK_SIZE = 6
"""How many charms fit on the rack."""


class RunLevel(Struct, frozen=True):
    """The rules of a level of difficulty.

    Attributes:
        rule: what the level adds to the one below it; None if no run can be begun with it any more.
        surcharge: how many shells everything at the stall costs above its value.
        hooks: how many charms fit on the rack.
        toll: how many feathers losing a keeper's table costs.
        rest: how many shells a rest costs.
        milestones: the scores at which the player gains a feather.
    """

    rule: Text | None = None
    feathers: int = 3
    surcharge: int = 12
    hooks: int = RACK_SIZE
    toll: int = 1
    rest: int = 0
    milestones: tuple[int, ...] = (30_000, 100_000)


def _run_levels() -> tuple[RunLevel, ...]:
    usual = RunLevel(message("The usual rules."))
    paid_rest = replace(usual, rule=message("A rest costs fifteen shells."), rest=15)
    short_rack = replace(paid_rest, rule=message("Your rack has four hooks."), hooks=4)
    one_milestone = replace(
        short_rack, rule=message("A feather grows only once, at 60,000 points."), milestones=(60_000,)
    )
    few_feathers = replace(one_milestone, rule=message("You start with two feathers."), feathers=2)
    stern_keepers = replace(few_feathers, rule=message("Losing to a keeper costs two feathers."), toll=2)
    return usual, paid_rest, short_rack, one_milestone, few_feathers, stern_keepers


RUN_LEVELS = _run_levels()
"""The levels, easiest first; each adds a rule to the one before it."""


def _early_levels() -> tuple[RunLevel, ...]:
    usual = RunLevel(surcharge=0, milestones=(8_000, 30_000, 100_000))
    few_feathers = replace(usual, feathers=2)
    dear_stall = replace(few_feathers, surcharge=2)
    short_rack = replace(dear_stall, hooks=5)
    stern_keepers = replace(short_rack, toll=2)
    paid_rest = replace(stern_keepers, rest=4)
    return usual, few_feathers, dear_stall, short_rack, stern_keepers, paid_rest


EARLY_LEVELS = _early_levels()
"""The levels of runs in the first three formats, which can be resumed, but not begun."""


class _CharmsFile(Struct, frozen=True, forbid_unknown_fields=True):
    charms: tuple[Charm, ...]


CHARMS: Mapping[str, Charm] = {charm.id: charm for charm in read_contents("charms.toml", _CharmsFile).charms}
"""All charms by id."""
FIRST_CHARMS = tuple(charm.id for charm in CHARMS.values() if not charm.lasting)
"""The charms of runs in the first format, none of them lasting; the order affects the draw."""
