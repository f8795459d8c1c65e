"""The changelog: a chapter for each version, that of the program on top."""

import re

from game import VERSION
from tests.packaging.tree import ROOT


def test_the_version_of_the_program_is_the_newest() -> None:
    text = (ROOT / "game" / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert versions[0] == VERSION
    numbers = [tuple(map(int, version.split("."))) for version in versions]
    assert numbers == sorted(set(numbers), reverse=True)


def test_every_version_says_what_is_new() -> None:
    text = (ROOT / "game" / "CHANGELOG.md").read_text(encoding="utf-8")
    _head, *chapters = re.split(r"^## .+$", text, flags=re.MULTILINE)
    assert all(re.search(r"^- \w", chapter, re.MULTILINE) for chapter in chapters)
