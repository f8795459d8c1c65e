"""The parts of portraits: strokes, faces and a few clothes, around a head with its centre at (0, 0)."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final

from msgspec import Struct

from game.cardgames.must_be_18.table.art.families import Family
from game.ui.drawing.palette import INK


class Age(Struct, frozen=True):
    """The colours of a generation's plumage, in light and in shadow."""

    plume: str
    shade: str


BABY: Final = Age("#FFE05C", "#F5B324")
CHILD: Final = Age("#FFD84A", "#F2A81D")
YOUNG: Final = Age("#FFCB45", "#E8971B")
GROWN: Final = Age("#F4D79A", "#D9AC62")
OLD: Final = Age("#F7EEDC", "#DCC9A9")
ANCIENT: Final = Age("#F1F1F4", "#C9C8D6")

SHOULDERS: Final = "M-36 38 C-36 24 -23 15 0 15 C23 15 36 24 36 38Z"
WHITE: Final = "#FFFDF6"
SHELL: Final = "#FFF9EC"
LINE: Final = f'stroke="{INK}" stroke-width="2.3" stroke-linejoin="round" stroke-linecap="round"'
THIN: Final = f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'

_BEAK: Final = "#FF7A2F"


# -- strokes -------------------------------------------------------------------------------------------


def shape(path: str, fill: str, line: str = LINE) -> str:
    """A path filled with a colour."""
    return f'<path d="{path}" fill="{fill}" {line}/>'


def disc(x: float, y: float, radius: float, fill: str, line: str = THIN) -> str:
    """A circle filled with a colour."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" {line}/>'


def curve(path: str, width: float, colour: str = INK) -> str:
    """A line with round ends."""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"/>'


def mirrored(side: str) -> str:
    """The drawing of one side, on both sides."""
    return f'{side}<g transform="scale(-1 1)">{side}</g>'


def ring(radius: float, count: int) -> Iterable[tuple[float, float]]:
    """So many points around the centre."""
    for step in range(count):
        turn = radians(360 * step / count)
        yield radius * sin(turn), radius * cos(turn)


# -- faces ---------------------------------------------------------------------------------------------


def head(age: Age, radius: float = 19.0) -> str:
    """A round head, darker at the chin."""
    r = radius
    wide, low = 0.86 * r, 0.45 * r
    chin = (
        f"M{-wide:.1f} {low:.1f} Q0 {1.25 * r:.1f} {wide:.1f} {low:.1f} "
        f"Q{0.66 * r:.1f} {r:.1f} 0 {r:.1f} Q{-0.66 * r:.1f} {r:.1f} {-wide:.1f} {low:.1f}Z"
    )
    return disc(0, 0, r, age.plume, LINE) + shape(chin, age.shade, "")


def cheeks() -> str:
    """A blush."""
    return mirrored('<ellipse cx="-14" cy="6" rx="3.4" ry="2.6" fill="#FF7A6A" fill-opacity="0.55"/>')


def eyes() -> str:
    """Open eyes."""
    return "".join(
        f'<ellipse cx="{x:g}" cy="-2" rx="3.3" ry="4.2" fill="{INK}"/>'
        f'<circle cx="{x + 1.2:g}" cy="-3.7" r="1.3" fill="#FFFFFF"/>'
        for x in (-8.2, 8.2)
    )


def glad_eyes() -> str:
    """Closed in laughter."""
    return curve("M-12 -1 Q-8.2 -6 -4.4 -1 M4.4 -1 Q8.2 -6 12 -1", 2.5)


def wink() -> str:
    """One open eye, one closed."""
    return (
        f'<ellipse cx="-8.2" cy="-2" rx="3.3" ry="4.2" fill="{INK}"/>'
        '<circle cx="-7" cy="-3.7" r="1.3" fill="#FFFFFF"/>' + curve("M4.4 -1 Q8.2 -6 12 -1", 2.5)
    )


def lashes() -> str:
    """Beside open eyes."""
    return mirrored(curve("M-11 -4.6 L-14.4 -7 M-10 -6 L-12 -9.4", 1.6))


def brows(colour: str, width: float = 2.4) -> str:
    """Brows over open eyes; light brows have an edge."""
    path = "M-13 -9.6 Q-8.5 -12.6 -4.5 -9.8 M4.5 -9.8 Q8.5 -12.6 13 -9.6"
    edge = "" if colour == INK else curve(path, width + 2.6)
    return edge + curve(path, width, colour)


def bill(size: float = 1.0) -> str:
    """A broad beak that smiles."""
    beak = (
        "M0 1.5 C5 1.5 9.5 5.2 13 8.8 C14 13.6 7 16.4 0 16.4 C-7 16.4 -14 13.6 -13 8.8 C-9.5 5.2 -5 "
        "1.5 0 1.5Z"
    )
    smile = "M-11.6 9.2 Q-6 12.6 0 11.6 Q6 12.6 11.6 9.2"
    place = f'<g transform="translate(0 {(1 - size) * 9:.2f}) scale({size:g})">'
    return f"{place}{shape(beak, _BEAK)}{curve(smile, 1.7)}</g>"


def moustache(colour: str) -> str:
    """Over the beak, with its ends turned up."""
    half = "M0 3 C-4 -1 -9 1 -12 5 C-15 8 -19 7 -20 3 C-23 11 -14 15 -8 11 C-4 9 -1 8 0 6Z"
    return mirrored(shape(half, colour, THIN))


def spectacles(of: Family) -> str:
    """Round spectacles, around open eyes; drawn before them."""
    glass = '<circle cx="-8.4" cy="-2" r="7.6" fill="#FFFFFF" fill-opacity="0.65"/>'
    bridge = curve("M-1.2 -2.6 Q0 -4 1.2 -2.6", 2.2, of.deep)
    edge = f'<circle cx="-8.4" cy="-2" r="7.6" fill="none" stroke="{of.deep}" stroke-width="2.2"/>'
    return mirrored(glass + edge) + bridge


# -- eggs and clothes ----------------------------------------------------------------------------------


def spots(of: Family, where: Iterable[tuple[float, float, float]]) -> str:
    """On eggs: their centres and radii."""
    return "".join(disc(x, y, radius, of.fill, "") for x, y, radius in where)


def cup(of: Family, lift: float = 0.0) -> str:
    """The lower half of an egg, its edge broken."""
    edge = 12 - lift / 2
    half = (
        f"M-26 {edge - 3:g} L-18 {edge + 4:g} L-10 {edge - 3:g} L-2 {edge + 4:g} L6 {edge - 3:g} "
        f"L14 {edge + 4:g} L26 {edge - 3:g} C27 28 16 39 0 39 C-16 39 -27 28 -26 {edge - 3:g}Z"
    )
    return shape(half, SHELL) + spots(of, ((-14, 24, 3.8), (2, 28, 4.6), (15, 22, 3.4)))


def shirt(of: Family, stripe: str) -> str:
    """With hoops."""
    hoops = curve("M-25 26 Q0 18 25 26 M-31 34 Q0 25 31 34", 4, stripe)
    return shape(SHOULDERS, of.fill, "") + hoops + shape(SHOULDERS, "none")
