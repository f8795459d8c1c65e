"""The widgets of the set-up's table: chairs and ready-made tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pygame import FRect

from game.arcade.par import Medal
from game.language.message import message
from game.scenes.menus.table_setup.company import level_words
from game.scenes.pieces.fit import LEAST
from game.scenes.pieces.images import TURNS, lily_pad_image, medal_image
from game.scenes.pieces.kit import draw_keycap, draw_light, mark_focus
from game.tables.art import Art
from game.ui.devices.actions import Action
from game.ui.devices.input import Input
from game.ui.drawing.artwork import draw_plus, paint_document
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.busts import BOX, Wings
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, GOLD, INK, MINT
from game.ui.drawing.svg import document, vertical_gradient
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

_FACES = 5
"""The largest number of faces in a row on a card."""
_PAPER, _LAID = "#FFF8E6", "#FFDE8A"
_FELTS = {
    "duckling": ("#6FE0B4", "#12946F"),
    "drake": ("#86C8FA", "#2A72CF"),
    "swan": ("#C3A0FF", "#6A40D0"),
    "eider": ("#8674D8", "#34256F"),
}
"""The colours at the top and bottom of the cloth on cards, by the strongest level at the table."""
_FELT = "#6FC4CC", "#2F8098"
_CARD = 150.0
"""The height of a card on a canvas of 720 units."""
_UP, _WORDS = 10.0, "#6B3A1E"
"""How far the chosen card is raised, and the colour of the level's name."""
_WORDLESS = 0.6
"""The largest scale at which a card has no room for the level's name."""


