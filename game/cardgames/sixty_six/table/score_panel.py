"""The books of the table of Sixty-six: both scores on their cards, the contract, and each team's points."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.sixty_six.rules.events import MOON
from game.cardgames.sixty_six.rules.scoring import TICK, counted_marriages, ticks_of
from game.cardgames.sixty_six.rules.seats import team_of
from game.cardgames.sixty_six.table.art.card_sprites import draw_card
from game.cardgames.sixty_six.table.art.score_art import SCORE_RATIO, paint_score
from game.cardgames.sixty_six.table.art.signs import suit_sign
from game.cardgames.sixty_six.table.focus import Zone
from game.cardgames.sixty_six.table.picture import Picture
from game.cardgames.sixty_six.words.names import bid_name, is_own, pair, promise, sides
from game.tables.art import Art
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, DIM, GOLD, INK, MINT, MIST, PALE_GOLD
from game.ui.drawing.text import Face
from game.voice.words import amount, sentence

_FULL = 4 * TICK
"""The points at which a team's bar is full."""


def draw_books(pen: Pen, art: Art, picture: Picture) -> None:
    """All of them."""
    for area, side, team in zip(picture.layout.teams, picture.layout.sides, sides(picture.view), strict=True):
        _team(pen, picture, area, team)
        _side(pen, art, picture, side, team)
    _contract(pen, picture)
    _last(pen, art, picture)


def team_colour(picture: Picture, team: int) -> str:
    """The colour of a team's name: that of the first one shown, or of the other."""
    return MINT if team == sides(picture.view)[0] else CORAL


def draw_score(pen: Pen, score: int, area: FRect) -> None:
    """The black six and the red four that show a score, and the number, in the middle of an area."""
    width = min(area.width, area.height / SCORE_RATIO)
    px = max(pen.screen.scale.px(width), 16)
    image = pen.shapes.get(("score", score, px), lambda: paint_score(pen.fonts, score, px).premul_alpha())
    pen.image(image, area.center, anchor="center")


def _team(pen: Pen, picture: Picture, area: FRect, team: int) -> None:
    view = picture.view
    pen.panel(area, border=GOLD if picture.focused(Zone.TEAM, team) else None)
    size = min(14.0, area.height * 0.12)
    words = sentence(pair(view, team, picture.names))
    at = (area.centerx, area.top + size * 0.9)
    colour = team_colour(picture, team)
    pen.text(words, at, size, Face.BOLD, colour, anchor="center", width=area.width - 12)
    below = FRect(area.left + 6, area.top + size * 1.7, area.width - 12, area.height - size * 1.7 - 4)
    draw_score(pen, view.score[team], below)


def _contract(pen: Pen, picture: Picture) -> None:
    """The bid that stands, its bidder and its promise; before that, the words of the auction."""
    view, area = picture.view, picture.layout.contract
    pen.panel(area, border=GOLD if picture.focused(Zone.CONTRACT) else None)
    pen.text("CONTRACT", (area.left + 14, area.top + 8), 13, Face.BOLD, MIST)
    standing = (view.bidder, view.bid) if view.bidder is not None else view.high_bid
    inside = FRect(area.left + 14, area.top + 26, area.width - 28, area.height - 32)
    if standing is None or standing[0] is None:
        words = "No bid yet." if view.round else "The cards are dealt."
        pen.text(
            words, (inside.left, inside.centery), 15, Face.BOLD, DIM, anchor="midleft", width=inside.width
        )
        return
    seat, bid = standing
    large = min(inside.height * 0.8, 62.0)
    sign = sentence(bid_name(bid))
    most = inside.width * 0.44
    large *= min(1.0, most / pen.width(sign, large, Face.TITLE))
    wide = pen.width(sign, large, Face.TITLE)
    at = (inside.left + wide / 2, inside.centery)
    pen.text(sign, at, large, Face.TITLE, GOLD, outline=INK, anchor="center")
    text = FRect(inside.left + wide + 12, inside.top, inside.width - wide - 12, inside.height)
    size = min(16.0, text.height * 0.26)
    step = size * 1.3
    top = text.centery - step
    who = picture.people[seat].name
    lines = ((who, PALE_GOLD if is_own(view, team_of(seat)) else BONE), (_promise(bid), MIST))
    for number, (words, colour) in enumerate((*lines, _state(picture))):
        face = Face.BOLD if number != 1 else Face.TEXT
        at = (text.left, top + number * step)
        pen.text(words, at, size, face, colour, anchor="midleft", width=text.width)


def _promise(bid: int) -> str:
    return "all six tricks" if bid == MOON else promise(bid)


def _state(picture: Picture) -> tuple[str, str]:
    """The progress of the contract in words, with their colour."""
    view = picture.view
    if view.bidder is None:
        return "so far", DIM
    team = team_of(view.bidder)
    if view.bid == MOON:
        lost = len(view.tricks) - view.tricks_won[team]
        return ("is set", CORAL) if lost else (f"{view.tricks_won[team]} of 6 tricks", MIST)
    if not view.options.show_points:
        return "", MIST
    missing = TICK * view.bid - view.points[team] - counted_marriages(view)[team]
    return (f"{missing} to go", MIST) if missing > 0 else ("is made!", MINT)


