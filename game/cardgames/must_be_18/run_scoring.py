"""Run scoring of You Must Be 18!: turns without drawing or skipping, and plays on several columns."""

from __future__ import annotations

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.run_scoring import CLEAN, Combo, RunScoring, ScoringTally
from game.engine.contract import Event
from game.language.message import message

DOUBLE = Combo("double", message("Double eighteen"), 2)
"""Several columns covered in one play; scores once for each column after the first."""


class MustBe18Tally(ScoringTally):
    """A tally of a seat's clean turns, its plays on several columns, and the rounds that it has ended."""

    share = 0.5

    def count_event(self, event: Event, seat: int) -> None:
        match event:
            case ev.RoundScored(after=totals):
                self.points = totals[seat]
            case ev.CardDrawn(seat=drawer) if drawer == seat:
                self.mark_unclean()
            case ev.Skipped(seat=skipper) if skipper == seat:
                self.mark_unclean()
                self.end_turn()
            case (
                ev.ColumnsOpened(seat=player) | ev.CardsPlayed(seat=player) | ev.ColumnOpened(seat=player)
            ) if player == seat:
                if self._turn is None:
                    self.begin_turn()
                self.end_turn()
                self.counts["out"] += not event.left
                columns = len(event.placements)
                if columns > 1 and not isinstance(event, ev.ColumnsOpened):
                    self.earn(DOUBLE, columns - 1)


RUN_SCORING = RunScoring(tally=MustBe18Tally, combos=(CLEAN, DOUBLE), spread=2.0)
