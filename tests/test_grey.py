"""Nothing is told by colour alone: different meanings differ in grey, by shape or lightness."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import combinations

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray
from pygame import FRect, Surface

from game.cardgames.must_be_18.table.art import bulb_sign
from game.cardgames.must_be_18.table.art.cards import DeckFaces, Shade, SharedParts
from game.cardgames.must_be_18.table.art.cards import paint_buried as buried_18
from game.cardgames.must_be_18.table.art.cards import paint_card as paint_18
from game.cardgames.six_takes.table.art.cards import paint_card as paint_takes
from game.cardgames.six_takes.table.middle import draw_target
from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.table.art import signs as pack_signs
from game.cardgames.sixpack.table.art.cards import CardFace as PackFace
from game.cardgames.sixpack.table.art.cards import paint_beneath
from game.cardgames.sixpack.table.art.cards import paint_card as paint_pack
from game.cardgames.sixpack.table.art.signs import draw_board
from game.cardgames.sixty_six.table.art import cards as suit_sprites
from game.cardgames.sixty_six.table.art.cards import DeckStyle
from game.cardgames.sixty_six.table.art.coins import FOCUSED_RIM, draw_coin, draw_suit_disc, draw_suit_sign
from game.scenes.pieces.plates import PlateButton
from game.scenes.rulebook.album import draw_cross, draw_tick
from game.tables.art import Art
from game.tables.raft.drawing import draw_name, draw_tag
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.palette import ALARM, BONE, CORAL
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.theme import NATURAL, STRONG
from tests.support.contrast import SYMBOL, contrast, levels, widened

Draw = Callable[[Pen], object]
SIZE = 96
APART, MARK = 40.0, 20
"""Two things differ if at least `MARK` of their pixels (a mark of five by four on a card of 96) are at least
`APART` grey levels (of 255) apart.
"""
_RIM = 8
"""The percentage of a sign's pixels that are its darkest, or its lightest, part."""
MIDDLE = SIZE / 2, SIZE / 2


