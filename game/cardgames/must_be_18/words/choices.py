"""The choices of You Must Be 18! in words, and the cards they are about."""

from __future__ import annotations

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import SIX, STARTERS, pick_cards
from game.cardgames.must_be_18.rules.legality import Lay
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.names import card_name, cards_on_columns
from game.engine.contract import Choice
from game.language.message import Text, message, parts
from game.voice.narrator import Choices


class MustBe18Choices(Choices):
    """The words for laying cards, opening columns, drawing and skipping."""

    def moment(self, view: MustBe18View) -> str:
        if not view.columns:
            return message("Three sixes")
        done = [act for act in view.history if act.seat == view.seat and act.deed != "draw"]
        return message("Turn {turn}", turn=len(done) + 1)

    def words(self, view: MustBe18View, choice: Choice) -> str:
        match choice:
            case ev.PlayCards(covers=covers):
                return message("play {cards}", cards=cards_on_columns(covers))
            case ev.OpenColumn(number=number, covers=covers):
                return message(
                    "start a new column with a {card} and play {cards}",
                    card=card_name(number),
                    cards=cards_on_columns(covers),
                )
        return self.label(view, choice)

    def label(self, view: MustBe18View, choice: Choice) -> str:
        match choice:
            case ev.PlayCards() | ev.OpenColumn():
                return play_in_numbers(view, choice)
            case ev.LaySixes():
                return message("begin with three sixes")
            case ev.DrawCard():
                return message("draw a card")
            case ev.Skip():
                return message("skip")
        raise TypeError(f"no choice of You Must Be 18!: {choice}")

    def narrow_label(self, view: MustBe18View, choice: Choice) -> str:
        return play_in_numbers(view, choice, "") if isinstance(choice, Lay) else self.label(view, choice)

    def cards(self, view: MustBe18View, choice: Choice) -> tuple[int, ...]:
        match choice:
            case ev.LaySixes():
                numbers: tuple[int, ...] = (SIX,) * STARTERS
            case ev.PlayCards() | ev.OpenColumn():
                numbers = choice.numbers
            case _:
                numbers = ()
        return pick_cards(view.hand, numbers, view.options.deck)


def play_in_numbers(view: MustBe18View, lay: Lay, between: str = " ") -> Text:
    """Return a play's numbers and the covered tops, each from high to low, such as "5 4 on 6 3"."""
    laid, tops = (parts(between, numbers) for numbers in _sorted_numbers(view, lay))
    if isinstance(lay, ev.OpenColumn):
        # For translators: a new column is started by playing some numbers on others: "new: 4 2 on 6".
        return message("new: {cards} on {tops}", cards=laid, tops=tops)
    # For translators: numbers are played on others: "5 4 on 6 3".
    return message("{cards} on {tops}", cards=laid, tops=tops)


def play_in_signs(view: MustBe18View, lay: Lay) -> str:
    """Return a play in as few characters as possible, such as "54→63", or "+42→6" if it opens a column."""
    laid, tops = ("".join(map(str, numbers)) for numbers in _sorted_numbers(view, lay))
    return f"+{laid}→{tops}" if isinstance(lay, ev.OpenColumn) else f"{laid}→{tops}"


def _sorted_numbers(view: MustBe18View, lay: Lay) -> tuple[list[int], list[int]]:
    """Return a play's numbers and the covered tops, each from high to low."""
    tops = [view.tops[column] for column, _number in lay.covers]
    return sorted(lay.numbers, reverse=True), sorted(tops, reverse=True)


CHOICES = MustBe18Choices()
