"""The places of the focus on the table of Sixpack: the area of every spot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from pygame import FRect

from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.sheet import Zone, hand_order
from game.cardgames.sixpack.table.asking.pickers import Picker
from game.cardgames.sixpack.table.asking.places import window_places
from game.cardgames.sixpack.table.card_places import hand_poses, play_poses
from game.cardgames.sixpack.table.layout import TableLayout, chip_areas
from game.tables.animation.motion import MovingCard
from game.tables.focus import Spot, areas_of, card_area
from game.tables.seats import opponents_of
from game.ui.drawing.cards import CARD_RATIO


def areas(
    view: SixpackView,
    layout: TableLayout,
    lays: Mapping[int, int],
    window: Picker | None,
    spots: Iterable[Spot],
) -> dict[Spot, FRect]:
    """The areas of spots, in their order; a spot that is not on the table has none."""
    entries = () if window is None else window_places(layout, window).entries
    return areas_of(spots, partial(_area, view, layout, lays, entries))


def over_focus(
    layout: TableLayout, cards: Mapping[int, MovingCard], spot: Spot | None
) -> tuple[float, float]:
    """The point above the focused hand card, for the words of its goal."""
    card = cards.get(spot.key) if spot is not None and spot.zone == Zone.HAND else None
    if card is None:
        return layout.prompt.center
    home, letters = card.home, layout.ground.letters(16)
    return home.x, home.y - home.width * CARD_RATIO / 2 - letters * 0.85


def _area(
    view: SixpackView, layout: TableLayout, lays: Mapping[int, int], entries: tuple[FRect, ...], spot: Spot
) -> FRect | None:
    match spot.zone:
        case Zone.HAND if spot.key in view.hand:
            return card_area(hand_poses(view, layout, None)[hand_order(view).index(spot.key)])
        case Zone.PILE if spot.key < len(view.piles):
            return layout.piles[spot.key].whole
        case Zone.TURN:
            play = next((play for play in view.waiting if play.card == spot.key), None)
            return None if play is None else card_area(play_poses(view, layout, play, lays[play.card])[-1])
        case Zone.SEAT if spot.key in opponents_of(view):
            return layout.seats[opponents_of(view).index(spot.key)].clip(layout.ground.canvas)
        case Zone.PACK:
            kinds = len(dict.fromkeys(view.packs))
            return chip_areas(layout.chips, kinds)[spot.key] if spot.key < kinds else None
        case Zone.ENTRY if spot.key < len(entries):
            return entries[spot.key]
    return None
