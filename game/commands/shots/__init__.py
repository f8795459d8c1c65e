"""Shots: a picture of every scene in representative states, from the real program on a dummy screen.

Each game brings its own pictures along.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from game.cardgames.registry import GAMES
from game.commands.arguments import CommandError


def run(folder: Path, size: tuple[int, int], scale: float) -> int:
    """Write the pictures into a folder.

    Raises:
        CommandError: if the folder cannot be written to.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        raise CommandError(f"{folder}: pictures cannot be written here ({error.strerror})") from None
    from rich.progress import track

    from game.commands.shots.menus import closing, opening
    from game.commands.shots.studio import ProgramStudio

    with tempfile.TemporaryDirectory() as data:
        studio = ProgramStudio(folder, size, scale, data)
        pictures = dict(opening(studio))
        for kit in GAMES.values():
            pictures |= kit.pictures(studio)
        pictures |= closing(studio)
        for name in track(pictures, description="Taking pictures", disable=not os.isatty(2)):
            pictures[name]()
            studio.save(name)
        studio.app.close()
    print(f"{len(pictures)} pictures in {folder}")
    return 0
