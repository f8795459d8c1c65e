"""Pictures for rulebook pages: groups of cards, bids and score cards."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from pygame import FRect, Surface

from game.cardgames.sixty_six.rules.deck import parse_cards
from game.cardgames.sixty_six.rules.events import MOON
from game.cardgames.sixty_six.table.art.cards import DeckStyle, deck_of, draw_card
from game.cardgames.sixty_six.table.art.coins import draw_coin
from game.cardgames.sixty_six.table.art.score_art import (
    CARDS_RATIO,
    paint_score_cards,
)
from game.cardgames.sixty_six.words.names import bid_name, card_name, promise_words
from game.language.message import Text, capital, figure, message, message_in, sentences
from game.tables.art import Art
from game.tables.book import groups
from game.tables.book.rulebook import NO_WORDS
from game.tables.raft.drawing import draw_tag
from game.tables.table import TableServices
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.text import Typeface
from game.voice.sheet import group_words

_LINE: Final = 1.6
"""The height of a line of words above or below cards, as a multiple of the font size."""
_SECOND_LINE: Final = 1.42
"""The height of a title's second line, as a multiple of the font size."""
_TITLE_GAP: Final = 0.7
"""The least distance between two titles, as a multiple of the font size."""
_MIN_FONT, _SHARE = 15.0, 0.13
"""The font size of words above or below cards: the least, and as a share of the picture's height."""
_STEP: Final = 1.1
"""The distance between cards, in card widths."""
_GROUP_GAP: Final = 0.7
_WIDEST: Final = 124.0
_MIN_VISIBLE: Final = 0.46
"""The least visible part of an overlapped card, in card widths."""
_MAX_VISIBLE: Final = 0.72
"""The greatest visible part of an overlapped card, in card widths."""
_SCORE_SHARE: Final = 0.86
"""The share of the space for a score that its picture fills."""
_TAG, _TAG_LINE, _LARGEST_COIN, _MOON = 0.13, 1.9, 104.0, 1.9
"""The font size of a bid's tag as a share of the picture's height, and the height of a tag in font sizes; the
largest coin, and the width of the Moon as a multiple of another bid's."""
_NUMBER, _BESIDE = 0.28, 0.5
"""The font size of a score's number, as a share of the picture's height, and the gap before it in font sizes."""
_TWO_LINES: Final = 5
"""The number of cards from which a hand may be shown in two lines."""


class SixtySixGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards side by side.

    Attributes:
        cards: as text for `deck.parse_cards`.
        title: the words above the cards.
        under: the words under each card.
        dim: the indices of the cards that may not be played.
        apart: the distance to the next group, in card widths.
    """

    cards: Annotated[str, Meta(pattern=r"\S")]
    title: Text = NO_WORDS
    under: tuple[Text, ...] = ()
    dim: tuple[int, ...] = ()
    apart: float = _GROUP_GAP

    @property
    def faces(self) -> tuple[int, ...]:
        return parse_cards(self.cards)

    @property
    def description(self) -> str:
        cards = [self._card_words(place, card) for place, card in enumerate(self.faces)]
        return group_words(self.title, cards)

    @property
    def pictures(self) -> tuple[str, ...]:
        return tuple(map(str, self.faces))

    def _card_words(self, place: int, card: int) -> Text:
        words = card_name(card)
        if place < len(self.under):
            words = message_in(
                "a card and its points", "{card} {points}", card=words, points=self.under[place]
            )
        return message("{card} (not allowed)", card=words) if place in self.dim else words

    @property
    def breadth(self) -> float:
        return 1 + _STEP * (len(self.faces) - 1)


class SixtySixGroups(groups.Groups[SixtySixGroup], frozen=True):
    """A picture of groups of cards side by side, with words above and below."""

    @property
    def _breadth(self) -> float:
        return sum(group.breadth + group.apart for group in self.groups) - self.groups[-1].apart

    def highest(self, width: float) -> float:
        lines = any(group.title for group in self.groups) + any(group.under for group in self.groups)
        return min(width / self._breadth, _WIDEST) * CARD_RATIO + lines * groups.LARGEST_LABEL * _LINE

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        size = min(max(area.height * _SHARE, _MIN_FONT), groups.LARGEST_LABEL)
        below = size * _LINE if any(group.under for group in self.groups) else 0.0
        breadth, over = self._breadth, 0.0
        titles = [pen.width(group.title, size, Typeface.BOLD) for group in self.groups]
        for line in (_LINE, _SECOND_LINE) if any(titles) else (0.0,):
            over += size * line
            width = min((area.height - over - below) / CARD_RATIO, area.width / breadth, _WIDEST)
            overhang = max(width * _GROUP_GAP - size * _TITLE_GAP, 0.0)
            widths = [group.breadth * width for group in self.groups]
            spread = [max(wide, title - overhang) for wide, title in zip(widths, titles, strict=True)]
            # Groups move apart for wide titles, if there's room for that; otherwise these have two lines.
            if spread == widths or sum(spread) - sum(widths) <= area.width - breadth * width:
                widths = spread
                break
        gaps = [group.apart * width for group in self.groups[:-1]]
        left = area.centerx - (sum(widths) + sum(gaps)) / 2
        top = area.centery - (width * CARD_RATIO + below - over) / 2
        for group, wide, gap in zip(self.groups, widths, [*gaps, 0.0], strict=True):
            cards = FRect(0, top, group.breadth * width, width * CARD_RATIO)
            cards.centerx = left + wide / 2
            _draw_group(pen, art, deck_of(services), group, cards, size, wide + overhang)
            left += wide + gap


def _draw_group(
    pen: Pen, art: Art, deck: DeckStyle, group: SixtySixGroup, area: FRect, size: float, room: float
) -> None:
    """Draw the cards of a group in an area, under a title at most `room` wide."""
    width = area.height / CARD_RATIO
    at = area.centerx, area.top - 5
    for line in reversed(pen.lines(group.title, size, Typeface.BOLD, room)):
        pen.outlined(line, at, size, Typeface.BOLD, anchor="midbottom", width=room, tight=True)
        at = at[0], at[1] - size * _SECOND_LINE
    for place, face in enumerate(group.faces):
        spot = FRect(area.left + place * width * _STEP, area.top, width, area.height)
        draw_card(pen, art, deck, face, spot, dim=place in group.dim)
        if place < len(group.under):
            at = (spot.centerx, spot.bottom + 4)
            words = group.under[place]
            room = width * _STEP
            pen.outlined(words, at, size, Typeface.BOLD, anchor="midtop", width=room, tight=True)


class HandPicture(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of overlapping cards, as in a hand, in one line or two."""

    cards: Annotated[str, Meta(pattern=r"\S")]

    def __post_init__(self) -> None:
        parse_cards(self.cards)

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        faces = parse_cards(self.cards)
        flat = _overlapping_areas(area, len(faces))
        half = -(-len(faces) // 2)
        top = FRect(area.left, area.top, area.width, area.height / 2)
        stacked = [
            *_overlapping_areas(top, half),
            *_overlapping_areas(top.move(0, top.height), len(faces) - half),
        ]
        places = flat if flat[0].width > stacked[0].width or len(faces) < _TWO_LINES else stacked
        for face, place in zip(faces, places, strict=True):
            draw_card(pen, art, deck_of(services), face, place)


def _overlapping_areas(area: FRect, count: int) -> list[FRect]:
    """Return the places of `count` overlapping cards, centred in an area."""
    width = min(area.height * 0.97 / CARD_RATIO, area.width / (1 + (count - 1) * _MIN_VISIBLE))
    step = min((area.width - width) / max(count - 1, 1), width * _MAX_VISIBLE)
    left = area.centerx - (width + (count - 1) * step) / 2
    high = width * CARD_RATIO
    return [FRect(left + place * step, area.centery - high / 2, width, high) for place in range(count)]


class Scores(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of scores as pairs of score cards, with or without their numbers."""

    scores: Annotated[tuple[Annotated[int, Meta(ge=-99, le=99)], ...], Meta(min_length=1)]
    numbers: bool = True

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        count, size = len(self.scores), area.height * _NUMBER
        numbers = [figure(score) if self.numbers else "" for score in self.scores]
        beside = max(pen.width(number, size, Typeface.TITLE) for number in numbers)
        beside += size * _BESIDE if self.numbers else 0.0
        room = area.width / count * (_SCORE_SHARE if count > 1 else 1.0) - beside
        width = min(area.height / CARDS_RATIO, room)
        for place, (score, number) in enumerate(zip(self.scores, numbers, strict=True)):
            across = area.centerx + (place - (count - 1) / 2) * area.width / count - beside / 2
            image = self._score_image(pen, score, pen.screen.scale.px(width))
            pen.image(image, (across, area.centery), anchor="center")
            right = across + image.get_width() / pen.screen.scale.ppu / 2
            pen.outlined(number, (right + size * _BESIDE, area.centery), size, anchor="midleft")

    def _score_image(self, pen: Pen, score: int, px: int) -> Surface:
        def paint() -> Surface:
            # The visible part of the cards is centred.
            cards = paint_score_cards(score, px)
            return cards.subsurface(cards.get_bounding_rect()).premul_alpha()

        return pen.shapes.get(("score picture", score, px), paint)


class Bids(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of all bids side by side, each with what it promises."""

    @property
    def description(self) -> str:
        return sentences(
            *[
                message("{bid}: {promise}.", bid=bid_name(bid), promise=promise_words(bid))
                for bid in range(1, MOON + 1)
            ]
        )

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        tag = min(max(area.height * _TAG, _MIN_FONT), groups.LARGEST_LABEL)
        coin = min(area.height - _TAG_LINE * tag, _LARGEST_COIN)
        shares = [1.0] * (MOON - 1) + [_MOON]
        unit = min(area.width / sum(shares), _LARGEST_COIN * 1.5)
        left, top = area.centerx - unit * sum(shares) / 2, area.centery - (coin + _TAG_LINE * tag) / 2
        for bid, share in enumerate(shares, 1):
            middle = left + unit * share / 2
            draw_coin(pen, (middle, top + coin / 2), coin, words=capital(bid_name(bid)))
            below = middle, top + coin + tag
            draw_tag(pen, promise_words(bid), below, tag, width=unit * share - 8)
            left += unit * share
