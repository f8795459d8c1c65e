"""Chance as a value: a generator's state goes in, the drawn items and the next state come out.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
2014). It is our own few lines because the standard library does not promise that shuffling gives the same
order in every Python version, and a saved match must replay the same for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

Item = TypeVar("Item")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def _mixed(chance: int) -> int:
    mixed = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)


def advance(chance: int) -> tuple[int, int]:
    """Return a uniform number of 64 bits, and the generator's next state."""
    chance = (chance + _GAMMA) & _MASK
    return _mixed(chance), chance


def draw(items: Sequence[Item], count: int, chance: int) -> tuple[list[Item], int]:
    """Return `count` of the items in random order (all of them: a shuffle), and the next state."""
    pool = list(items)
    size = len(pool)
    for place in range(count):
        chance = (chance + _GAMMA) & _MASK
        other = place + ((_mixed(chance) >> 32) * (size - place) >> 32)
        pool[place], pool[other] = pool[other], pool[place]
    return pool[:count], chance


def seed_of(*parts: int | str) -> int:
    """One well-mixed 64-bit seed out of several parts; the same parts always give the same seed."""
    mixed = 0
    for part in parts:
        for byte in str(part).encode() + b"/":
            mixed, _ = advance(mixed ^ byte)
    return mixed


def thought_of(*parts: int | str) -> int:
    """A 64-bit seed out of several parts, out of which nobody can find them again but by trying them out.

    `seed_of` will not do where the parts are a secret, such as a match's seed, which deals the cards: every
    step of it can be undone. This is BLAKE2b (RFC 7693) in a use of its own; the same parts always give the
    same seed.
    """
    told = "/".join(map(str, parts)).encode()
    return int.from_bytes(blake2b(told, digest_size=8, person=b"sixes thought").digest(), "big")
