"""The look back that the coach opens with, got ready while its list is in sight."""

from __future__ import annotations

from pygame import Surface

from game.scenes.pieces.parts import Parts
from game.scenes.review.looking_back import LookingBackScene
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Screen

_PATIENCE = 0.2
"""Seconds after which what comes next no longer waits for its painting."""


class NextLook:
    """A look back that comes next: its table is new at this size, so it is painted over some frames.

    All at once that would take longer than a frame may.

    Attributes:
        scene: the look back.
    """

    def __init__(self, scene: LookingBackScene) -> None:
        self.scene = scene
        self._parts = Parts(scene.ahead())
        self._begun = self._painted = False
        self._waited = 0.0

    def paint(self, pen: Pen) -> None:
        """Paint the next part out of sight; in the first frame, which may show much that is new, none."""
        if not self._begun:
            self._begun = True
            return
        unseen = Screen(Surface(pen.screen.surface.get_size()), pen.screen.scale)
        self._painted = self._parts.paint(Pen(unseen, pen.shapes))

    def ready(self, seconds: float) -> bool:
        """Whether it can be shown: it is painted, or no frame has been drawn for long."""
        self._waited += seconds
        return self._painted or self._waited > _PATIENCE
