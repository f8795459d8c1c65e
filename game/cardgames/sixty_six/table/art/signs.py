"""The table's own drawings: suits on discs, the dealer's sign, speech bubbles."""

from __future__ import annotations

from math import cos, pi, sin

from pygame import FRect, Surface

from game.cardgames.sixty_six.table.art.cards import Deck
from game.cardgames.sixty_six.table.art.suits import suit_group, tone
from game.tables.animation.moments import Point
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Face


def suit_disc(
    pen: Pen, suit: int, at: Point, size: float, deck: Deck, *, strong: bool = False, alpha: float = 1.0
) -> None:
    """A suit on a disc, its middle at a point; a strong disc, as of trumps, in a golden ring."""
    px = max(pen.screen.scale.px(size), 8)
    key = ("suit disc", suit, px, deck.four_colour, strong)
    image = pen.shapes.get(key, lambda: _suit_disc(suit, px, deck, strong))
    pen.image(image, at, anchor="center", alpha=alpha)


def _suit_disc(suit: int, px: int, deck: Deck, strong: bool) -> Surface:
    colours = tone(suit, four_colour=deck.four_colour)
    edge = f'stroke="{GOLD}" stroke-width="5"' if strong else ""
    drawing = (
        f'<circle cx="32" cy="32" r="31.5" fill="{INK}"/>'
        f'<circle cx="32" cy="32" r="28.5" fill="{BONE}" {edge}/>'
        + suit_group(suit, 32, 32, 39, colours.fill, edge=1.8, glint=px > 40)
    )
    return render(document(64, 64, drawing), px, px).premul_alpha()


def suit_sign(pen: Pen, suit: int, at: Point, size: float, deck: Deck) -> None:
    """A suit alone, with a light edge, its middle at a point."""
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


def call_chip(
    pen: Pen, words: str, at: Point, size: float, *, strong: bool, anchor: str = "midleft"
) -> float:
    """A call as a chip; that of the bid that stands is golden. Returns how wide it is."""
    wide = max(pen.width(words, size, Face.TITLE) + size, size * 1.9)
    left = at[0] if anchor == "midleft" else at[0] - wide
    chip = FRect(left, at[1] - size * 0.78, wide, size * 1.56)
    if strong:
        pen.plate(chip, GOLD, radius=size * 0.78, border=INK)
    else:
        pen.panel(chip, alpha=0.8, radius=size * 0.78)
    pen.text(words, chip.center, size, Face.TITLE, INK if strong else BONE, anchor="center")
    return wide


def bubble(pen: Pen, words: str, area: FRect, *, strong: bool, share: float = 1.0) -> None:
    """A player's call, in a speech bubble that grows with `share` from nothing to its size."""
    # A few steps only: every one of them is a picture that is kept.
    share = round(min(max(share, 0.0), 1.15) * 8) / 8
    if share <= 0:
        return
    size = min(area.height * 0.58, 26.0) * share
    wide = min(pen.width(words, size, Face.TITLE) + size * 1.5, area.width)
    high = area.height * share
    box = FRect(area.centerx - wide / 2, area.centery - high / 2, wide, high)
    pen.plate(box, GOLD if strong else BONE, radius=high * 0.46, border=INK)
    pen.text(words, box.center, size, Face.TITLE, INK, anchor="center", width=wide - 8)


def star(pen: Pen, at: Point, size: float) -> None:
    """The golden star of the best, its middle at a point."""
    px = max(pen.screen.scale.px(size), 6)
    pen.image(pen.shapes.get(("gold star", px), lambda: _star(px)), at, anchor="center")


def _star(px: int) -> Surface:
    corners = " L".join(
        f"{25 + sin(pi * step / 5) * reach:.2f} {26 - cos(pi * step / 5) * reach:.2f}"
        for step in range(10)
        for reach in ((22.0, 10.0)[step % 2],)
    )
    edge = f'stroke="{INK}" stroke-width="3.4" stroke-linejoin="round"'
    drawing = f'<path d="M{corners}Z" fill="{GOLD}" {edge}/>'
    return render(document(50, 50, drawing), px, px).premul_alpha()
