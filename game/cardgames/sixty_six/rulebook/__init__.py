"""The in-game rules of Sixty-six: what their files in `levels/rulebook/` refer to."""

from __future__ import annotations

from functools import cache, partial

from game.cardgames.sixty_six.rulebook.pictures import Bids, HandPicture, Scores, SixtySixGroups
from game.cardgames.sixty_six.rulebook.position import position
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.score_cards import SIX, picture
from game.cardgames.sixty_six.words.choices import CHOICES
from game.cardgames.sixty_six.words.names import points, score_figure, signed
from game.language.message import Text, message, plural
from game.tables.book.binder import Binder
from game.tables.book.files import load_book
from game.tables.book.lines import WordLines


def picture_words(score: int) -> Text:
    """Return the two score cards in words, without the score's number."""
    lower, upper = picture(score).lower, picture(score).upper
    seen, six_below = len(lower.visible), lower.pips == SIX
    if upper.face_up:
        if six_below:
            return plural(
                "the whole red four, and one pip of the black six beneath it",
                "the whole red four, and {n} pips of the black six beneath it",
                seen,
            )
        return plural(
            "the whole black six, and one pip of the red four beneath it",
            "the whole black six, and {n} pips of the red four beneath it",
            seen,
        )
    if not seen:
        return message("no pips of the black six, with the red four face down on top")
    if six_below:
        return plural(
            "one pip of the black six, with the red four face down on top",
            "{n} pips of the black six, with the red four face down on top",
            seen,
        )
    return plural(
        "one pip of the red four, with the black six face down on top",
        "{n} pips of the red four, with the black six face down on top",
        seen,
    )


BINDER = Binder(
    SIXTY_SIX,
    CHOICES,
    position,
    {"groups": SixtySixGroups, "hand": HandPicture, "lines": WordLines, "scores": Scores, "bids": Bids},
    {"points": points, "signed": signed, "score": score_figure, "score_cards": picture_words},
)


book = cache(partial(load_book, BINDER))
"""Load the rulebook. Raises BadLevel if its files can't be used."""
