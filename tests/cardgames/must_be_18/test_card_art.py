"""The cards of You Must Be 18!: number and family are recognisable at any size, in a fan and in grey."""

import re
from itertools import combinations, pairwise, product

import pygame
import pytest
from pygame import Rect

from game.cardgames.must_be_18.table.art.cards import (
    BLACK,
    PORTRAITS,
    RED,
    Family,
    SharedParts,
    mark_svg,
    member_places,
    paint_back,
    paint_card,
    portrait_count,
)
from game.cardgames.must_be_18.table.art.emblem import EMBLEM
from game.cardgames.six_takes.table.art import cards as six_takes
from game.ui.drawing.artwork import drawing_svg
from game.ui.drawing.palette import FELT_DARK, FELT_LIT
from game.ui.drawing.svg import document, render
from game.ui.drawing.text import Fonts
from tests.support.card_pictures import contrast, difference, on_felt, overlap, part, ratio

NUMBERS = range(1, 7)
FACES = tuple(product(NUMBERS, (False, True)))
WIDTHS = (30, 47, 48, 60, 89, 110, 240, 400)
FAN_WIDTHS = (50, 60, 80, 110)
STRIP = 0.42
WHOLE_PORTRAIT = (0.1, 0.5, 0.9, 0.94)

pytestmark = pytest.mark.usefixtures("screen")


def number_box(width: int) -> tuple[float, float, float, float]:
    return (0.12, 0.1, 0.76, 0.6) if width < 48 else (0.1, 0.09, STRIP, 0.37)


def mark_box(width: int) -> tuple[float, float, float, float]:
    return (0.46, 0.62, 0.9, 0.92) if width < 48 else (0.13, 0.38, 0.38, 0.54)


# -- shape ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_drawn_beyond_the_edge(fonts: Fonts, width: int) -> None:
    """The family tree stays on its panel, so the lowest line of a card is only its edge."""
    plain = six_takes.paint_back(width)
    low = plain.get_height() - 1
    for image in (paint_back(width), *(paint_card(fonts, *face, width) for face in FACES)):
        assert [image.get_at((x, low)) for x in range(width)] == [
            plain.get_at((x, low)) for x in range(width)
        ]


@pytest.mark.parametrize("width", [30, 110])
def test_shared_parts_are_kept_clean(fonts: Fonts, width: int) -> None:
    """A card has neither portraits nor numbers of cards painted before."""

    def pixels(scenes: SharedParts | None) -> list[bytes]:
        painted = (paint_card(fonts, *face, width, pose, scenes) for face in FACES for pose in (0, 1))
        return [pygame.image.tobytes(card, "RGBA") for card in painted]

    assert pixels(SharedParts()) == pixels(None)


# -- what can be read ----------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [30, 50, 80, 110])
@pytest.mark.parametrize("felt", [FELT_LIT, FELT_DARK])
def test_number_stands_out(fonts: Fonts, width: int, felt: str) -> None:
    for face in FACES:
        corner = part(on_felt(paint_card(fonts, *face, width), felt), *number_box(width))
        assert contrast(corner) > 4.5, face


@pytest.mark.parametrize("of", [RED, BLACK], ids=("red", "black"))
def test_text_is_legible_on_all_of_its_panel(of: Family) -> None:
    assert min(ratio(of.deep, sky) for sky in of.sky) > 4.5


@pytest.mark.parametrize("width", [30, 48, 60, 110, 240])
def test_all_cards_differ_in_grey(fonts: Fonts, width: int) -> None:
    """By the index alone: numbers by their digits, families by the shape of their mark."""
    faces = {face: on_felt(paint_card(fonts, *face, width)) for face in FACES}
    for one, other in combinations(FACES, 2):
        if one[0] != other[0]:
            numbers = [part(faces[face], *number_box(width)) for face in (one, other)]
            assert difference(*numbers) > 12, (one, other)
        else:
            marks = [part(faces[face], *mark_box(width)) for face in (one, other)]
            assert difference(*marks) > 12, (one, other)


