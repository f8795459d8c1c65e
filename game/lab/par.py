"""The command `par`: measures how much luck par removes from results."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from game import VERSION
from game.ai.processes import graceful_exit, limit_to_one_core
from game.cardgames.registry import UnknownGame, kit_of
from game.engine.journal import Header, Player
from game.files.streams import CommandError, print_error
from game.lab.arena.output import load_deals
from game.storage import rows
from game.storage.levels import tables as levels
from game.storage.levels.tables import ReadyTable
from game.storage.places import LEVELS
from game.voice.words import with_minus_sign

if TYPE_CHECKING:
    from game.lab.par_figures import ParFigures

_FEWEST = 3


@graceful_exit()
def run(game: str, table: str, deals: int, seed: int, file: Path) -> int:
    """Play deals with seeds from `seed` on at a ready-made table, and print statistics of par.

    Finished deals are appended to the file. Deals in the file are not played again, and the statistics cover
    all its deals at this table.

    Raises:
        CommandError: if there's no such table or the file can't be written.
    """
    limit_to_one_core()
    from game.lab.par_figures import ParDeal, compute_figures, play_deal

    ready_table = _find_table(game, table)
    saved = load_deals(file, ParDeal)
    done = {deal.seed for deal in saved if (deal.game, deal.table) == (game, ready_table.key)}
    start = time.perf_counter()
    for number in range(seed, seed + deals):
        if number in done:
            continue
        problem = rows.append(file, play_deal(_header(ready_table, number), 0), "the deal")
        if problem is not None:
            raise CommandError(problem)
    deals_so_far, _ = rows.load(file, ParDeal)
    counted = [deal for deal in deals_so_far if (deal.game, deal.table) == (game, ready_table.key)]
    _print_figures(game, table, len(counted), compute_figures(counted) if len(counted) >= _FEWEST else [])
    played = len(counted) - len(done)
    unit = "deal" if played == 1 else "deals"
    print_error(f"{played} {unit} played in {time.perf_counter() - start:.0f} s")
    return 0


def _find_table(game: str, title: str) -> ReadyTable:
    try:
        kit_of(game)
    except UnknownGame as error:
        raise CommandError(str(error)) from None
    loaded = levels.load_tables((LEVELS / game,), lambda table: None)
    table = next((table for table in loaded.tables if title in (table.title, table.key)), None)
    if table is None:
        titles = ", ".join(table.title for table in loaded.tables)
        raise CommandError(f"{game} has no table {title!r}: expected one of {titles}")
    return table


def _header(table: ReadyTable, seed: int) -> Header:
    cast = {opponent.id: opponent for opponent in levels.load_opponents(LEVELS / "opponents.toml")}
    ducks = [cast[opponent] for opponent in table.opponents]
    return Header(
        version=VERSION,
        game=table.game,
        seed=seed,
        options=table.options,
        players=(Player("You"), *(Player(duck.name, duck.spec, duck.id) for duck in ducks)),
        table=table.key,
    )


def _print_figures(game: str, title: str, deals: int, figures: list[ParFigures]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{game}, {title}: {deals} deals")
    table.add_column("player")
    for heading in ("result", "above par", "variance of result − par, as a share of the result's"):
        table.add_column(heading, justify="right")
    for row in figures:
        above = with_minus_sign(f"{row.above.value:+.2f} ± {row.above.margin:.2f}")
        result = with_minus_sign(f"{row.result.value:.2f} ± {row.result.margin:.2f}")
        table.add_row(row.player, result, above, f"{row.noise.value:.2f} ± {row.noise.margin or 0:.2f}")
    Console(markup=False, highlight=False).print(table)
