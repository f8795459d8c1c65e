"""The documents name files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.count import written

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "README.md", *ROOT.glob("levels/**/*.md"), *ROOT.glob("game/**/*.md"))
)
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
NAMED = re.compile(r"`([\w./]+\.(?:py|toml))`")
LONGEST_README = 110
HEAVIEST = 250_000
"""Bytes of a picture."""
MOST_WORDS = 12
"""In a cell of the README."""


def exists(name: str, near: Path) -> bool:
    """Whether a file of this name, or path's end, is beside or below a document's folder, or in the tree."""
    return (ROOT / name).exists() or any(near.rglob(name))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    path = ROOT / document
    links = [link for link in LINK.findall(path.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_that_are_named_exist(document: str) -> None:
    path = ROOT / document
    named = NAMED.findall(path.read_text(encoding="utf-8"))
    assert [name for name in named if not exists(name, path.parent)] == []


def test_the_readme_stays_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= LONGEST_README


def test_the_page_of_tests_takes_the_number_of_tests() -> None:
    page = (ROOT / "game" / "TESTING.md").read_text(encoding="utf-8")
    text = written(page, {"quick tests": 12345, "campaigns": 678})
    assert "| quick tests | 12,345 |\n| campaigns | 678 |" in text
    assert written(text, {"quick tests": 1, "campaigns": 2}) == written(
        page, {"quick tests": 1, "campaigns": 2}
    )
    with pytest.raises(ValueError, match=r"TESTING\.md: expected one row for each of quick tests"):
        written("", {"quick tests": 1})


def test_pictures_are_light() -> None:
    weights = {path.name: path.stat().st_size for path in (ROOT / "assets" / "screenshots").iterdir()}
    assert {name: weight for name, weight in weights.items() if weight > HEAVIEST} == {}


def test_every_picture_is_shown_by_a_document() -> None:
    shown = "\n".join((ROOT / name).read_text(encoding="utf-8") for name in DOCUMENTS)
    assert [path.name for path in (ROOT / "assets" / "screenshots").iterdir() if path.name not in shown] == []


def test_no_cell_of_the_readme_is_a_paragraph() -> None:
    rows = [line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    cells = [cell for row in rows for cell in row.split("|") if "![" not in cell]
    assert [cell for cell in cells if len(cell.split()) > MOST_WORDS] == []
