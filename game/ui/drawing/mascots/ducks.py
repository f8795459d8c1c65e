"""The rubber duck: the mascot, the players' faces and the pips on cards."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from game.ui.drawing.mascots.hats import SIDE
from game.ui.drawing.palette import INK


class Mood(StrEnum):
    """The mood that a duck's eye shows."""

    CALM = "calm"
    GLEE = "glee"
    SHOCK = "shock"
    SLY = "sly"
    SLEEPY = "sleepy"
    SAD = "sad"
    THINKING = "thinking"


class Extra(StrEnum):
    """The extra that a duck wears; players are told apart by it as well as by colour."""

    NONE = "none"
    CAP = "cap"
    BOW = "bow"
    GLASSES = "glasses"
    CROWN = "crown"
    CAPTAIN = "captain"
    FLOWER = "flower"
    HEADPHONES = "headphones"
    SCARF = "scarf"
    TOPHAT = "tophat"
    PIRATE = "pirate"
    STRAW = "straw"
    CHEF = "chef"
    VIKING = "viking"
    WIZARD = "wizard"
    LAUREL = "laurel"


class Duck(Struct, frozen=True):
    """A duck's colours, mood and dress."""

    body: str = "#FFD84A"
    shade: str = "#F2A81D"
    beak: str = "#FF7A2F"
    mood: Mood = Mood.CALM
    extra: Extra = Extra.NONE


_EYES = {
    Mood.CALM: '<circle cx="68" cy="31" r="4.6" fill="{ink}"/><circle cx="69.8" cy="29.2" r="1.6" fill="#fff"/>',
    Mood.GLEE: '<path d="M62 33 Q68 23 74 33" fill="none" stroke="{ink}" stroke-width="3.4" '
    'stroke-linecap="round"/><ellipse cx="63" cy="42" rx="4.5" ry="2.6" fill="#FF8A7A" fill-opacity="0.6"/>',
    Mood.SHOCK: '<circle cx="68" cy="30" r="7.4" fill="#fff" stroke="{ink}" stroke-width="2.2"/>'
    '<circle cx="69" cy="30" r="2.6" fill="{ink}"/><path d="M58 19 L65 16" stroke="{ink}" stroke-width="2.6" '
    'stroke-linecap="round"/>',
    Mood.SLY: '<path d="M61 29 L75 29 Q73 37 68 37 Q63 37 61 29Z" fill="{ink}"/>'
    '<circle cx="70" cy="32" r="1.5" fill="#fff"/>'
    '<path d="M60 26 L76 28" stroke="{ink}" stroke-width="3" stroke-linecap="round"/>',
    Mood.SLEEPY: '<path d="M61 31 Q68 37 75 31" fill="none" stroke="{ink}" stroke-width="3.2" '
    'stroke-linecap="round"/>',
    Mood.THINKING: '<circle cx="68" cy="31" r="6.4" fill="#fff" stroke="{ink}" stroke-width="2.2"/>'
    '<circle cx="70" cy="28.6" r="3" fill="{ink}"/><path d="M60 20 Q67 15 75 19" fill="none" '
    'stroke="{ink}" stroke-width="2.8" stroke-linecap="round"/>',
    Mood.SAD: '<circle cx="68" cy="33" r="4.2" fill="{ink}"/><path d="M60 26 L73 22" stroke="{ink}" '
    'stroke-width="2.6" stroke-linecap="round"/>'
    '<path d="M66 40 Q62 47 66 49 Q70 47 66 40Z" fill="#8FD3FF" stroke="{ink}" stroke-width="1.2"/>',
}