def row_offsets(count: int, across: int) -> Iterator[tuple[float, float]]:
    """Yield each item's offset from the centre, in item sizes, for centred rows of up to `across` items."""
    rows = -(-count // across)
    for number in range(count):
        row, column = divmod(number, across)
        here = min(across, count - row * across)
        yield column - (here - 1) / 2, row - (rows - 1) / 2


class Chair(Button):
    """A chair with a duck or the player, or an empty one, which is a lily pad."""

    def __init__(
        self,
        words: str,
        help: str,
        duck: Duck | None,
        name: str,
        under: str,
        on_press: Callable[[], None],
        art: Art,
        *,
        own: bool = False,
    ) -> None:
        """`words` and `help` are read aloud, `name` and `under` shown below; an empty chair has no duck."""
        super().__init__(words, on_press, help)
        self.name, self.under, self.duck, self.own = name, under, duck, own
        self._art = art

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        small = max(area.height * 0.12, LEAST)
        if self.duck is None:
            self._draw_leaf(pen, area, focused)
            return
        lower = max(small * 0.86, LEAST) if self.under else 0.0
        tag = FRect(0, 0, area.width, small * 1.5 + lower * 1.45).move_to(midbottom=area.midbottom)
        high = tag.top + small * 0.75 - area.top
        width = min(high * BOX[0] / BOX[1], area.width)
        bust = self._art.ducks.bust(self.duck, pen.screen.scale.px(width), (0.0, 0.4), Wings.DOWN)
        if focused:
            draw_light(pen, area.inflate(-area.width * 0.3, -area.height * 0.3), 0.6)
            ring = area.inflate(-14, -10)
            missing = pen.width(self.under, lower, Typeface.BOLD) + 8 - ring.width
            mark_focus(pen, ring.inflate(max(missing, 0), 0), radius=area.width * 0.12)
        pen.image(bust, (area.centerx, area.top + high), anchor="midbottom")
        lines = ((self.name, small), (self.under, lower or small))
        words = max(pen.width(line, size, Typeface.BOLD) for line, size in lines)
        plate = centred_area(tag.center, min(words + small, area.width), tag.height)
        pen.plate(plate, MINT if self.own else BONE, radius=small * 0.5, border=INK)
        at = plate.centerx, plate.top + small * 0.75
        pen.text(self.name, at, small, Typeface.BOLD, INK, anchor="center")
        if self.under:
            at, room = (plate.centerx, plate.bottom - lower * 0.88), plate.width
            pen.text(self.under, at, lower, Typeface.BOLD, _WORDS, anchor="center", width=room, tight=True)

    def _draw_leaf(self, pen: Pen, area: FRect, focused: bool) -> None:
        wide, size = area.height * 0.66, area.height * 0.3
        pen.image(lily_pad_image(pen, wide, round(area.x) % TURNS), area.center, anchor="center")
        draw_plus(pen, area.center, size, GOLD if focused else BONE)
        if focused:
            ring = centred_area(area.center, wide, area.height * 0.5)
            mark_focus(pen, ring, radius=ring.height / 2)


class TableCard(Button):
    """A card for a ready-made table with its players' faces and a medal; the chosen one is raised."""

    keyed = True
    above = 0.0
    """The margin above the card, in units."""
    peeks = 0
    """The side of the hand at which only the card's edge shows: -1 for left, 1 for right, or 0 for none."""

    def __init__(
        self,
        art: Art,
        devices: Input,
        text: str,
        on_press: Callable[[], None],
        help: str,
        ducks: Sequence[Duck],
        *,
        chosen: bool,
        medal: Medal | None = None,
        level: str = "",
    ) -> None:
        """`medal` is the player's best medal at this table, `level` the id of the strongest level there."""
        super().__init__(text, on_press, help)
        self.chosen, self.ducks, self._art = chosen, tuple(ducks), art
        self.medal, self.level, self._devices = medal, level, devices

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        if not area.width:
            return
        unit = (area.height - self.above) / _CARD
        gap = min(5 * unit, area.width * 0.1)
        card = FRect(area.left + gap, area.top + self.above, area.width - 2 * gap, area.height - self.above)
        card.top += _UP * unit
        card.height -= _UP * unit
        if self.chosen:
            card.move_ip(0, -_UP * unit)
        if focused:
            draw_light(pen, card.inflate(-card.width * 0.2, -card.height * 0.3))
        pen.plate(card.move(0, 4 * unit), INK, radius=12 * unit)
        pen.plate(card, _LAID if self.chosen else _PAPER, radius=12 * unit, border=INK)
        if self.peeks:
            sign = "‹" if self.peeks < 0 else "›"
            pen.text(sign, card.center, max(card.width * 1.4, LEAST), Typeface.TITLE, INK, anchor="center")
            return
        size, small = max(18 * unit, LEAST), max(15 * unit, LEAST)
        words, low = level_words(self.level) if self.level and unit > _WORDLESS else "", small * 1.25
        felt = card.inflate(-14 * unit, -14 * unit)
        felt.height -= size * 2.36 + (low if words else 0)
        self._draw_felt(pen, felt, 8 * unit)
        self._draw_title(pen, FRect(card.left, felt.bottom + 2 * unit, card.width, size * 2.4), size)
        if words:
            at, room = (card.centerx, card.bottom - 5 * unit), card.width - 12 * unit
            pen.text(words, at, small, Typeface.BOLD, _WORDS, anchor="midbottom", width=room, tight=True)
        self._draw_faces(pen, felt)
        if self.medal is not None:
            wide = 30 * unit
            at = card.right - wide * 0.4, card.bottom - wide * 0.3
            pen.image(medal_image(pen, self.medal, wide), at, anchor="center")
        if focused:
            mark_focus(pen, card.inflate(-6 * unit, -6 * unit))
            draw_keycap(pen, self._devices, Action.CONFIRM, card.midtop, max(26 * unit, 20.0))

    def _draw_felt(self, pen: Pen, felt: FRect, radius: float) -> None:
        lit, shade = _FELTS.get(self.level, _FELT)
        if not pen.theme.scenery:
            pen.plate(felt, shade, radius=radius, border=INK)
            return

        def make() -> str:
            body = (
                f'<rect x="1.4" y="1.4" width="{felt.width - 2.8:.1f}" height="{felt.height - 2.8:.1f}" '
                f'rx="{radius:.1f}" fill="url(#felt)" stroke="{INK}" stroke-width="2.8"/>'
            )
            colours = vertical_gradient("felt", 0, felt.height, (0, lit, 1), (1, shade, 1))
            return document(felt.width, felt.height, body, colours)

        pen.image(paint_document(pen, ("card_felt", shade), felt.size, make), felt.topleft)

    def _draw_title(self, pen: Pen, area: FRect, size: float) -> None:
        """Draw the title, shrunk if it would need more than two lines."""
        room = area.width - size * 0.6
        lines = pen.lines(self.text, size, Typeface.TITLE, room)
        while size > pen.tight_size and (
            len(lines) > 2 or any(pen.width(line, size, Typeface.TITLE) > room for line in lines)
        ):
            size = max(size - 1, pen.tight_size)
            room = area.width - size * 0.6
            lines = pen.lines(self.text, size, Typeface.TITLE, room)
        for number, line in enumerate(lines):
            at = area.centerx, area.centery + (number - (len(lines) - 1) / 2) * size * 1.14
            pen.text(line, at, size, Typeface.TITLE, INK, anchor="center", width=room, tight=True)

    def _draw_faces(self, pen: Pen, felt: FRect) -> None:
        """Draw the players' faces in one or two rows."""
        count = len(self.ducks)
        if not count:
            return
        rows = 1 if count <= _FACES - 1 else 2
        across = -(-count // rows)
        face = min(felt.height * 0.92 / rows, felt.width * 0.96 / (1 + (across - 1) * 0.86))
        px = pen.screen.scale.px(face)
        for duck, (right, down) in zip(self.ducks, row_offsets(count, across), strict=True):
            at = felt.centerx + right * face * 0.86, felt.centery + down * face
            pen.image(self._art.ducks.face(duck, px), at, anchor="center")

    @property
    def state_words(self) -> str:
        return message("{table}, chosen.", table=self.text) if self.chosen else super().state_words
