"""The rules of 6 takes! as pure functions over an immutable state. Paragraphs (§) are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules import view as views
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import Play, SixTakesView, put, without
from game.engine.chance import draw
from game.engine.contract import CardGame, Choice, Event, IllegalChoice, Setup, Step, rank

HIGHEST_CARD = 104
HAND_SIZE = 10
ROWS = 4
ROW_SIZE = 5


def ducks_on(card: int) -> int:
    """The ducks on a card, 1–7 (§1.2)."""
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    return 2 if card % 5 == 0 else 1


DUCKS = (0, *(ducks_on(card) for card in range(1, HIGHEST_CARD + 1)))
_PLAYS = tuple(ev.PlayCard(card) for card in range(HIGHEST_CARD + 1))
_PICKS = tuple(ev.PickCard(card) for card in range(HIGHEST_CARD + 1))
_TAKES = tuple(ev.TakeRow(row) for row in range(ROWS))


def ducks_in(cards: tuple[int, ...]) -> int:
    """The ducks on all of the cards."""
    return sum(DUCKS[card] for card in cards)


def row_for(card: int, rows: tuple[tuple[int, ...], ...] | list[tuple[int, ...]]) -> int | None:
    """The row that a card must go to: the one with the highest last card below it (§3.1).

    None if the card is too low for every row.
    """
    best, found = 0, None
    for number, row in enumerate(rows):
        last = row[-1]
        if best < last < card:
            best, found = last, number
    return found


class SixTakesState(msgspec.Struct, frozen=True, gc=False):
    """Everything about a match. Tuples by seat have an entry for every seat, also one that is out.

    Attributes:
        chance: the state of the generator.
        round, turn: from 1; 0 before the first.
        deck: the highest card of this round.
        playing: the seats dealt in this round.
        hands: by seat, ascending, without the card that was chosen.
        pool, picking: in a draft, the face-up cards left and the order of the pickers.
        chosen: by seat, the card laid face down this turn, 0 if none.
        waiting: revealed cards not yet placed, lowest first: the agenda of this turn. It is only not empty
            while its first card's seat is asked for a row.
        plays: the revealed cards of every turn of this round.
        taken: by seat, the cards taken this round, until they are scored; `totals` are the ducks of the
            scored rounds.
        out: by seat, the round in which it went out, 0 while it is in.
        ranking: empty until the match is over.
    """

    options: SixTakesOptions
    seats: int
    chance: int
    round: int
    turn: int
    deck: int
    playing: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    pool: tuple[int, ...]
    picking: tuple[int, ...]
    chosen: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    waiting: tuple[Play, ...]
    plays: tuple[tuple[Play, ...], ...]
    taken: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    out: tuple[int, ...]
    ranking: tuple[int, ...]

    @property
    def picker(self) -> int:
        """Whose turn it is to pick in the draft."""
        picked = sum(map(len, self.hands))
        return self.picking[picked % len(self.picking)]


class SixTakes(CardGame[SixTakesState, SixTakesView]):
    """6 takes!: 2–10 seats, simultaneous choice."""

    id = "six_takes"
    title = "6 takes!"
    unit = ("duck", "ducks")
    seat_counts = range(2, 11)
    options = SixTakesOptions
    choice_types = ev.SixTakesChoice
    event_types = ev.SixTakesEvent

    def open(self, setup: Setup) -> SixTakesState:
        """The state before the first deal."""
        nothing: tuple[tuple[int, ...], ...] = ((),) * setup.seats
        zeros = (0,) * setup.seats
        return SixTakesState(
            options=setup.options,
            seats=setup.seats,
            chance=setup.seed,
            round=0,
            turn=0,
            deck=0,
            playing=(),
            hands=nothing,
            pool=(),
            picking=(),
            chosen=zeros,
            rows=(),
            waiting=(),
            plays=(),
            taken=nothing,
            totals=zeros,
            out=zeros,
            ranking=(),
        )

    def deal(self, state: SixTakesState) -> Step[SixTakesState]:
        """Begin the next round (§2.1), or its draft (§6.2)."""
        playing = tuple(seat for seat in range(state.seats) if not state.out[seat])
        needed = HAND_SIZE * len(playing) + ROWS
        deck = needed if state.options.professional else HIGHEST_CARD
        cards, chance = draw(range(1, deck + 1), needed, state.chance)
        number = state.round + 1
        events: list[Event] = [ev.RoundStarted(number, playing, deck), ev.RowsLaid(tuple(cards[:ROWS]))]
        hands: list[tuple[int, ...]] = [()] * state.seats
        pool: tuple[int, ...] = ()
        picking: tuple[int, ...] = ()
        if state.options.draft:
            pool = tuple(sorted(cards[ROWS:]))
            picking = _picking_order(playing, state.picking)
            events.append(ev.DraftLaid(pool, picking))
        else:
            for place, seat in enumerate(playing):
                first = ROWS + place * HAND_SIZE
                hands[seat] = tuple(sorted(cards[first : first + HAND_SIZE]))
                events.append(ev.HandDealt(seat, HAND_SIZE, hands[seat]))
            events.append(ev.TurnStarted(1))
        dealt = msgspec.structs.replace(
            state,
            chance=chance,
            round=number,
            turn=0 if pool else 1,
            deck=deck,
            playing=playing,
            hands=tuple(hands),
            pool=pool,
            picking=picking,
            rows=tuple((card,) for card in cards[:ROWS]),
            plays=(),
        )
        return Step(dealt, tuple(events))

    def pending(self, state: SixTakesState) -> Mapping[int, tuple[Choice, ...]]:
        """The seats that have not chosen a card; or the seat that picks; or the one that must take a row."""
        if state.waiting:
            return {state.waiting[0][1]: _TAKES}
        if state.pool:
            return {state.picker: tuple([_PICKS[card] for card in state.pool])}
        hands, chosen = state.hands, state.chosen
        return {
            seat: tuple([_PLAYS[card] for card in hands[seat]])
            for seat in state.playing
            if hands[seat] and not chosen[seat]
        }

    def apply(self, state: SixTakesState, seat: int, choice: Choice) -> Step[SixTakesState]:
        """The state and events after a choice: up to the next question, or to the end of the round.

        Raises:
            IllegalChoice: if that seat may not choose that now.
        """
        if isinstance(choice, ev.PlayCard):
            if (
                0 <= seat < state.seats
                and choice.card in state.hands[seat]
                and not (state.chosen[seat] or state.waiting or state.pool)
            ):
                return _play(state, seat, choice.card)
        elif isinstance(choice, ev.TakeRow):
            if state.waiting and state.waiting[0][1] == seat and choice in _TAKES:
                return _place(state, list(state.waiting), state.hands, [], choice.row)
        elif isinstance(choice, ev.PickCard) and choice.card in state.pool and seat == state.picker:
            return _pick(state, choice.card)
        raise IllegalChoice(seat, choice, self.pending(state).get(seat, ()))

    def ranking(self, state: SixTakesState) -> tuple[int, ...] | None:
        """The final ranks (§5), or None."""
        return state.ranking or None

    def totals(self, state: SixTakesState) -> tuple[int, ...]:
        """Ducks of the scored rounds by seat."""
        return state.totals

    def points(self, event: Event) -> Mapping[int, int] | None:
        """Ducks of a round by the seats dealt in, if this event scores it."""
        if not isinstance(event, ev.RoundScored):
            return None
        return {seat: event.ducks[seat] for seat in event.playing}

    def blank(self, setup: Setup, seat: int | None) -> SixTakesView:
        """A seat's view before the first deal."""
        return self.view(self.open(setup), seat)

    def view(self, state: SixTakesState, seat: int | None) -> SixTakesView:
        """All that lies open, and the seat's own hand and chosen card."""
        draft = state.options.draft
        waiting = state.waiting
        return SixTakesView(
            seat=seat,
            seats=state.seats,
            options=state.options,
            round=state.round,
            turn=state.turn,
            deck=state.deck,
            playing=state.playing,
            hand=() if seat is None else state.hands[seat],
            hand_sizes=tuple(map(len, state.hands)),
            known=tuple(map(_held, state.hands, state.chosen)) if draft else ((),) * state.seats,
            pool=state.pool,
            picking=state.picking,
            chosen=0 if seat is None else state.chosen[seat],
            ready=tuple(map(bool, state.chosen)),
            rows=state.rows,
            waiting=waiting,
            asked=waiting[0][1] if waiting else None,
            plays=state.plays,
            taken=state.taken,
            totals=state.totals,
            out=state.out,
            ranking=state.ranking,
        )

    def see(self, view: SixTakesView, event: Event) -> SixTakesView:
        """The view after its seat has heard of an event."""
        heard: Any = event
        return views.see(view, heard)

    def choices(self, view: SixTakesView) -> tuple[Choice, ...]:
        """The choices of the view's seat now."""
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
        """Hands and face-down cards are only their own seat's to see."""
        if isinstance(event, ev.HandDealt) and event.seat != seat:
            return ev.HandDealt(event.seat, event.count, ())
        if isinstance(event, ev.CardChosen) and event.seat != seat:
            return ev.CardChosen(event.seat, 0)
        return event


