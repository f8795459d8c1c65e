"""A choice under review, shown large at the side of the pond."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import FRect

from game.ai.agent import Prospect
from game.engine.contract import Choice
from game.language.message import Text, message, sentences
from game.scenes.pieces.fit import LEAST
from game.scenes.pieces.kit import draw_light, draw_pointer, mark_focus
from game.scenes.review.chosen import ChosenDecision
from game.scenes.review.decisions import card_boxes
from game.scenes.review.remarks import Wording
from game.tables.raft.drawing import draw_tag
from game.ui.drawing.artwork import draw_star
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK, MINT
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

WIDE = 220.0
"""The width of a choice card on the 1280 × 720 design canvas, to which this module's other measures refer."""
_TAG, _CARDS, _CARD, _PAPER = 18.0, 40.0, (200.0, 218.0), 162.0
_LABEL, _POINTS, _EXPECTED = 275.0, 308.0, 343.0
_SHEET = "#FFF8E6"


class ChoiceCard(Button):
    """A button with a choice's cards and expected points; pressing it shows the choice on the table."""

    verb = message("show it")

    def __init__(
        self,
        title: Text,
        wording: Wording,
        view: Any,
        choice: Choice,
        prospect: Prospect | None,
        on_press: Callable[[], None],
        *,
        colour: str,
        best: bool,
        shown: bool,
    ) -> None:
        """`colour` is that of the tag and the points; `best` adds a star, and `shown` highlights the card."""
        super().__init__(title, on_press)
        self.shown = shown
        self._wording, self._view = wording, view
        self._choice, self._prospect = choice, prospect
        self._colour, self._best = colour, best

    @property
    def _cards(self) -> tuple[int, ...]:
        return self._wording.choices.cards(self._view, self._choice)

    @property
    def points(self) -> Text | str:
        if self._prospect is None:
            return ""
        return self._wording.points(self._wording.expected(self._prospect))

    @property
    def state_words(self) -> str:
        choice = self._wording.narrator.choice(self._view, self._choice)
        expected = message("{points} expected.", points=self.points) if self.points else ""
        return sentences(message("{title}: {choice}.", title=self.text, choice=choice), expected)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        scale = area.width / WIDE
        middle = area.centerx
        cards = FRect(0, area.top + _CARDS * scale, _CARD[0] * scale, _CARD[1] * scale)
        cards.centerx = middle
        if self.shown:
            draw_light(pen, cards.inflate(-40 * scale, -60 * scale))
        place = self._draw_cards(pen, cards, scale)
        size = max(21 * scale, LEAST)
        draw_tag(
            pen, self.text, (middle, area.top + _TAG * scale), size, width=area.width, colour=self._colour
        )
        label = self._wording.choices.narrow_label(self._view, self._choice) if self._cards else ""
        for words, y, letters, face, colour in (
            (label, _LABEL, 18.0, Typeface.BOLD, BONE),
            (self.points, _POINTS, 35.0, Typeface.TITLE, self._colour),
            (message("to expect") if self.points else "", _EXPECTED, 16.0, Typeface.BOLD, BONE),
        ):
            at = middle, area.top + y * scale
            size = max(letters * scale, LEAST)
            pen.outlined(words, at, size, face, colour, width=area.width)
        if focused:
            mark_focus(pen, place)
            # Beside the tag, so as not to cover its text.
            draw_pointer(pen, (place.left + 4 * scale, place.top), scale)
        if self._best:
            draw_star(pen, (place.right - 4 * scale, place.top + 8 * scale), 54 * scale)

    def _draw_cards(self, pen: Pen, area: FRect, scale: float) -> FRect:
        """Draw the choice's cards, or its picture or label if it has none; return the area used."""
        view, table, cards = self._view, self._wording.table, self._cards
        if not cards:
            paper = centred_area(area.center, _PAPER * scale, area.height * 0.7)
            if table.draw_choice(pen, self._choice, paper):
                return paper
            pen.plate(paper, _SHEET, radius=12 * scale, border=INK)
            words = self._wording.choices.narrow_label(view, self._choice)
            size, room = max(30 * scale, LEAST), paper.width - 16 * scale
            pen.text(words, paper.center, size, Typeface.TITLE, INK, anchor="center", width=room)
            return paper
        boxes = card_boxes(len(cards), area)
        aside = (area.right - boxes[-1].right) / 2
        for card, box in zip(cards, boxes, strict=True):
            table.draw_card(pen, view, card, box.move(aside, 0))
        return boxes[0].unionall(boxes[1:]).move(aside, 0)


def choice_cards(
    chosen: ChosenDecision, pointed: Prospect | None, select: Callable[[Prospect | None], None]
) -> tuple[ChoiceCard, ...]:
    """Return cards for the choice made and any alternative; pressing one calls `select` with its prospect.

    The card whose prospect is `pointed`, which the table shows, is highlighted.
    """
    moment, reviewed, other = chosen.moment, chosen.reviewed, chosen.alternative
    if moment is None:
        return ()
    own, lost = None if reviewed is None else reviewed.own, chosen.better_is_known

    def card(title: Text, prospect: Prospect | None, colour: str, *, best: bool) -> ChoiceCard:
        choice = moment.choice if prospect is None else prospect.choice
        shown = prospect is not None and prospect == pointed
        press = partial(select, prospect)
        return ChoiceCard(
            title, chosen.wording, moment.view, choice, prospect, press, colour=colour, best=best, shown=shown
        )

    best = own is not None and not lost
    made = card(message("You chose"), own, CORAL if lost else MINT, best=best)
    if other is None:
        return (made,)
    title = message("Better") if lost else message("Next best")
    return made, card(title, other, GOLD, best=lost)
