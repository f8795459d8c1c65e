"""The part of a screen that shows a table or another board."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace
from pygame import FRect

from game.ui.devices.actions import Action, InputEvent, PointerMoved, PointerPressed, PointerReleased
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Scale, Screen

EventT = TypeVar("EventT", bound=InputEvent)


class QuestionState(StrEnum):
    """The state of a question on a board; `SHOWING` while the consequences of an answer are shown."""

    ASKED = "asked"
    SHOWING = "showing"
    WRONG = "wrong"
    SOLVED = "solved"


class PlayBoard(Protocol):
    """The interface of a board on which the player chooses, such as a table."""

    @property
    def keys(self) -> tuple[Action, ...]: ...

    @property
    def focus_words(self) -> str: ...

    def resize(self, width: float, height: float) -> None: ...

    def draw_ground(self, pen: Pen) -> None: ...

    def draw(self, pen: Pen) -> None: ...

    def handle(self, event: InputEvent) -> Any | None: ...

    def consumes(self, event: InputEvent) -> bool: ...


def draw_board(pen: Pen, board: PlayBoard) -> None:
    """Draw a board over a pen's whole canvas."""
    board.resize(pen.area.width, pen.area.height)
    board.draw_ground(pen)
    board.draw(pen)


class BoardArea:
    """The area in which a board was last drawn, and its scale there."""

    def __init__(self) -> None:
        self.area = FRect()
        self.shrink = 1.0

    def lay_out(
        self, pen: Pen, board: PlayBoard, area: FRect, shrink: float = 1.0, below: float = 0.0
    ) -> Pen:
        """Lay out a board in an area, scaled by `shrink`; return a pen that reaches `below` units lower."""
        self.area, self.shrink = area, shrink
        scale = Scale(pen.screen.scale.ppu * shrink, area.width / shrink, area.height / shrink)
        board.resize(scale.width, scale.height)
        seen = pen.screen.scale.rect(FRect(area.left, area.top, area.width, area.height + below))
        surface = pen.screen.surface
        return type(pen)(Screen(surface.subsurface(seen.clip(surface.get_rect())), scale), pen.shapes)

    def draw(self, pen: Pen, board: PlayBoard, area: FRect, shrink: float = 1.0, below: float = 0.0) -> Pen:
        """Lay out a board as `lay_out` does, and draw it; return a pen for drawing over the board."""
        small = self.lay_out(pen, board, area, shrink, below)
        draw_board(small, board)
        return small

    def to_board(self, event: EventT) -> EventT:
        """Return an event, with a pointer's position converted to the board's units."""
        if not isinstance(event, PointerMoved | PointerPressed | PointerReleased):
            return event
        x, y = (event.x - self.area.left) / self.shrink, (event.y - self.area.top) / self.shrink
        return replace(event, x=x, y=y)