_EXTRAS = {
    Extra.NONE: "",
    Extra.CAP: '<path d="M43 18 Q48 2 64 4 Q80 6 83 19 Q62 14 43 18Z" fill="#D8315B" stroke="{ink}" '
    'stroke-width="2.4" stroke-linejoin="round"/><path d="M74 15 Q92 12 98 20 Q86 22 76 20Z" fill="#A81F44" '
    'stroke="{ink}" stroke-width="2.2" stroke-linejoin="round"/><circle cx="62" cy="4" r="2.6" fill="#FFF3D6"/>',
    Extra.BOW: '<path d="M52 12 L38 2 L40 20 Z M56 12 L70 2 L68 18 Z" fill="#FF6FA8" stroke="{ink}" '
    'stroke-width="2.2" stroke-linejoin="round"/><circle cx="54" cy="12" r="4.6" fill="#FFB3D1" '
    'stroke="{ink}" stroke-width="2"/>',
    Extra.GLASSES: '<circle cx="68" cy="31" r="10" fill="#CFF1FF" fill-opacity="0.45" stroke="{ink}" '
    'stroke-width="3"/><path d="M58 30 L44 26" stroke="{ink}" stroke-width="3" stroke-linecap="round"/>',
    Extra.CROWN: '<path d="M46 18 L42 0 L54 9 L62 -4 L70 8 L81 1 L79 18 Q62 12 46 18Z" fill="#FFE28A" '
    'stroke="{ink}" stroke-width="2.4" stroke-linejoin="round"/><circle cx="62" cy="11" r="2.8" '
    'fill="#D8315B"/>',
    Extra.CAPTAIN: '<path d="M42 16 Q40 2 62 0 Q86 0 84 14 Q62 8 42 16Z" fill="#FFF3D6" stroke="{ink}" '
    'stroke-width="2.4" stroke-linejoin="round"/><path d="M42 17 Q62 9 84 15 L90 22 Q64 14 42 22Z" '
    'fill="#23356E" stroke="{ink}" stroke-width="2.2" stroke-linejoin="round"/>'
    '<circle cx="64" cy="8" r="3.4" fill="#FFD76A" stroke="{ink}" stroke-width="1.4"/>',
    Extra.FLOWER: '<g stroke="{ink}" stroke-width="1.6"><circle cx="50" cy="6" r="5" fill="#fff"/>'
    '<circle cx="42" cy="12" r="5" fill="#fff"/><circle cx="45" cy="21" r="5" fill="#fff"/>'
    '<circle cx="55" cy="21" r="5" fill="#fff"/><circle cx="58" cy="12" r="5" fill="#fff"/>'
    '<circle cx="50" cy="14" r="4.6" fill="#FFB02E"/></g>',
    Extra.HEADPHONES: '<path d="M46 32 Q42 4 62 5 Q80 6 80 24" fill="none" stroke="{ink}" stroke-width="6"/>'
    '<path d="M46 32 Q42 4 62 5 Q80 6 80 24" fill="none" stroke="#6A3BE0" stroke-width="3"/>'
    '<rect x="40" y="24" width="13" height="20" rx="6" fill="#6A3BE0" stroke="{ink}" stroke-width="2.4"/>',
    Extra.SCARF: '<path d="M40 46 Q58 58 82 46 L84 56 Q60 68 38 55Z" fill="#2F7FE0" stroke="{ink}" '
    'stroke-width="2.4" stroke-linejoin="round"/><path d="M50 58 L44 80 L56 82 L60 61Z" fill="#2F7FE0" '
    'stroke="{ink}" stroke-width="2.4" stroke-linejoin="round"/><path d="M46 73 L58 75" stroke="#FFF3D6" '
    'stroke-width="3"/>',
    Extra.TOPHAT: '<path d="M46 15 L44 -4 Q60 -7 78 -4 L78 14Z" fill="#3A2450" stroke="{ink}" '
    'stroke-width="2.4" stroke-linejoin="round"/><path d="M45 8 L78 7 L78 14 L46 15Z" fill="#D8315B"/>'
    '<path d="M36 17 Q62 9 90 16" fill="none" stroke="{ink}" stroke-width="6.4" stroke-linecap="round"/>',
    Extra.PIRATE: '<path d="M44 20 Q42 4 62 4 Q82 6 84 20 Q64 13 44 20Z" fill="#D8315B" stroke="{ink}" '
    'stroke-width="2.4" stroke-linejoin="round"/><path d="M45 16 L34 10 L36 24Z" fill="#D8315B" '
    'stroke="{ink}" stroke-width="2.2" stroke-linejoin="round"/><circle cx="56" cy="12" r="2" fill="#fff"/>'
    '<circle cx="68" cy="11" r="2" fill="#fff"/><path d="M42 27 L82 33" stroke="{ink}" stroke-width="2.4"/>'
    '<path d="M60 25 L77 27 Q76 39 68 39 Q60 38 60 25Z" fill="{ink}"/>',
}


