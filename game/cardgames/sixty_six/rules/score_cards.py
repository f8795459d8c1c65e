"""The black six and the red four that show a team's score, as pure data to be drawn (§9).

Lengths are in card widths, a card being 1.4 high, y grows downwards; the lower card lies at the origin.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from msgspec import Struct

WIDTH: Final = 1.0
HEIGHT: Final = 1.4
FURTHEST: Final = 10
"""Beyond this score, up or down, the cards stay as they are and the number tells (§9.5)."""

Point = tuple[float, float]

SIX: Final = 6
FOUR: Final = 4
PIPS: Final[dict[int, tuple[Point, ...]]] = {
    SIX: tuple((x, y) for y in (-0.42, 0.0, 0.42) for x in (-0.2, 0.2)),
    FOUR: tuple((x, y) for y in (-0.42, 0.42) for x in (-0.2, 0.2)),
}
"""The places of the pips of each card, from its centre, row by row."""


class CardPlace(Struct, frozen=True, gc=False):
    """A card's centre, and the degrees by which the card is turned clockwise."""

    x: float
    y: float
    tilt: float = 0.0


class LyingCard(Struct, frozen=True, gc=False):
    """One of the two cards.

    Attributes:
        pips: 6 for the black six, 4 for the red four.
        visible: which of its pips can be seen, by their place in `PIPS`.
    """

    pips: int
    face_up: bool
    place: CardPlace
    visible: tuple[int, ...]


class ScorePicture(Struct, frozen=True, gc=False):
    """The picture of a score: `lower` is drawn first, `upper` over it."""

    score: int
    lower: LyingCard
    upper: LyingCard


_ORIGIN = CardPlace(0.0, 0.0)

_COVERS = {
    SIX: (
        _ORIGIN,
        CardPlace(0.15, 0.15, 40.0),
        CardPlace(0.0, 0.45),
        CardPlace(0.45, 0.0),
        CardPlace(0.0, 0.85),
        CardPlace(0.45, 0.85),
        CardPlace(0.0, 1.25),
    ),
    FOUR: (
        _ORIGIN,
        CardPlace(0.3, 0.1, 25.0),
        CardPlace(0.0, 0.45),
        CardPlace(0.45, 0.45),
        CardPlace(0.0, 1.25),
    ),
}
"""The places of a card on the six or the four at which 0, 1, 2 … of its pips show."""


def picture(score: int) -> ScorePicture:
    """The places of the two cards for a score (§9)."""
    shown = max(-FURTHEST, min(FURTHEST, score))
    if shown > SIX:
        return _picture(score, FOUR, shown - SIX, cover_up=True)
    if shown >= 0:
        return _picture(score, SIX, shown, cover_up=False)
    if shown >= -FOUR:
        return _picture(score, FOUR, -shown, cover_up=False)
    return _picture(score, SIX, -shown - FOUR, cover_up=True)


def _picture(score: int, below: int, showing: int, cover_up: bool) -> ScorePicture:
    """The one card face up with so many pips showing, the other on it."""
    cover = _COVERS[below][showing]
    above = FOUR if below == SIX else SIX
    return ScorePicture(
        score,
        LyingCard(below, True, _ORIGIN, _uncovered(below, cover)),
        LyingCard(above, cover_up, cover, tuple(range(above)) if cover_up else ()),
    )


def _uncovered(pips: int, cover: CardPlace) -> tuple[int, ...]:
    """The pips of a card at the origin that another card in that place leaves to be seen."""
    turn = radians(cover.tilt)
    seen = []
    for number, (x, y) in enumerate(PIPS[pips]):
        across, down = x - cover.x, y - cover.y
        along = across * cos(turn) + down * sin(turn)
        aside = down * cos(turn) - across * sin(turn)
        if abs(along) > WIDTH / 2 or abs(aside) > HEIGHT / 2:
            seen.append(number)
    return tuple(seen)
