"""The choices and events of 6 takes! (RULES.md).

Rows are numbered 0–3 from the top, seats from 0 clockwise; texts for players count from 1.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from msgspec.structs import replace

from game.cardgames.six_takes.rules.view import SixTakesView, initial_view, without_card
from game.engine.contract import Choice, Event, Phase
from game.engine.fold import replace_at


class PlayCard(Choice, frozen=True, gc=False):
    """A hand card to play in the coming reveal (§2.2)."""

    card: int


class TakeRow(Choice, frozen=True, gc=False):
    """A row to take with a card that is too low for every row (§3.3)."""

    row: int


class PickCard(Choice, frozen=True, gc=False):
    """A face-up card to take into the hand, in the draft (§6.2)."""

    card: int


class Reason(StrEnum):
    """Why a row was taken."""

    SIXTH = "sixth"
    TOO_LOW = "too_low"


class RoundStarted(Event, frozen=True, gc=False):
    """A round began for the seats that are still in the match; `deck` is its highest card number."""

    phase: ClassVar[Phase] = Phase.DEALING
    round: int
    playing: tuple[int, ...]
    deck: int

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        return replace(
            initial_view(view.seat, view.seats, view.options),
            round=self.round,
            deck=self.deck,
            playing=self.playing,
            totals=view.totals,
            out=view.out,
        )


class RowsLaid(Event, frozen=True, gc=False):
    """The first card of each row was laid, top row first."""

    phase: ClassVar[Phase] = Phase.DEALING
    cards: tuple[int, ...]

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        return replace(view, rows=tuple([(card,) for card in self.cards]))


class HandDealt(Event, frozen=True, gc=False):
    """A seat was dealt `count` cards; `cards` is empty in other seats' views."""

    phase: ClassVar[Phase] = Phase.DEALING
    seat: int
    count: int
    cards: tuple[int, ...]

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        hand = self.cards if self.seat == view.seat else view.hand
        return replace(view, hand=hand, hand_sizes=replace_at(view.hand_sizes, self.seat, self.count))


class DraftLaid(Event, frozen=True, gc=False):
    """The cards to pick from were laid face up; `order` is the seats' picking order."""

    phase: ClassVar[Phase] = Phase.DEALING
    cards: tuple[int, ...]
    order: tuple[int, ...]

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        return replace(view, pool=self.cards, picking=self.order)


class CardPicked(Event, frozen=True, gc=False):
    """A seat took a face-up card into its hand; `automatic` is true for the last card."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int
    card: int
    automatic: bool

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        seat = self.seat
        known = replace_at(view.known, seat, tuple(sorted((*view.known[seat], self.card))))
        return replace(
            view,
            pool=without_card(view.pool, self.card),
            known=known,
            hand=known[seat] if seat == view.seat else view.hand,
            hand_sizes=replace_at(view.hand_sizes, seat, view.hand_sizes[seat] + 1),
        )


class TurnStarted(Event, frozen=True, gc=False):
    """All seats in the round may choose a card for this turn (1–10)."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    turn: int

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        return replace(view, turn=self.turn)


class CardChosen(Event, frozen=True, gc=False):
    """A seat laid its card face down; `card` is 0 in other seats' views."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int
    card: int

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        seat, sizes, ready = self.seat, list(view.hand_sizes), list(view.ready)
        sizes[seat] -= 1
        ready[seat] = True
        if seat == view.seat:
            view = replace(view, chosen=self.card, hand=without_card(view.hand, self.card))
        return replace(view, hand_sizes=tuple(sizes), ready=tuple(ready))


class CardsRevealed(Event, frozen=True, gc=False):
    """The chosen cards were turned up: (card, seat) pairs, lowest first. The last turn is `automatic`."""

    phase: ClassVar[Phase] = Phase.REVEALING
    turn: int
    plays: tuple[tuple[int, int], ...]
    automatic: bool

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        known, sizes, hand = view.known, view.hand_sizes, view.hand
        if view.options.draft:
            played = {card for card, _seat in self.plays}
            known = tuple([tuple([card for card in cards if card not in played]) for cards in known])
        if self.automatic:
            sizes, hand = (0,) * view.seats, ()
        return replace(
            view,
            turn=self.turn,
            chosen=0,
            ready=(False,) * view.seats,
            waiting=self.plays,
            plays=(*view.plays, self.plays),
            known=known,
            hand_sizes=sizes,
            hand=hand,
        )


class RowAsked(Event, frozen=True, gc=False):
    """A seat's card is too low for every row: the seat must choose a row to take."""

    seat: int
    card: int

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        return replace(view, asked=self.seat)


class RowTaken(Event, frozen=True, gc=False):
    """A seat's card took a row's cards and their ducks; the card itself is placed next, alone."""

    seat: int
    card: int
    row: int
    cards: tuple[int, ...]
    ducks: int
    reason: Reason

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        taken = replace_at(view.taken, self.seat, view.taken[self.seat] + self.cards)
        return replace(
            view,
            asked=None,
            rows=replace_at(view.rows, self.row, ()),
            taken=taken,
            rows_taken=(*view.rows_taken, (view.turn, self.seat, self.row)),
        )


class CardPlaced(Event, frozen=True, gc=False):
    """A seat's card was placed in a row as its `position`th card (1–5)."""

    seat: int
    card: int
    row: int
    position: int

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        rows = list(view.rows)
        rows[self.row] += (self.card,)
        return replace(view, rows=tuple(rows), waiting=view.waiting[1:])


class RoundScored(Event, frozen=True, gc=False):
    """A round ended for the seats that played it: each seat's taken cards and ducks, and the new totals."""

    phase: ClassVar[Phase] = Phase.SCORING
    round: int
    playing: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    ducks: tuple[int, ...]
    totals: tuple[int, ...]

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        return replace(view, taken=((),) * view.seats, totals=self.totals)


class SeatWentOut(Event, frozen=True, gc=False):
    """A seat's total went over the limit."""

    phase: ClassVar[Phase] = Phase.SCORING
    seat: int
    total: int
    round: int

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        return replace(view, out=replace_at(view.out, self.seat, self.round))


class MatchEnded(Event, frozen=True, gc=False):
    """The match ended: each seat's rank (1 is best) and total."""

    phase: ClassVar[Phase] = Phase.MATCH_OVER
    ranking: tuple[int, ...]
    totals: tuple[int, ...]

    def apply_to(self, view: SixTakesView) -> SixTakesView:
        return replace(view, ranking=self.ranking)


SixTakesChoice = PlayCard | TakeRow | PickCard
SixTakesEvent = (
    RoundStarted
    | RowsLaid
    | HandDealt
    | DraftLaid
    | CardPicked
    | TurnStarted
    | CardChosen
    | CardsRevealed
    | RowAsked
    | RowTaken
    | CardPlaced
    | RoundScored
    | SeatWentOut
    | MatchEnded
)
