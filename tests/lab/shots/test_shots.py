"""The command `shots`: every group of pictures is taken in a process of its own."""

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.ai.agent import Budget
from game.ai.factory import make_agent
from game.arcade.run.scoring import run_scoring_of
from game.cardgames.registry import GAMES, kit_of, rules_of
from game.engine.contract import Setup
from game.files.streams import CommandError
from game.lab import shots
from game.lab.shots import arcade, films, png
from game.lab.shots.parallel import TaskFailed, run_parallel
from game.lab.shots.runs import run_pictures
from game.lab.shots.studio import ProgramStudio, SynchronousThinker
from game.scenes.match.scoring import ScoringScene
from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.review.coach import CoachScene
from game.scenes.review.figures import FiguresScene
from game.scenes.review.second_try import SecondTryScene
from game.scenes.run.results.end import RunEndScene
from game.tables.studio import FilmStrip
from game.ui.drawing.text import Fonts
from tests.conftest import ROOT
from tests.hi_lo.kit import HiLoKit
from tests.lab.shots.tasks import fail, report_and_wait
from tests.support.sampling import sampled
from tests.support.stopping import StopsFirst

PATIENCE = 300.0


def test_every_shared_screen_has_a_picture_of_the_requested_size(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shots, "GAMES", {})
    monkeypatch.setattr(shots, "MENUS", ("closing",))
    monkeypatch.setattr(shots, "PLACES", ())
    assert shots.run(tmp_path / "new", (960, 540), 1.0, jobs=1) == 0
    taken = sorted((tmp_path / "new").iterdir())
    assert [path.name for path in taken] == [
        "controls.png",
        "glossary.png",
        *(f"settings-{number}.png" for number in range(1, len(CHAPTERS) + 1)),
        "settings.png",
        "sounds-six_takes.png",
        "sounds-sixpack.png",
        "sounds.png",
        "trouble.png",
    ]
    assert {pygame.image.load(path).get_size() for path in taken} == {(960, 540)}
    assert f"{len(taken)} pictures in" in capsys.readouterr().out


def test_large_pictures_are_taken_one_at_a_time() -> None:
    """Two of them would need more than 600 MB."""
    assert shots.process_count_for((3840, 2160)) == 1
    assert (
        shots.process_count_for((2560, 1080)) == shots.process_count_for((1280, 720)) == (os.cpu_count() or 1)
    )


def test_unwritable_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(CommandError, match="can't write pictures here"):
        shots.run(tmp_path / "file" / "inside", (960, 540), 1.0)


def test_pictured_runs_have_only_combos_of_their_games(tmp_path: Path) -> None:
    studio = ProgramStudio(tmp_path, (640, 360), 1.0, str(tmp_path))
    try:
        run_pictures(studio)["run-end"]()
        scene = studio.app.stack.top
        assert isinstance(scene, RunEndScene)
        assert len(scene.play.run.played) >= 10
        for one in scene.play.run.played:
            known = {combo.id for combo in run_scoring_of(scene.play.node(one.node).game).combos}
            assert one.combos.keys() <= known, one
    finally:
        studio.app.close()


# -- processes ---------------------------------------------------------------------------------------


def process_ids_in(folder: Path) -> list[int]:
    return [int(path.suffix[1:]) for path in folder.glob("*.*")]


def is_running(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


def test_every_task_has_a_process_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "go").touch()
    tasks = [partial(report_and_wait, tmp_path, number) for number in range(3)]
    assert sorted(run_parallel(tasks, 2)) == [0, 1, 2]
    processes = process_ids_in(tmp_path)
    assert len(set(processes)) == 3
    assert not any(map(is_running, processes))


def test_failed_task_ends_the_others(tmp_path: Path) -> None:
    with pytest.raises(TaskFailed):
        list(run_parallel([partial(report_and_wait, tmp_path, 0), fail], 2))
    assert not any(map(is_running, process_ids_in(tmp_path)))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_task_of_a_stopped_process_is_done_by_another(tmp_path: Path) -> None:
    (tmp_path / "go").touch()
    clock = StopsFirst("task", 2)
    tasks = [partial(report_and_wait, tmp_path, number) for number in range(3)]
    assert sorted(run_parallel(tasks, 2, clock)) == [0, 1, 2]
    assert len(clock.hit) == 2
    assert not any(map(is_running, clock.hit))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_task_fails_if_its_processes_keep_being_stopped(tmp_path: Path) -> None:
    clock = StopsFirst("task", 9)
    with pytest.raises(TaskFailed):
        list(run_parallel([partial(report_and_wait, tmp_path, 0)], 1, clock))
    assert len(clock.hit) == 3
    assert not any(map(is_running, clock.hit))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize(("number", "code"), sampled([(signal.SIGINT, 130), (signal.SIGTERM, 143)], 1))
