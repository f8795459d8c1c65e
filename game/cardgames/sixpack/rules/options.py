"""The options of Sixpack, declared once (RULES.md §2)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.packs import SPECIAL

SURPRISE = "surprise"
"""Instead of a chosen new pack: any, at random."""

PACK_COUNTS = {2: 4, 3: 4, 4: 5, 5: 6, 6: 7}
"""The number of packs in a game, by the number of seats (§2.1)."""

_TITLES = {pack: found.title for pack, found in PACKS.items()}
_OFTEN = {pack: PACKS[pack].most for pack in SPECIAL}
_EFFECTS = {pack: found.effect for pack, found in PACKS.items()}


class SixpackOptions(Struct, frozen=True):
    """The packs of a game, and the number of its rounds."""

    preset: Annotated[
        Literal["first", "one_new", "everything", "own"],
        Meta(
            title="Packs",
            description="The packs of six cards that are in the game: one for each player and one for all.",
            extra={
                "labels": {
                    "first": "First game",
                    "one_new": "One new pack",
                    "everything": "Everything",
                    "own": "Own choice",
                },
                "effects": {
                    "first": "Reverse, and otherwise neutral cards.",
                    "one_new": "Reverse, one more special pack, and otherwise neutral cards.",
                    "everything": "Special packs only, drawn at random.",
                    "own": "The packs that you choose.",
                },
            },
        ),
    ] = "first"
    new: Annotated[
        str,
        Meta(
            title="New pack",
            description="The special pack that is in the game beside Reverse.",
            extra={
                "values": (SURPRISE, *(pack for pack in SPECIAL if pack != "reverse")),
                "labels": {SURPRISE: "Surprise", **_TITLES},
                "effects": {SURPRISE: "One of them, at random.", **_EFFECTS},
                "when": {"preset": "one_new"},
            },
        ),
    ] = SURPRISE
    packs: Annotated[
        tuple[str, ...],
        Meta(
            max_length=max(PACK_COUNTS.values()),
            title="Own packs",
            description="Your choice of packs. Neutral ones fill up what is missing.",
            extra={
                "values": tuple(PACKS),
                "labels": _TITLES,
                "effects": _EFFECTS,
                "often": _OFTEN,
                "needed": PACK_COUNTS,
                "when": {"preset": "own"},
            },
        ),
    ] = ("reverse",)
    rounds: Annotated[
        Literal[1, 3, 5, 7],
        Meta(
            title="Rounds",
            description="A single round goes to the most cards in hand. Over several, each card in hand is a "
            "point, and each hand shown on them another.",
        ),
    ] = 3
