"""Sixty-six's cards: rank and suit are recognizable at any size, fanned and in grey; scores are countable."""

from itertools import combinations, product
from unittest.mock import patch

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.cardgames.sixty_six.rules.deck import CLUB, DIAMOND, HEART, NAMES, SIZE, SPADE, SUITS
from game.cardgames.sixty_six.rules.score_cards import score_picture
from game.cardgames.sixty_six.table.art.cards import DeckStyle, paint_card, suit_colours, suit_svg
from game.cardgames.sixty_six.table.art.coins import draw_coin
from game.cardgames.sixty_six.table.art.score_art import SCORE_RATIO, paint_score
from game.tables.looks.worn import BACKS
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.palette import FELT_DARK, FELT_LIT
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Fonts
from tests.support.card_pictures import contrast, difference, on_felt, overlap, part, ratio
from tests.support.sampling import sampled
from tests.support.screen_text import ScreenText

WIDTHS = (34, 47, 48, 64, 110, 220)
FAN_WIDTHS = (48, 64, 90, 110)
STRIP = 0.4
DECKS = tuple(DeckStyle(four, large) for four, large in product((False, True), repeat=2))
CARDS = range(SIZE)
ALL_SUITS = (CLUB, DIAMOND, HEART, SPADE)

decks = pytest.mark.parametrize("deck", DECKS, ids=("usual", "large", "four", "four-large"))

pytestmark = pytest.mark.usefixtures("screen")


def rank_box(width: int) -> tuple[float, float, float, float]:
    return (0.14, 0.1, 0.58, 0.4) if width < 48 else (0.1, 0.09, STRIP, 0.28)


def suit_box(width: int, deck: DeckStyle) -> tuple[float, float, float, float]:
    if width < 48:
        return (0.28, 0.5, 0.88, 0.9)
    return (0.09, 0.36, STRIP, 0.58) if deck.large_index else (0.11, 0.3, 0.38, 0.49)


# -- legibility ----------------------------------------------------------------------------------------


@decks
@pytest.mark.parametrize("width", [34, 64, 110])
@pytest.mark.parametrize("felt", sampled([FELT_LIT, FELT_DARK], 1))
def test_rank_stands_out(fonts: Fonts, width: int, deck: DeckStyle, felt: str) -> None:
    for card in CARDS:
        corner = part(on_felt(paint_card(fonts, card, deck, width), felt), *rank_box(width))
        assert contrast(corner) > 4.5, NAMES[card]


def test_text_on_panels_is_legible() -> None:
    for suit, four_colour in product(ALL_SUITS, (False, True)):
        colours = suit_colours(suit, four_colour=four_colour)
        assert ratio(colours.pale, colours.deep) > 4.5


@decks
@pytest.mark.parametrize("width", sampled(WIDTHS, 3))
def test_all_cards_differ_in_grey(fonts: Fonts, width: int, deck: DeckStyle) -> None:
    """By the index alone: ranks by their letters, suits by their shape."""
    faces = [on_felt(paint_card(fonts, card, deck, width)) for card in CARDS]
    ranks = [part(face, *rank_box(width)) for face in faces]
    suits = [part(face, *suit_box(width, deck)) for face in faces]
    for one, other in combinations(CARDS, 2):
        if one // 6 == other // 6:
            assert difference(ranks[one], ranks[other]) > 20, (NAMES[one], NAMES[other])
        else:
            assert difference(suits[one], suits[other]) > 9, (NAMES[one], NAMES[other])


@decks
@pytest.mark.parametrize("width", FAN_WIDTHS)
def test_rank_fits_into_the_visible_strip(fonts: Fonts, width: int, deck: DeckStyle) -> None:
    """Beside the strip, aces show only their panel."""
    for card in (card for card in CARDS if NAMES[card].startswith("A")):
        beside = part(paint_card(fonts, card, deck, width), STRIP + 0.02, 0.09, 0.55, 0.3)
        assert contrast(beside) < 1.6, NAMES[card]


def test_suits_differ_by_shape_alone() -> None:
    marks = (suit_svg(suit, 50, 50, 100, "#000000") for suit in ALL_SUITS)
    shapes = [render(document(100, 100, mark), 40, 40) for mark in marks]
    assert all(overlap(one, other) < 0.8 for one, other in combinations(shapes, 2))


# -- options -------------------------------------------------------------------------------------------


def test_four_colour_deck_has_a_colour_for_each_suit() -> None:
    assert len({suit_colours(suit, four_colour=True).fill for suit in ALL_SUITS}) == 4
    assert len({suit_colours(suit, four_colour=False).fill for suit in ALL_SUITS}) == 2
    assert suit_colours(HEART, four_colour=True) == suit_colours(HEART, four_colour=False)
    assert suit_colours(SPADE, four_colour=True) == suit_colours(SPADE, four_colour=False)


