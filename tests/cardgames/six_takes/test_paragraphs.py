"""Whatever paragraph of RULES.md the code or a test cites is there."""

import re
from pathlib import Path

import pytest

import game.cardgames.six_takes

GAME = Path(game.cardgames.six_takes.__file__).parent
CITING = [*sorted(GAME.rglob("*.py")), *sorted(Path(__file__).parent.glob("test_*.py"))]
CITATION = re.compile(r"§(\d+(?:\.\d+)?)")


def paragraphs() -> set[str]:
    """The numbers of the sections and of the paragraphs in them."""
    found, section = set(), ""
    for line in (GAME / "RULES.md").read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"## §(\d+) ", line):
            section = heading[1]
            found.add(section)
        elif numbered := re.match(r"(\d+)\. ", line):
            found.add(f"{section}.{numbered[1]}")
    return found


def test_the_paragraphs_are_numbered_without_gaps() -> None:
    numbers = "1 1.1 1.2 2 2.1 2.2 2.3 3 3.1 3.2 3.3 3.4 4 5 5.1 5.2 5.3 5.4 6 6.1 6.2 7 8"
    assert " ".join(sorted(paragraphs())) == numbers


@pytest.mark.parametrize("path", CITING, ids=lambda path: path.name)
def test_every_citation_is_of_a_paragraph_there_is(path: Path) -> None:
    assert set(CITATION.findall(path.read_text(encoding="utf-8"))) <= paragraphs()
