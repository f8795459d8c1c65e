"""Confines a process, and becomes a bot in it: `python -I -S confine.py BOUNDS WORD…`.

BOUNDS is JSON. `memory` (bytes) and `processor` (seconds) are limits of each process, `processes` that of all
of them together; each may be missing. With `place` the bot moves into name spaces of its own before (Linux):
without a network, with processes of its own, and with no files but those that are named there, which can only
be read. Where bubblewrap does the latter, this runs inside of it and sets the limits alone.

It imports little, as each bot waits for its start.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress
from ctypes import CDLL, Array, Structure, byref, c_char_p, c_uint32, c_uint64, c_ulong, get_errno, sizeof
from typing import Any

assert sys.platform != "win32"  # which knows neither limits nor name spaces

_NOT_STARTED = 127
_FILES, _NAMES, _TALK, _PERSONS, _PROCESSES, _NET = (
    0x00020000,
    0x04000000,
    0x08000000,
    0x10000000,
    0x20000000,
    0x40000000,
)
"""The name spaces of Linux: mounts, the host's name, messages, users, processes, networks."""
_BIND, _RECURSIVE, _PRIVATE, _READ_ONLY, _NO_SETUID, _NO_DEVICES = 0x1000, 0x4000, 0x40000, 1, 2, 4
_DETACH, _HERE, _ALL_BELOW = 2, -100, 0x8000
_PIVOT_ROOT = {"x86_64": 155, "aarch64": 41, "riscv64": 41}
_MOUNT_SETATTR = 442
_CAPSET = {"x86_64": 126, "aarch64": 91, "riscv64": 91}
_CAPABILITIES_VERSION = 0x20080522
_PARENT_DEATH_SIGNAL, _NO_NEW_RIGHTS = 1, 38
_NOBODY = 65_534
_DEVICES = ("null", "zero", "full", "random", "urandom")


class _Attributes(Structure):
    """What `mount_setattr` is told: which attributes to set and to clear, how mounts spread, and for whom."""

    _fields_ = [("set", c_uint64), ("clear", c_uint64), ("spread", c_uint64), ("users", c_uint64)]


def main(bounds: dict[str, Any], words: list[str]) -> None:
    """Become the bot, within its bounds. Returns never; without words it ends: there could be a bot here.

    Raises:
        OSError: if a bound cannot be set, or the bot not be started; it names which.
    """
    if place := bounds.get("place"):
        _move(place)
    limit(bounds)
    if not words:
        os._exit(0)
    for number in (signal.SIGPIPE, signal.SIGXFSZ):
        signal.signal(number, signal.SIG_DFL)
    try:
        os.execvp(words[0], words)
    except OSError as error:
        raise OSError(error.errno, error.strerror, words[0]) from None


def limit(bounds: dict[str, Any]) -> None:
    """Set the limits of this process and of all that it starts.

    Raises:
        OSError: if the system does not take one.
    """
    import resource

    if memory := bounds.get("memory"):
        _set(resource.RLIMIT_AS, memory, memory, "memory")
    if processor := bounds.get("processor"):
        # First a signal that tells what it is for, and a second later the one that nothing survives.
        _set(resource.RLIMIT_CPU, processor, processor + 1, "processor")
    # Outside of a name space of users all processes of the user would count, the game's own, too.
    if (processes := bounds.get("processes")) and _is_apart():
        _set(resource.RLIMIT_NPROC, processes, processes, "processes")
    _set(resource.RLIMIT_CORE, 0, 0, "core")


def _set(kind: int, soft: int, hard: int, name: str) -> None:
    import resource

    most = resource.getrlimit(kind)[1]
    if most != resource.RLIM_INFINITY:
        soft, hard = min(soft, most), min(hard, most)
    try:
        resource.setrlimit(kind, (soft, hard))
    except (OSError, ValueError) as error:
        raise OSError(getattr(error, "errno", 0), f"the limit cannot be set ({error})", name) from None


def _is_apart() -> bool:
    """Whether this process is in a name space of users other than the first, which has all of them."""
    try:
        with open("/proc/self/uid_map", encoding="ascii") as file:
            return file.read().split()[-1] != "4294967295"
    except (OSError, IndexError):
        return False


# -- name spaces -------------------------------------------------------------------------------------


def _move(place: dict[str, Any]) -> None:
    """Go on in name spaces of our own, as a child of a process that only waits for us."""
    if sys.platform != "linux":
        raise OSError(0, "only Linux has them", "name spaces")
    libc = CDLL(None, use_errno=True)
    owner = os.getppid()
    user, group = os.geteuid(), os.getegid()
    _done(libc.unshare(_PERSONS | _FILES | _NET | _PROCESSES | _TALK | _NAMES), "unshare")
    # Of the owner's rights only those to read are left: nobody there is root.
    for name, words in (
        ("setgroups", "deny"),
        ("uid_map", f"{user or _NOBODY} {user} 1"),
        ("gid_map", f"{group or _NOBODY} {group} 1"),
    ):
        with open(f"/proc/self/{name}", "w", encoding="ascii") as file:
            file.write(words)
    # Entering a name space has cleared it.
    libc.prctl(_PARENT_DEATH_SIGNAL, *map(c_ulong, (signal.SIGKILL, 0, 0, 0)))
    if os.getppid() != owner:
        os._exit(_NOT_STARTED)
    # From here on the root changes, for both processes: what is opened later may not be there.
    nothing = os.open(os.devnull, os.O_RDWR)
    child = os.fork()
    if child:
        _wait_for(child, nothing)
    libc.prctl(_PARENT_DEATH_SIGNAL, *map(c_ulong, (signal.SIGKILL, 0, 0, 0)))
    _furnish(libc, place)
    _give_up_rights(libc)
    # The first process of a name space is spared by signals without a handler: that must not be the bot.
    bot = os.fork()
    if bot:
        _wait_for(bot, nothing)
    os.close(nothing)


