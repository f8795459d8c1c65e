"""The coach's buttons, and the control that selects a round."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.language.message import Text, message
from game.scenes.board_scene import Part
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BoardButton, draw_board, keycap_of, mark_focus
from game.ui.devices.actions import Action
from game.ui.devices.input import Input
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import GOLD
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Pick
from game.voice.rounds import Rounds

WATCH, FIGURES = Action.ANNOUNCE_CARD, Action.ANNOUNCE_ROWS
"""The actions of the buttons *Watch on the table* and *All figures*."""
SIGN = (26.0, 84.0, 226.0, 36.0)
"""The area of the control that selects a round, on the 1280 × 720 design canvas."""
_AGAIN, _WATCH = (392.0, 652.0, 330.0, 58.0), (28.0, 652.0, 330.0, 58.0)
_FIGURES, _BACK = (756.0, 652.0, 240.0, 58.0), (1024.0, 652.0, 228.0, 58.0)


class RoundSign(Pick):
    """A control that selects a round, with an arrow at each end."""

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        self._split = 0.0
        draw_board(pen, area)
        size = Fit.of(pen.area).letters(17)
        middle = area.centery - area.height * 0.04
        for words, x in (("‹", area.left + size), ("›", area.right - size)):
            at = x, middle - size * 0.1
            pen.outlined(words, at, size * 1.5, Typeface.BOLD, GOLD)
        at, room = (area.centerx, middle), area.width - 3.4 * size
        pen.outlined(self.shown, at, size, Typeface.BOLD, width=room, tight=True)
        if focused:
            mark_focus(pen, area)


def round_sign(rounds: Rounds, count: int, number: int, pick: Callable[[int], None]) -> tuple[RoundSign, ...]:
    """Return the round control, or nothing for a single round; `pick` is called with a round's index."""
    names = [rounds.numbered_of(one, count) for one in range(1, count + 1)]
    return (RoundSign(message("Show"), names, number - 1, pick, rounds.another),) if count > 1 else ()


def buttons(
    devices: Input, again: Callable[[], None], watch: Callable[[], None], figures: Callable[[], None]
) -> tuple[Part, ...]:
    """Return the three buttons for a decision, with their areas; each calls its function when pressed."""
    words, help = message("Play it again"), message("Try another choice in the same position.")
    strong = _button(devices, words, again, help, Action.CONFIRM, strong=True)
    words, help = message("Watch on the table"), message("Watch what happened from here.")
    watching = _button(devices, words, watch, help, WATCH)
    words, help = message("All figures"), message("Every decision in this round.")
    return (strong, _AGAIN), (watching, _WATCH), (_button(devices, words, figures, help, FIGURES), _FIGURES)


def back_sign(devices: Input, back: Callable[[], None]) -> Part:
    words, help = message("Back"), message("Leave the coach.")
    return _button(devices, words, back, help, Action.CANCEL), _BACK


def _button(
    devices: Input, words: Text, press: Callable[[], None], help: Text, key: Action, *, strong: bool = False
) -> BoardButton:
    return BoardButton(words, "", press, help, key=partial(keycap_of, devices, key), strong=strong)
