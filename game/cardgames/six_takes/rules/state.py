"""The state of a match of 6 takes!, and the builder of its steps."""

from __future__ import annotations

from msgspec import Struct

from game.cardgames.six_takes.rules.events import CardPicked, CardsRevealed, SixTakesEvent
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.contract import StepResult
from game.engine.fold import Fold


class SixTakesState(Struct, frozen=True, gc=False):
    """The whole state of a match. Tuples by seat include seats that are out.

    Attributes:
        chance: the state of the random generator.
        hands: by seat, ascending, without the card chosen this turn.
        chosen: by seat, the card laid face down this turn, 0 if none.
        public: the public state, as a spectator knows it; its `waiting` is empty unless the seat of the first
            of these cards is asked for a row.
    """

    chance: int
    hands: tuple[tuple[int, ...], ...]
    chosen: tuple[int, ...]
    public: SixTakesView


class SixTakesEventBuilder(Fold[SixTakesView, SixTakesEvent]):
    """The events of one step, and the state that they lead to.

    Attributes:
        chance: the current state of the random generator.
        hands: the current hands by seat.
    """

    __slots__ = ("_chosen", "chance", "hands")

    def __init__(self, state: SixTakesState, *events: SixTakesEvent) -> None:
        super().__init__(state.public, *events)
        self.chance = state.chance
        self.hands = list(state.hands)
        self._chosen = state.chosen

    def end(self) -> StepResult[SixTakesState]:
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
