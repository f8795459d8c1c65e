"""The arena on several machines: each match is a task for the workers of a Dask cluster.

A match hangs on the plan, its deal and its seating alone, so it does not matter which worker plays it, or
whether it is played again because a worker died.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from functools import cache, partial
from hashlib import sha256
from itertools import islice
from pathlib import Path
from pickle import dumps
from typing import Any

import game
from game import VERSION
from game.ai.bots.staying import StayingBots
from game.files.streams import CommandError
from game.lab.arena.tournament import PlayedMatch, TournamentDeal, TournamentPlan, joined, play_match
from game.storage.places import ASSETS

_ROOMS = ("engine", "ai", "cardgames", "lab/arena")


@cache
def fingerprint() -> str:
    """The version and a digest of rules, players and what they learned, such as `0.1.0+3f9a01c2`.

    Two working copies may have the same version and play differently. Lines may end as the system likes.
    """
    package = Path(game.__file__).parent
    digest = sha256()
    for root, files in ((package, _sources(package)), (ASSETS, sorted(ASSETS.glob("policies/*.npz")))):
        for path in files:
            content = path.read_bytes()
            plain = content.replace(b"\r\n", b"\n") if path.suffix == ".py" else content
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + sha256(plain).digest())
    return f"{VERSION}+{digest.hexdigest()[:8]}"


def _sources(package: Path) -> list[Path]:
    return sorted(path for room in _ROOMS for path in (package / room).rglob("*.py"))


_ANSWER_SECONDS = 5.0
_WORKER_SECONDS = 10.0
_TASKS_A_THREAD = 4
"""So many matches a thread wait at the scheduler, so that no worker waits for one."""
_FEWEST_TASKS = 64
"""Matches at the scheduler at least: workers may join later."""

_Key = tuple[int, int]
"""A match: the number of its deal, and the place of its seating in the plan's."""


class OtherProgram(Exception):
    """A worker's program is not the one that asks."""


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """A client of the cluster whose scheduler is at the address, such as `tcp://10.0.0.1:8786`.

    Raises:
        CommandError: if Dask is not installed, nobody answers, no worker is there, or one of them has
            another program.
    """
    try:
        from distributed import Client
    except ImportError:
        raise CommandError(
            'a cluster needs Dask, which is not installed; run: python -m pip install "sixes[cluster]"'
        ) from None
    for name in ("distributed", "distributed.client"):
        # What goes wrong is told in one line, by whoever asked for the cluster.
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        # A client that cannot be opened stays half open, and may lock up the next one when it is thrown away.
        asyncio.run(_reach(address))
        client = Client(address, timeout=_ANSWER_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0] or "no answer"
        raise CommandError(
            f"{address}: expected the scheduler of a Dask cluster, such as tcp://10.0.0.1:8786 ({reason})"
        ) from None
    with closing(client):
        check_workers(client, address)
        yield client


async def _reach(address: str) -> None:
    """See that there is somebody at the address.

    Raises:
        OSError: if nobody answers.
        ValueError: if it is no address.
    """
    from distributed.comm import connect

    comm = await connect(address, timeout=_ANSWER_SECONDS)
    await comm.close()


def check_workers(client: Any, address: str) -> None:
    """See that there are workers within so many seconds, and that all have this program.

    Raises:
        CommandError: if not; it names a worker.
    """
    try:
        client.wait_for_workers(1, timeout=_WORKER_SECONDS)
    except TimeoutError:
        raise CommandError(
            f"{address}: no worker came within {_WORKER_SECONDS:g} seconds; start some: dask worker {address}"
        ) from None
    for worker, found in client.run(fingerprint, on_error="return").items():
        if isinstance(found, BaseException):
            raise CommandError(f"worker {worker}: it cannot use Sixes ({found}); install it there, too")
        if found != fingerprint():
            raise CommandError(_other(worker, found, fingerprint()))


def _other(worker: str, found: str, expected: str) -> str:
    return f"worker {worker}: it has Sixes {found}, expected {expected} as here"


def threads(client: Any) -> int:
    """How many matches all workers together play at once."""
    return sum(client.nthreads().values())


def cluster_deals(
    client: Any, plan: TournamentPlan, wanted: Iterator[int]
) -> Generator[TournamentDeal, None, None]:
    """The deals with the wanted numbers, each when the last of its matches is done.

    Raises:
        CommandError: if a match cannot be played, or the cluster is gone.
    """
    from distributed import as_completed

    def opened(sealed: bytes) -> Any:
        # A scheduler reads what it is given, and need not have Sixes: this function goes along as code, for
        # it is a nested one, and the match is sealed until it is at the worker.
        import pickle

        return pickle.loads(sealed)()

    places = range(len(plan.seatings))
    matches = ((number, place) for number in wanted for place in places)
    waiting: dict[Any, _Key] = {}
    parts: dict[int, dict[int, PlayedMatch]] = {}

    def submit(key: _Key) -> Any:
        task = client.submit(opened, dumps(partial(play_task, fingerprint(), plan, *key)), pure=False)
        waiting[task] = key
        return task

    size = max(_FEWEST_TASKS, _TASKS_A_THREAD * threads(client))
    first = [submit(key) for key in islice(matches, size)]
    coming = as_completed(first, loop=client.loop, with_results=True)
    try:
        while waiting:
            task, match = _next(coming)
            number, place = waiting.pop(task)
            task.release()
            for key in islice(matches, 1):
                coming.add(submit(key))
            own = parts.setdefault(number, {})
            own[place] = match
            if len(own) == len(places):
                del parts[number]
                yield joined(number, [own[one] for one in places])
    finally:
        client.cancel(list(waiting), force=True)


def _next(coming: Any) -> tuple[Any, PlayedMatch]:
    """The next match that is done.

    Raises:
        CommandError: if it could not be played.
    """
    from distributed import KilledWorker

    try:
        task, match = next(coming)
    except StopIteration:
        raise CommandError("the cluster is gone; go on with --resume when it is there again") from None
    except OtherProgram as error:
        raise CommandError(str(error)) from None
    except KilledWorker as error:
        raise CommandError(f"a match was given up: every worker that played it died ({error})") from None
    except Exception as error:
        raise CommandError(f"a match failed on a worker: {type(error).__name__}: {error}") from None
    if not isinstance(match, PlayedMatch):
        raise CommandError("the cluster is gone; go on with --resume when it is there again")
    return task, match


def play_task(program: str, plan: TournamentPlan, number: int, place: int) -> PlayedMatch:
    """On a worker: play one match for somebody who has this program; its bots end with it.

    Raises:
        OtherProgram: if the worker has another one.
    """
    if program != fingerprint():
        from distributed import get_worker

        raise OtherProgram(_other(get_worker().address, fingerprint(), program))
    with closing(StayingBots()) as staying:
        return play_match(plan, number, place, staying)
