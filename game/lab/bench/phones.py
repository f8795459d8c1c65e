"""Frames of a table with nine seats: with eight friends on phones against none, in turn."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from statistics import quantiles

from aiohttp import ClientSession
from msgspec import Struct

from game.files.streams import CommandError
from game.lab.bench.frames import open_program
from game.lab.bench.network import GuestPage, join, play_at
from game.lab.bench.steps import Step

GUESTS = 8
STEPS = 2
_GAME, _SIZE = "six_takes", (1280, 720)
_FRAME = 1 / 60
_SECONDS = 25.0


class PhoneFrames(Struct, frozen=True):
    """Milliseconds of processor time of the frames' 99th percentile, `alone` and with `GUESTS` phones."""

    alone: float
    phones: float


def measure(step: Step, seconds: float = _SECONDS) -> PhoneFrames:
    """Measure the frames of a match in processes of their own; time is that of the thread that draws."""
    found = []
    for guests in (0, GUESTS):
        step(f"{guests} phones")
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
            found.append(pool.submit(_frames, guests, seconds).result())
    return PhoneFrames(*found)


def _frames(guests: int, seconds: float) -> float:
    from game.scenes.friends.hosted import HostedScene
    from game.scenes.friends.invitation import open_table, plan_of
    from game.scenes.friends.invite import InviteScene
    from game.scenes.match.table import TableScene
    from game.ui.devices.actions import Action, ActionPressed

    with open_program(_SIZE) as app:
        invitation = open_table(app.context, plan_of(app.context, _GAME, GUESTS + 1, "duckling"))
        if invitation is None:
            raise CommandError(f"bench phones: {'; '.join(map(str, app.context.notices))}")
        app.stack.push(InviteScene(app.context, invitation))
        friends = multiprocessing.get_context("spawn").Process(
            target=_play, args=(invitation.address, invitation.table.code, guests), daemon=True
        )
        friends.start()
        while len(invitation.table.room.present) < guests:
            app.frame(_FRAME)
            time.sleep(_FRAME)
        invitation.table.begin()
        app.stack.push(HostedScene(app.context, invitation))
        times, end = list[float](), time.perf_counter() + seconds
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
    """Join a table and play at it until the process is ended."""
    with suppress(OSError):
        asyncio.run(_play_on(f"http://{address}", code, guests))


async def _play_on(url: str, code: str, guests: int) -> None:
    async with ClientSession() as client:
        pages: list[GuestPage] = [await join(client, url, code) for _ in range(guests)]
        while pages:
            await play_at(pages, random.Random(6))
