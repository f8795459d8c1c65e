"""The options of 6 takes! (RULES.md §5 and §6)."""

from __future__ import annotations

from functools import partial
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from game.cardgames.option_texts import option_texts


class SixTakesOptions(Struct, frozen=True):
    """The options of a match: when it ends, and its variants."""

    texts: ClassVar = partial(option_texts, "six_takes")

    limit: Annotated[int, Meta(ge=0, le=999, extra={"common": True})] = 66
    ending: Annotated[Literal["elimination", "classic"], Meta(extra={"common": True})] = "elimination"
    professional: bool = False
    draft: bool = False
