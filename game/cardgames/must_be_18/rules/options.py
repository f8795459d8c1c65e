"""The options of You Must Be 18!, declared once (RULES.md §7)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class MustBe18Options(Struct, frozen=True):
    """With which cards, for how many rounds, and by which house rules a match is played."""

    deck: Annotated[
        Literal["generations", "even"],
        Meta(
            title="Deck",
            description="How many cards there are of each number.",
            extra={
                "labels": {"generations": "Six generations", "even": "Even"},
                "effects": {
                    "generations": "40 sixes, 16 fives, 8 fours, 4 threes, 2 twos and 2 ones.",
                    "even": "Twelve cards of each number.",
                },
            },
        ),
    ] = "generations"
    rounds: Annotated[
        Literal[1, 3, 6, 9, 18],
        Meta(title="Rounds", description="How many rounds a match has; the lowest total wins it."),
    ] = 18
    play: Annotated[
        Literal["compulsory", "may_draw"],
        Meta(
            title="Play when able",
            description="Whether who can play has to.",
            extra={
                "labels": {"compulsory": "Compulsory", "may_draw": "May draw instead"},
                "effects": {
                    "compulsory": "Who can play must.",
                    "may_draw": "Who can play may draw a card instead, and then play or keep it.",
                },
            },
        ),
    ] = "compulsory"
    opening: Annotated[
        Literal["stuck", "voluntary"],
        Meta(
            title="New column",
            description="When a column may be opened.",
            extra={
                "labels": {"stuck": "Only when stuck", "voluntary": "Voluntary"},
                "effects": {
                    "stuck": "Only by who cannot play, even after drawing; then it must be opened.",
                    "voluntary": "Instead of any play or draw; nobody has to open one.",
                },
            },
        ),
    ] = "stuck"
    columns: Annotated[
        Literal[4, 5, 6],
        Meta(title="Most columns", description="How many columns there may be."),
    ] = 6
    draw: Annotated[
        Literal["one", "until_playable"],
        Meta(
            title="Draw",
            description="How many cards are drawn by who cannot play.",
            extra={
                "labels": {"one": "One card", "until_playable": "Until playable"},
                "effects": {
                    "one": "One card, whether it helps or not.",
                    "until_playable": "One after the other, until a play is possible or the stock is empty.",
                },
            },
        ),
    ] = "one"
    start: Annotated[
        Literal["redeal", "draw"],
        Meta(
            title="Nobody can start",
            description="What happens when nobody was dealt three sixes.",
            extra={
                "labels": {"redeal": "Deal again", "draw": "Draw in turn"},
                "effects": {
                    "redeal": "All cards are shuffled and dealt again.",
                    "draw": "Each in turn draws a card, until somebody has three sixes.",
                },
            },
        ),
    ] = "redeal"
    tie: Annotated[
        Literal["shared", "rounds_won"],
        Meta(
            title="Equal totals",
            description="Who is ahead when totals are equal at the end.",
            extra={
                "labels": {"shared": "Shared", "rounds_won": "Most rounds won"},
                "effects": {
                    "shared": "They share their place.",
                    "rounds_won": "Whoever has won more rounds.",
                },
            },
        ),
    ] = "shared"
