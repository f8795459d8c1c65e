"""One seat's knowledge of a match of You Must Be 18!, and how each event adds to it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import NUMBERS, SIZE, STARTERS, Counts, counted, numbers_of
from game.cardgames.must_be_18.rules.options import MustBe18Options

Stage = Literal["idle", "start", "turn"]
"""The kind of decision that is due: nothing, the three sixes that begin a round, a turn."""

Lack = Literal["sixes", "play", "lay"]
"""The lack of a hand: three sixes; a play; or neither a play nor a column to open."""

Deed = Literal["start", "play", "open", "draw", "skip"]


class Act(Struct, frozen=True, gc=False):
    """A deed of a seat: the cards that it laid, if any, and the tops after that."""

    seat: int
    deed: Deed
    placements: tuple[ev.Placement, ...]
    tops: tuple[int, ...]


class Failure(Struct, frozen=True, gc=False):
    """Cards that a seat has shown not to hold.

    Attributes:
        seat: the seat with that hand; `size` the cards in it at that moment.
        lack: the deed that was not possible with them.
        tops: the tops of the columns then.
        acts: how many acts of the round had gone before; later acts tell the seat's plays and draws since.
    """

    seat: int
    lack: Lack
    tops: tuple[int, ...]
    size: int
    acts: int


class MustBe18View(Struct, frozen=True):
    """The knowledge of `seat` (None: a spectator). A round that is over stays whole until the next is dealt.

    Attributes:
        seats: the number of seats at the table.
        round: from 1; 0 before the first. `dealer` is None then.
        hand: own cards, ascending; `hand_sizes` is public.
        stock: the cards that are left to draw.
        columns: every card of each column, from the bottom to the top.
        turn: the seat that must choose now, or None.
        drawn: how many cards that seat has drawn in this turn; `fresh`: those cards, if it is the own seat.
        skips: how many skips in a row count towards a block (§4.2).
        history: the deeds of this round, in order.
        failures: the cards that seats have shown not to hold in this round, in order (§6.2).
        out: the seat that has emptied its hand in this round.
        hands: the cards left to each seat, once the round is scored; `points` are their sums.
        totals: by seat, the points of all rounds so far; `rounds_won` how many rounds it has won.
        ranking: the final ranks by seat, empty until the match is over.
    """

    seat: int | None
    seats: int
    options: MustBe18Options
    round: int = 0
    dealer: int | None = None
    hand: tuple[int, ...] = ()
    hand_sizes: tuple[int, ...] = ()
    stock: int = 0
    columns: tuple[tuple[int, ...], ...] = ()
    turn: int | None = None
    drawn: int = 0
    fresh: tuple[int, ...] = ()
    skips: int = 0
    history: tuple[Act, ...] = ()
    failures: tuple[Failure, ...] = ()
    out: int | None = None
    hands: tuple[tuple[int, ...], ...] = ()
    points: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    rounds_won: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()

    @property
    def stage(self) -> Stage:
        """The kind of decision that is due now."""
        if self.turn is None:
            return "idle"
        return "turn" if self.columns else "start"

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number on every card of the deck."""
        return NUMBERS[self.options.deck]

    @property
    def tops(self) -> tuple[int, ...]:
        """The numbers on top of the columns."""
        faces = self.numbers
        return tuple([faces[column[-1]] for column in self.columns])

    @property
    def counts(self) -> Counts:
        """The counts of the own hand's cards by number."""
        return counted(numbers_of(self.hand, self.options.deck))


def blank(seat: int | None, seats: int, options: MustBe18Options) -> MustBe18View:
    """A seat's view before the first deal."""
    nothing = (0,) * seats
    return MustBe18View(seat, seats, options, hand_sizes=nothing, totals=nothing, rounds_won=nothing)


def see(view: MustBe18View, event: ev.MustBe18Event) -> MustBe18View:
    """The view after its seat has heard of an event."""
    match event:
        case ev.CardsPlayed() | ev.ColumnOpened() | ev.ColumnsOpened():
            return _laid(view, event)
        case ev.CardDrawn():
            return _drawn(view, event)
        case ev.Skipped():
            return _skipped(view, event)
        case ev.HandDealt():
            return _dealt(view, event)
        case ev.PassedOver(seat=seat):
            return replace(_failed(view, seat, "sixes"), turn=_next(view, seat))
        case ev.DrawnToStart(seat=seat):
            return _done(_with_card(view, seat, event.card, event.stock), Act(seat, "draw", (), ()))
        case ev.RoundStarted():
            return _started(view, event.round, event.dealer)
        case ev.Redealt():
            return _started(view, event.round, event.dealer)
        case ev.HandEmptied(seat=seat):
            return replace(view, turn=None, out=seat)
        case ev.RoundBlocked():
            return replace(view, turn=None)
        case ev.RoundScored():
            won = [number + (seat in event.winners) for seat, number in enumerate(view.rounds_won)]
            return replace(
                view, hands=event.hands, points=event.points, totals=event.after, rounds_won=tuple(won)
            )
        case ev.MatchEnded(ranking=ranking):
            return replace(view, ranking=ranking)


