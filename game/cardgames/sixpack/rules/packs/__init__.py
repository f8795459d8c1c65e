"""The packs: each has a module of its own here, and the special ones a name below. None knows another.

Where the effects of several packs come at the same moment, they come in this order (RULES.md §6.3).
"""

NEUTRAL = "neutral"
"""The pack that does nothing; any number of them may be in a game."""

SPECIAL = (
    "reverse",
    "takeback",
    "seethrough",
    "late_arrival",
    "sheriff",
    "veto",
    "no_superheroes",
    "super_numbers",
    "biting_hand",
    "sticky",
    "second_hand",
    "carousel",
    "pile_driver",
    "copycat",
    "calculator",
)
"""The special packs by their modules."""
