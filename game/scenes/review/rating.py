"""The player's rating in the records: a plot, words, and an even match."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.language.message import Text, figure, message, sentences
from game.scenes.cast import duck_of
from game.scenes.player_rating import PlayerRating
from game.scenes.review.plot import Plot
from game.storage.levels.tables import Opponent
from game.tables.art import Art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import MINT

_PLOTTED = 60
_MARK = 50
_SIGN = 26.0


def rating_plot(rating: PlayerRating, cast: Sequence[Opponent]) -> Plot:
    """Return a plot of the rating after each match, with room for the sign of an even match."""
    found = tuple(one.value for one in rating.course[-_PLOTTED:])
    least, most = min(found, default=rating.value), max(found, default=rating.value)
    mark = _MARK
    while most - least > 3 * mark:
        mark *= 2
    even = rating.even_match(cast)
    return Plot(
        title=message("Rating after each match"),
        figures=found,
        most=int(most // mark + 1) * mark,
        least=int(least // mark) * mark,
        mark=mark,
        colour=lambda _value: MINT,
        missing=message("The plot starts with your second rated match."),
        say=lambda value, _places: figure(round(value)),
        is_course=True,
        legend="" if even is None else message("even match: {name}", name=even.name),
        sign=0.0 if even is None else _SIGN,
    )


def rating_figure(rating: PlayerRating, none: str) -> Text | str:
    """Return the current rating with its margin; `none` before the first match."""
    if not rating.course:
        return none
    now = rating.course[-1]
    # For translators: a figure and how far it may be off, such as 1480 ± 60.
    return message("{value} ± {margin}", value=figure(round(now.value)), margin=figure(round(now.margin)))


def rated_words(rating: PlayerRating, cast: Sequence[Opponent]) -> Text | str:
    """Describe the current rating and an even match; empty before the first match."""
    if not rating.course:
        return ""
    now = rating.course[-1]
    value, margin = figure(round(now.value)), figure(round(now.margin))
    return sentences(
        message("Rating {value}, give or take {margin}.", value=value, margin=margin),
        _even_words(rating.even_match(cast)),
    )


def _even_words(opponent: Opponent | None) -> Text | str:
    return "" if opponent is None else message("An even match: {name}.", name=opponent.name)


def draw_even_match(pen: Pen, area: FRect, opponent: Opponent | None, art: Art) -> None:
    """Draw the face of an even match."""
    if opponent is not None:
        face = art.ducks.face(duck_of(opponent), pen.screen.scale.px(area.height))
        pen.image(face, area.center, anchor="center")
