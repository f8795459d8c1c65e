"""Combos: what a player does well at a table, counted from what the player's seat hears.

Each is worth points. Clean turns and tricks won make a chain: the second one in a row is worth twice as much
as the first, the third three times, up to five times.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import ClassVar

from msgspec import Struct

from game.cardgames.must_be_18.rules import events as eighteen
from game.cardgames.six_takes.rules import events as takes
from game.cardgames.sixpack.rules import events as sixpack
from game.cardgames.sixty_six.rules import events as sixty_six
from game.cardgames.sixty_six.rules.seats import team_of
from game.engine.contract import Event
from game.language.message import message, message_in


class Combo(StrEnum):
    """What is worth points.

    CLEAN: a turn in which the seat loses nothing: takes no row, no card of its own leaves the game, it draws
    no card. TRICK: a trick of the seat's side. SIXTH: another seat laid the sixth card behind the seat's
    fifth. CLAIM: a pile. MARRIAGE: the seat's own. BID: the seat's own, made. DOUBLE: several columns covered
    in one play.
    """

    CLEAN = "clean"
    TRICK = "trick"
    SIXTH = "sixth"
    CLAIM = "claim"
    MARRIAGE = "marriage"
    BID = "bid"
    DOUBLE = "double"


NAMES = {
    Combo.CLEAN: message("Clean turn"),
    Combo.TRICK: message_in("combo", "Trick"),
    Combo.SIXTH: message("Sixth card dealt out"),
    Combo.CLAIM: message_in("combo", "Pile claimed"),
    Combo.MARRIAGE: message_in("combo", "Marriage"),
    Combo.BID: message_in("combo", "Bid made"),
    Combo.DOUBLE: message("Double eighteen"),
}
"""The names of combos."""

WORTH = {
    Combo.CLEAN: 2,
    Combo.TRICK: 2,
    Combo.SIXTH: 15,
    Combo.CLAIM: 15,
    Combo.MARRIAGE: 10,
    Combo.BID: 10,
    Combo.DOUBLE: 2,
}
"""The points for each, the first in a chain; for a double, for each column beyond the first."""
LONGEST_CHAIN = 5
"""From here on a chain's links are worth no more."""


class Earned(Struct, frozen=True):
    """A combo that was earned.

    Attributes:
        chain: its place in a row of such, from 1; 1 for all that make no chain.
    """

    combo: Combo
    points: int
    chain: int = 1


class Tally:
    """The combos of one seat, as far as they have been heard.

    Attributes:
        share: of a link's worth; less in a game with many turns.
    """

    share: ClassVar[float] = 1.0

    def __init__(self) -> None:
        self.earned: list[Earned] = []
        self._chain = 0
        self._turn: bool | None = None

    def earn(self, combo: Combo, times: int = 1) -> None:
        """Something is worth points."""
        self.earned.append(Earned(combo, WORTH[combo] * times))

    def link(self, combo: Combo) -> None:
        """The chain goes on."""
        self._chain += 1
        points = round(WORTH[combo] * self.share) * min(self._chain, LONGEST_CHAIN)
        self.earned.append(Earned(combo, points, self._chain))

    def snap(self) -> None:
        """The chain ends."""
        self._chain = 0

    def begin_turn(self) -> None:
        """The seat takes part in a turn, which is clean so far."""
        self._turn = True

    def soil(self) -> None:
        """The turn is not clean."""
        self._turn = False

    def end_turn(self) -> None:
        """The turn is over, if there was one."""
        if self._turn:
            self.link(Combo.CLEAN)
        elif self._turn is False:
            self.snap()
        self._turn = None


