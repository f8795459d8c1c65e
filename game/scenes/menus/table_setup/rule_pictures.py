"""The page of house rules: a board for each rule, and a raft for each value of the selected rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.language.message import message, sentences
from game.scenes.context import Context
from game.scenes.menus.table_setup.house_rule import HouseRule, RuleValue
from game.scenes.pieces.boathouse import Area, draw_beads
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import draw_focusable_board, draw_light, draw_pointer, mark_focus
from game.tables.book.rulebook import describe
from game.tables.painting.emblem import Emblem, draw_emblem
from game.tables.painting.little_table import paint_emblem_raft
from game.ui.drawing.artwork import draw_art, draw_star
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import CHANGE, Button

_LEFT, _WIDE, _TOP, _FOOT = 28.0, 1224.0, 70.0, 618.0
_ROOMY = 0.75
"""The smallest scale at which there are five boards side by side."""
_SCALE = 1.1
"""The largest scale of a board's parts, relative to that of the canvas."""
_ROOMIER, _HIGH, _GAP, _WIDEST, _NEXT = 80.0, 84.0, 12.0, 400.0, 26.0
"""Boards: the height in several rows and in one row; the gap, the largest width, and the gap below."""
_LOWER, _HIGHER = 78.0, 104.0
"""The y and the height of the boards on a small canvas."""
_MOST, _ARROW, _BEAD = 4, 44.0, 18.0
"""The most boards on a small canvas, the width of the arrows to others, and the size of the page's bead."""
_LARGE = {1: 800.0, 2: 700.0, 3: 520.0}
"""The width of the chosen value's raft, by the number of values."""
MOST_RAFTS = 3
"""The largest number of rafts side by side; more values are in a grid beside the chosen one's raft."""
_BESIDE = 540.0
"""The width of the raft beside a grid."""
_FEW = 6
"""The largest number of values laid out in two rows; more are in three."""
_FLAT, _SMALLER = 0.62, 0.8
"""The largest height of the large raft, as a share of its width, and the scale of other rafts, at most."""
_TALL = 0.78
"""The largest height of a raft beside another one, as a share of its width."""
_RIM, _PLAIN = 0.06, 150.0
"""The width of a raft's rim, as a share of its height, and the width below which a picture has no raft."""
_TAGS = 24.0, 18.0, 15.0
"""The letter sizes to try for a name: the first in which it fits the share `_FILLED` of the width."""
_FILLED = 0.75
_APART = 1.34
"""The line distance on a board, as a share of the letter size; smaller where letters can't shrink."""
_NARROWED = 0.88
"""How small the letters of a name may become to stay in one line, as a share of those of two lines."""
_LEADING = 1.14
_LEGIBLE = 12.0
"""The smallest letter size in miniatures."""
_SMALLEST = 300.0
"""The width in units of the actual canvas below which a raft in a grid is a miniature of a large one."""


def page_size(count: int, scale: float) -> int:
    """Return how many of the rules' boards are shown at a time: on a small canvas only one row."""
    return count if scale >= _ROOMY else min(count, _MOST)


def arrow_areas() -> dict[int, Area]:
    """Return the areas of the arrows to the boards before (-1) and after (1) those of a page."""
    return {-1: (_LEFT, _LOWER, _ARROW, _HIGHER), 1: (_LEFT + _WIDE - _ARROW, _LOWER, _ARROW, _HIGHER)}


