"""A hint, painted: the best plays with the points expected of each, in the place of the totals."""

from __future__ import annotations

from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import outcome
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.picture import Picture
from game.cardgames.must_be_18.words.choices import CHOICES
from game.tables.hint_tags import in_steps
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Face

_LINE = 25.0
_HEAD = 34.0


def best(view: MustBe18View, decision: Decision, count: int) -> tuple[Prospect, ...]:
    """The choices of which most is expected, the decision's own first; of those that come to the same one."""
    found: dict[object, Prospect] = {}
    prospects = decision.prospects
    order = sorted(prospects, key=lambda one: (one.choice == decision.choice, one.value), reverse=True)
    for one in order:
        found.setdefault(outcome(view.tops, one.choice), one)
    return tuple(found.values())[:count]


def draw_hint(pen: Pen, picture: Picture, decision: Decision) -> None:
    """The list, where the totals were; on a small canvas over the stock."""
    layout = picture.layout
    area = layout.standing if layout.standing.height else layout.stock
    alpha = in_steps(picture.faded)
    if layout.standing.height:
        pen.panel(area, border=GOLD)
    else:
        pen.plate(area, INK, border=GOLD)
    at = (area.left + 12, area.top + 9)
    pen.text("BEST PLAYS", at, 13, Face.BOLD, PALE_GOLD, alpha=alpha, width=area.width * 0.56)
    pen.text("points", (area.right - 12, area.top + 10), 11, Face.TEXT, MIST, anchor="topright", alpha=alpha)
    room = int((area.height - _HEAD) // _LINE)
    for place, one in enumerate(best(picture.view, decision, max(room, 1))):
        line = FRect(area.left + 8, area.top + _HEAD - 3 + place * _LINE, area.width - 16, _LINE - 3)
        _line(pen, picture, line, one, chosen=one.choice == decision.choice, alpha=alpha)


def _line(pen: Pen, picture: Picture, area: FRect, one: Prospect, *, chosen: bool, alpha: float) -> None:
    if chosen:
        pen.panel(area, alpha=0.95 * alpha, radius=8, colour=GOLD)
    ink = INK if chosen else BONE
    expected = f"{one.points(MUST_BE_18):.1f}"
    y = area.centery
    wide = pen.width(expected, 15, Face.TITLE) + 8
    at = (area.right - 7, y)
    pen.text(expected, at, 15, Face.TITLE, INK if chosen else MINT, anchor="midright", alpha=alpha)
    words = CHOICES.label(picture.view, one.choice)
    left = (area.left + 7, y)
    room = area.width - wide - 14
    pen.text(words, left, 14, Face.BOLD, ink, anchor="midleft", width=room, alpha=alpha)
