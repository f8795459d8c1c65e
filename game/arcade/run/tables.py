"""Checks of runs' tables, and the matches that are played at them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game import VERSION
from game.ai.levels import LEVELS
from game.arcade.playable import check_playable
from game.arcade.run.charms import Effects
from game.arcade.run.course import KEEPER
from game.arcade.run.entries import Node
from game.arcade.run.goals import check_goal
from game.cardgames.registry import rules_of
from game.engine.journal import Header, Player
from game.storage.levels.faults import raise_faults
from game.storage.levels.run_tables import RunTable
from game.storage.levels.tables import Opponent

_STRENGTHS = {level.id: strength for strength, level in enumerate(LEVELS)}


def check_run_table(cast: Mapping[str, Opponent], table: RunTable) -> None:
    """Raise a ValueError that names the faulty field if a table can't be played or its goal is impossible."""
    check_playable(cast, table.game, table.opponents, table.options)
    raise_faults(_faults(table))
    check_goal(table, rules_of(table.game))


def _faults(table: RunTable) -> Iterator[str]:
    for number, opponent in enumerate(table.opponents):
        if opponent in table.opponents[:number]:
            yield f"opponents[{number}]: expected everybody once, got {opponent!r} again"
    seats = len(table.opponents) + 1
    if table.seat >= seats:
        yield f"seat: expected 1 to {seats}, got {table.seat + 1}"
    if table.keeper and table.keeper not in table.opponents:
        expected = ", ".join(table.opponents)
        yield f"keeper: expected one of {expected}, who sit here, got {table.keeper!r}"


def table_fault(node: Node, table: RunTable | None) -> str:
    """Return why a table's file no longer fits its place on the map; empty if it fits."""
    if table is None:
        return f"expected the table {node.table!r} of this run, which is gone"
    if table.game != node.game:
        return f"expected the table {node.table!r} to be of {node.game}, it is of {table.game}"
    if bool(table.keeper) != (node.column == KEEPER):
        wanted = "a keeper" if node.column == KEEPER else "no keeper"
        return f"expected the table {node.table!r} to have {wanted}, as on the map of this run"
    return ""


def header_of(
    table: RunTable,
    cast: Mapping[str, Opponent],
    name: str,
    seed: int,
    effects: Effects,
    *,
    started: str = "",
) -> Header:
    """Return the header of a match for a player called `name`; decoys replace the strongest opponents."""
    specs = {rival: cast[rival].spec for rival in table.opponents}
    faces = {rival: rival for rival in table.opponents}
    ducklings = [
        duck.id for duck in cast.values() if not _strength(duck.level) and duck.id not in table.opponents
    ]
    for rival, duckling in zip(
        _replaceable_opponents(table, cast)[: effects.decoys], ducklings, strict=False
    ):
        specs[rival], faces[rival] = cast[duckling].spec, duckling
    players = [Player(cast[faces[rival]].name, specs[rival], faces[rival]) for rival in table.opponents]
    players.insert(table.seat, Player(name))
    return Header(
        version=VERSION,
        game=table.game,
        seed=seed,
        options=dict(table.options),
        players=tuple(players),
        rated=False,
        started=started,
        table=str(table.title),
    )


def is_same_match(header: Header, other: Header) -> bool:
    """Return whether two headers have the same game, seed and human seats."""
    seats = [[player.human for player in checked.players] for checked in (header, other)]
    return (header.game, header.seed) == (other.game, other.seed) and seats[0] == seats[1]


def strongest_rival(header: Header, seat: int) -> Player:
    """Return the strongest player who isn't on a seat's team."""
    partners = next(team for team in rules_of(header.game).teams(len(header.players)) if seat in team)
    rivals = [player for player_seat, player in enumerate(header.players) if player_seat not in partners]
    return max(rivals, key=lambda player: _strength(player.level))


def _replaceable_opponents(table: RunTable, cast: Mapping[str, Opponent]) -> Sequence[str]:
    """Return the opponents that decoys may replace, strongest first; not the keeper or a partner."""
    teams = rules_of(table.game).teams(len(table.opponents) + 1)
    partners = next(team for team in teams if table.seat in team)
    seats = [seat for seat in range(len(table.opponents) + 1) if seat != table.seat]
    replaceable = [
        opponent
        for opponent, seat in zip(table.opponents, seats, strict=True)
        if seat not in partners and opponent != table.keeper and _strength(cast[opponent].level)
    ]
    return sorted(replaceable, key=lambda opponent: -_strength(cast[opponent].level))


def _strength(spec: str) -> int:
    return _STRENGTHS.get(spec.partition(":")[0], 0)
