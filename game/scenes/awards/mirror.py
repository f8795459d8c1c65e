"""The wardrobe's mirror: the player's duck at its table, with the looks in use or to try on."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import FRect, Surface

from game.arcade.wardrobe import CosmeticPart
from game.cardgames.registry import GAMES
from game.scenes.context import Context
from game.scenes.pieces.fit import Fit
from game.tables.looks.felts import FELTS
from game.tables.looks.worn import BACKS
from game.tables.painting.card_sprites import CardLook, draw_still
from game.ui.drawing.allowance import CARD, DRAWING, FREE
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.cards import CARD_RATIO, back
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Extra
from game.ui.drawing.palette import BONE
from game.ui.drawing.scenery.small_raft import paint_small_raft

PLACE = (804.0, 16.0, 456.0, 452.0)
_DUCK, _FOOT = 264.0, 368.0
"""The width of the duck, and the y of its foot in the mirror."""
_TABLE = (48.0, 292.0, 360.0, 132.0)
_RIM = 12.0
_CARDS = ((168.0, -7.0), (228.0, 2.0), (288.0, 9.0))
"""The x and the angle of each card on the table."""
_CARD, _MIDDLE = 58.0, 352.0


def draw_mirror(pen: Pen, fit: Fit, context: Context, looks: dict[CosmeticPart, str]) -> None:
    """Draw the mirror with looks, given by their ids, whether or not the player has earned them."""
    left, top, wide, high = PLACE
    frame = fit.area(left, top, wide, high)
    if pen.theme.scenery:
        image = paint_art(pen, "scenery/mirror", frame.width, frame.height, aside=True)
        pen.image(image, frame.topleft)
    else:
        pen.plate(frame, "#12303C", radius=40 * fit.scale, border=BONE)
    hat = Extra(looks[CosmeticPart.HAT] or Extra.CAP)
    duck = replace(context.art.mascot(), extra=hat)
    px = pen.screen.scale.px(_DUCK * fit.scale)
    image = context.art.ducks.bust(duck, px, (0.0, 0.5), Wings.RIM)
    pen.image(image, fit.at(left + wide / 2, top + _FOOT), anchor="midbottom")
    table = fit.area(left + _TABLE[0], top + _TABLE[1], *_TABLE[2:])
    pen.image(_table_image(pen, table, looks[CosmeticPart.FELT], context.settings.game), table.topleft)
    chosen = looks[CosmeticPart.BACK]
    look = CardLook(("back", chosen), BACKS.get(chosen, back), FREE, aside=True)
    for x, angle in _CARDS:
        card = fit.area(0, 0, _CARD, _CARD * CARD_RATIO)
        card.center = fit.at(left + x, top + _MIDDLE)
        draw_still(pen, context.art, look, card, angle=angle)


def _table_image(pen: Pen, area: FRect, felt: str, game: str) -> Surface:
    """Return the picture of a table with a felt; the plain felt is the cloth of the game."""
    found = FELTS.get(felt)
    size, inside = pen.screen.scale.rect(area).size, FRect(0, 0, *area.size)
    rim = _RIM * area.width / _TABLE[2]
    kit = GAMES.get(game) or next(iter(GAMES.values()))
    cloth = kit.emblem().cloth if found is None else found.cloth
    weave = None if found is None else found.weave

    def make() -> Surface:
        return paint_small_raft(size, inside, rim, cloth, "", False, weave)

    key = "mirror_table", felt, cloth, size, pen.theme.scenery
    return pen.shapes.get(key, make, CARD if found else DRAWING, size[0] * size[1])
