"""Styles of play: weights for the outcomes of a search."""

from __future__ import annotations

import numpy as np

from game.ai.makers import BaseStyle, Rival
from game.cardgames.six_takes.players.boards import Floats
from game.cardgames.six_takes.players.determinization import other_seats
from game.cardgames.six_takes.players.search.outcomes import Outcomes, chances_to_win, ducks_so_far
from game.cardgames.six_takes.rules.events import PickCard, PlayCard
from game.cardgames.six_takes.rules.game import HIGHEST_CARD
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.contract import Choice
from game.language.message import message


class Style(BaseStyle, frozen=True):
    """A style's weights, in ducks: for the player's own ducks, and for winning, rivals and taking rows.

    Attributes:
        win: the value of certainly winning the match.
        own: the cost of each duck that the player takes.
        now: the additional cost of each duck of this turn.
        rows: the cost of taking a row this turn, apart from its ducks; negative is daring, positive careful.
    """

    win: float = 0.0
    own: float = 1.0
    now: float = 0.0
    rows: float = 0.0

    def values(self, view: SixTakesView, choices: tuple[Choice, ...], outcomes: Outcomes) -> Floats:
        """Return each choice's value to this style, averaged over the deals."""
        values = -(self.own * outcomes.ducks[0] + self.now * outcomes.now + self.rows * (outcomes.now > 0))
        if self.rival is not Rival.NOBODY and len(outcomes.ducks) > 1:
            values = values + self.harm * self.rival_ducks(view, outcomes)
        if self.win:
            so_far = [ducks_so_far(view, seat) for seat in (view.seat or 0, *other_seats(view))]
            totals = outcomes.ducks + np.array(so_far, dtype=np.float32)[:, None, None]
            values = values + self.win * chances_to_win(totals, view.options, outcomes.left)[0]
        mean: Floats = values.mean(axis=0)
        if self.high:
            mean = mean + self.high * np.array(
                [_relative_number(choice) for choice in choices], dtype=np.float32
            )
        return mean

    def rival_ducks(self, view: SixTakesView, outcomes: Outcomes) -> Floats:
        """Return the mean ducks of the style's rivals, as a (deals, choices) array."""
        seats = (view.seat or 0, *other_seats(view))
        rivals = self.rivals(seats[0], view.playing, lambda seat: ducks_so_far(view, seat))
        mean: Floats = outcomes.ducks[[seats.index(rival) for rival in rivals]].mean(axis=0)
        return mean


def _relative_number(choice: Choice) -> float:
    return choice.card / HIGHEST_CARD if isinstance(choice, PlayCard | PickCard) else 0.0


PLAIN = Style(message("Counts ducks and nothing else."))
WINNING = Style(message("Plays to win: first against ducks, then against whoever’s ahead."), win=10.0)

STYLES = {
    "careful": Style(message("Hates taking rows, even cheap ones."), rows=6.0),
    "daring": Style(message("Takes a row now and then to clear the table."), rows=-1.5),
    "greedy": Style(message("No ducks now, whatever comes later."), now=6.0),
    "spiteful": Style(message("Fills rows for whoever’s on its tail."), harm=3.0, rival=Rival.BEHIND),
    "hunting": Style(message("Goes after whoever’s leading."), harm=3.0, rival=Rival.LEADER),
    "kind": Style(message("Winces at every duck, even yours."), harm=-2.0, rival=Rival.ALL),
    "grumpy": Style(message("If it has to take ducks, so does everyone else."), harm=4.0, rival=Rival.ALL),
    "hasty": Style(message("Gets rid of low cards first."), high=-3.0),
    "stately": Style(message("Opens with its highest cards."), high=3.0),
}
"""Styles by name; the spec `swan:careful` gives a level a style."""
