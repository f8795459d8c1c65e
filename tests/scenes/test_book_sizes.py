"""Rulebook pages are readable in small windows, and have buttons at the foot to turn them."""

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.rules import RulesScene
from game.scenes.rulebook.slate import PageSlate
from game.tables.book.rulebook import Picture
from game.ui.drawing.draw import Pen
from game.ui.drawing.text import Fonts, Typeface
from tests.support.driving import Driver
from tests.support.sampling import crossed
from tests.support.screen_text import ScreenText, assert_apart

SIZES = [(960, 540, 1.5), (1280, 720, 1.0)]
FOOT = 44
"""The height of the prompts at the bottom of a page, in units."""
LEAST_HIGH = 56.0
"""The minimum height of a picture including its labels, in units."""
in_each_size = pytest.mark.parametrize(
    ("game", "window", "language"), crossed(tuple(GAMES), SIZES, ("en", "de", "fr")), indirect=["window"]
)


@pytest.mark.parametrize("game", GAMES)
def test_first_page_has_a_picture(game: str) -> None:
    assert any(isinstance(block, Picture) for block in GAMES[game].rulebook()[0].blocks)


@in_each_size
def test_pictures_are_large_enough_and_words_stay_on_the_page(
    game: str, language: str, driver: Driver, monkeypatch: pytest.MonkeyPatch, text: ScreenText
) -> None:
    driver.app.context.change(language=language)
    book = driver.open(RulesScene(driver.app.context, game))
    heights: list[float] = []
    areas: list[pygame.FRect] = []
    picture, write = PageSlate._draw_picture, Pen.text

    def written(pen: Pen, words: str, *args, **how) -> pygame.FRect:
        place = write(pen, words, *args, **how)
        for area in areas:
            assert area.left - 1 <= place.left <= place.right <= area.right + 1, f"{words!r} leaves its page"
        return place

    def drawn(slate: PageSlate, pen: Pen, block: Picture, y: float, grown: float) -> float:
        heights.append(slate._picture_height(block, grown))
        areas.append(slate._inside)
        took = picture(slate, pen, block, y, grown)
        areas.clear()
        assert y + took <= slate._inside.bottom + 26, "a picture leaves its page"
        return took

    monkeypatch.setattr(PageSlate, "_draw_picture", drawn)
    monkeypatch.setattr(Pen, "text", written)
    for page in range(book.page_count):
        book.page = page
        if page not in book.lessons:
            texts = text.read(driver)
            assert_apart([one for one in texts if one.canvas == texts[0].canvas])
            foot = driver.app.scale.height - FOOT
            assert [words for words, place, _ in texts if len(words) > 24 and place.bottom > foot] == []
    assert heights
    assert min(heights) >= LEAST_HIGH


