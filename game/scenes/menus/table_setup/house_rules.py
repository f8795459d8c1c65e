"""The house rules: a board for each rule, and its values as pictures, of which the chosen one is large."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.cardgames.registry import kit_of
from game.engine.options import Value
from game.language.message import message
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.context import Context
from game.scenes.menus.table_setup import rule_pictures
from game.scenes.menus.table_setup.house_rule import HouseRule, company_rule, house_rule
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.setup_picture import draw_headings
from game.scenes.pieces.boathouse import Area, WoodenArrow, WoodenSign, draw_note
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import page_step
from game.storage.levels.tables import BadLevel
from game.tables.book.rulebook import Drawing
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerMoved
from game.ui.drawing.draw import Pen
from game.ui.drawing.scenery.pond import draw_pond

_NOTE: Area = (28.0, 640.0, 888.0, 66.0)
_DONE: Area = (940.0, 640.0, 312.0, 66.0)


def rules_title(plan: MatchPlan) -> str:
    return message("House rules") if plan.rare_options() else message("All options")


class HouseRulesScene(BoardScene):
    """A screen with a game's less common rules (or all, if it has none), with an example of each value."""

    def __init__(self, context: Context, plan: MatchPlan) -> None:
        super().__init__(context)
        self._plan = plan
        self.title = rules_title(plan)
        self._kit = kit_of(plan.game)
        self._examples: Mapping[str, Mapping[Value, Drawing]] = {}
        try:
            self._examples = self._kit.option_pictures()
        except BadLevel as error:
            context.notify_of_problems(error.args)
        self._rules: list[HouseRule] = []
        self._shown = 0
        self._scale = 1.0

    def refill(self) -> None:
        """Recreate all widgets, keeping the focus."""
        plan, focused, place = self._plan, self.form.focused, self.form.focus
        options = plan.rare_options() or plan.common_options()
        self._rules = [house_rule(plan, option, self._examples, self.stack) for option in options]
        if plan.company.opponents:
            self._rules.append(company_rule(plan))
        self._shown = min(self._shown, len(self._rules) - 1)
        self.set_widgets(self._placed_widgets())
        self.focus_again(focused, place)

    @property
    def rule(self) -> HouseRule:
        """The rule whose values are shown."""
        return self._rules[self._shown]

    @property
    def _page_size(self) -> int:
        return rule_pictures.page_size(len(self._rules), self._scale)

    @property
    def _on_page(self) -> range:
        """The indices of the rules whose boards are shown; the others' boards are on other pages."""
        first = self._shown // self._page_size * self._page_size
        return range(first, min(first + self._page_size, len(self._rules)))

    def _placed_widgets(self) -> list[PlacedWidget]:
        boards = rule_pictures.board_areas(len(self._rules), self._scale)
        places = rule_pictures.value_areas(len(self.rule.values), self.rule.chosen, boards)
        done = WoodenSign(
            message("Done"), self.back, message("Back to the table."), self.context.input, Action.CANCEL
        )
        return [
            *zip(map(self._rule_board, self._on_page), boards, strict=False),
            *zip(map(self._rule_picture, range(len(places))), places, strict=True),
            *(
                (self._arrow(step), area)
                for step, area in rule_pictures.arrow_areas().items()
                if self._has_page(step)
            ),
            (done, _DONE),
        ]

    def _has_page(self, step: int) -> bool:
        """Return whether there's a page before (`step` is -1) or after the current one."""
        return 0 <= self._on_page[0] + step * self._page_size < len(self._rules)

    def _arrow(self, step: int) -> WoodenArrow:
        words = message("More rules") if step > 0 else message("Previous rules")
        return WoodenArrow(words, partial(self._turn, step), step, self.context.input)

    def _turn(self, step: int) -> None:
        """Show the first rule of the previous or next page, if there is one."""
        if self._has_page(step):
            self._show_and_focus(self._on_page[0] + step * self._page_size)

    def _show_and_focus(self, place: int) -> None:
        self._show(place)
        self.form.focus_on(self._on_page.index(place))

    def _rule_board(self, place: int) -> rule_pictures.RuleBoard:
        return rule_pictures.RuleBoard(
            self._rules[place], partial(self._show_or_advance, place), shown=place == self._shown
        )

    def _rule_picture(self, place: int) -> rule_pictures.RulePicture:
        rule = self.rule
        return rule_pictures.RulePicture(
            rule.values[place],
            self.context,
            self._kit.emblem(),
            partial(self._choose, place),
            chosen=place == rule.chosen,
            many=len(rule.values) > rule_pictures.MOST_RAFTS,
        )

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, ActionPressed) and event.action is Action.UP and self._at_top:
            self.form.focus_on(self._on_page.index(self._shown))
            return True
        if self._page_size < len(self._rules) and self._turns_page(event):
            return True
        used = super().handle(event)
        if not isinstance(event, PointerMoved) and isinstance(self.form.focused, rule_pictures.RuleBoard):
            self._show(self._on_page[self.form.focus])
        return used

    def _turns_page(self, event: InputEvent) -> bool:
        """Turn the page for a page key, or for an arrow beyond the first or the last board."""
        if step := page_step(event):
            self._turn(step)
            return True
        if isinstance(event, ActionPressed) and isinstance(self.form.focused, rule_pictures.RuleBoard):
            place = self._on_page[self.form.focus] + {Action.LEFT: -1, Action.RIGHT: 1}.get(event.action, 0)
            if place not in self._on_page and 0 <= place < len(self._rules):
                self._show_and_focus(place)
                return True
        return False

    @property
    def _at_top(self) -> bool:
        """Whether the focus is on a picture right below the boards."""
        places = [
            self.form.area_of(number)
            for number, row in enumerate(self.form.widgets)
            if isinstance(row, rule_pictures.RulePicture)
        ]
        here = self.form.area_of(self.form.focus)
        return isinstance(self.form.focused, rule_pictures.RulePicture) and not any(
            place.bottom <= here.top and place.left < here.right and here.left < place.right
            for place in places
        )

    def _show(self, place: int) -> None:
        if place != self._shown:
            self._shown = place
            self.refill()

    def _show_or_advance(self, place: int) -> None:
        """Show a rule's values; if they're shown already, choose the next value."""
        if place == self._shown:
            self._choose((self.rule.chosen + 1) % len(self.rule.values))
        else:
            self._show(place)

    def _choose(self, value: int) -> None:
        opens = self.rule.opens
        self.rule.choose(value)
        if not opens:
            self.refill()

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        if fit.scale != self._scale:
            self._scale = fit.scale
            self.refill()
        draw_pond(pen)
        draw_headings(pen, fit, self.title, "")
        if len(self.rule.values) > rule_pictures.MOST_RAFTS:
            focused = self.form.focused
            value = focused.value if isinstance(focused, rule_pictures.RulePicture) else self.rule.value
            place = rule_pictures.large_area(rule_pictures.board_areas(len(self._rules), fit.scale))
            rule_pictures.draw_raft(pen, self.context, self._kit.emblem(), value, fit.area(*place))
        if self._page_size < len(self._rules):
            page, pages = self._shown // self._page_size, -(-len(self._rules) // self._page_size)
            rule_pictures.draw_page_beads(pen, fit, page, pages)
        self.draw_form(pen, fit)
        draw_note(pen, fit, fit.area(*_NOTE), self.focus_help)
