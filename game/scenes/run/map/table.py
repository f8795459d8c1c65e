"""A place on the map: a small raft with its game's cards, or a sign, and a tag."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from pygame import FRect

from game.scenes.pieces.fit import LEAST
from game.scenes.pieces.kit import mark_focus
from game.tables.art import Art
from game.tables.painting.emblem import Emblem
from game.tables.painting.little_table import RIM, draw_little_table
from game.ui.devices.actions import Action
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck, Mood
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, Prompts

_RAFT = 74.0 / 106.0
"""The height of a raft, as a share of the height of the table's area."""
_PLAYER = 0.62
_TAG = 1.5
"""The largest width of a tag, as a share of the table's width."""
_STOP = 0.96
"""The width of a stop's picture, as a share of a raft's height."""
_PALE = 0.5


class PlaceState(Enum):
    """The state of a table or another place on the map."""

    OPEN = auto()
    WON = auto()
    LOST = auto()
    AHEAD = auto()
    PASSED = auto()
    VISITED = auto()


class MapTable(Button):
    """A table or other place, which can be chosen if it's open; `here` if the player was there last."""

    above = 0.0
    """How far the area extends above the table, for pointing at its keeper, as a share of its width."""

    def __init__(
        self,
        words: str,
        help: str,
        tag: str,
        picture: Emblem | str,
        art: Art,
        on_press: Callable[[], None],
        *,
        state: PlaceState,
        here: bool = False,
        keeper: Duck | None = None,
        prize: str = "",
        best: bool = False,
        verb: str = "",
    ) -> None:
        """`words` and `help` are read aloud; a `keeper` sits behind the table.

        Without a `verb` for its prompt, a place that isn't open has no key.
        `picture` is a table's emblem or the name of a sign. `prize` names a sign on the table's corner, which
        is shown until the table is played. The `best` table has a golden tag even if it isn't open.
        """
        super().__init__(words, on_press, help, strong=state is PlaceState.OPEN, verb=verb)
        self.presses = (Action.CONFIRM,) if verb or self.strong else ()
        self.tag, self.state, self.here, self.keeper = tag, state, here, keeper
        self._picture, self._art, self._prize, self._best = picture, art, prize, best

    @property
    def prompts(self) -> Prompts:
        return super().prompts if self.presses else ()

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        lit = self.state is PlaceState.OPEN
        above = area.width * self.above
        area = FRect(area.left, area.top + above, area.width, area.height - above)
        raft = FRect(area.left + area.width * 0.09, area.top + 4, area.width * 0.82, area.height * _RAFT)
        rim = raft.height * RIM
        px = pen.screen.scale.px
        if self.keeper is not None:
            bust = self._art.ducks.bust(self.keeper, px(raft.width * 0.94), (-0.5, 0.3), Wings.DOWN)
            pen.image(bust, (raft.centerx, raft.top + rim * 2), anchor="midbottom")
        gone = self.state is PlaceState.PASSED
        pale = _PALE if gone else 1.0
        if isinstance(self._picture, str):
            image = paint_art(pen, self._picture, raft.height * _STOP)
            pen.image(image, raft.center, anchor="center", alpha=pale)
        else:
            bare = gone or self.here
            draw_little_table(pen, self._art, self._picture, raft, lit=lit, alpha=pale, bare=bare)
        if self.here:
            lost = self.state is PlaceState.LOST
            mood, wings = (Mood.SAD, Wings.RIM) if lost else (Mood.GLEE, Wings.UP)
            mascot = self._art.mascot(mood)
            duck = self._art.ducks.bust(mascot, px(raft.width * _PLAYER), (0.5, 0.0), wings)
            pen.image(duck, (raft.centerx, raft.bottom - rim * 3), anchor="midbottom")
        if self._prize and self.state in (PlaceState.OPEN, PlaceState.AHEAD):
            at = (raft.left + rim, raft.top + rim)
            badge = raft.height * 0.46
            pen.plate(centred_area(at, badge, badge), GOLD, radius=badge / 2, border=INK)
            sign = paint_art(pen, self._prize, raft.height * 0.34)
            pen.image(sign, at, anchor="center")
        if self.state in (PlaceState.WON, PlaceState.LOST):
            name = "signs/tick" if self.state is PlaceState.WON else "signs/cross"
            sign = paint_art(pen, name, raft.height * 0.36)
            pen.image(sign, (raft.right - rim, raft.top + rim), anchor="center")
        if focused:
            mark_focus(pen, raft)
        self._draw_tag(pen, area, raft, lit or self._best)

    def _draw_tag(self, pen: Pen, area: FRect, raft: FRect, lit: bool) -> None:
        size = max(area.height * 0.16, LEAST)
        room = area.width * _TAG
        wide = min(pen.width(self.tag, size, Typeface.BOLD), room)
        tag = centred_area((raft.centerx, raft.bottom + size * 0.75), wide + size, size * 1.6)
        pen.plate(tag, GOLD if lit else BONE, radius=size * 0.5, border=INK)
        pen.text(self.tag, tag.center, size, Typeface.BOLD, INK, anchor="center", width=room, tight=True)
