"""Benchmark of a nine-seat table: frames with eight friends on phones, and without phones."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from contextlib import suppress
from statistics import quantiles

from aiohttp import ClientSession

from game.files.streams import CommandError
from game.lab.bench.frames import open_program
from game.lab.bench.network import GuestPage, join_table, play_at
from game.lab.bench.steps import BenchResult, Measurement, Step, in_own_process

_GUESTS = 8
_GAME, _SIZE = "six_takes", (1280, 720)
_FRAME = 1 / 60
_SECONDS = 25.0


def measure(step: Step) -> BenchResult:
    """Measure the processor time of the drawing thread, with and without phones, in separate processes."""
    frames = {}
    for name, guests in (("alone", 0), ("phones", _GUESTS)):
        step(f"{guests} phones")
        frames[name] = in_own_process(_frame_p99, guests)
    row = Measurement(
        f"frames beside {_GUESTS} phones, p99 of processor time, as a multiple of that without",
        f"{frames['phones'] / frames['alone']:.2f} ×",
        "≤ 1.1 ×",
    )
    return BenchResult({"phones": frames}, (row,))


def _frame_p99(guests: int) -> float:
    from game.scenes.friends.hosted import HostedScene
    from game.scenes.friends.invitation import open_table, plan_of
    from game.scenes.friends.invite import InviteScene
    from game.scenes.match.table import TableScene
    from game.ui.devices.actions import Action, ActionPressed

    with open_program(_SIZE) as app:
        invitation = open_table(app.context, plan_of(app.context, _GAME, _GUESTS + 1, "duckling"))
        if invitation is None:
            raise CommandError(f"bench phones: {'; '.join(map(str, app.context.notices))}")
        app.stack.push(InviteScene(app.context, invitation))
        friends = multiprocessing.get_context("spawn").Process(
            target=_play, args=(invitation.address, invitation.table.code, guests), daemon=True
        )
        friends.start()
        while len(invitation.table.room.present_seats) < guests:
            app.frame(_FRAME)
            time.sleep(_FRAME)
        invitation.table.start_match()
        app.stack.push(HostedScene(app.context, invitation))
        times, end = list[float](), time.perf_counter() + _SECONDS
        while (now := time.perf_counter()) < end:
            before = time.thread_time()
            app.frame(_FRAME)
            times.append((time.thread_time() - before) * 1000)
            if not guests and not isinstance(app.stack.top, TableScene):
                app.handle(ActionPressed(Action.CONFIRM))
            time.sleep(max(now + _FRAME - time.perf_counter(), 0.0))
        friends.kill()
    return quantiles(times, n=100)[-1]


def _play(address: str, code: str, guests: int) -> None:
    """Join a table with this number of guests, and play until the process is ended."""
    with suppress(OSError):
        asyncio.run(_play_on(f"http://{address}", code, guests))


async def _play_on(url: str, code: str, guests: int) -> None:
    async with ClientSession() as client:
        pages: list[GuestPage] = [await join_table(client, url, code) for _ in range(guests)]
        while pages:
            await play_at(pages, random.Random(6))
