"""The sandbox for bots, made by bubblewrap (`bwrap`): no network, no foreign files.

Files are read-only. A bot sees the system's programs, the folders of the files its command names, and a
`/tmp` of its own.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

_LIMITS = str(Path(__file__).with_name("limits.py"))
_SYSTEM = ["usr", "bin", "sbin", "lib", "lib32", "lib64", "libx32", "etc", "opt", "nix", "snap", "gnu"]
_BESIDE_PROGRAMS = ("bin", "lib", "lib64", "libexec", "conf", "pyvenv.cfg")
"""The parts of a folder with `bin/` that its programs need; others may be personal, as in `~/.local`."""
_MOST_LINKS = 40
_TEMPORARY = 64 * 1024**2
"""The maximum bytes in a bot's own `/tmp`."""
_PATIENCE_SECONDS = 10.0


BUBBLEWRAP = "bubblewrap"
"""The sandbox's name in reports."""


class NoSandbox(Exception):
    """The requested bounds can't be kept here; the text says why."""


class SandboxPaths(NamedTuple):
    """The paths that a bot sees: files and folders, links in the root with their targets, where it starts."""

    shown: tuple[str, ...]
    links: tuple[tuple[str, str], ...]
    folder: str


def place_of(words: Sequence[str]) -> SandboxPaths:
    """Return what the bot of a command may see: the system's files and those the command names."""
    system, links = [], []
    for name in _SYSTEM:
        path = os.sep + name
        if os.path.islink(path):
            links.append((path, os.readlink(path)))
        elif os.path.isdir(path):
            system.append(path)
    folder = os.path.realpath(os.curdir)
    own: list[str] = []
    for word in (*words, sys.executable):
        own += _files_of(word)
    own += [_LIMITS, *_interpreter()]
    shown = _outermost(system, own)
    for path in (folder, *own):
        first = os.sep + path.split(os.sep)[1]
        if os.path.islink(first) and first not in dict(links):
            links.append((first, os.readlink(first)))
    return SandboxPaths(tuple(shown), tuple(links), folder)


def _interpreter() -> Iterator[str]:
    """Yield Python's own files, which set the limits; in a one-folder build, that folder."""
    if getattr(sys, "frozen", False):
        yield os.path.dirname(os.path.realpath(sys.executable))
    else:
        yield os.path.realpath(os.path.dirname(os.__file__))


def _files_of(word: str) -> Iterator[str]:
    """Yield the folders and files that a word of a command needs, if it names a file, folder or program."""
    path = word if os.path.exists(word) else shutil.which(word) or ""
    if os.path.isdir(path):
        yield from _unless_too_wide(os.path.realpath(path), "")
        return
    # Each link on the way may lie in a folder of its own, where programs look for what belongs to them.
    for _step in range(_MOST_LINKS):
        if not os.path.isfile(path):
            return
        parent = os.path.realpath(os.path.dirname(path) or os.curdir)
        path = os.path.join(parent, os.path.basename(path))
        if os.path.basename(parent) == "shims":
            # Scripts of pyenv and its kin, which look for the version that is meant in the folder above.
            yield from _unless_too_wide(os.path.dirname(parent), parent)
        elif os.path.basename(parent) == "bin":
            beside = (os.path.join(os.path.dirname(parent), name) for name in _BESIDE_PROGRAMS)
            yield from filter(os.path.exists, beside)
        else:
            yield from _unless_too_wide(parent, path)
        if not os.path.islink(path):
            return
        path = os.path.join(parent, os.readlink(path))


def _unless_too_wide(folder: str, otherwise: str) -> Iterator[str]:
    """Yield a folder, or something else if it holds all homes or all temporary files."""
    private = (os.path.realpath(os.path.expanduser("~")), os.path.realpath(tempfile.gettempdir()))
    if not any(_is_in(one, folder) for one in private):
        yield folder
    elif otherwise:
        yield otherwise


def _outermost(system: Iterable[str], own: Iterable[str]) -> list[str]:
    """Return the paths that don't lie inside others."""
    kept = list(system)
    for path in sorted(set(own), key=len):
        if not any(_is_in(path, other) for other in kept):
            kept.append(path)
    return kept


def _is_in(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


def limited(limits: dict[str, Any], words: Sequence[str]) -> list[str]:
    """Return the command that sets limits and becomes the bot of `words`."""
    return [sys.executable, "-I", "-S", _LIMITS, json.dumps(limits), *words]


def in_sandbox(limits: dict[str, Any], words: Sequence[str]) -> list[str]:
    """Return the command that starts the bot `words` in the sandbox; `limits.py` reads the limits."""
    return [*bubblewrap(place_of(words)), *limited(limits, words)]


def bubblewrap(place: SandboxPaths) -> list[str]:
    """Return bubblewrap's command up to the words it is to run."""
    assert sys.platform == "linux"  # which `check` has seen to
    line = ["bwrap", "--unshare-user", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"]
    line += ["--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    line += ["--proc", "/proc", "--remount-ro", "/proc", "--dev", "/dev", *_tmpfs("/dev/shm")]
    line += ["--remount-ro", "/dev", *_tmpfs("/tmp")]
    for path, target in place.links:
        line += ["--symlink", target, path]
    line += ["--dir", place.folder]
    for path in place.shown:
        line += ["--ro-bind", path, path]
    return [*line, "--remount-ro", "/", "--chdir", place.folder, "--"]


def _tmpfs(path: str) -> list[str]:
    return ["--size", str(_TEMPORARY), "--tmpfs", path]


def missing() -> str:
    """Return why there is no sandbox here; empty if bubblewrap is installed."""
    if sys.platform != "linux":
        return "there are sandboxes for bots on Linux only"
    return "" if shutil.which("bwrap") else "bubblewrap (bwrap) is not installed"


@cache
def check() -> None:
    """Try the sandbox; raises NoSandbox if it is missing or doesn't work here."""
    if reason := missing():
        raise NoSandbox(reason)
    if reason := _fault(in_sandbox({}, [])):
        raise NoSandbox(f"{BUBBLEWRAP}: {reason}")


def _fault(words: list[str]) -> str:
    """Return why a command fails; empty if it works."""
    try:
        done = subprocess.run(
            words, stdin=subprocess.DEVNULL, capture_output=True, timeout=_PATIENCE_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error).partition("\n")[0]
    lines = done.stderr.decode(errors="replace").strip().splitlines()
    return "" if done.returncode == 0 else (lines[-1] if lines else f"exit code {done.returncode}")
