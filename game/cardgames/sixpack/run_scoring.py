"""Run scoring of Sixpack: clean turns and claimed piles."""

from __future__ import annotations

from game.cardgames.run_scoring import CLEAN, Combo, RunScoring, ScoringTally
from game.cardgames.sixpack.rules import events as ev
from game.engine.contract import Event
from game.language.message import message, message_in

CLAIM = Combo("claim", message_in("combo", "Pile claimed"), 15)
_IN_A_ROW = 3
_CARDS = 6
"""The number of cards in a pack."""
_HANDS = 2
"""The number of handprints in a pack; each scores one point."""


class SixpackTally(ScoringTally):
    """A tally of a seat's clean turns and claims, and of claims that are at least its third in a row."""

    def __init__(self) -> None:
        super().__init__()
        self._laid: set[int] = set()
        self._in_a_row = 0

    def count_event(self, event: Event, seat: int) -> None:
        match event:
            case ev.CardsRevealed(plays=plays):
                self.end_turn()
                self._laid = {card for play in plays if play.seat == seat for card in play.cards}
                if self._laid:
                    self.begin_turn()
            case ev.CardJoined(play=play) if play.seat == seat:
                self._laid.update(play.cards)
            case ev.DuplicatesRemoved(gone=gone) | ev.CardVetoed(gone=gone):
                if self._laid.intersection(gone):
                    self.mark_unclean()
            case ev.CardDiscarded(seat=loser) if loser == seat:
                self.mark_unclean()
            case ev.PileClaimed(seat=claimer):
                self._in_a_row = self._in_a_row + 1 if claimer == seat else 0
                if claimer == seat:
                    self.earn(CLAIM)
                    self.counts["third_claim"] += self._in_a_row >= _IN_A_ROW
            case ev.RoundScored(totals=totals):
                self.end_turn()
                self.points = totals[seat]
            case ev.TurnStarted():
                self.end_turn()


RUN_SCORING = RunScoring(
    tally=SixpackTally,
    combos=(CLEAN, CLAIM),
    spread=1.5,
    max_points=lambda options, seats: max(seats + 1, 4) * (_CARDS + _HANDS) * options.rounds,
    # In a single round, cards count before handprints (RULES.md §3.2).
    ranked_by=lambda options: message("most cards win") if options.rounds == 1 else "",
)
