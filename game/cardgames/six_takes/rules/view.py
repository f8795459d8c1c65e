"""One seat's knowledge of a round of 6 takes!, and the addition of each event to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Event

Play = tuple[int, int]
"""A revealed card and the seat that played it."""

Take = tuple[int, int, int]
"""A turn, the seat that took a row in it, and that row."""

Stage = Literal["idle", "draft", "choose", "place"]
"""The kind of decision that is due: nothing, a card to pick, a card to play, a row to take."""


class SixTakesView(msgspec.Struct, frozen=True, gc=False):
    """The knowledge of `seat` (None: a spectator). Tuples by seat hold an entry for every seat, also one out.

    Attributes:
        playing: the seats dealt in this round; `deck` is the round's highest card.
        hand: own cards, ascending; `hand_sizes` is public.
        known: by seat, the cards that all seats saw it pick in a draft and that it still holds.
        pool, picking: the face-up cards of a draft and the seats in picking order.
        chosen: own card laid face down this turn, 0 if none; `ready` says which seats have laid one.
        rows: the four rows; `waiting` the revealed cards not yet placed, lowest first.
        asked: the seat that must choose a row, or None.
        plays: the revealed cards of every turn of this round, this turn's included.
        taken: by seat, the cards taken this round in order, until they are scored.
        rows_taken: who took which row when, in the order of this round; with the card that `plays` tells.
        totals: ducks of the scored rounds; `out` the round in which a seat went out, 0 while it is in.
        ranking: the final ranks, empty until the match is over.
    """

    seat: int | None
    seats: int
    options: SixTakesOptions
    round: int = 0
    turn: int = 0
    deck: int = 0
    playing: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    hand_sizes: tuple[int, ...] = ()
    known: tuple[tuple[int, ...], ...] = ()
    pool: tuple[int, ...] = ()
    picking: tuple[int, ...] = ()
    chosen: int = 0
    ready: tuple[bool, ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()
    waiting: tuple[Play, ...] = ()
    asked: int | None = None
    plays: tuple[tuple[Play, ...], ...] = ()
    taken: tuple[tuple[int, ...], ...] = ()
    totals: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()
    rows_taken: tuple[Take, ...] = ()

    @property
    def picker(self) -> int | None:
        """The seat that is to pick in the draft; None without a draft."""
        if not self.pool:
            return None
        return self.picking[sum(self.hand_sizes) % len(self.picking)]

    @property
    def stage(self) -> Stage:
        """The kind of decision that is due now."""
        if self.pool:
            return "draft"
        if self.asked is not None:
            return "place"
        if self.turn and not self.waiting and any(self.hand_sizes):
            return "choose"
        return "idle"


def blank(seat: int | None, seats: int, options: SixTakesOptions) -> SixTakesView:
    """A seat's view before the first deal."""
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    zeros = (0,) * seats
    return SixTakesView(
        seat,
        seats,
        options,
        hand_sizes=zeros,
        known=nothing,
        ready=(False,) * seats,
        taken=nothing,
        totals=zeros,
        out=zeros,
    )


def unseen_cards(view: SixTakesView) -> tuple[int, ...]:
    """The cards that others may still hold, or pick: all but those in the own hand, on the table or taken."""
    if view.options.draft:
        others = [cards for seat, cards in enumerate(view.known) if seat != view.seat]
        return tuple(sorted((*view.pool, *(card for cards in others for card in cards))))
    seen = {*view.hand, view.chosen, *(card for row in view.rows for card in row)}
    seen.update(card for cards in view.taken for card in cards)
    seen.update(card for card, _seat in view.waiting)
    return tuple(card for card in range(1, view.deck + 1) if card not in seen)


Item = TypeVar("Item")


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The tuple with one item replaced."""
    changed = list(items)
    changed[place] = item
    return tuple(changed)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one."""
    return tuple([other for other in cards if other != card])


def see(view: SixTakesView, event: ev.SixTakesEvent) -> SixTakesView:
    """The view after its seat has heard of an event."""
    return _UPDATES[type(event)](view, event)


def _round_started(view: SixTakesView, event: ev.RoundStarted) -> SixTakesView:
    return replace(
        blank(view.seat, view.seats, view.options),
        round=event.round,
        deck=event.deck,
        playing=event.playing,
        totals=view.totals,
        out=view.out,
    )


