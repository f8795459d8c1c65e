"""The options of Sixpack (RULES.md §2)."""

from __future__ import annotations

from functools import partial
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from game.cardgames.option_texts import option_texts
from game.cardgames.sixpack.rules.packs import PACKS, SPECIAL
from game.cardgames.sixpack.rules.texts import PACK_TEXTS

SURPRISE = "surprise"
"""The value of the option `new` that stands for a random pack."""

PACK_COUNTS = {2: 4, 3: 4, 4: 5, 5: 6, 6: 7}
"""The number of packs in a game, by number of seats (§2.1)."""

_PACK_WORDS = {pack: (texts.title, texts.effect) for pack, texts in PACK_TEXTS.items()}
_NEW_PACKS = {pack: _PACK_WORDS[pack] for pack in SPECIAL if pack != "reverse"}
_MAX_COPIES = {pack: PACKS[pack].max_copies for pack in SPECIAL}


class SixpackOptions(Struct, frozen=True):
    """The packs of a game, and the number of its rounds."""

    texts: ClassVar = partial(option_texts, "sixpack")

    preset: Annotated[Literal["first", "one_new", "everything", "own"], Meta(extra={"common": True})] = (
        "first"
    )
    new: Annotated[
        str,
        Meta(
            extra={
                "values": {SURPRISE: ("Surprise", "One of them, at random."), **_NEW_PACKS},
                "common": True,
                "when": {"preset": "one_new"},
            }
        ),
    ] = SURPRISE
    packs: Annotated[
        tuple[str, ...],
        Meta(
            max_length=max(PACK_COUNTS.values()),
            extra={
                "values": _PACK_WORDS,
                "often": _MAX_COPIES,
                "needed": PACK_COUNTS,
                "common": True,
                "when": {"preset": "own"},
            },
        ),
    ] = ("reverse",)
    rounds: Annotated[Literal[1, 2, 3, 5, 7], Meta(extra={"common": True})] = 3
