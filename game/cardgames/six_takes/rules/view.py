"""One seat's knowledge of a round of 6 takes!, and how each event adds to it."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace

from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.options import SixTakesOptions

Play = tuple[int, int]
"""A revealed card and the seat that played it."""

Stage = Literal["idle", "draft", "choose", "place"]
"""The kind of decision that is due: nothing, a card to pick, a card to play, a row to take."""


class SixTakesView(msgspec.Struct, frozen=True):
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

    @property
    def picker(self) -> int | None:
        """Whose turn it is to pick in the draft, if there is one."""
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
    return (*items[:place], item, *items[place + 1 :])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one."""
    return tuple(other for other in cards if other != card)


def see(view: SixTakesView, event: ev.SixTakesEvent) -> SixTakesView:
    """The view after its seat has heard of an event."""
    match event:
        case ev.RoundStarted():
            return _new_round(view, event)
        case ev.RowsLaid(cards=cards):
            return replace(view, rows=tuple((card,) for card in cards))
        case ev.HandDealt():
            sizes = put(view.hand_sizes, event.seat, event.count)
            hand = event.cards if event.seat == view.seat else view.hand
            return replace(view, hand=hand, hand_sizes=sizes)
        case ev.DraftLaid():
            return replace(view, pool=event.cards, picking=event.order)
        case ev.CardPicked():
            return _picked(view, event)
        case ev.TurnStarted(turn=turn):
            return replace(view, turn=turn)
        case ev.CardChosen():
            return _chosen(view, event)
        case ev.CardsRevealed():
            return _revealed(view, event)
        case ev.RowAsked(seat=seat):
            return replace(view, asked=seat)
        case ev.RowTaken(seat=seat, row=row, cards=cards):
            taken = put(view.taken, seat, view.taken[seat] + cards)
            return replace(view, asked=None, rows=put(view.rows, row, ()), taken=taken)
        case ev.CardPlaced(row=row, card=card):
            rows = put(view.rows, row, (*view.rows[row], card))
            return replace(view, rows=rows, waiting=view.waiting[1:])
        case ev.RoundScored(totals=totals):
            return replace(view, taken=((),) * view.seats, totals=totals)
        case ev.SeatWentOut(seat=seat, round=number):
            return replace(view, out=put(view.out, seat, number))
        case ev.MatchEnded(ranking=ranking):
            return replace(view, ranking=ranking)


def _new_round(view: SixTakesView, event: ev.RoundStarted) -> SixTakesView:
    nothing: tuple[tuple[int, ...], ...] = ((),) * view.seats
    return SixTakesView(
        seat=view.seat,
        seats=view.seats,
        options=view.options,
        round=event.round,
        deck=event.deck,
        playing=event.playing,
        hand_sizes=(0,) * view.seats,
        known=nothing,
        ready=(False,) * view.seats,
        taken=nothing,
        totals=view.totals,
        out=view.out,
    )


def _picked(view: SixTakesView, event: ev.CardPicked) -> SixTakesView:
    seat = event.seat
    known = put(view.known, seat, tuple(sorted((*view.known[seat], event.card))))
    return replace(
        view,
        pool=without(view.pool, event.card),
        known=known,
        hand=known[seat] if seat == view.seat else view.hand,
        hand_sizes=put(view.hand_sizes, seat, view.hand_sizes[seat] + 1),
    )


def _chosen(view: SixTakesView, event: ev.CardChosen) -> SixTakesView:
    seat = event.seat
    return replace(
        view,
        chosen=event.card if seat == view.seat else view.chosen,
        hand=without(view.hand, event.card),
        hand_sizes=put(view.hand_sizes, seat, view.hand_sizes[seat] - 1),
        ready=put(view.ready, seat, True),
    )


def _revealed(view: SixTakesView, event: ev.CardsRevealed) -> SixTakesView:
    known, sizes, hand = view.known, view.hand_sizes, view.hand
    for card, seat in event.plays:
        known = put(known, seat, without(known[seat], card))
        if event.automatic:
            sizes = put(sizes, seat, sizes[seat] - 1)
            hand = without(hand, card)
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
