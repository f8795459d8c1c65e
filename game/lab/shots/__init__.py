"""Shots: a picture of every scene in representative states, from the real program on a dummy screen.

Each game brings its own pictures and films along. They are taken by some processes side by side, each of
which takes those of one game and ends, so that the sprites of one game never lie beside those of another.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.ai.processes import orderly_ending
from game.cardgames.registry import GAMES
from game.files.streams import CommandError
from game.lab.shots import png
from game.lab.shots.side_by_side import Died, Task, side_by_side

if TYPE_CHECKING:
    from game.lab.shots.studio import ProgramStudio

MENUS = "opening", "puzzles", "closing", "arcade", "friends", "runs"
"""The groups of pictures that belong to no game."""
_LARGE = 3_000_000
"""A process that takes pictures of more pixels needs up to 500 MB: two of them would be too much."""
_FILM_HEIGHT = 720
"""The pictures of films are small: from a larger window they would only take longer."""


class Shoot(NamedTuple):
    """What pictures are taken for.

    Attributes:
        folder: where they are written.
        size: of the window, in pixels.
        scale: of everything.
        language: the code of the language of words.
        data: the folder for the program's own files, which go when all is done.
    """

    folder: Path
    size: tuple[int, int]
    scale: float
    data: str
    language: str


@orderly_ending()
def run(
    folder: Path,
    size: tuple[int, int],
    scale: float,
    film: str | None = None,
    jobs: int = 0,
    language: str = "en",
) -> int:
    """Write all pictures and films into a folder, or one film that moves.

    They are taken by so many processes; 0: as many as `jobs_for` says.

    Raises:
        CommandError: if the folder cannot be written to, there is no such film, or pictures cannot be taken.
    """
    png.check()
    _check(folder)
    # Here and, as processes inherit it, in those that take the pictures.
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    with tempfile.TemporaryDirectory() as data:
        shoot = Shoot(folder, size, scale, data, language)
        if film is None:
            # What takes longest comes first, so that no processor is left alone with it in the end.
            tasks: list[Task] = [partial(_take_pictures, group, shoot) for group in (*GAMES, *MENUS)]
            tasks += [partial(_take_strips, game, shoot) for game in GAMES]
        else:
            from game.lab.shots import films

            films.find(GAMES.values(), film)
            tasks = [partial(_take_film, film, shoot)]
        count = _do(tasks, jobs or jobs_for(size))
    print(f"{count} pictures in {folder}" if film is None else f"{film}.webp in {folder}")
    return 0


def jobs_for(size: tuple[int, int]) -> int:
    """The processes for pictures of a size: as many as there are processors, or one if they are large."""
    return 1 if size[0] * size[1] > _LARGE else os.cpu_count() or 1


def _check(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise CommandError(f"{folder}: pictures cannot be written here ({error.strerror})") from None


def _do(tasks: list[Task], jobs: int) -> int:
    """The sum of what the tasks come to."""
    from rich.progress import track

    try:
        with closing(side_by_side(tasks, jobs)) as counts:
            shown = os.isatty(2)
            return sum(track(counts, "Taking pictures", len(tasks), disable=not shown, transient=True))
    except Died:
        raise CommandError("not all pictures could be taken") from None


# -- in a process of its own -------------------------------------------------------------------------


def _take_pictures(group: str, shoot: Shoot) -> int:
    """Take the pictures of a game, or those of menus; returns their number."""
    with _studio(shoot) as studio:
        from game.lab.shots import arcade
        from game.lab.shots.menus import closing, friends, opening
        from game.lab.shots.puzzles import puzzles
        from game.lab.shots.runs import runs

        match group:
            case "opening":
                pictures = opening(studio)
            case "closing":
                pictures = closing(studio)
            case "friends":
                pictures = friends(studio)
            case "runs":
                pictures = runs(studio)
            case "puzzles":
                pictures = puzzles(studio)
            case "arcade":
                pictures = arcade.pictures(studio)
            case _:
                pictures = GAMES[group].pictures(studio)
        for name, picture in pictures.items():
            picture()
            studio.save(name)
    return len(pictures)


def _take_strips(game: str, shoot: Shoot) -> int:
    """Take the films of a game, each as a sheet; returns their number."""
    from game.lab.shots import films

    strips = GAMES[game].films()
    if strips:
        with _studio(_smaller(shoot)) as studio:
            for name, strip in strips.items():
                pictures = studio.film(strip, strip.frames, films.HEIGHT)
                sheet = films.sheet(pictures, strip, studio.app.context.art.fonts)
                png.save(sheet, shoot.folder / f"film-{name}.png")
    return len(strips)


def _take_film(name: str, shoot: Shoot) -> int:
    """Take a film that moves; returns 1."""
    from game.lab.shots import films

    strip = films.find(GAMES.values(), name)
    with _studio(_smaller(shoot)) as studio:
        pictures = studio.film(strip, round(strip.seconds * films.RATE), films.MOVING_HEIGHT)
        films.animate(pictures, shoot.folder / f"{name}.webp")
    return 1


def _smaller(shoot: Shoot) -> Shoot:
    """The same in a window that is no larger than films need it."""
    width, height = shoot.size
    least = min(height, _FILM_HEIGHT)
    return shoot._replace(size=(width * least // height, least))


@contextmanager
def _studio(shoot: Shoot) -> Iterator[ProgramStudio]:
    """The program on a dummy screen, with files of its own."""
    from game.lab.shots.studio import ProgramStudio

    data = tempfile.mkdtemp(dir=shoot.data)
    studio = ProgramStudio(shoot.folder, shoot.size, shoot.scale, data, shoot.language)
    try:
        yield studio
    finally:
        studio.app.close()
