"""The choices and events of You Must Be 18!, and how each event changes a view (RULES.md).

Cards are those of `deck.py`. Columns and seats are numbered from 0, seats clockwise; words for players add
one. Choices name the numbers on cards, not the cards (§3.9).
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from game.cardgames.must_be_18.rules.deck import SIZE, STARTERS
from game.cardgames.must_be_18.rules.view import Act, Deed, Failure, Lack, MustBe18View, Placement
from game.engine.contract import Choice, Event, Phase
from game.engine.fold import add_at

Cover = tuple[int, int]
"""A column, and the number laid on its top."""


# -- choices -----------------------------------------------------------------------------------------


class LaySixes(Choice, frozen=True, gc=False):
    """A choice to begin the round with three sixes as three columns (§2.2)."""


class PlayCards(Choice, frozen=True, gc=False):
    """A choice of numbers to lay on columns: (column, number) pairs by ascending column (§3.2)."""

    covers: tuple[Cover, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """All numbers laid, in column order."""
        return tuple([number for _column, number in self.covers])


class OpenColumn(Choice, frozen=True, gc=False):
    """A choice of a number to lay as a new column, and of others to lay as in `PlayCards` (§3.5)."""

    number: int
    covers: tuple[Cover, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """All numbers laid, in column order, with the new column's last."""
        return (*[number for _column, number in self.covers], self.number)


class DrawCard(Choice, frozen=True, gc=False):
    """A choice to draw a card although cards could be laid (§7.3, §7.4)."""


class Skip(Choice, frozen=True, gc=False):
    """A choice to lay nothing although cards could be laid (§7.3, §7.4)."""


MustBe18Choice = LaySixes | PlayCards | OpenColumn | DrawCard | Skip


# -- events: dealing ---------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True, gc=False):
    """A round began; `round` counts from 1."""

    phase: ClassVar[Phase] = Phase.DEALING
    round: int
    dealer: int
    first: int

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        return _at_round_start(view, self.round, self.dealer)


class HandDealt(Event, frozen=True, gc=False):
    """A seat was dealt `count` cards, which left `stock` cards; `cards` is empty for the other seats."""

    phase: ClassVar[Phase] = Phase.DEALING
    seat: int
    count: int
    cards: tuple[int, ...]
    stock: int

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        # Once all hands are dealt, the first seat may begin (§2.1).
        sizes = add_at(view.hand_sizes, self.seat, self.count)
        return replace(
            view,
            hand=self.cards if self.seat == view.seat else view.hand,
            hand_sizes=sizes,
            stock=self.stock,
            turn=_next_seat(view, view.dealer or 0) if all(sizes) else None,
        )


class PassedOver(Event, frozen=True, gc=False):
    """A seat doesn't hold three sixes, so it can't begin the round (§2.1)."""

    phase: ClassVar[Phase] = Phase.DEALING
    seat: int

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        return replace(_with_failure(view, self.seat, "sixes"), turn=_next_seat(view, self.seat))


class DrawnToStart(Event, frozen=True, gc=False):
    """No seat could begin, so a seat drew a card (§7.7); `card` is None for the other seats."""

    phase: ClassVar[Phase] = Phase.DEALING
    seat: int
    card: int | None
    stock: int

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        drawn = _with_card(view, self.seat, self.card, self.stock)
        return _with_act(drawn, Act(self.seat, "draw", (), ()))


class Redealt(Event, frozen=True, gc=False):
    """No seat could begin: all cards are shuffled, and the same round is dealt again (§2.3)."""

    phase: ClassVar[Phase] = Phase.DEALING
    round: int
    dealer: int
    first: int

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        return _at_round_start(view, self.round, self.dealer)


# -- events: the play --------------------------------------------------------------------------------


class ColumnsOpened(Event, frozen=True, gc=False):
    """A seat began the round with three sixes as three columns.

    Attributes:
        after: the tops now.
        left: the number of cards that the seat has left.
    """

    seat: int
    placements: tuple[Placement, ...]
    after: tuple[int, ...]
    left: int

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        return _with_cards_laid(view, self, "start")


