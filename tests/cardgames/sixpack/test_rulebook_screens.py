"""The rules of Sixpack on the screen: read, paged, looked through and played, by every device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.cardgames.sixpack.table.focus import Spot, Zone
from game.scenes.menus.title import TitleScene
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.rules import RulesScene
from game.scenes.rulebook.trial import Standing
from game.ui.drawing.draw import Pen
from tests.driving import Driver
from tests.sampling import sampled
from tests.virtual_pad import VirtualPad

SIZES = sampled([((960, 540), 1.5), ((1280, 720), 1.0), ((1680, 720), 1.25), ((1280, 800), 0.8)], 2)
ALBUM = 3

Text = tuple[str, pygame.FRect, pygame.FRect]


def started(folder: Path, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Driver:
    driver = Driver(folder, size=size)
    driver.app.context.change(ui_scale=scale)
    driver.app.stack.push(RulesScene(driver.app.context, "sixpack"))
    driver.frames(2)
    return driver


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    made = started(tmp_path)
    yield made
    made.close()


@pytest.fixture
def read(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is read aloud or told."""
    words: list[str] = []
    monkeypatch.setattr(driver.app.context.captions, "_sinks", (words.append,))
    return words


def rules(driver: Driver) -> RulesScene:
    return next(scene for scene in driver.app.stack.scenes if isinstance(scene, RulesScene))


def example(driver: Driver) -> ExampleScene:
    assert isinstance(driver.top, ExampleScene)
    return driver.top


def to_album(driver: Driver) -> None:
    for _ in range(ALBUM):
        driver.key(pygame.K_TAB)
    assert rules(driver).page == ALBUM


def to_example(driver: Driver, title: str) -> ExampleScene:
    to_album(driver)
    album = rules(driver)._albums[ALBUM]
    for _ in range([entry.title for entry in album.entries].index(title)):
        driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert example(driver)._album.entry.title == title
    return example(driver)


# -- nothing is cut off ------------------------------------------------------------------------------------


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[Text]:
    """Every text that is drawn, with its place and the canvas it is drawn on."""
    seen: list[Text] = []
    plain = Pen.text

    def text(self: Pen, words: str, *args, **how) -> pygame.FRect:
        place = plain(self, words, *args, **how)
        if self.screen.surface.get_clip().size == self.screen.surface.get_size():
            seen.append((words, place, self.area))
        return place

    monkeypatch.setattr(Pen, "text", text)
    return seen


def check(driver: Driver, texts: list[Text]) -> None:
    texts.clear()
    driver.app.draw()
    assert texts
    for words, place, canvas in texts:
        assert canvas.inflate(2, 2).contains(place), f"{words!r} at {place} leaves {canvas}"


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_pages_fit(tmp_path: Path, texts: list[Text], size: tuple[int, int], scale: float) -> None:
    driver = started(tmp_path, size, scale)
    scene = rules(driver)
    for page in range(scene.pages):
        assert scene.page == page
        check(driver, texts)
        bottom = driver.app.scale.height - 44
        assert all(place.bottom <= bottom for words, place, _canvas in texts if len(words) > 24)
        driver.key(pygame.K_PAGEDOWN)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(TitleScene)
    driver.close()


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_examples_fit(tmp_path: Path, texts: list[Text], size: tuple[int, int], scale: float) -> None:
    """Every entry with its question, and after an answer: all words stay on their panels."""
    driver = started(tmp_path, size, scale)
    to_album(driver)
    driver.key(pygame.K_RETURN)
    for entry in rules(driver)._albums[ALBUM].entries:
        scene = example(driver)
        for answered in (False, True):
            if answered:
                driver.key(pygame.K_RETURN)
                driver.frames(3)
            check(driver, texts)
            canvas, layout = texts[0][2], scene._layout
            below = f"{scene.trial.words} {' '.join(scene.trial.told)}"
            whole = {f"{entry.effect} {entry.detail}": layout.about, below: layout.words}
            for text, panel in whole.items():
                # The same words may be in both columns, but hardly on the wrong side of the gap.
                found = [
                    place
                    for words, place, on in texts
                    if on == canvas and words.count(" ") > 1 and words in text
                ]
                lines = [place for place in found if panel.left < place.centerx < panel.right]
                assert lines
                assert all(panel.contains(place) for place in lines), text
        driver.key(pygame.K_PAGEDOWN)
    driver.close()


# -- the album ---------------------------------------------------------------------------------------------


def test_the_album_by_keyboard(driver: Driver, read: list[str]) -> None:
    to_album(driver)
    album = rules(driver)._albums[ALBUM]
    driver.key(pygame.K_RIGHT)
    assert album.entry.title == "Reverse"
    assert read[-1].startswith("Reverse, 2 of 16: While an odd number")
    driver.key(pygame.K_DOWN)
    assert album.entry.title == "Biting Hand"
    driver.key(pygame.K_RETURN)
    assert example(driver)._album.place == album.place
    assert "Try it: " in read[-1]
    driver.key(pygame.K_PAGEDOWN)
    driver.key(pygame.K_TAB)
    assert album.entry.title == "Second Hand"
    driver.key(pygame.K_ESCAPE)
    assert rules(driver) is driver.top
    assert album.entry.title == "Second Hand"
    driver.key(pygame.K_DOWN)
    assert rules(driver).page == ALBUM + 1, "beyond the album's edge is the next page"


