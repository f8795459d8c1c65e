"""Par and results in words."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.arcade.par import Medal, Par
from game.arcade.result import uses_leads
from game.engine.contract import CardGame
from game.language.message import Text, figure, message, message_in
from game.voice.narrator import Narrator
from game.voice.rounds import Rounds, rounds_named

MEDALS = {
    Medal.BRONZE: message("Bronze medal"),
    Medal.SILVER: message("Silver medal"),
    Medal.GOLD: message("Gold medal"),
}
METALS = {
    Medal.BRONZE: message_in("a medal", "Bronze"),
    Medal.SILVER: message_in("a medal", "Silver"),
    Medal.GOLD: message_in("a medal", "Gold"),
}
LEAVING = message(
    "Restart the match, or start another rated one before it’s over, and it counts as last place."
)
DAILY_WAITS = message("Left unfinished, it counts as last place once your next rated match starts.")


class Terms(NamedTuple):
    """A game's wording of points, rounds and results relative to par."""

    game: CardGame[Any, Any]
    narrator: Narrator

    @property
    def rounds(self) -> Rounds:
        return rounds_named(self.game.round_name)

    def result(self, value: float) -> Text:
        """Return a text for a result (higher is better) in the game's own points."""
        if not uses_leads(self.game):
            return self._points(value if self.game.more_is_better else -value)
        if round(value, 1) == 0:
            return message_in("a lead", "level")
        points = self._points(abs(value))
        if value > 0:
            # For translators: one team leads by some points, such as "4.5 ticks ahead".
            return message("{points} ahead", points=points)
        return message("{points} behind", points=points)

    def difference(self, par: Par, result: float) -> Text:
        """Return a text about how far a result is above or below par."""
        above = round(par.lead_of(result), 1)
        if above == 0:
            return message("exactly par")
        points = self._points(abs(above))
        if above > 0:
            return message("{points} better than par", points=points)
        return message("{points} worse than par", points=points)

    def comparison(self, par: Par, result: float) -> Text:
        """Return a sentence that compares a result with par."""
        middle, own, difference = self.result(par.mean), self.result(result), self.difference(par, result)
        if uses_leads(self.game):
            # For translators: {par} and {own} are leads: 4.5 ticks ahead, 1 tick behind, or level.
            return message(
                "Par is {par}. You’re {own}: {difference}.", par=middle, own=own, difference=difference
            )
        return message(
            "Par is {par}. You have {own}: {difference}.", par=middle, own=own, difference=difference
        )

    def figure(self, value: float) -> Text:
        """Return a result as digits, with a sign if it is a lead over the opponents."""
        if uses_leads(self.game):
            return figure(*_rounded(value), signed=True)
        return figure(*_rounded(value if self.game.more_is_better else -value))

    def _points(self, amount: float) -> Text:
        return self.narrator.points(*_rounded(amount))


def _rounded(amount: float) -> tuple[float, int]:
    """Return a rounded amount, never -0, and the number of decimals to show."""
    rounded = round(amount, 1) + 0.0
    return rounded, 0 if rounded.is_integer() else 1


def best_so_far(medal: Medal) -> Text:
    return message("Your best here: {medal}.", medal=MEDALS[medal])
