"""The cloth of Sixty-six: a blue salon, with a rosette in its middle and the four suits in its corners."""

from __future__ import annotations

from math import cos, pi, sin

from game.cardgames.sixty_six.table.art.suits import CLUB, DIAMOND, HEART, SPADE, suit_group
from game.tables.raft.ground import Ground
from game.ui.drawing.palette import INK
from game.ui.drawing.scenery.pond import Cloth

CLOTH = Cloth("#4A68C4", "#17215E", "#9FB4FF")
_PALE = "#C9D6FF"
_LEAVES = 16
_CORNERS = (
    (CLUB, 226.0, 182.0),
    (DIAMOND, 1054.0, 182.0),
    (HEART, 212.0, 374.0),
    (SPADE, 1068.0, 374.0),
)

_EDGE = f'stroke="{INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
_SILVER = "#D5DEF2"


def _candle(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x} {y})"><circle cy="-34" r="40" fill="url(#candle)"/>'
        f'<rect x="-5" y="-24" width="10" height="24" rx="2.5" fill="#FFF6E4" {_EDGE}/>'
        f'<path d="M0 -46 C8 -36 7 -27 0 -26 C-7 -27 -8 -36 0 -46Z" fill="#FFB347" {_EDGE}/>'
        '<path d="M0 -38 C4 -33 3 -29 0 -28 C-3 -29 -4 -33 0 -38Z" fill="#FFF3B0"/>'
        f'<path d="M-10 0 H10 L6 7 H-6Z" fill="{_SILVER}" {_EDGE}/></g>'
    )


_CANDLES = (
    '<defs><radialGradient id="candle"><stop offset="0" stop-color="#FFE9A8" stop-opacity="0.6"/>'
    '<stop offset="1" stop-color="#FFE9A8" stop-opacity="0"/></radialGradient></defs>'
    '<ellipse cx="2" cy="2" rx="34" ry="7" fill="#2A1408" fill-opacity="0.4"/>'
    f'<path d="M-24 0 C-22 -9 -8 -8 -4 -16 L-4 -40 H4 L4 -16 C8 -8 22 -9 24 0Z" fill="{_SILVER}" {_EDGE}/>'
    f'<path d="M-32 -36 C-30 -20 -12 -22 0 -24 C12 -22 30 -20 32 -36" fill="none" stroke="{INK}" '
    'stroke-width="9" stroke-linecap="round"/>'
    f'<path d="M-32 -36 C-30 -20 -12 -22 0 -24 C12 -22 30 -20 32 -36" fill="none" stroke="{_SILVER}" '
    'stroke-width="4.5" stroke-linecap="round"/>' + _candle(-32, -42) + _candle(32, -42) + _candle(0, -48)
)
"""A candlestick with three candles, standing at (0, 0)."""

_TEA = (
    '<ellipse cx="2" cy="3" rx="44" ry="8" fill="#2A1408" fill-opacity="0.4"/>'
    f'<ellipse cy="-2" rx="42" ry="9" fill="#F4F7FF" {_EDGE}/>'
    '<ellipse cy="-4" rx="30" ry="5" fill="none" stroke="#6F8BE0" stroke-width="2.4"/>'
    f'<path d="M22 -34 C42 -38 44 -12 18 -12" fill="none" stroke="{INK}" stroke-width="10"/>'
    '<path d="M22 -34 C42 -38 44 -12 18 -12" fill="none" stroke="#F4F7FF" stroke-width="5"/>'
    f'<path d="M-26 -38 H26 C26 -14 18 -4 0 -4 C-18 -4 -26 -14 -26 -38Z" fill="#F4F7FF" {_EDGE}/>'
    '<path d="M-24 -27 C-10 -21 10 -21 24 -27" fill="none" stroke="#6F8BE0" stroke-width="3.4"/>'
    f'<ellipse cy="-38" rx="26" ry="7" fill="#B9703A" {_EDGE}/>'
    '<path d="M-8 -52 C-14 -60 -2 -64 -8 -74 M8 -52 C2 -60 14 -64 8 -74" fill="none" stroke="#FFFFFF" '
    'stroke-opacity="0.5" stroke-width="4" stroke-linecap="round"/>'
)
"""A cup of tea on its saucer, standing at (0, 0)."""


def woven(ground: Ground) -> str:
    """The drawing on the cloth, in SVG."""
    suits = "".join(_suit(ground, suit, x, y) for suit, x, y in _CORNERS)
    return _rosette(ground) + suits + _standing(ground, 340.0, _CANDLES) + _standing(ground, 985.0, _TEA)


def _standing(ground: Ground, x: float, thing: str) -> str:
    """A thing that stands on the far rim."""
    at = ground.at(x, 134)
    return f'<g transform="translate({at[0]:.1f} {at[1]:.1f}) scale({ground.scale * 0.9:.3f})">{thing}</g>'


def _rosette(ground: Ground) -> str:
    """A wreath of leaves round the trick, as on the floor of a salon."""
    x, y = ground.at(640, 351)
    scale = ground.scale
    leaf = "M0 0 C16 -14 44 -14 60 0 C44 14 16 14 0 0Z"
    parts = []
    for number in range(_LEAVES):
        turn = 2 * pi * number / _LEAVES
        at = 236 * cos(turn), 150 * sin(turn)
        parts.append(
            f'<g transform="translate({at[0]:.1f} {at[1]:.1f}) rotate({turn * 180 / pi + 74:.1f}) '
            f'scale(0.8)"><path d="{leaf}"/></g>'
        )
    rings = "".join(
        f'<ellipse rx="{236 + far}" ry="{150 + far}" fill="none" stroke="{_PALE}" stroke-width="{wide}"/>'
        for far, wide in ((-26, 2), (30, 3), (38, 1.4))
    )
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})" opacity="0.1">'
        f'<g fill="{_PALE}">{"".join(parts)}</g>{rings}</g>'
    )


def _suit(ground: Ground, suit: int, x: float, y: float) -> str:
    at = ground.raft.lean(*ground.at(x, y))
    return f'<g opacity="0.13">{suit_group(suit, *at, 40 * ground.scale, _PALE)}</g>'
