"""The plots of the records: points per round, and the rating, drawn and in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from pygame import FRect

from game.language.message import Text, figure, message, plural, sentences
from game.scenes.cast import duck_of
from game.scenes.pieces.fit import Fit
from game.scenes.player_rating import PlayerRating
from game.storage.levels.tables import Opponent
from game.tables.art import Art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Typeface

BETTER, MIDDLING, WORSE, WOOD = "#12A37A", "#A9794A", "#D8315B", "#6B3A1E"
"""The colours of figures on paper, from the best to the worst, and of words about them."""
_LINE, _RULE = "#7A5A4A", "#DCC9A6"
"""The colours of the line of averages, and of grid lines."""
_WINDOW = 10
_POINT, _SELECTED = 12.0, 20.0
_LEGEND = message("line: average of ten")
_APART = 10.0
"""The gap between the title of a plot and its legend."""
_PLOTTED = 60
_MARK = 50
_SIGN = 26.0


class Plot(Struct, frozen=True):
    """A series of figures, oldest first, with an axis from `least` to `most`.

    Attributes:
        mark: the distance between grid lines; `least` is a multiple of it, so that there's a line at 0.
        missing: the text to show if there are too few figures.
        say: a function that returns a figure in words, with a given number of decimals.
        is_course: whether the figures are a running value, of which no average is shown.
        sign: the width reserved for a picture before the legend, in units.
    """

    title: str
    figures: tuple[float, ...]
    most: int
    mark: int
    colour: Callable[[float], str]
    missing: str
    say: Callable[[float, int], Text]
    least: int = 0
    is_course: bool = False
    legend: str = _LEGEND
    sign: float = 0.0

    @property
    def window(self) -> int:
        """The number of figures in the moving average."""
        return 1 if self.is_course else _WINDOW

    def height_share(self, figure: float) -> float:
        """Return the height of a figure in the chart, from 0 (bottom) to 1 (top)."""
        return (figure - self.least) / (self.most - self.least)

    @property
    def has_enough(self) -> bool:
        return len(self.figures) > 1

    @property
    def words(self) -> str:
        """The plot in words, to be read aloud."""
        found, recent = self.figures, self.figures[-_WINDOW:]
        if not self.has_enough:
            return self.missing
        if self.is_course:
            return plural(
                "{title}: {n} match, from {least} to {most}; now {last}.",
                "{title}: {n} matches, from {least} to {most}; now {last}.",
                len(found),
                title=self.title,
                least=self.say(min(found), 0),
                most=self.say(max(found), 0),
                last=self.say(found[-1], 0),
            )
        words = plural(
            "{title}: {n} round, from {least} to {most}; {mean} on average.",
            "{title}: {n} rounds, from {least} to {most}; {mean} on average.",
            len(found),
            title=self.title,
            least=self.say(min(found), 0),
            most=self.say(max(found), 0),
            mean=self.say(sum(found) / len(found), 1),
        )
        if len(found) == len(recent):
            return words
        mean = self.say(sum(recent) / len(recent), 1)
        return sentences(words, message("Over the last ten: {mean}.", mean=mean))


def draw_plot(pen: Pen, area: FRect, plot: Plot, selected: int | None = None) -> FRect:
    """Draw a plot, with a larger point at index `selected`; return the area for the legend's picture."""
    found, small = plot.figures, Fit.of(pen.area).letter_size(15)
    legend_width = pen.width(plot.legend, small, Typeface.TEXT)
    wide = pen.width(plot.title, small, Typeface.BOLD) + _APART + plot.sign + legend_width
    # Without room for both in one line, the legend goes below.
    below = 0.0 if wide <= area.width else max(16.0, plot.sign)
    sign = FRect(
        area.right - legend_width - plot.sign - 4, area.top + below + 8 - plot.sign / 2, plot.sign, plot.sign
    )
    pen.text(plot.title, area.topleft, small, Typeface.BOLD, WOOD, width=area.width)
    chart = FRect(area.left + 48, area.top + 30 + below, area.width - 58, area.height - 48 - below)
    if not plot.has_enough or chart.height < 40:
        if chart.height >= 40:
            pen.paragraph(plot.missing, chart, 18, Typeface.BOLD, WOOD, align="center")
        return sign
    for mark in range(plot.least, plot.most + 1, plot.mark):
        y = chart.bottom - chart.height * plot.height_share(mark)
        pen.line((chart.left, y), (chart.right, y), _RULE, 1.5)
        pen.text(figure(mark), (chart.left - 6, y), small, Typeface.BOLD, WOOD, anchor="midright")
    step = chart.width / (len(found) - 1)
    before = None
    for place, value in enumerate(found):
        x, y = chart.left + place * step, chart.bottom - chart.height * plot.height_share(value)
        size = _POINT if place != selected else _SELECTED
        edge = INK if place == selected else None
        pen.disc((x, y), size, plot.colour(value), border=edge)
        recent = found[max(0, place - plot.window + 1) : place + 1]
        mean = chart.bottom - chart.height * plot.height_share(sum(recent) / len(recent))
        if before is not None:
            pen.line(before, (x, mean), _LINE, 3)
        before = (x, mean)
    at = (area.right, area.top + below)
    pen.text(plot.legend, at, small, Typeface.TEXT, WOOD, anchor="topright", width=area.width)
    return sign


def rating_plot(rating: PlayerRating, cast: Sequence[Opponent]) -> Plot:
    """Return a plot of the rating after each match, with room for the face of an evenly matched opponent."""
    found = tuple(one.value for one in rating.course[-_PLOTTED:])
    least, most = min(found, default=rating.value), max(found, default=rating.value)
    mark = _MARK
    while most - least > 3 * mark:
        mark *= 2
    even = rating.nearest_opponent(cast)
    return Plot(
        title=message("Rating after each match"),
        figures=found,
        most=int(most // mark + 1) * mark,
        least=int(least // mark) * mark,
        mark=mark,
        colour=lambda _value: BETTER,
        missing=message("The plot starts with your second rated match."),
        say=lambda value, _places: figure(round(value)),
        is_course=True,
        legend="" if even is None else message("a match for {name}", name=even.name),
        sign=0.0 if even is None else _SIGN,
    )


def rating_figure(rating: PlayerRating, none: str) -> Text | str:
    """Return the current rating with its margin, or `none` before the first match."""
    if not rating.course:
        return none
    now = rating.course[-1]
    # For translators: a figure and how far it may be off, such as 1480 ± 60.
    return message("{value} ± {margin}", value=figure(round(now.value)), margin=figure(round(now.margin)))


def rating_words(rating: PlayerRating, cast: Sequence[Opponent]) -> Text | str:
    """Return the current rating and any evenly matched opponent, in words; empty before the first match."""
    if not rating.course:
        return ""
    now, even = rating.course[-1], rating.nearest_opponent(cast)
    value, margin = figure(round(now.value)), figure(round(now.margin))
    return sentences(
        message("Rating {value}, give or take {margin}.", value=value, margin=margin),
        "" if even is None else message("An even match: {name}.", name=even.name),
    )


def draw_even_match(pen: Pen, area: FRect, opponent: Opponent | None, art: Art) -> None:
    if opponent is not None:
        face = art.ducks.face(duck_of(opponent), pen.screen.scale.px(area.height))
        pen.image(face, area.center, anchor="center")
