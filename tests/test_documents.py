"""The documents name files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "README.md", *ROOT.glob("levels/**/*.md"), *ROOT.glob("game/**/*.md"))
)
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
NAMED = re.compile(r"`([\w./]+\.(?:py|toml))`")
LONGEST_README = 160


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
