"""The command `levels check`: prints every fault in level files, one per line."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from game.files.streams import CommandError, escape_unprintable
from game.storage.places import LEVELS, BadPlace, places
from game.storage.plugins import level_folders


def run(data_dir: str | None, files: Sequence[Path]) -> int:
    """Check the given files and folders, by default all level files; return 1 if there is a fault, 0 if not.

    Raises:
        CommandError: if there is no such data directory.
    """
    # Some checks import pygame.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.commands.levels.check import check

    try:
        own = places(data_dir).levels
    except BadPlace as error:
        raise CommandError(str(error)) from None
    packages = level_folders()
    checked = check(LEVELS, (*packages.folders, own), files)
    faults = packages.prefix_packages(checked.faults)
    if not files:
        faults = (*packages.problems, *faults)
    for fault in faults:
        print(escape_unprintable(fault))
    count = "1 file" if len(checked.files) == 1 else f"{len(checked.files):,} files"
    result = {0: "no faults", 1: "1 fault"}.get(len(faults), f"{len(faults):,} faults")
    print(f"{count} checked: {result}")
    return int(bool(faults))
