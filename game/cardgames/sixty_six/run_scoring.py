"""Run scoring of Sixty-six: tricks in a row, marriages, and bids made."""

from __future__ import annotations

from game.cardgames.run_scoring import Combo, GoalWords, PointsWords, RunScoring, ScoringTally
from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.view import team_of
from game.engine.contract import Event
from game.language.message import Text, message_in, plural

TRICK = Combo("trick", message_in("combo", "Trick"), 2)
"""A trick won by the seat's team."""
MARRIAGE = Combo("marriage", message_in("combo", "Marriage"), 10)
"""A marriage announced by the seat."""
BID = Combo("bid", message_in("combo", "Bid made"), 10)
"""A bid that the seat played and its team made."""


class SixtySixTally(ScoringTally):
    """A tally of tricks won by the seat's team, and of the seat's own marriages and bids made."""

    def count_event(self, event: Event, seat: int) -> None:
        match event:
            case ev.TrickWon(seat=winner):
                if team_of(winner) == team_of(seat):
                    self.extend_chain(TRICK)
                else:
                    self.break_chain()
            case ev.MarriageAnnounced(seat=owner) if owner == seat:
                self.earn(MARRIAGE)
            case ev.HandScored(bidder=bidder, made=made, after=after):
                self.points = after[team_of(seat)]
                if made and bidder == seat:
                    self.earn(BID)


class TicksWords(PointsWords):
    """The wording of goals about ticks."""

    def at_least(self, points: int) -> GoalWords:
        return GoalWords(
            plural("Score at least {n} tick.", "Score at least {n} ticks.", points),
            plural("at least {n} tick", "at least {n} ticks", points),
        )

    def win_by(self, points: int) -> Text:
        return plural("Win by {n} tick or more.", "Win by {n} ticks or more.", points)


RUN_SCORING = RunScoring(
    tally=SixtySixTally,
    combos=(TRICK, MARRIAGE, BID),
    counts=frozenset({BID.id}),
    spread=2.0,
    max_points=lambda options, _seats: options.target,
    words=TicksWords(),
)