def _held(hand: tuple[int, ...], chosen: int) -> tuple[int, ...]:
    return tuple(sorted((*hand, chosen))) if chosen else hand


def _picking_order(playing: tuple[int, ...], before: tuple[int, ...]) -> tuple[int, ...]:
    """Clockwise from the first seat after the one that picked first in the round before (§6.2)."""
    last = before[0] if before else -1
    return tuple(sorted(playing, key=lambda seat: (seat <= last, seat)))


def _pick(state: SixTakesState, card: int) -> Step[SixTakesState]:
    """A draft's pick; the last card goes to the last picker by itself."""
    events: list[Event] = []
    automatic = False
    while True:
        seat = state.picker
        events.append(ev.CardPicked(seat, card, automatic))
        hands = put(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
        state = msgspec.structs.replace(state, hands=hands, pool=without(state.pool, card))
        if len(state.pool) != 1:
            break
        card, automatic = state.pool[0], True
    if state.pool:
        return Step(state, tuple(events))
    events.append(ev.TurnStarted(1))
    return Step(msgspec.structs.replace(state, turn=1), tuple(events))


def _play(state: SixTakesState, seat: int, card: int) -> Step[SixTakesState]:
    """A card laid face down; when all have chosen, the turn is resolved (§3)."""
    chosen = put(state.chosen, seat, card)
    hands = put(state.hands, seat, without(state.hands[seat], card))
    if not all(chosen[other] for other in state.playing):
        laid = msgspec.structs.replace(state, hands=hands, chosen=chosen)
        return Step(laid, (ev.CardChosen(seat, card),))
    plays = sorted([(chosen[other], other) for other in state.playing])
    events: list[Event] = [ev.CardChosen(seat, card), ev.CardsRevealed(state.turn, tuple(plays), False)]
    revealed = msgspec.structs.replace(state, chosen=(0,) * state.seats, plays=(*state.plays, tuple(plays)))
    return _place(revealed, plays, hands, events, None)


def _place(
    state: SixTakesState,
    waiting: list[Play],
    hands: tuple[tuple[int, ...], ...],
    events: list[Event],
    row_choice: int | None,
) -> Step[SixTakesState]:
    """Place the revealed cards lowest first (§3.2) until one needs an answer or the round is over."""
    rows = list(state.rows)
    taken = list(state.taken)
    plays, turn = state.plays, state.turn
    while True:
        for card, seat in waiting:
            row = row_for(card, rows)
            reason = None
            if row is None:
                if row_choice is None:
                    # It is the lowest card: once one lies in a row, no higher one is too low.
                    events.append(ev.RowAsked(seat, card))
                    asked = msgspec.structs.replace(
                        state,
                        turn=turn,
                        hands=hands,
                        rows=tuple(rows),
                        taken=tuple(taken),
                        waiting=tuple(waiting),
                        plays=plays,
                    )
                    return Step(asked, tuple(events))
                row, row_choice, reason = row_choice, None, ev.Reason.TOO_LOW
            elif len(rows[row]) == ROW_SIZE:
                reason = ev.Reason.SIXTH
            if reason is not None:
                cards = rows[row]
                taken[seat] += cards
                rows[row] = ()
                events.append(ev.RowTaken(seat, card, row, cards, ducks_in(cards), reason))
            rows[row] += (card,)
            events.append(ev.CardPlaced(seat, card, row, len(rows[row])))
        left = len(hands[state.playing[0]])
        if left != 1:
            break
        turn += 1
        waiting = sorted((hands[seat][0], seat) for seat in state.playing)
        hands = ((),) * state.seats
        plays = (*plays, tuple(waiting))
        events.append(ev.CardsRevealed(turn, tuple(waiting), True))
    placed = msgspec.structs.replace(
        state, turn=turn, hands=hands, rows=tuple(rows), taken=tuple(taken), waiting=(), plays=plays
    )
    if left:
        events.append(ev.TurnStarted(turn + 1))
        return Step(msgspec.structs.replace(placed, turn=turn + 1), tuple(events))
    return _score(placed, events)


def _score(state: SixTakesState, events: list[Event]) -> Step[SixTakesState]:
    """Add the ducks taken, put seats out, and see whether the match is over (§4 and §5)."""
    ducks = tuple(map(ducks_in, state.taken))
    totals = tuple(map(sum, zip(state.totals, ducks, strict=True)))
    out = state.out
    events.append(ev.RoundScored(state.round, state.playing, state.taken, ducks, totals))
    limit = state.options.limit
    if limit and state.options.ending == "elimination":
        for seat in state.playing:
            if totals[seat] > limit:
                out = put(out, seat, state.round)
                events.append(ev.SeatWentOut(seat, totals[seat], state.round))
        over = sum(not gone for gone in out) <= 1
    else:
        over = max(totals) >= limit
    ranking: tuple[int, ...] = ()
    if over:
        ranks = rank({seat: (-(out[seat] or state.round + 1), totals[seat]) for seat in range(state.seats)})
        ranking = tuple(ranks[seat] for seat in range(state.seats))
        events.append(ev.MatchEnded(ranking, totals))
    return Step(
        msgspec.structs.replace(state, taken=((),) * state.seats, totals=totals, out=out, ranking=ranking),
        tuple(events),
    )


SIX_TAKES = SixTakes()
