"""The rules still play every golden match exactly as recorded."""

import pytest

from tests.contract.games import GAMES
from tests.golden.playthrough import FOLDER, file_of, games, scribe_of

MATCHES = [(game, name) for game in games() for name in scribe_of(game).matches]


@pytest.mark.parametrize(("game", "name"), MATCHES)
def test_golden_match(game: str, name: str) -> None:
    golden = file_of(game, name).read_text(encoding="utf-8").splitlines()
    for number, (expected, got) in enumerate(
        zip(golden, scribe_of(game).write(name).splitlines(), strict=True), 1
    ):
        assert got == expected, f"{game}/{name}.txt, line {number}"


def test_each_game_has_golden_matches_and_no_other_files() -> None:
    assert set(games()) == set(GAMES)
    assert set(FOLDER.glob("*/*.txt")) == {file_of(game, name) for game, name in MATCHES}
