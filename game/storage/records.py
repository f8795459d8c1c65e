"""The results of finished matches, and the statistics that can be had from them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from game.storage.places import free_name


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match. `rounds` are the own points of each round, of which fewer are better."""

    game: str
    when: str
    players: tuple[str, ...]
    own_seat: int
    ranking: tuple[int, ...]
    totals: tuple[int, ...]
    rounds: tuple[int, ...]
    rated: bool
    journal: str

    def __post_init__(self) -> None:
        seats = len(self.players)
        if not (len(self.ranking) == len(self.totals) == seats and 0 <= self.own_seat < seats):
            raise ValueError(f"expected ranking, totals and own_seat of {seats} players")


class Statistics(Struct, frozen=True):
    """What a player's results come to. Means and bests are None before the first match."""

    matches: int
    wins: int
    mean_round: float | None
    best_round: int | None
    best_total: int | None
    streak: int
    longest_streak: int


def add(path: Path, result: Result) -> str | None:
    """Append a result; returns what went wrong, if anything did."""
    try:
        with path.open("a+b") as file:
            if file.tell():
                # The last line may have been torn: its rest must not spoil this one, too.
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":
                    file.write(b"\n")
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return f"{path}: the result could not be saved ({error.strerror})"
    return None


def load(path: Path) -> tuple[list[Result], str | None]:
    """All results, oldest first, and what was wrong with the file, if anything was.

    Where lines are broken, the whole file is kept under another name and the good lines stay.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return [], None
    except OSError as error:
        return [], f"{path}: cannot be read ({error.strerror})"
    results, good, broken = [], [], []
    for number, line in enumerate(content.splitlines(), 1):
        try:
            results.append(msgspec.json.decode(line, type=Result))
            good.append(line)
        except (ValueError, RecursionError) as error:
            broken.append(f"line {number}: {error}")
    if not broken:
        return results, None
    aside = free_name(path, "broken")
    draft = path.with_name(path.name + ".new")
    try:
        _write(aside, content)
        _write(draft, b"".join(line + b"\n" for line in good))
        draft.replace(path)
    except OSError as error:
        return results, f"{path.name}: {broken[0]} (and it could not be set aside: {error.strerror})"
    return results, f"{path.name}: {broken[0]}; the file was kept as {aside.name}, good lines stay"


def _write(path: Path, content: bytes) -> None:
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def statistics(results: Sequence[Result]) -> Statistics:
    """What the rated results, oldest first, come to."""
    rated = [result for result in results if result.rated]
    won = [result.ranking[result.own_seat] == 1 for result in rated]
    rounds = [points for result in rated for points in result.rounds]
    longest = streak = 0
    for win in won:
        streak = streak + 1 if win else 0
        longest = max(longest, streak)
    return Statistics(
        matches=len(rated),
        wins=sum(won),
        mean_round=sum(rounds) / len(rounds) if rounds else None,
        best_round=min(rounds, default=None),
        best_total=min((result.totals[result.own_seat] for result in rated), default=None),
        streak=streak,
        longest_streak=longest,
    )
