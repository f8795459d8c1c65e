"""The documents: links and file names that resolve, and tables that are easy to read."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.count import update_page
from tests.protocol import LIST

DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (
        ROOT / "README.md",
        *(path for folder in (".ci", "assets", "game", "levels") for path in (ROOT / folder).rglob("*.md")),
    )
)
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`([\w./]+\.(?:py|toml))`")
LONGEST_README = 110
HEAVIEST = 250_000
"""The maximum size of a picture, in bytes."""
MOST_WORDS = 40
"""The maximum number of words in a table's cell."""
MOST_WORDS_IN_README = 12
LONG_ROWS = {
    "game/TESTING.md": ("anything pressed at any time", "memory over an hour of play"),
}
"""The beginnings of rows that may have longer cells, by document."""


def exists(name: str, near: Path) -> bool:
    return (ROOT / name).exists() or any(near.rglob(name))


def prose_of(path: Path) -> str:
    return FENCE.sub("", path.read_text(encoding="utf-8"))


def anchors_of(path: Path) -> set[str]:
    """Return the anchors of a document's headings, as GitHub makes them."""
    headings = HEADING.findall(prose_of(path))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def cells_of(text: str) -> Iterator[tuple[str, str]]:
    """Yield each cell of the tables in a document, after its row."""
    for row in text.splitlines():
        if row.startswith("|"):
            for cell in re.split(r"(?<!\\)\|", row):
                yield row, cell


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_resolve(document: str) -> None:
    path = ROOT / document
    links = [link for link, _anchor in LINK.findall(path.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_anchors_are_headings(document: str) -> None:
    path = ROOT / document
    missing = [
        f"{link}#{anchor}"
        for link, anchor in LINK.findall(prose_of(path))
        if anchor
        and "://" not in link
        and anchor not in anchors_of((path.parent / link).resolve() if link else path)
    ]
    assert missing == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_cells_are_short(document: str) -> None:
    """The lists in each PROTOCOL.md are docstrings and may be longer."""
    text = LIST.sub("", prose_of(ROOT / document))
    longer = tuple(f"| {beginning}" for beginning in LONG_ROWS.get(document, ()))
    cells = [cell for row, cell in cells_of(text) if not row.startswith(longer)]
    assert [cell for cell in cells if len(cell.split()) > MOST_WORDS] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_named_files_exist(document: str) -> None:
    path = ROOT / document
    named = NAMED.findall(path.read_text(encoding="utf-8"))
    assert [name for name in named if not exists(name, path.parent)] == []


def test_readme_stays_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= LONGEST_README


def test_testing_page_gets_the_number_of_tests() -> None:
    page = (ROOT / "game" / "TESTING.md").read_text(encoding="utf-8")
    text = update_page(page, {"quick tests": 12345, "campaigns": 678})
    assert "| quick tests | 12,345 |\n| campaigns | 678 |" in text
    assert update_page(text, {"quick tests": 1, "campaigns": 2}) == update_page(
        page, {"quick tests": 1, "campaigns": 2}
    )
    with pytest.raises(ValueError, match=r"TESTING\.md: expected one row for each of quick tests"):
        update_page("", {"quick tests": 1})


def test_pictures_are_small() -> None:
    weights = {path.name: path.stat().st_size for path in (ROOT / "assets" / "screenshots").iterdir()}
    assert {name: weight for name, weight in weights.items() if weight > HEAVIEST} == {}


def test_every_picture_is_used_by_a_document() -> None:
    shown = "\n".join((ROOT / name).read_text(encoding="utf-8") for name in DOCUMENTS)
    assert [path.name for path in (ROOT / "assets" / "screenshots").iterdir() if path.name not in shown] == []


def test_cells_of_the_readme_are_short() -> None:
    rows = [line for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    cells = [cell for row in rows for cell in row.split("|") if "![" not in cell]
    assert [cell for cell in cells if len(cell.split()) > MOST_WORDS_IN_README] == []