class CardsPlayed(Event, frozen=True, gc=False):
    """A seat covered some tops with the same number of cards, adding up to the same total (§3.2).

    Attributes:
        placements: by ascending column.
        before, after: the tops of all columns.
        left: the number of cards that the seat has left.
    """

    seat: int
    placements: tuple[Placement, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    left: int

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        return _with_cards_laid(view, self, "play")


class ColumnOpened(Event, frozen=True, gc=False):
    """A seat opened a column (§3.5).

    Attributes:
        placements: the cards laid on existing columns, then the card that starts the new one.
        before, after: the tops of all columns.
        left: the number of cards that the seat has left.
    """

    seat: int
    placements: tuple[Placement, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    left: int

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        if view.options.opening == "stuck":
            view = _with_failure(view, self.seat, "play")
        return _with_cards_laid(view, self, "open")


class CardDrawn(Event, frozen=True, gc=False):
    """A seat drew a card, which left `stock` cards; `card` is None for other seats.

    It was `forced` to draw if it could lay nothing.
    """

    seat: int
    card: int | None
    stock: int
    forced: bool

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        seat, card = self.seat, self.card
        if self.forced:
            # If columns may be opened before drawing, no column could be opened.
            early = view.options.opening == "voluntary" and _has_room(view)
            view = _with_failure(view, seat, "lay" if early else "play")
        elif view.drawn or view.options.play == "compulsory":
            view = _with_failure(view, seat, "play")
        fresh = (*view.fresh, card) if seat == view.seat and card is not None else view.fresh
        drawn = replace(_with_card(view, seat, card, self.stock), drawn=view.drawn + 1, fresh=fresh)
        return _with_act(drawn, Act(seat, "draw", (), view.tops))


class Skipped(Event, frozen=True, gc=False):
    """A seat laid nothing (§3.7).

    Attributes:
        forced: whether nothing could be laid; otherwise it was chosen (§7.3, §7.4).
        drew: whether the seat has drawn in this turn.
    """

    seat: int
    forced: bool
    drew: bool

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        seat = self.seat
        if self.forced:
            view = _with_failure(view, seat, "lay" if _has_room(view) else "play")
        elif view.options.play == "compulsory" or not self.drew:
            view = _with_failure(view, seat, "play")
        # A skip doesn't count towards a block if the seat has drawn and has a legal play (§7.9).
        skips = view.skips + 1 if self.forced or not self.drew else 0
        return _with_next_turn(_with_act(view, Act(seat, "skip", (), view.tops)), seat, skips)


# -- events: the end ---------------------------------------------------------------------------------


class HandEmptied(Event, frozen=True, gc=False):
    """A seat has no cards left: the round is over (§4.1)."""

    seat: int

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        return replace(view, turn=None, out=self.seat)


class RoundBlocked(Event, frozen=True, gc=False):
    """The stock is empty and everyone has skipped: the round is over (§4.2)."""

    tops: tuple[int, ...]

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        return replace(view, turn=None)


class RoundScored(Event, frozen=True, gc=False):
    """A round was scored (§4.3); all values are by seat.

    Attributes:
        out: the seat that emptied its hand, None in a blocked round.
        hands: the cards that were left, now public; `points` are their sums.
        winners: the seats that scored least, ascending (§5.3).
        before, after: the totals.
    """

    phase: ClassVar[Phase] = Phase.SCORING
    round: int
    out: int | None
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        won = [number + (seat in self.winners) for seat, number in enumerate(view.rounds_won)]
        return replace(view, hands=self.hands, points=self.points, totals=self.after, rounds_won=tuple(won))


class MatchEnded(Event, frozen=True, gc=False):
    """The match ended, with each seat's rank (1 is best), total and number of rounds won."""

    phase: ClassVar[Phase] = Phase.MATCH_OVER
    ranking: tuple[int, ...]
    totals: tuple[int, ...]
    rounds_won: tuple[int, ...]

    def apply_to(self, view: MustBe18View) -> MustBe18View:
        return replace(view, ranking=self.ranking)


MustBe18Event = (
    RoundStarted
    | HandDealt
    | PassedOver
    | DrawnToStart
    | Redealt
    | ColumnsOpened
    | CardsPlayed
    | ColumnOpened
    | CardDrawn
    | Skipped
    | HandEmptied
    | RoundBlocked
    | RoundScored
    | MatchEnded
)


# -- changes of a view that several events share -----------------------------------------------------


def _at_round_start(view: MustBe18View, number: int, dealer: int) -> MustBe18View:
    """Return the view at the start of round `number` or of a new deal of it, with all cards in the stock."""
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


def _next_seat(view: MustBe18View, seat: int) -> int:
    return (seat + 1) % view.seats


def _with_act(view: MustBe18View, act: Act) -> MustBe18View:
    return replace(view, history=(*view.history, act))


def _with_failure(view: MustBe18View, seat: int, lack: Lack) -> MustBe18View:
    failure = Failure(seat, lack, view.tops, view.hand_sizes[seat], len(view.history))
    return replace(view, failures=(*view.failures, failure))


def _with_next_turn(view: MustBe18View, seat: int, skips: int) -> MustBe18View:
    """Return the view with the turn passed to the seat after `seat`, and with this number of `skips`."""
    return replace(view, turn=_next_seat(view, seat), drawn=0, fresh=(), skips=skips)


def _with_cards_laid(
    view: MustBe18View, event: CardsPlayed | ColumnOpened | ColumnsOpened, deed: Deed
) -> MustBe18View:
    """Return the view after a seat laid cards on columns; `deed` says what kind of act that was."""
    seat = event.seat
    columns = list(view.columns)
    for placement in event.placements:
        if placement.column == len(columns):
            columns.append(())
        columns[placement.column] += (placement.card,)
    gone = {placement.card for placement in event.placements}
    laid = replace(
        view,
        hand=tuple([card for card in view.hand if card not in gone]),
        hand_sizes=add_at(view.hand_sizes, seat, -len(event.placements)),
        columns=tuple(columns),
    )
    return _with_next_turn(_with_act(laid, Act(seat, deed, event.placements, event.after)), seat, 0)


def _with_card(view: MustBe18View, seat: int, card: int | None, stock: int) -> MustBe18View:
    return replace(
        view,
        hand=tuple(sorted((*view.hand, card))) if seat == view.seat and card is not None else view.hand,
        hand_sizes=add_at(view.hand_sizes, seat, 1),
        stock=stock,
    )


def _has_room(view: MustBe18View) -> bool:
    """Return whether another column may be opened."""
    return STARTERS <= len(view.columns) < view.options.columns