def _rows_laid(view: SixTakesView, event: ev.RowsLaid) -> SixTakesView:
    return replace(view, rows=tuple([(card,) for card in event.cards]))


def _hand_dealt(view: SixTakesView, event: ev.HandDealt) -> SixTakesView:
    hand = event.cards if event.seat == view.seat else view.hand
    return replace(view, hand=hand, hand_sizes=put(view.hand_sizes, event.seat, event.count))


def _draft_laid(view: SixTakesView, event: ev.DraftLaid) -> SixTakesView:
    return replace(view, pool=event.cards, picking=event.order)


def _card_picked(view: SixTakesView, event: ev.CardPicked) -> SixTakesView:
    seat = event.seat
    known = put(view.known, seat, tuple(sorted((*view.known[seat], event.card))))
    return replace(
        view,
        pool=without(view.pool, event.card),
        known=known,
        hand=known[seat] if seat == view.seat else view.hand,
        hand_sizes=put(view.hand_sizes, seat, view.hand_sizes[seat] + 1),
    )


def _turn_started(view: SixTakesView, event: ev.TurnStarted) -> SixTakesView:
    return replace(view, turn=event.turn)


def _card_chosen(view: SixTakesView, event: ev.CardChosen) -> SixTakesView:
    seat = event.seat
    return replace(
        view,
        chosen=event.card if seat == view.seat else view.chosen,
        hand=without(view.hand, event.card),
        hand_sizes=put(view.hand_sizes, seat, view.hand_sizes[seat] - 1),
        ready=put(view.ready, seat, True),
    )


def _cards_revealed(view: SixTakesView, event: ev.CardsRevealed) -> SixTakesView:
    known, sizes, hand = view.known, view.hand_sizes, view.hand
    if view.options.draft:
        played = {card for card, _seat in event.plays}
        known = tuple([tuple([card for card in cards if card not in played]) for cards in known])
    if event.automatic:
        sizes, hand = (0,) * view.seats, ()
    return replace(
        view,
        turn=event.turn,
        chosen=0,
        ready=(False,) * view.seats,
        waiting=event.plays,
        plays=(*view.plays, event.plays),
        known=known,
        hand_sizes=sizes,
        hand=hand,
    )


def _row_asked(view: SixTakesView, event: ev.RowAsked) -> SixTakesView:
    return replace(view, asked=event.seat)


def _row_taken(view: SixTakesView, event: ev.RowTaken) -> SixTakesView:
    taken = put(view.taken, event.seat, view.taken[event.seat] + event.cards)
    return replace(
        view,
        asked=None,
        rows=put(view.rows, event.row, ()),
        taken=taken,
        rows_taken=(*view.rows_taken, (view.turn, event.seat, event.row)),
    )


def _card_placed(view: SixTakesView, event: ev.CardPlaced) -> SixTakesView:
    rows = put(view.rows, event.row, (*view.rows[event.row], event.card))
    return replace(view, rows=rows, waiting=view.waiting[1:])


def _round_scored(view: SixTakesView, event: ev.RoundScored) -> SixTakesView:
    return replace(view, taken=((),) * view.seats, totals=event.totals)


def _seat_went_out(view: SixTakesView, event: ev.SeatWentOut) -> SixTakesView:
    return replace(view, out=put(view.out, event.seat, event.round))


def _match_ended(view: SixTakesView, event: ev.MatchEnded) -> SixTakesView:
    return replace(view, ranking=event.ranking)


# The rules see thousands of rounds a second: an event finds its own update in one step.
_UPDATES: Mapping[type[Event], Callable[[SixTakesView, Any], SixTakesView]] = {
    ev.RoundStarted: _round_started,
    ev.RowsLaid: _rows_laid,
    ev.HandDealt: _hand_dealt,
    ev.DraftLaid: _draft_laid,
    ev.CardPicked: _card_picked,
    ev.TurnStarted: _turn_started,
    ev.CardChosen: _card_chosen,
    ev.CardsRevealed: _cards_revealed,
    ev.RowAsked: _row_asked,
    ev.RowTaken: _row_taken,
    ev.CardPlaced: _card_placed,
    ev.RoundScored: _round_scored,
    ev.SeatWentOut: _seat_went_out,
    ev.MatchEnded: _match_ended,
}
