"""The album: every pack with its card, its effect, and a try at it."""

from __future__ import annotations

from game.cardgames.sixpack.rulebook.examples import EXAMPLES
from game.cardgames.sixpack.rulebook.pictures import OneCard
from game.cardgames.sixpack.rules.library import PACKS
from game.tables.rulebook import Entry

_SHOWN = {"super_numbers": "super_numbers:3/6*", "reverse": "reverse:1*", "neutral": "6*"}
_NUMBERS = (4, 5, 2, 3, 6, 1)


def _card(pack: str, place: int) -> str:
    """The card that stands for a pack: all of them with a hand, and of many numbers."""
    return _SHOWN.get(pack, f"{pack}:{_NUMBERS[place % len(_NUMBERS)]}*")


ALBUM = tuple(
    Entry(found.title, OneCard(_card(pack, place)), found.effect, found.details, EXAMPLES[pack])
    for place, (pack, found) in enumerate(PACKS.items())
)
