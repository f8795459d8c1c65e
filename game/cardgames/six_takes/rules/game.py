"""The rules of 6 takes! as pure functions over an immutable state. Paragraphs (§) are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.events import CardPicked, CardsRevealed, SixTakesEvent
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView, initial_view, without_card
from game.engine.chance import draw
from game.engine.contract import CardGame, Choice, Event, IllegalChoice, Setup, StepResult, rank
from game.engine.fold import Fold
from game.language.message import message


class SixTakesState(Struct, frozen=True, gc=False):
    """The whole state of a match. Tuples by seat include seats that are out.

    Attributes:
        chance: the state of the random generator.
        hands: by seat, ascending, without the card chosen this turn.
        chosen: by seat, the card laid face down this turn; 0 if none.
        public: what a spectator sees. Its `waiting` is empty unless the first waiting card is too low and its
            seat must choose a row.
    """

    chance: int
    hands: tuple[tuple[int, ...], ...]
    chosen: tuple[int, ...]
    public: SixTakesView


class SixTakesEventBuilder(Fold[SixTakesView, SixTakesEvent]):
    """A collector of the events of one step, and of the state after them."""

    __slots__ = ("_chosen", "chance", "hands")

    def __init__(self, state: SixTakesState, *events: SixTakesEvent) -> None:
        super().__init__(state.public, *events)
        self.chance = state.chance
        self.hands = list(state.hands)
        self._chosen = state.chosen

    def result(self) -> StepResult[SixTakesState]:
        state = SixTakesState(self.chance, tuple(self.hands), self._chosen, self.public)
        return StepResult(state, tuple(self.events))

    def pick(self, seat: int, card: int, automatic: bool) -> None:
        """Take a face-up card into a hand (§6.2)."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
        self.emit(CardPicked(seat, card, automatic))

    def reveal(self) -> None:
        """Turn up all chosen cards (§2.2)."""
        plays = sorted([(self._chosen[seat], seat) for seat in self.public.playing])
        self._chosen = (0,) * len(self._chosen)
        self.emit(CardsRevealed(self.public.turn, tuple(plays), False))

    def reveal_last(self) -> None:
        """Play the last card of every hand automatically, in a turn of its own (§2.3)."""
        plays = sorted([(self.hands[seat][0], seat) for seat in self.public.playing])
        self.hands = [()] * len(self.hands)
        self.emit(CardsRevealed(self.public.turn + 1, tuple(plays), True))


HIGHEST_CARD = 104
HAND_SIZE = 10
ROWS = 4
ROW_SIZE = 5


def ducks_on(card: int) -> int:
    """Return the ducks on a card, 1–7 (§1.2)."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    return 2 if card % 5 == 0 else 1


DUCKS = (0, *(ducks_on(card) for card in range(1, HIGHEST_CARD + 1)))
"""Ducks by card number; index 0 stands for no card."""
_PLAYS = tuple(ev.PlayCard(card) for card in range(HIGHEST_CARD + 1))
_PICKS = tuple(ev.PickCard(card) for card in range(HIGHEST_CARD + 1))
_TAKES = tuple(ev.TakeRow(row) for row in range(ROWS))


def ducks_in(cards: tuple[int, ...]) -> int:
    return sum(map(DUCKS.__getitem__, cards))


def row_for(card: int, rows: tuple[tuple[int, ...], ...] | list[tuple[int, ...]]) -> int | None:
    """Return the index of the row with the highest last card below this card (§3.1); None if it's too low."""
    best, target = 0, None
    for number, row in enumerate(rows):
        last = row[-1]
        if best < last < card:
            best, target = last, number
    return target


