"""The players of 6 takes! round the raft: their ducks, names and scores, and the title of the match."""

from __future__ import annotations

from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table.picture import Picture
from game.tables.art import Art
from game.tables.raft.drawing import draw_bust, draw_tag, name_colour
from game.tables.raft.ground import SeatPlace, Side
from game.tables.raft.pegs import draw_pegs, pegs_of
from game.tables.raft.seats import draw_ducks, places_of
from game.tables.raft.words import draw_title
from game.tables.seats import duck_of
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import CORAL, GOLD


def draw_seats(pen: Pen, art: Art, picture: Picture) -> None:
    """All players, and the title."""
    view, ground = picture.view, picture.layout.ground
    if view.round:
        draw_title(pen, ground, picture.layout.title, "6 takes!", _match(view))
    _pegs(pen, art, picture)
    for seat, place in places_of(ground, view):
        _seat(pen, art, picture, place, seat)


def _pegs(pen: Pen, art: Art, picture: Picture) -> None:
    """The ducks on the way to the limit, in the rims; a match without a limit goes to no number."""
    view = picture.view
    if view.options.limit:
        pegs = pegs_of(picture.people, picture.ducks, view.seat)
        draw_pegs(pen, art, picture.layout.ground, pegs, view.options.limit)


def _match(view: SixTakesView) -> list[str]:
    """The round and the turn, the limit, and the variants that are played."""
    options = view.options
    words = [_where(view)]
    if options.limit:
        words.append(f"{'out above' if options.ending == 'elimination' else 'until'} {options.limit}")
    return words + [
        name for name, on in (("Professional", options.professional), ("Draft", options.draft)) if on
    ]


def _where(view: SixTakesView) -> str:
    """The round and the turn."""
    part = f"turn {view.turn} of 10" if view.turn else "draft" if view.pool else "deal"
    return f"round {view.round} · {part}"


def _seat(pen: Pen, art: Art, picture: Picture, place: SeatPlace, seat: int) -> None:
    """A player: duck, name, and ducks on the way to the limit."""
    view, ground = picture.view, picture.layout.ground
    out = bool(view.out and view.out[seat])
    duck = duck_of(picture, seat, thinks=_thinks(view, seat))
    draw_bust(pen, art, place, duck, picture.gazes.get(seat, picture.centre), faint=out)
    name = picture.people[seat].name + (" · out" if out else "")
    colour = name_colour(own=place.side is Side.OWN, on_turn=seat in (view.picker, view.asked))
    draw_tag(pen, name, place.tag, ground.names, width=place.bust.width, colour=colour)
    total = picture.ducks[seat] if seat < len(picture.ducks) else 0
    near = bool(view.options.limit) and total > view.options.limit * 0.75
    draw_ducks(pen, art, place.purse, total, ground.letters(19), CORAL if near else GOLD)


def _thinks(view: SixTakesView, seat: int) -> bool:
    """Whether a player is choosing a card now."""
    return view.stage == "choose" and seat in view.playing and not view.ready[seat] and seat != view.seat
