"""The middle of the table of 6 takes!: the rows, and the place for the focused card."""

from __future__ import annotations

from game.cardgames.six_takes.rules.game import ROW_SIZE, ducks_in, row_for
from game.cardgames.six_takes.table.art.card_sprites import draw_card
from game.cardgames.six_takes.table.focus import Zone, asked_for_row, column_of, row_of
from game.cardgames.six_takes.table.focus_places import row_area
from game.cardgames.six_takes.table.panels import draw_duck_count
from game.cardgames.six_takes.table.picture import Picture
from game.tables.art import Art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import ALARM, BONE, CORAL, DIM, GOLD, INK, MIST, PALE_GOLD
from game.ui.drawing.text import Face


def draw_rows(pen: Pen, art: Art, picture: Picture) -> None:
    """Draw the slots, their numbers and prices, and the place for the focused card."""
    view, layout = picture.view, picture.layout
    question = asked_for_row(view) and picture.asking
    looked_at = row_of(picture.focus.spot)
    for row, slots in enumerate(layout.slots):
        cards = view.rows[row] if view.rows else ()
        full = len(cards) == ROW_SIZE
        picked = looked_at == row and (question or picture.focus.browsing)
        if picked:
            pen.panel(row_area(layout, row).inflate(10, 6), alpha=0.35, border=GOLD)
        label = layout.labels[row]
        pen.text(
            str(row + 1),
            (label.centerx - 3, label.centery),
            20,
            Face.TITLE,
            PALE_GOLD if picked else MIST,
            anchor="center",
        )
        for place, slot in enumerate(slots):
            last = place == ROW_SIZE
            pen.slot(slot, ALARM if last else BONE, strength=1.0 if last and full else 0.35 if last else 0.22)
            if last:
                colour = CORAL if full else DIM
                pen.text("6th", slot.center, slot.width * 0.26, Face.TITLE, colour, anchor="center")
        price = layout.prices[row]
        if cards:
            colour = ALARM if full else BONE
            size = 20 if not question else 24
            draw_duck_count(
                pen, art, (price.left, price.centery - size * 0.62), ducks_in(cards), size, colour, INK
            )
    column = column_of(picture.focus.spot)
    if picture.focus.browsing and looked_at is not None and column is not None:
        pen.outline(layout.slots[looked_at][column].inflate(6, 6), GOLD)
    forecast = _forecast(picture)
    if forecast is not None:
        _draw_forecast(pen, art, picture, *forecast)


def _forecast(picture: Picture) -> tuple[int, int] | None:
    """The row and place where the focused hand card would go as the rows lie now; None if it is too low."""
    view, spot = picture.view, picture.focus.spot
    if not (picture.preview and picture.asking and spot is not None and spot.zone == Zone.HAND and view.rows):
        return None
    row = row_for(spot.key, view.rows)
    return None if row is None else (row, len(view.rows[row]))


def _draw_forecast(pen: Pen, art: Art, picture: Picture, row: int, place: int) -> None:
    view, layout = picture.view, picture.layout
    slot = layout.slots[row][min(place, ROW_SIZE)]
    takes = place == ROW_SIZE
    draw_card(pen, art, view.hand[picture.focus.place], slot, alpha=0.45)
    pen.outline(slot.inflate(4, 4), ALARM if takes else GOLD)
    if takes:
        words = f"+{ducks_in(view.rows[row])}"
        pen.text(words, (slot.centerx, slot.top), 24, Face.TITLE, ALARM, outline=INK, anchor="center")
