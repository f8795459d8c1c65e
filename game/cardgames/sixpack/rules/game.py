"""The rules of Sixpack as pure functions over an immutable state. § refers to RULES.md.

The state consists of a spectator's view, the secrets and the random generator. Each event changes the
spectator's view the same way as every listener's view.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules import dealing
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.deck import Ids
from game.cardgames.sixpack.rules.effects import EFFECT_ROUTINES
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.turn import START, TURN_ROUTINES
from game.cardgames.sixpack.rules.view import SixpackState, SixpackView
from game.engine.contract import CardGame, Choice, Event, IllegalChoice, Setup, StepResult
from game.language.message import message

ROUTINES = TURN_ROUTINES | EFFECT_ROUTINES
"""The handlers of all steps, by kind."""


class Sixpack(CardGame[SixpackState, SixpackView]):
    """Sixpack: 2–6 seats, simultaneous choices, and effects that ask questions."""

    id = "sixpack"
    title = message("Sixpack")
    seat_counts = range(2, 7)
    options = SixpackOptions
    choice_types = ch.SixpackChoice
    event_types = ev.SixpackEvent
    more_is_better = True

    def check(self, setup: Setup) -> None:
        super().check(setup)
        dealing.check_packs(setup.options, setup.seats)

    def open(self, setup: Setup) -> SixpackState:
        packs, chance = dealing.choose_packs(setup.options, setup.seats, setup.seed)
        nothing: tuple[tuple[Any, ...], ...] = ((),) * setup.seats
        return SixpackState(
            packs=packs,
            chance=chance,
            hands=nothing,
            knowers=(),
            left=(),
            laid=nothing,
            passing=(0,) * setup.seats,
            questions=(),
            public=self.initial_view(setup, None),
        )

    def deal(self, state: SixpackState) -> StepResult[SixpackState]:
        board = Board(state, ROUTINES)
        dealing.deal_round(board)
        board.push(START)
        board.run()
        return board.result()

    def pending(self, state: SixpackState) -> Mapping[int, tuple[Choice, ...]]:
        return {question.seat: question.legal for question in state.questions}

    def apply(self, state: SixpackState, seat: int, choice: Choice) -> StepResult[SixpackState]:
        for place, question in enumerate(state.questions):
            if question.seat == seat:
                for legal in question.legal:
                    if legal == choice:
                        board = Board(state, ROUTINES)
                        del board.questions[place]
                        board.answer(question.step, legal)
                        board.run()
                        return board.result()
        raise IllegalChoice(seat, choice, self.pending(state).get(seat, ()))

    def ranking(self, state: SixpackState) -> tuple[int, ...] | None:
        return state.public.ranking or None

    def totals(self, state: SixpackState) -> tuple[int, ...]:
        return state.public.totals

    def points(self, event: Event) -> Mapping[int, int] | None:
        return dict(enumerate(event.points)) if isinstance(event, ev.RoundScored) else None

    def initial_view(self, setup: Setup, seat: int | None) -> SixpackView:
        return SixpackView(seat, setup.seats, setup.options, totals=(0,) * setup.seats)

    def view(self, state: SixpackState, seat: int | None) -> SixpackView:
        view = state.public
        if seat is None:
            return view
        if not view.round:
            return replace(view, seat=seat)
        return replace(
            view,
            seat=seat,
            hand=state.hands[seat],
            known=_known_cards(state, seat),
            laid=state.laid[seat],
            passing=state.passing[seat],
            questions=tuple([question.seen_by(seat) for question in state.questions]),
        )

    def choices(self, view: SixpackView) -> tuple[Choice, ...]:
        return view.question.legal if view.question else ()

    def redact(self, event: Event, seat: int | None) -> Event | None:
        match event:
            case ev.HandDealt() if event.seat != seat:
                return ev.HandDealt(event.seat, event.count, (), event.open)
            case ev.CardLaid() if event.seat != seat:
                return ev.CardLaid(event.seat, 0, (), event.count, event.open)
            case ev.PassChosen() if event.seat != seat:
                return ev.PassChosen(event.seat, 0)
            case ev.CardStolen() if not event.shown and seat not in (event.seat, event.victim):
                return ev.CardStolen(event.seat, event.source, event.victim, 0, False)
            case ev.CardsPassed():
                return ev.CardsPassed(event.side, tuple([move.seen_by(seat) for move in event.passes]))
            case ev.Asked():
                return ev.Asked(event.question.seen_by(seat), event.agenda)
        return event


def _known_cards(state: SixpackState, seat: int) -> tuple[Ids, ...]:
    """Return, for each other seat, the cards in its hand or laid that `seat` knows; () for `seat` itself."""
    bit = 1 << seat
    knowers = state.knowers
    known: list[Ids] = []
    for other, (hand, laid) in enumerate(zip(state.hands, state.laid, strict=True)):
        held = [card for lay in laid for card in (lay.card, *lay.calculators)]
        cards = [] if other == seat else [card for card in (*hand, *held) if knowers[card] & bit]
        known.append(tuple(sorted(cards)))
    return tuple(known)


SIXPACK = Sixpack()
