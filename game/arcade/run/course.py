"""The map of a run, drawn from its seed: six ponds, each with columns of tables and a keeper.

A pond has seven tables in three columns; the second and third column also have a rest and an unknown place.
The player visits one place in each column. Paths to the next column never cross. Each pond has tables of all
four built-in games, and of packages' games if there's room. In each column, the hardest table pays a choice
of charms, and the others pay shells. The same seed and tables always give the same map.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from msgspec.structs import replace

from game.arcade.run.entries import Node, Pay, PlaceKind
from game.cardgames.registry import BUILT_IN
from game.engine.chance import draw, seed_of
from game.storage.levels.run_tables import PONDS, RunTable

COLUMNS = 3
"""The number of columns before the keeper's."""
KEEPER = COLUMNS
"""The index of the keeper's column."""
SHAPE = (2, 2, 3)
"""The number of tables in each column of a pond."""
SMALL = ((2, 2, 2), (2, 2, 1), (1, 2, 1))
"""Smaller shapes for ponds with too few tables, by preference; the shipped levels have enough."""


class NoCourse(ValueError):
    """An impossible map: a pond with too few tables, or inconsistent places."""


def generate_course(seed: int, tables: Mapping[str, RunTable], first_game: str = "") -> tuple[Node, ...]:
    """Generate a run's map from a seed; may raise NoCourse if the tables can't fill it.

    The first column has tables of `first_game` only, if there are enough.
    """
    nodes: list[Node] = []
    used: set[str] = set()
    for pond in range(1, PONDS + 1):
        wanted_game = first_game if pond == 1 else ""
        columns = _pond_columns(pond, tables, used, seed_of(seed, "pond", pond), wanted_game)
        used.update(table.id for column in columns for table in column)
        if nodes:
            nodes[-1] = replace(nodes[-1], to=tuple(range(len(nodes), len(nodes) + len(columns[0]))))
        places = _add_special_places(columns, seed_of(seed, "places", pond))
        nodes += _make_nodes(places, pond, len(nodes), seed_of(seed, "ways", pond))
    return tuple(nodes)


def start_places(course: Sequence[Node]) -> tuple[int, ...]:
    return column_of(course, 1, 0)


def column_of(course: Sequence[Node], pond: int, column: int) -> tuple[int, ...]:
    return tuple(number for number, node in enumerate(course) if (node.pond, node.column) == (pond, column))


def check_course(course: Sequence[Node]) -> None:
    """Raise NoCourse, which names the faulty place, if a map is inconsistent or can't be completed."""
    if not (start_places(course) and all(_has_paths_on(course, node) for node in course)):
        raise NoCourse("expected a map whose ways lead on to the last keeper")
    for number, node in enumerate(course):
        column = column_of(course, node.pond, node.column)
        if node.column == KEEPER and len(column) > 1:
            raise NoCourse(f"course[{number}]: expected one keeper in pond {node.pond}, got {len(column)}")
        lane, lanes = column.index(number), len(column)
        if (node.lane, node.lanes) != (lane, lanes):
            raise NoCourse(
                f"course[{number}]: expected lane {lane} of {lanes}, from 0, got {node.lane} of {node.lanes}"
            )


def _has_paths_on(course: Sequence[Node], node: Node) -> bool:
    """Return whether a place's paths lead to the next column; the last keeper's place needs none."""
    following = (node.pond + 1, 0) if node.column == KEEPER else (node.pond, node.column + 1)
    if not node.to:
        return (node.pond, node.column) == (PONDS, KEEPER)
    places = range(len(course))
    return all(to in places and (course[to].pond, course[to].column) == following for to in node.to)


