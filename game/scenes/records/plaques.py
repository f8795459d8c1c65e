"""The plaques on the wall of records: a figure with its name, golden for a record."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Surface

from game.language.message import Text, figure, message
from game.scenes.pieces.fit import Fit
from game.scenes.player_rating import PlayerRating
from game.scenes.records.words import Figures, Named
from game.storage.levels.tables import Opponent
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Typeface

_LEFT, _TOP, _ACROSS, _DOWN = 26.0, 154.0, 194.0, 126.0
_WIDE, _HIGH = 184.0, 116.0
_GOLDEN = 3
"""The number of records, which come first."""
_METAL = {True: ("#FFE9A8", "#E0A840"), False: ("#F3E2C2", "#C9A06C")}
_EDGE = f'stroke="{INK}" stroke-linejoin="round"'


def shown_figures(found: Figures, rating: PlayerRating | None, cast: Sequence[Opponent]) -> tuple[Named, ...]:
    """Return the figures for the plaques: three records, and three others."""
    last = found.wins
    if rating is not None and rating.course:
        stronger = [one for one in cast if (rating.strengths.of(one.spec) or 0.0) > rating.value]
        # For translators: a place in a ranking, such as #3.
        place: Text = message("#{place}", place=figure(len(stronger) + 1))
        last = Named(message("Among our ducks"), place)
    return found.best_round, found.best_total, found.longest_streak, found.accuracy, found.mean_round, last


def draw_plaques(pen: Pen, fit: Fit, figures: tuple[Named, ...]) -> None:
    for number, one in enumerate(figures):
        x, y = _LEFT + number % 3 * _ACROSS, _TOP + number // 3 * _DOWN
        _draw_plaque(pen, fit, fit.area(x, y, _WIDE, _HIGH), one, golden=number < _GOLDEN)


def _draw_plaque(pen: Pen, fit: Fit, area: FRect, one: Named, *, golden: bool) -> None:
    if pen.theme.scenery:
        pen.image(_plaque_image(pen, area, golden=golden), area.topleft)
    else:
        pen.plate(area, _METAL[golden][0], radius=14 * fit.scale, border=INK)
    k = fit.scale
    at, room = (area.centerx, area.top + 44 * k), area.width - 50 * k
    pen.text(one.value, at, fit.letters(42), Typeface.TITLE, INK, anchor="center", width=room, tight=True)
    at, room = (area.centerx, area.top + 84 * k), area.width - 34 * k
    pen.text(one.name, at, fit.letters(16), Typeface.BOLD, INK, anchor="center", width=room, tight=True)


def _plaque_image(pen: Pen, area: FRect, *, golden: bool) -> Surface:
    size = pen.screen.scale.px(area.width), pen.screen.scale.px(area.height)

    def make() -> Surface:
        w, h, (light, dark) = _WIDE, _HIGH, _METAL[golden]
        metal = (
            f'<linearGradient id="metal" gradientUnits="userSpaceOnUse" x1="0" y1="10" x2="{w}" y2="{h}">'
            f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient>'
        )
        body = (
            f'<rect x="3" y="3" width="{w - 6}" height="{h - 6}" rx="14" fill="#6E4022" {_EDGE} '
            f'stroke-width="4"/><path d="M26 12 H{w - 26} Q{w - 26} 26 {w - 12} 26 V{h - 26} Q{w - 26} '
            f'{h - 26} {w - 26} {h - 12} H26 Q26 {h - 26} 12 {h - 26} V26 Q26 26 26 12Z" '
            f'fill="url(#metal)" {_EDGE} stroke-width="3"/>'
        )
        return render(document(w, h, body, metal), *size).premul_alpha()

    return pen.shapes.get(("plaque", size, golden), make, pixels=size[0] * size[1])
