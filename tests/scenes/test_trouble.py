"""A scene that fails: the player is told, continues, and loses nothing."""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import VERSION
from game.app import ScenesFailed
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.scenes.review.replay import open_replay
from game.scenes.stack import Scene
from game.scenes.trouble import TroubleScene
from game.storage import reports
from game.ui.devices.actions import WindowClosed
from game.ui.drawing.draw import Pen
from tests.support.driving import STEP, Driver
from tests.support.full_disk import full
from tests.support.light_thinking import think_lightly


class Guarded(Driver):
    """The program as it's played: exceptions in scenes don't leave a frame."""

    def frame(self, seconds: float) -> None:
        self.app.run_guarded(lambda: self.app.frame(seconds))

    def listening(self) -> TroubleScene:
        """Return the trouble scene once it takes input."""
        assert isinstance(self.top, TroubleScene)
        self.frames(40)
        return self.top


class Failing(Scene):
    def __init__(self, where: str) -> None:
        self.where = where

    def _fail(self, where: str) -> None:
        if where == self.where:
            raise ValueError(f"no {where} today")

    def resume(self) -> None:
        self._fail("resume")

    def update(self, seconds: float) -> None:
        self._fail("update")

    def draw(self, pen: Pen) -> None:
        pen.clip(pygame.FRect(0, 0, 5, 5))
        self._fail("draw")

    def handle(self, event: object) -> bool:
        self._fail("handle")
        return True

    def shutdown(self) -> None:
        raise RuntimeError("nor an end")


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Guarded:
    think_lightly(monkeypatch)
    return Guarded(tmp_path)


def match(driver: Driver, game: str = "six_takes", choices: int = 2) -> None:
    """Start a match and play until the player is asked for the third time."""
    driver.start_match(game, ("pip", "dot", "bob"))
    for _ in range(choices):
        driver.until(lambda: driver.asked)
        driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.asked)


def saved_report(folder: Path) -> str:
    (path,) = (folder / "reports").iterdir()
    return path.read_text(encoding="utf-8")


def fail(words: str = "no luck") -> None:
    raise LookupError(words)


@pytest.mark.parametrize("where", ["resume", "update", "draw", "handle"])
def test_failing_scene_leaves_its_match_safe_and_resumable(
    where: str, driver: Guarded, tmp_path: Path
) -> None:
    match(driver)
    session = driver.table.session
    left, path = session.view, session.journal.path
    driver.app.run_guarded(lambda: driver.app.stack.push(Failing(where)))
    driver.key(pygame.K_LEFT)
    scene = driver.listening()
    assert len(driver.app.stack) == 1
    assert "The match is safe" in scene.words[0]
    assert f"ValueError: no {where} today" in scene.words[3]
    assert session.journal is None
    assert driver.app.context.thinker.process_id is None
    assert f"ValueError: no {where} today" in saved_report(tmp_path)
    driver.key(pygame.K_RETURN)
    assert driver.on(TitleScene)
    driver.frames(10)
    driver.key(pygame.K_RETURN)
    assert driver.on(TableScene)
    assert driver.table.session.journal.path == path
    assert driver.table.session.view == left
    assert driver.app.context.notices == []
    driver.until(lambda: driver.asked)
    driver.key(pygame.K_RETURN)
    assert len(driver.table.session.view.hand) == len(left.hand) - 1