@pytest.mark.parametrize("width", FAN_WIDTHS)
@pytest.mark.parametrize("red", [False, True])
def test_number_has_the_same_place_in_all_poses(fonts: Fonts, width: int, red: bool) -> None:
    """The corner is the same with every portrait."""
    for number in NUMBERS:
        first, *others = (
            part(on_felt(paint_card(fonts, number, red, width, pose)), *number_box(width))
            for pose in range(portrait_count(number))
        )
        assert others
        assert all(difference(first, other) == 0 for other in others)


def test_families_differ_by_shape() -> None:
    marks = (mark_svg(of, 50, 50, 100).replace(of.fill, "#000000") for of in (RED, BLACK))
    assert overlap(*(render(document(100, 100, mark), 40, 40) for mark in marks)) < 0.8


# -- the family tree -----------------------------------------------------------------------------------


def test_generation_has_as_many_places_as_its_number_and_the_oldest_is_lowest() -> None:
    assert [len(member_places(generation)) for generation in NUMBERS] == list(NUMBERS)
    levels = [[y for _, y in member_places(generation)] for generation in NUMBERS]
    assert all(min(older) > max(younger) for older, younger in pairwise(levels))


def test_everyone_has_a_parent_and_everyone_older_a_child() -> None:
    """Checked by the branches in the drawing, each of which leads from a place to its parent's."""
    branches = [
        ((float(x), float(y)), (float(to_x), float(to_y)))
        for x, y, to_x, to_y in re.findall(
            r"M(\S+) (\S+) L(\S+) ([\d.]+)", drawing_svg("eighteen/family_tree", "branches")
        )
    ]
    rows = [[(round(x, 2), round(y, 2)) for x, y in member_places(generation)] for generation in NUMBERS]
    assert len(branches) == sum(map(len, rows[1:]))
    for older, younger in pairwise(rows):
        parents = [dict(branches)[child] for child in younger]
        assert parents == sorted(parents)
        assert set(parents) == set(older)


@pytest.mark.parametrize("red", [False, True])
@pytest.mark.parametrize("width", [110, 240])
def test_own_generation_is_highlighted_in_the_tree(fonts: Fonts, width: int, red: bool) -> None:
    """In grey, each place of the card's generation is darker than on all other cards."""
    greys = {
        number: pygame.transform.grayscale(on_felt(paint_card(fonts, number, red, width)))
        for number in NUMBERS
    }
    for number in NUMBERS:
        for x, y in member_places(number):
            around = Rect(0, 0, max(3, width // 28), max(3, width // 28))
            around.center = (round(x * width / 100), round(y * width / 100))
            lights = {other: pygame.transform.average_color(grey, around)[0] for other, grey in greys.items()}
            own = lights.pop(number)
            assert own + 15 < min(lights.values()), (number, x, y)


# -- the portraits -------------------------------------------------------------------------------------


def test_every_generation_has_several_faces_and_the_largest_most() -> None:
    assert set(PORTRAITS) == set(NUMBERS)
    assert min(map(portrait_count, NUMBERS)) >= 2
    assert portrait_count(6) == max(map(portrait_count, NUMBERS))


def test_all_portraits_differ_in_grey(fonts: Fonts) -> None:
    everyone = [(number, pose) for number in NUMBERS for pose in range(portrait_count(number))]
    pictures = {
        one: part(on_felt(paint_card(fonts, one[0], True, 110, one[1])), *WHOLE_PORTRAIT) for one in everyone
    }
    for one, other in combinations(everyone, 2):
        assert difference(pictures[one], pictures[other]) > 8, (one, other)


def test_poses_repeat_after_the_last(fonts: Fonts) -> None:
    for number in NUMBERS:
        first = paint_card(fonts, number, False, 60)
        again = paint_card(fonts, number, False, 60, portrait_count(number))
        assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(again, "RGBA")


# -- the emblem ----------------------------------------------------------------------------------------


def test_emblem_is_a_layout_that_totals_18(fonts: Fonts) -> None:
    cards = {
        pygame.image.tobytes(paint_card(fonts, number, red, 60), "RGBA"): number for number, red in FACES
    }
    shown = [cards[pygame.image.tobytes(paint(60), "RGBA")] for paint in EMBLEM.cards(fonts)]
    assert sum(shown) == 18
    assert len(set(shown)) == len(shown)