def test_interrupted_shots_end_immediately_and_cleanly(
    number: signal.Signals, code: int, tmp_path: Path
) -> None:
    environment = {**os.environ, "TMPDIR": str(tmp_path / "temporary")}
    (tmp_path / "temporary").mkdir()
    running = subprocess.Popen(
        [sys.executable, "main.py", "shots", str(tmp_path / "new"), "--size", "640x360"],
        cwd=ROOT,
        env=environment,
        # In the background, where tests may run, it would ignore Ctrl-C.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        end = time.monotonic() + PATIENCE
        while not list((tmp_path / "new").glob("*.png")):
            assert time.monotonic() < end, "no picture came"
            time.sleep(0.05)
        running.send_signal(number)
        _output, errors = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
    assert running.returncode == code
    assert errors == ""
    assert not list((tmp_path / "temporary").iterdir())


# -- films -------------------------------------------------------------------------------------------


def test_films_have_distinct_names() -> None:
    names = [name for kit in GAMES.values() for name in kit.films()] + list(arcade.FILMS)
    assert len(set(names)) == len(names)
    assert {"reveal", "row-taken", "claim", "trick", "eighteen", "round-end", "ceremony"} < set(names)


def test_game_needs_no_films() -> None:
    assert HiLoKit().films() == {}


def test_unknown_film_is_refused_with_a_list(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="no film 'x'; expected one of six-takes, reveal"):
        shots.run(tmp_path, (1280, 720), 1.0, "x")


def test_missing_library_is_reported_with_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(CommandError, match=r"pictures need Pillow .* run: python -m pip install"):
        shots.run(tmp_path, (1280, 720), 1.0, "six-takes")


@pytest.mark.campaign
def test_coachs_pictures_show_a_turning_point_and_all_figures(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory() as data:
        studio = ProgramStudio(tmp_path, (320, 180), 1.0, data)
        try:
            taken = GAMES["sixty_six"].pictures(studio)
            scenes = {
                "scoring": ScoringScene,
                "turning": CoachScene,
                "again": SecondTryScene,
                "coach": FiguresScene,
            }
            for name, scene in scenes.items():
                taken[f"sixty-six-{name}"]()
                assert isinstance(studio.app.stack.top, scene)
        finally:
            studio.app.close()


def test_film_starts_before_its_event_and_continues_after_it(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory() as data:
        studio = ProgramStudio(tmp_path, (640, 360), 1.0, data)
        try:
            heard: list[int] = []
            strip = GAMES["six_takes"].films()["reveal"]

            def start(given: ProgramStudio) -> None:
                strip.start(given)
                tell = studio.scene.show.shown

                def shown(event: object) -> None:
                    tell(event)  # type: ignore[arg-type]
                    if isinstance(event, strip.event):
                        heard.append(len(given.table.view.hand))

                studio.scene.show.shown = shown

            film = studio.film_frames(FilmStrip(start, strip.event, 2.0, lead=1.0), 8, 180)
            pictures = [next(film)]
            assert heard, "the event comes before the first picture is returned"
            begun = len(heard)
            pictures += film
        finally:
            studio.app.close()
    assert len(heard) == begun
    assert [picture.get_size() for picture in pictures] == [(320, 180)] * 8
    assert len({pygame.image.tobytes(picture, "RGB") for picture in pictures}) > 6


@pytest.mark.parametrize(
    ("name", "scene", "moving"),
    [("score-sheet", "ScoreSheetScene", 6), ("charm-taken", "MapScene", 3), ("door", "DailyScene", 3)],
)
def test_films_of_scenes_show_what_moves(tmp_path: Path, name: str, scene: str, moving: int) -> None:
    with tempfile.TemporaryDirectory() as data:
        studio = ProgramStudio(tmp_path, (640, 360), 1.0, data)
        try:
            pictures = list(studio.film_frames(arcade.FILMS[name], 8, 180))
            assert type(studio.app.stack.top).__name__ == scene
        finally:
            studio.app.close()
    assert len({pygame.image.tobytes(picture, "RGB") for picture in pictures}) >= moving


def test_film_whose_event_never_comes_is_reported(tmp_path: Path) -> None:
    with tempfile.TemporaryDirectory() as data:
        studio = ProgramStudio(tmp_path, (640, 360), 1.0, data)
        try:
            strip = GAMES["six_takes"].films()["reveal"]
            with pytest.raises(LookupError, match="CardsRevealed never came as wanted"):
                list(studio.film_frames(strip._replace(lead=0, fits=lambda _event, _table: False), 12, 180))
        finally:
            studio.app.close()


def test_sheet_shows_all_pictures_in_reading_order() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    strip = FilmStrip(lambda _studio: None, object, 3.0, frames=6)  # type: ignore[arg-type]
    pictures = []
    for number in range(6):
        picture = pygame.Surface((160, 90))
        picture.fill((40 * number, 0, 99))
        pictures.append(picture)
    sheet = films.make_sheet(pictures, strip, Fonts())
    seen = [sheet.get_at((x, y))[:3] for y in (60, 180) for x in (80, 246, 412, 578)]
    assert seen[:6] == [(40 * number, 0, 99) for number in range(6)]
    assert seen[6] == seen[7] == sheet.get_at((0, 0))[:3]


def test_animated_film_can_be_read(tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    pictures = []
    for number in range(5):
        picture = pygame.Surface((64, 36))
        picture.fill((50 * number, 90, 0))
        pictures.append(picture)
    films.animate(pictures, tmp_path / "film.webp")
    with image.open(tmp_path / "film.webp") as film:
        assert (film.n_frames, film.size, film.info["loop"]) == (5, (64, 36), 0)
        film.load()
        assert film.info["duration"] == round(1000 / films.RATE)


# -- a thinker without a process -------------------------------------------------------------------------


KIT = kit_of("six_takes")


def test_answer_comes_once_at_the_next_poll() -> None:
    rules = rules_of("six_takes")
    state, _ = rules.deal(rules.open(Setup(4, 6, rules.options())))
    view = rules.view(state, 2)
    thinker = SynchronousThinker()
    first = thinker.ask(KIT, "drake", view, Budget(), 7, seat=2)
    second = thinker.ask(KIT, "duckling", view, Budget(), 7, seat=2)
    assert thinker.busy
    answers = {one.ticket: one.decision.choice for one in thinker.poll()}
    assert answers == {
        first: make_agent(KIT, "drake").choose(view, Budget(), 7).choice,
        second: make_agent(KIT, "duckling").choose(view, Budget(), 7).choice,
    }
    assert not thinker.busy
    assert thinker.poll() == []
    assert thinker.process_id is None


def test_cancelled_question_is_not_answered() -> None:
    rules = rules_of("six_takes")
    state, _ = rules.deal(rules.open(Setup(4, 6, rules.options())))
    thinker = SynchronousThinker()
    thinker.ask(KIT, "duckling", rules.view(state, 0), Budget(), 7)
    thinker.cancel()
    assert thinker.poll() == []
    thinker.close()


# -- PNG files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1, 1), (3, 127), (5, 128), (7, 129), (640, 360)])
@pytest.mark.parametrize("depth", [24, 32])
def test_every_pixel_is_kept(size: tuple[int, int], depth: int, tmp_path: Path) -> None:
    noise = random.Random(6).randbytes(size[0] * size[1] * 3)
    surface = pygame.Surface(size, depth=depth)
    surface.blit(pygame.image.frombytes(noise, size, "RGB"), (0, 0))
    png.save(surface, tmp_path / "picture.png")
    found = pygame.image.load(tmp_path / "picture.png")
    assert found.get_size() == size
    assert pygame.image.tobytes(found, "RGB") == noise


def test_smooth_picture_is_small(tmp_path: Path) -> None:
    surface = pygame.transform.smoothscale(pygame.Surface((2, 2)), (640, 360))
    png.save(surface, tmp_path / "picture.png")
    assert (tmp_path / "picture.png").stat().st_size < 640 * 360 * 3 / 100
