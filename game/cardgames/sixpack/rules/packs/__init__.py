"""The special packs: each has a module of its own here, and one line below. None knows another.

Where the effects of several packs come at the same moment, they come in the order of these lines (RULES.md
§6.3).
"""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """A pack's name, what it does in a line, and how many of it may be in a game."""

    title: str
    effect: str
    most: int = 1


NEUTRAL = "neutral"
"""The pack that does nothing; any number of them may be in a game."""

SPECIAL = {
    "reverse": Entry("Reverse", "While an odd number is visible, everything runs the other way round.", 2),
    "takeback": Entry("Takeback", "Claims a pile of its own number, and no other."),
    "seethrough": Entry("Seethrough", "Shows what lies beneath it, and lies open in the hand.", 2),
    "late_arrival": Entry("Late Arrival", "Brings one more hand card into the turn."),
    "sheriff": Entry("Sheriff", "While visible, only the sheriff's number claims."),
    "veto": Entry("Veto", "Removes a card that is still waiting."),
    "no_superheroes": Entry("No Superheroes", "While visible, no card has an effect."),
    "super_numbers": Entry("Super Numbers", "Two numbers: you choose one, and on a pile both count."),
    "biting_hand": Entry("Biting Hand", "Who wins it discards a card for every hand in the pile."),
    "sticky": Entry("Sticky", "Is no duplicate, and steals from whoever played its number."),
    "second_hand": Entry("Second Hand", "Who wins it takes another pile's top card, or one from a hand."),
    "carousel": Entry("Carousel", "Everybody passes a hand card to the left or to the right."),
    "pile_driver": Entry("Pile Driver", "Drives the cards beneath it on to another pile."),
    "copycat": Entry("Copycat", "Is, for this turn, what another player has played."),
    "calculator": Entry("Calculator", "Adds its number to the card on top of it.", 2),
}
"""The special packs by their modules."""

TITLES = {NEUTRAL: "Neutral", **{pack: entry.title for pack, entry in SPECIAL.items()}}
"""All packs' names."""
