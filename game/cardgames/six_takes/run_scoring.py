"""Run scoring of 6 takes!: clean turns, and fifth cards that make another seat play the sixth."""

from __future__ import annotations

from collections import Counter

from game.cardgames.run_scoring import CLEAN, Combo, GoalWords, PointsWords, RunScoring, ScoringTally
from game.cardgames.six_takes.rules import events as ev
from game.engine.contract import Event
from game.language.message import Text, message, plural

SIXTH = Combo("sixth", message("Sixth card palmed off"), 15)
"""A combo: another seat plays a row's sixth card right after this seat's fifth, and so takes the row."""


class SixTakesTally(ScoringTally):
    """A tally of a seat: clean turns and rounds, `SIXTH` combos, ducks given to the leader, rows taken."""

    def __init__(self) -> None:
        super().__init__()
        self._last_player: dict[int, int] = {}
        self._ducks: Counter[int] = Counter()
        self._round_clean = False

    def count_event(self, event: Event, seat: int) -> None:
        match event:
            case ev.RoundStarted(playing=playing):
                self._last_player.clear()
                self._ducks.update(dict.fromkeys(playing, 0))
                self.points = self._ducks[seat]
                self._round_clean = seat in playing
            case ev.CardsRevealed(plays=plays):
                # The last turn is played automatically, without a TurnStarted.
                self.end_turn()
                if any(own == seat for _, own in plays):
                    self.begin_turn()
            case ev.RowTaken(seat=taker, row=row, ducks=ducks, reason=reason):
                if taker == seat:
                    self.mark_unclean()
                    self._round_clean = False
                    self.counts["rows"] += 1
                elif reason is ev.Reason.SIXTH and self._last_player.get(row) == seat:
                    self.earn(SIXTH)
                    others = (count for other, count in self._ducks.items() if other != seat)
                    if self._ducks[taker] <= min(others, default=0):
                        self.counts["gift"] += ducks
                self._ducks[taker] += ducks
                self.points = self._ducks[seat]
            case ev.CardPlaced(seat=layer, row=row):
                self._last_player[row] = layer
            case ev.TurnStarted():
                self.end_turn()
            case ev.RoundScored():
                self.end_turn()
                self.counts["clean_round"] += self._round_clean


class DucksWords(PointsWords):
    """The wording of goals about ducks."""

    def at_most(self, points: int) -> GoalWords:
        return GoalWords(
            plural("Take at most {n} duck.", "Take at most {n} ducks.", points),
            plural("at most {n} duck", "at most {n} ducks", points),
        )

    def win_by(self, points: int) -> Text:
        return plural("Win by {n} duck or more.", "Win by {n} ducks or more.", points)


RUN_SCORING = RunScoring(
    tally=SixTakesTally, combos=(CLEAN, SIXTH), counts=frozenset({"rows"}), spread=3.0, words=DucksWords()
)
