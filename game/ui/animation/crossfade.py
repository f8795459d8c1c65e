"""A short fade from the picture of one place to that of the next."""

from __future__ import annotations

from pygame import Surface

SECONDS = 0.2
"""How long the old picture takes to fade, from the first frame with the new one."""
_FIRST = 200
"""How much of the old picture is seen in that frame, out of 255."""


class Crossfade:
    """The old picture over the new one, paler with each frame."""

    def __init__(self) -> None:
        self._place: object = None
        # New memory for each fade would cost more than the fade's frames, so the first frame takes it.
        self._old = Surface((0, 0))
        self._left = 0.0
        self._whole = False

    @property
    def active(self) -> bool:
        return self._left > 0

    def enter(self, place: object, surface: Surface, *, fades: bool) -> None:
        """Prepare to draw a place over what's on the surface; keep that if it's another place and `fades`."""
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
        """Take memory for pictures as large as a surface; return False if there is already."""
        if self._old.get_size() == surface.get_size():
            return False
        self._left = 0.0
        self._old = surface.copy()
        return True

    def update(self, seconds: float) -> None:
        self._left -= seconds

    def draw(self, surface: Surface) -> None:
        """Draw the old picture over the new one, which is complete."""
        self._whole = True
        self.fit(surface)
        if self.active:
            self._old.set_alpha(round(_FIRST * self._left / SECONDS))
            surface.blit(self._old, (0, 0))
