"""The middle of the table of Sixty-six: trump and led suit, the sign of the trick's winner, the question."""

from __future__ import annotations

from collections.abc import Container

from pygame import FRect

from game.cardgames.sixty_six.rules.deck import SUIT_OF
from game.cardgames.sixty_six.rules.foresight import makes_trump
from game.cardgames.sixty_six.rules.legality import best_play
from game.cardgames.sixty_six.table.art.card_sprites import draw_card
from game.cardgames.sixty_six.table.art.signs import star, suit_disc
from game.cardgames.sixty_six.table.card_places import place_of, seat_at, slot_pose
from game.cardgames.sixty_six.table.focus import Zone
from game.cardgames.sixty_six.table.picture import Picture
from game.cardgames.sixty_six.words.names import points
from game.tables.animation.motion import Pose
from game.tables.art import Art
from game.tables.focus import card_area
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, DEEP, GOLD, INK, MIST, PALE_GOLD
from game.ui.drawing.text import Face

_STAR = 26.0


def draw_middle(pen: Pen, picture: Picture) -> None:
    """Draw below the cards: places, trump and led suit, the question."""
    view, layout = picture.view, picture.layout
    if picture.focused(Zone.MIDDLE):
        pen.outline(layout.middle, GOLD, radius=16)
    if view.bidder is not None:
        for place, slot in enumerate(layout.slots):
            if seat_at(view, place) != view.aside:
                lit = view.asked == seat_at(view, place)
                pen.slot(slot, GOLD if lit else BONE, 0.7 if lit else 0.16)
        _suits(pen, picture)
    _question(pen, picture)


def _suits(pen: Pen, picture: Picture) -> None:
    """Trump in one corner of the middle, the led suit in the other."""
    view, middle = picture.view, picture.layout.middle
    size = min(picture.layout.card * 0.62, 62.0)
    left, right = middle.left + size * 0.66, middle.right - size * 0.66
    above = middle.top + 7
    y = above + 10 + size * 0.5
    if view.trump is not None:
        suit_disc(pen, view.trump, (left, y), size, picture.deck, strong=True)
        pen.text("trump", (left, above), 14, Face.BOLD, GOLD, anchor="center")
    elif not makes_trump(view):
        pen.text("no trump", (left, y), 14, Face.BOLD, GOLD, anchor="center")
    if view.trick:
        led = SUIT_OF[view.trick[0][1]]
        suit_disc(pen, led, (right, y), size * 0.86, picture.deck)
        pen.text("led", (right, above), 14, Face.BOLD, BONE, anchor="center")


def _question(pen: Pen, picture: Picture) -> None:
    """The question, or the reason why the focused card cannot be played."""
    if not picture.question:
        return
    area = picture.layout.line
    size = 15.0
    half = min(pen.width(picture.question, size, Face.BOLD) / 2 + 16, area.width / 2)
    plate = FRect(area.centerx - half, area.top, half * 2, area.height)
    colour = CORAL if picture.refused else PALE_GOLD
    pen.panel(plate, alpha=0.88, border=CORAL if picture.refused else None, radius=12, colour=INK)
    pen.text(picture.question, area.center, size, Face.BOLD, colour, anchor="center", width=half * 2 - 14)


def draw_over_trick(pen: Pen, picture: Picture, flying: Container[int] = ()) -> None:
    """Draw over the cards: a star on the card that wins so far once it lies, and a frame for the focus."""
    view = picture.view
    for place, play in enumerate(view.trick):
        box = card_area(slot_pose(view, picture.layout, play, place))
        if picture.focused(Zone.TRICK, place):
            pen.outline(box.inflate(6, 6), GOLD)
        if play == best_play(view.trick, view.trump) and play[1] not in flying:
            star(pen, (box.right - 4, box.top + 4), _STAR)


def draw_last_trick(pen: Pen, art: Art, picture: Picture) -> None:
    """The trick before as it lay, over the middle."""
    view, layout = picture.view, picture.layout
    area, trick = layout.middle, view.tricks[-1]
    pen.plate(area, DEEP, radius=16, border=GOLD)
    for place, play in enumerate(trick.plays):
        box = card_area(slot_pose(view, layout, play, place))
        pose = slot_pose(view, layout, play, place)
        draw_card(pen, art, picture.deck, play[1], box, angle=pose.angle)
        if play[0] == trick.winner:
            star(pen, (box.right - 4, box.top + 4), _STAR)
        _player(pen, picture, pose, play[0])
    size = min(15.0, area.width * 0.05)
    # Names are shorter than "your partner": there is little room beside the card.
    won = picture.people[trick.winner].name
    lines = ((f"Trick {len(view.tricks)}", PALE_GOLD, Face.TITLE), (won, BONE, Face.BOLD))
    corner = FRect(area.left + 12, area.top + 10, layout.slots[2].left - area.left - 18, size * 4)
    for number, (words, colour, face) in enumerate((*lines, (points(trick.points), MIST, Face.TEXT))):
        at = (corner.left, corner.top + number * size * 1.3)
        pen.text(words, at, size, face, colour, width=corner.width)


def _player(pen: Pen, picture: Picture, pose: Pose, seat: int) -> None:
    """The name of a card's player, under it."""
    slot = picture.layout.slots[place_of(picture.view, seat)]
    size = 12.0
    words = picture.people[seat].name
    wide = min(pen.width(words, size, Face.BOLD) + 12, slot.width)
    plate = FRect(pose.x - wide / 2, slot.bottom - 20, wide, 17)
    pen.plate(plate, INK, radius=8)
    pen.text(words, plate.center, size, Face.BOLD, BONE, anchor="center", width=wide - 6)
