"""Benchmark of hosting many tables in one process: the delay of choices, and the memory of a table."""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType

from game.files.streams import CommandError
from game.lab.bench.steps import BenchResult, Measurement, Step
from game.network.messages import VERSION, AnyRequest, Choose, Deal, Join

_TABLES, _GUESTS = 50, 4
_GAME = "six_takes"
_SECONDS = 30.0
_THINKING = (0.4, 1.6)
"""The range of seconds for which a guest thinks before a choice."""
_PATIENCE = 60.0
_MAIN = Path(__file__).resolve().parents[3] / "main.py"


class GuestPage:
    """A scripted guest, with the last message about its table and the time at which it came."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.shown: dict[str, Any] = {}
        self.received = 0.0
        self.changed = asyncio.Event()
        self._listener = asyncio.ensure_future(self._receive())

    async def _receive(self) -> None:
        async for received in self.socket:
            if received.type is not WSMsgType.TEXT:
                return
            message = msgspec.json.decode(received.data)
            if message["type"] in ("lobby", "table"):
                self.shown, self.received = message, time.perf_counter()
                self.changed.set()

    async def send(self, request: AnyRequest) -> None:
        await self.socket.send_str(msgspec.json.encode(request).decode())

    async def wait_for_update(self, moment: float) -> float | None:
        """Wait for the first message after a time and return when it came; None after a time-out."""
        with suppress(TimeoutError):
            while self.received <= moment:
                self.changed.clear()
                await asyncio.wait_for(self.changed.wait(), _PATIENCE)
            return self.received
        return None

    async def close(self) -> None:
        self._listener.cancel()
        await self.socket.close()


def measure(step: Step) -> BenchResult:
    """Host tables in a separate process on one core, and play at all of them simultaneously.

    A delay is the time from a choice until all guests at the table have an update; a choice is lost if some
    guest gets no update.
    """
    step(f"{_TABLES} tables begin")
    with tempfile.TemporaryDirectory() as folder, _hosting(folder) as (process, url, codes):
        return asyncio.run(_play(process.pid, url, codes, step))


@contextmanager
def _hosting(folder: str) -> Iterator[tuple[subprocess.Popen[str], str, list[str]]]:
    """Run the command `serve`; yield the process, its URL and the tables' codes."""
    words = [_GAME, "--tables", str(_TABLES), "--port", "0", "--bind", "127.0.0.1", "--data-dir", folder]
    # All guests run on this machine, so their addresses are given in proxy headers.
    command = [sys.executable, str(_MAIN), "serve", *words, "--address", "http://127.0.0.1"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        with suppress(AttributeError, OSError):  # not on every system
            os.sched_setaffinity(process.pid, {max(os.sched_getaffinity(0))})
        url, codes = "", list[str]()
        assert process.stdout is not None
        for line in process.stdout:
            url = url or next(iter(re.findall(r"listening at (\S+)", line)), "")
            codes += re.findall(r"^([A-Z]{6})  ", line)
            if len(codes) == _TABLES:
                break
        else:
            raise CommandError("bench network: the server ended before it listened")
        yield process, url, codes
    finally:
        process.terminate()
        process.wait(_PATIENCE)


async def _play(pid: int, url: str, codes: list[str], step: Step) -> BenchResult:
    chance = random.Random(6)
    before = _memory_mb(pid)
    async with ClientSession(connector=TCPConnector(limit=0)) as client:
        tables = [
            [await join_table(client, url, code, f"10.0.{table}.{guest}") for guest in range(_GUESTS)]
            for table, code in enumerate(codes)
        ]
        step("guests choose")
        processor, start = _processor_seconds(pid), time.perf_counter()
        seeds = [random.Random(chance.random()) for _ in tables]
        results = await asyncio.gather(*map(play_at, tables, seeds))
        busy = (_processor_seconds(pid) - processor) / (time.perf_counter() - start)
        memory = (_memory_mb(pid) - before) / len(codes)
        for guests in tables:
            for guest in guests:
                await guest.close()
    times = [seconds * 1000 for result in results for seconds in result if seconds is not None]
    lost = sum(seconds is None for result in results for seconds in result)
    p99 = quantiles(times, n=100)[-1]
    typical, choices = median(times), len(times) + lost
    figures = {
        "median": typical, "p99": p99, "choices": choices, "lost": lost, "table_mb": memory, "busy": busy
    }  # fmt: skip
    rows = (
        Measurement(
            f"{_TABLES} hosted tables: from a choice to the last guest, median / p99",
            f"{typical:.0f} / {p99:.0f} ms",
            "≤ 100 ms",
        ),
        Measurement("choices, and those that were lost", f"{choices} / {lost}", "0 lost"),
        Measurement("memory of a hosted table", f"{memory:.2f} MB", "≤ 2 MB"),
        Measurement("load of their process, of a core", f"{busy:.0%}"),
    )
    return BenchResult({"network": figures}, rows)


async def join_table(client: ClientSession, url: str, code: str, address: str = "10.0.0.1") -> GuestPage:
    """Join a table, pretending to come from an address behind a proxy."""
    headers = {"Origin": url, "X-Forwarded-For": address}
    guest = GuestPage(await client.ws_connect(f"{url}/table", headers=headers))
    await guest.send(Join(VERSION, code, "Guest"))
    await guest.wait_for_update(0.0)
    return guest


async def play_at(guests: list[GuestPage], chance: random.Random) -> list[float | None]:
    """Play at a table; return each choice's delay in seconds until all guests have an update (None: lost)."""
    times: list[float | None] = []
    end = time.perf_counter() + _SECONDS
    while time.perf_counter() < end:
        due = [guest for guest in guests if guest.shown.get("question")]
        if not due:
            sent = time.perf_counter()
            for guest in guests:
                await guest.send(Deal())
            await asyncio.gather(*[guest.wait_for_update(sent) for guest in guests])
            await asyncio.sleep(0.1)
            continue
        await asyncio.sleep(chance.uniform(*_THINKING))
        guest = chance.choice(due)
        sent = time.perf_counter()
        answer = chance.randrange(len(guest.shown["answers"]))
        await guest.send(Choose(guest.shown["number"], answer))
        updates = await asyncio.gather(*[page.wait_for_update(sent) for page in guests])
        received = [moment for moment in updates if moment is not None]
        times.append(max(received) - sent if len(received) == len(guests) else None)
    return times


def _memory_mb(pid: int) -> float:
    """Return the memory of a process in megabytes; 0 if unknown."""
    if sys.platform != "linux":
        return 0.0
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


def _processor_seconds(pid: int) -> float:
    """Return the processor time of a process; 0 if unknown."""
    if sys.platform != "linux":
        return 0.0
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0