def _started(view: MustBe18View, number: int, dealer: int) -> MustBe18View:
    """A new round, or the same one dealt again: all cards are in the stock."""
    return MustBe18View(
        seat=view.seat,
        seats=view.seats,
        options=view.options,
        round=number,
        dealer=dealer,
        hand_sizes=(0,) * view.seats,
        stock=SIZE,
        totals=view.totals,
        rounds_won=view.rounds_won,
    )


def _next(view: MustBe18View, seat: int) -> int:
    return (seat + 1) % view.seats


def _dealt(view: MustBe18View, event: ev.HandDealt) -> MustBe18View:
    """A hand comes in; once all have theirs, the first seat is looked at (§2.1)."""
    sizes = _sizes(view, event.seat, event.count)
    return replace(
        view,
        hand=event.cards if event.seat == view.seat else view.hand,
        hand_sizes=sizes,
        stock=event.stock,
        turn=_next(view, view.dealer or 0) if all(sizes) else None,
    )


def _sizes(view: MustBe18View, seat: int, change: int) -> tuple[int, ...]:
    sizes = list(view.hand_sizes)
    sizes[seat] += change
    return tuple(sizes)


def _done(view: MustBe18View, act: Act) -> MustBe18View:
    return replace(view, history=(*view.history, act))


def _failed(view: MustBe18View, seat: int, lack: Lack) -> MustBe18View:
    """The seat has shown a lack."""
    failure = Failure(seat, lack, view.tops, view.hand_sizes[seat], len(view.history))
    return replace(view, failures=(*view.failures, failure))


def _passed_on(view: MustBe18View, seat: int, skips: int) -> MustBe18View:
    """The turn is over: it is the next seat's."""
    return replace(view, turn=_next(view, seat), drawn=0, fresh=(), skips=skips)


def _laid(view: MustBe18View, event: ev.CardsPlayed | ev.ColumnOpened | ev.ColumnsOpened) -> MustBe18View:
    """Cards leave a hand for the columns."""
    seat = event.seat
    if isinstance(event, ev.ColumnOpened) and view.options.opening == "stuck":
        view = _failed(view, seat, "play")
    columns = list(view.columns)
    for placement in event.placements:
        if placement.column == len(columns):
            columns.append(())
        columns[placement.column] += (placement.card,)
    gone = {placement.card for placement in event.placements}
    deed: Deed = "play"
    if not isinstance(event, ev.CardsPlayed):
        deed = "open" if isinstance(event, ev.ColumnOpened) else "start"
    laid = replace(
        view,
        hand=tuple([card for card in view.hand if card not in gone]),
        hand_sizes=_sizes(view, seat, -len(event.placements)),
        columns=tuple(columns),
    )
    return _passed_on(_done(laid, Act(seat, deed, event.placements, event.after)), seat, 0)


def _with_card(view: MustBe18View, seat: int, card: int | None, stock: int) -> MustBe18View:
    """A card comes into a hand."""
    return replace(
        view,
        hand=tuple(sorted((*view.hand, card))) if seat == view.seat and card is not None else view.hand,
        hand_sizes=_sizes(view, seat, 1),
        stock=stock,
    )


def _drawn(view: MustBe18View, event: ev.CardDrawn) -> MustBe18View:
    """A card is drawn in a turn; unless that was free, it shows that nothing could be played (§6.2)."""
    seat, card = event.seat, event.card
    if event.forced:
        # If columns may be opened before drawing, no column could be opened.
        early = view.options.opening == "voluntary" and _room(view)
        view = _failed(view, seat, "lay" if early else "play")
    elif view.drawn or view.options.play == "compulsory":
        view = _failed(view, seat, "play")
    fresh = (*view.fresh, card) if seat == view.seat and card is not None else view.fresh
    drawn = replace(_with_card(view, seat, card, event.stock), drawn=view.drawn + 1, fresh=fresh)
    return _done(drawn, Act(seat, "draw", (), view.tops))


def _skipped(view: MustBe18View, event: ev.Skipped) -> MustBe18View:
    """Nothing is laid (§3.7); a skip by choice shows a lack only if no play can have been declined."""
    seat = event.seat
    if event.forced:
        view = _failed(view, seat, "lay" if _room(view) else "play")
    elif view.options.play == "compulsory" or not event.drew:
        view = _failed(view, seat, "play")
    # A seat that has drawn and has a legal play left does not help to block a round (§7.9).
    skips = view.skips + 1 if event.forced or not event.drew else 0
    return _passed_on(_done(view, Act(seat, "skip", (), view.tops)), seat, skips)


def _room(view: MustBe18View) -> bool:
    """Whether there may be another column."""
    return STARTERS <= len(view.columns) < view.options.columns
