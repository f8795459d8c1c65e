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
            title="Limit",
            description="Ducks that end it: going over them puts a player out. 0 plays exactly one round.",
        ),
    ] = 66
    ending: Annotated[
        Literal["elimination", "classic"],
        Meta(
            title="Ending",
            description="Elimination plays on until one player is left; classic ends with the first to "
            "reach the limit.",
            extra={"labels": {"elimination": "Elimination", "classic": "Classic"}},
        ),
    ] = "elimination"
    professional: Annotated[
        bool,
        Meta(
            title="Professional",
            description="Only as many cards as are needed: every card is on the table or in a hand, so hands "
            "can be deduced.",
        ),
    ] = False
    draft: Annotated[
        bool,
        Meta(
            title="Draft",
            description="The cards lie face up and players pick their hands one card at a time.",
        ),
    ] = False
