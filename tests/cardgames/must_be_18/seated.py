"""A seat at a table of You Must Be 18!."""

from typing import Any

from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table import spot_words
from game.cardgames.registry import kit_of
from game.engine.contract import Setup
from game.tables.focus import Spot
from tests.support import seated


class Seated(seated.Seated):
    def __init__(self, setup: Setup, **how: Any) -> None:
        super().__init__(kit_of("must_be_18"), setup, **how)

    @property
    def over(self) -> bool:
        return not self.match.pending

    # -- looking ---------------------------------------------------------------------------------------

    @property
    def message(self) -> str:
        table = self.table
        return spot_words.total_feedback(table.view, table.draft, table.model.aimed_column, table.model.names)

    @property
    def total(self) -> int:
        return sum(self.table.model.shown_tops)

    def card(self, number: int, which: int = 0) -> Spot:
        """Return the spot of a hand card with a number, by default the first one outside the draft."""
        view, put = self.table.view, self.table.draft.cards
        cards = [card for card in view.hand if view.numbers[card] == number and card not in put]
        return Spot(Zone.HAND, cards[which])

    def at_column(self, column: int) -> tuple[float, float]:
        return self.table.layout.columns[column].center

    # -- input -----------------------------------------------------------------------------------------

    def drag(self, spot: Spot, goal: tuple[float, float]) -> None:
        """Drag what is at a spot to a point."""
        x, y = self.at(spot)
        self.point(x, y)
        self.button(x, y, down=True)
        for share in (0.3, 0.7, 1.0):
            self.point(x + (goal[0] - x) * share, y + (goal[1] - y) * share, held=True)
        self.button(*goal, down=False)

    def right_click(self) -> None:
        self.button(5, 5, down=True, button=3)
