"""Hints on the table: a list of the best plays below the sign, with verdicts or expected points."""

from __future__ import annotations

from pygame import FRect

from game.ai.agent import Decision, Prospect
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.legality import Lay, outcome_key
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.model import MustBe18Model
from game.cardgames.must_be_18.words.choices import play_in_signs
from game.cardgames.must_be_18.words.questions import play_words
from game.language.message import Text, figure, message
from game.tables.advice import Advice
from game.tables.painting.hint_tags import colour_of, rounded_opacity, tag_words
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK, MIST
from game.ui.drawing.text import Typeface
from game.voice.verdict import short_verdict

_LINES = 3
_EDGE = 0.3
"""The space left and right of a line's words, and between them, in font sizes."""
_WOOD = "#3B2414"


def best_prospects(view: MustBe18View, decision: Decision, count: int) -> tuple[Prospect, ...]:
    """Return the best prospects, the decision's own choice first; equal outcomes are listed once."""
    by_outcome: dict[object, Prospect] = {}
    prospects = decision.prospects
    order = sorted(
        prospects, key=lambda prospect: (prospect.choice == decision.choice, prospect.value), reverse=True
    )
    for prospect in order:
        by_outcome.setdefault(outcome_key(view.tops, prospect.choice), prospect)
    return tuple(by_outcome.values())[:count]


def draw_hint(pen: Pen, model: MustBe18Model, advice: Advice) -> None:
    """Draw a hint's list below the sign, the best play first."""
    area, seating = model.layout.board, model.layout.seating
    alpha = rounded_opacity(model.hint_fade)
    pen.plate(area, _WOOD, radius=12 * seating.scale, border=INK)
    size = seating.letter_size(15)
    pen.text(
        _title_words(advice),
        (area.centerx, area.top + size * 0.75),
        size,
        Typeface.BOLD,
        MIST,
        anchor="center",
        width=area.width - size * 2 * _EDGE,
        tight=True,
    )
    line = (area.height - size * 1.75) / _LINES
    for place, prospect in enumerate(best_prospects(model.view, advice, _LINES)):
        top = area.top + size * 1.55 + place * line
        row = FRect(area.left + 5, top, area.width - 10, line - 1)
        _draw_line(pen, model, row, advice, prospect, size, alpha=alpha)


def _title_words(advice: Advice) -> Text:
    if advice.figures:
        return message("expected points")
    return message("the best plays") if advice.made is None else message("looking back")


def _draw_line(
    pen: Pen, model: MustBe18Model, area: FRect, advice: Advice, prospect: Prospect, size: float, alpha: float
) -> None:
    """Draw one play; the best play is golden, and the currently suggested play has a frame."""
    best, radius = prospect.choice == advice.choice, area.height * 0.3
    if best:
        pen.plate(area, GOLD, radius=radius)
    if prospect.choice == model.draft.suggestion:
        pen.outline(area, BONE, 2.0, radius)
    ink = INK if best else BONE
    made = advice.made is not None and outcome_key(model.view.tops, prospect.choice) == outcome_key(
        model.view.tops, advice.made
    )
    verdict = tag_words(advice, prospect, figure(prospect.points(MUST_BE_18), 1), made=made)
    colour = INK if best else colour_of(short_verdict(advice, prospect).tone)
    wide = pen.width(verdict, size, Typeface.TITLE)
    y = area.centery
    pen.text(
        verdict, (area.right - size * _EDGE, y), size, Typeface.TITLE, colour, anchor="midright", alpha=alpha
    )
    room = area.width - wide - size * 3 * _EDGE
    wordings = [play_words(model.view, prospect.choice, "")]
    if isinstance(prospect.choice, Lay):
        signs = play_in_signs(model.view, prospect.choice)
        wordings += [signs, signs.partition("→")[0]]
    words = next((one for one in wordings if pen.width(one, size, Typeface.BOLD) <= room), wordings[-1])
    left = (area.left + size * _EDGE, y)
    pen.text(words, left, size, Typeface.BOLD, ink, anchor="midleft", width=room, alpha=alpha)
