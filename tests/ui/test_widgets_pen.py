"""The pen: units become real pixels, edges are smooth, text fits, and nothing is made twice."""

import pygame
import pytest
from pygame import Color, FRect, Surface

from game.ui.drawing import draw
from game.ui.drawing.draw import LEAST_LETTERS, Pen, Shapes
from game.ui.drawing.palette import BONE, GOLD, NIGHT
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts, Typeface

GROUND = Color("#26846E")


def pen_of(size: tuple[int, int] = (1280, 720), user_scale: float = 1.0) -> Pen:
    pygame.display.init()
    surface = pygame.display.set_mode(size)
    surface.fill(GROUND)
    return Pen(Screen(surface, Scale.of(size, user_scale)), Shapes(Fonts()))


def ink_area(pen: Pen) -> pygame.Rect:
    mask = pygame.mask.from_threshold(pen.screen.surface, GROUND, (1, 1, 1, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


def colour_at(pen: Pen, x: int, y: int) -> tuple[int, ...]:
    return tuple(pen.screen.surface.get_at((x, y)))[:3]


@pytest.mark.parametrize(("size", "user_scale"), [((1280, 720), 1.0), ((960, 540), 1.5), ((3840, 2160), 0.8)])
def test_plate_covers_its_area_in_real_pixels(size: tuple[int, int], user_scale: float) -> None:
    pen = pen_of(size, user_scale)
    area = FRect(40.3, 30.7, 201.5, 77.1)
    pen.plate(area, GOLD)
    assert ink_area(pen) == pen.screen.scale.rect(area)


def test_plate_has_smooth_round_corners() -> None:
    pen = pen_of()
    pen.plate(FRect(100, 100, 200, 80), "#FFFFFF", radius=20)
    assert colour_at(pen, 100, 100) == tuple(GROUND)[:3]
    assert colour_at(pen, 200, 140) == pytest.approx((255, 255, 255), abs=3)
    corner = {colour_at(pen, 100 + x, 100 + y) for x in range(12) for y in range(12)}
    assert len(corner - {tuple(GROUND)[:3], colour_at(pen, 200, 140)}) >= 1, (
        "no pixel between plate and ground"
    )


@pytest.mark.parametrize("size", [(60, 60), (200, 40), (41, 160), (37, 36)])
@pytest.mark.parametrize("radius", [0, 4, 12, 30])
def test_stretched_shapes_look_like_whole_ones(size: tuple[int, int], radius: int) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    style = ("#102030", 0.6, "#FFE28A", 0.9, 2.5, min(radius, (min(size) - 1) // 2))
    made, whole = draw._rounded_image(size, *style), draw._smooth_rounded(size, *style)
    worst = max(
        abs(one - other)
        for x in range(size[0])
        for y in range(size[1])
        for one, other in zip(made.get_at((x, y)), whole.get_at((x, y)), strict=True)
    )
    assert worst <= 48, "more than the smoothing of an edge is different"


@pytest.mark.parametrize("alpha", [0.0, 1.0])
@pytest.mark.parametrize("size", [(700, 300), (300, 701), (1000, 61)])
def test_large_shape_made_of_its_sides_looks_the_same(
    size: tuple[int, int], alpha: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    def picture() -> tuple[bytes, int]:
        pen = pen_of((1280, 720))
        pen.panel(FRect(40, 10, *size), alpha=alpha, radius=20.0, border=GOLD)
        return pygame.image.tobytes(pen.screen.surface, "RGB"), pen.shapes.bytes

    sides, fewer = picture()
    monkeypatch.setattr(draw, "_LARGE", 10**9)
    whole, more = picture()
    assert sides == whole
    assert fewer < more * 0.75


def test_area_without_size_draws_nothing() -> None:
    pen = pen_of()
    pen.panel(FRect(100, 100, 0, 40))
    pen.plate(FRect(100, 100, 40, 0.2), GOLD)
    assert ink_area(pen).size == (0, 0)


def test_glass_darkens_what_is_below() -> None:
    pen = pen_of()
    pen.panel(FRect(100, 100, 200, 100), alpha=0.5)
    found, night = colour_at(pen, 200, 150), Color(NIGHT)
    expected = [(one + other) / 2 for one, other in zip(tuple(GROUND)[:3], tuple(night)[:3], strict=True)]
    assert found == pytest.approx(expected, abs=3)


@pytest.mark.parametrize(("share", "filled"), [(-1.0, 0), (0.0, 0), (0.5, 100), (1.0, 200), (7.0, 200)])
def test_bar_is_filled_by_its_share(share: float, filled: int) -> None:
    pen = pen_of()
    pen.bar(FRect(100, 100, 200, 20), share, "#FFFFFF")
    assert sum(min(colour_at(pen, x, 110)) > 245 for x in range(100, 300)) == pytest.approx(filled, abs=4)


def test_same_shape_is_made_once() -> None:
    pen = pen_of()
    made: list[str] = []

    def make() -> Surface:
        made.append("once more")
        return Surface((4, 4))

    assert pen.shapes.get(("thing",), make) is pen.shapes.get(("thing",), make)
    assert len(made) == 1


def test_cached_shapes_and_texts_are_limited() -> None:
    pen = pen_of()
    for kept in (pen.shapes, pen.fonts.texts):
        kept.most_bytes = 40_000
    for number in range(300):
        pen.shapes.get(("thing", number), lambda: Surface((10, 10)))
        pen.text(f"{number}", (10, 10), 12, Typeface.TEXT, BONE)
    again: list[str] = []
    pen.shapes.get(("thing", 0), lambda: again.append("made") or Surface((1, 1)))
    assert again == ["made"], "the oldest shape was never dropped"
    latest = pen.fonts.render("299", Typeface.TEXT, 12, BONE)
    assert pen.fonts.render("299", Typeface.TEXT, 12, BONE) is latest
    assert 0 < pen.fonts.texts.bytes <= 40_000
    assert 0 < pen.shapes.bytes <= 40_000


@pytest.mark.parametrize("anchor", ["topleft", "midtop", "center", "midright", "bottomleft"])
def test_text_hangs_on_its_anchor(anchor: str) -> None:
    pen = pen_of((960, 540), 1.5)
    place = pen.text("Sixes", (300, 200), 30, Typeface.TITLE, BONE, anchor=anchor)
    assert getattr(place, anchor) == pytest.approx((300, 200), abs=1)


def test_text_that_fits_keeps_its_size() -> None:
    pen = pen_of()
    free = pen.text("Hello", (10, 10), 20, Typeface.BOLD, BONE)
    assert pen.text("Hello", (10, 10), 20, Typeface.BOLD, BONE, width=free.width + 1) == free


@pytest.mark.parametrize("width", [40.0, 90.0, 130.0, 190.0])
def test_long_text_shrinks_and_then_takes_more_lines(width: float) -> None:
    pen = pen_of()
    words = "Fill with level: as chosen"
    whole = pen.text(words, (10, 10), 20, Typeface.BOLD, BONE)
    place = pen.text(words, (10, 10), 20, Typeface.BOLD, BONE, width=width)
    assert place.width <= width + 1
    assert place.topleft == whole.topleft
    if width == 190.0:
        assert whole.height * 0.7 <= place.height < whole.height
    else:
        lines = len(pen.lines(words, 13 if width == 40.0 else 15, Typeface.BOLD, width))
        assert place.height > (lines - 0.5) * 13


@pytest.mark.parametrize(("anchor", "share"), [("midtop", 0.0), ("center", 0.5), ("midbottom", 1.0)])
def test_more_lines_keep_to_the_anchor(anchor: str, share: float) -> None:
    pen = pen_of()
    place = pen.text("Fill with level", (200, 100), 14, Typeface.BOLD, BONE, width=50, anchor=anchor)
    assert abs(place.top + place.height * share - 100) < 2
    assert abs(place.centerx - 200) < 1.5


def test_tight_place_has_smaller_letters_only_at_large_interface_sizes() -> None:
    assert pen_of((1280, 720), 1.0).tight_size == pen_of((960, 540), 1.0).tight_size == LEAST_LETTERS
    assert pen_of((960, 540), 1.5).tight_size * 1.125 == pytest.approx(13.0)


def test_text_is_cut_only_as_far_as_needed() -> None:
    fonts = pen_of().fonts
    words = "Against Bob, Celia and Dorothea"
    width = fonts.size(words, Typeface.TEXT, 20)[0]
    assert fonts.fit(words, Typeface.TEXT, 20, width) == words
    cut = fonts.fit(words, Typeface.TEXT, 20, width - 1)
    assert cut.endswith("…")
    assert len(cut) >= len(words) - 3


def test_lines_hold_every_word_and_are_not_too_wide() -> None:
    pen = pen_of((960, 540), 1.5)
    words = "Cards go where they fit best.\nA sixth card takes the row, and its ducks with it."
    lines = pen.lines(words, 15, Typeface.TEXT, 150)
    assert " ".join(lines).split() == words.split()
    assert all(pen.width(line, 15, Typeface.TEXT) <= 150 for line in lines)
    assert "best." in [line.split()[-1] for line in lines], "the line break was lost"


def test_paragraph_shrinks_to_stay_in_its_area() -> None:
    pen = pen_of()
    words = "Cards go where they fit, and a sixth card takes the row. " * 3
    free = pen.paragraph(words, FRect(50, 50, 300, 900), 18, Typeface.TEXT, BONE)
    tight = pen.paragraph(words, FRect(50, 50, 300, free * 0.75), 18, Typeface.TEXT, BONE)
    assert tight <= free * 0.75


def test_paragraph_that_cannot_fit_has_its_smallest_size() -> None:
    pen = pen_of()
    words = "Cards go where they fit, and a sixth card takes the row. " * 3
    smallest = pen.paragraph(words, FRect(50, 50, 300, 900), 18 * 0.74, Typeface.TEXT, BONE)
    assert pen.paragraph(words, FRect(50, 50, 300, 10), 18, Typeface.TEXT, BONE, least=0.74) == smallest


def test_outline_goes_round_the_letters() -> None:
    pen = pen_of()
    plain = pen.fonts.render("6", Typeface.TITLE, 60, BONE)
    bordered = pen.fonts.render("6", Typeface.TITLE, 60, BONE, "#2A1030", 4)
    assert bordered.get_bounding_rect().width >= plain.get_bounding_rect().width + 6
    assert bordered.get_bounding_rect().height >= plain.get_bounding_rect().height + 6


def test_clip_holds_until_it_is_lifted() -> None:
    pen = pen_of()
    pen.clip(FRect(100, 100, 50, 50))
    pen.plate(FRect(80, 80, 300, 300), GOLD)
    assert ink_area(pen) == pygame.Rect(100, 100, 50, 50)
    pen.clip(None)
    pen.plate(FRect(80, 80, 300, 300), GOLD)
    assert ink_area(pen) == pygame.Rect(80, 80, 300, 300)


def test_faint_picture_leaves_the_cached_one_unchanged() -> None:
    pen = pen_of()
    picture = Surface((20, 20), pygame.SRCALPHA)
    picture.fill("#FFFFFF")
    pen.image(picture, (100, 100), alpha=0.5)
    assert tuple(picture.get_at((5, 5))) == (255, 255, 255, 255)
    assert colour_at(pen, 105, 105) != (255, 255, 255)
    pen.text("Sixes", (300, 300), 40, Typeface.TITLE, BONE, alpha=0.0)
    assert colour_at(pen, 310, 320) == tuple(GROUND)[:3]
    assert pen.fonts.render("Sixes", Typeface.TITLE, 40, BONE).get_alpha() in (None, 255)


def test_dimming_darkens_everything() -> None:
    pen = pen_of()
    pen.dim(0.6)
    before = sum(tuple(GROUND)[:3])
    assert all(sum(colour_at(pen, x, y)) < before * 0.6 for x, y in ((0, 0), (640, 360), (1279, 719)))


@pytest.mark.parametrize("border", [None, "#FFF3D6"])
@pytest.mark.parametrize("size", [(60, 24), (400, 300)])
def test_nothing_shows_through_a_plate(size: tuple[int, int], border: str | None) -> None:
    pen = pen_of((640, 360))
    area = FRect(40, 40, *size)
    inside = pen.screen.scale.rect(area).inflate(-30, -10)
    seen = []
    for seating in ("#000000", "#FFFFFF"):
        pen.screen.surface.fill(seating)
        pen.plate(area, "#2B1430", radius=6, border=border)
        seen.append(pygame.image.tobytes(pen.screen.surface.subsurface(inside), "RGB"))
    assert seen[0] == seen[1]
