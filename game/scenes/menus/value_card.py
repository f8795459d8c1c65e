"""A card for a value that can be chosen several times; a chosen card is raised and shows its count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from pygame import FRect

from game.language.message import Text, figure, message, plural, sentence, sentences
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import draw_light, draw_pointer, mark_focus
from game.tables.art import Art
from game.ui.devices.actions import Action
from game.ui.drawing.artwork import draw_star
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, GOLD, INK, MINT
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Pressable, Prompts

Picture = Callable[[Pen, FRect], None]
"""A function that draws a value's picture in an area shaped like a card."""
SHAPE = 1.5
"""The height of a card's area, as a multiple of its width."""
_BESIDE, _RAISED = 0.1, 0.07
"""The margin beside a card, and how far a chosen one is raised, as shares of its width."""
_SIZE, _LEADING = 16.0, 1.26
_LEAST = 13.0
"""The smallest letter size of a name."""
_MINIATURE = 15.0
"""The smallest letter size on a card."""
_EDGES = 17.0
"""The height of a plank, not counting the lines of text on it."""
_APART = 5.0
"""The smallest distance between the names of two cards side by side."""
_LAYERS = 3
"""The number of cards shown under the top one."""


def _letter_size(pen: Pen) -> float:
    return max(_SIZE * Fit.of(pen.area).scale, _LEAST)


class ValueCard(Pressable):
    """A stack of cards for a value; confirm changes how often it's chosen, up to `most`."""

    picture: Picture | None = None
    effect: str = ""
    plank = 0.0
    """The height of the plank with the name, below the card."""
    art: Art | None = None
    wished_by: Sequence[Duck] = ()

    def __init__(
        self, label: str, count: int, most: int, on_press: Callable[[], None], help: str = "", note: str = ""
    ) -> None:
        """`note` lists the opponents who wish for the value."""
        self.label, self.count, self.most, self.on_press = label, count, most, on_press
        self.help, self.note = help, note

    def widest_word_width(self, pen: Pen) -> float:
        words = pen.lines(self.label, _LEAST, Typeface.BOLD, 1.0)
        return max(pen.width(word, _LEAST, Typeface.BOLD) for word in words)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        unit = min(area.width, area.height / SHAPE)
        high = area.height - self.plank - unit * _RAISED
        wide = min(unit * (1 - 2 * _BESIDE), high / CARD_RATIO)
        card = FRect(0, 0, wide, wide * CARD_RATIO)
        card.midbottom = area.centerx, area.bottom - self.plank - (unit * _RAISED if self.count else 0)
        if focused:
            draw_light(pen, card)
        for layer in range(_LAYERS, 0, -1):
            pen.plate(card.move(layer * unit * 0.016, layer * unit * 0.02), BONE, radius=8, border=INK)
        if self.picture is None:
            pen.plate(card, BONE, radius=8, border=INK)
        else:
            self.picture(miniature_pen(pen), card)
        if focused:
            mark_focus(pen, card, radius=8)
            draw_pointer(pen, (card.centerx, card.top - unit * 0.08), unit / 150)
        self._draw_name(pen, FRect(area.left, area.bottom - self.plank, area.width, self.plank))
        self._draw_wishes(pen, card)
        if self.count:
            self._draw_count(pen, (card.right - unit * 0.1, card.top + unit * 0.08), unit * 0.32)

    def _draw_name(self, pen: Pen, plank: FRect) -> None:
        """Draw the name on the plank below the card, in two lines if it's long."""
        room, size = self._room(pen, plank.width), _letter_size(pen)
        words, colour = self._name_lines(pen, plank.width), GOLD if self.count else BONE
        for number, line in enumerate(words):
            y = plank.centery - 2 + (number - (len(words) - 1) / 2) * size * _LEADING
            pen.outlined(line, (plank.centerx, y), size, Typeface.BOLD, colour, width=room, tight=True)

    def _name_lines(self, pen: Pen, width: float) -> tuple[str, ...]:
        return pen.lines(self.label, _letter_size(pen), Typeface.BOLD, self._room(pen, width))[:2]

    def _room(self, pen: Pen, width: float) -> float:
        """Return the width for the name below a card `width` wide: at least that of its longest word."""
        return max(width - _APART, self.widest_word_width(pen) + 1)

    def needed_height(self, pen: Pen, width: float) -> float:
        """Return the height that a plank needs for the name of a card of this width."""
        return (
            len(self._name_lines(pen, width)) * _letter_size(pen) * _LEADING + _EDGES * Fit.of(pen.area).scale
        )

    def _draw_wishes(self, pen: Pen, card: FRect) -> None:
        """Draw the faces of opponents who wish for the value, at the card's right edge."""
        if self.art is None:
            return
        size = card.width * 0.4
        for number, duck in enumerate(self.wished_by):
            image = self.art.ducks.face(duck, pen.screen.scale.px(size))
            at = card.right - size * (0.3 + 0.7 * number), card.top + card.height * 0.5
            pen.image(image, at, anchor="center")

    def _draw_count(self, pen: Pen, at: tuple[float, float], size: float) -> None:
        if self.most == 1:
            draw_star(pen, at, size)
            return
        disc = pen.disc(at, max(size, LEAST * 1.5), MINT)
        pen.text(figure(self.count, 0), disc.center, _SIZE, Typeface.BOLD, INK, anchor="center")

    @property
    def title(self) -> str:
        return self.label

    @property
    def wish(self) -> Text | str:
        """A note about who wishes for the value, or an empty text if nobody does."""
        return message("A favourite of {names}.", names=self.note) if self.note else ""

    @property
    def state_words(self) -> str:
        said = message("{label}: {value}.", label=self.label, value=self._count_words())
        return sentences(said, sentence(self.note))

    def _count_words(self) -> Text:
        if not self.count:
            return message("not chosen")
        if self.most == 1:
            return message("chosen")
        return plural("chosen once", "chosen {n} times", self.count)

    @property
    def prompts(self) -> Prompts:
        return ((Action.CONFIRM, message("take or put back")),)


def miniature_pen(pen: Pen) -> Pen:
    """Return a pen that leaves out small letters, such as a name on a card that has it below, too."""
    return type(pen)(pen.screen, pen.shapes, legible=pen.screen.scale.px(_MINIATURE))


def least_width(pen: Pen, cards: Sequence[ValueCard]) -> float:
    """Return the smallest width of cards, in units, at which the names of neighbours don't touch."""
    words = [card.widest_word_width(pen) for card in cards]
    return max(((one + other) / 2 for one, other in pairwise(words)), default=words[0]) + _APART
