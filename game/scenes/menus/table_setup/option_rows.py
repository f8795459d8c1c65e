"""The controls of a game's options, and the screen with all ready-made tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.engine.options import Option
from game.language.message import message, sentences
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.menus.table_setup.chairs import TableCard
from game.scenes.menus.table_setup.house_rule import HouseRule, house_rule
from game.scenes.menus.table_setup.option_controls import OptionAmount, OptionOpener, OptionPick, picture_of
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.stack import SceneStack
from game.ui.forms.widgets import Widget

_CARD, _ABOVE = 196.0, 18.0
"""The height of a card with its margin, and the margin above it."""


def option_control(
    plan: MatchPlan, option: Option, changed: Callable[[], None], stack: SceneStack
) -> OptionPick | OptionAmount | OptionOpener:
    """Return the control of an option; `changed` is called when other options may appear or disappear."""
    made: OptionPick | OptionAmount | OptionOpener
    if not (option.takes_several or option.is_switch or option.values):
        made = OptionAmount(
            option.label,
            plan.options[option.name],
            option.least,
            option.most,
            1,
            lambda number: plan.change(option, round(number)),
            option.help,
            lambda number: option.label_of(round(number)),
        )
    else:
        made = _rule_control(house_rule(plan, option, {}, stack), changed)
    made.picture = picture_of(option.name)
    return made


def _rule_control(rule: HouseRule, changed: Callable[[], None]) -> OptionPick | OptionOpener:
    now = rule.value
    if rule.opens:
        return OptionOpener(rule.name, now.label, partial(rule.choose, 0), sentences(now.effect, rule.help))

    def choose(place: int) -> None:
        rule.choose(place)
        changed()

    return OptionPick(rule.name, [one.label for one in rule.values], rule.chosen, choose, now.effect)


class TablesScene(FormScene):
    """A screen with all ready-made tables of a game, as cards on the pond."""

    title = message("Ready-made tables")
    afloat = True
    width = 1000.0
    columns = 5
    pinned = True

    def __init__(self, context: Context, cards: Sequence[TableCard]) -> None:
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