def _pond_columns(
    pond: int, tables: Mapping[str, RunTable], used: Set[str], chance: int, first_game: str
) -> list[list[RunTable]]:
    """Return a pond's tables by column: `first_game` first if possible, keepers last; may raise NoCourse."""
    fitting = [table for _name, table in sorted(tables.items()) if table.ponds[0] <= pond <= table.ponds[1]]
    keepers = _shuffle([table for table in fitting if table.keeper], used, seed_of(chance, "keeper"))
    if not keepers:
        raise NoCourse(f"pond {pond}: expected a table with a keeper, found none")
    games, _ = draw(BUILT_IN, len(BUILT_IN), seed_of(chance, "games"))
    left = {}
    for game in games:
        candidates = [table for table in fitting if table.game == game and not table.keeper]
        left[game] = _shuffle(candidates, used, seed_of(chance, game))
    missing = [game for game in BUILT_IN if not left[game]]
    if missing:
        raise NoCourse(f"pond {pond}: expected a table of each game, found none of {', '.join(missing)}")
    # Packages' games come first, so that they appear as soon as each built-in game has a table.
    for game in sorted({table.game for table in fitting if not table.keeper} - left.keys()):
        candidates = [table for table in fitting if table.game == game and not table.keeper]
        left = {game: _shuffle(candidates, used, seed_of(chance, game)), **left}
    count = sum(map(len, left.values()))
    shape = next(table for table in (SHAPE, *SMALL) if sum(table) <= count)
    opening = left.get(first_game, [])[: shape[0]]
    if len(opening) == shape[0]:
        del left[first_game][: shape[0]]
        return [opening, *_fill_columns(shape[1:], left, used, {first_game}), keepers[:1]]
    return [*_fill_columns(shape, left, used), keepers[:1]]


def _shuffle(tables: Sequence[RunTable], used: Set[str], chance: int) -> list[RunTable]:
    """Shuffle tables, but put those first whose ids aren't in `used`."""
    shuffled, _ = draw(tables, len(tables), chance)
    return sorted(shuffled, key=lambda table: table.id in used)


def _fill_columns(
    shape: Sequence[int], left: Mapping[str, list[RunTable]], used: Set[str], placed: Set[str] = frozenset()
) -> list[list[RunTable]]:
    """Return columns of the sizes in `shape`: a table of each built-in game not in `placed`, then others."""
    columns: list[list[RunTable]] = []
    first = [game for game in left if game in BUILT_IN and game not in placed]
    for size in shape:
        column: list[RunTable] = []
        columns.append(column)
        for _ in range(size):
            games_here = {one.game for one in column}
            open_games = first or [game for game in left if left[game]]
            game = min(open_games, key=lambda one: (one in games_here, left[one][0].id in used))
            column.append(left[game].pop(0))
            if game in first:
                first.remove(game)
    return columns


def _add_special_places(
    columns: Sequence[Sequence[RunTable]], chance: int
) -> list[list[RunTable | PlaceKind]]:
    """Add a rest to the second or third column and an unknown place to the other, in random lanes."""
    filled: list[list[RunTable | PlaceKind]] = [list(column) for column in columns]
    specials, chance = draw((PlaceKind.REST, PlaceKind.UNKNOWN), 2, chance)
    for column, special in zip(filled[1:KEEPER], specials, strict=True):
        (lane,), chance = draw(range(len(column) + 1), 1, chance)
        column.insert(lane, special)
    return filled


def _pay_of(table: RunTable, column: Sequence[RunTable | PlaceKind]) -> Pay:
    """Return STALL for a keeper's table, CHARM for the hardest table of a column, and SHELLS for others."""
    if table.keeper:
        return Pay.STALL
    tables = [place for place in column if isinstance(place, RunTable)]
    hardest = max(tables, key=lambda place: place.hard)
    return Pay.CHARM if table is hardest else Pay.SHELLS


def _make_nodes(
    columns: Sequence[Sequence[RunTable | PlaceKind]], pond: int, first: int, chance: int
) -> list[Node]:
    """Return a pond's places, of which the first has the index `first`; the keeper's has no paths yet."""
    nodes = []
    after = first
    for index, column in enumerate(columns):
        after += len(column)
        following = len(columns[index + 1]) if index < KEEPER else 0
        paths = _paths(len(column), following, seed_of(chance, index))
        for lane, table in enumerate(column):
            to = tuple(after + other for other in paths[lane])
            position = pond, index, lane, len(column)
            if isinstance(table, PlaceKind):
                nodes.append(Node(*position, "", "", to, table))
            else:
                nodes.append(Node(*position, table.id, table.game, to, pays=_pay_of(table, column)))
    return nodes


def _paths(lanes: int, following: int, chance: int) -> list[tuple[int, ...]]:
    """Return which of the `following` lanes of the next column each lane leads to; paths don't cross."""
    extra = (lanes - 1) * (chance & 1)
    meeting = [(lane * (following - 1) + extra) // lanes for lane in range(lanes + 1)]
    return [tuple(range(meeting[lane], meeting[lane + 1] + 1)) for lane in range(lanes)]
