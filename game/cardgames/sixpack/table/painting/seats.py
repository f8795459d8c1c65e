"""The players of Sixpack around the raft with their cards; title, packs, and the viewer's speech bubble."""

from __future__ import annotations

import math
from collections import Counter
from typing import NamedTuple

from pygame import FRect

from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.packs import NEUTRAL
from game.cardgames.sixpack.rules.texts import PACK_TEXTS
from game.cardgames.sixpack.rules.turn import QUIET_TURNS
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.sheet import Zone
from game.cardgames.sixpack.table.art.cards import look_of
from game.cardgames.sixpack.table.art.signs import draw_medal
from game.cardgames.sixpack.table.card_places import front_of, laid_cards, open_cards
from game.cardgames.sixpack.table.layout import CardRow, chip_areas
from game.cardgames.sixpack.table.model import SixpackModel
from game.language.message import Text, message, message_in, parts
from game.tables.art import Art
from game.tables.focus import Spot, card_area
from game.tables.painting.card_sprites import draw_fan
from game.tables.painting.player import draw_player
from game.tables.raft.drawing import draw_name
from game.tables.raft.pegs import draw_pegs, pegs_of
from game.tables.raft.seat_layout import RaftSide, SeatLayout, SeatPlace
from game.tables.raft.seats import draw_wing_tips, places_of
from game.tables.raft.words import draw_title
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import LEAST_LETTERS, Pen, centred_area
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK
from game.ui.drawing.text import Typeface

_BUBBLE_LINE = 1.22
"""The line spacing in the viewer's speech bubble, in font sizes."""
_WIDEST_BUBBLE = 290.0
"""The largest width of that bubble, in units."""
_HALF = 0.62
"""The distance from a tilted card's centre to its side, in card widths."""
_MAX_BACKS = 8
"""The most backs drawn for a hand; the name tag shows the actual number of cards."""
_GOOD_ROUND = 10
"""The points of a good round; the score track ends at this many points per round."""
_DISABLER = "no_superheroes"
_MANY_QUIET = 6
"""The number of quiet turns from which the words below the title mention them."""
_INSIDE = 4.0
"""The least distance of a seat's frame from the edges of the canvas, in units."""
_OFF_RAFT = 3.7
"""The distance between pack names and the raft, in units."""
_NAME_SIZES = 1.0, 0.93, 0.87
"""The font sizes that are tried for pack names, as shares of the usual size."""
_LINE, _APART = 1.0, 1.2
"""The least line height of pack names, and the distance of their lines, as shares of the letter size."""


def draw_seats(pen: Pen, art: Art, model: SixpackModel) -> None:
    """Draw all players, the title, the totals and the packs."""
    view, seating = model.view, model.layout.seating
    if not view.round:
        return
    if model.shows_title:
        draw_title(pen, seating, model.layout.title, SIXPACK.title, _match_words(view))
    _draw_packs(pen, model)
    offers = model.offers
    for seat, place in places_of(seating, view):
        _draw_seat(pen, art, model, place, seat, offered=Spot(Zone.SEAT, seat) in offers)
    _draw_pegs(pen, art, model)


def _match_words(view: SixpackView) -> list[Text]:
    """Return the words below the title: round and turn, and the number of quiet turns if there are many."""
    rounds = view.options.rounds
    where: Text = message("one round")
    if rounds > 1:
        where = message("round {round} of {rounds}", round=view.round, rounds=rounds)
    if view.turn:
        where = parts(" · ", (where, message("turn {turn}", turn=view.turn)))
    if view.quiet < _MANY_QUIET:
        return [where]
    return [where, message("{n} of {all} quiet turns", n=view.quiet, all=QUIET_TURNS)]


