"""Hint tags: the prospect of each spot that can be chosen, in a word or a figure; the best has a star."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from pygame import FRect

from game.ai.agent import Prospect
from game.tables.advice import BEST, YOU, Advice
from game.tables.animation.moments import Point
from game.tables.animation.motion import Pose
from game.tables.focus import Spot
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK, MINT, NIGHT
from game.ui.drawing.text import Typeface
from game.voice.verdict import ShortVerdict, Tone, short_verdict

WIDEST, HIGH = 58.0, 24.0
_ROOMY = 50.0
"""From this width on, a tag has room for the star beside its words."""
_MARGIN = 8.0


class HintTag(Struct, frozen=True):
    """The tag of a spot: the prospect of the best choice that the spot leads to.

    Attributes:
        colour: mint, bone or coral, from the best to the worst. Gold is only for the best choice.
        made: whether this is the choice under review.
    """

    area: FRect
    value: float
    words: str
    colour: str
    best: bool
    made: bool = False


Shortened = Callable[[Advice, Prospect], ShortVerdict]
"""A function that returns the short verdict on a prospect."""


def tags_of(
    advice: Advice,
    prospects: Mapping[Spot, Sequence[Prospect]],
    place: Callable[[Spot], FRect | None],
    figure: Callable[[float], str],
    short: Shortened = short_verdict,
) -> tuple[HintTag, ...]:
    """Return a tag, in words or figures, for each spot that has prospects and a place on the table."""
    tags = []
    for spot, candidates in prospects.items():
        area = place(spot)
        if area is None:
            continue
        prospect = max(candidates, key=lambda prospect: (prospect.choice == advice.choice, prospect.value))
        best, made = (
            prospect.choice == advice.choice,
            any(prospect.choice == advice.made for prospect in candidates),
        )
        words = tag_words(advice, prospect, figure(prospect.value), made=made, short=short)
        colour = colour_of((short_verdict if advice.figures else short)(advice, prospect).tone)
        tags.append(HintTag(area, prospect.value, words, colour, best, made))
    return tuple(tags)


def tag_words(
    advice: Advice, prospect: Prospect, figure: str, *, made: bool, short: Shortened = short_verdict
) -> str:
    """Return a tag's text: `figure` if figures are wanted, "you" or "better" in a review, or a verdict."""
    if advice.figures:
        return figure
    if advice.made is not None:
        return YOU if made else BEST
    return short(advice, prospect).words


def colour_of(tone: Tone) -> str:
    return {Tone.GOOD: MINT, Tone.FAIR: BONE, Tone.POOR: CORAL}[tone]


def tag_area_above(row: FRect, x: float, hand: list[Pose]) -> FRect:
    """Return the area of a hand card's tag in the row above the hand, no wider than the cards' distance."""
    pitch = hand[1].x - hand[0].x if len(hand) > 1 else WIDEST
    width = min(pitch - 3, WIDEST)
    return FRect(x - width / 2, row.top, width, row.height)


def rounded_opacity(alpha: float) -> float:
    """Round an opacity up to a few steps, so that few pictures need to be cached."""
    return math.ceil(alpha * 4) / 4


def draw_tags(
    pen: Pen,
    tags: Sequence[HintTag],
    faded: float,
    star: Callable[[Pen, Point], None],
    *,
    opacity: float = 0.92,
    beside: float = 0.0,
) -> None:
    """Draw the tags, with opacity multiplied by `faded`; the best one is golden, with a star at its top left.

    If the best tag is wide enough, its words leave `beside` units on the left for the star. Letters are at
    least 13 units high, unless the words wouldn't fit.
    """
    alpha = rounded_opacity(faded)
    areas = [_widened(pen, tag, tags) for tag in tags]
    for tag, area in zip(tags, areas, strict=True):
        edge = BONE if tag.made and not tag.best else None
        pen.panel(area, alpha=opacity * alpha, radius=7, colour=GOLD if tag.best else NIGHT, border=edge)
        room = area if area.width < _ROOMY else area.inflate(-4, 0)
        least = pen.width(tag.words, pen.tight_size, Typeface.TITLE)
        if tag.best and area.width >= _ROOMY and room.width - beside >= least:
            room = FRect(room.left + beside, room.top, room.width - beside, room.height)
        size = min(16.0, area.height * 0.72)
        ink = INK if tag.best else tag.colour
        at, wide = room.center, room.width
        pen.text(
            tag.words, at, size, Typeface.TITLE, ink, anchor="center", width=wide, alpha=alpha, tight=True
        )
    for tag, area in zip(tags, areas, strict=True):
        if tag.best and alpha == 1.0:
            star(pen, area.topleft)


def _widened(pen: Pen, tag: HintTag, tags: Sequence[HintTag]) -> FRect:
    """Return the area of a tag, widened to fit its words if no other tag is in the way."""
    area, need = tag.area, pen.width(tag.words, pen.tight_size, Typeface.TITLE) + _MARGIN
    if need <= area.width:
        return area
    others = [other.area for other in tags if other is not tag]
    for left in (area.centerx - need / 2, area.right - need, area.left):
        wider = FRect(left, area.top, need, area.height)
        if wider.collidelist(others) < 0:
            return wider
    return area