def card(paint: Callable[[int], Surface], part: FRect | None = None) -> Draw:
    """Return a function that draws a card, or a part of it (in fractions of its size), as large as fits."""

    def draw(pen: Pen) -> None:
        whole = paint(SIZE).convert_alpha()
        if part is not None:
            wide, high = whole.get_size()
            box = (part.x * wide, part.y * high, part.width * wide, part.height * high)
            whole = whole.subsurface(pygame.Rect(*map(int, box)))
        pen.screen.surface.blit(whole, whole.get_rect(center=(SIZE // 2, SIZE // 2)))

    return draw


ART = Art()
FAMILY = DeckFaces(ART, "generations")
AREA = FRect(18, 10, 58, 76)
SUITS = range(4)
FOOT = FRect(0, 0.7, 1, 0.27)
"""The shore on a card of 6 takes!, where its ducks swim."""


def suit_signs(sign: Callable[..., None], deck: DeckStyle) -> dict[str, Draw]:
    return {
        f"suit {suit}": partial(lambda pen, suit: sign(pen, suit, MIDDLE, 40, deck), suit=suit)
        for suit in SUITS
    }


def suit_card(deck: DeckStyle, number: int, dim: bool) -> Draw:
    return lambda pen: suit_sprites.draw_card(pen, ART, deck, number, AREA, dim=dim)


def families(paint: Callable[..., Surface], number: int) -> dict[str, Draw]:
    return {f"red {red}": card(partial(paint, red, number)) for red in (False, True)}


def shaded(shade: Shade) -> Draw:
    return lambda pen: FAMILY.draw(pen, 20, AREA, shade)


def tag(colour: str) -> Draw:
    return lambda pen: draw_tag(pen, "17", MIDDLE, 24, colour=colour)


def button(*, focused: bool) -> Draw:
    return lambda pen: PlateButton("Go", list).draw(pen, FRect(4, 30, 88, 36), focused)


def target(*, takes: bool) -> Draw:
    return lambda pen: draw_target(pen, AREA, takes=takes)


def name(*, own: bool, on_turn: bool) -> Draw:
    return lambda pen: draw_name(pen, "Pip", MIDDLE, 20, own=own, on_turn=on_turn)


TWO, FOUR = DeckStyle(four_colour=False, large_index=False), DeckStyle(four_colour=True, large_index=False)
MEANINGS: Mapping[str, Mapping[str, Draw]] = {
    "6 takes!: ducks on a card": {
        f"{number}": card(lambda width, number=number: paint_takes(ART.fonts, number, width), FOOT)
        for number in (1, 5, 10, 11, 55)
    },
    "6 takes!: price of a row and of a full row": {"row": tag(BONE), "full": tag(ALARM)},
    "6 takes!: safe target and one that takes a row": {
        f"takes {takes}": target(takes=takes) for takes in (False, True)
    },
    "Sixpack: packs of cards": {
        pack: card(lambda width, pack=pack: paint_pack(ART.fonts, PackFace(pack, 3, hand=False), width))
        for pack in PACKS
    },
    "Sixpack: packs of covered cards": {
        pack: card(
            lambda width, pack=pack: paint_beneath(ART.fonts, PackFace(pack, 3, hand=False), width),
            FRect(0, 0, 1, 0.12),
        )
        for pack in PACKS
    },
    "Sixpack: medals of packs": {
        pack: partial(lambda pen, pack: pack_signs.draw_medal(pen, pack, MIDDLE, 60), pack=pack)
        for pack in PACKS
    },
    "Sixpack: normal and reversed order": {
        f"{turned}": partial(lambda pen, turned: draw_board(pen, FRect(2, 40, 92, 16), turned), turned=turned)
        for turned in (0.0, 1.0)
    },
    "Sixpack: hand that counts and crossed-out hand": {
        f"crossed {crossed}": partial(
            lambda pen, crossed: pack_signs.draw_hand_sign(pen, MIDDLE, 50, crossed=crossed), crossed=crossed
        )
        for crossed in (False, True)
    },
    "Sixty-six: suits on discs": suit_signs(draw_suit_disc, TWO),
    "Sixty-six: suits on discs, four colours": suit_signs(draw_suit_disc, FOUR),
    "Sixty-six: suits without discs": suit_signs(draw_suit_sign, TWO),
    "Sixty-six: suits without discs, four colours": suit_signs(draw_suit_sign, FOUR),
    "Sixty-six: legal and illegal card": {
        "may": suit_card(TWO, 9, False),
        "may not": suit_card(TWO, 9, True),
    },
    "Sixty-six: legal and illegal call": {
        "may": lambda pen: draw_coin(pen, MIDDLE, 70, words="3", rim=FOCUSED_RIM),
        "may not": lambda pen: draw_coin(pen, MIDDLE, 70, words="3", rim=CORAL, alpha=0.5),
    },
    "You Must Be 18!: card families": families(
        lambda red, number, width: paint_18(ART.fonts, number, red, width, 0, SharedParts()), 6
    ),
    "You Must Be 18!: families of buried cards": families(
        lambda red, number, width: buried_18(ART.fonts, number, red, width), 6
    ),
    "You Must Be 18!: plain, dimmed and suggested card": {
        shade.value: shaded(shade) for shade in (Shade.PLAIN, Shade.DIM, Shade.SUGGESTED)
    },
    "You Must Be 18!: lit and unlit sign": {
        f"lit {lit}": card(partial(bulb_sign.paint_sign, lit=lit)) for lit in (False, True)
    },
    "player who waits and player who chooses": {
        "waits": name(own=False, on_turn=False),
        "asked": name(own=False, on_turn=True),
    },
    "you while waiting and while choosing": {
        "wait": name(own=True, on_turn=False),
        "asked": name(own=True, on_turn=True),
    },
    "tick and cross": {
        "right": lambda pen: draw_tick(pen, MIDDLE, 50),
        "wrong": lambda pen: draw_cross(pen, MIDDLE, 50),
    },
    "plain and focused button": {f"focused {focused}": button(focused=focused) for focused in (False, True)},
}


@pytest.fixture(scope="module", params=[False, True], ids=["natural", "strong"])
def pen(request: pytest.FixtureRequest) -> Pen:
    pygame.display.init()
    surface = pygame.display.set_mode((SIZE, SIZE))
    ART.set_theme(STRONG if request.param else NATURAL)
    return Pen(Screen(surface, Scale(1.0, SIZE, SIZE)), Shapes(ART.fonts))


def lightness_of(pen: Pen, draw: Draw) -> NDArray[np.float64]:
    greys_of(pen, draw)
    return levels(pen.screen.surface)


def greys_of(pen: Pen, draw: Draw) -> NDArray[np.float64]:
    pen.screen.surface.fill(pen.theme.ground if not pen.theme.scenery else "#2A5A50")
    draw(pen)
    rgb = pygame.surfarray.array3d(pen.screen.surface).astype(np.float64)
    return rgb @ np.array([0.299, 0.587, 0.114])


def differ_in_grey(pen: Pen, one: Draw, other: Draw) -> bool:
    """Return whether two things differ in grey, by shape or lightness, in a visible mark."""
    return bool((np.abs(greys_of(pen, one) - greys_of(pen, other)) >= APART).sum() >= MARK)


@pytest.mark.parametrize("meaning", MEANINGS)
def test_different_meanings_differ_in_grey(meaning: str, pen: Pen) -> None:
    found = MEANINGS[meaning]
    alike = [
        pair for pair in combinations(found, 2) if not differ_in_grey(pen, *(found[name] for name in pair))
    ]
    assert not alike, f"{meaning}: {alike} are the same in grey"


WORDED = {"lit False", "strong False, focused False"}
"""A sign whose lamps are out, and a button without focus: their words distinguish them."""


def contrast_of(pen: Pen, draw: Draw) -> float:
    seating, shown = lightness_of(pen, lambda _pen: None), lightness_of(pen, draw)
    darkest, lightest = np.percentile(shown[widened(shown != seating)], (_RIM, 100 - _RIM))
    return contrast(float(lightest), float(darkest))


@pytest.mark.parametrize("meaning", MEANINGS)
def test_every_sign_stands_out(meaning: str, pen: Pen) -> None:
    found = {name: contrast_of(pen, draw) for name, draw in MEANINGS[meaning].items()}
    faint = {name: round(one, 2) for name, one in found.items() if one < SYMBOL and name not in WORDED}
    assert not faint, f"{meaning}: {faint}"


def test_sign_like_its_background_does_not_stand_out(pen: Pen) -> None:
    assert contrast_of(pen, lambda pen: pen.plate(AREA, "#306860" if pen.theme.scenery else "#101010")) < 1.5


def test_colours_of_equal_lightness_are_equal_in_grey(pen: Pen) -> None:
    """The first test above would find this: a dot that differs in colour alone."""
    dots = [
        partial(lambda pen, colour: pen.plate(AREA, colour), colour=colour)
        for colour in ("#C86464", "#3C9664")
    ]
    assert not differ_in_grey(pen, *dots)
