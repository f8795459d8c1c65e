"""Shots: a picture of every scene in representative states, from the real program on a dummy screen.

Each game brings its own pictures along. They are taken by some processes side by side, each of which takes
those of one game and ends, so that the sprites of one game never lie beside those of another.
"""

from __future__ import annotations

import os
import tempfile
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from game.ai.processes import follow_parent
from game.cardgames.registry import GAMES
from game.commands.arguments import CommandError

SHARED = "opening", "closing"
"""The groups of pictures that belong to no game."""


def run(folder: Path, size: tuple[int, int], scale: float, jobs: int = 0) -> int:
    """Write the pictures into a folder, with so many processes; 0: as many as there are processors.

    Raises:
        CommandError: if the folder cannot be written to.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise CommandError(f"{folder}: pictures cannot be written here ({error.strerror})") from None
    from rich.progress import track

    groups = (*GAMES, *SHARED)
    workers = min(jobs or os.cpu_count() or 1, len(groups))
    with ProcessPoolExecutor(workers, get_context("spawn"), follow_parent, max_tasks_per_child=1) as pool:
        asked: list[Future[int]] = [pool.submit(_take, group, folder, size, scale) for group in groups]
        done = track(
            as_completed(asked), "Taking pictures", total=len(asked), disable=not os.isatty(2), transient=True
        )
        count = sum(future.result() for future in done)
    print(f"{count} pictures in {folder}")
    return 0


def _take(group: str, folder: Path, size: tuple[int, int], scale: float) -> int:
    """Take the pictures of one group; returns their number."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.commands.shots.menus import closing, opening
    from game.commands.shots.studio import ProgramStudio

    with tempfile.TemporaryDirectory() as data:
        studio = ProgramStudio(folder, size, scale, data)
        match group:
            case "opening":
                pictures = opening(studio)
            case "closing":
                pictures = closing(studio)
            case _:
                pictures = GAMES[group].pictures(studio)
        for name, picture in pictures.items():
            picture()
            studio.save(name)
        studio.app.close()
    return len(pictures)
