"""The state of a match of 6 takes!, and one step of it, told event by event."""

from __future__ import annotations

from msgspec import Struct

from game.cardgames.six_takes.rules.events import CardPicked, CardsRevealed, SixTakesEvent
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.contract import StepResult
from game.engine.fold import Fold


class SixTakesState(Struct, frozen=True, gc=False):
    """The whole state of a match. Tuples by seat have an entry for every seat, also one that is out.

    Attributes:
        chance: the state of the generator.
        hands: by seat, ascending, without the card that was chosen.
        chosen: by seat, the card laid face down this turn, 0 if none.
        public: all that lies open, as a spectator knows it. Its `waiting` is only not empty while the seat of
            the first of these cards is asked for a row.
    """

    chance: int
    hands: tuple[tuple[int, ...], ...]
    chosen: tuple[int, ...]
    public: SixTakesView


class EventBuilder(Fold[SixTakesView, SixTakesEvent]):
    """The events of one step, and the state that they lead to.

    Attributes:
        chance: the state of the generator by now.
        hands: those of all seats by now.
    """

    __slots__ = ("_chosen", "chance", "hands")

    def __init__(self, state: SixTakesState, *told: SixTakesEvent) -> None:
        super().__init__(state.public, *told)
        self.chance = state.chance
        self.hands = list(state.hands)
        self._chosen = state.chosen

    def end(self) -> StepResult[SixTakesState]:
        """The whole step, with the secrets at its end."""
        state = SixTakesState(self.chance, tuple(self.hands), self._chosen, self.public)
        return StepResult(state, tuple(self.events))

    def pick(self, seat: int, card: int, automatic: bool) -> None:
        """A seat takes a face-up card into its hand (§6.2)."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
        self.emit(CardPicked(seat, card, automatic))

    def reveal(self) -> None:
        """All chosen cards are turned up (§2.2)."""
        plays = sorted([(self._chosen[seat], seat) for seat in self.public.playing])
        self._chosen = (0,) * len(self._chosen)
        self.emit(CardsRevealed(self.public.turn, tuple(plays), False))

    def reveal_last(self) -> None:
        """The last card of every hand plays itself, in a turn of its own (§2.3)."""
        plays = sorted([(self.hands[seat][0], seat) for seat in self.public.playing])
        self.hands = [()] * len(self.hands)
        self.emit(CardsRevealed(self.public.turn + 1, tuple(plays), True))
