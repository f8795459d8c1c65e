"""Cards and positions of Sixpack as text, for rulebook pages, and pictures of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace
from pygame import FRect

from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.choices import LayCard
from game.cardgames.sixpack.rules.dealing import PILES, start_round
from game.cardgames.sixpack.rules.deck import BACK, NUMBERS, Card
from game.cardgames.sixpack.rules.game import ROUTINES, SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.packs import NEUTRAL, PACKS
from game.cardgames.sixpack.rules.turn import START
from game.cardgames.sixpack.rules.view import SixpackState
from game.cardgames.sixpack.sheet import named_picture
from game.cardgames.sixpack.table.art.cards import draw_card
from game.cardgames.sixpack.table.art.signs import draw_arrow_sign, draw_pointer
from game.cardgames.sixpack.words.names import face_name
from game.engine.contract import Setup
from game.language.message import Text, message
from game.tables.art import Art
from game.tables.book import groups
from game.tables.book.rulebook import NO_WORDS
from game.tables.table import TableServices
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import LEAST_LETTERS, Pen, centred_area
from game.ui.drawing.palette import ALARM, INK
from game.ui.drawing.text import Typeface
from game.voice.sheet import group_words


def parse_card(text: str, number: int = 0) -> Card:
    """Return the card that a text such as `veto:4*` stands for; `number` is its id.

    Raises:
        ValueError: if there is no such card.
    """
    pack, _, face = text.rpartition(":")
    pack = pack or NEUTRAL
    first, _, second = face.rstrip("*").partition("/")
    other = int(second) if second else None
    if pack not in PACKS or not {int(first), other or 1} <= {*NUMBERS}:
        raise ValueError(f"expected cards such as 4, veto:4* and super_numbers:3/6, got {text!r}")
    return Card(number, pack, int(first), face.endswith("*"), other, glass=PACKS[pack].glass)


def position(piles: tuple[str, ...], hands: tuple[str, ...], laid: tuple[str, ...] = ()) -> SixpackState:
    """Return the state at the start of a turn with these piles and hands.

    With `laid`, every seat has also laid one card, which is written there instead of in `hands`, and the turn
    has been played up to its first question.

    Raises:
        ValueError: if the cards or hands are impossible.
    """
    if len(piles) != PILES or not all(text.strip() for text in (*piles, *hands)):
        raise ValueError(f"expected {PILES} piles, and cards in each and in every hand")
    if laid and len(laid) != len(hands):
        raise ValueError("laid: expected a card of every hand")
    cards = [BACK]

    def add_cards(texts: str) -> tuple[int, ...]:
        first = len(cards)
        cards.extend(parse_card(text, first + place) for place, text in enumerate(texts.split()))
        return tuple(range(first, len(cards)))

    seats = len(hands)
    piled = tuple([add_cards(pile) for pile in piles])
    held = [add_cards(hand) for hand in hands]
    chosen = [add_cards(text) for text in laid or ("",) * seats]
    hands_and_laid = [hand + own for hand, own in zip(held, chosen, strict=True)]
    packs = tuple(dict.fromkeys(card.pack for card in cards[1:]))
    opened = SIXPACK.open(Setup(seats, 1, SixpackOptions(rounds=1)))
    board = Board(replace(opened, packs=packs), ROUTINES)
    # A deal lays one card on each pile, so the full piles are set afterwards.
    start_round(board, tuple(cards[1:]), hands_and_laid, ())
    board.public = replace(board.public, piles=piled)
    board.push(START)
    board.run()
    return _lay_cards(board.result().state, chosen)


def _lay_cards(state: SixpackState, chosen: list[tuple[int, ...]]) -> SixpackState:
    """Return the state after every seat has laid its chosen card, if it has one."""
    left = {seat: own[0] for seat, own in enumerate(chosen) if own}
    while left:
        seat = next(seat for seat in SIXPACK.pending(state) if seat in left)
        state = SIXPACK.apply(state, seat, LayCard(left.pop(seat))).state
    return state


_ARROW_SPACE = 30.0
"""The greatest height of the space above the cards for arrows."""
_ARROW_SHARE = 0.18
"""The height of the space for arrows in a low picture, as a share of the picture's height."""
_HEAD = 0.32
"""The length of a bent arrow's head, in card widths."""
_GAP = 0.14
_PILED = 0.3
_SIGN = 0.8
_GROUP_GAP = 0.5
_CROSSED_OUT = 0.7
"""The opacity of a crossed-out card, whose number stays legible."""
_MOST_LINES = 3
_LINE_PENALTY = 0.85
"""The factor by which each line reduces the rating of card sizes, as fewer lines are easier to read."""
_FACE_DOWN = "back"
_WIDEST = 118.0
_NARROWEST = 8.0
_LABEL_SHARE = 0.125
"""The font size of a label, as a share of the picture's height."""
_LABEL_SIZES = LEAST_LETTERS, 15.0
"""The least font sizes of a label: of any, and of one with room."""
_LABEL_LINE = 1.7
"""The height of a label, as a multiple of its font size."""
_MARGIN = 8.0
"""The least space between two labels."""


class SixpackGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards side by side, or in a pile in which each stays visible.

    Attributes:
        cards: as text for `parse_card`; `back` is a card face down.
        label: the words below the cards.
        out: the indices of the cards that are crossed out.
        piled: whether the cards are in a pile, the last one on top.
        then: whether an arrow leads from here to the next group.
    """

    cards: Annotated[str, Meta(pattern=r"\S")]
    label: Text = NO_WORDS
    out: tuple[int, ...] = ()
    piled: bool = False
    then: bool = False

    @property
    def faces(self) -> tuple[Card | None, ...]:
        return tuple(None if text == _FACE_DOWN else parse_card(text) for text in self.cards.split())

    @property
    def _count(self) -> int:
        return len(self.cards.split())

    @property
    def description(self) -> str:
        cards = [_card_words(face, place in self.out) for place, face in enumerate(self.faces)]
        return group_words(self.label, cards)

    @property
    def pictures(self) -> tuple[str, ...]:
        faces = [face for face in self.faces if face is not None]
        return tuple([named_picture(face.pack, face.numbers, hand=face.hand) for face in faces])

    @property
    def breadth(self) -> float:
        step = _PILED if self.piled else 1 + _GAP
        return 1 + step * (self._count - 1)

    def card_areas(self, left: float, top: float, width: float) -> tuple[FRect, ...]:
        step = (_PILED if self.piled else 1 + _GAP) * width
        return tuple(
            FRect(left + step * place, top, width, width * CARD_RATIO) for place in range(self._count)
        )


def _card_words(face: Card | None, gone: bool) -> str:
    if face is None:
        return message("a face-down card")
    words = face_name(face)
    if face.hand:
        words = message("{card} with a handprint", card=words)
    return message("{card} (out)", card=words) if gone else words


Line = Sequence[SixpackGroup]


class SixpackGroups(groups.Groups[SixpackGroup], frozen=True):
    """A picture of groups side by side, or in several lines if that makes the cards larger.

    Attributes:
        leads: the arrows that curve above the cards, each from one card's index to another's; indices count
            through all groups.
    """

    leads: tuple[tuple[int, int], ...] = ()

    def __post_init__(self) -> None:
        groups.Groups.__post_init__(self)
        last = sum(len(group.faces) for group in self.groups) - 1
        if any(not 0 <= place <= last for lead in self.leads for place in lead):
            raise ValueError(f"leads: expected places of cards from 0 to {last}")

    def highest(self, width: float) -> float:
        breadth = sum(group.breadth for group in self.groups) + sum(_spaces(self.groups, 1))
        label = groups.LARGEST_LABEL * _LABEL_LINE if any(group.label for group in self.groups) else 0.0
        return min(width / breadth, _WIDEST) * CARD_RATIO + label + (_ARROW_SPACE if self.leads else 0.0)

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        over = min(_ARROW_SPACE, area.height * _ARROW_SHARE) if self.leads else 0.0
        largest = min(max(area.height * _LABEL_SHARE, _LABEL_SIZES[1]), groups.LARGEST_LABEL)
        below = largest * _LABEL_LINE if any(group.label for group in self.groups) else 0.0

        def fit(lines: Sequence[Line]) -> tuple[float, float, Sequence[Line]]:
            room = FRect(0, 0, area.width, area.height / len(lines) - below - over)
            sizes, widths = zip(*(_fit_cards(pen, line, room, largest) for line in lines), strict=True)
            return min(widths), min(sizes), lines

        width, size, lines = max(
            map(fit, self._splits()), key=lambda one: one[0] * _LINE_PENALTY ** len(one[2])
        )
        high = width * CARD_RATIO + over + below
        top = area.centery - high * len(lines) / 2 + over
        card_areas: list[FRect] = []
        for number, line in enumerate(lines):
            card_areas += _draw_line(pen, art, line, (area.centerx, top + number * high), width, size)
        for start, end in self.leads:
            # Arrows curve to their left: an arrow to the right passes above the cards.
            draw_pointer(
                pen, _point_above(card_areas[start]), _point_above(card_areas[end]), size=width * _HEAD
            )

    def _splits(self) -> list[list[Line]]:
        """Return the ways to split the groups into lines of similar length; arrows need a single line."""
        count = len(self.groups)
        most = 1 if self.leads or any(group.then for group in self.groups) else min(count, _MOST_LINES)
        splits = [[round(count * line / lines) for line in range(lines + 1)] for lines in range(1, most + 1)]
        return [[self.groups[start:end] for start, end in pairwise(split)] for split in splits]


def _spaces(line: Line, width: float) -> list[float]:
    return [(_GROUP_GAP + (_SIGN if group.then else 0.0)) * width for group in line[:-1]]


def _rooms(pen: Pen, line: Line, width: float, size: float) -> list[float]:
    """Return the width of each group of a line, including its label."""
    return [
        max(group.breadth * width, pen.width(group.label, size, Typeface.BOLD) + _MARGIN) for group in line
    ]


def _fit_cards(pen: Pen, line: Line, room: FRect, largest: float) -> tuple[float, float]:
    """Return the font size of the labels and the width of the cards at which a line fits a room."""
    breadth = sum(group.breadth for group in line)
    width = min(room.height / CARD_RATIO, room.width / (breadth + sum(_spaces(line, 1))), _WIDEST)
    size = largest
    while (
        width >= _NARROWEST and sum(_rooms(pen, line, width, size)) + sum(_spaces(line, width)) > room.width
    ):
        if size > _LABEL_SIZES[0]:
            size = max(size - 0.5, _LABEL_SIZES[0])
        else:
            width *= 0.95
    return size, width


def _draw_line(
    pen: Pen, art: Art, line: Line, top: tuple[float, float], width: float, size: float
) -> list[FRect]:
    """Draw a line of groups below a point; return the areas of their cards."""
    rooms, spaces = _rooms(pen, line, width, size), _spaces(line, width)
    left, found = top[0] - (sum(rooms) + sum(spaces)) / 2, list[FRect]()
    for group, room, space in zip(line, rooms, (*spaces, 0.0), strict=True):
        areas = group.card_areas(left + (room - group.breadth * width) / 2, top[1], width)
        found += areas
        _draw_group(pen, art, group, areas, size)
        left += room
        if group.then:
            at = left + space / 2, top[1] + width * CARD_RATIO / 2
            draw_arrow_sign(pen, at, width * _SIGN, left=False)
        left += space
    return found


def _point_above(card: FRect) -> tuple[float, float]:
    return card.centerx, card.top - card.width * 0.05


def _draw_group(pen: Pen, art: Art, group: SixpackGroup, areas: tuple[FRect, ...], size: float) -> None:
    for number, (face, area) in enumerate(zip(group.faces, areas, strict=True)):
        gone = number in group.out
        draw_card(pen, art, face, area, _CROSSED_OUT if gone else 1.0)
        if gone:
            inside = area.inflate(-area.width * 0.3, -area.height * 0.3)
            for start, end in ((inside.topleft, inside.bottomright), (inside.bottomleft, inside.topright)):
                pen.line(start, end, INK, area.width * 0.1)
                pen.line(start, end, ALARM, area.width * 0.05)
    at = ((areas[0].left + areas[-1].right) / 2, areas[0].bottom + 6)
    pen.outlined(group.label, at, size, Typeface.BOLD, anchor="midtop")


class OneCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a single card; `back` is a card face down."""

    card: str

    def __post_init__(self) -> None:
        _ = self.face

    @property
    def face(self) -> Card | None:
        return None if self.card == _FACE_DOWN else parse_card(self.card)

    def __call__(self, pen: Pen, art: Art, services: TableServices, area: FRect) -> None:
        width = min(area.width, area.height / CARD_RATIO)
        draw_card(pen, art, self.face, centred_area(area.center, width, width * CARD_RATIO))
