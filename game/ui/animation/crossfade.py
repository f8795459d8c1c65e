"""A short crossfade between two screens."""

from __future__ import annotations

from pygame import Surface

SECONDS = 0.2
"""The duration of the fade in seconds, from the first frame of the new screen."""
_FIRST = 200
"""The opacity of the old picture in that frame, out of 255."""


class Crossfade:
    """Draws the old screen over the new one, fainter with each frame."""

    def __init__(self) -> None:
        self._place: object = None
        # Allocating memory for each fade would cost more than its frames, so it's allocated once.
        self._old = Surface((0, 0))
        self._left = 0.0
        self._whole = False

    @property
    def active(self) -> bool:
        return self._left > 0

    def enter(self, place: object, surface: Surface, *, fades: bool) -> None:
        """Begin a frame of a place; if it's a new one and `fades`, keep the surface for the fade."""
        if place is not self._place:
            if fades and self._whole:
                self._keep(surface)
            elif not fades:
                self._left = 0.0
            self._place = place
        self._whole = False

    def _keep(self, surface: Surface) -> None:
        if self._old.get_size() != surface.get_size():
            return
        self._old.set_alpha(None)
        self._old.blit(surface, (0, 0))
        self._left = SECONDS

    def fit(self, surface: Surface) -> bool:
        """Allocate memory for a picture of the surface's size; return False if that's done already."""
        if self._old.get_size() == surface.get_size():
            return False
        self._left = 0.0
        self._old = surface.copy()
        return True

    def update(self, seconds: float) -> None:
        self._left -= seconds

    def draw(self, surface: Surface) -> None:
        """Draw the old picture over the completed new one."""
        self._whole = True
        self.fit(surface)
        if self.active:
            self._old.set_alpha(round(_FIRST * self._left / SECONDS))
            surface.blit(self._old, (0, 0))
