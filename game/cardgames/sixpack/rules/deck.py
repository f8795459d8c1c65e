"""The cards: packs of six, each with two handprints (RULES.md §1)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.engine.chance import draw

NUMBERS = range(1, 7)


class Card(Struct, frozen=True, gc=False):
    """A card's face. Cards are identified by `id`, from 1; `BACK` stands for an unknown card.

    Attributes:
        pack: the pack's id, "neutral" for a card without an effect.
        number: the printed number.
        hand: whether it shows a handprint.
        second: the second number of a card that has two, else None.
        glass: whether it is face up in every hand (§9.2).
    """

    id: int
    pack: str
    number: int
    hand: bool
    second: int | None = None
    glass: bool = False

    @property
    def numbers(self) -> tuple[int, ...]:
        return (self.number,) if self.second is None else (self.number, self.second)


BACK = Card(0, "", 0, False)
"""The card with the id 0, which stands for a card that the listener may not see."""

Cards = tuple[Card, ...]
"""All cards of a round by id, with `BACK` at 0."""

Ids = tuple[int, ...]


def spread_handprints(packs: int, chance: int) -> tuple[list[set[int]], int]:
    """Return, for each pack, the two numbers with a handprint, and the generator's next state (§1.3).

    Handprints are spread over the numbers as evenly as possible: each goes to one of the numbers with the
    fewest so far. A pack's second handprint never gets the same number as its first: before each pack, the
    number of handprints is even, so at least two numbers share the fewest.
    """
    counts = dict.fromkeys(NUMBERS, 0)
    spread: list[set[int]] = []
    for _ in range(packs):
        numbers: set[int] = set()
        for _ in range(2):
            fewest = min(counts.values())
            ties = [number for number in NUMBERS if counts[number] == fewest]
            (number,), chance = draw(ties, 1, chance)
            numbers.add(number)
            counts[number] += 1
        spread.append(numbers)
    return spread, chance


def sort_by_number(cards: Cards, ids: Sequence[int]) -> tuple[int, ...]:
    """Return card ids in order of printed number, lowest first; equal ones by id."""
    return tuple(sorted(ids, key=lambda card: (cards[card].number, card)))
