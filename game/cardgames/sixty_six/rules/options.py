"""The options of Sixty-six, declared once (RULES.md §10)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class SixtySixOptions(Struct, frozen=True):
    """The length of a match, and its house rules."""

    target: Annotated[
        Literal[7, 10, 15],
        Meta(
            title="Play to",
            description="The ticks that win the match. A hand brings 1 to 4, so 7 take some three hands.",
            extra={"common": True},
        ),
    ] = 10
    all_pass: Annotated[
        Literal["redeal", "dealer"],
        Meta(
            title="If all pass",
            description="What happens when nobody cares to bid.",
            extra={
                "labels": {"redeal": "Next deal", "dealer": "Dealer must bid"},
                "effects": {
                    "redeal": "Pass, pass, pass, pass: new cards, by the next dealer.",
                    "dealer": "Pass, pass, pass: the dealer has to bid 1, or more.",
                },
            },
        ),
    ] = "redeal"
    over_trump: Annotated[
        bool,
        Meta(
            title="Over-trump: trump higher",
            description="You must trump higher if you can. The trump jack lies there, for example: "
            "with trump ten and nine you play the ten.",
        ),
    ] = True
    climb: Annotated[
        Literal["always", "not_partner", "off"],
        Meta(
            title="Climb: play higher",
            description="You must play higher if you can. A queen of hearts was led, for example: "
            "with the ten and the nine you play the ten.",
            extra={
                "labels": {"always": "If you can", "not_partner": "Not over partner", "off": "As you like"},
                "effects": {
                    "always": "You must play higher if you can: on a queen, with ten and nine, the ten.",
                    "not_partner": "You must play higher if you can, but not on your partner's card.",
                    "off": "Any card of the suit: on a queen you may keep the ten, and play the nine.",
                },
            },
        ),
    ] = "always"
    climb_after_ruff: Annotated[
        bool,
        Meta(
            title="Climb after a trump",
            description="A queen was led and trumped already: you must still play your ten of that suit, "
            "and not the nine.",
            extra={"when": {"climb": ("always", "not_partner")}},
        ),
    ] = False
    marriage_needs_trick: Annotated[
        bool,
        Meta(
            title="Marriage needs a trick",
            description="A marriage, king and queen of a suit, counts only for a side that wins a trick.",
        ),
    ] = False
    announce: Annotated[
        Literal["auto", "manual"],
        Meta(
            title="Say marriages",
            description="Who notices that king and queen are together.",
            extra={
                "labels": {"auto": "Automatic", "manual": "Manual"},
                "effects": {
                    "auto": "Lead the king with the queen in hand, and the points are yours by themselves.",
                    "manual": "You must say it yourself: a marriage that is forgotten does not count.",
                },
            },
        ),
    ] = "auto"
    moon: Annotated[
        Literal["trump", "no_trump", "off"],
        Meta(
            title="Moon",
            description="Whether you may bid to win all six tricks alone.",
            extra={
                "labels": {"trump": "Trump by lead", "no_trump": "No trump", "off": "Not allowed"},
                "effects": {
                    "trump": "You may bid to win all six tricks alone; the first card you lead makes trump.",
                    "no_trump": "You may bid to win all six tricks alone, and no suit is trump.",
                    "off": "The highest bid is 4: easier to begin with.",
                },
            },
        ),
    ] = "trump"
    moon_value: Annotated[
        Literal[5, 6],
        Meta(
            title="A Moon is worth",
            description="The ticks for all six tricks alone, or against you if one is missing.",
            extra={"when": {"moon": ("trump", "no_trump")}},
        ),
    ] = 5
    both_finish: Annotated[
        Literal["bidders", "higher"],
        Meta(
            title="Both finish at once",
            description="Who wins when both sides get there in the same hand.",
            extra={
                "labels": {"bidders": "Bidders first", "higher": "Higher score"},
                "effects": {
                    "bidders": "Both get there in one hand, 10 to 11: the side that bid has won.",
                    "higher": "Both get there in one hand, 10 to 11: the eleven have won.",
                },
            },
        ),
    ] = "bidders"
    show_points: Annotated[
        bool,
        Meta(
            title="Count for me",
            description="The table shows the card points that each side has taken: no need to add up.",
            extra={"common": True},
        ),
    ] = True
    open_hands: Annotated[
        bool,
        Meta(
            title="Open hands",
            description="Everybody's cards lie open: you see why a bid is good. For practice only.",
            extra={"practice": True, "common": True},
        ),
    ] = False
