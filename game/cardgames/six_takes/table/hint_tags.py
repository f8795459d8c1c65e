"""Hints on the table: a tag on each card or row with a verdict, or with expected ducks and risk."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect, Surface

from game.ai.agent import Prospect
from game.cardgames.six_takes.rules.events import PickCard, PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import ROW_SIZE, SIX_TAKES
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.layout import TableLayout
from game.cardgames.six_takes.words.reasons import brief_verdict
from game.language.message import figure, percent
from game.tables.advice import BEST, YOU, Advice
from game.tables.animation.motion import Pose
from game.tables.focus import card_area
from game.tables.hand import hand_fan_poses
from game.tables.painting.hint_tags import colour_of, rounded_opacity
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import LEAST_LETTERS, Pen, centred_area
from game.ui.drawing.palette import BONE, GOLD, INK, MIST, NIGHT
from game.ui.drawing.text import Typeface
from game.voice.verdict import short_verdict

_WIDEST, _HIGHEST = 70.0, 38.0
_ROOMY = 50.0
_SECOND_LINE = 13.0
"""The font size of a tag's second line."""
_REVIEW_WIDTH = 60.0
"""The least width of the two tags in a review."""
_MARGIN = 1.0
"""The least space beside a tag's words, in units."""
_LEAST = 11.5
"""The smallest letter size of tags on any canvas."""
_AIR = 4.5
"""The space beside a tag's words for which their letters become smaller."""
_GAUGE = 6.0
_ABOVE_THE_EDGE = 4.0
"""The distance of a row's tag from the bottom of the fifth card."""
_RING_BEND = 5.0
_SMOOTH = 4


class ChoiceTag(Struct, frozen=True):
    """The tag of a choice: what it shows, and its area in units.

    Attributes:
        words: a verdict, or the expected ducks.
        more: the second line; may be empty.
        share: the expected ducks as a share of the worst choice's, for a bar; None without a bar.
        colour: mint, bone or coral, from best to worst; gold is only for the best choice.
        made: whether the player made this choice, in a review.
        card: the area of a draft card; None for other choices.
    """

    area: FRect
    words: str
    more: str
    share: float | None
    colour: str
    best: bool
    made: bool = False
    card: FRect | None = None


def choice_tags(
    view: SixTakesView, layout: TableLayout, advice: Advice, cards: Mapping[int, Pose]
) -> tuple[ChoiceTag, ...]:
    """Return a tag for each choice whose card or row is on the table; `cards` are the shown cards' poses."""
    max_ducks = max([prospect.points(SIX_TAKES) for prospect in advice.prospects], default=0.0)
    tags = []
    for prospect in advice.prospects:
        area = _tag_area(view, layout, advice, prospect, cards)
        if area is not None:
            tag = _choice_tag(view, advice, prospect, area, max_ducks)
            if isinstance(prospect.choice, PickCard):
                tag = replace(tag, card=card_area(cards[prospect.choice.card]))
            tags.append(tag)
    return tuple(tags)


def _choice_tag(
    view: SixTakesView, advice: Advice, prospect: Prospect, area: FRect, max_ducks: float
) -> ChoiceTag:
    """Return a choice's tag; `max_ducks` is the expected ducks of the worst choice."""
    best, made = prospect.choice == advice.choice, prospect.choice == advice.made
    if advice.figures:
        ducks = prospect.points(SIX_TAKES)
        colour = colour_of(short_verdict(advice, prospect).tone)
        # A choice between rows has no risk: a row is taken in any case.
        risk = percent(prospect.risk) if isinstance(prospect.choice, PlayCard) else ""
        share = ducks / max_ducks if max_ducks > 0 else 0.0
        return ChoiceTag(area, figure(ducks, 1), risk, share, colour, best, made)
    words, tone, more = brief_verdict(view, advice, prospect)
    if advice.made is not None:
        words, more = YOU if made else BEST, ""
    return ChoiceTag(area, words, more, None, colour_of(tone), best, made)


def _tag_area(
    view: SixTakesView, layout: TableLayout, advice: Advice, prospect: Prospect, cards: Mapping[int, Pose]
) -> FRect | None:
    match prospect.choice:
        case PlayCard(card=card) if card in cards:
            # As wide as the least distance between cards in the fan.
            poses = hand_fan_poses(layout, view.hand, view.hand[0])
            pitch = poses[-1].x - poses[-2].x if len(poses) > 1 else _WIDEST
            width = min(pitch - 2, _WIDEST)
            if advice.made is not None:
                width = max(width, _REVIEW_WIDTH)
            return FRect(cards[card].x - width / 2, layout.tags.top, width, layout.tags.height)
        case PickCard(card=card) if card in cards:
            pose = cards[card]
            width, height = pose.width * 0.88, min(pose.width * 0.5, 24.0)
            foot = pose.y + pose.width * CARD_RATIO * 0.46
            return FRect(pose.x - width / 2, foot - height, width, height)
        case TakeRow(row=row):
            slot = layout.slots[row][ROW_SIZE - 1]
            area = FRect(0, 0, min(slot.width, _WIDEST), min(slot.height * 0.3, _HIGHEST))
            # The tag covers a fifth card's ducks, but not its number.
            area.midbottom = slot.centerx, slot.bottom - _ABOVE_THE_EDGE
            return area
    return None


