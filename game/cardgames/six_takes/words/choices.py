"""The choices of 6 takes! by name and picture."""

from __future__ import annotations

from game.cardgames.six_takes.rules.events import PickCard, PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import ducks_in
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.contract import Choice
from game.voice.choices import Choices
from game.voice.words import counted


class SixTakesChoices:
    """Cards to play and to pick, rows to take."""

    def moment(self, view: SixTakesView) -> str:
        """The turn, or which pick of the draft it is."""
        if view.stage == "draft":
            own = 0 if view.seat is None else view.hand_sizes[view.seat]
            return f"Pick {own + 1}"
        return f"Turn {view.turn}, row" if view.stage == "place" else f"Turn {view.turn}"

    def words(self, view: SixTakesView, choice: Choice) -> str:
        """Play 23, pick 17, or take row 2 (5 ducks)."""
        match choice:
            case PlayCard(card=card):
                return f"play {card}"
            case PickCard(card=card):
                return f"pick {card}"
            case TakeRow(row=row):
                return f"take row {row + 1} ({counted(ducks_in(view.rows[row]), 'duck')})"
        raise TypeError(f"no choice of 6 takes!: {choice}")

    def label(self, view: SixTakesView, choice: Choice) -> str:
        """Play 23, pick 17, or row 2."""
        return f"row {choice.row + 1}" if isinstance(choice, TakeRow) else self.words(view, choice)

    def cards(self, view: SixTakesView, choice: Choice) -> tuple[int, ...]:
        """The card, or those of the row."""
        match choice:
            case PlayCard(card=card) | PickCard(card=card):
                return (card,)
            case TakeRow(row=row):
                return view.rows[row]
        return ()


CHOICES: Choices = SixTakesChoices()
