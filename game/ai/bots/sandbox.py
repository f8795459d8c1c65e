"""The sandbox for bots, which uses bubblewrap (`bwrap`): no network, no access to personal files.

Files are read-only. A bot sees the system's programs, the folders of the files that its command names, and
its own `/tmp`.
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
_PROGRAM_FOLDERS = ("bin", "lib", "lib64", "libexec", "conf", "pyvenv.cfg")
"""The only entries next to a `bin/` folder that its programs may see; others may be private."""
_MOST_LINKS = 40
_TEMPORARY = 64 * 1024**2
"""The size of a bot's own `/tmp`, in bytes."""
_PATIENCE_SECONDS = 10.0


BUBBLEWRAP = "bubblewrap"
"""The name of the sandbox in reports."""


class NoSandbox(Exception):
    """The error raised if requested limits can't be enforced on this machine; the text says why."""


class SandboxPaths(NamedTuple):
    """The paths that a bot sees: files and folders, links in `/` with their targets, and a working folder."""

    shown: tuple[str, ...]
    links: tuple[tuple[str, str], ...]
    folder: str


def paths_for(words: Sequence[str]) -> SandboxPaths:
    """Return the paths that a bot may see: the system's files, and the files that its command names."""
    system, links = [], []
    for name in _SYSTEM:
        path = os.sep + name
        if os.path.islink(path):
            links.append((path, os.readlink(path)))
        elif os.path.isdir(path):
            system.append(path)
    folder = os.path.realpath(os.curdir)
    named: list[str] = []
    for word in (*words, sys.executable):
        named += _paths_for_word(word)
    named += [_LIMITS, *_python_folder()]
    shown = _outermost(system, named)
    for path in (folder, *named):
        first = os.sep + path.split(os.sep)[1]
        if os.path.islink(first) and first not in dict(links):
            links.append((first, os.readlink(first)))
    return SandboxPaths(tuple(shown), tuple(links), folder)


def _python_folder() -> Iterator[str]:
    """Yield the folder of Python's own files, which `limits.py` needs; in a frozen build, the program's."""
    if getattr(sys, "frozen", False):
        yield os.path.dirname(os.path.realpath(sys.executable))
    else:
        yield os.path.realpath(os.path.dirname(os.__file__))


def _paths_for_word(word: str) -> Iterator[str]:
    """Yield the paths that a bot must see because its command contains a word that names a file or folder."""
    path = word if os.path.exists(word) else shutil.which(word) or ""
    if os.path.isdir(path):
        yield from _folder_if_safe(os.path.realpath(path), "")
        return
    # Each link may be in another folder, where programs look for their files.
    for _step in range(_MOST_LINKS):
        if not os.path.isfile(path):
            return
        parent = os.path.realpath(os.path.dirname(path) or os.curdir)
        path = os.path.join(parent, os.path.basename(path))
        if os.path.basename(parent) == "shims":
            # Scripts of pyenv and similar tools, which look for the right version in the parent folder.
            yield from _folder_if_safe(os.path.dirname(parent), parent)
        elif os.path.basename(parent) == "bin":
            neighbours = (os.path.join(os.path.dirname(parent), name) for name in _PROGRAM_FOLDERS)
            yield from filter(os.path.exists, neighbours)
        else:
            yield from _folder_if_safe(parent, path)
        if not os.path.islink(path):
            return
        path = os.path.join(parent, os.readlink(path))


def _folder_if_safe(folder: str, otherwise: str) -> Iterator[str]:
    """Yield a folder; if it contains the home or temporary directory, yield `otherwise`, if not empty."""
    private = (os.path.realpath(os.path.expanduser("~")), os.path.realpath(tempfile.gettempdir()))
    if not any(_is_in(path, folder) for path in private):
        yield folder
    elif otherwise:
        yield otherwise


def _outermost(system: Iterable[str], named: Iterable[str]) -> list[str]:
    """Return all `system` paths, and the `named` paths that aren't inside another path."""
    outermost = list(system)
    for path in sorted(set(named), key=len):
        if not any(_is_in(path, other) for other in outermost):
            outermost.append(path)
    return outermost


def _is_in(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


def limited_command(limits: dict[str, Any], words: Sequence[str]) -> list[str]:
    """Return the command that sets limits and then runs `words`."""
    return [sys.executable, "-I", "-S", _LIMITS, json.dumps(limits), *words]


def sandboxed_command(limits: dict[str, Any], words: Sequence[str]) -> list[str]:
    """Return the command that runs `words` in the sandbox with limits."""
    return [*bubblewrap_command(paths_for(words)), *limited_command(limits, words)]


def bubblewrap_command(paths: SandboxPaths) -> list[str]:
    """Return the bubblewrap command, to which the caller appends the command to run in the sandbox."""
    assert sys.platform == "linux"  # as `check_sandbox` has ensured
    line = ["bwrap", "--unshare-user", "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"]
    line += ["--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    line += ["--proc", "/proc", "--remount-ro", "/proc", "--dev", "/dev", *_tmpfs("/dev/shm")]
    line += ["--remount-ro", "/dev", *_tmpfs("/tmp")]
    for path, target in paths.links:
        line += ["--symlink", target, path]
    line += ["--dir", paths.folder]
    for path in paths.shown:
        line += ["--ro-bind", path, path]
    return [*line, "--remount-ro", "/", "--chdir", paths.folder, "--"]


def _tmpfs(path: str) -> list[str]:
    return ["--size", str(_TEMPORARY), "--tmpfs", path]


def missing_reason() -> str:
    """Return why there is no sandbox on this machine; empty if bubblewrap is installed."""
    if sys.platform != "linux":
        return "there are sandboxes for bots on Linux only"
    return "" if shutil.which("bwrap") else "bubblewrap (bwrap) is not installed"


@cache
def check_sandbox() -> None:
    """Try the sandbox; raise NoSandbox if it is missing or doesn't work."""
    if reason := missing_reason():
        raise NoSandbox(reason)
    if reason := _run_error(sandboxed_command({}, [])):
        raise NoSandbox(f"{BUBBLEWRAP}: {reason}")


def _run_error(command: list[str]) -> str:
    """Run a command and return why it failed; empty if it worked."""
    try:
        result = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=_PATIENCE_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error).partition("\n")[0]
    lines = result.stderr.decode(errors="replace").strip().splitlines()
    return "" if result.returncode == 0 else (lines[-1] if lines else f"exit code {result.returncode}")