@pytest.mark.parametrize("width", FAN_WIDTHS)
def test_large_indices_are_larger(fonts: Fonts, width: int) -> None:
    sizes = []
    for large in (False, True):
        with patch.object(fonts, "render", wraps=fonts.render) as rendered:
            paint_card(fonts, NAMES.index("10S"), DeckStyle(large_index=large), width)
        (index,) = rendered.call_args_list
        assert index.args[0] == "10"
        sizes.append(index.args[2])
    assert sizes[1] > sizes[0] * 1.3


def test_dimmed_card_is_darker(fonts: Fonts) -> None:
    usual, dim = (paint_card(fonts, 5, DeckStyle(), 92, dim=dim) for dim in (False, True))
    assert sum(pygame.transform.average_color(dim)[:3]) < sum(pygame.transform.average_color(usual)[:3]) - 60


def test_suit_numbers_match_the_deck() -> None:
    assert [SUITS[suit] for suit in ALL_SUITS] == ["C", "D", "H", "S"]


# -- the score -----------------------------------------------------------------------------------------

SCORES = range(-12, 13)
SCORE_WIDTH = 580


def pips_on(image: Surface, suit: int) -> int:
    """Return how many whole pips of a suit can be counted left of the number."""
    cards = image.subsurface(Rect(0, 0, SCORE_WIDTH * 62 // 100, image.get_height()))
    colour = Color(suit_colours(suit, four_colour=False).deep)
    found = pygame.mask.from_threshold(cards, colour, (30, 30, 30, 255))
    size = SCORE_WIDTH / 290 * 24
    boxes = [blob.get_bounding_rects()[0] for blob in found.connected_components(round(size * size * 0.25))]
    return sum(0.6 * size < side < 1.4 * size for side in (max(box.size) for box in boxes))


@pytest.mark.parametrize("score", SCORES)
def test_score_shows_as_many_pips(fonts: Fonts, score: int) -> None:
    image = paint_score(fonts, score, SCORE_WIDTH)
    shown = score_picture(score)
    expected = {card.pips: card.visible for card in (shown.lower, shown.upper)}
    counted = {6: pips_on(image, SPADE), 4: pips_on(image, HEART)}
    assert counted == expected
    assert sum(counted.values()) == min(10, abs(score))


@pytest.mark.parametrize("width", sampled([90, 160, 290, 333], 1))
def test_all_scores_have_the_same_size_and_show_their_number(fonts: Fonts, width: int) -> None:
    images = [paint_score(fonts, score, width) for score in SCORES]
    for image in images:
        assert image.get_size() == (width, round(width * SCORE_RATIO))
        assert contrast(part(on_felt(image), 0.64, 0.12, 1, 0.42)) > 4
    for one, other in combinations(images, 2):
        assert difference(on_felt(one), on_felt(other)) > 0.5


@pytest.mark.parametrize("score", [0, 1, 4, -3])
def test_face_down_score_card_has_the_chosen_back(fonts: Fonts, score: int) -> None:
    plain, chosen = (paint_score(fonts, score, SCORE_WIDTH, back) for back in (None, BACKS["koi"]))
    orange = pygame.Color("#F08F34")
    count = [pygame.mask.from_threshold(one, orange, (12, 12, 12, 255)).count() for one in (plain, chosen)]
    assert count[0] > 20 * max(count[1], 1)


def test_face_up_score_cards_do_not_depend_on_the_back(fonts: Fonts) -> None:
    plain, chosen = (paint_score(fonts, 9, SCORE_WIDTH, back) for back in (None, BACKS["koi"]))
    assert pygame.image.tobytes(plain, "RGBA") == pygame.image.tobytes(chosen, "RGBA")


@pytest.mark.parametrize("size", range(30, 100, 4))
@pytest.mark.parametrize("words", ["Pass", "Passen", "Moon"])
def test_word_stays_inside_its_coin(fonts: Fonts, words: str, size: int, text: ScreenText) -> None:
    """On the coach's small table, too, where the coin grows with its word."""
    screen = Screen(Surface((200, 200)), Scale(0.96, 208, 208))
    shapes = Shapes(fonts)
    draw_coin(Pen(screen, shapes), (100, 100), size, words=words)
    (wide,) = (key[1] for key in shapes if key[0] == "coin")
    (word,) = text.drawn
    assert word.place.width * 0.96 <= wide * 0.84 / 1.12 + 1
    assert word.place.height * 0.96 >= 13
    assert wide >= round(size * 0.96)