def _wait_for(child: int, nothing: int) -> None:
    """Wait for a child and whatever else is ours, hold nothing of the bot's, and end as the child does."""
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    while True:
        ended, status = os.waitpid(-1, 0)
        if ended == child:
            code = os.waitstatus_to_exitcode(status)
            os._exit(code if code >= 0 else 128 - code)


def _furnish(libc: CDLL, place: dict[str, Any]) -> None:
    """Make the root a new and empty one, with nothing in it but what is named, which can only be read."""

    def mount(source: str, target: str, kind: str | None, flags: int, words: str = "") -> None:
        encoded = (c_char_p(os.fsencode(one)) if one is not None else None for one in (source, target, kind))
        done = libc.mount(*encoded, c_ulong(flags), c_char_p(words.encode()))
        _done(done, target)

    size, quiet = f"size={place['temporary']},mode=1777", _NO_SETUID | _NO_DEVICES
    mount("none", "/", None, _RECURSIVE | _PRIVATE)
    # Any folder will do: what lies in it is found below the old root.
    base = "/tmp"
    mount("tmpfs", base, "tmpfs", quiet, size)
    os.chdir(base)
    for name in ("new", "old"):
        os.mkdir(name)
    pivot_root, capset = _PIVOT_ROOT.get(os.uname().machine), _CAPSET.get(os.uname().machine)
    if pivot_root is None or capset is None:
        raise OSError(0, "not known for this processor", "name spaces")
    _done(libc.syscall(pivot_root, c_char_p(b"."), c_char_p(b"old")), "pivot_root")
    os.chdir("/")
    mount("tmpfs", "/new", "tmpfs", quiet, size)
    mount_points: list[str] = []

    def show(path: str, target: str = "") -> None:
        source, target = "/old" + path, "/new" + (target or path)
        if os.path.isdir(source):
            os.makedirs(target, exist_ok=True)
        else:
            os.makedirs(os.path.dirname(target), exist_ok=True)
            if not os.path.exists(target):
                os.close(os.open(target, os.O_CREAT))
        mount(source, target, None, _BIND | _RECURSIVE)
        mount_points.append(target)

    os.makedirs("/new/tmp", exist_ok=True)
    mount("tmpfs", "/new/tmp", "tmpfs", quiet, size)
    for path, target in place["links"]:
        os.symlink(target, "/new" + path)
    os.makedirs("/new" + place["folder"], exist_ok=True)
    for path in place["shown"]:
        show(path)
    attributes = _Attributes(_READ_ONLY | _NO_SETUID)
    for point in mount_points:
        _set_attributes(libc, point, attributes, _ALL_BELOW)
    for device in _DEVICES:
        show(f"/dev/{device}")
    os.makedirs("/new/proc", exist_ok=True)
    # Where a container hides parts of its own, none can be had; most programs need none.
    with suppress(OSError):
        mount("proc", "/new/proc", "proc", quiet | _READ_ONLY)
    _set_attributes(libc, "/new", attributes, 0)
    os.chdir("/new")
    _done(libc.syscall(pivot_root, c_char_p(b"."), c_char_p(b".")), "pivot_root")
    _done(libc.umount2(c_char_p(b"."), _DETACH), "umount")
    os.chdir(place["folder"])


def _set_attributes(libc: CDLL, path: str, attributes: _Attributes, flags: int) -> None:
    words = (_HERE, c_char_p(os.fsencode(path)), flags, byref(attributes), sizeof(attributes))
    _done(libc.syscall(_MOUNT_SETATTR, *words), path)


def _give_up_rights(libc: CDLL) -> None:
    """Give up all capabilities, which came with the name space, and the ways to get others."""
    _done(libc.prctl(_NO_NEW_RIGHTS, *map(c_ulong, (1, 0, 0, 0))), "prctl")
    header: Array[c_uint32] = (c_uint32 * 2)(_CAPABILITIES_VERSION, 0)
    none: Array[c_uint32] = (c_uint32 * 6)()
    _done(libc.syscall(_CAPSET[os.uname().machine], byref(header), byref(none)), "capset")


def _done(result: int, what: str) -> None:
    if result != 0:
        number = get_errno()
        raise OSError(number, os.strerror(number), what)


if __name__ == "__main__":
    try:
        main(json.loads(sys.argv[1]), sys.argv[2:])
    except OSError as problem:
        print(f"{problem.filename or 'bounds'}: {problem.strerror}", file=sys.stderr, flush=True)
    os._exit(_NOT_STARTED)