def test_the_album_goes_round(driver: Driver) -> None:
    to_album(driver)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_PAGEUP)
    assert example(driver)._album.entry.title == "Calculator"
    driver.key(pygame.K_PAGEDOWN)
    assert example(driver)._album.entry.title == "Neutral"


def test_the_album_by_mouse(driver: Driver) -> None:
    scene = rules(driver)
    driver.click(*scene._tabs[ALBUM].center)
    album = scene._albums[ALBUM]
    driver.frames(1)
    driver.click(*album._tiles[5].center)
    layout = example(driver)._layout
    assert album.entry.title == "Sheriff"
    driver.frames(1)
    driver.click(*layout.next.center)
    assert album.entry.title == "Veto"
    driver.click(*layout.previous.center)
    assert album.entry.title == "Sheriff"
    driver.click(*layout.back.center)
    assert driver.top is scene


def test_all_by_gamepad(driver: Driver) -> None:
    def tap(*buttons: str) -> None:
        for button in buttons:
            for act in (pad.press, pad.release):
                act(button)
                pygame.event.pump()
                driver.frames(2)

    with VirtualPad() as pad:
        driver.frames(4)
        tap(*["rightshoulder"] * ALBUM, "dpright", "a", "rightshoulder")
        assert example(driver)._album.entry.title == "Takeback"
        # The Takeback 2 is in focus; then it may go on pile 1, or claim pile 2.
        tap("a", "dpright", "a")
        assert example(driver).trial.standing is Standing.SOLVED
        tap("b")
        assert rules(driver) is driver.top
        assert rules(driver)._albums[ALBUM].solved == {2}


# -- an example --------------------------------------------------------------------------------------------


def test_wrong_then_right_by_keyboard(driver: Driver, read: list[str]) -> None:
    scene = to_example(driver, "Sheriff")
    trial = scene.trial
    first = trial.words
    assert first == "The Sheriff is on top with his 4. Which of your cards claims?"
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert trial.standing is Standing.WRONG
    assert read[-1] == trial.words
    assert trial.words.startswith("With the Sheriff on top")
    assert trial.told[-1] == "Your 1 goes under pile 3."
    assert not scene._album.solved
    driver.key(pygame.K_RETURN)
    assert (trial.standing, trial.words, trial.told) == (Standing.ASKED, first, [])
    assert len(trial.table.view.hand) == 3
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert trial.standing is Standing.ASKED
    assert trial.words.startswith("While the Sheriff watches")
    assert trial.words.endswith("Which pile pays?")
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert trial.standing is Standing.SOLVED
    assert read[-1] == "Two hands for you, and the Sheriff goes on watching."
    assert scene._album.solved == {5}
    driver.key(pygame.K_RETURN)
    assert scene._album.entry.title == "Veto"
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_LEFT)
    assert read[-1].endswith("Solved.")


def test_by_mouse(driver: Driver) -> None:
    scene = to_example(driver, "Veto")
    trial, stage = scene.trial, scene._layout.stage
    share = stage.width / scene._little.width
    six = next(play.card for play in trial.table.view.order if play.number == 6)
    area = trial.table.areas()[Spot(Zone.TURN, six)]
    at = stage.left + area.centerx * share, stage.top + area.centery * share
    driver.click(*at)
    driver.frames(2)
    assert trial.standing is Standing.SOLVED
    driver.click(*scene._layout.button.center)
    assert scene._album.entry.title == "No Superheroes"


def test_try_again_by_mouse_and_from_the_start(driver: Driver) -> None:
    scene = to_example(driver, "Veto")
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert scene.trial.standing is Standing.WRONG
    driver.click(*scene._layout.button.center)
    assert scene.trial.standing is Standing.ASKED
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_BACKSPACE)
    assert scene.trial.standing is Standing.ASKED


def test_cards_move_and_can_be_hurried(driver: Driver) -> None:
    driver.app.context.change(speed="normal")
    scene = to_example(driver, "Sticky")
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    driver.frames(5)
    assert scene.trial.standing is Standing.SHOWING
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert scene.trial.standing is not Standing.SHOWING


def test_half_an_answer_is_taken_back_before_the_screen_is_left(driver: Driver) -> None:
    scene = to_example(driver, "Calculator")
    table = scene.trial.table
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    assert table.picture().window is not None
    driver.key(pygame.K_ESCAPE)
    assert table.picture().window is None
    assert driver.top is scene
    driver.key(pygame.K_ESCAPE)
    assert rules(driver) is driver.top


def test_the_keys_of_the_table_read_the_little_one(driver: Driver, read: list[str]) -> None:
    to_example(driver, "Reverse")
    driver.key(pygame.K_d)
    assert read[-1].startswith("Play is reversed")
    driver.key(pygame.K_2)
    assert read[-1].startswith("Pile 2: Reverse 5")
    driver.key(pygame.K_s)
    assert "you 3 cards" in read[-1] or "You three cards" in read[-1]


def test_ticks_last_as_long_as_the_screen(driver: Driver) -> None:
    rules(driver)._albums[ALBUM].solved.add(3)
    driver.key(pygame.K_ESCAPE)
    driver.app.stack.push(RulesScene(driver.app.context, "sixpack"))
    assert rules(driver)._albums[ALBUM].solved == set()