@pytest.fixture
def sentences(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """Record the largest letter size of each paragraph drawn, in units."""
    sizes: dict[str, float] = {}
    write = Pen.paragraph

    def written(pen: Pen, words: str, area: pygame.FRect, size: float, *args, **how) -> float:
        sizes[words] = max(size, sizes.get(words, 0.0))
        return write(pen, words, area, size, *args, **how)

    monkeypatch.setattr(Pen, "paragraph", written)
    return sizes


@in_each_size
def test_sentences_are_large_enough(
    game: str, language: str, driver: Driver, sentences: dict[str, float]
) -> None:
    driver.app.context.change(language=language)
    book = driver.open(RulesScene(driver.app.context, game))
    for page in range(book.page_count):
        book.page = page
        if page not in book.lessons:
            driver.app.draw()
    assert sentences
    assert {words: size for words, size in sentences.items() if size < 15} == {}


@in_each_size
def test_album_entries_and_questions_are_large_enough(
    game: str, language: str, driver: Driver, sentences: dict[str, float]
) -> None:
    driver.app.context.change(language=language)
    book = driver.open(RulesScene(driver.app.context, game))
    for page, album in book.albums.items():
        book.page = page
        driver.key(pygame.K_RETURN)
        example = driver.top
        assert isinstance(example, ExampleScene)
        for entry in album.entries:
            driver.app.draw()
            if not example.layout.stage:
                driver.key(pygame.K_RETURN, frames=1)
                driver.app.draw()
            said = entry.effect, entry.detail, example.trial.words
            assert min(sentences[words] for words in said) >= 15, entry.title
            driver.key(pygame.K_TAB, frames=1)
        driver.key(pygame.K_ESCAPE)


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Record the smallest letter size of each text drawn, in pixels."""
    sizes: dict[str, int] = {}
    plain = Fonts.render

    def render(fonts: Fonts, text: str, face: Typeface, px: int, *args, **how) -> pygame.Surface:
        sizes[text] = min(px, sizes.get(text, px))
        return plain(fonts, text, face, px, *args, **how)

    monkeypatch.setattr(Fonts, "render", render)
    return sizes


@in_each_size
def test_words_on_small_tables_are_large_enough(
    game: str, language: str, driver: Driver, letters: dict[str, int]
) -> None:
    """In lessons and at the tables of album entries, which the largest scale shows on a second screen."""
    driver.app.context.change(reduced_motion=True, language=language)
    book = driver.open(RulesScene(driver.app.context, game))
    for page in book.lessons:
        book.page = page
        driver.frames(2)
        letters.clear()
        driver.app.draw()
        assert len(letters) > 8
        assert {text: px for text, px in letters.items() if px < 13} == {}
    book.page = next(iter(book.albums))
    driver.key(pygame.K_RETURN)
    example = driver.top
    assert isinstance(example, ExampleScene)
    driver.frames(2)
    beside = bool(example.layout.stage)
    assert beside == (driver.app.context.settings.ui_scale == 1.0)
    if not beside:
        driver.click(*example.layout.button.center)
    driver.frames(40)
    letters.clear()
    driver.app.draw()
    assert example.layout.stage
    assert {text: px for text, px in letters.items() if px < 13} == {}
    driver.key(pygame.K_ESCAPE, frames=1)
    assert driver.on(RulesScene) == beside


@pytest.mark.window(960, 540, 1.5)
def test_entry_without_room_for_its_table_opens_it_separately(driver: Driver) -> None:
    book = driver.open(RulesScene(driver.app.context, "six_takes"))
    book.page = next(iter(book.albums))
    driver.key(pygame.K_RETURN)
    example = driver.top
    assert isinstance(example, ExampleScene)
    for _again in range(2):
        driver.frames(1)
        assert not example.layout.stage
        driver.key(pygame.K_RETURN, frames=1)
        assert not example.layout.about
        assert driver.app.context.captions.last == example.trial.spoken
        driver.key(pygame.K_ESCAPE)
    driver.frames(1)
    driver.key(pygame.K_RETURN, frames=1)
    driver.key(pygame.K_TAB, frames=1)
    assert example.album.place == 1
    assert not example.layout.stage


@pytest.mark.window(960, 540, 1.5)
def test_large_album_has_several_sheets_in_a_small_window(driver: Driver) -> None:
    """Instead of tiny pictures; each entry is reached with the arrow keys, and each sheet with a click."""
    book = driver.open(RulesScene(driver.app.context, "sixpack"))
    for page, album in book.albums.items():
        book.page, seen = page, []
        for _entry in album.entries:
            driver.app.draw()
            assert min(tile.height for tile in album.tiles) >= 120
            driver.move(*album.tiles[0].center)
            seen.append(album.place)
            if 1 not in album.arrows:
                break
            driver.click(*album.arrows[1].center)
        if page == min(book.albums):
            assert seen == [0, 8]
            driver.click(*album.arrows[-1].center)
        else:
            assert len(seen) * len(album.tiles) >= len(album.entries)
            album.place = 0
        assert album.place == 0
        for place in range(1, len(album.entries)):
            driver.key(pygame.K_RIGHT, frames=1)
            assert album.place == place
            assert driver.on(RulesScene)
            assert book.page == page


@pytest.mark.window(1280, 720)
def test_arrows_go_through_a_lesson_and_on_to_other_pages(driver: Driver) -> None:
    """Also while its cards move."""
    driver.app.context.change(speed="slow")
    book = driver.open(RulesScene(driver.app.context, "six_takes"))
    page, lesson = next(iter(book.lessons.items()))
    book.page = page
    driver.frames(1)
    for step in range(len(lesson.lesson.stages)):
        assert (book.page, lesson.step) == (page, step)
        driver.click(*book.arrows[1].center)
        driver.frames(1)
    assert book.page == page + 1
    driver.key(pygame.K_LEFT)
    for step in reversed(range(len(lesson.lesson.stages))):
        driver.frames(1)
        assert (book.page, lesson.step) == (page, step)
        driver.click(*book.arrows[-1].center)
    assert book.page == page - 1


@pytest.mark.window(1280, 720)
def test_clicking_the_lesson_table_advances_within_the_lesson(driver: Driver) -> None:
    book = driver.open(RulesScene(driver.app.context, "six_takes"))
    page, lesson = next(iter(book.lessons.items()))
    book.page = page
    for _ in range(3 * len(lesson.lesson.stages)):
        driver.frames(1)
        driver.click(640, 300)
    assert (book.page, lesson.step) == (page, len(lesson.lesson.stages) - 1)


# -- turning pages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_next_leads_through_the_whole_book(driver: Driver, game: str) -> None:
    driver.app.context.screens.rules(game)
    driver.frames(1)
    scene = driver.top
    assert isinstance(scene, RulesScene)
    driver.app.draw()
    assert -1 not in scene.page_buttons, "the first page has a button to turn back"
    seen = [scene.page]
    while 1 in scene.page_buttons:
        driver.click(*scene.page_buttons[1].center)
        driver.app.draw()
        seen.append(scene.page)
    assert seen == list(range(len(seen)))
    assert scene.page in scene.lessons or scene.page == scene.page_count - 1
    assert len(seen) > 3


def test_next_button_keeps_its_place(driver: Driver) -> None:
    """Readers can keep clicking without moving the pointer, and there is a button to go back."""
    driver.app.context.screens.rules("six_takes")
    driver.frames(1)
    scene = driver.top
    assert isinstance(scene, RulesScene)
    places = set()
    for _page in range(3):
        driver.app.draw()
        places.add(scene.page_buttons[1].center)
        driver.click(*scene.page_buttons[1].center)
    assert len(places) == 1
    driver.app.draw()
    driver.click(*scene.page_buttons[-1].center)
    assert scene.page == 2
