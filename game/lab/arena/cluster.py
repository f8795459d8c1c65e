"""The arena's matches on the workers of a Dask cluster.

A match depends only on the plan, its deal and its seating. So any worker can play it, and can play it again
if another worker died.
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
from game.ai.bots.bot import BotPool
from game.files.streams import CommandError
from game.lab.arena.tournament import PlayedMatch, TournamentDeal, TournamentPlan, join_matches, play_match
from game.storage.places import ASSETS

_FOLDERS = ("engine", "ai", "cardgames", "lab/arena")


@cache
def fingerprint() -> str:
    """Return the version and a digest of the code and data that affect play, such as `0.1.0+3f9a01c2`.

    It differs between working copies that may play differently; line endings don't matter.
    """
    package = Path(game.__file__).parent
    digest = sha256()
    sources = sorted(path for room in _FOLDERS for path in (package / room).rglob("*.py"))
    for root, files in ((package, sources), (ASSETS, sorted(ASSETS.glob("policies/*.npz")))):
        for path in files:
            content = path.read_bytes()
            plain = content.replace(b"\r\n", b"\n") if path.suffix == ".py" else content
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + sha256(plain).digest())
    return f"{VERSION}+{digest.hexdigest()[:8]}"


_ANSWER_SECONDS = 5.0
_WORKER_SECONDS = 10.0
_TASKS_A_THREAD = 4
"""How many matches are queued for each worker thread, so that no worker is idle."""
_FEWEST_TASKS = 64
"""The minimum number of queued matches, because workers may join later."""

_Key = tuple[int, int]
"""A match's key: the number of its deal, and the index of its seating in the plan."""


class OtherProgram(Exception):
    """The error raised if a worker has another version of the program."""


@contextmanager
def connect(address: str) -> Iterator[Any]:
    """Connect to a cluster, at an address such as `tcp://10.0.0.1:8786`; may raise CommandError."""
    try:
        from distributed import Client
    except ImportError:
        raise CommandError("a cluster needs Dask; run: python -m pip install distributed") from None
    for name in ("distributed", "distributed.client"):
        # The caller reports problems in one line.
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        # A client that can't connect stays half open, and may block the next one when it's garbage-collected.
        asyncio.run(_check_reachable(address))
        client = Client(address, timeout=_ANSWER_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0] or "no answer"
        raise CommandError(
            f"{address}: expected the scheduler of a Dask cluster, such as tcp://10.0.0.1:8786 ({reason})"
        ) from None
    with closing(client):
        check_workers(client, address)
        yield client


async def _check_reachable(address: str) -> None:
    """Connect and disconnect; raise OSError if there's no answer, ValueError if the address is wrong."""
    from distributed.comm import connect

    try:
        comm = await connect(address, timeout=_ANSWER_SECONDS)
    except MemoryError:
        # The first bytes of Dask's answer are a length.
        raise ValueError("something else answers there") from None
    await comm.close()


def check_workers(client: Any, address: str) -> None:
    """Wait for a worker; raise CommandError if there is none or one has another version of the program."""
    try:
        client.wait_for_workers(1, timeout=_WORKER_SECONDS)
    except TimeoutError:
        raise CommandError(
            f"{address}: no worker came within {_WORKER_SECONDS:g} seconds; start some: dask worker {address}"
        ) from None
    for worker, version in client.run(fingerprint, on_error="return").items():
        if isinstance(version, BaseException):
            raise CommandError(f"worker {worker}: it can't use Sixes ({version}); install it there, too")
        if version != fingerprint():
            raise CommandError(_describe_mismatch(worker, version, fingerprint()))


def _describe_mismatch(worker: str, actual: str, expected: str) -> str:
    return f"worker {worker}: it has Sixes {actual}, expected {expected} as here"


def thread_count(client: Any) -> int:
    return sum(client.nthreads().values())


def cluster_deals(
    client: Any, plan: TournamentPlan, wanted: Iterator[int]
) -> Generator[TournamentDeal, None, None]:
    """Yield each of the wanted deals once all its matches are played; may raise CommandError."""
    from distributed import as_completed

    def run_pickled(pickled: bytes) -> Any:
        # The scheduler unpickles what it receives, but may not have Sixes. So this nested function is sent
        # as code, and the match stays pickled until it reaches the worker.
        import pickle

        return pickle.loads(pickled)()

    indices = range(len(plan.seatings))
    matches = ((number, index) for number in wanted for index in indices)
    waiting: dict[Any, _Key] = {}
    unfinished: dict[int, dict[int, PlayedMatch]] = {}

    def submit(key: _Key) -> Any:
        task = client.submit(run_pickled, dumps(partial(play_task, fingerprint(), plan, *key)), pure=False)
        waiting[task] = key
        return task

    size = max(_FEWEST_TASKS, _TASKS_A_THREAD * thread_count(client))
    first = [submit(key) for key in islice(matches, size)]
    results = as_completed(first, loop=client.loop, with_results=True)
    try:
        while waiting:
            task, match = _next_match(results)
            number, index = waiting.pop(task)
            task.release()
            for key in islice(matches, 1):
                results.add(submit(key))
            finished = unfinished.setdefault(number, {})
            finished[index] = match
            if len(finished) == len(indices):
                del unfinished[number]
                yield join_matches(plan, number, [finished[index] for index in indices])
    finally:
        client.cancel(list(waiting), force=True)


def _next_match(results: Any) -> tuple[Any, PlayedMatch]:
    """Return the next finished task and its match; raise CommandError if it failed."""
    from distributed import KilledWorker

    try:
        task, match = next(results)
    except StopIteration:
        raise CommandError("lost the cluster; continue with --resume once it's back") from None
    except OtherProgram as error:
        raise CommandError(str(error)) from None
    except KilledWorker as error:
        raise CommandError(f"gave up on a match: every worker that played it died ({error})") from None
    except Exception as error:
        raise CommandError(f"a match failed on a worker: {type(error).__name__}: {error}") from None
    if not isinstance(match, PlayedMatch):
        raise CommandError("lost the cluster; continue with --resume once it's back")
    return task, match


def play_task(program: str, plan: TournamentPlan, number: int, index: int) -> PlayedMatch:
    """Play a match on a worker; raise OtherProgram unless the worker's `fingerprint` is `program`."""
    if program != fingerprint():
        from distributed import get_worker

        raise OtherProgram(_describe_mismatch(get_worker().address, fingerprint(), program))
    with closing(BotPool()) as pool:
        return play_match(plan, number, index, pool)
