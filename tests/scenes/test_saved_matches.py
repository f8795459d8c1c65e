"""Saved matches are offered and resumed at the pending choice, or watched; unusable ones are reported."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec
import pygame
import pytest

from game.app import App
from game.cardgames.registry import GAMES
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.engine import journal as journals
from game.engine.journal import Header, Journal, Player
from game.engine.match import Match
from game.files.locks import try_lock
from game.scenes import frame
from game.scenes.match.launch import restart, resume
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.scenes.review.replay import ReplayScene, open_replay
from game.storage.history import records
from game.storage.places import Places, places
from game.ui.devices.actions import Action, ActionPressed, PointerPressed
from tests.engine.journals import choose, new_recorded_match
from tests.support.drawn_words import drawn_text, drawn_texts
from tests.support.driving import Driver
from tests.support.full_disk import full
from tests.support.playing import own_choices, play, start

HEADER = Header(
    version="0",
    game="six_takes",
    seed=5,
    options={"limit": 0},
    players=(Player("You"), Player("Bob", "drake", "bob"), Player("Nobody", "duckling", "a stranger")),
    started="2026-01-02T03:04:05+00:00",
)

STEP = 1 / 30


@pytest.fixture
def data_places(tmp_path: Path) -> Places:
    found = places(str(tmp_path))
    found.prepare()
    return found


@pytest.fixture
def app(data_places: Places) -> Iterator[App]:
    """Yield the program before its title screen."""
    made = App(data_places)
    made.bounded = False
    made.context.change(speed="instant", muted=True)
    yield made
    made.close()


def write_journal(
    where: Places, choices: int, header: Header = HEADER, name: str = "20260102-1.sixes"
) -> Match:
    """Write a journal with this many choices among the saves; return its match."""
    journal = Journal.create(where.saves / name, header)
    match = new_recorded_match(journal, header)
    for _ in range(choices):
        choose(match)
    journal.close()
    return match


def table_of(app: App) -> TableScene:
    return next(scene for scene in app.stack.scenes if isinstance(scene, TableScene))


def test_newest_unfinished_match_is_offered_first(data_places: Places, app: App) -> None:
    write_journal(data_places, 3, name="20260102-1.sixes")
    write_journal(data_places, 4, name="20260103-1.sixes")
    assert [path.name for path in app.context.archive.unfinished()] == [
        "20260103-1.sixes",
        "20260102-1.sixes",
    ]
    app.stack.push(TitleScene(app.context))
    assert app.stack.top.form.focused.describe().startswith("Resume")


def test_new_match_stays_newest_after_the_clock_was_set_back(
    data_places: Places, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_journal(data_places, 3, name="20990101-000000-9-six_takes.sixes")
    journal = app.context.archive.open_journal(HEADER)
    journal.close()
    assert journal.path.name == "20990101-000000-10-six_takes.sixes"
    app.context.change(match="")
    assert app.context.archive.unfinished()[0] == journal.path


def test_last_played_match_is_offered_first(data_places: Places, app: App) -> None:
    names = [f"2026010{day}-000000-1-six_takes.sixes" for day in (1, 2, 3)]
    for name in names:
        write_journal(data_places, 3, name=name)
    assert resume(app.context, app.stack, data_places.saves / names[1])
    app.stack.pop()
    assert [path.name for path in app.context.archive.unfinished()] == [names[1], names[2], names[0]]


def test_journal_whose_header_is_being_written_is_left_alone(data_places: Places, app: App) -> None:
    path = data_places.saves / "20260102-030405-1-six_takes.sixes"
    with path.open("xb") as other:
        # Another window has created and locked the file.
        assert try_lock(other)
        assert app.context.archive.unfinished() == []
        assert app.context.notices == []
    assert path.exists()
    assert app.context.archive.unfinished() == []
    assert not path.exists()
    assert app.context.notices[0].endswith("it was set aside as 20260102-030405-1-six_takes.sixes.damaged-1")


def test_empty_journal_that_was_taken_away_is_rewritten(
    data_places: Places, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between creating and locking the file, another window has set it aside."""
    lock = journals.try_lock

    def too_late(file: IO[bytes]) -> bool:
        monkeypatch.setattr(journals, "try_lock", lock)
        path = Path(file.name)
        path.rename(path.with_name("gone"))
        return lock(file)

    monkeypatch.setattr(journals, "try_lock", too_late)
    journal = app.context.archive.open_journal(HEADER)
    journal.close()
    assert journals.read_header(journal.path) == HEADER
    assert (data_places.saves / "gone").read_bytes() == b""


