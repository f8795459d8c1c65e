"""Pictures that are made once and kept: the least recently used go when all of them take too much memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

from pygame import Surface

KindT = TypeVar("KindT")


class Kept(Generic[KindT]):
    """Things by key, each with the surface it consists of.

    Attributes:
        most_bytes: the most memory that they may take; the last one stays, however large it is.
        bytes: the memory that they take.
    """

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
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

    def put(self, key: Hashable, thing: KindT, surface: Surface) -> KindT:
        """Keep a thing and return it."""
        size = surface.get_pitch() * surface.get_height()
        self._things[key] = (thing, size)
        self.bytes += size
        while self.bytes > self.most_bytes and len(self._things) > 1:
            _key, (_thing, gone) = self._things.popitem(last=False)
            self.bytes -= gone
        return thing


class KeptSurfaces(Kept[Surface]):
    """Surfaces by key."""

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface with this key, made the first time."""
        found = self.find(key)
        if found is None:
            made = make()
            found = self.put(key, made, made)
        return found