class SixTakes(Tally):
    """Clean turns, and rows that others take with the sixth card behind the seat's own."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[int, int] = {}

    def hear(self, event: Event, seat: int) -> None:
        """Count an event."""
        match event:
            case takes.RoundStarted():
                self._last.clear()
            case takes.CardsRevealed(plays=plays):
                # The last turn comes by itself, without being started.
                self.end_turn()
                if any(own == seat for _, own in plays):
                    self.begin_turn()
            case takes.RowTaken(seat=taker, row=row, reason=reason):
                if taker == seat:
                    self.soil()
                elif reason is takes.Reason.SIXTH and self._last.get(row) == seat:
                    self.earn(Combo.SIXTH)
            case takes.CardPlaced(seat=layer, row=row):
                self._last[row] = layer
            case takes.TurnStarted() | takes.RoundScored():
                self.end_turn()


class Sixpack(Tally):
    """Clean turns, and piles claimed."""

    def __init__(self) -> None:
        super().__init__()
        self._laid: set[int] = set()

    def hear(self, event: Event, seat: int) -> None:
        """Count an event."""
        match event:
            case sixpack.CardsRevealed(plays=plays):
                self.end_turn()
                self._laid = {card for play in plays if play.seat == seat for card in play.cards}
                if self._laid:
                    self.begin_turn()
            case sixpack.CardJoined(play=play) if play.seat == seat:
                self._laid.update(play.cards)
            case sixpack.DuplicatesRemoved(gone=gone) | sixpack.CardVetoed(gone=gone):
                if self._laid.intersection(gone):
                    self.soil()
            case sixpack.CardDiscarded(seat=loser) if loser == seat:
                self.soil()
            case sixpack.PileClaimed(seat=claimer) if claimer == seat:
                self.earn(Combo.CLAIM)
            case sixpack.TurnStarted() | sixpack.RoundScored():
                self.end_turn()


class SixtySix(Tally):
    """Tricks, marriages, and bids made."""

    def hear(self, event: Event, seat: int) -> None:
        """Count an event."""
        match event:
            case sixty_six.TrickWon(seat=winner):
                if team_of(winner) == team_of(seat):
                    self.link(Combo.TRICK)
                else:
                    self.snap()
            case sixty_six.MarriageAnnounced(seat=owner) if owner == seat:
                self.earn(Combo.MARRIAGE)
            case sixty_six.HandScored(bidder=bidder, made=True) if bidder == seat:
                self.earn(Combo.BID)


class MustBe18(Tally):
    """Turns without drawing, and several columns in one play."""

    share = 0.5

    def hear(self, event: Event, seat: int) -> None:
        """Count an event."""
        match event:
            case eighteen.CardDrawn(seat=drawer) if drawer == seat:
                self.soil()
            case eighteen.Skipped(seat=skipper) if skipper == seat:
                self.soil()
                self.end_turn()
            case (
                eighteen.ColumnsOpened(seat=player)
                | eighteen.CardsPlayed(seat=player)
                | eighteen.ColumnOpened(seat=player)
            ) if player == seat:
                if self._turn is None:
                    self.begin_turn()
                self.end_turn()
                columns = len(event.placements)
                if columns > 1 and not isinstance(event, eighteen.ColumnsOpened):
                    self.earn(Combo.DOUBLE, columns - 1)


TALLIES: dict[str, Callable[[], SixTakes | Sixpack | SixtySix | MustBe18]] = {
    "six_takes": SixTakes,
    "sixpack": Sixpack,
    "sixty_six": SixtySix,
    "must_be_18": MustBe18,
}


def combos(game: str, events: Sequence[Event], seat: int) -> tuple[Earned, ...]:
    """The combos that a seat has earned by events it has heard, in order; none in a game that has none."""
    if game not in TALLIES:
        return ()
    tally = TALLIES[game]()
    for event in events:
        tally.hear(event, seat)
    return tuple(tally.earned)


def by_combo(earned: Sequence[Earned]) -> dict[str, int]:
    """The points for combos by combo, as a run keeps them."""
    found: dict[str, int] = {}
    for one in earned:
        found[one.combo] = found.get(one.combo, 0) + one.points
    return found
