"""The page of the rules that offers the tutorial."""

from __future__ import annotations

from pygame import FRect

from game.language.message import message
from game.scenes.pieces.kit import draw_board, draw_keycap
from game.tables.art import Art
from game.tables.book.rulebook import Page, Picture, RuleText
from game.tables.raft.drawing import draw_bust
from game.tables.table import TableServices
from game.ui.devices.actions import Action
from game.ui.devices.input import Input
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.busts import BOX
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Typeface

START_TUTORIAL = message("Start the tutorial")
_HIGH, _LETTERS = 60.0, 24.0
"""The height of the button that starts the tutorial, and its letter size."""


def _draw_mascot(pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
    del services
    bust = centred_area(area.center, area.height * BOX[0] / BOX[1], area.height)
    draw_bust(pen, art, bust, art.mascot(), (0.0, 0.5))


def _leave_room(pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
    """Draw nothing, as the button is drawn in this area later."""
    del pen, art, services, area


TUTORIAL = Page(
    message("Tutorial"),
    (
        Picture(_draw_mascot, 0.4),
        RuleText(message("The quickest way to learn the game is to play it.")),
        RuleText(
            message(
                "A duck guides you through a few turns at the real table. It tells you what to "
                "do, you do it, and nothing can go wrong. It takes less than five minutes, and "
                "you can skip anything you already know."
            )
        ),
        Picture(_leave_room, 0.19),
    ),
)
"""The rulebook's last page in a game with a tutorial."""


def draw_begin(pen: Pen, page: FRect, devices: Input) -> FRect:
    """Draw the button that starts the tutorial, at the bottom of its page; return its area."""
    words = START_TUTORIAL
    button = FRect(0, 0, pen.width(words, _LETTERS, Typeface.TITLE) + 60, _HIGH)
    button.midbottom = page.centerx, page.bottom - 18
    draw_board(pen, button, gold=True)
    pen.text(words, button.center, _LETTERS, Typeface.TITLE, INK, anchor="center")
    draw_keycap(pen, devices, Action.CONFIRM, (button.left + 6, button.top + 2), 24)
    return button
