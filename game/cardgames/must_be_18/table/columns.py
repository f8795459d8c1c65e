"""The columns of You Must Be 18!: their places, the signs between the tops, and cards put or suggested."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.must_be_18.table.art.card_sprites import Shade
from game.cardgames.must_be_18.table.card_places import hand_poses, top_pose
from game.cardgames.must_be_18.table.focus import Zone, in_hand
from game.cardgames.must_be_18.table.layout import TableLayout
from game.cardgames.must_be_18.table.picture import Picture
from game.cardgames.must_be_18.table.selection import suggested
from game.tables.animation.moments import Point
from game.tables.focus import card_area
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, DIM, GOLD, INK, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Face


def draw_places(pen: Pen, picture: Picture) -> None:
    """Draw below the cards: the places of columns and of a new column, their numbers, and the focus."""
    view, layout = picture.view, picture.layout
    if not view.round:
        return
    there = len(view.columns)
    for column, area in enumerate(layout.columns):
        box = card_area(top_pose(layout, column))
        if picture.focused(Zone.COLUMN, column):
            inner = FRect(area.left + 2, area.top, area.width - 4, area.height)
            pen.panel(inner, alpha=0.3, border=GOLD, radius=14)
        if column >= there:
            _empty(pen, picture, box, new=bool(there))
        foot = (area.centerx, layout.middle.bottom - 9)
        words = "new" if column >= there else str(column + 1)
        pen.text(words, foot, 13, Face.BOLD, MIST if column < there else DIM, anchor="center")


def _empty(pen: Pen, picture: Picture, box: FRect, *, new: bool) -> None:
    """The place of a column to come."""
    lit = new and picture.asking and picture.draft.held is not None
    pen.slot(box, MINT if lit else BONE, 0.6 if lit else 0.2)
    if new and picture.draft.on(len(picture.view.columns)) is None:
        size = min(box.width * 0.5, 48.0)
        pen.text("+", box.center, size, Face.TITLE, MINT if lit else DIM, anchor="center")


def draw_over_columns(pen: Pen, picture: Picture) -> None:
    """Draw over the cards: plus between the tops, the outlines of cards put, and suggested cards."""
    view, layout = picture.view, picture.layout
    ghosts = suggested(view, picture.draft)
    for one in ghosts:
        box = card_area(top_pose(layout, one.column))
        picture.faces.draw(pen, one.card, box, Shade.GHOST)
        pen.outline(box.inflate(4, 4), PALE_GOLD, thick=2.5)
    for put in picture.draft.puts:
        if all(put.column != one.column for one in ghosts):
            pen.outline(card_area(top_pose(layout, put.column)).inflate(5, 5), GOLD)
    count = len(picture.tops)
    for column in range(min(count, len(layout.columns)) - 1):
        _sign(pen, "+", (layout.columns[column].right, layout.row), _plus(layout))


def draw_in_hand(pen: Pen, picture: Picture) -> None:
    """Draw over the hand: the marks of cards that are picked up, suggested, or just drawn."""
    view, layout, draft = picture.view, picture.layout, picture.draft
    if not picture.asking or not view.columns:
        return
    spot = picture.focus.spot
    raised = spot.key if spot is not None and spot.zone is Zone.HAND else None
    marked = {one.card for one in suggested(view, draft)}
    poses = hand_poses(view, layout, draft, raised)
    for card, pose in zip(in_hand(view, draft), poses, strict=True):
        box = card_area(pose)
        if card in view.fresh:
            size = max(min(box.width * 0.16, 14.0), 9.0)
            wide = pen.width("new", size, Face.BOLD) + 8
            tab = FRect(box.left + 2, box.top - size * 0.7, wide, size * 1.4)
            pen.plate(tab, MINT, radius=size * 0.6, border=INK)
            pen.text("new", tab.center, size, Face.BOLD, INK, anchor="center")
        if card in marked or card == draft.held:
            _mark(pen, (box.left + box.width * 0.25, box.top - 3))


def _mark(pen: Pen, at: Point) -> None:
    """A small golden dot over a card that is picked up or suggested."""
    dot = FRect(at[0] - 6, at[1] - 6, 12, 12)
    pen.plate(dot, GOLD, radius=6, border=INK)


def _plus(layout: TableLayout) -> float:
    """The size of a sign between two tops, in units."""
    return min(26.0, max(layout.columns[0].width - layout.card + 4, 11.0))


def _sign(pen: Pen, words: str, at: Point, size: float) -> None:
    disc = FRect(at[0] - size / 2, at[1] - size / 2, size, size)
    pen.plate(disc, INK, radius=size / 2)
    pen.text(words, at, size * 0.9, Face.TITLE, PALE_GOLD, anchor="center")
