"""The faces of the cards: ducks can be counted, numerals read, and nothing is told by colour alone."""

import pygame
import pytest

from game.cardgames.six_takes.rules.game import DUCKS
from game.cardgames.six_takes.table.art import cards
from game.cardgames.six_takes.table.art.cards import paint_card, pip_places
from game.ui.drawing.cards import card_svg
from game.ui.drawing.palette import BANDS
from game.ui.drawing.svg import render
from game.ui.drawing.text import Fonts
from tests.support.spying import spy

WIDTHS = (34, 45, 46, 68, 110, 220)
PRICES = sorted(set(DUCKS[1:]))
BEAK = (0xFF, 0x7A, 0x2F)

pytestmark = pytest.mark.usefixtures("screen")


def dark_and_light(card: pygame.Surface, box: pygame.Rect) -> tuple[int, int]:
    lights = [
        sum(card.get_at((x, y))[:3]) for x in range(box.left, box.right) for y in range(box.top, box.bottom)
    ]
    return sum(light < 200 for light in lights), sum(light > 690 for light in lights)


@pytest.mark.parametrize("number", [1, 5, 10, 11, 55])
def test_card_shows_as_many_ducks_as_it_costs(fonts: Fonts, number: int) -> None:
    card = paint_card(fonts, number, 440)
    beaks = pygame.mask.from_threshold(card, BEAK, (40, 30, 30))
    shapes = [beak for beak in beaks.connected_components(6) if beak.get_bounding_rects()[0].top > 440]
    assert len(shapes) == DUCKS[number]


@pytest.mark.parametrize("price", PRICES)
def test_ducks_of_a_card_are_apart_and_centred(price: int) -> None:
    places = pip_places(price)
    assert len(places) == price
    for at, (x, y) in enumerate(places):
        assert all(abs(x - other) >= 14 or abs(y - line) >= 12 for other, line in places[at + 1 :])
    assert sum(x for x, _ in places) == pytest.approx(50 * price, abs=4), "in the middle"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("number", [1, 8, 55, 100, 104])
def test_numeral_has_ink_and_bone_outlines_and_stays_on_the_card(
    fonts: Fonts, number: int, width: int
) -> None:
    card = paint_card(fonts, number, width)
    height = card.get_height()
    middle = pygame.Rect(width * 0.12, height * 0.22, width * 0.76, height * 0.42)
    ink, bone = dark_and_light(card, middle)
    share = middle.width * middle.height
    assert ink > share * 0.05
    assert bone > share * 0.04
    blank = render(card_svg(*BANDS[cards._BAND_OF[DUCKS[number]]]), *card.get_size())
    border = round(width * 0.04)
    for x in (*range(border), *range(width - border, width)):
        for y in range(height):
            assert card.get_at((x, y)) == blank.get_at((x, y)) or y > height * 0.65, "the border is left free"


@pytest.mark.parametrize("number", [1, 5, 10, 44, 55])
def test_every_card_has_its_price_as_a_digit(
    fonts: Fonts, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    written = spy(monkeypatch, Fonts, "render")
    paint_card(fonts, number, 34)
    paint_card(fonts, number, 110)
    narrow, wide = [str(number), str(DUCKS[number])], [str(number), str(number), str(DUCKS[number])]
    words = [one.args[1] for one in written]
    assert (words[:2], sorted(words[2:])) == (narrow, sorted(wide))


def test_prices_differ_without_colour(fonts: Fonts) -> None:
    """The feet of cards of different prices differ in grey."""
    for width in (34, 64, 110):
        feet = set()
        for number in (1, 5, 10, 11, 55):
            card = pygame.transform.grayscale(paint_card(fonts, number, width))
            box = card.get_rect()
            box.top = round(box.height * 0.74)
            foot = card.subsurface(box.clip(card.get_rect()))
            feet.add(dark_and_light(foot, foot.get_rect()))
        assert len(feet) == 5, width


def test_each_price_has_its_own_colour() -> None:
    assert set(cards._BAND_OF) == set(PRICES)
    assert len(set(cards._BAND_OF.values())) == len(PRICES)


def test_card_is_painted_reproducibly(fonts: Fonts) -> None:
    first, second = (pygame.image.tobytes(paint_card(one, 55, 70), "RGBA") for one in (Fonts(), fonts))
    assert first == second
