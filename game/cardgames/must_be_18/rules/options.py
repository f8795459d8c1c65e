"""The options of You Must Be 18! (RULES.md §7)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class MustBe18Options(Struct, frozen=True):
    """The deck, the length and the house rules of a match."""

    deck: Annotated[
        Literal["generations", "even"],
        Meta(
            title="Deck",
            description="How many cards there are of each number.",
            extra={
                "common": True,
                "values": {
                    "generations": (
                        "Six generations",
                        "Forty sixes but only two ones: high cards are common, low ones precious.",
                    ),
                    "even": ("Even", "Twelve cards of each number: a one is no rarer than a six."),
                },
            },
        ),
    ] = "generations"
    rounds: Annotated[
        Literal[1, 3, 6, 9, 18],
        Meta(
            title="Rounds",
            description="How many rounds you play. Fewest points wins. Six rounds fill a coffee break, "
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
                "values": {
                    "compulsory": (
                        "You must",
                        "Say a six fits: you must play it, or another card that fits.",
                    ),
                    "may_draw": (
                        "You may draw",
                        "A six fits, but you may keep it and draw a card. Then play or keep your cards.",
                    ),
                },
            },
        ),
    ] = "compulsory"
    opening: Annotated[
        Literal["stuck", "voluntary"],
        Meta(
            title="New column",
            description="When you may start a new column.",
            extra={
                "values": {
                    "stuck": (
                        "Only when stuck",
                        "Only when nothing fits, not even the card you draw. Then you have to.",
                    ),
                    "voluntary": (
                        "Voluntary",
                        "Whenever it’s your turn, instead of playing, and only if you like.",
                    ),
                },
            },
        ),
    ] = "stuck"
    columns: Annotated[
        Literal[4, 5, 6],
        Meta(
            title="Column limit",
            description="How many columns there can be. The fewer, the harder it is to play.",
        ),
    ] = 6
    draw: Annotated[
        Literal["one", "until_playable"],
        Meta(
            title="Draw",
            description="How many cards you draw when nothing fits.",
            extra={
                "values": {
                    "one": ("One card", "One card. If that doesn’t fit either, it’s the next player’s turn."),
                    "until_playable": (
                        "Until one fits",
                        "One after another, until something fits or the stock is empty.",
                    ),
                },
            },
        ),
    ] = "one"
    start: Annotated[
        Literal["redeal", "draw"],
        Meta(
            title="Nobody can start",
            description="What happens when nobody has the three sixes that begin a round.",
            extra={
                "values": {
                    "redeal": ("Deal again", "The cards are shuffled and dealt again."),
                    "draw": ("Draw in turn", "Everyone draws a card in turn, until someone has three sixes."),
                },
            },
        ),
    ] = "redeal"
    tie: Annotated[
        Literal["shared", "rounds_won"],
        Meta(
            title="Tied scores",
            description="Who’s ahead when scores are tied at the end.",
            extra={
                "values": {
                    "shared": ("Shared", "Equal points, equal place: there may be two winners."),
                    "rounds_won": ("Most rounds won", "Equal points: whoever has won more rounds is ahead."),
                },
            },
        ),
    ] = "shared"
