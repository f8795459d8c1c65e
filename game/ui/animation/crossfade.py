"""A short crossfade between two screens."""

from __future__ import annotations

from pygame import Surface

SECONDS = 0.2
"""The duration of the fade in seconds, from the first frame of the new screen."""
_FIRST_ALPHA = 200
"""The opacity of the old picture in the first frame of the new screen, out of 255."""


class Crossfade:
    """A fade that draws the old screen over the new one, fainter with each frame."""

    def __init__(self) -> None:
        self._screen: object = None
        # Allocating memory for each fade would cost more than its frames, so it's allocated once.
        self._old = Surface((0, 0))
        self._left = 0.0
        self._complete = False

    @property
    def active(self) -> bool:
        return self._left > 0

    def begin_frame(self, screen: object, surface: Surface, *, fades: bool) -> None:
        """Begin a frame of a screen; if the screen is new and `fades`, keep the old picture for the fade."""
        if screen is not self._screen:
            if fades and self._complete:
                self._keep(surface)
            elif not fades:
                self._left = 0.0
            self._screen = screen
        self._complete = False

    def _keep(self, surface: Surface) -> None:
        if self._old.get_size() != surface.get_size():
            return
        self._old.set_alpha(None)
        self._old.blit(surface, (0, 0))
        self._left = SECONDS

    def allocate(self, surface: Surface) -> bool:
        """Allocate memory for a picture of the surface's size; return False if that was done before."""
        if self._old.get_size() == surface.get_size():
            return False
        self._left = 0.0
        self._old = surface.copy()
        return True

    def update(self, seconds: float) -> None:
        self._left -= seconds

    def draw(self, surface: Surface) -> None:
        """Draw the old picture over the completed new one."""
        self._complete = True
        self.allocate(surface)
        if self.active:
            self._old.set_alpha(round(_FIRST_ALPHA * self._left / SECONDS))
            surface.blit(self._old, (0, 0))
