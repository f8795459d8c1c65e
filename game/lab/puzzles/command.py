"""The commands `puzzles mine` and `puzzles prove`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from game.ai.processes import graceful_exit
from game.ai.trials import CannotTry
from game.arcade.puzzles.files import FOLDER, as_toml, load_puzzle
from game.arcade.puzzles.puzzle import Puzzle
from game.cardgames.registry import UnknownGame, kit_of
from game.engine.parsing import quoted
from game.files.streams import CommandError
from game.lab.puzzles.mine import PuzzleMiner
from game.lab.puzzles.proof import confirms_best, prove_puzzle
from game.storage.levels.tables import BadLevel, files_in, load_opponents, load_tables
from game.storage.places import LEVELS


@graceful_exit()
def mine(game: str, count: int, seed: int, table: str | None, out: Path | None) -> int:
    """Find puzzles of a game, at one ready-made table or all, and write each to a file in a folder."""
    folder = out or LEVELS / FOLDER / game
    try:
        if kit_of(game).try_all() is None:
            raise CommandError(f"{game} has no trials, so its puzzles can't be proved")
        tables = [ready for ready in load_tables([LEVELS], lambda _table: None).tables if ready.game == game]
        wanted = [ready for ready in tables if table in (None, str(ready.title), ready.key)]
        if not wanted:
            expected = ", ".join(str(ready.title) for ready in tables)
            raise CommandError(f"unknown table {quoted(table or '')}: expected one of {expected}")
        folder.mkdir(parents=True, exist_ok=True)
        for puzzle in PuzzleMiner(game, wanted, load_opponents(LEVELS / "opponents.toml"), count).find(seed):
            path = folder / f"{puzzle.grade}-{puzzle.header.seed}.toml"
            path.write_text(as_toml(puzzle), encoding="utf-8")
            print(f"{path}: grade {puzzle.grade}, {_describe_margin(puzzle.margin, puzzle)}", flush=True)
    except (UnknownGame, BadLevel) as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"{folder}: can't be written ({error.strerror})") from None
    return 0


@graceful_exit()
def prove(files: Sequence[Path]) -> int:
    """Prove puzzles again on their own deals; raise CommandError at the end if one can't be proven."""
    failed = 0
    paths: list[Path] = []
    for place in files or [LEVELS / FOLDER]:
        paths += files_in(place) if os.path.isdir(place) else [place]
    for path in paths:
        try:
            puzzle = load_puzzle(path)
            proof = prove_puzzle(puzzle)
        except (BadLevel, CannotTry) as error:
            print(error if isinstance(error, BadLevel) else f"{path}: {error}", flush=True)
            failed += 1
            continue
        proven = confirms_best(puzzle, proof)
        failed += not proven
        figures = f"{_describe_margin(proof.margin, puzzle)}, {proof.least:.2f} at least"
        print(f"{path}: {'proven' if proven else 'NOT PROVEN'}, {figures}", flush=True)
    if failed or not paths:
        raise CommandError(
            f"{failed} of {len(paths)} puzzles aren't proved" if paths else "there are no puzzles"
        )
    return 0


def _describe_margin(margin: float, puzzle: Puzzle) -> str:
    basis = "exact" if puzzle.exact else f"{puzzle.deals:,} deals"
    return f"{basis}, ahead by {margin:.2f}"
