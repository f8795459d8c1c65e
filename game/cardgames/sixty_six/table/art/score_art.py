"""The picture of a team's score: the black six and the red four (`score_cards`), and a number."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from game.cardgames.sixty_six.rules.deck import HEART, SPADE
from game.cardgames.sixty_six.rules.score_cards import PIPS, SIX, ScoreCard, score_picture
from game.cardgames.sixty_six.table.art.cards import suit_colours, suit_svg
from game.language.message import figure
from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.sprites import Painter
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Fonts, Typeface

_LEFT, _TOP = -72.0, -74.0
_WIDTH, _HEIGHT = 290.0, 272.0
SCORE_RATIO: Final = _HEIGHT / _WIDTH
"""The aspect ratio (height to width) of a score's picture, which is 2.9 cards wide."""

_CARDS_WIDTH = 172.0
CARDS_RATIO: Final = _HEIGHT / _CARDS_WIDTH
"""The aspect ratio of the cards without the number."""

_NUMBER: Final = (160.0, 0.0)
_NUMBER_SIZE: Final = 96.0
_NUMBER_WIDTH: Final = 108.0
_PIP: Final = 24.0
_BACK_WIDTH: Final = 200.0
"""The width at which a back is painted before it's rotated and scaled down; a card here is 100 units wide."""


def paint_score(fonts: Fonts, score: int, width_px: int, back: Painter | None = None) -> Surface:
    """Return the two cards that show a score, with the number to their right.

    The lower card is at the same place for every score, so it doesn't jump when the score changes. `back`
    paints the back of the card that is face down; by default, it's the game's own back.
    """
    painted = render(document(_WIDTH, _HEIGHT, _cards_svg(score)), width_px, round(width_px * SCORE_RATIO))
    if back is not None:
        _paint_chosen_back(painted, score, back)
    _draw_number(fonts, painted, score)
    return painted


def _paint_chosen_back(painted: Surface, score: int, back: Painter) -> None:
    """If the upper score card is face down, paint the player's choice of back over the default back."""
    card = score_picture(score).upper
    if card.face_up:
        return
    unit = painted.get_width() / _WIDTH
    turned = pygame.transform.rotozoom(
        back(back_width(painted.get_width())), -card.place.tilt, 100 / _BACK_WIDTH
    )
    x, y = card.place.x * 100 - _LEFT, card.place.y * 100 - _TOP
    painted.blit(turned, turned.get_rect(center=(round(x * unit), round(y * unit))))


def back_width(width_px: int) -> int:
    """Return the width in pixels at which `paint_score` paints a back."""
    return round(_BACK_WIDTH * width_px / _WIDTH)


def paint_score_cards(score: int, width_px: int) -> Surface:
    """Return the two cards that show a score, without a number."""
    return render(document(_CARDS_WIDTH, _HEIGHT, _cards_svg(score)), width_px, round(width_px * CARDS_RATIO))


def _cards_svg(score: int) -> str:
    shown = score_picture(score)
    return (
        f'<g transform="translate({-_LEFT:g} {-_TOP:g})">{_card_svg(shown.lower)}{_card_svg(shown.upper)}</g>'
    )


def _card_svg(card: ScoreCard) -> str:
    """Return the SVG of a score card at its place, 100 × 140 units."""
    place = card.place
    inside = drawing_svg("sixty_six/score_back")
    if card.face_up:
        suit = SPADE if card.pips == SIX else HEART
        colour = suit_colours(suit, four_colour=False).deep
        inside = "".join(suit_svg(suit, x * 100, y * 100, _PIP, colour) for x, y in PIPS[card.pips])
    return (
        f'<g transform="translate({place.x * 100:g} {place.y * 100:g}) rotate({place.tilt:g})">'
        f'<rect x="-50" y="-70" width="100" height="140" rx="13" fill="{INK}"/>'
        f'<rect x="-46.8" y="-66.8" width="93.6" height="133.6" rx="10.5" fill="{BONE}"/>{inside}</g>'
    )


def _draw_number(fonts: Fonts, painted: Surface, score: int) -> None:
    unit = painted.get_width() / _WIDTH
    words = figure(score)
    outline = max(1, round(unit * 5))
    text = fonts.render(words, Typeface.TITLE, round(_NUMBER_SIZE * unit), BONE, INK, outline)
    text = text.subsurface(text.get_bounding_rect())
    if text.get_width() > _NUMBER_WIDTH * unit:
        text = pygame.transform.smoothscale(text, (round(_NUMBER_WIDTH * unit), text.get_height()))
    x, y = _NUMBER
    painted.blit(text, text.get_rect(center=(round((x - _LEFT) * unit), round((y - _TOP) * unit))))
