"""The controls of a game's options, and the screen with all ready-made tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.cardgames.registry import kit_of
from game.engine.options import Option
from game.language.message import message, sentences
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.menus.picker import PickerScene
from game.scenes.menus.table_setup.chairs import Chip
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.things import AmountThing, OpenerThing, PickThing, picture_of
from game.scenes.stack import SceneStack
from game.ui.forms.widgets import Widget

_CARD, _ABOVE = 196.0, 18.0
"""The height of a card with its margin, and the margin above it."""


def option_thing(
    plan: MatchPlan, option: Option, changed: Callable[[], None], stack: SceneStack
) -> PickThing | AmountThing | OpenerThing:
    """Return the control of an option; `changed` is called when other options may appear or disappear."""
    made = _made(plan, option, changed, stack)
    made.picture = picture_of(option.name)
    return made


def _made(
    plan: MatchPlan, option: Option, changed: Callable[[], None], stack: SceneStack
) -> PickThing | AmountThing | OpenerThing:
    if option.takes_several:
        return _several(plan, option, stack)
    value = plan.options[option.name]

    def change(value: Any) -> None:
        plan.change(option, value)
        changed()

    if option.is_switch:
        switched = message("Off"), message("On")
        return PickThing(option.label, switched, int(value), lambda place: change(bool(place)), option.help)
    if option.values:
        offered = plan.offered(option)
        names = [option.label_of(one) for one in offered]
        words = option.effects[option.values.index(value)] or option.help
        at = offered.index(value)
        return PickThing(option.label, names, at, lambda place: change(offered[place]), words)
    return AmountThing(
        option.label,
        value,
        option.least,
        option.most,
        1,
        lambda number: plan.change(option, round(number)),
        option.help,
        lambda number: option.label_of(round(number)),
    )


def _several(plan: MatchPlan, option: Option, stack: SceneStack) -> OpenerThing:
    chosen = plan.chosen(option)
    count = message("{n} of {most} chosen", n=len(chosen), most=plan.room(option))

    def pick() -> None:
        def done(values: tuple[str, ...]) -> None:
            plan.change(option, values)

        room, brought = plan.room(option), plan.brought(option)
        kit = kit_of(plan.game)
        stack.push(PickerScene(plan.context, kit, option, room, plan.chosen(option), brought, done))

    named = message("{values}.", values=option.label_of(chosen))
    return OpenerThing(option.label, count, pick, sentences(named, option.help))


class TablesScene(FormScene):
    """A screen with all ready-made tables of a game, as cards on the pond."""

    title = message("Ready-made tables")
    afloat = True
    width = 1000.0
    columns = 5
    pinned = True

    def __init__(self, context: Context, cards: Sequence[Chip]) -> None:
        super().__init__(context)
        self._cards = cards
        for card in cards:
            card.high, card.above = _CARD, _ABOVE
            card.on_press = partial(self._choose, card.on_press)

    def widgets(self) -> Sequence[Widget]:
        return [*self._cards, self.back_sign()]

    def _choose(self, take: Callable[[], None]) -> None:
        self.stack.pop()
        take()
