"""Whatever paragraph of RULES.md the code or a test cites is there, and every paragraph has a test."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import game.cardgames.must_be_18

GAME = Path(game.cardgames.must_be_18.__file__).parent
TESTS = sorted(Path(__file__).parent.glob("*.py"))
CITING = [*sorted(GAME.rglob("*.py")), *TESTS]
CITATION = re.compile(r"§(\d+(?:\.\d+)?)")


def paragraphs() -> list[tuple[int, int]]:
    """The numbers of the sections (with 0) and of the paragraphs in them, in their order."""
    found, section = [], 0
    for line in (GAME / "RULES.md").read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"## §(\d+) ", line):
            section = int(heading[1])
            found.append((section, 0))
        elif numbered := re.match(r"(\d+)\. ", line):
            found.append((section, int(numbered[1])))
    return found


def names() -> set[str]:
    return {f"{section}.{number}" if number else str(section) for section, number in paragraphs()}


def test_the_paragraphs_are_numbered_without_gaps() -> None:
    assert paragraphs()[0] == (1, 0)
    for (section, number), following in pairwise(paragraphs()):
        assert following in ((section, number + 1), (section + 1, 0))


@pytest.mark.parametrize("path", CITING, ids=lambda path: path.name)
def test_every_citation_is_of_a_paragraph_there_is(path: Path) -> None:
    assert set(CITATION.findall(path.read_text(encoding="utf-8"))) <= names()


def test_the_rules_cite_only_themselves() -> None:
    assert set(CITATION.findall((GAME / "RULES.md").read_text(encoding="utf-8"))) <= names()


def test_every_paragraph_is_cited_by_a_test() -> None:
    cited = {one for path in TESTS for one in CITATION.findall(path.read_text(encoding="utf-8"))}
    assert {name for name in names() if "." in name} <= cited
