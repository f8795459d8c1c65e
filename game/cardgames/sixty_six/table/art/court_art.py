"""The courts: ducks in court dress, each holding up its suit, in the units of a card of 100 × 146.

They keep clear of the corner where the index stands, above y = 84 and left of x = 41.
"""

from __future__ import annotations

from typing import Final

from game.cardgames.sixty_six.table.art.suits import Tone, suit_group
from game.ui.drawing.palette import BONE, GOLD, INK

_LINE: Final = f'stroke="{INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"'
_THIN: Final = f'stroke="{INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'
_YELLOW: Final = "#FFD84A"
_AMBER: Final = "#F2A81D"
_BEAK: Final = "#FF7A2F"
_WHITE: Final = "#FFFAEC"
_HAIR: Final = "#B4552C"
_BLUSH: Final = '<ellipse cx="{x}" cy="68" rx="3.4" ry="2.6" fill="#FF7A6A" fill-opacity="0.55"/>'


def king(suit: int, tone: Tone) -> str:
    """A bearded drake under a crown, in ermine, with a sceptre."""
    robe = "M29 140 C29 116 41 99 63 99 C84 99 92 114 95 140Z"
    ermine = (
        "M40 104 Q63 92 86 104 Q91 112 84 116 Q76 110 70 118 L63 128 L56 118 Q50 110 42 116 Q35 112 40 104Z"
    )
    spots = "".join(
        f'<path d="M{x:g} {y:g} l1.5 4.4 l-3 0Z" fill="{INK}"/>'
        for x, y in ((44, 106), (53, 108), (63, 117), (73, 108), (82, 106))
    )
    beard = (
        "M43 66 Q40 84 47 91 Q49 97 55 97 Q58 104 63 104 Q68 104 71 97 Q77 97 79 91 Q86 84 83 66 "
        "Q77 76 63 75 Q49 76 43 66Z"
    )
    crown = "M44 46 L40 20 L52 32 L63 13 L74 32 L86 20 L82 46 Q63 39 44 46Z"
    band = "M44 46 Q63 39 82 46 L81.4 51.5 Q63 44.5 44.6 51.5Z"
    gems = _disc(63, 29, 3.2, tone.fill) + _disc(40, 19.5, 2.6, GOLD) + _disc(86, 19.5, 2.6, GOLD)
    return (
        _shape(robe, tone.fill)
        + _shape("M56 118 L63 128 L70 118 L72 140 L54 140Z", tone.deep, _THIN)
        + _shape(ermine, _WHITE)
        + spots
        + _head(_YELLOW)
        + _shape(beard, _WHITE)
        + _strands("M54 85 Q55 90 58 93 M72 85 Q71 90 68 93 M63 87 L63 95")
        + _eyes()
        + _strands("M49 53 Q54 50 58 53 M68 53 Q72 50 77 53", 2.6)
        + _bill()
        + _shape("M63 13 L74 32 L86 20 L82 46 Q63 39 44 46 L40 20 L52 32Z", _AMBER, "")
        + _shape("M44 46 L40 20 L52 32 L63 13 L63 41.5 Q53 42 44 46Z", GOLD, "")
        + _shape(crown, "none")
        + _shape(band, tone.fill)
        + _disc(63, 13, 3.2, GOLD)
        + gems
        + _rod(suit, tone)
        + _wing(_YELLOW, _AMBER)
    )


def queen(suit: int, tone: Tone) -> str:
    """A white duck with curls under a tiara, with pearls, and a flower of her suit."""
    hair = (
        "M63 20 C47 19 39 32 42 46 C37 51 36 60 41 65 C36 71 37 80 42 84 C41 92 47 97 53 93 L73 93 "
        "C79 97 85 92 84 84 C89 80 90 71 85 65 C90 60 89 51 84 46 C87 32 79 19 63 20Z"
    )
    dress = "M31 140 C29 124 35 111 46 106 Q63 118 80 106 C91 111 95 124 95 140Z"
    neck = "M46 106 C51 101 52 96 51 86 L75 86 C74 96 75 101 80 106 Q63 121 46 106Z"
    tiara = "M44 46 L43 37 L50 40 L54 31 L59 36 L63 25 L67 36 L72 31 L76 40 L83 37 L82 46 Q63 37 44 46Z"
    pearls = "".join(
        _disc(x, y, 2.5, "#FFFFFF", _THIN)
        for x, y in ((51, 99), (56.5, 103), (63, 104.6), (69.5, 103), (75, 99))
    )
    lashes = "M49.6 57.5 L46 55 M51.4 55.2 L49 51.8 M76.4 57.5 L80 55 M74.6 55.2 L77 51.8"
    return (
        _shape(hair, _HAIR)
        + _strands("M41 65 Q42 67 44 67 M42 84 Q45 85 47 82 M85 65 Q84 67 82 67 M84 84 Q81 85 79 82", 1.7)
        + _shape(neck, _WHITE)
        + _shape(dress, tone.fill)
        + _shape("M46 106 Q63 118 80 106 L78 113 Q63 125 48 113Z", tone.deep, _THIN)
        + _shape("M63 119 L55 140 L71 140Z", _WHITE, _THIN)
        + pearls
        + _head(_WHITE, "#E9D9C6")
        + _shape("M43 58 C42 46 50 39 63 39 C76 39 84 46 83 58 Q76 47 63 47 Q50 47 43 58Z", _HAIR)
        + _BLUSH.format(x=46.6)
        + _BLUSH.format(x=79.4)
        + _eyes()
        + _strands(lashes, 1.8)
        + _bill()
        + _shape(tiara, GOLD)
        + _disc(63, 34.5, 3, tone.fill)
        + _disc(54, 38, 1.7, tone.fill, "")
        + _disc(72, 38, 1.7, tone.fill, "")
        + _stem(suit, tone)
        + _wing(_WHITE, "#E9D9C6")
    )


