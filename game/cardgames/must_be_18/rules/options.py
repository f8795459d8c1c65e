"""The options of You Must Be 18! (RULES.md §7)."""

from __future__ import annotations

from functools import partial
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from game.cardgames.option_texts import option_texts


class MustBe18Options(Struct, frozen=True):
    """The deck, the length and the variants of a match."""

    texts: ClassVar = partial(option_texts, "must_be_18")

    deck: Annotated[Literal["generations", "even"], Meta(extra={"common": True})] = "generations"
    rounds: Annotated[Literal[1, 3, 6, 9, 18], Meta(extra={"common": True, "offered": (6, 3, 18)})] = 18
    play: Literal["compulsory", "may_draw"] = "compulsory"
    opening: Literal["stuck", "voluntary"] = "stuck"
    columns: Literal[4, 5, 6] = 6
    draw: Literal["one", "until_playable"] = "one"
    start: Literal["redeal", "draw"] = "redeal"
    tie: Literal["shared", "rounds_won"] = "shared"
