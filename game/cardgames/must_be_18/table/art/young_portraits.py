"""The young of the family tree: eggs, babies, children and those almost grown, as ducks from the front.

A head has its centre at (0, 0); hats reach up to y = -37, shoulders end at y = 38.
"""

from __future__ import annotations

from typing import Final

from game.cardgames.must_be_18.table.art.families import Family
from game.cardgames.must_be_18.table.art.portrait_strokes import (
    BABY,
    CHILD,
    LINE,
    SHELL,
    SHOULDERS,
    THIN,
    WHITE,
    YOUNG,
    bill,
    cheeks,
    cup,
    curve,
    disc,
    eyes,
    glad_eyes,
    head,
    lashes,
    mirrored,
    ring,
    shape,
    shirt,
    spots,
    wink,
)
from game.ui.drawing.palette import GOLD, INK

_BROWN: Final = "#8A4A2A"
_GINGER: Final = "#C0562B"


# -- the sixth generation: eggs and babies -------------------------------------------------------------


def hatched(of: Family) -> str:
    """Just out of the egg, with a piece of it for a hat."""
    cap = (
        "M-17 -9 L-11 -14 L-5 -8.5 L1 -14 L7 -8.5 L12 -13.5 L17 -9 C16 -24 9 -31 0 -31 C-9 -31 -16 "
        "-24 -17 -9Z"
    )
    return (
        head(BABY, 18)
        + cheeks()
        + eyes()
        + bill(0.85)
        + shape(cap, SHELL)
        + spots(of, ((-6, -22, 3), (6, -20, 2.4)))
        + cup(of)
    )


def peeping(of: Family) -> str:
    """Two eyes between the halves of an egg."""
    top = "M-24 0 L-18 5 L-10 -2 L-2 5 L6 -2 L14 5 L24 -1 C23 -20 12 -35 0 -35 C-12 -35 -23 -20 -24 0Z"
    dots = spots(of, ((-9, -18, 4.2), (8, -22, 3), (11, -7, 3.8), (-15, -5, 2.6)))
    whites = mirrored(disc(-8.5, 8.5, 6.4, "#FFFFFF", ""))
    pupils = disc(-7, 8, 3.3, INK, "") + disc(10, 8, 3.3, INK, "")
    dark = shape("M-25 -2 L25 -2 L25 20 L-25 20Z", INK, "")
    lid = f'<g transform="rotate(-8) translate(1 -4)">{shape(top, SHELL)}{dots}</g>'
    return dark + whites + pupils + cup(of) + lid


def swaddled(of: Family) -> str:
    """A baby in a bonnet, with a dummy."""
    frill = "".join(disc(x, y, 5.2, WHITE) for x, y in ring(21.5, 14))
    wrap = "M-27 38 C-28 24 -18 14 0 14 C18 14 28 24 27 38Z"
    dummy = disc(0, 9.5, 7.2, of.fill, LINE) + disc(0, 9.5, 3, WHITE)
    bow = "M0 22 L-12 16 L-12 29Z M0 22 L12 16 L12 29Z"
    return (
        shape(wrap, WHITE)
        + curve("M-20 38 Q-10 31 4 38 M22 33 Q12 30 2 36", 1.4)
        + frill
        + disc(0, 0, 21, of.fill, LINE)
        + head(BABY, 17)
        + cheeks()
        + glad_eyes()
        + dummy
        + shape(bow, of.fill)
        + disc(0, 22, 3.2, of.fill)
    )


# -- the fifth: children -------------------------------------------------------------------------------