class SixTakes(CardGame[SixTakesState, SixTakesView]):
    """The rules of 6 takes!, for 2 to 10 seats that choose their cards simultaneously."""

    id = "six_takes"
    title = message("6 takes!")
    unit = ("duck", "ducks")
    seat_counts = range(2, 11)
    options = SixTakesOptions
    choice_types = ev.SixTakesChoice
    event_types = ev.SixTakesEvent

    def open(self, setup: Setup) -> SixTakesState:
        seats = setup.seats
        return SixTakesState(setup.seed, ((),) * seats, (0,) * seats, self.initial_view(setup, None))

    def deal(self, state: SixTakesState) -> StepResult[SixTakesState]:
        view, events = state.public, SixTakesEventBuilder(state)
        playing = tuple([seat for seat in range(view.seats) if not view.out[seat]])
        needed = HAND_SIZE * len(playing) + ROWS
        deck = needed if view.options.professional else HIGHEST_CARD
        cards, events.chance = draw(range(1, deck + 1), needed, state.chance)
        events.emit(ev.RoundStarted(view.round + 1, playing, deck))
        events.emit(ev.RowsLaid(tuple(cards[:ROWS])))
        if view.options.draft:
            # The seat after the first picker of the previous draft begins (§6.2).
            last = view.picking[0] if view.picking else -1
            order = tuple(sorted(playing, key=lambda seat: (seat <= last, seat)))
            events.emit(ev.DraftLaid(tuple(sorted(cards[ROWS:])), order))
        else:
            for place, seat in enumerate(playing):
                first = ROWS + place * HAND_SIZE
                hand = events.hands[seat] = tuple(sorted(cards[first : first + HAND_SIZE]))
                events.emit(ev.HandDealt(seat, HAND_SIZE, hand))
            events.emit(ev.TurnStarted(1))
        return events.result()

    def pending(self, state: SixTakesState) -> Mapping[int, tuple[Choice, ...]]:
        view, hands, chosen = state.public, state.hands, state.chosen
        if view.asked is not None:
            return {view.asked: _TAKES}
        if view.picker is not None:
            return {view.picker: tuple([_PICKS[card] for card in view.pool])}
        return {
            seat: tuple([_PLAYS[card] for card in hands[seat]])
            for seat in view.playing
            if hands[seat] and not chosen[seat]
        }

    def apply(self, state: SixTakesState, seat: int, choice: Choice) -> StepResult[SixTakesState]:
        view = state.public
        if isinstance(choice, ev.PlayCard):
            if (
                0 <= seat < view.seats
                and choice.card in state.hands[seat]
                and not (state.chosen[seat] or view.waiting or view.pool)
            ):
                return _play_card(state, seat, choice.card)
        elif isinstance(choice, ev.TakeRow):
            if view.asked == seat and choice in _TAKES:
                events = SixTakesEventBuilder(state)
                _place_cards(events, choice.row)
                return events.result()
        elif isinstance(choice, ev.PickCard) and choice.card in view.pool and seat == view.picker:
            return _pick_card(state, seat, choice.card)
        raise IllegalChoice(seat, choice, self.pending(state).get(seat, ()))

    def ranking(self, state: SixTakesState) -> tuple[int, ...] | None:
        return state.public.ranking or None

    def totals(self, state: SixTakesState) -> tuple[int, ...]:
        return state.public.totals

    def usual_rounds(self, options: SixTakesOptions) -> int:
        return max(1, round(options.limit / 10))

    def points(self, event: Event) -> Mapping[int, int] | None:
        if not isinstance(event, ev.RoundScored):
            return None
        return {seat: event.ducks[seat] for seat in event.playing}

    def is_out(self, view: SixTakesView) -> bool:
        return view.seat is not None and bool(view.out[view.seat])

    def initial_view(self, setup: Setup, seat: int | None) -> SixTakesView:
        return initial_view(seat, setup.seats, setup.options)

    def view(self, state: SixTakesState, seat: int | None) -> SixTakesView:
        if seat is None:
            return state.public
        return replace(state.public, seat=seat, hand=state.hands[seat], chosen=state.chosen[seat])

    def choices(self, view: SixTakesView) -> tuple[Choice, ...]:
        seat = view.seat
        if seat is None:
            return ()
        match view.stage:
            case "place" if view.asked == seat:
                return _TAKES
            case "draft" if view.picker == seat:
                return tuple(_PICKS[card] for card in view.pool)
            case "choose" if not view.ready[seat]:
                return tuple(_PLAYS[card] for card in view.hand)
        return ()

    def redact(self, event: Event, seat: int | None) -> Event | None:
        if isinstance(event, ev.HandDealt) and event.seat != seat:
            return ev.HandDealt(event.seat, event.count, ())
        if isinstance(event, ev.CardChosen) and event.seat != seat:
            return ev.CardChosen(event.seat, 0)
        return event


