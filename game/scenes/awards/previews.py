"""Pictures of looks for the wardrobe: a card's back, a piece of felt, the duck in a hat."""

from __future__ import annotations

from pygame import FRect, Surface

from game.arcade.wardrobe import CosmeticPart, Piece
from game.cardgames.registry import GAMES
from game.tables.art import Art
from game.tables.looks.backs import BACKS
from game.tables.looks.felts import FELTS
from game.tables.painting.card_sprites import CardLook, draw_still
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.cards import CARD_RATIO, back
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import BOX, Wings
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.scenery.pond import Cloth, Raft
from game.ui.drawing.svg import document, radial, render

_SWATCH = FRect(0, 0, 320, 270)
_INSIDE = _SWATCH.inflate(-16, -16)
_CUT = 15.0
_LOCKED = 0.4
_LOCK = 0.42


def draw_preview(pen: Pen, art: Art, piece: Piece, box: FRect, *, locked: bool) -> None:
    """Draw a look in a square; one that isn't earned yet is pale, with a lock on it."""
    alpha = _LOCKED if locked else 1.0
    match piece.part:
        case CosmeticPart.BACK:
            card = FRect(0, 0, box.height / CARD_RATIO, box.height)
            card.center = box.center
            look = CardLook(("back", piece.id), BACKS.get(piece.id, back))
            draw_still(pen, art, look, card, alpha)
        case CosmeticPart.FELT:
            size = pen.screen.scale.px(box.width), pen.screen.scale.px(box.height)
            swatch = pen.shapes.get(("swatch", piece.id, size), lambda: _swatch(piece.id, size))
            pen.image(swatch, box.center, anchor="center", alpha=alpha)
        case CosmeticPart.HAT:
            duck = Duck(mood=Mood.GLEE, extra=Extra(piece.id) if piece.id else Extra.CAP)
            width = pen.screen.scale.px(box.height * BOX[0] / BOX[1])
            bust = art.ducks.bust(duck, width, (0.2, 0.3), Wings.RIM)
            pen.image(bust, box.center, anchor="center", alpha=alpha)
    if locked:
        wide = box.height * _LOCK
        pen.image(paint_art(pen, "awards/lock", wide), box.center, anchor="center")


def _swatch(felt: str, size: tuple[int, int]) -> Surface:
    """Return a piece of a felt; the plain one shows pieces of all games' cloths."""
    found = FELTS.get(felt)
    cloths = [kit.emblem().cloth for kit in GAMES.values()] if found is None else [found.cloth]
    wide, high = _INSIDE.width / len(cloths), _INSIDE.height
    parts, defs = [], ""
    for number, cloth in enumerate(cloths):
        area = FRect(_INSIDE.left + number * wide, _INSIDE.top, wide, high)
        defs += _light(f"cloth{number}", cloth, area)
        parts.append(
            f'<rect x="{area.left:.1f}" y="{area.top}" width="{wide:.1f}" height="{high}" '
            f'fill="url(#cloth{number})"/>'
        )
    if found is not None:
        # The weave keeps away from the edge of the cloth, which is larger than what is cut from it.
        grown = _INSIDE.inflate(_CUT, _CUT)
        parts.append(found.weave(Raft(grown, grown, 0.8)))
    seam = f'x="{_INSIDE.left}" y="{_INSIDE.top}" width="{_INSIDE.width}" height="{high}" rx="10" fill="none"'
    rim = f'<rect {seam} stroke="{INK}" stroke-width="22"/><rect {seam} stroke="{BONE}" stroke-width="12"/>'
    return render(document(*_SWATCH.size, "".join(parts) + rim, defs), *size).premul_alpha()


def _light(name: str, cloth: Cloth, area: FRect) -> str:
    reach = max(area.width, area.height * 0.8)
    return radial(name, (area.centerx, area.centery), reach, (0, cloth.lit, 1), (1, cloth.shade, 1))