@pytest.mark.parametrize(
    "players",
    [
        (Player("You\0"), Player("B\u202eob", "drake", "bob\0"), Player("\x1b[2J", "duckling")),
        tuple(Player("" if seat else "You", "drake" if seat else "") for seat in range(4)),
    ],
)
def test_control_characters_and_empty_names_are_drawn(
    data_places: Places, app: App, players: tuple[Player, ...]
) -> None:
    write_journal(data_places, 3, msgspec.structs.replace(HEADER, players=players, table="A\0B\nC"))
    app.stack.push(TitleScene(app.context))
    for _ in range(4):
        app.frame(STEP)
    app.context.archive.readings.wait()
    app.stack.top.handle(ActionPressed(Action.CONFIRM))
    for _ in range(2):
        app.frame(STEP)
    assert isinstance(app.stack.top, TableScene)
    app.frame(STEP)


@pytest.mark.parametrize(
    ("players", "message"),
    [
        ((Player("x" * 100_000), Player("Bob", "drake")), "it is longer than 16,384 bytes"),
        ((Player("x" * 1_001), Player("Bob", "drake")), "expected texts of at most 1,000 letters"),
        ((Player("x" * 41), Player("Bob", "drake")), "length <= 40"),
        ((Player("You"), *[Player("Bob", "drake")] * 5_000), "longer than 16,384 bytes"),
        ((Player("You"), *[Player("Bob", "drake")] * 40), "length <= 32"),
    ],
)
def test_oversized_header_is_refused_and_set_aside(
    data_places: Places, app: App, players: tuple[Player, ...], message: str
) -> None:
    write_journal(data_places, 0, msgspec.structs.replace(HEADER, players=HEADER.players))
    path = data_places.saves / "20260102-1.sixes"
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(HEADER, players=players)) + b"\n")
    assert app.context.archive.unfinished() == []
    assert message in app.context.notices[0]
    assert not path.exists()
    assert path.with_name("20260102-1.sixes.damaged-1").exists()


def test_ended_match_without_a_record_shows_its_result_and_is_recorded(data_places: Places, app: App) -> None:
    match = write_journal(data_places, 999)
    assert match.over
    app.stack.push(TitleScene(app.context))
    assert resume(app.context, app.stack, app.context.archive.unfinished()[0])
    for _ in range(9):
        app.frame(STEP)
    assert isinstance(app.stack.top, ScoringScene)
    found, _ = records.load(data_places.records)
    assert [one.journal for one in found] == ["20260102-1.sixes"]
    assert found[0].ranking == match.ranking
    assert found[0].totals == SIX_TAKES.totals(match.state)
    assert found[0].rounds == (found[0].totals[0],)
    assert app.context.archive.unfinished() == []


def test_torn_last_line_is_reported_and_the_match_continues(data_places: Places, app: App) -> None:
    match = write_journal(data_places, 5)
    path = data_places.saves / "20260102-1.sixes"
    path.write_bytes(path.read_bytes() + b'{"seat":0,"cho')
    app.stack.push(TitleScene(app.context))
    assert resume(app.context, app.stack, path)
    assert app.context.notices == [
        "20260102-1.sixes: line 7 is broken (expected a choice, but it breaks off); "
        "the rest was set aside as 20260102-1.sixes.damaged-1"
    ]
    assert table_of(app).session.match.history == match.history
    assert [one.name for one in app.context.archive.unfinished()] == ["20260102-1.sixes"]


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (msgspec.structs.replace(HEADER, format=2), "expected format 1, got 2; is it from a newer version?"),
        (msgspec.structs.replace(HEADER, game="whist"), "unknown game 'whist': expected one of six_takes"),
    ],
)
def test_newer_versions_match_is_reported_and_left_alone(
    data_places: Places, app: App, header: Header, message: str
) -> None:
    path = data_places.saves / "one.sixes"
    content = msgspec.json.encode(header) + b"\n"
    path.write_bytes(content)
    for _ in range(2):
        assert app.context.archive.unfinished() == []
        assert len(app.context.notices) == 1
        assert message in app.context.notices[0]
        assert str(path) in app.context.notices[0]
    assert path.read_bytes() == content
    assert not open_replay(app.context, app.stack, path)


