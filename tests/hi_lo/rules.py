"""Hi-lo: 52 cards, one of each number. Is the next one higher or lower than the open one?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from game.engine.chance import draw
from game.engine.contract import CardGame, Choice, Event, IllegalChoice, Phase, Setup, StepResult, rank
from game.engine.fold import Fold
from game.language.message import message

HIGHEST, TURNS = 52, 6


class Guess(Choice, frozen=True):
    """A guess about the next card."""

    higher: bool


class RoundStarted(Event, frozen=True):
    """The first card is open."""

    phase: ClassVar[Phase] = Phase.DEALING
    round: int
    card: int

    def apply_to(self, view: HiLoView) -> HiLoView:
        return replace(view, round=self.round, cards=(self.card,), points=(0,) * view.seats)


class CardTurned(Event, frozen=True):
    """A seat has guessed, and the next card was turned."""

    seat: int
    higher: bool
    card: int
    right: bool

    def apply_to(self, view: HiLoView) -> HiLoView:
        points = tuple(had + (self.right and seat == self.seat) for seat, had in enumerate(view.points))
        return replace(view, cards=(*view.cards, self.card), points=points)


class RoundScored(Event, frozen=True):
    """Each seat's right guesses, and its total with them."""

    phase: ClassVar[Phase] = Phase.SCORING
    points: tuple[int, ...]
    totals: tuple[int, ...]

    def apply_to(self, view: HiLoView) -> HiLoView:
        return replace(view, totals=self.totals)


class MatchEnded(Event, frozen=True):
    """The match is over."""

    phase: ClassVar[Phase] = Phase.SCORING
    ranking: tuple[int, ...]
    totals: tuple[int, ...]

    def apply_to(self, view: HiLoView) -> HiLoView:
        return replace(view, ranking=self.ranking)


class HiLoOptions(Struct, frozen=True):
    """The length of a match."""

    rounds: Annotated[int, Meta(ge=1, le=9, title="Rounds", description="How many are played.")] = 3


class HiLoView(Struct, frozen=True):
    """All public information: `cards` were turned in this round, `points` are its right guesses by seat."""

    seat: int | None
    seats: int
    options: HiLoOptions
    totals: tuple[int, ...]
    round: int = 0
    cards: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()

    @property
    def asked(self) -> int | None:
        """The seat that has to guess, or None."""
        guesses = len(self.cards) - 1
        return guesses % self.seats if 0 <= guesses < TURNS * self.seats else None


class HiLoState(Struct, frozen=True):
    """The public information, the stock from its top, and the generator's state."""

    public: HiLoView
    stock: tuple[int, ...]
    chance: int


class HiLo(CardGame[HiLoState, HiLoView]):
    id = "hi_lo"
    title = message("Hi-lo")
    more_is_better = True
    seat_counts = range(2, 5)
    options = HiLoOptions
    choice_types = Guess
    event_types = RoundStarted | CardTurned | RoundScored | MatchEnded

    def open(self, setup: Setup) -> HiLoState:
        return HiLoState(HiLoView(None, setup.seats, setup.options, (0,) * setup.seats), (), setup.seed)

    def deal(self, state: HiLoState) -> StepResult[HiLoState]:
        seats = state.public.seats
        cards, chance = draw(range(1, HIGHEST + 1), 1 + TURNS * seats, state.chance)
        started = RoundStarted(state.public.round + 1, cards[0])
        return StepResult(HiLoState(started.apply_to(state.public), tuple(cards[1:]), chance), (started,))

    def pending(self, state: HiLoState) -> Mapping[int, tuple[Choice, ...]]:
        asked = state.public.asked
        return {} if asked is None else {asked: (Guess(True), Guess(False))}

    def apply(self, state: HiLoState, seat: int, choice: Choice) -> StepResult[HiLoState]:
        legal = self.pending(state).get(seat, ())
        if not isinstance(choice, Guess) or choice not in legal:
            raise IllegalChoice(seat, choice, legal)
        card = state.stock[0]
        step: Fold[HiLoView, Event] = Fold(state.public)
        step.emit(CardTurned(seat, choice.higher, card, (card > state.public.cards[-1]) == choice.higher))
        if step.public.asked is None:
            totals = tuple(map(sum, zip(step.public.totals, step.public.points, strict=True)))
            step.emit(RoundScored(step.public.points, totals))
            if step.public.round == step.public.options.rounds:
                ranks = rank({seat: -total for seat, total in enumerate(totals)})
                step.emit(MatchEnded(tuple(ranks.values()), totals))
        return StepResult(replace(state, public=step.public, stock=state.stock[1:]), tuple(step.events))

    def ranking(self, state: HiLoState) -> tuple[int, ...] | None:
        return state.public.ranking or None

    def totals(self, state: HiLoState) -> tuple[int, ...]:
        return state.public.totals

    def points(self, event: Event) -> Mapping[int, int] | None:
        return dict(enumerate(event.points)) if isinstance(event, RoundScored) else None

    def view(self, state: HiLoState, seat: int | None) -> HiLoView:
        return replace(state.public, seat=seat)

    def initial_view(self, setup: Setup, seat: int | None) -> HiLoView:
        return self.view(self.open(setup), seat)

    def choices(self, view: HiLoView) -> tuple[Choice, ...]:
        return (Guess(True), Guess(False)) if view.seat is not None and view.asked == view.seat else ()

    def redact(self, event: Event, seat: int | None) -> Any:
        return event


HI_LO = HiLo()
