"""The pennants of all games at the top of a wall, with the keys that step through them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import accumulate
from typing import NamedTuple

from pygame import FRect, Surface

from game.cardgames.registry import GAMES
from game.language.message import Language, message, translate
from game.scenes.pieces.boathouse import Area
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import (
    draw_board,
    draw_keycap,
    draw_light,
    keycap_width,
    mark_focus,
    page_action,
    page_step,
)
from game.ui.devices.actions import InputEvent
from game.ui.devices.input import Input
from game.ui.drawing.artwork import draw_star, paint_document
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.scenery.pond import Cloth
from game.ui.drawing.svg import document, vertical_gradient
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

_HIGH, _CHOSEN = 72.0, 84.0
"""The heights of an ordinary pennant and of the chosen one."""
_TOP, _GAP, _RAIL = 6.0, 8.0, 24.0
_SHORT = 9
"""The number of letters that fit the usual width of a pennant."""
_LEADING = 1.05


class Rod(NamedTuple):
    """A rod with pennants on the 1280 × 720 design canvas; `ends` are the outer ends of its keycaps."""

    left: float
    wide: float
    ends: tuple[tuple[float, float], tuple[float, float]]

    def pennants(
        self, chosen: str, choose: Callable[[str], None], language: Language, news: str = ""
    ) -> list[tuple[Pennant, Area]]:
        """Return each game's pennant with its area; the help of the `chosen` game's one includes `news`."""
        shares = [max(_SHORT, *map(len, translate(kit.title, language).split())) for kit in GAMES.values()]
        unit = self.wide / max(sum(shares), 4 * _SHORT)
        found = []
        for game, start, share in zip(GAMES, accumulate(shares, initial=0), shares, strict=False):
            pennant = Pennant(
                game, partial(choose, game), news if game == chosen else "", chosen=game == chosen
            )
            high = _CHOSEN if pennant.chosen else _HIGH
            found.append((pennant, (self.left + unit * start + _GAP / 2, _TOP, unit * share - _GAP, high)))
        return found

    def draw(self, pen: Pen, fit: Fit, devices: Input) -> None:
        """Draw the rod with the keycaps at its ends."""
        draw_board(pen, fit.area(-20.0, -8.0, self.left + self.wide + 30.0, _RAIL))
        high = max(26 * fit.scale, 20.0)
        for step, end in zip((-1, 1), self.ends, strict=True):
            action, (x, y) = page_action(devices, step), fit.at(*end)
            wide = keycap_width(pen, devices, action, high)
            draw_keycap(pen, devices, action, (x - step * wide / 2, y), high)


def next_game(game: str, event: InputEvent) -> str:
    """Return the game that a page key selects, starting from `game` and wrapping; empty for other events."""
    names, step = tuple(GAMES), page_step(event)
    return names[(names.index(game) + step) % len(names)] if step else ""


class Pennant(Button):
    """A pennant that selects a game; the selected one is longer and has a star."""

    verb = message("look")

    def __init__(self, game: str, on_press: Callable[[], None], news: str, *, chosen: bool) -> None:
        super().__init__(GAMES[game].title, on_press, news)
        self.game, self.chosen = game, chosen
        self._cloth = GAMES[game].emblem().cloth

    @property
    def state_words(self) -> str:
        return message("{game}, chosen.", game=self.text) if self.chosen else super().state_words

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        unit = area.height / (_CHOSEN if self.chosen else _HIGH)
        if focused:
            draw_light(pen, area)
        if pen.theme.scenery:
            pen.image(_cloth_image(pen, area, unit, self._cloth), area.topleft)
        else:
            pen.plate(area, self._cloth.shade, radius=8 * unit, border=INK)
        self._draw_title(pen, area, unit)
        if self.chosen:
            draw_star(pen, (area.centerx, area.bottom - 8 * unit), 28 * unit)
        if focused:
            mark_focus(pen, area.inflate(-10 * unit, -14 * unit))

    def _draw_title(self, pen: Pen, area: FRect, unit: float) -> None:
        """Draw the game's title in at most two lines, shrunk if needed."""
        size, room = max(20 * unit, LEAST), area.width - 40 * unit
        if pen.width(self.text, size, Typeface.TITLE) > room:
            longest = max(
                pen.width(word, size, Typeface.TITLE)
                for word in translate(self.text, pen.fonts.language).split()
            )
            size = max(min(max(17 * unit, LEAST), size * 0.96 * room / longest), pen.tight_size)
        lines = pen.lines(self.text, size, Typeface.TITLE, room)[:2]
        colour = GOLD if self.chosen else BONE
        for number, line in enumerate(lines):
            at = area.centerx, area.top + 30 * unit + (number - (len(lines) - 1) / 2) * size * _LEADING
            pen.outlined(line, at, size, Typeface.TITLE, colour, width=room, tight=True)


def _cloth_image(pen: Pen, area: FRect, unit: float, cloth: Cloth) -> Surface:
    wide, high = area.width / unit, area.height / unit

    def shape(inset: float, paint: str) -> str:
        left, right, low = 3 + inset, wide - 3 - inset, high - 3 - inset * 1.3
        return (
            f'<path d="M{left:.1f} {3 + inset:.1f} H{right:.1f} V{low - 22:.1f} L{wide / 2:.1f} {low:.1f} '
            f'L{left:.1f} {low - 22:.1f}Z" stroke-linejoin="round" {paint}/>'
        )

    def make() -> str:
        lit = vertical_gradient("cloth", 0, high, (0, cloth.lit, 1), (1, cloth.shade, 1))
        body = shape(0, f'fill="url(#cloth)" stroke="{INK}" stroke-width="5"')
        body += shape(8, f'fill="none" stroke="{cloth.thread}" stroke-opacity="0.6" stroke-width="2"')
        return document(wide, high, body, lit)

    return paint_document(pen, ("pennant", cloth), area.size, make)
