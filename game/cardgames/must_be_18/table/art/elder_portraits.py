"""The elders of the family tree: parents, grandparents and their forebears, as ducks from the front.

A head has its centre at (0, 0); hats reach up to y = -37, shoulders end at y = 38.
"""

from __future__ import annotations

from typing import Final

from game.cardgames.must_be_18.table.art.families import Family
from game.cardgames.must_be_18.table.art.portrait_strokes import (
    ANCIENT,
    GROWN,
    LINE,
    OLD,
    SHOULDERS,
    THIN,
    WHITE,
    bill,
    brows,
    cheeks,
    curve,
    disc,
    eyes,
    glad_eyes,
    head,
    lashes,
    mirrored,
    moustache,
    shape,
    spectacles,
)
from game.ui.drawing.palette import GOLD, INK

_DARK: Final = "#5E3320"
_SILVER: Final = "#D5D3DF"


# -- the third: parents --------------------------------------------------------------------------------


def father(of: Family) -> str:
    """With a parting, a moustache and a tie."""
    hair = (
        "M-19.5 0 C-23 -16 -13 -25 2 -24 C15 -25 22 -15 19.5 0 C18 -7 16 -11 13 -14 C4 -12 -4 -14 -9 "
        "-19 C-11 -12 -17 -9 -19.5 0Z"
    )
    return (
        shape(SHOULDERS, of.fill)
        + shape("M-13 17 L0 38 L13 17 Q0 13 -13 17Z", WHITE, THIN)
        + shape("M-13 17 L-20 24 L-8 38 L0 38Z M13 17 L20 24 L8 38 L0 38Z", of.deep, THIN)
        + shape("M-3.6 20 L3.6 20 L2.4 25 L4.4 38 L-4.4 38 L-2.4 25Z", GOLD, THIN)
        + head(GROWN)
        + eyes()
        + brows(INK)
        + bill()
        + shape(hair, INK, "")
        + moustache(INK)
    )


def mother(of: Family) -> str:
    """With waved hair, earrings and a necklace."""
    hair = (
        "M0 -27 C-20 -28 -28 -14 -25 -4 C-31 2 -28 14 -20 15 L20 15 C28 14 31 2 25 -4 C28 -14 20 -28 0 -27Z"
    )
    fringe = (
        "M-20 0 C-24 -14 -14 -23 -2 -22 C12 -25 23 -14 20 0 C17 -3 15 -7 14 -11 C4 -8 -6 -10 -10 -15 "
        "C-12 -8 -16 -4 -20 0Z"
    )
    beads = "".join(disc(x, y, 2.6, GOLD) for x, y in ((-11, 21), (-6, 24.5), (0, 26), (6, 24.5), (11, 21)))
    return (
        shape(hair, _DARK)
        + shape(SHOULDERS, of.fill)
        + shape("M-15 16 Q0 36 15 16Z", GROWN.plume, THIN)
        + beads
        + head(GROWN)
        + cheeks()
        + eyes()
        + lashes()
        + bill()
        + shape(fringe, _DARK)
        + mirrored(disc(-21, 11, 3.2, of.fill))
    )


# -- the second: grandparents --------------------------------------------------------------------------


def grandfather(of: Family) -> str:
    """Bald, with spectacles and a bow tie."""
    tufts = shape("M-17 -9 C-25 -12 -29 -4 -25 0 C-29 5 -24 11 -17 9Z", _SILVER)
    bow = "M0 24 L-14 17.5 L-14 31Z M0 24 L14 17.5 L14 31Z"
    return (
        shape(SHOULDERS, of.fill)
        + shape("M-13 17 L0 38 L13 17 Q0 13 -13 17Z", WHITE, THIN)
        + mirrored(tufts)
        + head(OLD)
        + curve("M-9 -14 Q-4 -18 2 -17", 3, "#FFFFFF")
        + spectacles(of)
        + eyes()
        + bill()
        + moustache(_SILVER)
        + shape(bow, GOLD)
        + disc(0, 24, 3, GOLD)
    )


