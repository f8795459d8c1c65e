"""A seat at a table of Sixty-six."""

from typing import Any

from game.cardgames.registry import kit_of
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.table.focus import Spot
from game.engine.contract import Setup
from tests.support import seated


class Seated(seated.Seated):
    """A seat of a match; the others choose at random, and rarely bid high."""

    def __init__(self, seed: int = 6, **how: Any) -> None:
        options = {name: how.pop(name) for name in SixtySixOptions.__struct_fields__ if name in how}
        setup = Setup(4, seed, SixtySixOptions(**options))
        super().__init__(kit_of("sixty_six"), setup, **{"size": (640, 360), "chance": seed, **how})

    @property
    def focus(self) -> Spot | None:
        return self.table.focus.spot

    def by_chance(self) -> None:
        """Choose at random for the seat whose turn it is, but bid low; between hands, deal."""
        if not self.match.pending:
            self.deal()
            return
        ((seat, legal),) = self.match.pending.items()
        low = self.match.view(seat).stage == "bid"
        self.choose(seat, self.chance.choice(legal[:2] if low else legal))

    def until(self, stage: str, *, follows: bool | None = None, most: int = 600) -> bool:
        """Play at random until the player has to bid, lead or follow; return whether that happened."""
        for _ in range(most):
            self.others()
            view = self.table.view
            if self.match.over:
                return False
            if view.stage == stage and follows in (None, bool(view.trick)):
                return True
            self.by_chance()
        return False
