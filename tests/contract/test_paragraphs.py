"""Every paragraph of a RULES.md that code or tests cite exists; in two games each paragraph has a test."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from game import cardgames
from game.cardgames.registry import GAMES

CODE = Path(cardgames.__file__).parent
TESTS = Path(__file__).parents[1] / "cardgames"
CITATION = re.compile(r"§(\d+(?:\.\d+)?)")

each_rules = pytest.mark.parametrize("game", GAMES)


def paragraphs(game: str) -> list[tuple[int, int]]:
    """Return the numbers of the sections (with 0) and their paragraphs, in order."""
    found, section = [], 0
    for line in (CODE / game / "RULES.md").read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"## §(\d+) ", line):
            section = int(heading[1])
            found.append((section, 0))
        elif numbered := re.match(r"(\d+)\. ", line):
            found.append((section, int(numbered[1])))
    return found


def names(game: str) -> set[str]:
    return {f"{section}.{number}" if number else str(section) for section, number in paragraphs(game)}


def cited(path: Path) -> set[str]:
    return set(CITATION.findall(path.read_text(encoding="utf-8")))


@each_rules
def test_paragraphs_are_numbered_without_gaps(game: str) -> None:
    assert paragraphs(game)[0] == (1, 0)
    for (section, number), following in pairwise(paragraphs(game)):
        assert following in ((section, number + 1), (section + 1, 0))


@each_rules
def test_cited_paragraphs_exist(game: str) -> None:
    """In the code, in the tests, and in the rules themselves."""
    citing = [*(CODE / game).rglob("*.py"), *(TESTS / game).glob("*.py"), CODE / game / "RULES.md"]
    assert {path.name: cited(path) - names(game) for path in citing if cited(path) - names(game)} == {}


@pytest.mark.parametrize("game", ["sixty_six", "must_be_18"])
def test_every_paragraph_is_cited_by_a_test(game: str) -> None:
    known = {one for path in (TESTS / game).glob("*.py") for one in cited(path)}
    assert {name for name in names(game) if "." in name} - known == set()
