"""No frame paints much: after a change of size, language or theme, the work is spread over several frames."""

import gc
from collections.abc import Callable
from pathlib import Path
from threading import Event
from threading import enumerate as enumerate_threads

import pygame
import pytest

from game import app
from game.app import _EFFORT, _LEAST_EFFORT, _LONG_STEP
from game.cardgames.registry import GAMES
from game.scenes.awards.won import AwardsWonScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.scene import ChapterScene, SettingsScene
from game.scenes.stack import Scene
from game.tables.raft import drawing
from game.ui.animation.crossfade import Crossfade
from game.ui.drawing.allowance import DRAWING, Allowance
from game.ui.drawing.draw import Pen
from game.ui.drawing.easel import Easel
from game.ui.drawing.surface_cache import SurfaceCache
from tests.support.driving import Driver
from tests.support.every_input import Stagecoach
from tests.support.light_thinking import think_lightly
from tests.support.sampling import crossed
from tests.support.spying import spy

SIZE = 1280, 720
PATIENCE = 60.0
pytestmark = pytest.mark.window(*SIZE)
SCENES = (
    "setup",
    "settings",
    "settings, Play",
    "controls",
    "records",
    "awards",
    "wardrobe",
    "tutorials",
    "arcade",
    "daily deal",
    "puzzles",
    "rules, Example",
    "coach",
    "run, map",
    "run, stall",
    "run, initials",
    "run, high scores",
)
"""Scenes with many or large pictures."""
MOST = 6.0
"""The greatest effort of one painting, by which a frame may exceed its allowance."""
ALL_BYTES = 73_000_000
"""The bytes of all caches, which with the rest of the program take less than 300 MB."""


class Efforts:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.frames: list[float] = []
        renew, spend = Allowance.begin_frame, Allowance.spend

        def renewed(allowance: Allowance, changes: int, effort: float | None = None) -> None:
            self.frames.append(0.0)
            assert effort is not None, "every frame has a limit"
            renew(allowance, changes, effort)

        def spent(allowance: Allowance, effort: float) -> None:
            if allowance.bounded:
                self.frames[-1] += effort
            spend(allowance, effort)

        monkeypatch.setattr(Allowance, "begin_frame", renewed)
        monkeypatch.setattr(Allowance, "spend", spent)


@pytest.fixture
def separate_driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path, SIZE)


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


def start(driver: Driver, game: str) -> None:
    opponents = 3 if game in ("must_be_18", "sixty_six") else 1
    driver.start_match(game, ("pip",) * opponents, rated=False)


def start_and_draw(driver: Driver, game: str) -> TableScene:
    """Start a match; return its table once the player is asked and everything is drawn."""
    start(driver, game)
    with driver.unseen():
        driver.until(lambda: driver.asked)
    driver.frames(2)
    return driver.table


def complete(driver: Driver, most: int = 30) -> None:
    """Run frames, without letting time pass, until nothing is left to paint."""
    for _ in range(most):
        driver.frames(1, 0.0)
        driver.app.context.art.easel.wait()
        if not driver.app.context.art.allowance.short:
            return
    raise AssertionError("there is always something left to paint")


def bound(driver: Driver) -> None:
    """Limit frames as for a player, and complete the picture on the screen."""
    driver.app.bounded = True
    complete(driver)


