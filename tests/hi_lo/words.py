"""The words of Hi-lo."""

from __future__ import annotations

from game.ai.agent import Decision
from game.engine.contract import Event
from game.voice.narrator import Names, Verbosity
from tests.hi_lo.rules import CardTurned, Guess, HiLoView, MatchEnded, RoundScored, RoundStarted


def guessed(higher: bool) -> str:
    """A guess in a word."""
    return "higher" if higher else "lower"


class HiLoNarrator:
    """Events and questions; nothing is hidden, so that all hear the same."""

    def tell(
        self, event: Event, before: HiLoView, after: HiLoView, names: Names, verbosity: Verbosity
    ) -> str | None:
        match event:
            case RoundStarted(round=number, card=card):
                return f"Round {number}. The first card is {card}."
            case CardTurned(seat=seat, higher=higher, card=card, right=right):
                return f"{names[seat]} said {guessed(higher)}: {card}, {'right' if right else 'wrong'}."
            case RoundScored():
                return f"Round {after.round} is over."
            case MatchEnded(ranking=ranking):
                return f"The match is over. First: {names[ranking.index(1)]}."
        return None

    def ask(self, view: HiLoView, names: Names) -> str:
        own = view.seat is not None and view.asked == view.seat
        return f"Is the next card higher or lower than {view.cards[-1]}?" if own else ""

    def reason(self, view: HiLoView, decision: Decision, choice: Guess, *, figures: bool = False) -> str:
        del figures
        right = next(one.value for one in decision.prospects if one.choice == choice)
        return f"{self.choice(view, choice)} is right with a chance of {right:.0%}.".capitalize()

    def choice(self, view: HiLoView, choice: Guess) -> str:
        return f"say {guessed(choice.higher)}"


class HiLoChoices:
    """Guesses by name."""

    def moment(self, view: HiLoView) -> str:
        return f"Card {len(view.cards)}"

    def words(self, view: HiLoView, choice: Guess) -> str:
        return f"say {guessed(choice.higher)}"

    def label(self, view: HiLoView, choice: Guess) -> str:
        return guessed(choice.higher)

    def cards(self, view: HiLoView, choice: Guess) -> tuple[int, ...]:
        return ()


NARRATOR, CHOICES = HiLoNarrator(), HiLoChoices()
