"""A seat's view of a match of 6 takes!."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from game.cardgames.six_takes.rules.options import SixTakesOptions

Play = tuple[int, int]
"""A revealed card, and the seat that played it."""

Take = tuple[int, int, int]
"""A row that was taken: the turn, the seat and the row."""

Stage = Literal["idle", "draft", "choose", "place"]
"""The kind of decision that is due: none, a card to pick, a card to play, or a row to take."""


class SixTakesView(Struct, frozen=True, gc=False):
    """What `seat` knows; None is a spectator. Tuples by seat include seats that are out.

    Attributes:
        round, turn: from 1; 0 before the first.
        playing: the seats in this round.
        deck: this round's highest card number.
        hand: the seat's own cards, ascending.
        hand_sizes: by seat, the number of cards in hand.
        known: by seat, the cards that everyone saw it pick in a draft and that it still holds.
        pool: the face-up cards of a draft.
        picking: the seats in the draft's picking order.
        chosen: the card that the seat has laid face down this turn; 0 if none.
        ready: by seat, whether it has laid a card.
        rows: the four rows, each from its first card.
        waiting: the revealed cards that aren't placed yet, lowest first, as (card, seat).
        asked: the seat that must choose a row; None if no seat must.
        plays: the revealed cards of each turn of this round, as (card, seat).
        taken: by seat, the cards taken this round, in order, until they are scored.
        rows_taken: the rows taken this round, in order, as (turn, seat, row).
        totals: by seat, the ducks of the scored rounds.
        out: by seat, the round in which it went out; 0 if it is in.
        ranking: by seat, its final rank; empty until the match is over.
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
        """The seat that must pick in the draft; None without a draft."""
        if not self.pool:
            return None
        return self.picking[sum(self.hand_sizes) % len(self.picking)]

    @property
    def stage(self) -> Stage:
        if self.pool:
            return "draft"
        if self.asked is not None:
            return "place"
        if self.turn and not self.waiting and any(self.hand_sizes):
            return "choose"
        return "idle"


def initial_view(seat: int | None, seats: int, options: SixTakesOptions) -> SixTakesView:
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
    """Return the cards that other seats may hold or pick, as far as the viewer knows."""
    if view.options.draft:
        others = [cards for seat, cards in enumerate(view.known) if seat != view.seat]
        return tuple(sorted((*view.pool, *(card for cards in others for card in cards))))
    seen = {*view.hand, view.chosen, *(card for row in view.rows for card in row)}
    seen.update(card for cards in view.taken for card in cards)
    seen.update(card for card, _seat in view.waiting)
    return tuple(card for card in range(1, view.deck + 1) if card not in seen)


def without_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