def jack(suit: int, tone: Tone) -> str:
    """A young duck in a ruff and a feathered cap, with the banner of his suit."""
    tunic = "M33 140 C33 120 43 104 63 104 C83 104 91 120 93 140Z"
    ruff = (
        "M38 99 Q36 92 43 91 Q44 85 51 87 Q55 82 63 85 Q71 82 75 87 Q82 85 83 91 Q90 92 88 99 Q90 106 83 107 "
        "Q80 113 73 110 Q68 115 63 111 Q58 115 53 110 Q46 113 43 107 Q36 106 38 99Z"
    )
    cap = "M42 50 C38 36 48 25 65 25 C84 25 92 35 84 50 Q63 38 42 50Z"
    feather = "M76 38 C70 24 56 16 44 22 C44 13 58 7 70 14 C80 20 83 29 80 39Z"
    return (
        _shape(tunic, tone.fill)
        + _shape("M56 111 L63 116 L70 111 L70 140 L56 140Z", GOLD, _THIN)
        + _disc(63, 122, 1.9, INK, "")
        + _disc(63, 130, 1.9, INK, "")
        + _shape(ruff, _WHITE)
        + _strands("M47 96 L43 102 M55 100 L52 106 M63 101 L63 107 M71 100 L74 106 M79 96 L83 102", 1.5)
        + _head(_YELLOW)
        + _BLUSH.format(x=46.6)
        + _BLUSH.format(x=79.4)
        + _eyes()
        + _bill()
        + _shape(cap, tone.fill)
        + _shape("M42 50 Q63 38 84 50 L83 55 Q63 44 43 55Z", tone.deep)
        + _shape(feather, _WHITE)
        + _strands("M78 37 C74 25 64 16 52 17 M67 21 L66 16 M73 27 L76 22", 1.5)
        + _disc(79, 40, 3.4, GOLD)
        + _banner(suit, tone)
        + _wing(_YELLOW, _AMBER)
    )


# -- common parts --------------------------------------------------------------------------------------


def _shape(path: str, fill: str, line: str = _LINE) -> str:
    return f'<path d="{path}" fill="{fill}" {line}/>'


def _disc(x: float, y: float, radius: float, fill: str, line: str = _THIN) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" {line}/>'


def _strands(path: str, width: float = 1.5) -> str:
    return f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="{width:g}" stroke-linecap="round"/>'


def _head(colour: str, shade: str = _AMBER) -> str:
    """A head seen from the front, its centre at (63, 62)."""
    shadow = "M45 72 Q63 90 81 72 Q77 83 63 83 Q49 83 45 72Z"
    return f'<ellipse cx="63" cy="62" rx="21" ry="21.5" fill="{colour}" {_LINE}/>' + _shape(shadow, shade, "")


def _eyes() -> str:
    return "".join(
        f'<ellipse cx="{x:g}" cy="60" rx="3.5" ry="4.5" fill="{INK}"/>'
        f'<circle cx="{x + 1.3:g}" cy="58.2" r="1.4" fill="#FFFFFF"/>'
        for x in (54, 72)
    )


def _bill() -> str:
    """A broad beak that smiles."""
    beak = "M63 63 C68 63 73 67 77 71 C78 76 70 79 63 79 C56 79 48 76 49 71 C53 67 58 63 63 63Z"
    return _shape(beak, _BEAK) + _strands(
        "M50.5 71.5 Q56 75 63 74 Q70 75 75.5 71.5 M60 67.6 L60.2 68.4 M66 67.6 L65.8 68.4", 1.7
    )


def _wing(colour: str, shade: str) -> str:
    """The wing that holds the thing at x = 25."""
    whole = (
        "M46 118 C38 111 28 111 20 116 Q17 120 21 122 Q18 125 22 127 Q21 131 26 131 C34 134 44 130 46 118Z"
    )
    below = "M44 122 C40 129 33 130 27 129.6 C34 133 43 130 44 122Z"
    return (
        _shape(whole, colour) + _strands("M22 122 L27 122 M23 127 L28 126.4", 1.6) + _shape(below, shade, "")
    )


def _staff(colour: str, top: float) -> str:
    return (
        f'<path d="M25 {top:g} L25 140" fill="none" stroke="{INK}" stroke-width="6.4"/>'
        f'<path d="M25 {top:g} L25 140" fill="none" stroke="{colour}" stroke-width="2.8"/>'
    )


def _rod(suit: int, tone: Tone) -> str:
    """A golden sceptre."""
    return _staff(GOLD, 104) + _disc(25, 108, 3.4, GOLD) + suit_group(suit, 25, 96, 18, tone.fill, edge=1.5)


def _stem(suit: int, tone: Tone) -> str:
    """A flower that is the suit, with two leaves."""
    leaves = "M25 114 Q14 113 13 105 Q23 104 25 114Z M25 114 Q36 113 37 105 Q27 104 25 114Z"
    return (
        _staff("#3BA55D", 106)
        + _shape(leaves, "#5CC46E", _THIN)
        + suit_group(suit, 25, 96, 19, tone.fill, edge=1.5)
    )


def _banner(suit: int, tone: Tone) -> str:
    """A swallow-tailed banner on a pole."""
    cloth = f'<path d="M12 87 L38 87 L38 112 L25 105.5 L12 112Z" fill="{BONE}" {_LINE}/>'
    return _staff("#B98154", 87) + cloth + suit_group(suit, 25, 96, 14, tone.fill)
