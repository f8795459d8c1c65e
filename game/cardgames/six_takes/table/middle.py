"""The middle of the table of 6 takes!: lanes, prices, and where the focused card would go."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import FRect, Surface

from game.cardgames.six_takes.rules.game import ROW_SIZE, ducks_in, row_for
from game.cardgames.six_takes.sheet import Zone
from game.cardgames.six_takes.table.art.cards import draw_card
from game.cardgames.six_takes.table.art.emblem import bead_strings_svg, beads_area
from game.cardgames.six_takes.table.card_places import place_area
from game.cardgames.six_takes.table.focus import choice_of_focus, column_of, must_take_row, row_of
from game.cardgames.six_takes.table.model import SixTakesModel
from game.cardgames.six_takes.words import labels
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.language.message import message
from game.tables.advice import reason_words
from game.tables.art import Art
from game.tables.raft.drawing import draw_dashed, draw_label, draw_prompt, draw_tag
from game.tables.raft.words import draw_text_plank, whole_sentences
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import ALARM, BANDS, BONE, GOLD, INK, NIGHT
from game.ui.drawing.svg import render
from game.ui.drawing.text import Typeface

_PREVIEW_ALPHA = 0.96
_LANE_EDGE = 2.0
"""By how much a tag in a lane is narrower than the lane, in units."""


class PlacementForecast(NamedTuple):
    """The place in a row where the focused hand card would go if it were placed now."""

    row: int
    place: int

    @property
    def takes(self) -> bool:
        """Whether the card would be the sixth, which takes the row."""
        return self.place == ROW_SIZE


def draw_lanes(pen: Pen, model: SixTakesModel) -> None:
    """Draw the lanes; lanes that can be chosen have a frame."""
    view, layout = model.view, model.layout
    choosing_row = must_take_row(view) and model.prompting
    _draw_beads(pen, model)
    focused_row = row_of(model.aim)
    forecast, alarming = placement_forecast(model), _alarming_rows(model)
    for row, slots in enumerate(layout.slots):
        cards, alarm = view.rows[row] if view.rows else (), row in alarming
        lane = layout.lanes[row]
        focused = focused_row == row and (choosing_row or model.focus.browsing)
        lit = forecast is not None and forecast.row == row
        pen.panel(
            lane, alpha=0.28 if lit or focused else 0.12, radius=14, colour=BONE if lit or focused else NIGHT
        )
        if model.taking is not None and model.taking[0] == row:
            pen.panel(lane, alpha=0.55, radius=14, colour=BANDS["red"][1])
            pen.outline(lane, ALARM, 4.0, 14)
        elif focused:
            pen.outline(lane, GOLD, 4.0, 14)
        elif choosing_row:
            pen.outline(lane, GOLD, 2.0 + model.pulse, 14)
        elif forecast is not None and lit:
            pen.outline(lane, ALARM if forecast.takes else GOLD, 3.0, 14)
        if cards:
            pen.slot(slots[len(cards)], ALARM if alarm else BONE, strength=0.9 if alarm else 0.3)


def _alarming_rows(model: SixTakesModel) -> list[int]:
    """Return the full rows: all while cards are placed, else the one that the focused card would take."""
    full = [row for row, cards in enumerate(model.view.rows) if len(cards) == ROW_SIZE]
    forecast = placement_forecast(model)
    return [row for row in full if model.view.waiting or (forecast is not None and forecast.row == row)]


def _draw_beads(pen: Pen, model: SixTakesModel) -> None:
    seating = model.layout.seating
    whole = pen.screen.scale.rect(beads_area(seating).inflate(2, 2))

    def make() -> Surface:
        drawn = render(bead_strings_svg(seating), *pen.screen.surface.get_size())
        return drawn.subsurface(whole.clip(drawn.get_rect())).copy().premul_alpha()

    key = ("beads", pen.screen.surface.get_size(), tuple(seating.canvas), tuple(seating.raft.deck))
    image = pen.shapes.easel.get(key, make)
    pen.screen.surface.blit(image, whole.topleft, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_prices(pen: Pen, art: Art, model: SixTakesModel) -> None:
    """Draw each row's number and ducks at the row's near end."""
    size = model.layout.seating.letter_size(16)
    icon = size * 1.35
    duck, alarming = art.ducks.side_view(Duck(), pen.screen.scale.px(icon)), _alarming_rows(model)
    for number, cards in enumerate(model.view.rows):
        if not cards:
            continue
        row, ducks, alarm = str(number + 1), str(ducks_in(cards)), number in alarming
        first, second = pen.width(row, size, Typeface.BOLD), pen.width(ducks, size, Typeface.TITLE)
        at = model.layout.prices[number].center
        area = centred_area(at, first + icon + second + size * 1.7, size * 1.6)
        pen.plate(area, ALARM if alarm else BONE, radius=size * 0.5, border=INK)
        left = area.left + size * 0.45
        at = (left, area.centery)
        pen.text(row, at, size, Typeface.BOLD, INK if alarm else "#7A5A66", anchor="midleft")
        left += first + size * 0.4
        pen.image(duck, (left, area.centery - icon * 0.55))
        at = (left + icon + size * 0.15, area.centery)
        pen.text(ducks, at, size * 1.1, Typeface.TITLE, INK, anchor="midleft")


def draw_row_cost(pen: Pen, model: SixTakesModel) -> None:
    """Draw the ducks of the row that is being taken, at its near end."""
    if model.taking is None:
        return
    row, ducks = model.taking
    layout = model.layout
    words = message("takes {ducks}", ducks=ducks)
    at, size = layout.prices[row].center, layout.seating.letter_size(19)
    draw_tag(pen, words, at, size, width=layout.lanes[row].width - _LANE_EDGE, colour=ALARM, tight=True)


def draw_focused_row_card(pen: Pen, model: SixTakesModel) -> None:
    view, layout = model.view, model.layout
    column, row = column_of(model.focus.spot), row_of(model.focus.spot)
    if model.focus.browsing and row is not None and column is not None:
        pen.outline(place_area(view, layout, row, column).inflate(6, 6), GOLD)


def placement_forecast(model: SixTakesModel) -> PlacementForecast | None:
    """Return the place where the focused hand card would go; None if it's too low or no preview is shown."""
    view, spot = model.view, model.aim
    if not (model.preview and model.prompting and spot is not None and spot.zone == Zone.HAND and view.rows):
        return None
    row = row_for(spot.key, view.rows)
    return None if row is None else PlacementForecast(row, len(view.rows[row]))


