"""The rules of Hi-lo on a page."""

from game.language.message import message
from game.tables.book.rulebook import Page, RuleText

PAGES = (
    Page(
        message("The idea"),
        (
            RuleText(message("There are 52 cards, one of each number. The first one is turned up.")),
            RuleText(
                message(
                    "In turn everybody says whether the next card is higher or lower, and it is turned up. "
                    "Being right is a point. A round is over when everybody has guessed six times."
                )
            ),
        ),
    ),
)