def grandmother(of: Family) -> str:
    """With a bun, spectacles and a shawl."""
    hair = "M-21 4 C-26 -12 -16 -24 0 -24 C16 -24 26 -12 21 4 C18 -6 12 -12 0 -15 C-12 -12 -18 -6 -21 4Z"
    return (
        disc(0, -27, 9.5, _SILVER, LINE)
        + curve("M-4 -30 Q0 -33 4 -30 M-5 -26 Q0 -29 5 -26", 1.4)
        + shape(SHOULDERS, WHITE)
        + shape("M-36 38 C-36 24 -23 15 -10 15 Q-4 28 6 38Z", of.fill)
        + shape("M36 38 C36 24 23 15 10 15 Q4 28 -10 38Z", of.fill)
        + disc(-1, 31, 3.6, GOLD)
        + head(OLD)
        + cheeks()
        + spectacles(of)
        + eyes()
        + bill()
        + shape(hair, _SILVER)
        + curve("M-13 -13 Q-7 -19 0 -20 M13 -13 Q7 -19 0 -20", 1.4)
    )


# -- the first generation ------------------------------------------------------------------------------


def forefather(of: Family) -> str:
    """With a tall hat and a beard that no card is long enough for."""
    beard = (
        "M-19 4 C-26 16 -20 22 -23 30 C-20 34 -19 35 -19 38 L19 38 C19 35 20 34 23 30 C20 22 26 16 "
        "19 4 Q10 9 0 9 Q-10 9 -19 4Z"
    )
    hat = "M-14 -13 L-16 -33 Q0 -37 16 -33 L14 -13 Q0 -18 -14 -13Z"
    brim = "M-27 -13 Q0 -25 27 -13 Q28 -8 24 -8 Q0 -18 -24 -8 Q-28 -8 -27 -13Z"
    band = "M-14.4 -17 Q0 -22.6 14.4 -17 L14.9 -23 Q0 -28.6 -14.9 -23Z"
    return (
        shape(SHOULDERS, of.deep)
        + head(ANCIENT)
        + shape(beard, WHITE)
        + curve("M-12 20 Q-12 28 -10 33 M12 20 Q12 28 10 33 M-4 24 L-3.4 35 M4 24 L3.4 35", 1.5)
        + eyes()
        + brows(WHITE, 5)
        + bill()
        + moustache(WHITE)
        + shape(hat, INK, "")
        + shape(band, of.fill, "")
        + shape(brim, INK, "")
    )


def foremother(of: Family) -> str:
    """In a mob cap and a ruff."""
    cap = "M-23 -4 C-33 -20 -16 -35 0 -34.5 C16 -35 33 -20 23 -4 Q0 -20 -23 -4Z"
    frill = "".join(
        disc(x, y, 4.3, WHITE)
        for x, y in ((-23, -3), (-17, -8), (-9, -11.5), (0, -12.8), (9, -11.5), (17, -8), (23, -3))
    )
    curls = disc(-21, 5, 4.4, _SILVER) + disc(-21.5, 12, 4, _SILVER)
    ruff = "".join(
        disc(x, y, 5.6, WHITE)
        for x, y in ((-25, 21), (-17, 25), (-8.5, 27.6), (8.5, 27.6), (17, 25), (25, 21), (0, 28.4))
    )
    return (
        shape(SHOULDERS, of.deep)
        + ruff
        + shape("M-25 18 Q0 34 25 18 L18 12 L-18 12Z", WHITE, "")
        + head(ANCIENT)
        + mirrored(curls)
        + cheeks()
        + glad_eyes()
        + curve("M-15 1 L-17.5 2.5 M15 1 L17.5 2.5", 1.3)
        + bill()
        + shape(cap, WHITE)
        + shape("M-23.6 -9 Q0 -27 23.6 -9 L25.6 -15 Q0 -33 -25.6 -15Z", of.fill, THIN)
        + frill
        + disc(0, 33, 3.4, GOLD)
    )
