"""Drawing of Sixty-six's cards, in the player's deck style."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from pygame import FRect

from game.cardgames.sixty_six.rules.deck import SIZE
from game.cardgames.sixty_six.table.art.cards import DeckStyle, paint_back, paint_card
from game.language.message import message
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.painting.card_sprites import CardLook, draw_still, look_of_back
from game.tables.table import Switch, TableServices
from game.ui.drawing.draw import Pen
from game.ui.drawing.sprites import Painter
from game.ui.drawing.text import Fonts

FOUR_COLOUR = Switch(
    "four_colour",
    message("Four-colour deck"),
    message("Diamonds are blue and clubs are green, in every game with suits."),
)
LARGE_INDEX = Switch(
    "large_index",
    message("Large index"),
    message("Bigger ranks and suits in the corners of the cards, in every game with suits."),
)


def deck_of(services: TableServices) -> DeckStyle:
    settings = services.settings
    return DeckStyle(settings.is_switched_on(FOUR_COLOUR.name), settings.is_switched_on(LARGE_INDEX.name))


def look_of(
    art: Art, deck: DeckStyle, card: int | None, *, dim: bool = False, mirrored: bool = False
) -> CardLook:
    """Return the look of a card; None is a back."""
    if card is None:
        return look_of_back(art, CardLook(("sixty_six", None), paint_back, aside=True))
    paint = partial(paint_card, art.fonts, card, deck, mirrored=mirrored, dim=dim)
    return CardLook(("sixty_six", card, deck, dim, mirrored), paint, aside=True)


def card_painters(fonts: Fonts) -> Mapping[str, Painter]:
    return {str(card): partial(paint_card, fonts, card, DeckStyle()) for card in range(SIZE)}


def look_on_stage(art: Art, deck: DeckStyle, dim: Collection[int], moving: MovingCard) -> CardLook:
    """Return the look of a card on the stage; cards in `dim` are darker unless they're moving."""
    face_up = moving.pose.face >= 0.5 and 0 <= moving.key < SIZE
    face, dark = moving.key if face_up else None, moving.key in dim and not moving.held
    return look_of(art, deck, face, dim=dark, mirrored=moving.pose.mirrored)


def draw_card(
    pen: Pen,
    art: Art,
    deck: DeckStyle,
    card: int | None,
    area: FRect,
    *,
    dim: bool = False,
    angle: float = 0.0,
) -> None:
    """Draw a still card in the middle of an area, as wide as the area; None is a back."""
    draw_still(pen, art, look_of(art, deck, card, dim=dim), area, angle=angle)
