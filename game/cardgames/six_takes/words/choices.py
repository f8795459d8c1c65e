"""The choices of 6 takes! in words, and the cards they are about."""

from __future__ import annotations

from game.cardgames.six_takes.rules.events import PickCard, PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import ducks_in
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.words.names import duck_count_words
from game.engine.contract import Choice
from game.language.message import message
from game.voice.narrator import Choices


class SixTakesChoices(Choices):
    """Words for cards to play or pick, and for rows to take."""

    def moment(self, view: SixTakesView) -> str:
        if view.stage == "draft":
            own = 0 if view.seat is None else view.hand_sizes[view.seat]
            return message("Pick {number}", number=own + 1)
        if view.stage == "place":
            return message("Turn {turn}, row", turn=view.turn)
        return message("Turn {turn}", turn=view.turn)

    def words(self, view: SixTakesView, choice: Choice) -> str:
        match choice:
            case PlayCard(card=card):
                return message("play {card}", card=card)
            case PickCard(card=card):
                return message("pick {card}", card=card)
            case TakeRow(row=row):
                return message(
                    "take row {row} ({ducks})", row=row + 1, ducks=duck_count_words(ducks_in(view.rows[row]))
                )
        raise TypeError(f"no choice of 6 takes!: {choice}")

    def label(self, view: SixTakesView, choice: Choice) -> str:
        if isinstance(choice, TakeRow):
            return message("row {row}", row=choice.row + 1)
        return self.words(view, choice)

    def cards(self, view: SixTakesView, choice: Choice) -> tuple[int, ...]:
        match choice:
            case PlayCard(card=card) | PickCard(card=card):
                return (card,)
            case TakeRow(row=row):
                return view.rows[row]
        return ()


CHOICES: Choices = SixTakesChoices()
