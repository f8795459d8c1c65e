"""The emblem of 6 takes!: its number, a dear card, and the dearest of all; and three of its rows."""

from __future__ import annotations

from functools import partial

from pygame import FRect, Surface

from game.cardgames.six_takes.table.art.card_sprites import paint_card
from game.cardgames.six_takes.table.art.cloth import CLOTH, string
from game.tables.art import Art
from game.tables.painting.emblem import Emblem, Still, draw_stills
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.sprites import Painter
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Fonts

_CARDS = (6, 66, 55)
_ROWS = ((2, 6), (60, 64, 66), (44, 55))
_STRIP = 0.2
"""The part of a card that is seen beneath the next one in its row, as a share of its height."""
_LENGTH = 200.0
"""The length of a string of beads, in units of the table."""

_DUCK = Duck("#FF9F6B", "#D96A30", "#FFC24A", Mood.SLY, Extra.CAPTAIN)


def _scene(pen: Pen, art: Art, area: FRect, breath: float) -> None:
    """Three rows between their strings of beads; the last card of each breathes."""
    _draw_strings(pen, area)
    most = max(map(len, _ROWS)) - 1
    high = area.height / (1 + most * _STRIP)
    width = min(high / CARD_RATIO, area.width / len(_ROWS) * 0.8)
    high, pitch = width * CARD_RATIO, area.width / len(_ROWS)
    top = area.centery - high * (1 + most * _STRIP) / 2 + high / 2
    stills = []
    for number, row in enumerate(_ROWS):
        x = area.left + pitch * (number + 0.5)
        for place, card in enumerate(row):
            lift = breath * high * 0.022 * (1 if number % 2 else -1) if card == row[-1] else 0.0
            y = top + place * _STRIP * high + lift
            stills.append(Still(partial(paint_card, art.fonts, card), card, (x, y), width))
    draw_stills(pen, art, EMBLEM.name, stills)


def _draw_strings(pen: Pen, area: FRect) -> None:
    size = pen.screen.scale.rect(area).size

    def make() -> Surface:
        pitch, scale = area.width / len(_ROWS), area.height / _LENGTH
        beads = "".join(
            string((pitch * number, 6 * scale), _LENGTH - 12, scale) for number in range(1, len(_ROWS))
        )
        return render(document(area.width, area.height, beads), *size).premul_alpha()

    pen.image(pen.shapes.get(("emblem beads", size), make), area.topleft)


def _cards(fonts: Fonts) -> tuple[Painter, ...]:
    return tuple(partial(paint_card, fonts, card) for card in _CARDS)


EMBLEM = Emblem("six_takes", _cards, CLOTH, _DUCK, "emblems/six_takes", _scene)
