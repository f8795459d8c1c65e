"""The in-game rules of You Must Be 18!: what their files in `levels/rulebook/` refer to."""

from __future__ import annotations

from functools import cache, partial

from game.cardgames.must_be_18.rulebook.deck_pictures import Layouts, Piles, Stocks
from game.cardgames.must_be_18.rulebook.pictures import Block, LetterSign, MustBe18Groups
from game.cardgames.must_be_18.rulebook.position import named, position
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.words.choices import CHOICES
from game.cardgames.must_be_18.words.names import card_name, figures
from game.tables.book.binder import Binder
from game.tables.book.files import load_book
from game.tables.book.lines import WordLines

BINDER = Binder(
    MUST_BE_18,
    CHOICES,
    position,
    {
        "groups": MustBe18Groups,
        "piles": Piles,
        "stocks": Stocks,
        "layouts": Layouts,
        "block": Block,
        "sign": LetterSign,
        "lines": WordLines,
    },
    {"card": card_name, "figures": figures},
    named,
)


book = cache(partial(load_book, BINDER))
"""Load the rulebook. Raises BadLevel if its files can't be used."""
