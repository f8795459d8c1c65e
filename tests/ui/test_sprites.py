"""Sprites, ducks and felt: cached, limited, premultiplied."""

from functools import partial
from threading import Thread, current_thread, main_thread

import pygame
import pytest

from game.cardgames.six_takes.table.art.cards import paint_back, paint_card
from game.ui.drawing.allowance import CARD, FREE, Allowance, Rate, Unfinished
from game.ui.drawing.easel import Easel
from game.ui.drawing.mascots.busts import DuckArt
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.sprites import Sprite, Sprites
from game.ui.drawing.text import Fonts, Typeface

pytestmark = pytest.mark.usefixtures("screen")


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def premultiplied(surface: pygame.Surface) -> bool:
    raw = pixels(surface)
    return all(max(raw[at : at + 3]) <= raw[at + 3] + 1 for at in range(0, len(raw), 4 * 37))


def outline(sprite: Sprite) -> pygame.Rect:
    return pygame.mask.from_surface(sprite.surface, 200).get_bounding_rects()[0]


def test_large_face_is_painted_in_the_background() -> None:
    allowance = Allowance()
    easel = Easel(allowance)
    sprites = Sprites(allowance=allowance, easel=easel)
    painters: list[Thread] = []

    def paint(width: int) -> pygame.Surface:
        painters.append(current_thread())
        return paint_back(width)

    def frame(width: int, rate: Rate = CARD) -> None:
        allowance.begin_frame(1, 5.0)
        try:
            sprites.get(paint, ("card", rate), width, aside=True, rate=rate)
        finally:
            allowance.end_frame()

    frame(90)
    assert painters.pop() is main_thread()
    for width, rate in ((300, CARD), (100, FREE)):
        with pytest.raises(Unfinished):
            frame(width, rate)
        assert allowance.incomplete
        easel.wait()
        frame(width, rate)
        assert not allowance.incomplete
        assert painters.pop() is not main_thread()
    sprites.get(paint, "outside of frames", 300, aside=True)
    assert painters == [main_thread()]


def test_same_card_is_painted_once() -> None:
    painted: list[int] = []

    def paint(width: int) -> pygame.Surface:
        painted.append(width)
        return paint_back(width)

    sprites = Sprites()
    first = sprites.get(paint, "back", 60)
    assert sprites.get(paint, "back", 60) is first
    sprites.get(paint, "back", 60, angle=12, lift=9, flip=0.4)
    assert painted == [60]


PLACES = ((0, 0, 6.0), (20, -4, 0.0), (41, 3, -6.0))
"""A fan of three: their centres relative to the first one's, and their angles."""


def test_fan_looks_like_its_cards_and_is_cached() -> None:
    sprites = Sprites()
    fan = sprites.fan(paint_back, "back", 60, PLACES)
    kept = len(sprites)
    assert sprites.fan(paint_back, "back", 60, PLACES) is fan
    assert len(sprites) == kept
    pictures = []
    for _one in range(2):
        pictures.append(pygame.Surface((240, 200)))
        pictures[-1].fill("#174A45")
    pictures[0].blit(fan.surface, fan.at(90, 90), special_flags=pygame.BLEND_PREMULTIPLIED)
    for x, y, angle in PLACES:
        one = sprites.get(paint_back, "back", 60, angle=angle)
        pictures[1].blit(one.surface, one.at(90 + x, 90 + y), special_flags=pygame.BLEND_PREMULTIPLIED)
    raw = [pygame.image.tobytes(picture, "RGB") for picture in pictures]
    assert max(abs(one - other) for one, other in zip(*raw, strict=True)) <= 3


def test_fan_of_scaled_cards_is_not_cached() -> None:
    """Until a frame may paint their own face, cards are scaled from another one."""
    allowance = Allowance()
    sprites = Sprites(allowance=allowance)

    def frame(changes: int) -> Sprite:
        allowance.begin_frame(changes)
        return sprites.fan(paint_back, "back", 90, PLACES)

    sprites.get(paint_back, "back", 60)
    scaled = frame(0)
    assert allowance.short
    sharp = frame(1)
    assert pixels(sharp.surface) != pixels(scaled.surface)
    assert pixels(sharp.surface) == pixels(Sprites().fan(paint_back, "back", 90, PLACES).surface)
    assert frame(0) is sharp


def test_cache_is_limited() -> None:
    sprites = Sprites(most_bytes=400_000)
    for angle in range(60):
        sprites.get(paint_back, "back", 80, angle=angle)
        assert sprites.bytes <= 400_000
    assert len(sprites) < 60


def test_faces_and_shadows_count_towards_the_limit() -> None:
    """Many cards at many widths: the parts of sprites are dropped, too."""
    sprites = Sprites(most_bytes=900_000)
    for width in range(20, 70, 2):
        sprites.get(paint_back, "back", width, lift=width)
        assert sprites.bytes <= 900_000


