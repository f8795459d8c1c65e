"""Sixpack's cards: number, handprint and pack are recognizable at every size, in a fan, without colours."""

from itertools import combinations
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest
from pygame import Color, Surface

from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.rules.texts import PACK_TEXTS
from game.cardgames.sixpack.table.art.cards import (
    MIN_NAMED_WIDTH,
    PACK_COLOURS,
    CardFace,
    paint_card,
    paint_number_badge,
)
from game.cardgames.sixpack.table.art.signs import draw_board
from game.language.catalogue import load
from game.language.message import translate
from game.ui.drawing.artwork import FOLDER, drawing_svg
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.palette import FELT_DARK, FELT_LIT
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts, Typeface
from tests.support.card_pictures import contrast, difference, on_felt, part
from tests.support.sampling import sampled
from tests.support.spying import spy

CATALOGUES = Path(__file__).parents[3] / "assets" / "catalogues"
WIDTHS = (34, 47, 48, 64, 89, 90, 110, 220)
FAN_WIDTHS = (48, 64, 90, 110, 220)
SUPER = "super_numbers"
CORNER = (0.09, 0.06, 0.31, 0.23)

pytestmark = pytest.mark.usefixtures("screen")


def face(pack: str, number: int = 3, *, hand: bool = False) -> CardFace:
    return CardFace(pack, number, hand, number % 6 + 1 if pack == SUPER else None)


def strip(card: Surface) -> Surface:
    return part(card, 0, 0, 0.45, 1)


_DRAWINGS = "sixpack/icons", "sixpack/patterns"


# -- packs ---------------------------------------------------------------------------------------------


def test_every_pack_has_colours_icon_pattern_and_texts() -> None:
    assert len(PACKS) == 16
    assert PACK_COLOURS.keys() == PACK_TEXTS.keys() == PACKS.keys()
    for folder in _DRAWINGS:
        assert {path.stem for path in (FOLDER / folder).iterdir()} == set(PACKS)


def test_packs_share_no_drawing_colours_or_texts() -> None:
    for folder in _DRAWINGS:
        assert len({drawing_svg(f"{folder}/{pack}") for pack in PACKS}) == 16
    assert len({(look.top, look.bottom) for look in PACK_COLOURS.values()}) == 16
    for words in (lambda found: found.title, lambda found: found.effect, lambda found: found.detail):
        assert len({words(found) for found in PACK_TEXTS.values()}) == 16


@pytest.mark.parametrize("pack", PACKS)
def test_pack_texts_are_short_and_complete(pack: str) -> None:
    found = PACK_TEXTS[pack]
    assert 20 <= len(found.effect) <= 90
    assert found.effect.endswith(".")
    details = found.detail
    assert details.endswith(".")
    assert len(details.split(". ")) in (3, 4)
    assert len(details) <= 360
    assert "  " not in found.effect + details


def test_typefaces_contain_every_character(fonts: Fonts) -> None:
    used = {
        Typeface.TEXT: "".join(found.effect + found.detail for found in PACK_TEXTS.values()),
        Typeface.TITLE: "".join(found.title for found in PACK_TEXTS.values()) + "123456/=",
    }
    for typeface, text in used.items():
        missing = pygame.image.tobytes(fonts.render("\ue123", typeface, 30, "white"), "RGBA")
        for mark in sorted(set(text) - {" "}):
            assert pygame.image.tobytes(fonts.render(mark, typeface, 30, "white"), "RGBA") != missing, mark


# -- shape ---------------------------------------------------------------------------------------------


def test_only_seethrough_is_translucent(fonts: Fonts) -> None:
    for pack in PACKS:
        card = paint_card(fonts, face(pack), 110)
        clear = min(card.get_at((x, 20)).a for x in range(45, 95))
        assert (clear < 230) == (pack == "seethrough")


@pytest.mark.parametrize("code", ["en", "de", "fr"])
@pytest.mark.parametrize("width", [MIN_NAMED_WIDTH, 130, 195])
def test_names_are_whole_and_legible_or_absent(code: str, width: int) -> None:
    """Letters are at least 13 pixels high, and a name has at most two lines, within the card's frame."""
    fonts = Fonts()
    fonts.language = load(code, CATALOGUES)
    for pack, found in PACK_TEXTS.items():
        with patch.object(fonts, "render", wraps=fonts.render) as render:
            paint_card(fonts, face(pack), width)
        lines = [
            call.args
            for call in render.call_args_list
            if not set(translate(call.args[0], fonts.language)) <= set("123456/")
        ]
        assert " ".join(translate(line[0], fonts.language) for line in lines) == translate(
            found.title, fonts.language
        )
        assert len(lines) <= 2
        for words, typeface, px, *_how in lines:
            assert px >= 13
            assert fonts.size(words, typeface, px)[0] <= width * 0.84
    with patch.object(fonts, "render", wraps=fonts.render) as render:
        paint_card(fonts, face("sheriff"), MIN_NAMED_WIDTH - 1)
        paint_card(fonts, face("sheriff"), width, named=False)
    assert all(set(call.args[0]) <= set("123456/") for call in render.call_args_list)


