"""The table's own signs: suits, on discs and alone."""

from __future__ import annotations

from pygame import Surface

from game.cardgames.sixty_six.table.art.cards import Deck
from game.cardgames.sixty_six.table.art.coins import SILVER
from game.cardgames.sixty_six.table.art.suits import suit_group, tone
from game.tables.animation.moments import Point
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.svg import document, render


def suit_disc(
    pen: Pen, suit: int, at: Point, size: float, deck: Deck, *, strong: bool = False, alpha: float = 1.0
) -> None:
    """Draw a suit on a disc, its middle at a point; a strong disc, as of trumps, in a silver ring."""
    px = max(pen.screen.scale.px(size), 8)
    key = ("suit disc", suit, px, deck.four_colour, strong)
    image = pen.shapes.get(key, lambda: _suit_disc(suit, px, deck, strong))
    pen.image(image, at, anchor="center", alpha=alpha)


def _suit_disc(suit: int, px: int, deck: Deck, strong: bool) -> Surface:
    colours = tone(suit, four_colour=deck.four_colour)
    edge = f'stroke="{SILVER}" stroke-width="5"' if strong else ""
    drawing = (
        f'<circle cx="32" cy="32" r="31.5" fill="{INK}"/>'
        f'<circle cx="32" cy="32" r="28.5" fill="{BONE}" {edge}/>'
        + suit_group(suit, 32, 32, 39, colours.fill, edge=1.8, glint=px > 40)
    )
    return render(document(64, 64, drawing), px, px).premul_alpha()


def suit_sign(pen: Pen, suit: int, at: Point, size: float, deck: Deck) -> None:
    """Draw a suit alone, with a light edge, its middle at a point."""
    px = max(pen.screen.scale.px(size), 6)
    key = ("suit sign", suit, px, deck.four_colour)
    pen.image(pen.shapes.get(key, lambda: _suit_sign(suit, px, deck)), at, anchor="center")


def _suit_sign(suit: int, px: int, deck: Deck) -> Surface:
    fill = tone(suit, four_colour=deck.four_colour).fill
    edge = suit_group(suit, 32, 32, 50, BONE)
    drawing = f'<g stroke="{BONE}" stroke-width="7" stroke-linejoin="round">{edge}</g>' + suit_group(
        suit, 32, 32, 50, fill
    )
    return render(document(64, 64, drawing), px, px).premul_alpha()
