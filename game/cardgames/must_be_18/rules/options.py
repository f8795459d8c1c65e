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
                "common": True,
                "labels": {"generations": "Six generations", "even": "Even"},
                "effects": {
                    "generations": "Forty sixes, but only two ones: high cards are common, low ones dear.",
                    "even": "Twelve cards of each number: a one is no rarer than a six.",
                },
            },
        ),
    ] = "generations"
    rounds: Annotated[
        Literal[1, 3, 6, 9, 18],
        Meta(
            title="Rounds",
            description="How many rounds are played; the fewest points win. Six take a coffee break, "
            "eighteen an evening.",
            extra={"common": True, "offered": (6, 3, 18)},
        ),
    ] = 18
    play: Annotated[
        Literal["compulsory", "may_draw"],
        Meta(
            title="If you can play",
            description="Whether you have to play when you can.",
            extra={
                "labels": {"compulsory": "You must", "may_draw": "You may draw"},
                "effects": {
                    "compulsory": "A six fits, for example: then it, or another card that fits, is played.",
                    "may_draw": "A six fits, but you may keep it and draw a card, to play or to keep.",
                },
            },
        ),
    ] = "compulsory"
    opening: Annotated[
        Literal["stuck", "voluntary"],
        Meta(
            title="New column",
            description="When a new column of cards may be opened.",
            extra={
                "labels": {"stuck": "Only when stuck", "voluntary": "Voluntary"},
                "effects": {
                    "stuck": "Only when nothing fits, not even the card you draw; then you have to.",
                    "voluntary": "Whenever it is your turn, instead of a play, and only if you like.",
                },
            },
        ),
    ] = "stuck"
    columns: Annotated[
        Literal[4, 5, 6],
        Meta(
            title="Most columns",
            description="How many columns may lie on the table. The fewer, the harder it is to play.",
        ),
    ] = 6
    draw: Annotated[
        Literal["one", "until_playable"],
        Meta(
            title="Draw",
            description="How many cards you draw when nothing fits.",
            extra={
                "labels": {"one": "One card", "until_playable": "Until playable"},
                "effects": {
                    "one": "One card. If it does not fit either, the next player goes on.",
                    "until_playable": "One after the other, until something fits or no card is left to draw.",
                },
            },
        ),
    ] = "one"
    start: Annotated[
        Literal["redeal", "draw"],
        Meta(
            title="Nobody can start",
            description="What happens when nobody holds the three sixes that a round begins with.",
            extra={
                "labels": {"redeal": "Deal again", "draw": "Draw in turn"},
                "effects": {
                    "redeal": "All cards are shuffled and dealt again.",
                    "draw": "All draw a card in turn, until somebody has three sixes.",
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
                    "shared": "Equal points, equal place: there may be two winners.",
                    "rounds_won": "Equal points: the one who has won more rounds is ahead.",
                },
            },
        ),
    ] = "shared"
