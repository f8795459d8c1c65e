"""The options of 6 takes! (RULES.md §5 and §6)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class SixTakesOptions(Struct, frozen=True):
    """The end of a match, and its house rules."""

    limit: Annotated[
        int,
        Meta(
            ge=0,
            le=999,
            title="Duck limit",
            description="Go over this many ducks and you’re out. With a limit of 66, for example, "
            "67 is too many. At 0, you play one round.",
            extra={"common": True, "values": {0: ("one round", "")}},
        ),
    ] = 66
    ending: Annotated[
        Literal["elimination", "classic"],
        Meta(
            title="The match ends",
            description="What ends the match.",
            extra={
                "common": True,
                "values": {
                    "elimination": (
                        "With one player left",
                        "Go over the limit and you’re out. The others play on until one is left.",
                    ),
                    "classic": (
                        "At the limit",
                        "The match ends after the round in which someone reaches the limit. "
                        "Fewest ducks wins.",
                    ),
                },
            },
        ),
    ] = "elimination"
    professional: Annotated[
        bool,
        Meta(
            title="Every card in play (professional)",
            description="Uses only as many cards as are dealt. Two players use 1 to 24, so if you "
            "can’t see the 12, it’s in the other hand.",
        ),
    ] = False
    draft: Annotated[
        bool,
        Meta(
            title="Pick your hand (draft)",
            description="All cards lie face up, and players take turns picking their hands: you "
            "take the 104, say, then Bob the 5.",
        ),
    ] = False
