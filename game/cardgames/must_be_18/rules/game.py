"""The rules of You Must Be 18! as pure functions over an immutable state. § refers to RULES.md.

The state consists of a spectator's view, the hands, the stock and the random generator. Each event changes
the spectator's view the same way as every listener's view.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.must_be_18.rules import deck
from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.events import CardDrawn, DrawnToStart, HandDealt, MustBe18Event
from game.cardgames.must_be_18.rules.legality import Lay, may_draw, turn_choices
from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.cardgames.must_be_18.rules.view import MustBe18View, Placement
from game.engine.chance import draw
from game.engine.contract import CardGame, Choice, Event, IllegalChoice, Setup, StepResult, rank
from game.engine.fold import Fold
from game.language.message import message


class MustBe18State(Struct, frozen=True, gc=False):
    """The whole state of a match.

    Attributes:
        chance: the state of the random generator.
        hands: by seat, ascending.
        stock: in drawing order.
        fresh: the cards drawn in this turn, by the seat whose turn it is.
        public: what a spectator sees.
    """

    chance: int
    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    fresh: tuple[int, ...]
    public: MustBe18View


class MustBe18EventBuilder(Fold[MustBe18View, MustBe18Event]):
    """A builder of one step's events and of the state after them."""

    def __init__(self, state: MustBe18State) -> None:
        super().__init__(state.public)
        self.hands = list(state.hands)
        self._stock, self._chance, self._fresh = state.stock, state.chance, state.fresh

    def emit(self, event: MustBe18Event) -> None:
        super().emit(event)
        if not self.public.drawn:
            self._fresh = ()

    def result(self) -> StepResult[MustBe18State]:
        state = MustBe18State(self._chance, tuple(self.hands), self._stock, self._fresh, self.public)
        return StepResult(state, tuple(self.events))

    def deal_cards(self, first: int) -> None:
        """Shuffle all cards and deal the hands, beginning with the `first` seat (§1.3)."""
        seats = len(self.hands)
        cards, self._chance = draw(range(deck.SIZE), deck.SIZE, self._chance)
        for place in range(seats):
            seat = (first + place) % seats
            self.hands[seat] = tuple(sorted(cards[deck.HAND_SIZE * place : deck.HAND_SIZE * (place + 1)]))
            stock = deck.SIZE - deck.HAND_SIZE * (place + 1)
            self.emit(HandDealt(seat, deck.HAND_SIZE, self.hands[seat], stock))
        self._stock = tuple(cards[deck.HAND_SIZE * seats :])

    def draw_to_start(self, seat: int) -> None:
        """Draw a card for a seat, because no seat holds three sixes (§7.7)."""
        card = self._take_from_stock(seat)
        self.emit(DrawnToStart(seat, card, len(self._stock)))

    def draw(self, seat: int, forced: bool) -> None:
        """Draw a card in a seat's turn (§3.4)."""
        card = self._take_from_stock(seat)
        self._fresh += (card,)
        self.emit(CardDrawn(seat, card, len(self._stock), forced))

    def _take_from_stock(self, seat: int) -> int:
        card, self._stock = self._stock[0], self._stock[1:]
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
        return card

    def remove_cards(self, seat: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """Remove cards with these numbers from a hand, lowest first (§3.9), and return them."""
        cards = deck.pick_cards(self.hands[seat], numbers, self.public.options.deck)
        self.hands[seat] = tuple([card for card in self.hands[seat] if card not in cards])
        return cards


_START: tuple[Choice, ...] = (ev.LaySixes(),)


class MustBe18(CardGame[MustBe18State, MustBe18View]):
    """You Must Be 18!: two to six seats, and columns whose tops always total eighteen."""

    id = "must_be_18"
    title = message("You Must Be 18!")
    seat_counts = range(2, 7)
    options = MustBe18Options
    choice_types = ev.MustBe18Choice
    event_types = ev.MustBe18Event

    def open(self, setup: Setup) -> MustBe18State:
        return MustBe18State(setup.seed, ((),) * setup.seats, (), (), self.initial_view(setup, None))

    def deal(self, state: MustBe18State) -> StepResult[MustBe18State]:
        view, chance = state.public, state.chance
        if view.dealer is None:
            (dealer,), chance = draw(range(view.seats), 1, chance)
        else:
            dealer = (view.dealer + 1) % view.seats
        events = MustBe18EventBuilder(replace(state, chance=chance))
        first = (dealer + 1) % view.seats
        events.emit(ev.RoundStarted(view.round + 1, dealer, first))
        events.deal_cards(first)
        while not _find_starter(events, first):
            events.emit(ev.Redealt(view.round + 1, dealer, first))
            events.deal_cards(first)
        return events.result()

    def pending(self, state: MustBe18State) -> Mapping[int, tuple[Choice, ...]]:
        seat = state.public.turn
        return {} if seat is None else {seat: _choices(state.public, state.hands[seat])}

    def apply(self, state: MustBe18State, seat: int, choice: Choice) -> StepResult[MustBe18State]:
        allowed = self.pending(state).get(seat, ())
        if choice not in allowed:
            raise IllegalChoice(seat, choice, allowed)
        events = MustBe18EventBuilder(state)
        match choice:
            case ev.LaySixes():
                _lay_sixes(events, seat)
            case ev.PlayCards() | ev.OpenColumn():
                _lay_cards(events, seat, choice)
            case ev.DrawCard():
                events.draw(seat, forced=False)
            case ev.Skip():
                _skip_turn(events, seat, forced=False)
        _play_automatically(events)
        return events.result()

    def ranking(self, state: MustBe18State) -> tuple[int, ...] | None:
        return state.public.ranking or None

    def totals(self, state: MustBe18State) -> tuple[int, ...]:
        return state.public.totals

    def points(self, event: Event) -> Mapping[int, int] | None:
        return dict(enumerate(event.points)) if isinstance(event, ev.RoundScored) else None

    def initial_view(self, setup: Setup, seat: int | None) -> MustBe18View:
        zeros = (0,) * setup.seats
        return MustBe18View(
            seat, setup.seats, setup.options, hand_sizes=zeros, totals=zeros, rounds_won=zeros
        )

    def view(self, state: MustBe18State, seat: int | None) -> MustBe18View:
        if seat is None:
            return state.public
        fresh = state.fresh if seat == state.public.turn else ()
        return replace(state.public, seat=seat, hand=state.hands[seat], fresh=fresh)

    def choices(self, view: MustBe18View) -> tuple[Choice, ...]:
        return () if view.seat is None or view.turn != view.seat else _choices(view, view.hand)

    def redact(self, event: Event, seat: int | None) -> Event | None:
        match event:
            case ev.HandDealt(seat=other) if other != seat:
                return replace(event, cards=())
            case ev.CardDrawn(seat=other) | ev.DrawnToStart(seat=other) if other != seat:
                return replace(event, card=None)
        return event


MUST_BE_18 = MustBe18()


def _choices(view: MustBe18View, hand: tuple[int, ...]) -> tuple[Choice, ...]:
    counts = _number_counts(view, hand)
    if not view.columns:
        return _START if counts[deck.SIX - 1] >= deck.STARTERS else ()
    return turn_choices(counts, view.tops, view.stock, view.drawn, view.options)


def _number_counts(view: MustBe18View, hand: tuple[int, ...]) -> deck.Counts:
    return deck.count_numbers(deck.numbers_of(hand, view.options.deck))


def _find_starter(events: MustBe18EventBuilder, first: int) -> bool:
    """Pass over seats, and let them draw (§7.7), until one has three sixes (§2); return whether one has."""
    seats = events.public.seats
    order = [(first + place) % seats for place in range(seats)]
    for seat in order:
        if _check_starter(events, seat):
            return True
    if events.public.options.start == "redeal":
        return False
    while True:
        for seat in order:
            if not events.public.stock:
                return False
            events.draw_to_start(seat)
            if _check_starter(events, seat):
                return True


def _check_starter(events: MustBe18EventBuilder, seat: int) -> bool:
    """Return whether a seat holds three sixes; if it doesn't, emit that it is passed over (§2.1)."""
    if _number_counts(events.public, events.hands[seat])[deck.SIX - 1] >= deck.STARTERS:
        return True
    events.emit(ev.PassedOver(seat))
    return False


def _lay_sixes(events: MustBe18EventBuilder, seat: int) -> None:
    """Lay three sixes as three columns (§2.2)."""
    cards = events.remove_cards(seat, (deck.SIX,) * deck.STARTERS)
    placements = tuple([Placement(column, card, deck.SIX) for column, card in enumerate(cards)])
    events.emit(ev.ColumnsOpened(seat, placements, (deck.SIX,) * deck.STARTERS, len(events.hands[seat])))


def _lay_cards(events: MustBe18EventBuilder, seat: int, lay: Lay) -> None:
    """Lay cards (§3.2, §3.5); if the hand is then empty, score the round (§4.1)."""
    before = events.public.tops
    opens = isinstance(lay, ev.OpenColumn)
    cards = events.remove_cards(seat, lay.numbers)
    faces = deck.NUMBERS[events.public.options.deck]
    columns = [*[column for column, _number in lay.covers], *([len(before)] if opens else [])]
    placements = tuple(
        [
            Placement(column, card, faces[card], before[column] if column < len(before) else None)
            for column, card in zip(columns, cards, strict=True)
        ]
    )
    after = [*before, 0] if opens else list(before)
    for placement in placements:
        after[placement.column] = placement.number
    kind = ev.ColumnOpened if opens else ev.CardsPlayed
    left = len(events.hands[seat])
    events.emit(kind(seat, placements, before, tuple(after), left))
    if not left:
        events.emit(ev.HandEmptied(seat))
        _score_round(events)


def _skip_turn(events: MustBe18EventBuilder, seat: int, forced: bool) -> None:
    """Lay nothing (§3.7); score the round if this blocks it (§4.2)."""
    events.emit(ev.Skipped(seat, forced, bool(events.public.drawn)))
    if not events.public.stock and events.public.skips >= events.public.seats:
        events.emit(ev.RoundBlocked(events.public.tops))
        _score_round(events)


def _play_automatically(events: MustBe18EventBuilder) -> None:
    """Draw or skip for seats that can't lay anything, until a seat has a choice (§3.8)."""
    while (seat := events.public.turn) is not None:
        view = events.public
        if _choices(view, events.hands[seat]):
            return
        if may_draw(False, view.stock, view.drawn, view.options):
            events.draw(seat, forced=True)
        else:
            _skip_turn(events, seat, forced=True)


def _score_round(events: MustBe18EventBuilder) -> None:
    """Score the round (§4.3); after the last round, end the match (§5)."""
    view = events.public
    points = tuple([sum(deck.numbers_of(hand, view.options.deck)) for hand in events.hands])
    fewest = min(points)
    winners = tuple([seat for seat, own in enumerate(points) if own == fewest])
    after = tuple([total + own for total, own in zip(view.totals, points, strict=True)])
    hands = tuple(events.hands)
    events.emit(ev.RoundScored(view.round, view.out, hands, points, winners, view.totals, after))
    if view.round == view.options.rounds:
        events.emit(ev.MatchEnded(final_ranks(events.public), after, events.public.rounds_won))


def final_ranks(view: MustBe18View) -> tuple[int, ...]:
    """Return each seat's rank by the current totals (§5, §7.8)."""
    by_won = view.options.tie == "rounds_won"
    results = {
        seat: (total, -won) if by_won else (total,)
        for seat, (total, won) in enumerate(zip(view.totals, view.rounds_won, strict=True))
    }
    return tuple(rank(results).values())