def test_table_that_cannot_be_shown_unlocks_its_journal(
    driver: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock belongs to the match, and mustn't be held by a table that was never made."""
    match(driver)
    driver.app.stack.pop()
    with monkeypatch.context() as patch:
        patch.setattr("game.scenes.match.table.make_table", lambda *_: fail())
        driver.key(pygame.K_RETURN)
        driver.listening()
    driver.key(pygame.K_RETURN, pygame.K_RETURN)
    assert driver.on(TableScene)
    assert driver.app.context.notices == []


def test_report_has_what_is_needed_to_fix_it(driver: Guarded, tmp_path: Path) -> None:
    match(driver)
    driver.app.context.change(name="Zoë")
    path = driver.table.session.journal.path
    last = path.read_text().splitlines()[-1]
    driver.app.run_guarded(lambda: fail("a \udc80 broken \x00 name"))
    text = saved_report(tmp_path)
    assert f"Sixes: {VERSION}" in text
    assert f"Python {sys.version_info.major}.{sys.version_info.minor}" in text
    assert f"pygame-ce {pygame.version.ver}" in text
    assert "Scenes: TitleScene, TableScene" in text
    assert "in fail\n    raise LookupError(words)" in text
    assert "LookupError: a \\udc80 broken" in text
    assert '"name": "Zoë"' in text
    assert str(path) in text
    assert '"game":"six_takes"' in text
    assert last in text
    scene = driver.listening()
    assert str(next((tmp_path / "reports").iterdir())) in "".join(scene.words[1].split("\n"))


def test_report_overwrites_no_other_and_nothing_is_lost(driver: Guarded, tmp_path: Path) -> None:
    written = [reports.save(tmp_path / "reports", f"{number}") for number in range(5)]
    assert [path.read_text() for path in written] == [*"01234"]


def test_unwritable_report_is_mentioned(driver: Guarded, tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("a file, not a folder")
    match(driver)
    driver.app.run_guarded(fail)
    scene = driver.listening()
    assert scene.words[1] == "Couldn’t write a report (File exists)."
    assert "LookupError: no luck" in scene.words[3]
    driver.key(pygame.K_RETURN, frames=5)
    assert driver.on(TitleScene)
    assert (tmp_path / "reports").read_text() == "a file, not a folder"


def by_key(driver: Guarded, row: int) -> None:
    for _ in range(row):
        driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)


def by_mouse(driver: Guarded, row: int) -> None:
    driver.click_row(("Back to the title", "Quit")[row])


def by_pad(driver: Guarded, row: int) -> None:
    with driver.pad() as press:
        press(*["dpdown"] * row, "a")


@pytest.mark.parametrize("press", [by_key, by_mouse, by_pad])
def test_each_device_alone_goes_back_and_quits(
    press: Callable[[Guarded, int], None], driver: Guarded
) -> None:
    driver.app.run_guarded(fail)
    driver.listening()
    press(driver, 0)
    assert driver.on(TitleScene)
    driver.frames(200)
    driver.app.run_guarded(fail)
    driver.listening()
    assert driver.app.running
    press(driver, 1)
    assert not driver.app.running


def test_press_meant_for_the_failed_scene_is_ignored(driver: Guarded) -> None:
    driver.app.run_guarded(fail)
    driver.key(pygame.K_RETURN)
    assert driver.on(TroubleScene)
    driver.app.handle(WindowClosed())
    assert not driver.app.running


def test_everything_is_read_aloud(driver: Guarded) -> None:
    spoken = driver.hear()
    match(driver)
    driver.app.run_guarded(fail)
    said = spoken[-1]
    assert said.startswith(
        "That shouldn’t have happened. This was Sixes’ mistake, not yours. The match is safe"
    )
    assert "reports" in said
    assert said.endswith("Back to the title. Resume a match, or start another one. 1 of 2.")
    driver.listening()
    driver.key(pygame.K_DOWN)
    assert spoken[-1].startswith("Quit.")


def test_keys_are_no_longer_text_after_a_failed_text_field(driver: Guarded) -> None:
    driver.app.context.input.set_text_mode(True)
    driver.app.context.input.capture_next()
    driver.app.run_guarded(fail)
    driver.listening()
    driver.key(pygame.K_DOWN)
    assert driver.top.form.focused.text == "Quit"


def test_replay_and_unsaved_match_are_described_as_they_are(
    driver: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    match(driver)
    path = driver.table.session.journal.path
    driver.app.stack.pop()
    open_replay(driver.app.context, driver.app.stack, path)
    driver.app.run_guarded(fail)
    assert "replays don’t change anything" in driver.listening().words[0]
    driver.key(pygame.K_RETURN, frames=200)
    monkeypatch.setattr("game.scenes.archive.Archive.open_journal", lambda *_: None)
    match(driver)
    driver.app.run_guarded(fail)
    assert "wasn’t being saved" in driver.listening().words[0]


def test_partly_saved_match_is_described_as_such(driver: Guarded, monkeypatch: pytest.MonkeyPatch) -> None:
    match(driver)
    monkeypatch.setattr(os, "fsync", full)
    driver.key(pygame.K_RETURN)
    driver.app.run_guarded(fail)
    assert "Some choices in this match aren’t saved: No space left on device." in driver.listening().words[0]


def test_failing_trouble_scene_ends_the_program(
    driver: Guarded, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    driver.app.run_guarded(fail)
    monkeypatch.setattr(TroubleScene, "draw", lambda *_: fail("no picture either"))
    with pytest.raises(ScenesFailed, match=r"LookupError: no picture either; .*report-.*-[12]\.txt"):
        driver.frames(1)
    assert len(list((tmp_path / "reports").iterdir())) == 2


def test_trouble_scene_that_cannot_start_ends_the_program(
    driver: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TroubleScene, "resume", lambda *_: fail("no words"))
    with pytest.raises(ScenesFailed, match="LookupError: no luck"):
        driver.app.run_guarded(fail)


@pytest.mark.parametrize("where", ["resume", "update", "draw"])
def test_title_that_fails_again_ends_the_program(
    where: str, driver: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TitleScene, where, lambda *_: fail(f"no {where}"))
    driver.app.run_guarded(driver.top.resume if where == "resume" else lambda: driver.app.frame(STEP))
    driver.listening()

    def back() -> None:
        driver.key(pygame.K_RETURN, frames=3)

    with pytest.raises(ScenesFailed, match=f"LookupError: no {where}"):
        back()


def test_match_that_fails_again_does_not_end_the_program(
    driver: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who resumes it immediately is told each time, and may leave it alone."""
    match(driver)
    monkeypatch.setattr(TableScene, "update", lambda *_: fail())
    driver.frames(1)
    for _ in range(3):
        driver.listening()
        driver.key(pygame.K_RETURN)
        assert driver.on(TitleScene)
        driver.key(pygame.K_RETURN, frames=2)
    driver.listening()


@pytest.mark.parametrize(
    "end", [KeyboardInterrupt(), SystemExit(128 + signal.SIGTERM)], ids=["interrupt", "signal"]
)
def test_exceptions_that_end_the_program_pass(end: BaseException, driver: Guarded) -> None:
    def ending() -> None:
        raise end

    with pytest.raises(type(end)):
        driver.app.run_guarded(ending)


def test_scene_that_raises_system_exit_is_treated_like_any_failure(driver: Guarded) -> None:
    """A plug-in card game may do so while its table is imported."""

    def leave() -> None:
        raise SystemExit("bye")

    driver.app.run_guarded(leave)
    assert driver.on(TroubleScene)


def test_unguarded_frame_raises_what_a_scene_raises(driver: Guarded) -> None:
    """Automatic play, screenshots and measurements must end when a scene fails."""
    driver.open(Failing("update"))
    with pytest.raises(ValueError, match="no update today"):
        driver.app.frame(STEP)
    driver.app.stack._scenes.pop()


def test_program_continues_after_a_failure_and_ends_if_the_trouble_scene_fails(
    driver: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[bool] = []
    monkeypatch.setattr(driver.app, "close", lambda: closed.append(True))
    driver.open(Failing("draw"))
    monkeypatch.setattr(TroubleScene, "update", lambda *_: driver.app.quit())
    driver.app.run()
    assert driver.on(TroubleScene)
    driver.app.running = True
    monkeypatch.setattr(TroubleScene, "update", lambda *_: fail())
    with pytest.raises(ScenesFailed):
        driver.app.run()
    assert closed == [True, True]
    monkeypatch.undo()


@pytest.mark.parametrize("inner", [1, 20, 45, 62])
def test_words_fit_the_smallest_window_at_the_largest_size(inner: int, tmp_path: Path) -> None:
    # A path of 130 letters, whatever the tests' folder is called.
    outer = tmp_path / ("a-rather-long-name-of-a-directory" * 4)[: max(128 - inner - len(str(tmp_path)), 1)]
    driver = Guarded(outer / ("b" * inner), size=(960, 540))
    driver.app.context.change(ui_scale=1.5)
    match(driver)
    driver.app.run_guarded(lambda: fail("words " * 60))
    form = driver.listening().form
    assert form.height <= form.area.height + 1


def test_failed_scoring_after_the_last_round_keeps_the_result(
    driver: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ScoringScene, "update", lambda *_: fail())
    driver.start_match("six_takes", ("pip", "dot"), {"limit": 0})
    while not driver.on(TroubleScene):
        driver.until(lambda: driver.on(TroubleScene) or driver.asked)
        if driver.asked:
            driver.key(pygame.K_RETURN)
    driver.listening()
    assert len(driver.app.context.archive.results()) == 1
    assert driver.app.context.archive.unfinished() == []


def test_keys_of_the_trouble_scene_can_be_heard(driver: Guarded) -> None:
    driver.open(Failing("update"), frames=1)
    scene = driver.listening()
    heard = driver.hear()
    driver.key(pygame.K_F1)
    assert heard[-1].startswith("Key list. ")
    driver.key(pygame.K_ESCAPE)
    assert driver.top is scene
    assert heard[-1].startswith("That shouldn’t have happened. ")
