"""The options of Sixty-six (RULES.md §10)."""

from __future__ import annotations

from functools import partial
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from game.cardgames.option_texts import option_texts


class SixtySixOptions(Struct, frozen=True):
    """The length of a match, and its variants."""

    texts: ClassVar = partial(option_texts, "sixty_six")

    target: Annotated[Literal[5, 7, 10, 15], Meta(extra={"common": True})] = 10
    all_pass: Literal["redeal", "dealer"] = "redeal"
    over_trump: bool = True
    climb: Literal["always", "not_partner", "off"] = "always"
    climb_after_ruff: Annotated[bool, Meta(extra={"when": {"climb": ("always", "not_partner")}})] = False
    marriage_needs_trick: bool = False
    announce: Literal["auto", "manual"] = "auto"
    moon: Literal["trump", "no_trump", "off"] = "trump"
    moon_value: Annotated[Literal[5, 6], Meta(extra={"when": {"moon": ("trump", "no_trump")}})] = 5
    both_finish: Literal["bidders", "higher"] = "bidders"
    show_points: Annotated[bool, Meta(extra={"common": True})] = True
    open_hands: Annotated[bool, Meta(extra={"practice": True, "common": True})] = False
