"""A player at the raft: the duck, its name on a tag, and a count with its sign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from game.tables.art import Art
from game.tables.raft.drawing import Point, draw_bust, draw_tag, look_at, name_colour
from game.tables.raft.ground import Ground, SeatPlace, Side
from game.tables.seats import SeatedView, opponents_of
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck, Mood
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.text import Face

_NAME = 15.0


class Player(NamedTuple):
    """A player as the table shows it.

    Attributes:
        on_turn: the others wait for this player.
        faint: the player takes no part.
    """

    duck: Duck
    name: str
    on_turn: bool = False
    faint: bool = False


def places_of(ground: Ground, view: SeatedView) -> Iterator[tuple[int, SeatPlace]]:
    """Every seat with its place at the raft, the own one last."""
    yield from zip(opponents_of(view), ground.seats, strict=True)
    if view.seat is not None:
        yield view.seat, ground.own


def thinking(duck: Duck) -> Duck:
    """A duck as it looks while its player thinks."""
    return replace(duck, mood=Mood.THINKING)


def draw_player(
    pen: Pen, art: Art, ground: Ground, place: SeatPlace, player: Player, *, target: Point | None = None
) -> None:
    """A player at a place, looking at a target, or as it looks by nature."""
    look = place.look if target is None else look_at(place, target)
    draw_bust(pen, art, place, player.duck, look, faint=player.faint)
    colour = name_colour(own=place.side is Side.OWN, on_turn=player.on_turn)
    width = place.bust.width
    draw_tag(pen, player.name, place.tag, ground.letters(_NAME), width=width, colour=colour)


def draw_ducks(pen: Pen, art: Art, at: Point, count: int, size: float, colour: str = GOLD) -> None:
    """A little duck and a number, their middle at a point."""
    icon, words = size * 1.35, str(count)
    wide = icon + 2 + pen.width(words, size, Face.TITLE)
    left = at[0] - wide / 2
    pen.image(art.ducks.surface(Duck(), pen.screen.scale.px(icon)), (left, at[1] - icon / 2 - size * 0.08))
    pen.text(words, (left + icon + 2, at[1]), size, Face.TITLE, colour, outline=INK, anchor="midleft")
