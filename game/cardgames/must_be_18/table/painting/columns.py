"""The columns and the stock of You Must Be 18!: places, signs between the tops, cards put or suggested."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table.art.cards import DeckFaces, Shade
from game.cardgames.must_be_18.table.card_places import hand_poses, placed_card_pose, top_pose
from game.cardgames.must_be_18.table.layout import TableLayout
from game.cardgames.must_be_18.table.model import MustBe18Model
from game.cardgames.must_be_18.table.selection import (
    DRAW,
    DraftPlacement,
    suggested_placements,
    unplaced_cards,
)
from game.language.message import message, message_in
from game.tables.animation.moments import Point
from game.tables.focus import Spot, card_area
from game.tables.raft.drawing import draw_tag
from game.ui.drawing.artwork import draw_plus
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, GOLD, INK, MINT, NIGHT
from game.ui.drawing.text import Typeface

_LAYERS, _CARDS = 6, 6
"""The most layers of the drawn pile, and the number of cards that each stands for."""
STOCK, _SMALL = message("stock"), 15
"""The word beside the stock, and its font size."""


def draw_stock(pen: Pen, faces: DeckFaces, model: MustBe18Model) -> None:
    """Draw the stock as a pile, with its number of cards beside it."""
    view, layout = model.view, model.layout
    pile, seating = layout.stock, layout.seating
    if not view.round:
        return
    if not view.stock:
        pen.slot(pile, BONE, 0.4)
    top = FRect(pile)
    for _layer in range(min(-(-view.stock // _CARDS), _LAYERS)):
        faces.draw(pen, None, top)
        top = top.move(1.4 * seating.scale, -2.2 * seating.scale)
    if Spot(Zone.ACT, DRAW) in model.offers:
        pen.outline(pile.inflate(6, 6), GOLD, 2.5 + 2.5 * model.pulse)
        draw_tag(pen, message_in("on the stock", "draw"), pile.center, seating.letter_size(15), colour=GOLD)
    if model.focused(Zone.STOCK) or model.focused(Zone.ACT, DRAW):
        pen.outline(pile.inflate(10, 10), BONE, 3.5)
    large, small = seating.letter_size(24), seating.letter_size(_SMALL)
    left, y = layout.count.left, layout.count.centery
    pen.outlined(str(view.stock), (left, y - small * 0.55), large, anchor="midleft")
    pen.outlined(STOCK, (left, y + large * 0.55), small, Typeface.BOLD, anchor="midleft")


def area_beside_stock(pen: Pen, layout: TableLayout, area: FRect) -> FRect:
    """Return the part of an area to the right of the words beside the stock."""
    seating = layout.seating
    end = layout.count.left + pen.width(STOCK, seating.letter_size(_SMALL), Typeface.BOLD) + 8 * seating.scale
    left = max(area.left, end)
    return FRect(left, area.top, area.right - left, area.height)


def draw_column_places(pen: Pen, model: MustBe18Model) -> None:
    """Draw everything under the cards: the places of columns, their numbers, and the focus."""
    view, layout = model.view, model.layout
    if not view.round:
        return
    count = len(view.columns)
    size = layout.seating.letter_size(15)
    for column, area in enumerate(layout.columns):
        box = card_area(top_pose(layout, column))
        if model.focused(Zone.COLUMN, column):
            inner = FRect(area.left + 3, area.top - 4, area.width - 6, area.height + 4)
            pen.panel(inner, alpha=0.28, border=GOLD, radius=14, colour=NIGHT)
        if column >= count:
            _draw_empty_place(pen, model, column, box)
        if count:
            words = message_in("a column", "new") if column >= count else str(column + 1)
            at = (area.centerx, box.bottom + size * 0.85)
            pen.outlined(words, at, size, Typeface.BOLD)


def _draw_empty_place(pen: Pen, model: MustBe18Model, column: int, box: FRect) -> None:
    lit = column in model.targets
    pen.slot(box, BONE, 0.9 if lit else 0.4)
    if model.view.columns and model.draft.card_on(len(model.view.columns)) is None:
        size = min(box.width * 0.42, 44.0)
        pen.outlined("+", box.center, size)


def draw_over_columns(pen: Pen, faces: DeckFaces, model: MustBe18Model) -> None:
    """Draw everything over the cards: targets, put and suggested cards, plus signs between the tops."""
    layout = model.layout
    for column in sorted(model.targets):
        top = card_area(top_pose(layout, column))
        pen.outline(top.inflate(3, 3), GOLD, 2.5 + 3.0 * model.pulse)
    for suggested in suggested_placements(model.view, model.draft):
        _draw_suggestion(pen, faces, model, suggested)
    aimed, held = model.aimed_column, model.draft.held
    if aimed is not None and held is not None:
        _draw_suggestion(pen, faces, model, DraftPlacement(aimed, held))
    for placed in model.draft.placements:
        _draw_frame(pen, placed_card_area(model, placed.column))
    _draw_signs(pen, model)


def _draw_signs(pen: Pen, model: MustBe18Model) -> None:
    """Draw the plus signs between the tops, and the equals sign before the total."""
    layout = model.layout
    count = min(len(model.shown_tops), len(layout.columns))
    sign = min(layout.columns[0].width - layout.card + 3 * layout.seating.scale, 24.0 * layout.seating.scale)
    for column in range(count - 1):
        _draw_sign(pen, "+", (layout.columns[column].right, layout.row), max(sign, 9.0))
    if count:
        size = max(sign, 9.0) * 1.2
        _draw_sign(pen, "=", (layout.sign.left - size * 0.7, layout.row), size)


def placed_card_area(model: MustBe18Model, column: int) -> FRect:
    new = column >= len(model.view.columns)
    return card_area(placed_card_pose(model.layout, column, new=new))


def _draw_suggestion(pen: Pen, faces: DeckFaces, model: MustBe18Model, placed: DraftPlacement) -> None:
    box = placed_card_area(model, placed.column)
    faces.draw(pen, placed.card, box, Shade.SUGGESTED)
    _draw_frame(pen, box)


def _draw_frame(pen: Pen, card: FRect) -> None:
    """Draw a golden frame between lines of ink around a card that isn't played yet."""
    frame = card.inflate(10, 10)
    pen.outline(frame, INK, 6.5)
    pen.outline(frame.inflate(-3, -3), GOLD, 3.5)


def draw_new_marks(pen: Pen, model: MustBe18Model) -> None:
    """Mark the hand cards that have just been drawn."""
    view, layout, draft = model.view, model.layout, model.draft
    if not model.prompting or not view.columns or not view.fresh:
        return
    spot = model.aim
    raised = spot.key if spot is not None and spot.zone is Zone.HAND else None
    poses = hand_poses(view, layout, draft, raised)
    for card, pose in zip(unplaced_cards(view, draft), poses, strict=True):
        if card in view.fresh:
            box, size = card_area(pose), layout.seating.letter_size(15)
            x = box.right - size * 1.6 if pose.mirrored else box.left + size * 1.6
            draw_tag(pen, message_in("a card", "new"), (x, box.top), size, colour=MINT)


def _draw_sign(pen: Pen, words: str, at: Point, size: float) -> None:
    if words == "+":
        draw_plus(pen, at, size, INK, BONE)
        return
    pen.disc(at, size, INK, border=None)
    (x, y), arm = at, size * 0.27
    for offset in (-0.13, 0.13):
        start, end = (x - arm, y + size * offset), (x + arm, y + size * offset)
        pen.line(start, end, BONE, max(size * 0.14, 1.5))
