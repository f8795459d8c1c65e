"""Saved runs are read again when their files have changed, and only then; nobody shares one."""

import pytest

from game.arcade.run.saved import SavedRun
from game.scenes.pieces.saved_runs import saved_run
from game.scenes.run.run_session import open_run
from tests.scenes.run.running import begin, skip
from tests.support.driving import Driver


def test_a_run_is_read_when_its_file_has_changed(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    play, context = begin(driver), driver.app.context
    opened: list[str] = []
    plain = SavedRun.open

    def opening(path):  # type: ignore[no-untyped-def]
        opened.append(path.name)
        return plain(path)

    monkeypatch.setattr(SavedRun, "open", opening)
    for _ in range(3):
        assert open_run(context) == play.run
    assert len(opened) == 1
    skip(play)
    for _ in range(3):
        assert open_run(context) == play.run
    assert len(opened) == 2


def test_what_happens_in_a_run_that_is_not_on_the_disk_stays_in_its_own(driver: Driver) -> None:
    play, context = begin(driver), driver.app.context
    found = saved_run(context, play.saved.path)
    assert found is not None
    found.run = skip(play)
    again = saved_run(context, play.saved.path)
    assert again is not None
    assert again is not found
    again.run, before = begin(driver).run, again.run
    third = saved_run(context, play.saved.path)
    assert third is not None
    assert third.run == before == play.run


def test_a_run_that_cannot_be_read_is_told_of_each_time(driver: Driver) -> None:
    play, context = begin(driver), driver.app.context
    play.saved.path.write_text("{}\n")
    assert saved_run(context, play.saved.path) is None
    assert len(context.notices) == 1
    assert saved_run(context, play.saved.path) is None
    assert len(context.notices) == 2, "it has been set aside: now there is none"
