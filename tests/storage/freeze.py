"""Writes a data directory as this version leaves it, for all later versions to read.

`python -m tests.storage.freeze` makes `tests/storage/released/VERSION`, once, before a release. An existing
folder is never overwritten, so that released files stay as they were.
"""

import random
import shutil
import sys
import tempfile
from pathlib import Path

import pytest

from game import VERSION
from game.arcade.puzzles.files import load_puzzles
from game.arcade.run.entries import CharmsPassed, GaveUp
from game.arcade.run.state import AtTable, ChooseCharm
from game.cardgames.registry import GAMES
from game.scenes.run.results.initials import save_run_score
from game.storage.history.accuracy import Accuracy
from game.storage.history.puzzle_tries import SolvedPuzzle
from game.storage.places import LEVELS
from game.ui.devices.actions import Action
from game.ui.devices.bindings import Bindings
from tests.campaigns.arcade_player import Player
from tests.scenes.run.running import keyboard, start_run, tables_of
from tests.support.driving import Driver
from tests.support.light_thinking import think_lightly
from tests.support.short_matches import SHORT, play_out

RELEASED = Path(__file__).with_name("released")
LEFT_OUT = ("*.lock", "*.broken", "reports")


def matches(driver: Driver) -> None:
    """Play a rated match of each game to the end, and leave another unfinished."""
    context = driver.app.context
    for game in GAMES:
        driver.start_match(game, options=SHORT[game], rated=True)
        play_out(driver.table.session)
        driver.frames(3)
        context.screens.title()
        driver.start_match(game, rated=False)
        driver.until(lambda: driver.asked)
        session = driver.table.session
        session.choose(session.game.choices(session.view)[0])
        driver.frames(2)
        context.screens.title()
    ended = context.places.saves / context.archive.results()[0].journal
    found = Accuracy(journal=ended.name, round=1, accuracy=88.5, decisions=9, mean_loss=0.5)
    context.archive.save_accuracy(ended, found)


def arcade(driver: Driver) -> None:
    """Leave a finished run, one before its next table, a daily deal, a puzzle and an award."""
    context = driver.app.context
    play = start_run(driver)
    play.add(GaveUp())
    save_run_score(context, play, "ANN")
    context.screens.title()
    play = start_run(driver)
    play.screens.sit_down(tables_of(play)[0])
    play_out(driver.table.session)
    with keyboard(driver) as hand:
        while isinstance(play.run.pending, AtTable):
            hand.step()
    if isinstance(play.run.pending, ChooseCharm):
        play.add(CharmsPassed())
    context.screens.title()
    player = Player(driver, random.Random(6))
    player._deal()
    context.screens.title()
    puzzle = load_puzzles([LEVELS], "six_takes").puzzles[0]
    context.archive.save_puzzle(SolvedPuzzle(puzzle.id, 1, 3))
    player._awards()


def levels(folder: Path) -> None:
    """Write one level of the player's own of each kind."""
    puzzle = next((LEVELS / "puzzles" / "six_takes").rglob("*.toml"))
    for ours, own in (
        (next(LEVELS.glob("six_takes/*.toml")), "mine.toml"),
        (LEVELS / "run" / "keeper-sir.toml", "run/mine.toml"),
        (puzzle, f"puzzles/six_takes/{puzzle.name}"),
    ):
        (folder / own).parent.mkdir(parents=True, exist_ok=True)
        text = ours.read_text(encoding="utf-8").replace('title = "', 'title = "My own: ', 1)
        (folder / own).write_text(text, encoding="utf-8")


def settings(driver: Driver) -> None:
    """Change some settings of each kind."""
    context = driver.app.context
    context.rebind(Bindings().with_key(Action.LOG, "k"))
    context.change(
        name="Zoë", master=0.5, ui_scale=1.5, high_contrast=True, friends=("Ann",), caption_stay="long",
        setups={"six_takes": {"opponents": ["pip", "dot"], "options": {"limit": 9}}},
    )  # fmt: skip


def main() -> None:
    """Write the folder of this version."""
    target = RELEASED / VERSION
    if target.exists():
        sys.exit(f"{target}: expected a new version, because released files stay as they are")
    think_lightly(pytest.MonkeyPatch())
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        driver = Driver(folder, seed=None)
        driver.app.seen = False
        matches(driver)
        arcade(driver)
        settings(driver)
        assert driver.app.context.notices == []
        driver.close()
        levels(folder / "levels")
        shutil.copytree(folder, target, ignore=shutil.ignore_patterns(*LEFT_OUT))
    print(target)


if __name__ == "__main__":
    main()
