"""The choice of a duck for a chair: portraits with names, sorted by how well they play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.ai.levels import BOT_LEVEL, LEVELS, level_of
from game.scenes.context import Context, duck_of
from game.scenes.frame import FormScene
from game.scenes.menus.table_setup.company import YOU, Company, level_word, strength
from game.storage.levels import Opponent
from game.tables.art import Art
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import BONE, INK, MINT, MIST
from game.ui.drawing.text import Face
from game.ui.forms.form import Form
from game.ui.forms.widgets import Button, Heading, Widget, draw_plate

_HIGH, _SMALL = 82.0, 13.0


class Portrait(Button):
    """A duck with its name and style; a mark says that it sits at the table already."""

    def __init__(self, opponent: Opponent, here: str, on_press: Callable[[], None], art: Art) -> None:
        """`here` is a word for where it sits, empty if it does not."""
        level = f"{level_word(opponent.level).capitalize()}: {level_of(opponent.level).help}"
        where = f" {here.capitalize()}." if here else ""
        super().__init__(opponent.name, on_press, f"{opponent.about} {level}{where}")
        self._opponent, self._here, self._art = opponent, here, art

    def height(self, pen: Pen, width: float) -> float:
        """Room for a bust."""
        del pen, width
        return _HIGH

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        """The bust on the left, the words on the right."""
        box = area.inflate(0, -8)
        draw_plate(pen, box, strong=False, focused=focused)
        width = box.height * 0.98
        bust = self._art.ducks.bust(
            duck_of(self._opponent), pen.screen.scale.px(width), (0.4, 0.0), Wings.DOWN
        )
        pen.image(bust, (box.left + 6 + width / 2, box.bottom - 2), anchor="midbottom")
        left = box.left + width + 14
        room = box.right - left - 6
        pen.text(self._opponent.name, (left, box.top + 8), 20, Face.TITLE, BONE, outline=INK, width=room)
        style = self._opponent.style or level_word(self._opponent.level)
        pen.text(style, (left, box.top + 34), 14, Face.BOLD, MIST)
        if self._here:
            pen.text(self._here, (left, box.top + 52), _SMALL, Face.BOLD, MINT)


class DuckScene(FormScene):
    """All ducks, and the other things that a chair may be for: the player, or nobody."""

    title = "Who sits here?"
    width = 1080.0
    hints = ((Action.CONFIRM, "choose"), (Action.CANCEL, "back"))

    def __init__(self, context: Context, company: Company, chair: int) -> None:
        super().__init__(context)
        self._company, self._chair = company, chair
        self.form = Form([], context.feedback, columns=4)
        self.refill()
        self._find_focus()

    def _find_focus(self) -> None:
        """The duck that sits there, or else the first one that sits nowhere."""
        now = self._company.chairs[self._chair]
        ducks = self.context.opponents
        wanted = next((one for one in ducks if one.id == now), None)
        free = (one for one in ducks if one.id not in self._company.chairs)
        found = wanted or next(free, None)
        rows = enumerate(self.form.widgets)
        self.form.focus = next(
            (place for place, row in rows if found and row.describe().startswith(found.name)), 0
        )

    def widgets(self) -> Sequence[Widget]:
        """The player and nobody first, then the ducks by level."""
        rows: list[Widget] = [Button("Sit here myself", self._sit, "The one who sits here takes your chair.")]
        if self._company.may_clear(self._chair):
            rows.append(Button("Leave it empty", self._clear, "One player fewer."))
        for level in (*LEVELS, BOT_LEVEL):
            ducks = [one for one in self.context.opponents if level_of(one.level) == level]
            if ducks:
                rows.append(Heading(f"{level.name}s · {level_word(level.id)}"))
                rows += [
                    Portrait(one, self._where(one), self._putter(one.id), self.context.art) for one in ducks
                ]
        return rows

    def _where(self, opponent: Opponent) -> str:
        chairs = self._company.chairs
        if opponent.id not in chairs:
            return ""
        return "sits here" if chairs[self._chair] == opponent.id else "at the table"

    def _putter(self, one: str) -> Callable[[], None]:
        def put() -> None:
            self._company.put(self._chair, one)
            self.stack.pop()

        return put

    def _sit(self) -> None:
        self._putter(YOU)()

    def _clear(self) -> None:
        self._company.clear(self._chair)
        self.stack.pop()


def told(opponent: Opponent) -> str:
    """A duck in words: its level, its style, and what is said of it."""
    return f"{strength(opponent).capitalize()}. {opponent.about}"
