"""The picture of an award: a medallion with the cards of its game, grey until it is won."""

from __future__ import annotations

from pygame import FRect

from game.arcade.awards.award import Award
from game.cardgames.registry import GAMES
from game.tables.art import Art
from game.tables.painting.emblem import draw_emblem
from game.ui.drawing.artwork import paint_art, star
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.palette import MINT

_GOLD, _SLATE = ("#FFD166", "#D8923C"), ("#8C99A6", "#4C5866")
_DISCS = {"": "#7A4E8C", "run": "#3F7F5A", "daily": "#3C6FA8", "puzzles": "#8A5A2A"}
"""The colours of awards that are no game's."""
_DUCK = Duck(mood=Mood.GLEE, extra=Extra.CROWN)
_INSIDE = 0.66
"""The share of a medallion that its picture takes."""


def draw_medallion(pen: Pen, art: Art, award: Award, box: FRect, *, won: bool) -> None:
    """The medallion of an award in a square."""
    kit = GAMES.get(award.game)
    colour = kit.emblem().cloth.lit if kit is not None else _DISCS[award.game]
    rim, shade = _GOLD if won else _SLATE
    filled, part = (colour, "won") if won else ("#2A333D", "locked")
    disc = paint_art(pen, "awards/medallion", box.width, part=part, rim=rim, rim_deep=shade, inside=filled)
    pen.image(disc, box.center, anchor="center")
    inside = box.inflate(box.width * (_INSIDE - 1), box.height * (_INSIDE - 1))
    if not won:
        return
    if kit is not None:
        draw_emblem(pen, art, kit.emblem(), inside)
    elif award.game == "puzzles":
        star(pen, inside.center, inside.height, MINT)
    elif award.game == "daily":
        pen.image(paint_art(pen, "awards/sun", *inside.size), inside.center, anchor="center")
    elif award.game:
        feather = paint_art(pen, "signs/feather", inside.height * 70 / 100, inside.height)
        pen.image(feather, inside.center, anchor="center")
    else:
        pen.image(
            art.ducks.bust(_DUCK, pen.screen.scale.px(inside.width), (0.0, 0.5), Wings.DOWN),
            inside.center,
            anchor="center",
        )
