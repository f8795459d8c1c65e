"""No frame paints much: after another size, language or theme the work is spread over the next frames."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from game.app import _EFFORT
from game.cardgames.registry import GAMES
from game.scenes.match.table import TableScene
from game.scenes.menus.settings.scene import SettingsScene
from game.tables.raft import drawing
from game.ui.drawing.allowance import Allowance
from game.ui.drawing.kept import Kept
from tests.support.driving import Driver
from tests.support.sampling import crossed

SIZE = 1280, 720
MOST = 6.0
"""The greatest effort of one painting, by which a frame may exceed its allowance."""
ALL_BYTES = 170 * 1024 * 1024
"""All that is kept, with the rest of the program, takes less than 300 MB."""


class Efforts:
    """The effort of each frame."""

    def __init__(self, driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
        self.frames: list[float] = []
        spend = Allowance.spend

        def spent(allowance: Allowance, pixels: int, rate: float) -> None:
            if allowance.bounded:
                self.frames[-1] += 0.1 + pixels * rate / 1_000_000
            spend(allowance, pixels, rate)

        monkeypatch.setattr(Allowance, "spend", spent)
        driver.around = self._around

    @contextmanager
    def _around(self) -> Iterator[None]:
        self.frames.append(0.0)
        yield


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    made = Driver(tmp_path, size=SIZE)
    yield made
    made.close()


def resize(driver: Driver, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))


CHANGES: dict[str, Callable[[Driver], None]] = {
    "size": lambda driver: resize(driver, (1400, 800)),
    "language": lambda driver: driver.app.context.change(language="de"),
    "theme": lambda driver: driver.app.context.change(high_contrast=True),
    "scale": lambda driver: driver.app.context.change(ui_scale=1.5),
    "felt": lambda driver: driver.app.context.change(felt="slate"),
}


def asked(driver: Driver, game: str) -> TableScene:
    """A match in which the player is asked, as it is drawn at last."""
    driver.app.context.screens.start(game, ("pip",) * (3 if game == "must_be_18" else 1), {}, rated=False)
    with driver.unseen():
        driver.until(lambda: driver.asked)
    driver.frames(2)
    return driver.table


def complete(driver: Driver) -> None:
    """Let frames go by until nothing is left to paint; time does not."""
    for _ in range(30):
        driver.frames(1, 0.0)
        driver.app.context.art.easel.wait()
        if not driver.app.context.art.allowance.short:
            return
    raise AssertionError("there is always something left to paint")


def pixels(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.app.surface, "RGB")


@pytest.mark.parametrize(("game", "change"), crossed(tuple(GAMES), tuple(CHANGES)))
def test_a_change_is_painted_over_some_frames(
    game: str, change: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked(driver, game)
    driver.app.bounded = True
    complete(driver)
    efforts = Efforts(driver, monkeypatch)
    CHANGES[change](driver)
    complete(driver)
    assert sum(efforts.frames) > 0, "there was something to paint"
    assert max(efforts.frames) <= _EFFORT + MOST
    shown = pixels(driver)
    driver.app.draw()
    assert pixels(driver) == shown, "in the end the picture is as if it was painted at once"


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_is_painted_over_some_frames(
    game: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.frames(20)
    driver.app.bounded = True
    complete(driver)
    efforts = Efforts(driver, monkeypatch)
    driver.app.context.screens.start(game, ("pip",) * (3 if game == "must_be_18" else 1), {}, rated=False)
    driver.app.frame(1 / 60)
    assert driver.app.unfinished
    complete(driver)
    assert len(efforts.frames) > 3
    assert max(efforts.frames) <= _EFFORT + MOST


def test_time_stands_still_and_input_waits_until_a_picture_is_complete(driver: Driver) -> None:
    driver.app.bounded = True
    complete(driver)
    scene = SettingsScene(driver.app.context)
    ages: list[float] = []
    scene.update = ages.append  # type: ignore[method-assign]
    driver.app.stack.push(scene)
    driver.app.frame(0.1)
    assert driver.app.unfinished
    focus = scene.form.index
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="", scancode=0))
    frames = 0
    while driver.app.unfinished:
        driver.app.frame(0.1)
        frames += 1
    assert (scene.form.index, len(ages)) == (focus, 1)
    assert frames > 1
    driver.app.frame(0.1)
    assert scene.form.index == focus + 1, "and is not lost"


def test_a_language_keeps_pictures_without_words(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    asked(driver, "six_takes")
    monkeypatch.setattr(drawing, "pond", lambda *_how: pytest.fail("it has no words"))
    for language in ("de", "fr", "en"):
        driver.app.context.change(language=language)
        driver.app.draw()


def test_all_that_is_kept_has_a_bound(driver: Driver) -> None:
    """Whatever is shown, in whatever size, language and theme."""
    asked(driver, "six_takes")
    kept = [one for one in gc.get_objects() if isinstance(one, Kept) and _used_by(driver, one)]
    assert len(kept) >= 8, "of letters, shapes, large pictures, cards and ducks"
    assert sum(one.most_bytes for one in kept) <= ALL_BYTES
    for size in ((1600, 900), (960, 540), (1920, 1080), (1280, 800)):
        resize(driver, size)
        for high_contrast in (True, False):
            driver.app.context.change(high_contrast=high_contrast)
            driver.frames(1)
            for one in gc.get_objects():
                if isinstance(one, Kept) and _used_by(driver, one):
                    assert one.bytes <= one.most_bytes or len(one) == 1


def _used_by(driver: Driver, kept: Kept[object]) -> bool:
    """Whether the program paints with it: tests keep some more."""
    return kept.allowance is driver.app.context.art.allowance
