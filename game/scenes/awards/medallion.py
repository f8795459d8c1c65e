"""The picture of an award: a medallion with the cards of its game, grey until it is won."""

from __future__ import annotations

from pygame import FRect, Surface

from game.arcade.awards.award import Award
from game.cardgames.registry import GAMES
from game.tables.art import Art
from game.tables.painting.emblem import draw_emblem
from game.ui.drawing.draw import Pen
from game.ui.drawing.keepsakes import FEATHER, feather, keepsake
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.palette import INK, MINT
from game.ui.drawing.star import star
from game.ui.drawing.svg import document, render

_PETALS = 12
_GOLD, _SLATE = ("#FFD166", "#D8923C"), ("#8C99A6", "#4C5866")
_DISCS = {"": "#7A4E8C", "run": "#3F7F5A", "daily": "#3C6FA8", "puzzles": "#8A5A2A"}
"""The colours of awards that are no game's."""
_DUCK = Duck(mood=Mood.GLEE, extra=Extra.CROWN)
_INSIDE = 0.66
"""The share of a medallion that its picture takes."""


def draw_medallion(pen: Pen, art: Art, award: Award, box: FRect, *, won: bool) -> None:
    """The medallion of an award in a square."""
    px = pen.screen.scale.px(box.width)
    kit = GAMES.get(award.game)
    colour = kit.emblem().cloth.lit if kit is not None else _DISCS[award.game]
    key = ("medallion", colour, won, px)
    disc = pen.shapes.get(key, lambda: _disc(colour, px, won=won))
    pen.image(disc, box.center, anchor="center")
    inside = box.inflate(box.width * (_INSIDE - 1), box.height * (_INSIDE - 1))
    if not won:
        return
    if kit is not None:
        draw_emblem(pen, art, kit.emblem(), inside)
    elif award.game == "puzzles":
        star(pen, inside.center, inside.height, MINT)
    elif award.game == "daily":
        pen.image(keepsake(pen, "sun", _sun(), *inside.size), inside.center, anchor="center")
    elif award.game:
        wide, high = inside.height * FEATHER[0] / FEATHER[1], inside.height
        pen.image(keepsake(pen, "feather", feather(there=True), wide, high), inside.center, anchor="center")
    else:
        pen.image(
            art.ducks.bust(_DUCK, pen.screen.scale.px(inside.width), (0.0, 0.5), Wings.DOWN),
            inside.center,
            anchor="center",
        )


def _sun() -> str:
    """The sun of a new day, over the water."""
    rays = "".join(
        f'<path d="M50 12 L46 26 L54 26Z" transform="rotate({turn} 50 56)"/>' for turn in range(-72, 73, 24)
    )
    return document(
        100,
        100,
        f'<g fill="#FFE28A" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round">{rays}'
        '<path d="M24 66 A26 26 0 0 1 76 66Z" stroke-width="4"/></g>'
        f'<path d="M6 70 q11 -9 22 0 t22 0 t22 0 t22 0 M16 84 q9 -8 18 0 t18 0 t18 0 t14 0" fill="none" '
        'stroke="#EAF6FF" stroke-width="6" stroke-linecap="round"/>',
    )


def _disc(colour: str, px: int, *, won: bool) -> Surface:
    """A scalloped rim round a disc; that of an award not yet won has a lock on it."""
    light, dark = _GOLD if won else _SLATE
    petals = "".join(
        f'<circle cx="50" cy="9" r="8.4" fill="{dark}" stroke="{INK}" stroke-width="3" '
        f'transform="rotate({360 / _PETALS * place:.1f} 50 50)"/>'
        for place in range(_PETALS)
    )
    inner = colour if won else "#2A333D"
    lock = (
        f'<path d="M40 48 V40 A10 10 0 0 1 60 40 V48" fill="none" stroke="{light}" stroke-width="5"/>'
        f'<path d="M34 48 H66 V70 H34Z" fill="{light}" stroke="{INK}" stroke-width="3"/>'
        f'<circle cx="50" cy="58" r="4" fill="{INK}"/>'
    )
    return render(
        document(
            100,
            100,
            f'{petals}<circle cx="50" cy="50" r="41" fill="{light}" stroke="{INK}" stroke-width="3"/>'
            f'<circle cx="50" cy="50" r="34" fill="{inner}" stroke="{INK}" stroke-width="2.4"/>'
            + ("" if won else lock),
        ),
        px,
        px,
    ).premul_alpha()
