"""Whatever paragraph of RULES.md the code or a test cites is there."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import game.cardgames.sixpack

GAME = Path(game.cardgames.sixpack.__file__).parent
CITING = [*sorted(GAME.rglob("*.py")), *sorted(Path(__file__).parent.glob("test_*.py"))]
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


def test_the_paragraphs_are_numbered_without_gaps() -> None:
    assert paragraphs()[0] == (1, 0)
    for (section, number), following in pairwise(paragraphs()):
        assert following in ((section, number + 1), (section + 1, 0))


@pytest.mark.parametrize("path", CITING, ids=lambda path: path.name)
def test_every_citation_is_of_a_paragraph_there_is(path: Path) -> None:
    known = {f"{section}.{number}" if number else str(section) for section, number in paragraphs()}
    assert set(CITATION.findall(path.read_text(encoding="utf-8"))) <= known