@pytest.mark.parametrize(
    ("players", "message"),
    [
        ((Player("You"), Player("Bob", "wizard")), "players[1].level: expected one of duckling, drake, swan"),
        ((Player("You"), Player("Bob", "swan@10001")), "players[1].level: expected at most 10,000 samples"),
        ((Player("You"), Player("Bob", "swan@" + "9" * 99)), "players[1].level: 'swan@999"),
        (tuple(Player(name) for name in "ABCDE"), "expected one to 4 players without a level"),
        ((Player("A", "drake"), Player("B", "drake")), "expected one to 4 players without a level"),
    ],
)
def test_unplayable_match_is_reported(
    data_places: Places, app: App, players: tuple[Player, ...], message: str
) -> None:
    write_journal(data_places, 3, msgspec.structs.replace(HEADER, players=players))
    app.stack.push(TitleScene(app.context))
    path = app.context.archive.unfinished()[0]
    assert not resume(app.context, app.stack, path)
    assert message in app.context.notices[-1]
    assert isinstance(app.stack.top, TitleScene)
    assert open_replay(app.context, app.stack, path), "it can still be watched"


def test_match_is_played_in_one_window_at_a_time(data_places: Places, app: App) -> None:
    write_journal(data_places, 3)
    path = data_places.saves / "20260102-1.sixes"
    elsewhere = Journal.reopen(path)
    app.stack.push(TitleScene(app.context))
    assert not resume(app.context, app.stack, path)
    told = "You’re playing this match in another window. Go on there, or close that window first."
    assert app.context.notices[-1] == told
    elsewhere.close()
    assert resume(app.context, app.stack, path)


def test_same_again_works_with_opponents_that_are_gone(data_places: Places, app: App) -> None:
    write_journal(data_places, 3)
    app.stack.push(TitleScene(app.context))
    resume(app.context, app.stack, data_places.saves / "20260102-1.sixes")
    header = table_of(app).session.header
    app.stack.pop()
    app.context.seed = 77
    restart(app.context, app.stack, header)
    again = table_of(app).session.header
    assert again.players[1:] == header.players[1:]
    assert (again.seed, again.options) == (77, header.options)


def test_same_again_is_saved_with_canonical_levels(data_places: Places, app: App) -> None:
    players = (Player("You"), Player("Bob", "drake@2:hasty", "bob"))
    write_journal(data_places, 3, msgspec.structs.replace(HEADER, players=players))
    app.stack.push(TitleScene(app.context))
    assert resume(app.context, app.stack, data_places.saves / "20260102-1.sixes")
    header = table_of(app).session.header
    app.stack.pop()
    restart(app.context, app.stack, header)
    assert table_of(app).session.header.players[1] == Player("Bob", "drake:hasty@2", "bob")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others' file names are always Unicode")
def test_name_of_the_data_directory_need_not_be_utf_8(tmp_path: Path) -> None:
    where = places(str(tmp_path / "data\udcff"))
    where.prepare()
    where.settings.mkdir()
    app = App(where)
    app.stack.push(TitleScene(app.context))
    assert app.context.notices == [f"{where.settings}: can't be read (Is a directory); using the defaults"]
    app.frame(STEP)
    app.close()


