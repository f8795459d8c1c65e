"""The landings of a card, and the meeting of effects on them (RULES.md §5 and §6)."""

from __future__ import annotations

from game.cardgames.sixpack.rules.events import Landing
from game.cardgames.sixpack.rules.packs.pack import Offer
from game.cardgames.sixpack.rules.pile_values import Sight

BACK = (-1, Landing.BACK)
"""The card goes back into its owner's hand; no pile has a part in it."""


def offer(sight: Sight, number: int, effect: str) -> Offer:
    """The landings open to a card of this number with this pack's effect.

    First the rule decides, then the visible cards, then the card's own effect (§6.3).
    """
    closest = 7
    nearest: list[int] = []
    equal: list[int] = []
    for pile in range(3):
        # Of a pile's two numbers the closer one counts (§14.4).
        for own in sight.numbers(pile):
            distance = own - number if sight.reversed else number - own
            if distance == 0:
                equal.append(pile)
            elif 0 < distance <= closest:
                if distance < closest:
                    closest, nearest = distance, []
                nearest.append(pile)
    laws = sight.laws()
    extreme = number in sight.extremes()
    found = Offer(tuple(nearest), tuple(equal), extreme, bool(laws), ())
    found = found._replace(landings=_usual(found))
    for law, piles in laws.items():
        found = sight.packs[law].land_while_visible(found, piles)
    if not sight.disabled:
        found = sight.packs[effect].land(found)
    return found


def _usual(found: Offer) -> tuple[tuple[int, Landing], ...]:
    """Closest pile, else back to the hand, else any pile (§5.1 to §5.4)."""
    if found.nearest:
        landing = Landing.CLAIM if found.extreme else Landing.PLACE
        return tuple((pile, landing) for pile in found.nearest)
    if found.equal:
        return (BACK,)
    return tuple((pile, Landing.CLAIM) for pile in range(3))
