"""The plot of the records in words."""

import pytest

from game.language.message import figure
from game.scenes.records.plot import Plot


def plot(*figures: float) -> Plot:
    return Plot("Ducks by round", figures, 30, 5, lambda _figure: "", "Too few.", figure)


@pytest.mark.parametrize(
    ("figures", "words"),
    [
        ((7,), "Too few."),
        ((7, 10), "Ducks by round: 2 rounds, from 7 to 10; 8.5 on average."),
        (tuple([4] * 10), "Ducks by round: 10 rounds, from 4 to 4; 4.0 on average."),
        (
            (15, *[4] * 10),
            "Ducks by round: 11 rounds, from 4 to 15; 5.0 on average. Over the last ten: 4.0.",
        ),
    ],
)
def test_the_last_ten_rounds_are_told_once_there_are_more(figures: tuple[float, ...], words: str) -> None:
    assert plot(*figures).words == words