def bounded_efforts(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Efforts:
    """Limit frames, complete the picture, and return the efforts of all frames from now on."""
    bound(driver)
    return Efforts(monkeypatch)


def check_painting(driver: Driver, efforts: Efforts) -> None:
    """Check that new pictures are painted over several frames, none of which takes too long."""
    driver.app.frame(1 / 60)
    assert driver.app.unfinished
    complete(driver)
    assert len(efforts.frames) > 3
    assert max(efforts.frames) <= _EFFORT + MOST


def pixels(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.app.surface, "RGB")


@pytest.mark.parametrize(("game", "change"), crossed(tuple(GAMES), tuple(CHANGES)))
def test_change_is_painted_over_several_frames(
    game: str, change: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_and_draw(driver, game)
    efforts = bounded_efforts(driver, monkeypatch)
    CHANGES[change](driver)
    complete(driver)
    assert sum(efforts.frames) > 0, "there was something to paint"
    assert max(efforts.frames) <= _EFFORT + MOST
    shown = pixels(driver)
    driver.app.draw()
    assert pixels(driver) == shown, "the final picture equals one painted in a single frame"


def test_coach_is_painted_over_several_frames(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has the largest table, and its cards are larger, too."""
    think_lightly(monkeypatch)
    start(driver, "six_takes")
    with driver.unseen():
        while not driver.on(ScoringScene):
            # A round may win an award.
            driver.until(lambda: driver.asked or isinstance(driver.top, ScoringScene | AwardsWonScene))
            driver.past_awards()
            if driver.asked:
                driver.key(pygame.K_RETURN)
        driver.until(lambda: not driver.table.coaching.busy)
    efforts = bounded_efforts(driver, monkeypatch)
    driver.app.context.screens.coach(driver.table.coaching, 1)
    check_painting(driver, efforts)


@pytest.mark.parametrize("game", GAMES)
def test_new_table_is_painted_over_several_frames(
    game: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.frames(20)
    efforts = bounded_efforts(driver, monkeypatch)
    start(driver, game)
    check_painting(driver, efforts)


@pytest.mark.parametrize("name", SCENES)
def test_no_frame_of_a_scene_exceeds_its_allowance(
    name: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither with its own pictures, nor with later ones, such as photos and positions.

    The previous scene doesn't fade out, because no time passes.
    """
    monkeypatch.setattr("game.ui.animation.crossfade.SECONDS", 0.0)
    coach = Stagecoach(driver, "sixpack", examples=slice(0))
    efforts = bounded_efforts(driver, monkeypatch)
    with driver.unseen():
        coach.scenes[name]()
    driver.app.context.art.set_theme(driver.app.context.art.fonts.theme)
    driver.app._rescale()
    efforts.frames.clear()
    complete(driver, most=600)
    assert sum(efforts.frames) > 0, "there was something to paint"
    assert max(efforts.frames) <= _EFFORT + MOST
    shown = pixels(driver)
    driver.app.draw()
    assert pixels(driver) == shown, "the final picture equals one painted in a single frame"


@pytest.mark.parametrize("game", GAMES)
def test_page_with_a_live_table_fades_in_with_no_frame_painted_in_full(
    game: str, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.app.context.change(game=game)
    efforts = bounded_efforts(driver, monkeypatch)
    driver.open(ChapterScene(driver.app.context, CHAPTERS[1]))
    complete(driver, most=300)
    assert max(efforts.frames) <= _EFFORT + MOST


def test_time_stands_still_but_input_counts_until_a_picture_is_complete(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app._EFFORT", 1.0)
    bound(driver)
    scene = SettingsScene(driver.app.context)
    ages: list[float] = []
    scene.update = ages.append  # type: ignore[method-assign]
    driver.open(scene)
    shown = pixels(driver)
    driver.app.frame(0.1)
    assert driver.app.unfinished
    focus = scene.form.focused
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="", scancode=0))
    driver.app.frame(0.1)
    assert driver.app.unfinished
    assert scene.form.focused is not focus
    driver.frame(0.1)
    assert not driver.app.unfinished
    assert pixels(driver) != shown
    assert len(ages) == 1
    driver.frame(0.1)
    assert len(ages) == 2


def test_program_ends_immediately_during_an_unfinished_picture(driver: Driver) -> None:
    bound(driver)
    start(driver, "six_takes")
    driver.app.frame(0.1)
    assert driver.app.unfinished
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    driver.app.frame(0.1)
    assert not driver.app.running
    driver.app.close()
    assert all(thread.name != "easel" for thread in enumerate_threads())


@pytest.mark.parametrize("game", GAMES)
def test_table_that_exceeds_the_caches_is_still_shown(
    game: str, separate_driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pictures of the last frames stay cached; otherwise each frame would start from scratch."""
    plain = SurfaceCache.__init__
    monkeypatch.setattr(SurfaceCache, "__init__", lambda kept, _bytes, *how: plain(kept, 1, *how))
    start_and_draw(separate_driver, game)
    separate_driver.app.context.art.set_theme(separate_driver.app.context.art.fonts.theme)
    separate_driver.app.bounded = True
    efforts = Efforts(monkeypatch)
    resize(separate_driver, (1400, 800))
    complete(separate_driver)
    assert len(efforts.frames) > 2
    efforts.frames.clear()
    separate_driver.app.frame(0.0)
    assert efforts.frames == [0.0], "nothing is painted twice"


class Restless(Scene):
    """Always draws other pictures, more than a frame may paint."""

    def __init__(self) -> None:
        self.drawn = 0

    def draw(self, pen: Pen) -> None:
        for _ in range(20):
            pen.shapes.get(object(), lambda: pygame.Surface((100, 100)))
        self.drawn += 1


def test_scene_that_always_needs_new_pictures_is_shown_occasionally(driver: Driver) -> None:
    bound(driver)
    scene = driver.open(Restless())
    driver.frame(0.1)
    assert scene.drawn == 1


class Slow(Restless):
    """Takes some time for an update."""

    def __init__(self, driver: Driver, seconds: float) -> None:
        super().__init__()
        self._driver, self._seconds = driver, seconds

    def update(self, seconds: float) -> None:
        self._driver.now += self._seconds


@pytest.mark.parametrize(("share", "effort"), [(0.0, _EFFORT), (0.5, _EFFORT / 2), (0.99, _LEAST_EFFORT)])
def test_frame_with_a_long_update_paints_less(
    share: float, effort: float, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    efforts = bounded_efforts(driver, monkeypatch)
    driver.app.stack.push(Slow(driver, share * _LONG_STEP))
    driver.app.frame(0.01)
    assert efforts.frames == [pytest.approx(effort, abs=DRAWING.effort(10_000) / 2)]


class Spacious(Scene):
    """Shows a large picture whose painting takes as long as wanted."""

    def __init__(self) -> None:
        self.go_on = Event()

    def draw(self, pen: Pen) -> None:
        pen.backdrop("spacious", self._paint)

    def _paint(self) -> pygame.Surface:
        assert self.go_on.wait(PATIENCE)
        return pygame.Surface((10, 10))


def test_no_frame_waits_for_the_painting_thread(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    bound(driver)
    monkeypatch.setattr(Easel, "wait", lambda _easel: pytest.fail("a frame waits"))
    scene = driver.open(Spacious())
    for _ in range(300):
        driver.app.frame(0.01)
    assert driver.app.unfinished
    monkeypatch.undo()
    scene.go_on.set()
    driver.frame(0.01)
    assert not driver.app.unfinished


def test_memory_for_fades_is_allocated_in_a_frame_that_draws_nothing(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    bound(driver)
    drawn: list[bool] = []
    allocated = spy(monkeypatch, Crossfade, "allocate")
    monkeypatch.setattr(driver.app.stack, "draw", lambda _pen: drawn.append(True))
    resize(driver, (1400, 800))
    driver.app.frame(0.0)
    assert ([one.result for one in allocated], drawn, driver.app.unfinished) == ([True], [], True)
    driver.app.frame(0.0)
    later = {one.result for one in allocated[1:]}
    assert (later, drawn, driver.app.unfinished) == ({False}, [True], False)


def test_language_change_keeps_pictures_without_words(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_and_draw(driver, "six_takes")
    monkeypatch.setattr(drawing, "paint_pond", lambda *_how: pytest.fail("it has no words"))
    for language in ("de", "fr", "en"):
        driver.app.context.change(language=language)
        driver.app.draw()


def test_all_caches_are_limited(driver: Driver) -> None:
    """In several sizes, and with high contrast or without."""
    start_and_draw(driver, "six_takes")
    allowance = driver.app.context.art.allowance
    caches = [one for one in gc.get_objects() if isinstance(one, SurfaceCache)]
    kept = [one for one in caches if one.allowance is allowance]
    assert len(kept) >= 8, "of letters, shapes, large pictures, cards and ducks"
    assert sum(one.most_bytes for one in kept) <= ALL_BYTES
    for size in ((1600, 900), (960, 540), (1920, 1080), (1280, 800)):
        resize(driver, size)
        for high_contrast in (True, False):
            driver.app.context.change(high_contrast=high_contrast)
            driver.frames(1)
            for one in kept:
                assert one.bytes <= one.most_bytes or len(one) == 1
    now = [one for one in gc.get_objects() if isinstance(one, SurfaceCache) and one.allowance is allowance]
    assert set(map(id, now)) == set(map(id, kept)), "a size or theme has caches beside the old ones"


def test_free_memory_is_returned_while_something_moves(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A little at a time, so that it doesn't take long."""
    returned = spy(monkeypatch, app, "return_free_memory")
    for frames in (60, 120):
        driver.frames(60)
        assert len(returned) == frames // 60
