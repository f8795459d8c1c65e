"""The options of Sixty-six (RULES.md §10)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class SixtySixOptions(Struct, frozen=True):
    """The length of a match, and its house rules."""

    target: Annotated[
        Literal[5, 7, 10, 15],
        Meta(
            title="Play to",
            description="How many ticks win the match. A hand usually brings 1 to 4, so 7 takes about "
            "three hands.",
            extra={"common": True},
        ),
    ] = 10
    all_pass: Annotated[
        Literal["redeal", "dealer"],
        Meta(
            title="Nobody bids",
            description="What happens if nobody wants to bid.",
            extra={
                "values": {
                    "redeal": ("Next deal", "Pass, pass, pass, pass: the next dealer deals new cards."),
                    "dealer": ("Dealer must bid", "Pass, pass, pass: the dealer has to bid 1 or more."),
                },
            },
        ),
    ] = "redeal"
    over_trump: Annotated[
        bool,
        Meta(
            title="Overtrumping",
            description="You must trump higher if you can. For example, if the jack of trumps is "
            "on the table and you have the ten and nine, you play the ten.",
        ),
    ] = True
    climb: Annotated[
        Literal["always", "not_partner", "off"],
        Meta(
            title="Playing higher",
            description="You must play higher if you can. For example, if the queen of hearts was "
            "led and you have the ten and nine, you play the ten.",
            extra={
                "values": {
                    "always": (
                        "If you can",
                        "You must play higher if you can: on a queen, play the ten and not the nine.",
                    ),
                    "not_partner": (
                        "Not over partner",
                        "You must play higher if you can, but not over your partner’s card.",
                    ),
                    "off": (
                        "As you like",
                        "Play any card of the suit: on a queen, you can keep your ten and play the nine.",
                    ),
                },
            },
        ),
    ] = "always"
    climb_after_ruff: Annotated[
        bool,
        Meta(
            title="Higher after a trump",
            description="A queen was led and has already been trumped: you still have to play your "
            "ten of that suit, not the nine.",
            extra={"when": {"climb": ("always", "not_partner")}},
        ),
    ] = False
    marriage_needs_trick: Annotated[
        bool,
        Meta(
            title="Marriage needs a trick",
            description="A marriage, the king and queen of a suit, counts only for a team that wins a trick.",
        ),
    ] = False
    announce: Annotated[
        Literal["auto", "manual"],
        Meta(
            title="Marriages",
            description="Whether you have to declare them yourself.",
            extra={
                "values": {
                    "auto": (
                        "Automatic",
                        "Lead the king with the queen in your hand, and you get the points automatically.",
                    ),
                    "manual": ("Manual", "You must declare it yourself: a forgotten marriage doesn’t count."),
                },
            },
        ),
    ] = "auto"
    moon: Annotated[
        Literal["trump", "no_trump", "off"],
        Meta(
            title="Moon",
            description="Whether you can bid to win all six tricks alone.",
            extra={
                "values": {
                    "trump": (
                        "With trumps",
                        "You can bid to win all six tricks alone. The first card you lead makes trump.",
                    ),
                    "no_trump": ("No trumps", "You can bid to win all six tricks alone, without trumps."),
                    "off": ("Not allowed", "The highest bid is 4: easier to start with."),
                },
            },
        ),
    ] = "trump"
    moon_value: Annotated[
        Literal[5, 6],
        Meta(
            title="A Moon is worth",
            description="How many ticks you win for all six tricks alone, or lose if you miss one.",
            extra={"when": {"moon": ("trump", "no_trump")}},
        ),
    ] = 5
    both_finish: Annotated[
        Literal["bidders", "higher"],
        Meta(
            title="Both finish together",
            description="Who wins when both teams get there in the same hand.",
            extra={
                "values": {
                    "bidders": (
                        "Bidders win",
                        "Both get there in one hand, 10 to 11: the team that bid wins.",
                    ),
                    "higher": (
                        "Higher score wins",
                        "Both get there in one hand, 10 to 11: the team with 11 wins.",
                    ),
                },
            },
        ),
    ] = "bidders"
    show_points: Annotated[
        bool,
        Meta(
            title="Count for me",
            description="The table shows the card points each team has won: no need to add them up.",
            extra={"common": True},
        ),
    ] = True
    open_hands: Annotated[
        bool,
        Meta(
            title="Open hands",
            description="Everyone’s cards are face up: you see why a bid is good. For practice only.",
            extra={"practice": True, "common": True},
        ),
    ] = False
