"""Windows that open on a key or under the pointer and close again: the last trick, and words on a thing."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import FRect

from game.cardgames.sixty_six.rules.view import team_of
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table import reading
from game.cardgames.sixty_six.table.art.card_sprites import draw_card
from game.cardgames.sixty_six.table.card_places import slot_pose
from game.cardgames.sixty_six.table.layout import TOP, WORDS
from game.cardgames.sixty_six.table.middle import reason_room
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.cardgames.sixty_six.table.seats import team_colour
from game.cardgames.sixty_six.words.names import points
from game.language.message import message
from game.tables.animation.motion import Pose
from game.tables.art import Art
from game.tables.focus import card_area
from game.tables.raft.drawing import draw_tag
from game.tables.raft.words import draw_plank, plank_area
from game.ui.drawing.artwork import star
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MIST, PALE_GOLD
from game.ui.drawing.text import Typeface

_LEATHER = "#131C4C"
_STAR = 28.0
_SMALLER = 0.96
"""The size of the cards of the trick before against that of a trick on the table, which they hide."""
_OVER_TALLY = 6.0
"""The window ends over the words below the tricks won."""
TELLING = (Zone.SEAT, Zone.CONTRACT, Zone.SIDE, Zone.TEAM, Zone.LAST)
"""The things that tell more about themselves under the pointer."""


def draw_hovered(pen: Pen, art: Art, model: SixtySixModel) -> None:
    spot = model.hovered
    if spot is None or model.focus.browsing:
        return
    if spot.zone is Zone.LAST and model.seen.tricks:
        draw_last_trick(pen, art, model)
        return
    words = reading.spot_words(model.seen, spot, model.names)
    layout = model.layout
    draw_plank(pen, layout.seating, plank_area(pen, layout.seating, reason_room(model), words), words)


def draw_last_trick(pen: Pen, art: Art, model: SixtySixModel) -> None:
    """Draw the trick before as it lay, over the middle."""
    view, layout = model.seen, model.layout
    seating, scale = layout.seating, layout.seating.scale
    trick = view.tricks[-1]
    area = layout.middle.inflate(4 * scale, 0)
    area.height -= _OVER_TALLY * scale
    pen.plate(area, _LEATHER, radius=18, border=BONE)
    for place, play in enumerate(trick.plays):
        pose = _within(layout.middle, area, slot_pose(view, layout, play, place))
        box = card_area(pose)
        draw_card(pen, art, model.deck, play[1], box, angle=pose.angle)
        if play[0] == trick.winner:
            star(pen, (box.right - 4, box.top + 4), _STAR * scale, team_colour(view, team_of(play[0])))
        _player(pen, model, pose, play[0])
    size = seating.letters(15)
    # Names are shorter than "your partner": there is little room beside the card.
    won = model.people[trick.winner].name
    lines = (
        (message("Trick {n}", n=len(view.tricks)), PALE_GOLD, Typeface.TITLE),
        (won, BONE, Typeface.BOLD),
    )
    left = area.left + 12 * scale
    room = layout.slots[TOP].centerx - layout.card * _SMALLER / 2 - left - 6
    for number, (words, colour, face) in enumerate((*lines, (points(trick.points), MIST, Typeface.BOLD))):
        at = (left, area.top + 10 * scale + number * size * 1.3)
        pen.text(words, at, size, face, colour, width=room)


def _within(middle: FRect, area: FRect, pose: Pose) -> Pose:
    """Return the pose of a card in the window, in which all is a little smaller than on the table."""
    return replace(
        pose,
        x=area.centerx + (pose.x - middle.centerx) * _SMALLER,
        y=area.centery + (pose.y - middle.centery) * _SMALLER,
        width=pose.width * _SMALLER,
    )


def _player(pen: Pen, model: SixtySixModel, pose: Pose, seat: int) -> None:
    box = card_area(pose)
    size = model.layout.seating.letters(WORDS)
    colour = team_colour(model.view, team_of(seat))
    words = model.people[seat].name
    draw_tag(pen, words, (pose.x, box.bottom - size * 0.9), size, width=box.width, colour=colour)
