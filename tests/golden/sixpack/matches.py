"""The golden matches of Sixpack, with the table at the end of every turn."""

from game.cardgames.sixpack.rules.events import Asked
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackState
from game.engine.contract import Event
from tests.cardgames.sixpack.boards import text_of
from tests.golden.scribe import TurnScribe

MATCHES = {
    "three-first-game": (3, 1, ["rounds=3"]),
    "four-everything": (4, 2, ["preset=everything", "rounds=1"]),
    "two-own-choice": (
        2,
        3,
        ["preset=own", "packs=reverse,seethrough,calculator,late_arrival", "rounds=1"],
    ),
    "six-own-choice": (
        6,
        4,
        [
            "preset=own",
            "packs=veto,carousel,copycat,sticky,second_hand,biting_hand,pile_driver",
            "rounds=1",
        ],
    ),
}


class Golden(TurnScribe):
    rules = SIXPACK
    matches = MATCHES

    def event(self, event: Event) -> str:
        """Return an event as text."""
        if isinstance(event, Asked):
            step = event.question.step
            agenda = " ".join(step.kind for step in reversed(event.agenda))
            answers = len(event.question.legal)
            return f"Asked {step.kind} seat={step.seat} card={step.card} answers={answers} then {agenda}"
        return str(event)

    def table(self, state: SixpackState) -> list[str]:
        """Return the table as text."""

        def texts(cards: tuple[int, ...]) -> str:
            return " ".join(text_of(state.public.cards[card]) for card in cards)

        stands = (
            f"reversed {state.public.reversed} disabled {state.public.disabled} quiet {state.public.quiet}"
        )
        lines = [f"-- round {state.public.round} turn {state.public.turn} {stands} chance {state.chance}"]
        lines += [f"   pile {pile}: {texts(cards)}" for pile, cards in enumerate(state.public.piles)]
        for seat, hand in enumerate(state.hands):
            lines.append(f"   seat {seat}: {texts(hand)} | total {state.public.totals[seat]}")
        return [*lines, f"   open {state.public.open} out {len(state.public.out)}"]