# -- legibility ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", sampled(WIDTHS, 4))
@pytest.mark.parametrize("felt", [FELT_LIT, FELT_DARK])
def test_numbers_stand_out(fonts: Fonts, width: int, felt: str) -> None:
    small = width < 48
    box = (0.12, 0.1, 0.62, 0.46) if small else (0.45, 0.16, 0.89, 0.58)
    for pack in PACKS:
        cards = [on_felt(paint_card(fonts, face(pack, number), width), felt) for number in range(1, 7)]
        for number, card in enumerate(cards, 1):
            assert contrast(part(card, *box), 0.07) > 7, (pack, number)
        for one, other in combinations(cards, 2):
            assert difference(part(one, *box), part(other, *box)) > 12, pack


@pytest.mark.parametrize("width", sampled([width for width in WIDTHS if width >= 48], 3))
def test_number_in_the_corner_stands_out(fonts: Fonts, width: int) -> None:
    for pack in set(PACKS) - {SUPER}:
        corners = [part(on_felt(paint_card(fonts, face(pack, n), width)), *CORNER) for n in range(1, 7)]
        for number, corner in enumerate(corners, 1):
            assert contrast(corner) > 7, (pack, number)
        assert min(difference(one, other) for one, other in combinations(corners, 2)) > 10, pack


@pytest.mark.parametrize("width", sampled(WIDTHS, 4))
def test_handprint_is_a_bold_badge_in_the_left_strip(fonts: Fonts, width: int) -> None:
    box = (0.12, 0.65, 0.38, 0.83) if width < 48 else (0.12, 0.29, 0.38, 0.47)
    for pack in PACKS:
        bare = on_felt(paint_card(fonts, face(pack), width))
        waving = on_felt(paint_card(fonts, face(pack, hand=True), width))
        assert difference(part(bare, *box), part(waving, *box)) > 40, pack
        assert contrast(part(waving, *box)) > 7, pack


@pytest.mark.parametrize("width", [34, 64, 110, 220])
def test_packs_differ_without_colours(fonts: Fonts, width: int) -> None:
    cards = {pack: on_felt(paint_card(fonts, CardFace(pack, 3, True), width)) for pack in PACKS}
    for one, other in combinations(PACKS, 2):
        assert difference(cards[one], cards[other]) > 8, (one, other)


@pytest.mark.parametrize("width", FAN_WIDTHS)
def test_icons_alone_distinguish_packs_in_a_fan(fonts: Fonts, width: int) -> None:
    box = (0.14, 0.57, 0.45, 0.71) if width >= 90 else (0.14, 0.64, 0.45, 0.8)
    icons = {pack: part(on_felt(paint_card(fonts, CardFace(pack, 3, True), width)), *box) for pack in PACKS}
    for one, other in combinations(PACKS, 2):
        assert difference(icons[one], icons[other]) > 10, (one, other)


# -- text on the cards ---------------------------------------------------------------------------------


def texts_on(fonts: Fonts, shown: CardFace, width: int) -> set[str]:
    with patch.object(fonts, "render", wraps=fonts.render) as render:
        paint_card(fonts, shown, width)
    return {call.args[0] for call in render.call_args_list}


def test_narrow_cards_show_no_name(fonts: Fonts) -> None:
    shown = face("late_arrival", 5)
    assert texts_on(fonts, shown, MIN_NAMED_WIDTH - 1) == texts_on(fonts, shown, 34) == {"5"}
    assert texts_on(fonts, shown, MIN_NAMED_WIDTH) == {"5", "Late Arrival"}


def test_super_numbers_show_both_numbers_in_the_middle_and_in_the_corner(fonts: Fonts) -> None:
    shown = CardFace(SUPER, 2, False, 5)
    assert texts_on(fonts, shown, 34) == {"2/5"}
    assert texts_on(fonts, shown, 64) == {"2", "5", "2/5"}
    other = paint_card(fonts, CardFace(SUPER, 2, False, 6), 64)
    assert difference(strip(on_felt(paint_card(fonts, shown, 64))), strip(on_felt(other))) > 0.3


@pytest.mark.parametrize("width", [18, 24, 32, 48, 90])
def test_number_badge_is_legible(fonts: Fonts, width: int) -> None:
    badges = [paint_number_badge(fonts, number, width) for number in range(1, 7)]
    for badge in badges:
        assert badge.get_size() == (width, width)
        assert contrast(part(on_felt(badge), 0.2, 0.25, 0.75, 0.7)) > 6
    for one, other in combinations(badges, 2):
        assert difference(on_felt(one), on_felt(other)) > 3


def test_turned_arrow_board_is_drawn_in_small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """In large windows, a picture of the whole board at an angle is mostly empty, and slow to draw."""
    surface = pygame.Surface((800, 800))
    pen = Pen(Screen(surface, Scale(1.0, 800.0, 800.0)), Shapes(Fonts()))
    turned = spy(monkeypatch, pygame.transform, "rotozoom")
    draw_board(pen, pygame.FRect(80, 370, 640, 60), 0.25)
    assert sum(one.result.get_width() * one.result.get_height() for one in turned) < 0.5 * (640 * 640 / 2)
    assert all(surface.get_at((400 + away, 400 + away + 10)) != Color("black") for away in range(-200, 201))