def test_undo_on_a_full_disk_is_reported_and_done(
    data_places: Places, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_journal(data_places, 1, msgspec.structs.replace(HEADER, rated=False))
    app.stack.push(TitleScene(app.context))
    resume(app.context, app.stack, data_places.saves / "20260102-1.sixes")
    session = table_of(app).session

    monkeypatch.setattr(os, "fsync", full)
    assert session.undo()
    assert session.match.history == []
    assert session.problem == "the match is no longer saved: No space left on device"


def test_unwritable_saves_do_not_stop_a_match(data_places: Places, app: App) -> None:
    data_places.saves.rmdir()
    data_places.saves.write_text("not a folder")
    assert app.context.archive.open_journal(HEADER).problem == "Not a directory"
    assert "this match can't be saved (Not a directory)" in app.context.notices[-1]


def test_new_journals_have_distinct_names_that_sort_by_age(app: App) -> None:
    opened = [app.context.archive.open_journal(HEADER) for _ in range(3)]
    names = [journal.path.name for journal in opened]
    for journal in opened:
        journal.close()
    assert len(set(names)) == 3
    assert names == sorted(names)


def test_replay_goes_to_any_stop_and_back(data_places: Places, app: App) -> None:
    match = write_journal(data_places, 12)
    app.stack.push(TitleScene(app.context))
    assert open_replay(app.context, app.stack, data_places.saves / "20260102-1.sixes")
    replay = app.stack.top
    assert replay.go_to_stop(replay.stops - 1)
    assert replay.table.view == match.view(0)
    assert not replay.go_to_stop(replay.stops)
    assert replay.go_to_stop(0)
    for stop in range(1, replay.stops):
        assert replay.go_to_stop(stop)
    for _ in range(600):
        app.frame(STEP)
        if not replay.show.busy:
            break
    assert replay.table.view == match.view(0)


def test_click_on_a_replays_picture_plays_and_pauses(data_places: Places, app: App) -> None:
    write_journal(data_places, 12)
    assert open_replay(app.context, app.stack, data_places.saves / "20260102-1.sixes")
    replay = app.stack.top
    assert isinstance(replay, ReplayScene)
    app.frame(STEP)
    for playing in (False, True):
        app.handle(PointerPressed(640, 200, 1))
        assert replay.playing is playing
    between = replay.controls["coach"].right + 1, replay.controls["coach"].centery
    app.handle(PointerPressed(*between, 1))
    assert replay.playing, "a click between two buttons does nothing"
    app.handle(PointerPressed(*replay.controls["play"].center, 1))
    assert not replay.playing


def test_speed_of_a_replay_is_changed_by_each_device(driver: Driver) -> None:
    scene = open_replay_at_end(driver, "six_takes")
    assert scene.show.speed == "fast"
    driver.key(pygame.K_PLUS)
    assert scene.show.speed == "slow"
    driver.click(*scene.controls["speed"].center)
    assert scene.show.speed == "normal"
    assert "1×" in drawn_text(driver)
    with driver.pad() as tap:
        tap("dpup")
        assert scene.show.speed == "fast"
        assert {"go on", "back", "speed", "coach"} <= {*drawn_texts(driver)}
        tap("dpdown")
        assert scene.show.speed == "normal"
        tap("y", "dpdown")
        assert scene.show.speed == "normal", "the table is read"


def test_caption_of_a_menu_is_not_shown_at_the_table(data_places: Places, app: App) -> None:
    write_journal(data_places, 4)
    app.context.captions.say("One round: A practice match with Pip and Flora.")
    assert resume(app.context, app.stack, data_places.saves / "20260102-1.sixes")
    app.frame(STEP)
    assert "Pip" not in app.context.captions.text_to_show(narrated=True)


# -- replays ---------------------------------------------------------------------------------------------


def open_replay_at_end(driver: Driver, game: str) -> ReplayScene:
    """Open the replay of a match, and go to its end, at which the player was asked."""
    start(driver, game)
    driver.until(lambda: driver.table.table.model.prompting)
    path = driver.table.session.journal.path
    driver.app.context.screens.title()
    driver.app.context.screens.watch(path)
    scene = driver.top
    assert isinstance(scene, ReplayScene)
    driver.key(pygame.K_END)
    driver.until(lambda: not scene.moving)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_asked_in_a_replay(game: str, driver: Driver) -> None:
    scene = open_replay_at_end(driver, game)
    view = scene.table.view
    assert scene.table.model.rules.choices(view), "live, the player would choose now"
    assert not scene.table.asking
    assert not scene.table.model.prompting


def test_shoulder_buttons_step_through_a_replay(driver: Driver) -> None:
    start(driver, "six_takes")
    play(driver, enough=lambda: own_choices(driver) == 2)
    path = driver.table.session.journal.path
    driver.app.context.screens.title()
    driver.app.context.screens.watch(path)
    driver.key(pygame.K_HOME)
    with driver.pad() as press:
        for button, stop in (("rightshoulder", 1), ("leftshoulder", 0)):
            press(button)
            assert driver.top.stop == stop


def test_prompt_in_a_replay_says_what_confirm_does(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = open_replay_at_end(driver, "six_takes")
    told: list[dict[Action, str]] = []
    monkeypatch.setattr(frame, "draw_prompts", lambda *how, **_more: told.append(dict(how[3])))
    driver.frames(1)
    assert told[-1][Action.CONFIRM] == "go on"
    driver.key(pygame.K_HOME, pygame.K_RETURN)
    assert scene.playing
    driver.app.draw()
    assert told[-1][Action.CONFIRM] == "pause"