def board_areas(count: int, scale: float) -> list[Area]:
    """Return the areas of the rules' boards, in rows of the same length, or of a page of them."""
    roomy, size = scale >= _ROOMY, page_size(count, scale)
    rows = -(-size // 5)
    across = -(-size // rows)
    room = _WIDE if size == count else _WIDE - 2 * (_ARROW + _GAP)
    wide = min((room + _GAP) / across - _GAP, _WIDEST)
    high = _HIGHER if not roomy else _HIGH if rows == 1 else _ROOMIER
    left, top = _LEFT + (_WIDE - across * (wide + _GAP) + _GAP) / 2, _TOP if roomy else _LOWER
    return [
        (left + (wide + _GAP) * (number % across), top + (high + _GAP) * (number // across), wide, high)
        for number in range(size)
    ]


def value_areas(count: int, chosen: int, boards: Sequence[Area]) -> list[Area]:
    """Return the areas of a rule's values below the boards; the chosen one is the largest."""
    top = _below(boards)
    room = _FOOT - top
    if count > MOST_RAFTS:
        return _grid(count, (_LEFT + _BESIDE + _GAP, top, _WIDE - _BESIDE - _GAP, room))
    large = _LARGE[count]
    small = min((_WIDE - large) / max(count - 1, 1), large * _SMALLER) - 2 * _GAP
    sizes = [large if number == chosen else small for number in range(count)]
    tallest = min(room, large * _FLAT)
    left, found = _LEFT + (_WIDE - sum(sizes) - 2 * _GAP * (count - 1)) / 2, list[Area]()
    for wide in sizes:
        high = tallest if wide == large else min(tallest * _SMALLER, wide * _TALL)
        found.append((left, top + (room - high) / 2, wide, high))
        left += wide + 2 * _GAP
    return found


def _grid(count: int, area: Area) -> list[Area]:
    """Return the areas of values in two or three rows."""
    rows = 2 if count <= _FEW else 3
    across = -(-count // rows)
    left, top, wide, high = area[0], area[1], area[2] / across, area[3] / rows
    inside = high - _GAP if wide < _PLAIN else min(high - _GAP, (wide - _GAP) * _TALL)
    return [
        (
            left + wide * (number % across) + _GAP / 2,
            top + high * (number // across) + (high - inside) / 2,
            wide - _GAP,
            inside,
        )
        for number in range(count)
    ]


def large_area(boards: Sequence[Area]) -> Area:
    """Return the area of the raft beside a grid."""
    top = _below(boards)
    high = min(_FOOT - top, _BESIDE * _TALL)
    return _LEFT, top + (_FOOT - top - high) / 2, _BESIDE, high


def _below(boards: Sequence[Area]) -> float:
    return max(top + high for _left, top, _wide, high in boards) + _NEXT


def draw_page_beads(pen: Pen, fit: Fit, page: int, pages: int) -> None:
    """Draw a bead for each page of boards, below the boards."""
    middle = fit.at(_LEFT + _WIDE / 2, _LOWER + _HIGHER + _NEXT / 2)
    draw_beads(pen, page, pages, middle, _WIDE * fit.scale, _BEAD * fit.scale)


class RuleBoard(Button):
    """A rule's name and value on a board, golden if its values are shown; a star marks a changed rule."""

    verb = CHANGE

    def __init__(self, rule: HouseRule, on_press: Callable[[], None], *, shown: bool) -> None:
        super().__init__(rule.name, on_press, rule.value.effect)
        self.rule, self._shown = rule, shown

    @property
    def state_words(self) -> str:
        return message("{label}: {value}.", label=self.rule.name, value=self.rule.value.label)

    @property
    def announcement(self) -> str:
        return "" if self.rule.opens else self.state_words

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        k = Fit.of(pen.area).scale * _SCALE
        draw_focusable_board(pen, area, focused, k, gold=self._shown)
        picture = FRect(area.left + 10 * k, area.centery - 28 * k, 50 * k, 50 * k)
        draw_art(pen, self.rule.picture, picture)
        left = picture.right + 8 * k
        room = FRect(left, area.top + 4 * k, area.right - 10 * k - left, area.height - 16 * k)
        self._draw_words(pen, room, k)
        if self.rule.changed:
            draw_star(pen, (area.right - 4 * k, area.top + 6 * k), 30 * k)

    def _draw_words(self, pen: Pen, room: FRect, k: float) -> None:
        """Draw the rule's name in one or two lines, and below it the value if there's room."""
        size, small = max(20 * k, LEAST), max(16 * k, LEAST)
        name: tuple[str, ...] = (self.rule.name,)
        least = max(LEAST, small * _NARROWED)
        if pen.width(self.rule.name, least, Typeface.TITLE) > room.width:
            name, size = pen.lines(self.rule.name, small, Typeface.TITLE, room.width)[:2], small
        if len(name) > 1 or (size + small) * _APART > room.height:
            size = small = max(min(small, room.height / (len(name) + 1) / _APART), LEAST)
        lines = [(words, size, Typeface.TITLE) for words in name]
        value = self.rule.value.label
        one_line = pen.width(value, min(pen.tight_size, small), Typeface.BOLD) <= room.width
        if one_line and (len(name) * size + small) * _APART <= room.height + 0.1:
            lines.append((value, small, Typeface.BOLD))
        high = sum(letters for _words, letters, _face in lines)
        apart = min(_APART, room.height / high)
        colour, edge = (INK, None) if self._shown else (BONE, INK)
        top = room.centery - high * apart / 2
        for words, letters, face in lines:
            at, top = (room.left, top + letters * apart / 2), top + letters * apart
            pen.outlined(
                words, at, letters, face, colour, outline=edge, anchor="midleft", width=room.width, tight=True
            )


class RulePicture(Button):
    """An example of a rule's value, on a raft if there's room, with the value's name on a tag."""

    def __init__(
        self,
        value: RuleValue,
        context: Context,
        emblem: Emblem,
        on_press: Callable[[], None],
        *,
        chosen: bool,
        many: bool,
    ) -> None:
        """`many` means that there are more values than `MOST_RAFTS`."""
        super().__init__(value.label, on_press, value.effect)
        self.value, self.chosen, self._many = value, chosen, many
        self._context, self._emblem = context, emblem

    @property
    def state_words(self) -> str:
        if self.chosen:
            return message("{label}: {value}.", label=self.text, value=message("chosen"))
        return super().state_words

    @property
    def announcement(self) -> str:
        return self.state_words

    def describe(self) -> str:
        return sentences(self.state_words, self.help, describe(self.value.draw))

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        if area.width < _PLAIN * Fit.of(pen.area).scale:
            self._draw_card(pen, area, focused)
            return
        if focused:
            draw_light(pen, area, 0.5)
        self._draw_raft(pen, area)
        if focused:
            mark_focus(pen, area.inflate(2, 2), radius=area.height * _RIM * 1.5)
            draw_pointer(pen, (area.centerx, area.top + 14), 0.8)
        self._draw_tag(pen, (area.centerx, area.bottom - area.height * 0.06), area.width - 24)

    def _draw_raft(self, pen: Pen, area: FRect) -> None:
        """Draw the raft, in miniature if it's one of many and too small for words."""
        if not self._many or area.width >= _SMALLEST:
            draw_raft(pen, self._context, self._emblem, self.value, area)
            return
        canvas = pen.screen.surface.subsurface(
            pen.screen.scale.rect(area).clip(pen.screen.surface.get_rect())
        )
        scale = Scale(
            canvas.get_width() / _BESIDE, _BESIDE, _BESIDE * canvas.get_height() / canvas.get_width()
        )
        small = type(pen)(Screen(canvas, scale), pen.shapes, legible=pen.screen.scale.px(_LEGIBLE))
        draw_raft(small, self._context, self._emblem, self.value, FRect(small.area))

    def _draw_card(self, pen: Pen, area: FRect, focused: bool) -> None:
        """Draw the picture as a card, with the name on a tag."""
        high = area.height - 16
        wide = min(area.width - 8, high / CARD_RATIO)
        card = FRect(0, 0, wide, wide * CARD_RATIO).move_to(midtop=(area.centerx, area.top + 2))
        if focused:
            draw_light(pen, card)
        if self.value.draw is not None:
            self.value.draw(pen, self._context.art, self._context.table_services(), card)
        if focused:
            mark_focus(pen, card, radius=card.width * 0.1)
        self._draw_tag(pen, (card.centerx, card.bottom - 2), area.width)

    def _draw_tag(self, pen: Pen, at: tuple[float, float], room: float) -> None:
        """Draw the name on a tag centred at a point, golden and with a star if it's chosen."""
        scale = Fit.of(pen.area).scale
        sizes = [max(size * scale, LEAST) for size in _TAGS]
        wide = pen.width(self.text, sizes[0], Typeface.BOLD) / sizes[0]
        size = next((size for size in sizes if wide * size <= room * _FILLED), sizes[-1])
        # A single long word is shrunk, not cut.
        several = " " in pen.fonts.translate(self.text)
        lines = pen.lines(self.text, size, Typeface.BOLD, room - size)[:2] if several else (self.text,)
        wide = min(max(pen.width(line, size, Typeface.BOLD) for line in lines) + size, room)
        tag = centred_area(at, wide, size * (0.5 + len(lines) * _LEADING))
        pen.plate(tag, GOLD if self.chosen else BONE, radius=size * 0.45, border=INK)
        for number, line in enumerate(lines):
            y = tag.centery + (number - (len(lines) - 1) / 2) * size * _LEADING
            at = tag.centerx, y
            pen.text(line, at, size, Typeface.BOLD, INK, anchor="center", width=wide - 6, tight=True)
        if self.chosen:
            draw_star(pen, (tag.left - size * 0.1, tag.top + size * 0.1), size * 1.4)


def draw_raft(pen: Pen, context: Context, emblem: Emblem, value: RuleValue, area: FRect) -> None:
    """Draw a value's example on a raft, or the game's emblem if there's no example."""
    rim = area.height * _RIM
    pen.image(paint_emblem_raft(pen, emblem, area, rim, lit=False), area.topleft)
    cloth = area.inflate(-5.8 * rim, -5.2 * rim).move(0, -0.9 * rim)
    if value.draw is None:
        draw_emblem(pen, context.art, emblem, cloth.inflate(-cloth.width * 0.2, 0))
    else:
        value.draw(pen, context.art, context.table_services(), cloth)
