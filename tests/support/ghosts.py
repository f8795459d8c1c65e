"""The results of a deal's ghosts, computed in this process."""

from collections.abc import Iterator

from game.arcade.ghosts import LEVEL
from game.arcade.par import ghost_results
from game.engine.journal import Header


def first_ghost_results(header: Header, seat: int, count: int) -> Iterator[float]:
    return ghost_results(header, seat, ((LEVEL, number) for number in range(count)))
