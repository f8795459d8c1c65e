"""The state of a match of You Must Be 18!, and the builder of its steps."""

from __future__ import annotations

from msgspec import Struct

from game.cardgames.must_be_18.rules.deck import HAND_SIZE, SIZE, Counts, counted, numbers_of, pick
from game.cardgames.must_be_18.rules.events import CardDrawn, DrawnToStart, HandDealt, MustBe18Event
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.engine.chance import draw
from game.engine.contract import StepResult
from game.engine.fold import Fold


class MustBe18State(Struct, frozen=True, gc=False):
    """The whole state of a match.

    Attributes:
        chance: the state of the random generator.
        hands: by seat, ascending.
        stock: in drawing order.
        fresh: the cards that the seat on turn has drawn in this turn.
        public: the public state, as a spectator knows it.
    """

    chance: int
    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    fresh: tuple[int, ...]
    public: MustBe18View


class MustBe18EventBuilder(Fold[MustBe18View, MustBe18Event]):
    """The events of one step, and the state that they lead to.

    Attributes:
        hands: the current hands by seat.
    """

    def __init__(self, state: MustBe18State) -> None:
        super().__init__(state.public)
        self.hands = list(state.hands)
        self._stock, self._chance, self._fresh = state.stock, state.chance, state.fresh

    def emit(self, event: MustBe18Event) -> None:
        super().emit(event)
        if not self.public.drawn:
            self._fresh = ()

    def end(self) -> StepResult[MustBe18State]:
        state = MustBe18State(self._chance, tuple(self.hands), self._stock, self._fresh, self.public)
        return StepResult(state, tuple(self.events))

    def counts(self, seat: int) -> Counts:
        """Return how many cards of each number a seat holds."""
        return counted(numbers_of(self.hands[seat], self.public.options.deck))

    def shuffle(self, first: int) -> None:
        """Shuffle and deal all cards (§1.3)."""
        seats = len(self.hands)
        cards, self._chance = draw(range(SIZE), SIZE, self._chance)
        for place in range(seats):
            seat = (first + place) % seats
            self.hands[seat] = tuple(sorted(cards[HAND_SIZE * place : HAND_SIZE * (place + 1)]))
            stock = SIZE - HAND_SIZE * (place + 1)
            self.emit(HandDealt(seat, HAND_SIZE, self.hands[seat], stock))
        self._stock = tuple(cards[HAND_SIZE * seats :])

    def draw_to_start(self, seat: int) -> None:
        """Draw a card for a seat, since no seat holds three sixes (§7.7)."""
        card = self._take(seat)
        self.emit(DrawnToStart(seat, card, len(self._stock)))

    def draw(self, seat: int, forced: bool) -> None:
        """Draw a card in a seat's turn (§3.4)."""
        card = self._take(seat)
        self._fresh += (card,)
        self.emit(CardDrawn(seat, card, len(self._stock), forced))

    def _take(self, seat: int) -> int:
        card, self._stock = self._stock[0], self._stock[1:]
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
        return card

    def take_out(self, seat: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """Remove cards with these numbers from a hand, the lowest of each first, and return them (§3.9)."""
        cards = pick(self.hands[seat], numbers, self.public.options.deck)
        self.hands[seat] = tuple([card for card in self.hands[seat] if card not in cards])
        return cards
