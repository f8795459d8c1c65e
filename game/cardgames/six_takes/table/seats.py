"""The players of 6 takes! round the raft: their ducks, names and scores, and the title of the match."""

from __future__ import annotations

from msgspec.structs import replace

from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.picture import Picture
from game.tables.art import Art
from game.tables.raft.drawing import Point, draw_bust, draw_tag, look_at, name_colour
from game.tables.raft.ground import SeatPlace, Side
from game.tables.seats import duck_of, opponents_of
from game.ui.drawing.draw import Pen
from game.ui.drawing.ducks import Duck, Mood
from game.ui.drawing.palette import BONE, CORAL, GOLD, INK, PALE_GOLD
from game.ui.drawing.text import Face


def draw_seats(pen: Pen, art: Art, picture: Picture) -> None:
    """All players, and the title."""
    _title(pen, picture)
    ground = picture.layout.ground
    places = list(zip(ground.seats, opponents_of(picture.view), strict=True))
    if picture.view.seat is not None:
        places.append((ground.own, picture.view.seat))
    for place, seat in places:
        _seat(pen, art, picture, place, seat)


def _title(pen: Pen, picture: Picture) -> None:
    area, view, ground = picture.layout.title, picture.view, picture.layout.ground
    if not view.round:
        return
    size = ground.letters(27)
    pen.text("6 takes!", area.topleft, size, Face.TITLE, PALE_GOLD, outline=INK)
    words = [_where(view)]
    if view.options.limit:
        words.append(
            f"out above {view.options.limit}" if _knocks_out(view) else f"until {view.options.limit}"
        )
    words += [
        name
        for name, on in (("Professional", view.options.professional), ("Draft", view.options.draft))
        if on
    ]
    small = ground.letters(14)
    for line, text in enumerate(words):
        at = (area.left + 2, area.top + size * 1.25 + line * small * 1.25)
        pen.text(text, at, small, Face.BOLD, BONE, outline=INK, width=area.width)


def _knocks_out(view: SixTakesView) -> bool:
    return view.options.ending == "elimination"


def _where(view: SixTakesView) -> str:
    """The round and the turn."""
    part = f"turn {view.turn} of 10" if view.turn else "draft" if view.pool else "deal"
    return f"round {view.round} · {part}"


def _seat(pen: Pen, art: Art, picture: Picture, place: SeatPlace, seat: int) -> None:
    """A player: duck, name, and ducks on the way to the limit."""
    view, ground = picture.view, picture.layout.ground
    out = bool(view.out and view.out[seat])
    duck = duck_of(picture, seat)
    if seat not in picture.moods and _thinks(view, seat):
        duck = replace(duck, mood=Mood.THINKING)
    look = place.look if picture.centre is None else look_at(place, picture.centre)
    draw_bust(pen, art, place, duck, look, faint=out)
    on_turn = seat in (view.picker, view.asked)
    own = place.side is Side.OWN
    name = picture.people[seat].name + (" · out" if out else "")
    size = ground.letters(15)
    draw_tag(
        pen,
        name,
        place.tag,
        size,
        width=place.bust.width,
        colour=name_colour(own=own, on_turn=on_turn),
    )
    total = picture.ducks[seat] if seat < len(picture.ducks) else 0
    near = bool(view.options.limit) and total > view.options.limit * 0.75
    draw_ducks(pen, art, place.purse, total, ground.letters(19), CORAL if near else GOLD)


def _thinks(view: SixTakesView, seat: int) -> bool:
    """Whether a player is choosing a card now."""
    return view.stage == "choose" and seat in view.playing and not view.ready[seat] and seat != view.seat


def draw_ducks(pen: Pen, art: Art, at: Point, count: int, size: float, colour: str) -> None:
    """A little duck and a number, their middle at a point."""
    icon, words = size * 1.35, str(count)
    wide = icon + 2 + pen.width(words, size, Face.TITLE)
    left = at[0] - wide / 2
    pen.image(art.ducks.surface(Duck(), pen.screen.scale.px(icon)), (left, at[1] - icon / 2 - size * 0.08))
    pen.text(words, (left + icon + 2, at[1]), size, Face.TITLE, colour, outline=INK, anchor="midleft")
