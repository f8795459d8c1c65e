"""The command `shots`: takes a picture of every scene, in the real program on a dummy screen.

Each game provides its own pictures and films. Parallel processes take them, each for one game only, so that
no process keeps the sprites of several games in memory.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.ai.processes import graceful_exit, limit_to_one_core
from game.cardgames.registry import GAMES
from game.files.streams import CommandError
from game.lab.shots import png
from game.lab.shots.parallel import Task, TaskFailed, run_parallel

if TYPE_CHECKING:
    from game.lab.shots.studio import ProgramStudio
    from game.tables.studio import Films

MENUS = "opening", "puzzles", "closing", "arcade", "friends", "runs"
"""The groups of pictures that don't belong to a game."""
PLACES = ("places",)
"""The groups of films that don't belong to a game."""
_MOST_PIXELS = 3_000_000
"""Pictures with more pixels than this may need 500 MB each, so only one process runs at a time."""
_FILM_HEIGHT = 720
"""The height of the window for films, which are scaled down anyway."""


class ShotSettings(NamedTuple):
    """The settings for taking pictures.

    Attributes:
        size: the window's size in pixels.
        data: a temporary folder for the program's data directories.
    """

    folder: Path
    size: tuple[int, int]
    scale: float
    data: str
    language: str


@graceful_exit()
def run(
    folder: Path,
    size: tuple[int, int],
    scale: float,
    film: str | None = None,
    jobs: int = 0,
    language: str = "en",
) -> int:
    """Write all pictures and films to a folder, or only the animated film named `film`.

    `jobs` is the number of processes; 0: as many as `process_count_for` returns.

    Raises:
        CommandError: if the folder cannot be written to, there is no such film, or pictures cannot be taken.
    """
    png.check()
    _check_folder(folder)
    # The processes that take the pictures inherit this.
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    limit_to_one_core()
    with tempfile.TemporaryDirectory() as data:
        settings = ShotSettings(folder, size, scale, data, language)
        if film is None:
            # The slowest tasks come first, so that no single task runs at the end.
            tasks: list[Task] = [partial(_take_pictures, group, settings) for group in (*GAMES, *MENUS)]
            tasks += [partial(_take_strips, group, settings) for group in (*GAMES, *PLACES)]
        else:
            from game.lab.shots import films

            films.find_film(map(_films_of, (*GAMES, *PLACES)), film)
            tasks = [partial(_take_film, film, settings)]
        count = _run_tasks(tasks, jobs or process_count_for(size))
    print(f"{count} pictures in {folder}" if film is None else f"{film}.webp in {folder}")
    return 0


def process_count_for(size: tuple[int, int]) -> int:
    """Return the number of processes for pictures of a size: one per processor, or one if they are large."""
    return 1 if size[0] * size[1] > _MOST_PIXELS else os.cpu_count() or 1


def _check_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise CommandError(f"{folder}: can't write pictures here ({error.strerror})") from None


def _run_tasks(tasks: list[Task], jobs: int) -> int:
    from rich.progress import track

    try:
        with closing(run_parallel(tasks, jobs)) as counts:
            shown = os.isatty(2)
            return sum(track(counts, "Taking pictures", len(tasks), disable=not shown, transient=True))
    except TaskFailed:
        raise CommandError("not all pictures could be taken") from None


# -- in a process of its own -------------------------------------------------------------------------


def _take_pictures(group: str, settings: ShotSettings) -> int:
    with _studio(settings) as studio:
        from game.lab.shots.arcade import arcade_pictures, puzzle_pictures
        from game.lab.shots.menus import closing_pictures, friends_pictures, opening_pictures
        from game.lab.shots.runs import run_pictures

        menus = {
            "opening": opening_pictures,
            "closing": closing_pictures,
            "friends": friends_pictures,
            "runs": run_pictures,
            "puzzles": puzzle_pictures,
            "arcade": arcade_pictures,
        }
        pictures = menus[group](studio) if group in menus else GAMES[group].pictures(studio)
        for name, picture in pictures.items():
            picture()
            studio.save(name)
    return len(pictures)


def _films_of(group: str) -> Films:
    if group in GAMES:
        return GAMES[group].films()
    from game.lab.shots import arcade

    return arcade.FILMS


def _take_strips(group: str, settings: ShotSettings) -> int:
    from game.lab.shots import films

    strips = _films_of(group)
    if strips:
        with _studio(_shrink_window(settings)) as studio:
            for name, strip in strips.items():
                pictures = studio.film_frames(strip, strip.frames, films.HEIGHT)
                sheet = films.make_sheet(pictures, strip, studio.app.context.art.fonts)
                png.save(sheet, settings.folder / f"film-{name}.png")
    return len(strips)


def _take_film(name: str, settings: ShotSettings) -> int:
    from game.lab.shots import films

    strip = films.find_film(map(_films_of, (*GAMES, *PLACES)), name)
    with _studio(_shrink_window(settings)) as studio:
        pictures = studio.film_frames(strip, round(strip.seconds * films.RATE), films.MOVING_HEIGHT)
        films.animate(pictures, settings.folder / f"{name}.webp")
    return 1


def _shrink_window(settings: ShotSettings) -> ShotSettings:
    """Return settings with the window scaled down for films."""
    width, height = settings.size
    least = min(height, _FILM_HEIGHT)
    return settings._replace(size=(width * least // height, least))


@contextmanager
def _studio(settings: ShotSettings) -> Iterator[ProgramStudio]:
    from game.lab.shots.studio import ProgramStudio

    data = tempfile.mkdtemp(dir=settings.data)
    studio = ProgramStudio(settings.folder, settings.size, settings.scale, data, settings.language)
    try:
        yield studio
    finally:
        studio.app.close()
