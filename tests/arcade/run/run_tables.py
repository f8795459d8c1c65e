"""The shipped tables, and runs with a small map."""

from functools import cache

from game.arcade.run.course import generate_course
from game.arcade.run.entries import Began, Node
from game.arcade.run.tables import check_run_table
from game.storage.levels.run_tables import LoadedRunTables, RunTable, load_run_tables
from game.storage.levels.tables import Opponent, load_opponents
from game.storage.places import LEVELS


@cache
def cast() -> dict[str, Opponent]:
    return {one.id: one for one in load_opponents(LEVELS / "opponents.toml")}


@cache
def loaded_tables() -> LoadedRunTables:
    return load_run_tables(LEVELS / "run", [], lambda table: check_run_table(cast(), table))


def tables() -> dict[str, RunTable]:
    return loaded_tables().tables


@cache
def course(seed: int = 6) -> tuple[Node, ...]:
    return generate_course(seed, tables())


def run_start(seed: int = 6, daily: str = "") -> Began:
    return Began(
        version="1", seed=seed, course=course(seed), started="2026-11-22T14:15:00+00:00", daily=daily
    )
