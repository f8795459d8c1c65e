"""A process that plays the arcade until it is killed.

It's started by `python -m tests.campaigns.arcade_player FOLDER SEED CUT SLOWEST`. It prints each line of a
file before it writes it, and again once it's on the disk. If CUT isn't 0, it kills itself in the middle of
the write with that number, counted from 1. Its disk takes up to SLOWEST seconds to flush.
"""

import os
import random
import signal
import sys
import time
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import IO

import pytest

from game.arcade.daily.diary import deal_of_day
from game.arcade.run.entries import (
    CharmsPassed,
    CharmTaken,
    GaveUp,
    PlaceKind,
    SatDown,
    StallLeft,
    TableEnded,
    Visited,
    entry_of,
)
from game.arcade.run.state import AtStall, AtTable, ChooseCharm, ChooseTable
from game.files import lines
from game.scenes.awards.saving import save_won_awards
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.run import run_session as plays
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results.high_scores import HighScoresScene
from game.scenes.run.results.initials import save_run_score
from game.scenes.run.run_session import RunSession
from game.storage import rows
from game.storage.history import runs
from game.storage.history.puzzle_tries import SolvedPuzzle
from tests.scenes.run.running import keyboard, start_run, tables_of
from tests.support.driving import Driver
from tests.support.light_thinking import think_lightly
from tests.support.short_matches import play_out

FIRST_DAY = date(2026, 1, 1)
WRITING, WRITTEN = "writing", "written"


def kill() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def announce_writes(chance: random.Random, cut: int, die: Callable[[], None] = kill) -> None:
    """Print what is written, and call `die` in the middle of one write."""
    put, count = lines.append_synced, 0

    def announced(file: IO[bytes], content: bytes) -> None:
        nonlocal count
        count += 1
        words = f"{Path(file.name).name} {content.strip().hex()}"
        print(WRITING, words, flush=True)
        if count == cut:
            file.write(content[: chance.randrange(len(content))])
            die()
        put(file, content)
        print(WRITTEN, words, flush=True)

    lines.append_synced = announced
    rows.append_synced = announced


def day_after(newest: date | None) -> date:
    return FIRST_DAY if newest is None else newest + timedelta(days=1)


class Player:
    def __init__(self, driver: Driver, chance: random.Random) -> None:
        self._driver, self._chance = driver, chance

    def step(self) -> None:
        long: tuple[Callable[[], None], ...] = (self._run, self._daily_run, self._deal)
        self._chance.choice((*long, self._puzzle, self._awards))()
        self._driver.app.context.screens.title()

    def _run(self) -> None:
        if plays.run_with_unsaved_score(self._driver.app.context) is None:
            self._go_on_with(start_run(self._driver))
        else:
            self._driver.app.context.screens.run()
            self._see_the_end()

    def _see_the_end(self) -> None:
        """Show the end of a run again: the program had ended between the run's last line and its score."""
        with keyboard(self._driver) as hand:
            hand.until(HighScoresScene)

    def _daily_run(self) -> None:
        context = self._driver.app.context
        begun = [runs.load(path, entry_of)[0][0].daily for path in runs.run_files(context.places.runs)]  # type: ignore[union-attr]
        newest = max((date.fromisoformat(day) for day in begun if day), default=None)
        if plays.unfinished_run(context, daily=True) is None:
            today = day_after(newest)
            context.today = lambda: today
        context.screens.run(daily=True)
        if plays.run_with_unsaved_score(context, daily=True) is not None:
            self._see_the_end()
            return
        world = next((one for one in self._driver.app.stack.scenes if isinstance(one, MapScene)), None)
        if world is not None:
            self._go_on_with(world.play)

    def _go_on_with(self, play: RunSession) -> None:
        """Continue a run by a few decisions, sometimes at a table or giving up; if it's over, save its
        score.
        """
        context = self._driver.app.context
        if isinstance(play.run.pending, AtTable):
            self._play_the_table(play)
        for _ in range(self._chance.randint(1, 5)):
            if isinstance(play.run.pending, ChooseCharm):
                offer = [one for one in play.run.pending.charms if play.run.is_takeable(one)]
                play.add(CharmTaken(self._chance.choice(offer)) if offer else CharmsPassed())
            elif isinstance(play.run.pending, AtStall):
                play.add(StallLeft())
            elif isinstance(play.run.pending, ChooseTable):
                self._go(play, self._chance.choice(play.run.pending.nodes))
        if self._chance.random() < 0.3 and not play.run.over:
            play.add(GaveUp())
        if play.run.over:
            save_run_score(context, play, "ANN")
        elif isinstance(play.run.pending, ChooseTable) and self._chance.random() < 0.3:
            play.screens.sit_down(tables_of(play)[0])
            if self._chance.random() < 0.5:
                self._play_the_table(play)

    def _play_the_table(self, play: RunSession) -> None:
        """Play the match at the table to its end, and record it."""
        if self._driver.on(TableScene):
            play_out(self._driver.table.session)
        with keyboard(self._driver) as hand:
            while isinstance(play.run.pending, AtTable):
                hand.step()

    def _go(self, play: RunSession, node: int) -> None:
        """Visit a place, or record a table without playing it."""
        if play.node(node).kind is not PlaceKind.TABLE:
            play.add(Visited(node))
            return
        journal = f"{self._chance.getrandbits(64)}.sixes"
        play.add(SatDown(node, play.run.table_seed(node), journal))
        met, combos = self._chance.random() < 0.7, {"clean": 6}
        play.add(TableEnded(met=met, result=-4.0, ghosts=(-5.0, -3.0), combos=combos))

    def _deal(self) -> None:
        """Play the deal of a day to its end."""
        context, driver = self._driver.app.context, self._driver
        found = context.archive.diary()
        today = max(found.entries, default=None)
        if today is None or found.unfinished_entry(today) is None:
            today = day_after(today)
            deal = deal_of_day(today, context.cast.daily)
            assert deal is not None
            if not context.screens.start_daily(deal):
                return
        else:
            left = context.places.saves / found.entries[today].journal
            assert context.screens.resume(left), context.notices
        if self._chance.random() < 0.7:
            play_out(driver.table.session)
            driver.until(lambda: driver.on(ScoringScene))

    def _puzzle(self) -> None:
        solved = SolvedPuzzle(f"{self._chance.getrandbits(128):032x}", self._chance.randint(1, 3), 3)
        self._driver.app.context.archive.save_puzzle(solved)

    def _awards(self) -> None:
        save_won_awards(self._driver.app.context)


def main(folder: str, seed: str, cut: str, slowest: str) -> None:
    """Play until killed."""
    chance = random.Random(seed)
    think_lightly(pytest.MonkeyPatch())
    os.fsync = lambda _file: time.sleep(chance.random() * float(slowest))
    announce_writes(chance, int(cut))
    driver = Driver(Path(folder), seed=None)
    driver.app.seen = False
    player = Player(driver, chance)
    while True:
        player.step()


if __name__ == "__main__":
    main(*sys.argv[1:])