def boy(of: Family) -> str:
    """With a cap, its peak aside, and a striped shirt."""
    cap = "M-18.5 -8 C-20 -25 -9 -32 1 -32 C13 -32 20 -23 18.5 -8 Q0 -16 -18.5 -8Z"
    peak = "M8 -13 C18 -16 31 -14 33 -7 C26 -4 20 -5 17 -6Z"
    return (
        shirt(of, WHITE)
        + head(CHILD)
        + cheeks()
        + eyes()
        + bill()
        + shape(cap, of.fill)
        + shape("M-6 -12.6 C-7 -22 -4 -29 1 -32 C7 -29 9 -21 8 -12.4Z", WHITE, THIN)
        + shape(peak, of.deep)
        + disc(1, -32, 2.8, GOLD)
    )


def girl(of: Family) -> str:
    """With bunches and bows."""
    bunch = "M-17 -8 C-30 -14 -36 -4 -33 6 C-31 14 -25 14 -26 6 C-26 2 -22 0 -17 -2Z"
    fringe = (
        "M-19.5 -2 C-20 -16 -11 -21 0 -21 C11 -21 20 -16 19.5 -2 Q14 -13 5 -13 Q-2 -9 -8 -12 Q-16 "
        "-10 -19.5 -2Z"
    )
    bow = "M-19 -9 L-28 -18 L-29 -5Z M-19 -9 L-12 -19 L-9 -9Z"
    side = shape(bunch, _BROWN)
    knot = shape(bow, of.fill, THIN) + disc(-19, -9.5, 2.8, of.fill)
    return (
        mirrored(side)
        + shape(SHOULDERS, of.fill)
        + shape("M-14 16 Q0 30 14 16 Q17 21 13 25 Q0 34 -13 25 Q-17 21 -14 16Z", WHITE, THIN)
        + head(CHILD)
        + cheeks()
        + wink()
        + bill()
        + shape(fringe, _BROWN)
        + mirrored(knot)
    )


# -- the fourth: the young -----------------------------------------------------------------------------


def lad(of: Family) -> str:
    """With headphones, a tuft and a hood."""
    tuft = (
        "M-15 -13 C-17 -22 -10 -25 -6 -24 C-8 -29 0 -33 4 -30 C3 -28 6 -27 8 -26 C14 -26 17 -20 15 "
        "-13 Q8 -18 0 -15 Q-8 -18 -15 -13Z"
    )
    cups = "M-24 -8 C-18 -9 -17 10 -22 10 C-28 9 -29 -6 -24 -8Z"
    band = "M-22 -6 C-22 -40 22 -40 22 -6"
    return (
        shape("M-27 27 C-27 10 27 10 27 27 L22 34 L-22 34Z", of.deep)
        + shape("M-36 38 C-36 27 -25 20 -17 19 Q0 34 17 19 C25 20 36 27 36 38Z", of.fill)
        + curve("M-6 29 L-7 36 M6 29 L7 36", 1.8)
        + head(YOUNG)
        + eyes()
        + bill()
        + shape(tuft, _BROWN)
        + curve(band, 6.4)
        + curve(band, 2.6, of.fill)
        + mirrored(shape(cups, of.fill))
    )


def lass(of: Family) -> str:
    """With long hair and a slide in it."""
    hair = (
        "M0 -26 C-20 -26 -26 -10 -25 4 C-25 16 -30 22 -29 30 C-20 35 -12 30 -10 22 L10 22 C12 30 20 "
        "35 29 30 C30 22 25 16 25 4 C26 -10 20 -26 0 -26Z"
    )
    fringe = "M-20 3 C-22 -14 -12 -23 2 -23 C14 -23 22 -13 20 3 C19 -6 14 -12 6 -14 C0 -6 -12 -6 -20 3Z"
    return (
        shape(hair, _GINGER)
        + shape(SHOULDERS, of.fill)
        + shape("M-11 16.5 Q0 32 11 16.5 Q0 20 -11 16.5Z", YOUNG.plume, THIN)
        + head(YOUNG)
        + cheeks()
        + eyes()
        + lashes()
        + bill()
        + shape(fringe, _GINGER)
        + shape("M9 -20 L18 -13 L15.6 -9.6 L6.6 -16.6Z", of.fill, THIN)
    )
