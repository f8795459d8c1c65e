"""The plaques on the wall of records: figures with their names, golden for records."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.language.message import Text, figure, message
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.player_rating import PlayerRating
from game.scenes.records.words import MatchFigures, NamedFigure
from game.storage.levels.tables import Opponent
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Typeface

_LEFT, _TOP, _ACROSS, _DOWN = 26.0, 154.0, 194.0, 126.0
_WIDE, _HIGH = 184.0, 116.0
_GOLDEN = 3
"""The number of records among the figures; they come first."""
_GOLD, _TIN = "#FFE9A8", "#F3E2C2"


def shown_figures(
    found: MatchFigures, rating: PlayerRating | None, cast: Sequence[Opponent]
) -> tuple[NamedFigure, ...]:
    """Return the figures for the plaques: three records, then three others."""
    last = found.wins
    if rating is not None and rating.course:
        stronger = [one for one in cast if (rating.strengths.strength_of(one.spec) or 0.0) > rating.value]
        # For translators: a place in a ranking, such as #3.
        place: Text = message("#{place}", place=figure(len(stronger) + 1))
        last = NamedFigure(message("Among our ducks"), place)
    return found.best_round, found.best_total, found.longest_streak, found.accuracy, found.mean_round, last


def draw_plaques(pen: Pen, fit: Fit, figures: tuple[NamedFigure, ...]) -> None:
    for number, one in enumerate(figures):
        x, y = _LEFT + number % 3 * _ACROSS, _TOP + number // 3 * _DOWN
        _draw_plaque(pen, fit, fit.area(x, y, _WIDE, _HIGH), one, golden=number < _GOLDEN)


def _draw_plaque(pen: Pen, fit: Fit, area: FRect, one: NamedFigure, *, golden: bool) -> None:
    if pen.theme.scenery:
        metal = {} if golden else {"metal": "url(#tin)"}
        pen.image(paint_art(pen, "records/plaque", area.width, area.height, **metal), area.topleft)
    else:
        pen.plate(area, _GOLD if golden else _TIN, radius=14 * fit.scale, border=INK)
    k = fit.scale
    at, room = (area.centerx, area.top + 44 * k), area.width - 50 * k
    pen.text(one.value, at, fit.letters(42), Typeface.TITLE, INK, anchor="center", width=room, tight=True)
    # The smallest letters may come nearer to the edges.
    least = min(pen.width(one.name, LEAST, Typeface.BOLD) + 1, area.width - 34 * k)
    at, room = (area.centerx, area.top + 84 * k), max(area.width - 46 * k, least)
    pen.text(one.name, at, fit.letters(16), Typeface.BOLD, INK, anchor="center", width=room, tight=True)
