"""The black six and the red four that show a team's score, as data to be drawn (§9).

Lengths are in card widths; a card is 1.4 high, y points down, and the lower card is at the origin.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

MAX_SHOWN_SCORE: Final = 10
"""The highest and, negated, the lowest score that the cards can show; beyond it, only the number changes."""

Point = tuple[float, float]

SIX: Final = 6
FOUR: Final = 4
PIPS: Final[dict[int, tuple[Point, ...]]] = {
    SIX: tuple((x, y) for y in (-0.42, 0.0, 0.42) for x in (-0.2, 0.2)),
    FOUR: tuple((x, y) for y in (-0.42, 0.42) for x in (-0.2, 0.2)),
}
"""The positions of each card's pips relative to its centre, row by row."""


class CardPlace(Struct, frozen=True, gc=False):
    """A card's centre, and its clockwise rotation in degrees."""

    x: float
    y: float
    tilt: float = 0.0


class ScoreCard(Struct, frozen=True, gc=False):
    """One of the two score cards.

    Attributes:
        pips: 6 for the black six, 4 for the red four.
        face_up: whether its face shows.
        visible: the number of its visible pips.
    """

    pips: int
    face_up: bool
    place: CardPlace
    visible: int


class ScorePicture(Struct, frozen=True, gc=False):
    """The two score cards: `lower` is drawn first, `upper` over it."""

    lower: ScoreCard
    upper: ScoreCard


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
"""For each lower card, the positions of the upper card that leave 0, 1, 2 … of its pips visible."""


def score_picture(score: int) -> ScorePicture:
    """Return the two score cards, placed so that they show a score (§9)."""
    shown = max(-MAX_SHOWN_SCORE, min(MAX_SHOWN_SCORE, score))
    if shown > SIX:
        return _stacked_cards(FOUR, shown - SIX, cover_up=True)
    if shown >= 0:
        return _stacked_cards(SIX, shown, cover_up=False)
    if shown >= -FOUR:
        return _stacked_cards(FOUR, -shown, cover_up=False)
    return _stacked_cards(SIX, -shown - FOUR, cover_up=True)


def _stacked_cards(below: int, showing: int, cover_up: bool) -> ScorePicture:
    """Return the card `below` with `showing` visible pips, and the other on top, face up if `cover_up`."""
    cover = _COVERS[below][showing]
    above = FOUR if below == SIX else SIX
    return ScorePicture(
        ScoreCard(below, True, _ORIGIN, showing),
        ScoreCard(above, cover_up, cover, above if cover_up else 0),
    )