def track_goal(view: SixpackView) -> int:
    """Return the points at the end of the score track: those of good rounds, or more if a total is higher."""
    highest = max(view.totals, default=0)
    return max(view.options.rounds * _GOOD_ROUND, -(-highest // 10) * 10)


def _draw_pegs(pen: Pen, art: Art, model: SixpackModel) -> None:
    """Draw the totals on the score track, in a match of several rounds."""
    seen = model.seen
    if seen.options.rounds > 1 and seen.totals:
        pegs = pegs_of(model.layout.seating, seen, model.people, seen.totals)
        draw_pegs(pen, art, model.layout.seating, pegs, track_goal(seen))


# -- a player ------------------------------------------------------------------------------------------


def _draw_seat(
    pen: Pen, art: Art, model: SixpackModel, place: SeatPlace, seat: int, *, offered: bool
) -> None:
    """Draw a player: duck, closed cards, and name with number of cards."""
    view, seating = model.view, model.layout.seating
    own = place.side is RaftSide.OWN
    asked = any(question.seat == seat for question in view.questions)
    alone = asked and len(view.questions) == 1
    if offered or model.focused(Zone.SEAT, seat):
        strong = 4.0 if model.focused(Zone.SEAT, seat) else 2.0 + model.pulse
        frame = place.bust.clip(seating.canvas.inflate(-2 * _INSIDE, -2 * _INSIDE))
        pen.panel(frame, alpha=0.2 + 0.15 * model.pulse, colour=GOLD, radius=18)
        pen.outline(frame, GOLD, strong, 18)
    duck = draw_player(pen, art, model, place, seat, thinks=asked and not own)
    front = front_of(view, model.layout, seat)
    if not own:
        _draw_held_cards(pen, art, duck, front.wings, closed_count(view, seat))
    count = model.counts[seat] if seat < len(model.counts) else 0
    words = message_in("a player and a number", "{name} {n}", name=model.people[seat].name, n=count)
    on_turn = alone or model.acting == seat
    draw_name(pen, words, front.name, seating.names, width=place.bust.width, own=own, on_turn=on_turn)


def closed_count(view: SixpackView, seat: int) -> int:
    """Return the number of a seat's closed cards."""
    count = view.hand_sizes[seat] if view.hand_sizes else 0
    return max(count - len(open_cards(view, seat)), 0)


def _draw_held_cards(pen: Pen, art: Art, duck: Duck, row: CardRow, count: int) -> None:
    """Draw closed cards as a fan of backs, and the tips of the wings that hold them."""
    shown = min(count, _MAX_BACKS)
    if not shown:
        return
    step = min(row.card * 0.46, (row.room - row.card) / max(shown - 1, 1))
    turn = min(7.0, 30.0 / shown)
    backs = []
    for place in range(shown):
        offset = place - (shown - 1) / 2
        y = row.y + abs(offset) ** 1.6 * row.card * 0.025
        area = centred_area((row.x + offset * step, y), row.card, row.card * CARD_RATIO)
        backs.append((area, -offset * turn))
    draw_fan(pen, art, look_of(art, None), backs)
    reach = (shown - 1) / 2 * step + row.card * 0.42
    tip = row.card * 0.46
    draw_wing_tips(pen, duck.body, (row.x, row.y + row.card * 0.5), reach, (tip, tip * 0.86))


# -- the packs -----------------------------------------------------------------------------------------


def _draw_packs(pen: Pen, model: SixpackModel) -> None:
    """Draw the packs in the game as icons with names, fainter while they have no effect.

    The names shrink a little if one would overlap the raft.
    """
    view, layout = model.view, model.layout
    counts = Counter(view.packs)
    places = chip_areas(layout.chips, len(counts))
    icon = min(places[0].height * 0.98, 40 * layout.seating.scale)
    right = layout.chips.right - icon - 4 * layout.seating.scale
    names = [
        _PackName(layout.seating, _pack_title(pack, count), right, area)
        for (pack, count), area in zip(counts.items(), places, strict=True)
    ]
    sizes = [max(layout.seating.letter_size(14) * share, LEAST_LETTERS) for share in _NAME_SIZES]
    size = next((size for size in sizes if all(name.fits(pen, size) for name in names)), sizes[0])
    for place, (area, pack) in enumerate(zip(places, counts, strict=True)):
        disabled = model.seen.disabled and pack != _DISABLER
        draw_medal(pen, pack, (area.right - icon / 2, area.centery), icon, 0.45 if disabled else 1.0)
        name = names[place].draw(pen, size, CORAL if disabled else BONE)
        if model.focused(Zone.PACK, place):
            pen.outline(area.inflate(4, 0), GOLD, 2.5, 10)
        elif pack == model.described_pack and pack != NEUTRAL:
            if name:
                low = min(area.bottom - 1, name.bottom)
                pen.line((name.left, low), (right, low), BONE, 2.0)
            else:
                sign = area.inflate(icon - area.width, 0).move((area.width - icon) / 2, 0)
                pen.outline(sign, BONE, 2.0, icon / 2)


class _PackName(NamedTuple):
    """A pack's name, which ends left of its icon, in the middle of `area`."""

    seating: SeatLayout
    words: Text
    right: float
    area: FRect

    def fits(self, pen: Pen, size: float) -> bool:
        """Return whether one line doesn't overlap the raft."""
        return pen.width(self.words, size, Typeface.BOLD) <= self._room(size, 1)

    def draw(self, pen: Pen, size: float, colour: str) -> FRect:
        """Draw the name in one or two lines; return its area, which is empty if it doesn't fit."""
        most = self._room(size, 1 if self.fits(pen, size) else 2)
        lines = pen.lines(self.words, size, Typeface.BOLD, most)
        low = len(lines) == 1 or len(lines) * size * _LINE <= self.area.height
        if not low or any(pen.width(line, size, Typeface.BOLD) > most for line in lines):
            return FRect()
        drawn = []
        for number, line in enumerate(lines if len(lines) > 1 else [self.words]):
            at = self.right, self.area.centery + (number - (len(lines) - 1) / 2) * size * _APART
            drawn.append(pen.outlined(line, at, size, Typeface.BOLD, colour, anchor="midright"))
        return drawn[0].unionall(drawn[1:])

    def _room(self, size: float, lines: int) -> float:
        """Return the width between the raft and the icon at the height of the lowest line."""
        raft, y = self.seating.raft, self.area.centery + size * 0.6 * lines
        if y <= raft.deck.top:
            return self.right
        return self.right - (raft.project(raft.deck.right, y)[0] + _OFF_RAFT * self.seating.scale)


def _pack_title(pack: str, count: int) -> Text:
    title = PACK_TEXTS[pack].title
    if count == 1:
        return title
    return message_in("several packs of a kind, in short", "{pack} ×{n}", pack=title, n=count)


# -- the words of the viewer's duck ----------------------------------------------------------------------


def _own_card_areas(model: SixpackModel) -> list[FRect]:
    """Return the areas of the viewer's cards on the cloth."""
    view = model.view
    if view.seat is None:
        return []
    waiting = (card for play in view.waiting if play.seat == view.seat for card in play.cards)
    keys = (*laid_cards(view, view.seat), *waiting)
    return [card_area(pose) for pose in map(model.pose_of, keys) if pose is not None]


class Bubble(NamedTuple):
    """The viewer's speech bubble: its words, their letter size and margin, and its area."""

    words: Text
    size: float
    edge: float
    area: FRect


def bubble_of(pen: Pen, model: SixpackModel, plank: FRect | None) -> Bubble | None:
    """Return a bubble with the effect of the focused card or pack; None if it would cover something.

    `plank` is the area of a text panel that must stay visible.
    """
    pack = model.described_pack
    if model.view.seat is None or not pack or (pack == NEUTRAL and model.overlay.hovered is None):
        return None
    layout, words = model.layout, PACK_TEXTS[pack].effect
    room = layout.bubble
    most = min(_left_of_hand(model) - room.left, _WIDEST_BUBBLE * layout.seating.scale)
    for size in (layout.seating.letter_size(14), LEAST_LETTERS):
        edge = size * 0.55
        wide = pen.balanced_width(words, size, Typeface.BOLD, max(most, room.width) - 2 * edge)
        high = len(pen.lines(words, size, Typeface.BOLD, wide)) * size * _BUBBLE_LINE + 2 * edge
        if high <= room.height:
            break
    # A bubble with a longer text extends upwards.
    area = FRect(room.left, room.bottom - high, wide + 2 * edge, high)
    others = [layout.board, *_own_card_areas(model), *([] if plank is None else [plank])]
    return None if area.collidelist(others) >= 0 else Bubble(words, size, edge, area)


def _left_of_hand(model: SixpackModel) -> float:
    """Return the x coordinate left of the hand, whichever card is raised."""
    cards = [spot.key for spot in model.hand]
    poses = [pose for raised in (None, *cards[:1]) for pose in model.held_poses(raised)[:1]]
    return min((pose.x - pose.width * _HALF for pose in poses), default=model.layout.hand.centerx)


def draw_bubble(pen: Pen, model: SixpackModel, plank: FRect | None) -> None:
    bubble = bubble_of(pen, model, plank)
    if bubble is None:
        return
    layout, (words, size, edge, area) = model.layout, bubble
    room, high, beak = layout.bubble, area.height, layout.seating.own.bust
    for share, wide in ((0.35, 6.0), (0.75, 10.0)):
        x = beak.right - beak.width * 0.22 + (room.left - beak.right + beak.width * 0.2) * share
        y = area.centery + math.copysign(min(abs(beak.centery - area.centery), high * 0.3), 1)
        pen.disc((x, y), wide, BONE)
    pen.plate(area, BONE, radius=12, border=INK)
    inside = area.inflate(-2 * edge, -2 * edge)
    pen.paragraph(words, inside, size, Typeface.BOLD, INK, leading=_BUBBLE_LINE, least=1.0)