def draw_card_preview(pen: Pen, art: Art, model: SixTakesModel) -> None:
    """Draw a translucent copy of the focused hand card where it would go in a row."""
    forecast = placement_forecast(model)
    if forecast is None:
        return
    slot = model.layout.slots[forecast.row][min(forecast.place, ROW_SIZE)]
    draw_card(pen, art, model.view.hand[model.focus.place], slot, alpha=_PREVIEW_ALPHA)
    draw_target(pen, slot, takes=forecast.takes)


def draw_target(pen: Pen, slot: FRect, *, takes: bool) -> None:
    """Draw a frame around the place where a card would go: dashed if the card takes the row."""
    if takes:
        draw_dashed(pen, slot.inflate(4, 4), ALARM)
    else:
        pen.outline(slot.inflate(2, 2), GOLD)


def draw_question(pen: Pen, model: SixTakesModel) -> None:
    """Draw the question and the focused card's destination, or the reason for a hint."""
    view, layout = model.view, model.layout
    if not model.prompting or view.seat is None or model.focus.browsing or model.looking_back:
        return
    seating, spot = layout.seating, model.aim
    choice = None if spot is None else choice_of_focus(view, model.focus)
    hint = model.hint_text
    if not hint and model.advice is not None and choice is not None:
        hint = reason_words(NARRATOR, view, model.advice, choice)
    if hint:
        words = whole_sentences(pen, seating, layout.preview, hint, layout.preview.height)
        draw_text_plank(pen, seating, layout.preview, words)
        return
    if words := labels.question_words(view):
        area, size = (layout.pick, 26.0) if view.pool else (layout.prompt, 30.0)
        draw_prompt(pen, words, area, seating.letter_size(size))
    if not model.preview or spot is None or spot.zone != Zone.HAND:
        return
    forecast = placement_forecast(model)
    colour = ALARM if forecast is None or forecast.takes else GOLD
    at = model.point_above_focus(16 * seating.scale)
    words, left = labels.destination_words(view, spot.key), layout.preview.left
    draw_label(pen, words, at, seating.letter_size(16), colour, left=left)