def _pick_card(state: SixTakesState, seat: int, card: int) -> StepResult[SixTakesState]:
    """Apply a pick of the draft; the last card goes to its picker automatically."""
    events = SixTakesEventBuilder(state)
    events.pick(seat, card, False)
    if len(events.public.pool) == 1:
        (last,), picker = events.public.pool, events.public.picker
        assert picker is not None
        events.pick(picker, last, True)
    if not events.public.pool:
        events.emit(ev.TurnStarted(1))
    return events.result()


def _play_card(state: SixTakesState, seat: int, card: int) -> StepResult[SixTakesState]:
    """Lay a card face down; once all seats have chosen, resolve the turn (§3)."""
    hands, chosen = list(state.hands), list(state.chosen)
    hands[seat], chosen[seat] = without_card(hands[seat], card), card
    event = ev.CardChosen(seat, card)
    public = event.apply_to(state.public)
    laid = SixTakesState(state.chance, tuple(hands), tuple(chosen), public)
    if chosen.count(0) > len(chosen) - len(public.playing):
        return StepResult(laid, (event,))
    events = SixTakesEventBuilder(laid, event)
    events.reveal()
    _place_cards(events, None)
    return events.result()


def _place_cards(events: SixTakesEventBuilder, row_choice: int | None) -> None:
    """Place the revealed cards, lowest first (§3.2), until a seat must choose a row or the round is over.

    `row_choice` is the row that the first, too-low card takes (§3.3), if it's already chosen.
    """
    emit = events.emit
    while True:
        for card, seat in events.public.waiting:
            rows = events.public.rows
            row = row_for(card, rows)
            reason = None
            if row is None:
                if row_choice is None:
                    # Only the lowest card can be too low: once it lies in a row, higher cards can follow it.
                    emit(ev.RowAsked(seat, card))
                    return
                row, row_choice, reason = row_choice, None, ev.Reason.TOO_LOW
            elif len(rows[row]) == ROW_SIZE:
                reason = ev.Reason.SIXTH
            cards = rows[row]
            if reason is not None:
                emit(ev.RowTaken(seat, card, row, cards, ducks_in(cards), reason))
                cards = ()
            emit(ev.CardPlaced(seat, card, row, len(cards) + 1))
        left = len(events.hands[events.public.playing[0]])
        if left != 1:
            break
        events.reveal_last()
    if left:
        emit(ev.TurnStarted(events.public.turn + 1))
    else:
        _score_round(events)


def _score_round(events: SixTakesEventBuilder) -> None:
    """Add up the ducks, put seats out, and end the match if it is over (§4, §5)."""
    view = events.public
    ducks = tuple(map(ducks_in, view.taken))
    totals = tuple(map(sum, zip(view.totals, ducks, strict=True)))
    events.emit(ev.RoundScored(view.round, view.playing, view.taken, ducks, totals))
    limit = view.options.limit
    if limit and view.options.ending == "elimination":
        for seat in view.playing:
            if totals[seat] > limit:
                events.emit(ev.SeatWentOut(seat, totals[seat], view.round))
        over = sum(not gone for gone in events.public.out) <= 1
    else:
        over = max(totals) >= limit
    if over:
        out = events.public.out
        # A seat that is still in has fewer ducks than any that went out in this round.
        ranks = rank({seat: (-(out[seat] or view.round), totals[seat]) for seat in range(view.seats)})
        events.emit(ev.MatchEnded(tuple([ranks[seat] for seat in range(view.seats)]), totals))


SIX_TAKES = SixTakes()
