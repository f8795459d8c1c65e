"""The options of Sixty-six, declared once (RULES.md §10)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class SixtySixOptions(Struct, frozen=True):
    """The length of a match, and its house rules."""

    target: Annotated[
        Literal[7, 10, 15],
        Meta(title="Target", description="The ticks that win the match."),
    ] = 10
    all_pass: Annotated[
        Literal["redeal", "dealer"],
        Meta(
            title="All pass",
            description="What happens when nobody cares to bid.",
            extra={
                "labels": {"redeal": "Next deal", "dealer": "Dealer must bid"},
                "effects": {
                    "redeal": "The hand is thrown in and the next dealer deals.",
                    "dealer": "After three passes the dealer must bid 1, or more.",
                },
            },
        ),
    ] = "redeal"
    over_trump: Annotated[
        bool,
        Meta(
            title="Over-trump",
            description="Who trumps a trick that is trumped already must go higher if they can.",
        ),
    ] = True
    climb: Annotated[
        Literal["always", "not_partner", "off"],
        Meta(
            title="Climb",
            description="Whether who follows suit must beat the best card of that suit if they can.",
            extra={
                "labels": {"always": "Always", "not_partner": "Not over partner", "off": "Off"},
                "effects": {
                    "always": "Even over your partner.",
                    "not_partner": "Only a card of the other side's.",
                    "off": "Any card of the suit will do.",
                },
            },
        ),
    ] = "always"
    climb_after_ruff: Annotated[
        bool,
        Meta(
            title="Climb after a ruff",
            description="Following suit you must climb even when the trick has been trumped already.",
            extra={"when": {"climb": ("always", "not_partner")}},
        ),
    ] = False
    marriage_needs_trick: Annotated[
        bool,
        Meta(
            title="Marriage needs a trick",
            description="A team's marriages count only if it wins a trick in the same hand.",
        ),
    ] = False
    announce: Annotated[
        Literal["auto", "manual"],
        Meta(
            title="Announce",
            description="Who notices a marriage.",
            extra={
                "labels": {"auto": "Automatic", "manual": "Manual"},
                "effects": {
                    "auto": "Leading a king or queen beside its mate announces the marriage.",
                    "manual": "A marriage that its player does not declare does not count.",
                },
            },
        ),
    ] = "auto"
    moon: Annotated[
        Literal["trump", "no_trump", "off"],
        Meta(
            title="Moon",
            description="Whether one may bid to win all six tricks alone.",
            extra={
                "labels": {"trump": "Trump by lead", "no_trump": "No trump", "off": "Not allowed"},
                "effects": {
                    "trump": "The first card led makes trump, as in any hand.",
                    "no_trump": "A Moon is played without trumps.",
                    "off": "Nobody may bid higher than 4.",
                },
            },
        ),
    ] = "trump"
    moon_value: Annotated[
        Literal[5, 6],
        Meta(
            title="Moon value",
            description="The ticks that a Moon wins or loses.",
            extra={"when": {"moon": ("trump", "no_trump")}},
        ),
    ] = 5
    both_finish: Annotated[
        Literal["bidders", "higher"],
        Meta(
            title="Both finish at once",
            description="Who wins when both teams reach the target in the same hand.",
            extra={"labels": {"bidders": "Bidders first", "higher": "Higher score"}},
        ),
    ] = "bidders"
    show_points: Annotated[
        bool,
        Meta(
            title="Show card points",
            description="The points that each team has taken in the hand stand on the table.",
        ),
    ] = True
    open_hands: Annotated[
        bool,
        Meta(
            title="Open hands",
            description="All hands lie open, for everybody to see and to learn from.",
            extra={"practice": True},
        ),
    ] = False
