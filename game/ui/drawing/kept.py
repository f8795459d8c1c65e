"""Pictures that are made once and kept: the least recently used go when all of them take too much memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

from pygame import Surface

from game.ui.drawing.allowance import DRAWING, Allowance

KindT = TypeVar("KindT")


class Kept(Generic[KindT]):
    """Things by key, each with the surface it consists of.

    Attributes:
        most_bytes: the most memory that they may take; the last one stays, however large it is.
        bytes: the memory that they take.
        allowance: the allowance that their painting is taken from.
    """

    def __init__(self, most_bytes: int, allowance: Allowance | None = None, rate: float = DRAWING) -> None:
        """`rate` is the effort of painting a million pixels of them."""
        self.most_bytes = most_bytes
        self.bytes = 0
        self.allowance = allowance or Allowance()
        self._rate = rate
        self._things: OrderedDict[Hashable, tuple[KindT, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._things)

    def __iter__(self) -> Iterator[Hashable]:
        """The keys, the one that would go first in front."""
        return iter(self._things)

    def find(self, key: Hashable) -> KindT | None:
        """The thing with this key, which is now the last that will go."""
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, thing: KindT, surface: Surface, rate: float | None = None) -> KindT:
        """Keep a thing that was painted, at another rate than usual if one is given, and return it."""
        self.drop(key)
        size = surface.get_pitch() * surface.get_height()
        self._things[key] = (thing, size)
        self.bytes += size
        while self.bytes > self.most_bytes and len(self._things) > 1:
            self.drop(next(iter(self._things)))
        self.allowance.spend(surface.get_width() * surface.get_height(), self._rate if rate is None else rate)
        return thing

    def drop(self, key: Hashable) -> None:
        """Forget the thing with this key, if there is one."""
        _thing, size = self._things.pop(key, (None, 0))
        self.bytes -= size


class KeptSurfaces(Kept[Surface]):
    """Surfaces by key."""

    def get(self, key: Hashable, make: Callable[[], Surface], rate: float | None = None) -> Surface:
        """The surface with this key, made the first time.

        Raises:
            Unfinished: if it isn't there, and nothing more may be painted in this frame.
        """
        found = self.find(key)
        if found is None:
            with self.allowance.painting():
                made = make()
            found = self.put(key, made, made, rate)
        return found
