"""A house rule: its values, each with a picture, and how to choose one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from pygame import FRect

from game.cardgames.registry import kit_of
from game.engine.options import Option, Value
from game.language.message import message, message_in, sentence
from game.scenes.cast import duck_of
from game.scenes.menus.picker import PickerScene
from game.scenes.menus.table_setup.chairs import row_offsets
from game.scenes.menus.table_setup.company import level_plural, level_words
from game.scenes.menus.table_setup.option_controls import COMPANY, picture_of
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.stack import SceneStack
from game.storage.levels.tables import Opponent
from game.tables.art import Art
from game.tables.book.rulebook import Drawing
from game.tables.table import TableServices
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.text import Typeface

_STEPS = -10, -1, 0, 1, 10
"""The values on offer for a number, relative to the current one."""
_NAMES, _SHARE, _NAMED = (15.0, 22.0), 0.14, 80.0
"""Ducks' names: the smallest and largest size, the size as a share of a duck's room, and the least room."""
_STEP = 1.1
"""The distance between cards, in card widths."""
Examples = Mapping[str, Mapping[Value, Drawing]]
"""The pictures of options' values, by option name and value."""


class RuleValue(NamedTuple):
    """A value of a rule; without a picture, `draw` is None."""

    label: str
    effect: str
    draw: Drawing | None


class HouseRule(NamedTuple):
    """A rule and its values; `choose` selects a value by its index.

    Attributes:
        picture: the name of the drawing that stands for the rule.
        changed: whether the rule isn't at its default.
        opens: whether `choose` opens a screen.
    """

    name: str
    help: str
    picture: str
    values: Sequence[RuleValue]
    chosen: int
    choose: Callable[[int], None]
    changed: bool = False
    opens: bool = False

    @property
    def value(self) -> RuleValue:
        return self.values[self.chosen]


def house_rule(plan: MatchPlan, option: Option, examples: Examples, stack: SceneStack) -> HouseRule:
    """Return the rule of an option, with its current value."""
    picture, changed = picture_of(option.name), plan.differs(option)
    if option.takes_several:
        packs, choose = _picker_value(plan, option, examples, stack)
        return HouseRule(option.label, option.help, picture, (packs,), 0, choose, changed, opens=True)
    value, effects = plan.options[option.name], dict(zip(option.values, option.effects, strict=False))
    found = _values_on_offer(plan, option)
    drawings = examples.get(option.name, {})
    values = [
        RuleValue(_label(option, one), effects.get(one) or option.help, drawings.get(one)) for one in found
    ]

    def choose_value(place: int) -> None:
        plan.change(option, found[place])

    return HouseRule(option.label, option.help, picture, values, found.index(value), choose_value, changed)


def _values_on_offer(plan: MatchPlan, option: Option) -> list[Value]:
    if option.is_switch:
        return [False, True]
    if option.values:
        return list(plan.offered(option))
    near = {max(option.least, min(option.most, plan.options[option.name] + step)) for step in _STEPS}
    return [*sorted(near)]


def _label(option: Option, value: Value) -> str:
    if option.is_switch:
        return message("On") if value else message("Off")
    return option.label_of(value)


def _picker_value(
    plan: MatchPlan, option: Option, examples: Examples, stack: SceneStack
) -> tuple[RuleValue, Callable[[int], None]]:
    """Return all chosen values as one `RuleValue`, and a function that opens the screen for changing them."""
    chosen, room = plan.chosen(option), plan.max_values(option)
    drawings = examples.get(option.name, {})
    cards = [drawings[one,] for one in chosen if (one,) in drawings]

    def draw(pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        width = min(area.height / CARD_RATIO, area.width / (1 + _STEP * (len(cards) - 1)))
        for number, card in enumerate(cards):
            at = area.centerx + (number - (len(cards) - 1) / 2) * width * _STEP, area.centery
            card(pen, art, services, centred_area(at, width, width * CARD_RATIO))

    def open_picker(_place: int) -> None:
        change = partial(plan.change, option)
        picked, brought = plan.chosen(option), plan.wishes(option)
        stack.push(PickerScene(plan.context, kit_of(plan.game), option, room, picked, brought, change))

    count = message("{n} of {most} chosen", n=len(chosen), most=room)
    named = sentence(option.label_of(chosen))
    return RuleValue(count, named, draw if cards else None), open_picker


def company_rule(plan: MatchPlan) -> HouseRule:
    """Return the rule that fills all chairs with opponents of one level."""
    cast, company = plan.context.cast, plan.company
    levels = list(dict.fromkeys(one.level for one in cast.opponents if ":" not in one.level))
    now = [found for one in company.opponents if (found := cast.opponent(one)) is not None]

    def of_level(level: str) -> list[Opponent]:
        """Return opponents for all chairs: first those of the level, then others if there are too few."""
        same = [one for one in cast.opponents if one.level == level]
        rest = [one for one in cast.opponents if one not in same]
        return (same + rest)[: len(company.opponents)]

    help = message("Every duck at the table plays at this level, if there are enough of them.")
    flocks = [of_level(level) for level in levels]
    names = [
        message("{ducks}: {level}", ducks=level_plural(level), level=level_words(level)) for level in levels
    ]
    if now not in flocks:
        flocks, names = [now, *flocks], [message_in("ducks", "as chosen"), *names]
    values = [RuleValue(name, help, _ducks_drawing(ducks)) for name, ducks in zip(names, flocks, strict=True)]

    def choose(place: int) -> None:
        ducks = [one.id for one in flocks[place]]
        company.seat_all(ducks, company.seat, company.friends, company.phones)

    return HouseRule(message("All ducks"), help, COMPANY, values, flocks.index(now), choose)


def _ducks_drawing(ducks: Sequence[Opponent]) -> Drawing:
    """Return a function that draws ducks, with their names if there's room."""

    def draw(pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        del services
        across = _across(len(ducks), area)
        pitch, down = area.width / across, area.height / -(-len(ducks) // across)
        named = min(pitch, down) >= _NAMED
        size = min(max(down * _SHARE, _NAMES[0]), _NAMES[1]) if named else 0.0
        face = min(pitch, down - size * 1.4)
        for one, (x, y) in zip(ducks, row_offsets(len(ducks), across), strict=True):
            at = area.centerx + x * pitch, area.centery + y * down - size * 0.7
            pen.image(art.ducks.face(duck_of(one), pen.screen.scale.px(face * 0.96)), at, anchor="center")
            if named:
                below = at[0], at[1] + face / 2 + size * 0.6
                pen.outlined(one.name, below, size, Typeface.BOLD, width=pitch - 6, tight=True)

    return draw


def _across(count: int, area: FRect) -> int:
    """Return how many squares to put side by side so that they're as large as possible."""
    return max(
        range(1, max(count, 1) + 1),
        key=lambda across: min(area.width / across, area.height / -(-max(count, 1) // across)),
    )
