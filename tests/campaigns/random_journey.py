"""A process that presses anything until it is killed, or has pressed enough.

It's started by `python -m tests.campaigns.random_journey FOLDER GAME SEED INPUTS CUT SECONDS`. It prints
each input, each new scene, each line of a file before it is written and again once it's on the disk, and
each file before it is deleted. If CUT isn't 0, it kills itself in the middle of the write with that
number, counted from 1; if SECONDS isn't 0, after that much processor time. Before that, it writes the ids
of its child processes to a file. These are real thinking processes and ghosts, which are stopped and killed
at random.
"""

import faulthandler
import os
import random
import sys
import time
from functools import partial
from pathlib import Path
from threading import Thread

from game.ai.worker import Thinker
from tests.campaigns.arcade_player import announce_writes, kill
from tests.support.driving import PATIENCE
from tests.support.random_player import INPUT, RandomPlayer
from tests.support.stopping import StoppedTime, child_processes

DELETES = "deletes"
TORN = ("breaks off", "Input data was truncated", "the file was kept")
"""Words in notices about files that were torn by a kill."""
_REMOVED = ("os.remove", "os.rename")


def process_file(folder: Path) -> Path:
    """Return the file with the ids of the processes that a killed one has left."""
    return folder.with_suffix(".left")


def announce_deletions(folder: Path) -> None:
    """Print the name of each file in or below a folder that is deleted or set aside."""

    def announce(event: str, arguments: tuple[object, ...]) -> None:
        if event in _REMOVED and isinstance(arguments[0], str | os.PathLike):
            path = Path(arguments[0])
            if folder in path.parents:
                print(DELETES, path.name.replace(" ", "_"), flush=True)

    sys.addaudithook(announce)


def kill_this_process(left: Path) -> None:
    """Kill this process, after writing the ids of its child processes to a file."""
    left.write_text(" ".join(map(str, child_processes(os.getpid()))), encoding="utf-8")
    kill()


def die_after(seconds: float, left: Path) -> None:
    while time.process_time() < seconds:
        time.sleep(0.001)
    kill_this_process(left)


def print_event(words: str) -> None:
    """Print an event; a printed input shows that nothing hangs."""
    print(words, flush=True)
    if words == INPUT:
        faulthandler.dump_traceback_later(PATIENCE, exit=True)


def main(folder: str, game: str, seed: str, inputs: str, cut: str, seconds: str) -> None:
    """Play until killed, or for this many inputs."""
    chance = random.Random(seed)
    announce_deletions(Path(folder))
    left = process_file(Path(folder))
    announce_writes(chance, int(cut), partial(kill_this_process, left))
    if float(seconds):
        Thread(target=die_after, args=(float(seconds), left), daemon=True).start()
    # Give up stopped thinking processes soon.
    Thinker.__init__.__defaults__ = (0, StoppedTime())
    player = RandomPlayer(Path(folder), game, chance, loses=True, report=print_event, expected=TORN)
    try:
        player.play(int(inputs))
    except Exception as error:
        pressed = "\n  ".join(player.last)
        error.add_note(f"seed {seed!r}, on {player.scenes}; last inputs, the newest last:\n  {pressed}")
        raise
    player.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
