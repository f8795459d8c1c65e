"""The table of You Must Be 18! as data: columns, stock, players, scores and the viewer's hand, in words."""

from __future__ import annotations

from enum import StrEnum
from functools import partial

from game.cardgames.must_be_18.rules.deck import is_red
from game.cardgames.must_be_18.rules.events import OpenColumn, PlayCards
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.choices import CHOICES
from game.cardgames.must_be_18.words.names import card_name
from game.cardgames.must_be_18.words.narrator import NARRATOR
from game.language.message import capital, message, sentence
from game.voice.narrator import Names
from game.voice.sheet import Sheet, Thing, card_group, fact_group, player_group, sheet_of


class Zone(StrEnum):
    """The zones of the table.

    A spot's key is a card, a column (the last may be new), an action or a seat; 0 in a zone with one spot.
    """

    HAND = "hand"
    COLUMN = "column"
    ACT = "act"
    COUNTER = "counter"
    STOCK = "stock"
    SEAT = "seat"
    TOTALS = "totals"


def picture_name(view: MustBe18View, card: int) -> str:
    return named_picture(view.numbers[card], card)


def named_picture(number: int, card: int) -> str:
    """Return the name of a card's picture, which includes its number, family and portrait."""
    return f"{number}-{'red' if is_red(card) else 'black'}-{card // 2}"


def sheet(view: MustBe18View, names: Names) -> Sheet:
    def face(card: int) -> str:
        return str(view.numbers[card])

    def card_words(card: int) -> str:
        return sentence(capital(card_name(view.numbers[card])))

    columns = [
        card_group(
            message("Column {column}", column=column + 1),
            "",
            lying,
            card_words,
            face,
            Thing(Zone.COLUMN, column, partial(NARRATOR.column, view, column)),
        )
        for column, lying in enumerate(view.columns)
    ]
    around = [(step + (view.seat or 0)) % view.seats for step in range(view.seats)]
    groups = (
        *columns,
        fact_group(message("Tops"), Zone.COUNTER, (0,), lambda _: NARRATOR.columns(view)),
        fact_group(message("Stock"), Zone.STOCK, (0,), lambda _: NARRATOR.stock(view)),
        player_group(
            [seat for seat in around if seat != view.seat], lambda seat: NARRATOR.seat(view, seat, names)
        ),
        fact_group(message("Scores"), Zone.TOTALS, (0,), lambda _: NARRATOR.scores(view, names)),
        card_group(message("Your hand"), Zone.HAND, view.hand, partial(NARRATOR.focus_card, view), face),
    )
    offer = MUST_BE_18.choices
    onto = partial(_covered_cards, view)
    return sheet_of(
        groups, view, names, offer=offer, narrator=NARRATOR, choices=CHOICES, onto=onto, adds=True
    )


def _covered_cards(view: MustBe18View, choice: object) -> tuple[int, ...]:
    covers = choice.covers if isinstance(choice, PlayCards | OpenColumn) else ()
    return tuple([view.columns[column][-1] for column, _number in covers])
