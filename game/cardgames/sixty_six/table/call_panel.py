"""The panel of the calls, and the panel in which a marriage is declared: buttons over the middle."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.sixty_six.rules.events import MOON, PASS
from game.cardgames.sixty_six.rules.foresight import marriage_of
from game.cardgames.sixty_six.rules.scoring import TICK
from game.cardgames.sixty_six.table.focus import Zone, answers, bids
from game.cardgames.sixty_six.table.focus_places import bid_words, way_areas
from game.cardgames.sixty_six.table.picture import Picture
from game.tables.focus import Spot
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, DEEP, DIM, GOLD, INK, MIST, PALE_GOLD
from game.ui.drawing.text import Face

_BLUE = "#1B3A5C"


def draw_bids(pen: Pen, picture: Picture) -> None:
    """Draw all calls of the match, the illegal ones dimmed, and the promise of the focused call."""
    area, view = picture.layout.middle, picture.view
    pen.plate(area, DEEP, radius=16, border=GOLD)
    pen.text("Your call", (area.left + 14, area.top + 16), 17, Face.TITLE, PALE_GOLD, anchor="midleft")
    if view.high_bid is not None:
        who = picture.people[view.high_bid[0]].name
        words = f"{who}: {_name(view.high_bid[1])}"
        at = (area.right - 14, area.top + 16)
        pen.text(words, at, 14, Face.BOLD, MIST, anchor="midright", width=area.width * 0.5)
    legal = answers(view, None)
    for bid in bids(view):
        call = Spot(Zone.BID, bid)
        # The tag of a hint takes the place of the small words.
        small = "" if picture.advice is not None and call in legal else _small(bid)
        focused = picture.focused(Zone.BID, bid)
        _button(pen, picture.areas[call], _name(bid), small, focused=focused, legal=call in legal)
    spot = picture.focus.spot
    if spot is not None and spot.zone is Zone.BID:
        box = bid_words(area, len(bids(view)))
        pen.paragraph(picture.words, box, 16, Face.BOLD, BONE, leading=1.2, least=0.55)


def _name(bid: int) -> str:
    return "Pass" if bid == PASS else "Moon" if bid == MOON else str(bid)


def _small(bid: int) -> str:
    return "no promise" if bid == PASS else "all 6 tricks" if bid == MOON else f"{TICK * bid} points"


def _button(pen: Pen, box: FRect, words: str, small: str, *, focused: bool, legal: bool) -> None:
    border = GOLD if focused else BONE if legal else None
    alpha = 0.9 if legal else 0.4
    pen.panel(box, alpha=alpha, border=border, radius=12, colour=_BLUE if legal else INK)
    size = min(box.height * 0.5, 34.0, box.width * 0.3)
    # Without small words, the tag of a hint stands below, which is higher.
    y = box.centery - box.height * (0.14 if small else 0.2)
    ink = PALE_GOLD if focused else BONE if legal else DIM
    pen.text(words, (box.centerx, y), size, Face.TITLE, ink, anchor="center", width=box.width - 8)
    at = (box.centerx, box.bottom - box.height * 0.2)
    pen.text(small, at, 12, Face.BOLD, MIST if legal else DIM, anchor="center", width=box.width - 8)


def draw_ways(pen: Pen, picture: Picture) -> None:
    """Whether the marriage of the chosen card is declared."""
    half, view = picture.focus.half, picture.view
    if half is None:
        return
    area = picture.layout.middle
    pen.plate(area, DEEP, radius=16, border=GOLD)
    title = (area.centerx, area.top + 26)
    pen.text("A marriage", title, 20, Face.TITLE, PALE_GOLD, anchor="center", width=area.width - 20)
    worth = f"{marriage_of(view, half.card)} points"
    for box, key, words, small in zip(
        way_areas(area), (1, 0), ("Declare it", "Keep silent"), (worth, "does not count"), strict=True
    ):
        _button(pen, box, words, small, focused=picture.focused(Zone.WAY, key), legal=True)
