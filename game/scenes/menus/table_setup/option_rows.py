"""The rows of a game's options, and the screens of house rules and of all ready-made tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from game.arcade.medals import Medal
from game.engine.options import Option
from game.language.message import message, message_in, parts, sentences
from game.scenes.context import Context
from game.scenes.frame import FormScene, ShortFormScene
from game.scenes.match_mode.par_words import MEDALS
from game.scenes.menus.picker import PickerScene
from game.scenes.menus.table_setup.company import flock, level_word
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.stack import SceneStack
from game.storage.levels.tables import Ready
from game.ui.devices.actions import Action
from game.ui.forms.widgets import Amount, Button, Heading, Opener, Pick, Widget


class Kinds(NamedTuple):
    """The widgets for options: rows of a form, or things."""

    pick: type[Pick]
    amount: type[Amount]
    opener: type[Opener]


_ROWS = Kinds(Pick, Amount, Opener)


def option_row(
    plan: MatchPlan,
    option: Option,
    changed: Callable[[], None],
    stack: SceneStack,
    kinds: Kinds = _ROWS,
) -> Pick | Amount | Opener:
    """Return the widget of an option; `changed` is called when other ones may appear or vanish."""
    if option.is_several:
        return _several(plan, option, stack, kinds)
    value = plan.options[option.name]

    def change(value: Any) -> None:
        plan.change(option, value)
        changed()

    if option.is_switch:
        switched = message("Off"), message("On")
        return kinds.pick(option.label, switched, int(value), lambda place: change(bool(place)), option.help)
    if option.values:
        offered = plan.offered(option)
        names = [option.label_of(one) for one in offered]
        words = option.effects[option.values.index(value)] or option.help
        at = offered.index(value)
        return kinds.pick(option.label, names, at, lambda place: change(offered[place]), words)
    return kinds.amount(
        option.label,
        value,
        option.least,
        option.most,
        1,
        lambda number: plan.change(option, round(number)),
        option.help,
        lambda number: option.label_of(round(number)),
    )


def _several(plan: MatchPlan, option: Option, stack: SceneStack, kinds: Kinds) -> Opener:
    chosen = plan.chosen(option)
    count = message("{n} of {most} chosen", n=len(chosen), most=plan.room(option))

    def pick() -> None:
        def done(values: tuple[str, ...]) -> None:
            plan.change(option, values)

        room, brought = plan.room(option), plan.brought(option)
        stack.push(PickerScene(plan.context, option, room, plan.chosen(option), brought, done))

    named = message("{values}.", values=option.label_of(chosen))
    return kinds.opener(option.label, count, pick, sentences(named, option.help))


class HouseRulesScene(ShortFormScene):
    """The options that are rarely used, each with an example."""

    title = message("House rules")
    width = 760.0
    hints = ((Action.CANCEL, message("done")),)

    def __init__(self, context: Context, plan: MatchPlan) -> None:
        super().__init__(context)
        self._plan = plan

    def widgets(self) -> Sequence[Widget]:
        plan = self._plan
        rows = [option_row(plan, option, self.refill, self.stack) for option in plan.rare()]
        done = Button(message("Done"), self.back, message("Back to the table."), apart=True)
        return [*rows, Heading(message_in("players at a table", "Company")), self._level(), done]

    def _level(self) -> Pick:
        """Return a row that seats opponents of one level on all chairs."""
        opponents = self.context.cast.opponents
        levels = list(dict.fromkeys(one.level for one in opponents if ":" not in one.level))
        names = [
            message_in("ducks", "as chosen"),
            *(message("{ducks}: {level}", ducks=flock(level), level=level_word(level)) for level in levels),
        ]

        def pick(index: int) -> None:
            if index == 0:
                return
            company = self._plan.company
            same = [one.id for one in opponents if one.level == levels[index - 1]]
            rest = [one for one in company.cast if one not in same]
            ducks = (same + rest)[: len(company.opponents)]
            company.invite(ducks, company.seat, company.friends, company.phones)

        words = message("Seats ducks of one level, if there are enough.")
        return Pick(message("All ducks"), names, 0, pick, words)


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
