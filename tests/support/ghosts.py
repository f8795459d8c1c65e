"""The results of a deal's ghosts, computed in this process."""

from collections.abc import Iterator

from game.arcade.ghosts import LEVEL
from game.arcade.par import results
from game.engine.journal import Header


def ghost_results(header: Header, seat: int, count: int) -> Iterator[float]:
    return results(header, seat, ((LEVEL, number) for number in range(count)))