def draw_hint(pen: Pen, tags: tuple[ChoiceTag, ...], faded: float) -> None:
    # If words don't fit on the small cards of a draft, rings show the verdicts and the plank has the words.
    worded = all(
        pen.width(tag.words, LEAST_LETTERS, Typeface.TITLE) <= tag.area.width - _MARGIN for tag in tags
    )
    for tag in tags:
        if tag.card is not None and not worded:
            _draw_ring(pen, tag, tag.card, rounded_opacity(faded))
        else:
            _draw_tag(pen, tag, rounded_opacity(faded), worded=worded)


def _draw_ring(pen: Pen, tag: ChoiceTag, card: FRect, alpha: float) -> None:
    """Draw a verdict as a ring around its card; the best card's ring is golden, wider, and has a star."""
    if tag.best or tag.made:
        pen.outline(card.inflate(5, 5), GOLD if tag.best else BONE, 4.0, _RING_BEND)
    else:
        pen.outline(card.inflate(2, 2), tag.colour, 2.0, _RING_BEND)
    if tag.best:
        _draw_star(pen, (card.left + 2, card.bottom - 3), 7.0, alpha)


def _draw_tag(pen: Pen, tag: ChoiceTag, alpha: float, *, worded: bool) -> None:
    area = tag.area
    edge = BONE if tag.made and not tag.best else None
    pen.panel(area, alpha=0.92 * alpha, radius=7, colour=GOLD if tag.best else NIGHT, border=edge)
    left, roomy = area.left + 2, area.width >= _ROOMY
    if tag.share is not None and area.height >= _HIGHEST - 8:
        left = _draw_gauge(pen, tag, tag.share, _GAUGE if roomy else _GAUGE * 0.7, alpha)
    x, width = (left + area.right - 1) / 2, area.right - 1 - left
    least = max(pen.tight_size, _LEAST)
    size = min(16.0 if roomy else 14.0, area.height * 0.72)
    # A second line that doesn't fit is left out; the plank shows it anyway.
    more = tag.more if pen.width(tag.more, least, Typeface.BOLD) <= width - _AIR else ""
    y = area.centery - (area.height * 0.19 if more else 0)
    ink = INK if tag.best else tag.colour
    if worded:
        room = width - _AIR if pen.width(tag.words, least, Typeface.TITLE) <= width - _AIR else width + 2
        style = size, Typeface.TITLE, ink
        pen.text(tag.words, (x, y), *style, anchor="center", width=room, alpha=alpha, tight=True)
    else:
        dot = centred_area((x, y), area.height * 0.5, area.height * 0.5)
        pen.panel(dot, alpha=alpha, radius=dot.height / 2, colour=ink)
    if more:
        y = area.centery + area.height * 0.26
        ink = INK if tag.best else MIST
        style = _SECOND_LINE, Typeface.BOLD, ink
        pen.text(more, (x, y), *style, anchor="center", width=width - _AIR, alpha=alpha, tight=True)
    if tag.best:
        _draw_star(pen, (area.left + 3, area.top + 2), 10.0 if roomy else 8.0, alpha)


def _draw_gauge(pen: Pen, tag: ChoiceTag, share: float, width: float, alpha: float) -> float:
    """Draw the share of ducks as a vertical bar; return the left edge of the space beside it."""
    area = tag.area
    whole = FRect(area.left + width * 0.7, area.top + 4, width, area.height - 8)
    height = max(whole.height * share, width / 2)
    filled = FRect(whole.left, whole.bottom - height, whole.width, height)
    pen.panel(whole, alpha=alpha * (0.25 if tag.best else 0.6), radius=3, colour=INK)
    pen.panel(filled, alpha=alpha, radius=3, colour=INK if tag.best else tag.colour)
    return whole.right + width * 0.4


def _draw_star(pen: Pen, at: tuple[float, float], radius: float, alpha: float) -> None:
    size = pen.screen.scale.px(radius * 2)
    star = pen.shapes.get(("hint star", size), lambda: _paint_star(size))
    pen.image(star, at, anchor="center", alpha=alpha)


def _paint_star(size: int) -> Surface:
    large = size * _SMOOTH
    image = Surface((large, large), pygame.SRCALPHA)
    for colour, reach in ((INK, 1.0), (BONE, 0.74)):
        corners = [
            (
                large / 2 * (1 + math.sin(math.pi * step / 5) * reach * (0.5 if step % 2 else 1.0)),
                large / 2 * (1.05 - math.cos(math.pi * step / 5) * reach * (0.5 if step % 2 else 1.0)),
            )
            for step in range(10)
        ]
        pygame.draw.polygon(image, pygame.Color(colour), corners)
    return pygame.transform.smoothscale(image.premul_alpha(), (size, size))
