"""Random numbers as values: functions take a generator's state and return the next one.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
Python's own generator may shuffle differently in another version, but a saved match must replay the same
forever.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

Item = TypeVar("Item")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def _mix(chance: int) -> int:
    mixed = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)


def advance(chance: int) -> tuple[int, int]:
    """Return a uniform random 64-bit number, and the generator's next state."""
    chance = (chance + _GAMMA) & _MASK
    return _mix(chance), chance


def draw(items: Sequence[Item], count: int, chance: int) -> tuple[list[Item], int]:
    """Return `count` random items in random order, and the generator's next state."""
    pool = list(items)
    size = len(pool)
    for index in range(count):
        chance = (chance + _GAMMA) & _MASK
        other = index + ((_mix(chance) >> 32) * (size - index) >> 32)
        pool[index], pool[other] = pool[other], pool[index]
    return pool[:count], chance


def seed_of(*parts: int | str) -> int:
    """Return a 64-bit seed made from the parts; the same parts always give the same seed."""
    mixed = 0
    for part in parts:
        for byte in str(part).encode() + b"/":
            mixed, _ = advance(mixed ^ byte)
    return mixed


def secret_seed(*parts: int | str) -> int:
    """Return a 64-bit seed that can't be traced back to the parts, except by trying them all.

    Use it for secret parts, such as a match's seed, which decides the deal: `seed_of` can be inverted step by
    step. This is BLAKE2b (RFC 7693) with a personalisation string; the same parts always give the same seed.
    """
    text = "/".join(map(str, parts)).encode()
    return int.from_bytes(blake2b(text, digest_size=8, person=b"sixes thought").digest(), "big")