def test_used_sprites_stay_and_unused_ones_go() -> None:
    sprites = Sprites(most_bytes=400_000)
    used = sprites.get(paint_back, "back", 80)
    unused = sprites.get(paint_back, "other", 80)
    for angle in range(1, 40):
        sprites.get(paint_back, "back", 80, angle=angle)
        assert sprites.get(paint_back, "back", 80) is used
    assert sprites.get(paint_back, "other", 80) is not unused


def test_one_sprite_is_kept_however_large() -> None:
    sprites = Sprites(most_bytes=1000)
    large = sprites.get(paint_back, "back", 120)
    assert sprites.get(paint_back, "back", 120) is large


def test_similar_poses_share_a_sprite() -> None:
    sprites = Sprites()
    still = sprites.get(paint_back, "back", 80, angle=10)
    assert sprites.get(paint_back, "back", 80, angle=10.3) is still
    assert sprites.get(paint_back, "back", 80, angle=370) is still
    assert sprites.get(paint_back, "back", 80, angle=11) is not still
    moving = sprites.get(paint_back, "back", 80, angle=9, moving=True)
    assert sprites.get(paint_back, "back", 82, angle=10, moving=True) is moving


def test_flipping_card_gets_narrower_and_a_landing_one_flatter() -> None:
    sprites = Sprites()
    plain = outline(sprites.get(paint_back, "back", 80))
    half = outline(sprites.get(paint_back, "back", 80, flip=0.5))
    edge = outline(sprites.get(paint_back, "back", 80, flip=0.0))
    flat = outline(sprites.get(paint_back, "back", 80, squash=0.8))
    assert plain.size == pytest.approx((80, 117), abs=2)
    assert half.size == pytest.approx((40, 117), abs=2)
    assert 1 <= edge.width <= 8
    assert flat.width == plain.width
    assert flat.height == pytest.approx(plain.height * 0.8, abs=2)


def test_raised_card_throws_its_shadow_farther() -> None:
    sprites = Sprites()
    low, high = (sprites.get(paint_back, "back", 80, lift=lift) for lift in (2, 24))
    assert outline(low).size == outline(high).size
    below = [sprite.surface.get_height() - sprite.centre[1] for sprite in (low, high)]
    assert below[1] > below[0] + 5


def test_fading_card_fades_with_its_shadow() -> None:
    sprites = Sprites()
    whole, half, none = (sprites.get(paint_back, "back", 80, alpha=alpha) for alpha in (1.0, 0.5, 0.0))
    for x in range(0, whole.surface.get_width(), 7):
        for y in range(0, whole.surface.get_height(), 7):
            full = whole.surface.get_at((x, y)).a
            assert half.surface.get_at((x, y)).a == pytest.approx(full / 2, abs=2)
            assert none.surface.get_at((x, y)).a == 0


def test_sprites_are_premultiplied_in_any_pose() -> None:
    sprites, fonts = Sprites(), Fonts()
    for pose in ({}, {"angle": 17}, {"flip": 0.3}, {"alpha": 0.4}, {"squash": 0.9, "lift": 16}):
        assert premultiplied(sprites.get(partial(paint_card, fonts, 55), 55, 70, **pose).surface), pose


@pytest.mark.parametrize("angle", [0, 3, 20, 45, 90, 200, -75])
def test_turning_keeps_the_cards_centre(angle: float) -> None:
    def paint(width: int) -> pygame.Surface:
        card = pygame.Surface((width, width * 3 // 2), pygame.SRCALPHA)
        card.fill("white")
        pygame.draw.circle(card, "red", card.get_rect().center, 5)
        return card

    sprite = Sprites().get(paint, "marked", 80, angle=angle, lift=20)
    dot = pygame.mask.from_threshold(sprite.surface, (255, 0, 0), (90, 90, 90)).get_bounding_rects()[0]
    assert dot.centerx == pytest.approx(sprite.centre[0], abs=1.5)
    assert dot.centery == pytest.approx(sprite.centre[1], abs=1.5)
    x, y = sprite.at(500, 400)
    assert (x + sprite.centre[0], y + sprite.centre[1]) == (500, 400)


def test_ducks_differ_by_dress_and_mood() -> None:
    art = DuckArt()
    drawn = {pixels(art.side_view(Duck(mood=mood, extra=extra), 60)) for mood in Mood for extra in Extra}
    assert len(drawn) == len(Mood) * len(Extra)
    assert premultiplied(art.side_view(Duck(), 90))


def test_typeface_has_all_characters_we_draw() -> None:
    """A missing glyph would look like the box for a character that no font has."""
    fonts = Fonts()
    missing = pixels(fonts.render("\ue123", Typeface.BOLD, 30, "white"))
    for mark in "…·–×½‹›“”é":
        assert pixels(fonts.render(mark, Typeface.BOLD, 30, "white")) != missing, mark
