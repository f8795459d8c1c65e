"""The options of 6 takes!, declared once (RULES.md §5 and §6)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class SixTakesOptions(Struct, frozen=True):
    """The house rules of a match, and its end."""

    limit: Annotated[
        int,
        Meta(
            ge=0,
            le=999,
            title="Duck limit",
            description="With more ducks than this a player is out: of 66, for example, with 67. "
            "At 0, one round is played.",
            extra={"common": True, "labels": {0: "one round"}},
        ),
    ] = 66
    ending: Annotated[
        Literal["elimination", "classic"],
        Meta(
            title="The match ends",
            description="When a match is over.",
            extra={
                "common": True,
                "labels": {"elimination": "With the last one in", "classic": "With the first one out"},
                "effects": {
                    "elimination": "Players over the limit are out; the others play on until one is left.",
                    "classic": "It ends with the round in which one reaches the limit. Fewest ducks win.",
                },
            },
        ),
    ] = "elimination"
    professional: Annotated[
        bool,
        Meta(
            title="Every card used (professional)",
            description="Only as many cards as are dealt: two players use 1 to 24, so a 12 that you do "
            "not see is in the other hand.",
        ),
    ] = False
    draft: Annotated[
        bool,
        Meta(
            title="Pick your hand (draft)",
            description="All cards lie open, and players pick their hands in turn: first you take the 104, "
            "say, then Bob the 5.",
        ),
    ] = False