def duck_group(duck: Duck, x: float = 0.0, y: float = 0.0, scale: float = 1.0, line: float = 3.0) -> str:
    """The duck as an SVG group in a box of 108 × 108 units, moved and scaled."""
    edge = f'stroke="{INK}" stroke-linejoin="round"'
    body = (
        "M11 60 C3 50 5 38 12 40 C20 51 31 53 44 47 C39 38 39 29 42 24 C47 10 63 5 75 11 C86 17 88 30 83 40 "
        "C80 46 77 48 75 51 C88 58 92 72 83 84 C72 98 34 100 20 88 C10 80 8 70 11 60Z"
    )
    wing = "M29 62 C38 52 60 53 67 62 C66 80 38 84 29 62Z"
    beak = "M82 27 C91 22 103 27 102 33 C101 40 89 41 80 39 C83 35 83 31 82 27Z"
    eye = _EYES[duck.mood].replace("{ink}", INK)
    extra = (_EXTRAS.get(duck.extra) or SIDE.get(duck.extra, "")).replace("{ink}", INK)
    return (
        f'<g transform="translate({x:g} {y + 8 * scale:g}) scale({scale:g})">'
        f'<path d="{body}" fill="{duck.body}" {edge} stroke-width="{line:g}"/>'
        f'<path d="M13 72 C20 92 66 95 84 74 C88 84 74 94 50 95 C26 96 12 84 13 72Z" fill="{duck.shade}"/>'
        '<path d="M50 15 C55 10 62 10 66 12 C60 13 54 18 52 24 C48 24 47 19 50 15Z" fill="#fff" '
        'fill-opacity="0.65"/>'
        f'<path d="{wing}" fill="{duck.shade}" {edge} stroke-width="2.2"/>'
        '<path d="M35 62 C42 57 54 57 60 61" fill="none" stroke="#fff" stroke-opacity="0.45" '
        'stroke-width="2.6" stroke-linecap="round"/>'
        f'<path d="{beak}" fill="{duck.beak}" {edge} stroke-width="2.4"/>'
        f'<path d="M81 34 C88 36 95 35 101 33" fill="none" stroke="{INK}" stroke-width="1.8"/>'
        f"{eye}{extra}</g>"
    )


def pip_group(x: float, y: float, scale: float, *, glad: bool = False) -> str:
    """A duck simplified for small sizes, in the same box; a glad one laughs."""
    eye = (
        f'<path d="M57 34 Q66 20 75 34" fill="none" stroke="{INK}" stroke-width="6" stroke-linecap="round"/>'
        if glad
        else f'<circle cx="66" cy="30" r="6.5" fill="{INK}"/>'
    )
    return (
        f'<g transform="translate({x:g} {y + 8 * scale:g}) scale({scale:g})">'
        '<path d="M11 60 C3 50 5 38 12 40 C20 51 31 53 44 47 C39 38 39 29 42 24 C47 10 63 5 75 11 C86 17 88 30 '
        '83 40 C80 46 77 48 75 51 C88 58 92 72 83 84 C72 98 34 100 20 88 C10 80 8 70 11 60Z" fill="#FFD84A" '
        f'stroke="{INK}" stroke-width="9" stroke-linejoin="round"/>'
        f'<path d="M82 27 C91 22 103 27 102 33 C101 40 89 41 80 39Z" fill="#FF7A2F" stroke="{INK}" '
        f'stroke-width="6"/>{eye}</g>'
    )
