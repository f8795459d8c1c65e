"""The rules still play every golden match just as written."""

import pytest

from tests.cardgames.must_be_18.playthrough import FOLDER, MATCHES, playthrough


@pytest.mark.parametrize("name", list(MATCHES))
def test_playthrough(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (expected, got) in enumerate(zip(golden, playthrough(name).splitlines(), strict=True), 1):
        assert got == expected, f"{name}.txt, line {number}"
