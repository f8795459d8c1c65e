"""A seat at a table of Sixpack."""

import random
from typing import Any

from game.cardgames.registry import kit_of
from game.cardgames.sixpack.rules.options import PACK_COUNTS, SixpackOptions
from game.cardgames.sixpack.rules.packs import PACKS, SPECIAL
from game.cardgames.sixpack.table.focus import Spot
from game.cardgames.sixpack.table.pickers import question_window
from game.engine.contract import Setup
from tests.support import seated


class Seated(seated.Seated):
    """Seat 0 of a match of one round with the given packs, or random ones."""

    def __init__(self, seats: int, seed: int, *, packs: tuple[str, ...] = (), **how: Any) -> None:
        pool = [pack for pack in SPECIAL for _ in range(PACKS[pack].max_copies)]
        packs = packs or tuple(random.Random(seed).sample(pool, PACK_COUNTS[seats]))
        setup = Setup(seats, seed, SixpackOptions(preset="own", packs=packs, rounds=1))
        super().__init__(kit_of("sixpack"), setup, chance=seed, **how)

    @property
    def focus(self) -> Spot | None:
        return self.table.focus.spot

    def until(self, kind: str, *, window: bool | None = None, most: int = 400) -> bool:
        """Play at random until the player gets a question of this kind; return whether that happened.

        `window` requires that the question does or doesn't open a picker.
        """
        for _ in range(most):
            self.others()
            question = self.table.view.question
            if self.match.over or question is None:
                return False
            if question.kind == kind and window in (None, self.window_open):
                return True
            self.by_chance()
        return False

    @property
    def window_open(self) -> bool:
        return question_window(self.table.view, self.table.focus.draft) is not None
