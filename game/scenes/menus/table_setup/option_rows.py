"""The rows of a game's options, and the screen of all ready-made tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.arcade.medals import Medal
from game.engine.options import Option
from game.language.message import message, parts, sentences
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.match_mode.par_words import MEDALS
from game.scenes.menus.picker import PickerScene
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.things import AmountThing, OpenerThing, PickThing, picture_of
from game.scenes.stack import SceneStack
from game.storage.levels.tables import Ready
from game.ui.forms.widgets import Button, Widget


def option_thing(
    plan: MatchPlan, option: Option, changed: Callable[[], None], stack: SceneStack
) -> PickThing | AmountThing | OpenerThing:
    """Return the thing of an option; `changed` is called when other ones may appear or vanish."""
    made = _made(plan, option, changed, stack)
    made.picture = picture_of(option.name)
    return made


def _made(
    plan: MatchPlan, option: Option, changed: Callable[[], None], stack: SceneStack
) -> PickThing | AmountThing | OpenerThing:
    if option.is_several:
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
        stack.push(PickerScene(plan.context, option, room, plan.chosen(option), brought, done))

    named = message("{values}.", values=option.label_of(chosen))
    return OpenerThing(option.label, count, pick, sentences(named, option.help))


class TablesScene(FormScene):
    title = message("Ready-made tables")
    width = 900.0
    columns = 2

    def __init__(
        self,
        context: Context,
        tables: Sequence[Ready],
        medals: Mapping[str, Medal],
        take: Callable[[Ready], None],
    ) -> None:
        """`medals` are the best that were won, by a table's title; `take` chooses a table."""
        super().__init__(context)
        self._tables, self._medals, self._take = tables, medals, take

    def widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = [self._row(table) for table in self._tables]
        return [*rows, Button(message("Back"), self.back, wide=True)]

    def _row(self, table: Ready) -> Button:
        medal = self._medals.get(table.key)
        won = [] if medal is None else [MEDALS[medal]]
        return Button(
            parts(" · ", [table.title, *won]),
            partial(self._choose, table),
            table.about,
            verb=message("choose"),
        )

    def _choose(self, table: Ready) -> None:
        self.stack.pop()
        self._take(table)
