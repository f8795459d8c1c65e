"""The house rules: controls on the pond, and a raft with an example of the focused rule."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import FRect

from game.cardgames.registry import kit_of
from game.engine.options import Option, Value
from game.language.message import message, message_in
from game.scenes.cast import duck_of
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.menus.table_setup.chairs import in_rows
from game.scenes.menus.table_setup.company import flock, level_word
from game.scenes.menus.table_setup.option_rows import option_thing
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.menus.table_setup.setup_picture import draw_heads
from game.scenes.menus.table_setup.things import COMPANY, PickThing
from game.scenes.pieces.boathouse import WoodenSign, draw_note
from game.scenes.pieces.fit import Fit
from game.storage.levels.tables import BadLevel
from game.tables.book.rulebook import Drawing
from game.tables.painting.emblem import draw_emblem
from game.tables.painting.little_table import woven_raft
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.scenery.pond import draw_pond
from game.ui.drawing.text import Typeface
from game.ui.forms.form import Feedback, Form
from game.ui.forms.widgets import Widget

_THINGS = (20.0, 76.0, 698.0, 620.0)
_RAFT = (730.0, 62.0, 526.0, 476.0)
_NOTE = (740.0, 560.0, 506.0, 132.0)
_RIM = 0.06
_GAP = 16.0
"""The gap between controls, which leaves room for the focus ring."""
_TWO = 0.75
"""The smallest scale at which controls are in two columns."""
_MOST_APART = 1.4
"""The largest distance between few controls, as a multiple of their height."""
_FACES = 3
"""The largest number of ducks in a row."""


class Things(Form):
    """Controls in one or two columns, or in one that scrolls; a sign stays at the bottom."""

    def __init__(self, feedback: Feedback) -> None:
        super().__init__([], feedback)
        self.pinned = 1
        self._scale = 1.0

    def lay(self, pen: Pen, fit: Fit) -> None:
        self._scale, self.area = fit.scale, fit.area(*_THINGS)
        self.arrange(pen)

    def arrange(self, pen: Pen) -> None:
        super().arrange(pen)
        count = self._scrolling
        high = max(place.height for place in self._places[:count])
        room = self.area.height - sum(foot.height for foot in self._places[count:])
        columns = 1 if high * count <= room else 2
        down, wide = -(-count // columns), self.area.width / columns
        if high * down > room or (columns > 1 and self._scale < _TWO):
            return
        pitch = min(high * _MOST_APART, room / down)
        top = (room - pitch * down) / 2
        self._places[:count] = [
            FRect(wide * (place // down), top + pitch * (place % down) + (pitch - high) / 2, wide, high)
            for place in range(count)
        ]
        for foot in self._places[count:]:
            foot.bottom = self.area.height
        self._height = self.area.height
        self._scroll = 0.0

    def area_of(self, number: int) -> FRect:
        gap = _GAP * self._scale
        return super().area_of(number).inflate(-1.5 * gap, 0 if self._is_pinned(number) else -gap)

    def _neighbour(self, action: Action) -> int | None:
        return self._next_in_order(action)


class HouseRulesScene(FormScene):
    """Shows the less common options, each with an example."""

    title = message("House rules")
    form: Things

    def __init__(self, context: Context, plan: MatchPlan) -> None:
        super().__init__(context)
        self.form = Things(context.feedback)
        self._plan = plan
        self._kit = kit_of(plan.game)
        self._options: list[Option] = []
        self._examples: Mapping[str, Mapping[Value, Drawing]] = {}
        try:
            self._examples = self._kit.option_pictures()
        except BadLevel as error:
            context.notice_all(error.args)

    def widgets(self) -> list[Widget]:
        plan = self._plan
        self._options = plan.rare()
        rows = [option_thing(plan, option, self.refill, self.stack) for option in self._options]
        help = message("Back to the table.")
        done = WoodenSign(message("Done"), self.back, help, self.context.input, Action.CANCEL)
        return [*rows, self._level(), done]

    def _level(self) -> PickThing:
        """Return a control that fills all chairs with opponents of one level."""
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

        words = message("Every duck at the table plays at this level, if there are enough of them.")
        made = PickThing(message("All ducks"), names, 0, pick, words)
        made.picture = COMPANY
        return made

    # -- the picture ---------------------------------------------------------------------------------

    @property
    def example(self) -> Drawing | None:
        """The example of the focused option at its current value; None if there's none."""
        if self.form.focus >= len(self._options):
            return None
        option = self._options[self.form.focus]
        if option.takes_several:
            return None
        return self._examples.get(option.name, {}).get(self._plan.options[option.name])

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        draw_pond(pen)
        draw_heads(pen, fit, self.title, "")
        self.form.lay(pen, fit)
        self.form.draw(pen)
        self.draw_caps(pen)
        raft = fit.area(*_RAFT)
        rim = raft.height * _RIM
        pen.image(woven_raft(pen, self._kit.emblem(), raft, rim, lit=False), raft.topleft)
        self._draw_example(pen, raft.inflate(-6.8 * rim, -5.2 * rim).move(0, -0.6 * rim))
        if not self.context.answers.answer_for(self):
            draw_note(pen, fit, fit.area(*_NOTE), self.foot_words)

    def _draw_example(self, pen: Pen, cloth: FRect) -> None:
        """Draw the example of the focused control, or else the game's emblem."""
        art, example = self.context.art, self.example
        if example is not None:
            example(pen, art, self.context.table_services(), cloth)
        elif self.form.focus == len(self._options):
            self._draw_company(pen, cloth)
        else:
            draw_emblem(pen, art, self._kit.emblem(), cloth.inflate(-cloth.width * 0.2, 0))

    def _draw_company(self, pen: Pen, cloth: FRect) -> None:
        """Draw the ducks at the table, each with its name."""
        found = [self.context.cast.opponent(one) for one in self._plan.company.opponents]
        ducks = [one for one in found if one is not None]
        rows = -(-len(ducks) // _FACES) or 1
        across = -(-len(ducks) // rows) or 1
        size, pitch = Fit.of(pen.area).letters(17), cloth.width / across
        high = min(cloth.height / rows, pitch + size * 1.4)
        face = high - size * 1.4
        for one, (right, down) in zip(ducks, in_rows(len(ducks), across), strict=True):
            x, y = cloth.centerx + right * pitch, cloth.centery + down * high
            image = self.context.art.ducks.face(duck_of(one), pen.screen.scale.px(face))
            pen.image(image, (x, y - size * 0.7), anchor="center")
            at = x, y + high / 2 - size * 0.7
            pen.outlined(one.name, at, size, Typeface.BOLD, width=pitch - 6, tight=True)
