"""Sprites, ducks and felt: kept, bounded, premultiplied."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from game.cardgames.six_takes.cards import paint_back, paint_card, pip_places
from game.cardgames.six_takes.rules import DUCKS
from game.ui.ducks import Duck, DuckArt, Extra, Mood
from game.ui.felt import felt
from game.ui.sprites import Sprites
from game.ui.text import Face, Fonts


@pytest.fixture(scope="module", autouse=True)
def screen() -> pygame.Surface:
    pygame.display.init()
    return pygame.display.set_mode((320, 240))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def premultiplied(surface: pygame.Surface) -> bool:
    raw = pixels(surface)
    return all(max(raw[at : at + 3]) <= raw[at + 3] + 1 for at in range(0, len(raw), 4 * 37))


def test_the_same_card_is_painted_once() -> None:
    painted: list[int] = []

    def paint(width: int) -> pygame.Surface:
        painted.append(width)
        return paint_back(width)

    sprites = Sprites()
    first = sprites.get(paint, "back", 60)
    assert sprites.get(paint, "back", 60) is first
    sprites.get(paint, "back", 60, angle=12, lift=9, flip=0.4)
    assert painted == [60]


def test_the_cache_is_bounded() -> None:
    sprites = Sprites(most_bytes=400_000)
    for angle in range(60):
        sprites.get(paint_back, "back", 80, angle=angle)
        assert sprites.bytes <= 400_000
    assert len(sprites) < 60


def test_sprites_are_premultiplied_whatever_their_pose() -> None:
    sprites, fonts = Sprites(), Fonts()
    for pose in ({}, {"angle": 17}, {"flip": 0.3}, {"alpha": 0.4}, {"squash": 0.9, "lift": 16}):
        assert premultiplied(sprites.get(partial(paint_card, fonts, 55), 55, 70, **pose).surface), pose


def test_the_cards_centre_stays_in_its_place_when_it_turns() -> None:
    sprites = Sprites()
    for angle in (0, 20, 45, 90, 200):
        sprite = sprites.get(paint_back, "back", 80, angle=angle)
        x, y = sprite.at(500, 400)
        assert x <= 500 <= x + sprite.surface.get_width()
        assert sprite.surface.get_at(sprite.centre).a == 255
        assert y <= 400 <= y + sprite.surface.get_height()


@pytest.mark.parametrize("width", [30, 48, 110])
def test_every_card_looks_different(width: int) -> None:
    fonts = Fonts()
    faces = {pixels(paint_card(fonts, card, width)) for card in range(1, 105)}
    assert len(faces) == 104


def test_a_card_has_as_many_pips_as_ducks() -> None:
    for price in set(DUCKS[1:]):
        places = pip_places(price)
        assert len(set(places)) == price
        assert all(12 <= x <= 88 and 108 <= y <= 134 for x, y in places)


def test_ducks_are_told_apart_by_dress_and_mood() -> None:
    art = DuckArt()
    drawn = {pixels(art.surface(Duck(mood=mood, extra=extra), 60)) for mood in Mood for extra in Extra}
    assert len(drawn) == len(Mood) * len(Extra)
    assert premultiplied(art.surface(Duck(), 90))


def test_felt_is_lit_in_the_middle() -> None:
    cloth = felt((640, 360))
    middle, corner = cloth.get_at((300, 150)), cloth.get_at((2, 357))
    assert sum(middle[:3]) > sum(corner[:3]) + 60


def test_every_character_we_draw_is_in_the_typeface() -> None:
    """A missing glyph is drawn as a box; it would look like that of a character which no font has."""
    fonts = Fonts()
    missing = pixels(fonts.render("\ue123", Face.BOLD, 30, "white"))
    for mark in "…·–×½‹›“”é":
        assert pixels(fonts.render(mark, Face.BOLD, 30, "white")) != missing, mark


def test_text_is_wrapped_and_cut_to_width() -> None:
    fonts = Fonts()
    lines = fonts.wrap("one two three four five six seven", Face.TEXT, 20, 120)
    assert " ".join(lines) == "one two three four five six seven"
    assert all(fonts.size(line, Face.TEXT, 20)[0] <= 120 for line in lines)
    cut = fonts.fit("a rather long name", Face.BOLD, 20, 90)
    assert cut.endswith("…")
    assert fonts.size(cut, Face.BOLD, 20)[0] <= 90
