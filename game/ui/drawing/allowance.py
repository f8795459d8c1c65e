"""The allowance of paintings: so many a frame may be made anew where something like them is at hand."""

from __future__ import annotations


class Allowance:
    """Paintings that are left for this frame; without `renew`, as for screenshots, there is no bound."""

    def __init__(self) -> None:
        self._left: int | None = None

    def renew(self, paintings: int) -> None:
        """A new frame begins: so many paintings may be made in it."""
        self._left = paintings

    @property
    def short(self) -> bool:
        """Whether more was asked for in this frame than there was."""
        return self._left is not None and self._left < 0

    def take(self) -> bool:
        """Whether one more may be made, which is then taken."""
        if self._left is None:
            return True
        self._left -= 1
        return self._left >= 0
