"""The options of Sixpack (RULES.md §2)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.pack import SPECIAL

SURPRISE = "surprise"
"""Any new pack, chosen at random."""

PACK_COUNTS = {2: 4, 3: 4, 4: 5, 5: 6, 6: 7}
"""How many packs are in a game, by the number of seats (§2.1)."""

_WORDS = {pack: (found.title, found.effect) for pack, found in PACKS.items()}
_NEW = {pack: _WORDS[pack] for pack in SPECIAL if pack != "reverse"}
_OFTEN = {pack: PACKS[pack].most for pack in SPECIAL}


class SixpackOptions(Struct, frozen=True):
    """The packs of a game, and the number of its rounds."""

    preset: Annotated[
        Literal["first", "one_new", "everything", "own"],
        Meta(
            title="Packs",
            description="Which packs of six are shuffled together: one for each player and one extra.",
            extra={
                "common": True,
                "values": {
                    "first": (
                        "First game",
                        "A good start: plain numbers, and one pack that turns high into low.",
                    ),
                    "one_new": (
                        "One new pack",
                        "Like First game, plus one pack with a trick of its own, such as Sheriff.",
                    ),
                    "everything": (
                        "Everything",
                        "Every pack has a trick of its own. Chance decides which ones you get.",
                    ),
                    "own": ("Your choice", "The packs you choose."),
                },
            },
        ),
    ] = "first"
    new: Annotated[
        str,
        Meta(
            title="New pack",
            description="The special pack that joins Reverse in the game.",
            extra={
                "values": {SURPRISE: ("Surprise", "One of them, at random."), **_NEW},
                "common": True,
                "when": {"preset": "one_new"},
            },
        ),
    ] = SURPRISE
    packs: Annotated[
        tuple[str, ...],
        Meta(
            max_length=max(PACK_COUNTS.values()),
            title="Your packs",
            description="Your choice of packs. Neutral packs fill any gaps.",
            extra={
                "values": _WORDS,
                "often": _OFTEN,
                "needed": PACK_COUNTS,
                "common": True,
                "when": {"preset": "own"},
            },
        ),
    ] = ("reverse",)
    rounds: Annotated[
        Literal[1, 2, 3, 5, 7],
        Meta(
            title="Rounds",
            description="One round goes to whoever has the most cards in hand. Over several, cards "
            "are points: four cards, two of them with a handprint, make six.",
            extra={"common": True},
        ),
    ] = 3