def _side(pen: Pen, art: Art, picture: Picture, area: FRect, team: int) -> None:
    """A team's tricks as packets, its marriages, and its points on the way through the ticks."""
    view = picture.view
    pen.panel(area, border=GOLD if picture.focused(Zone.SIDE, team) else None)
    size = min(14.0, area.height * 0.15)
    bids = view.bidder is not None and team_of(view.bidder) == team
    words = sentence(pair(view, team, picture.names))
    left, right = area.left + 12, area.right - 12
    y = area.top + size
    colour = team_colour(picture, team)
    room = right - left
    if bids:
        pen.text("bidders", (right, y), size * 0.86, Face.BOLD, GOLD, anchor="midright")
        room -= pen.width("bidders", size * 0.86, Face.BOLD) + 8
    pen.text(words, (left, y), size, Face.BOLD, colour, anchor="midleft", width=room)
    foot = 26.0 if view.options.show_points else 4.0
    row = FRect(left, area.top + size * 1.9, right - left, area.height - size * 1.9 - foot - 4)
    _packets(pen, art, picture, row, team)
    if view.options.show_points:
        _points(pen, picture, FRect(left, area.bottom - foot, right - left, foot - 6), team)


def _packets(pen: Pen, art: Art, picture: Picture, area: FRect, team: int) -> None:
    """The tricks that a team has taken, a packet each, and the suits that it has married."""
    view = picture.view
    won = view.tricks_won[team]
    high = min(area.height, 58.0)
    width = high * 0.84 / CARD_RATIO
    married = [one for one in view.marriages if team_of(one.seat) == team]
    sign = min(high * 0.5, 26.0)
    room = area.width - len(married) * (sign + 26)
    step = min(width * 1.24, (room - width) / 5)
    for number in range(won):
        for off in (3.0, 0.0):
            x = area.left + number * step + off
            box = FRect(x, area.centery - width * CARD_RATIO / 2 - off, width, width * CARD_RATIO)
            draw_card(pen, art, picture.deck, None, box)
    if not won and not married:
        pen.text("no trick yet", (area.left, area.centery), 12.5, Face.TEXT, DIM, anchor="midleft")
    x = area.right
    for one in reversed(married):
        words = str(one.points)
        at = (x, area.centery)
        pen.text(words, at, sign * 0.72, Face.TITLE, PALE_GOLD, outline=INK, anchor="midright")
        x -= pen.width(words, sign * 0.72, Face.TITLE) + 4 + sign / 2
        suit_sign(pen, one.suit, (x, area.centery), sign, picture.deck)
        x -= sign / 2 + 8


def _points(pen: Pen, picture: Picture, area: FRect, team: int) -> None:
    """The points as a number and as a bar through the ticks; the points that the bid needs are marked."""
    view = picture.view
    total = view.points[team] + counted_marriages(view)[team]
    size = 15.0
    words = str(total)
    pen.text(words, (area.left, area.centery), size, Face.TITLE, BONE, anchor="midleft")
    ticks = amount(ticks_of(total), ("tick", "ticks"))
    pen.text(ticks, area.midright, 12.5, Face.BOLD, MIST, anchor="midright")
    left = area.left + pen.width("000", size, Face.TITLE) + 8
    right = area.right - pen.width("0 ticks", 12.5, Face.BOLD) - 10
    bar = FRect(left, area.centery - 5, right - left, 10)
    pen.bar(bar, total / _FULL, team_colour(picture, team))
    for tick in range(1, 4):
        x = bar.left + bar.width * tick / 4
        pen.line((x, bar.top), (x, bar.bottom), INK, 1.5)
    if view.bidder is not None and view.bid != MOON and team_of(view.bidder) == team:
        x = bar.left + bar.width * min(TICK * view.bid / _FULL, 1.0)
        pen.line((x, bar.top - 4), (x, bar.bottom + 4), GOLD, 2.5)


def _last(pen: Pen, art: Art, picture: Picture) -> None:
    """The trick before, face down: it is looked at when that is asked for."""
    view, area = picture.view, picture.layout.last
    pen.panel(area, border=GOLD if picture.focused(Zone.LAST) else None)
    if not view.tricks:
        pen.text(
            "No trick has been taken yet.",
            area.center,
            13,
            Face.TEXT,
            DIM,
            anchor="center",
            width=area.width - 20,
        )
        return
    trick = view.tricks[-1]
    high = area.height - 12
    width = high / CARD_RATIO
    step = width * 0.4
    x = area.left + 10
    for _play in trick.plays:
        draw_card(pen, art, picture.deck, None, FRect(x, area.top + 6, width, high))
        x += step
    left = x + width - step + 12
    room = area.right - left - 8
    pen.text("Last trick", (left, area.centery - 9), 14, Face.BOLD, BONE, anchor="midleft", width=room)
    who = picture.people[trick.winner].name
    pen.text(who, (left, area.centery + 10), 13, Face.TEXT, MIST, anchor="midleft", width=room)
