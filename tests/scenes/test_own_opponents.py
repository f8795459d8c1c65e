"""The player's own opponents: ducks and bots of an `opponents.toml` in the data directory."""

import sys
from pathlib import Path

import pytest

from game.engine.contract import Phase
from game.scenes.menus.table_setup.ducks import DuckScene, Portrait
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.run.run_session import _load_tables
from game.scenes.tutorials.list import playable_tutorials
from game.storage.places import LEVELS
from game.ui.devices.actions import Action, ActionPressed
from tests.conftest import ROOT
from tests.support.driving import Driver

BOT = f"exec:{sys.executable} -I -S {ROOT / 'tests' / 'example_bot.py'}"
OPPONENTS = f"""
[[opponents]]
id = "gap"
name = "Gap"
level = "{BOT}"
about = "A program."
face = {{ body = "#FFFFFF", shade = "#000000" }}

[[opponents]]
id = "zoe"
name = "Zoe"
level = "duckling"
about = "A duck of mine."
face = {{ body = "#AAFFFF", shade = "#000000" }}

[[opponents]]
id = "pip"
name = "Pip II"
level = "duckling"
about = "There is one already."
face = {{ body = "#AAFFFF", shade = "#000000" }}
"""
TABLE = """
game = "six_takes"
title = "Mine"
about = "With my own."
opponents = ["zoe", "gap"]
options = { limit = 0 }
"""


@pytest.fixture(autouse=True)
def levels(tmp_path: Path) -> None:
    """Write the player's own files."""
    folder = tmp_path / "levels"
    (folder / "run").mkdir(parents=True)
    (folder / "tutorials").mkdir()
    (folder / "opponents.toml").write_text(OPPONENTS)
    (folder / "mine.toml").write_text(TABLE)
    goal = '\nponds = [1, 6]\ngoal = { kind = "ahead_of", opponent = "gap" }\n'
    (folder / "run" / "mine.toml").write_text(TABLE + goal)
    lesson = (LEVELS / "tutorials" / "six_takes.toml").read_text(encoding="utf-8")
    (folder / "tutorials" / "mine.toml").write_text(
        lesson.replace('"mabel"', '"zoe"').replace("mabel:", "zoe:")
    )


def test_own_opponents_are_listed_and_any_table_may_name_them(driver: Driver) -> None:
    context = driver.app.context
    names = {one.id: one.name for one in context.cast.opponents}
    assert (names["gap"], names["zoe"], names["pip"]) == ("Gap", "Zoe", "Pip")
    assert "Mine" in [table.title for table in context.cast.tables]
    assert "mine" in playable_tutorials(context)
    tables, cast = _load_tables(context)
    assert "mine" in tables
    assert cast["gap"].spec == BOT


def test_id_of_a_shipped_opponent_is_reported_once(driver: Driver, tmp_path: Path) -> None:
    context = driver.app.context
    assert len(context.cast.opponents)
    path = tmp_path / "levels" / "opponents.toml"
    expected = "opponents[2].id: expected an id of its own, got 'pip', which the program has already"
    assert context.notices == [f"{path}: {expected}"]


def test_own_opponents_can_be_chosen_and_play(driver: Driver) -> None:
    """Give a chair to the bot, and play until it has made three choices."""
    driver.app.context.change(game="six_takes", speed="instant")
    setup = driver.open(SetupScene(driver.app.context, "six_takes"))
    setup.plan.company.seat_all(["dot", "flora"])
    setup.refill()
    driver.frames(2)
    chair = setup.plan.company.chairs.index("dot")
    driver.open(DuckScene(driver.app.context, setup.plan.company, chair), frames=2)
    ducks = driver.top
    rows = {
        row.opponent.id: place for place, row in enumerate(ducks.form.widgets) if isinstance(row, Portrait)
    }
    assert {"gap", "zoe"} <= rows.keys()
    ducks.form.focus = rows["gap"]
    driver.app.handle(ActionPressed(Action.CONFIRM))
    driver.frames(2)
    assert setup.plan.company.chairs[chair] == "gap"
    driver.click_row("Deal", frames=2)
    match = driver.table.session.match
    seat = next(number for number, one in enumerate(driver.table.session.header.players) if one.level == BOT)

    def chosen() -> bool:
        table = driver.table
        if match.phase is Phase.CHOOSING and table.session.my_turn and not table.show.busy:
            driver.app.handle(ActionPressed(Action.CONFIRM))
        return sum(one.seat == seat for one in match.history) >= 3

    driver.until(chosen)
    assert not any("plays on" in notice for notice in driver.app.context.notices)
