"""The sign with the total on the table of You Must Be 18!, the question, and the buttons."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.must_be_18.rules.deck import TOTAL
from game.cardgames.must_be_18.rules.legality import Lay
from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table.art import bulb_sign
from game.cardgames.must_be_18.table.layout import LETTERS, button_areas, question_area
from game.cardgames.must_be_18.table.model import MustBe18Model
from game.cardgames.must_be_18.table.painting.columns import area_beside_stock
from game.cardgames.must_be_18.table.selection import DRAW, LAY, NOTHING
from game.cardgames.must_be_18.table.spot_words import LABELS
from game.cardgames.must_be_18.words.questions import total_label
from game.cardgames.must_be_18.words.reasons import effect_words
from game.engine.contract import Choice
from game.language.message import message, message_in, plural
from game.tables.raft.drawing import draw_tag
from game.tables.raft.words import draw_question_text, draw_text_plank
from game.ui.drawing.draw import LEAST_LETTERS, Pen
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK, NIGHT, PALE_GOLD
from game.ui.drawing.text import Typeface

_STEPS = 6
_SWELL = 0.2
_LOWER = 0.05
"""The offset of the total below two lines of text, as a share of the sign's height."""
_TWO, _CLOSE = 2, 0.44
"""The number of lines that a button's label may take, and their distance as a share of its height."""
_WOOD = "#8A5228"
_IDLE = "#C8D29A"
"""The label and frame colour of a button that can't be pressed yet: pale moss, like the cloth."""


def draw_sign(pen: Pen, model: MustBe18Model) -> None:
    """Draw the total on its sign, whose bulbs light up while it is 18; the sum on a text panel below."""
    view, layout = model.view, model.layout
    if not view.round:
        return
    area, seating = layout.sign, layout.seating
    total = sum(model.shown_tops)
    lit = total == TOTAL
    px = max(pen.screen.scale.px(area.width), 16)
    image = pen.shapes.easel.get(("18 sign", lit, px), lambda: bulb_sign.paint_sign(px, lit=lit))
    rim = bulb_sign.GLOW * area.width / bulb_sign.WIDE
    pen.image(image, (area.left - rim, area.top - rim))
    if model.focused(Zone.COUNTER):
        pen.outline(area.inflate(8, 8), GOLD, 3.5, 28 * seating.scale)
    beat = round(model.beat * _STEPS) / _STEPS
    size = area.height * 0.4 * (1 + _SWELL * beat)
    colour = PALE_GOLD if lit else CORAL if model.shown_tops else BONE
    over = (area.centerx, area.top + area.height * 0.26)
    words = total_label(model.shown_tops) if model.shown_tops else message_in("over the total 18", "must be")
    inside = area.width * 0.68
    lines = pen.lines(words, LEAST_LETTERS, Typeface.BOLD, inside)
    letters = seating.letter_size(16) if len(lines) == 1 else LEAST_LETTERS
    for number, line in enumerate(lines):
        y = over[1] + (number - (len(lines) - 1) / 2) * letters * 1.1
        pen.text(line, (over[0], y), letters, Typeface.BOLD, BONE, anchor="center", width=inside)
    at = (area.centerx, area.top + area.height * (0.57 + _LOWER * (len(lines) - 1)))
    figure = str(total) if model.shown_tops else str(TOTAL)
    pen.outlined(figure, at, size, colour=colour)
    if model.hint is None and model.shown_tops:
        colour = PALE_GOLD if lit else CORAL
        small = seating.letter_size(15)
        sum_words = " + ".join(map(str, model.shown_tops))
        if pen.width(sum_words, small, Typeface.BOLD) > layout.plank.width:
            sum_words = "+".join(map(str, model.shown_tops))
        wide = layout.plank.width + small
        draw_tag(pen, sum_words, layout.plank.center, small, width=wide, colour=colour)


# -- the question and its answers ----------------------------------------------------------------------


def draw_question(pen: Pen, model: MustBe18Model) -> None:
    """Draw the question or a hint's reason, and the buttons."""
    view, layout = model.view, model.layout
    if not model.prompting or view.seat is None or model.focus.browsing or model.looking_back:
        return
    seating, buttons = layout.seating, model.buttons
    area = question_area(layout, buttons)
    advised = _explained_choice(model)
    reason = model.hint_text if advised is None else effect_words(view, advised, tops=False)
    if reason:
        draw_text_plank(pen, seating, area_beside_stock(pen, layout, area), reason)
    elif model.prompt:
        colour = CORAL if model.lay_refused else GOLD
        draw_question_text(pen, seating, area, model.prompt, seating.letter_size(28), colour)
    for button, box in button_areas(layout, buttons).items():
        if button != DRAW:
            _draw_button(pen, model, button, box)


def _explained_choice(model: MustBe18Model) -> Choice | None:
    """Return the choice that a hint explains: the suggested play, or the best choice if it lays no card."""
    advice, draft = model.hint, model.draft
    if advice is None or draft.suggestion is not None:
        return draft.suggestion if advice is not None else None
    return advice.choice if draft == NOTHING and not isinstance(advice.choice, Lay) else None


def _draw_button(pen: Pen, model: MustBe18Model, button: int, area: FRect) -> None:
    """Draw a button; the one that lays is an empty frame until it can be pressed, then it pulses."""
    seating = model.layout.seating
    focused = model.focused(Zone.ACT, button)
    radius = area.height * 0.3
    words = _lay_label(model) if button == LAY else LABELS[button]
    size = seating.letter_size(LETTERS * 1.25 if button == LAY and model.legal else LETTERS * 0.9)
    if button == LAY and model.legal:
        swell = 3.0 + 5.0 * model.pulse
        pen.outline(area.inflate(swell, swell), GOLD, 2.5, radius * 1.2)
        pen.plate(area, GOLD, radius=radius, border=BONE if focused else INK)
        ink, edge = INK, None
    elif button == LAY:
        border = CORAL if model.lay_refused else BONE if focused else _IDLE
        pen.panel(area, alpha=0.3, border=border, radius=radius, colour=NIGHT)
        ink, edge = _IDLE, None
    else:
        pen.plate(area, _WOOD, radius=radius, border=GOLD if focused else INK)
        ink, edge = BONE, INK
    wide = area.width - size * 0.3
    lines = pen.lines(words, pen.tight_size, Typeface.TITLE, wide)
    lines = lines if len(lines) == _TWO else (words,)
    for number, line in enumerate(lines):
        at = area.centerx, area.centery + (number - (len(lines) - 1) / 2) * area.height * _CLOSE
        pen.outlined(line, at, size, colour=ink, outline=edge, width=wide, tight=True)


def _lay_label(model: MustBe18Model) -> str:
    """Return the label of the button that lays, with the number of cards."""
    if not model.view.columns:
        return message("Play 6 6 6")
    suggested = model.draft.suggestion
    if not model.legal:
        return LABELS[LAY]
    count = len(model.draft.placements if suggested is None else suggested.numbers)
    return plural("Play {n} card", "Play {n} cards", count)
