"""Packed files and dependencies: each file of the tree is packed or known not to be needed."""

import re
from pathlib import Path

import pytest

from game import VERSION
from tests.packaging.tree import PROJECT, ROOT, extras, files_in, packed_files, requirements_in

NOT_READ = (
    "assets/**/*.py",
    "assets/catalogues/**/*.po",
    "assets/catalogues/*.pot",
    "assets/catalogues/**/*.md",
)
"""Sources from which other files are made, and documents for those who make them."""
NOT_SHOWN = ("assets/screenshots/*", "assets/figures/*")
"""Pictures in documents, and the scripts that make them."""


def files_left_out() -> set[Path]:
    return {path.relative_to(ROOT) for pattern in (*NOT_READ, *NOT_SHOWN) for path in ROOT.glob(pattern)}


@pytest.mark.parametrize("folder", ["game", "assets", "levels"])
def test_every_file_is_packed_or_known_not_to_be_needed(folder: str) -> None:
    assert files_in(folder) - packed_files() - files_left_out() == set()


def test_nothing_known_as_left_out_is_packed() -> None:
    assert packed_files() & files_left_out() == set()


def test_package_and_extras_need_what_the_requirement_files_list() -> None:
    dynamic = PROJECT["tool"]["setuptools"]["dynamic"]
    assert dynamic["dependencies"] == {"file": "requirements.txt"}
    assert set(PROJECT["project"]["dynamic"]) == {"version", "dependencies", "optional-dependencies"}
    assert all(extras().values())


def test_test_requirements_include_every_other_file() -> None:
    lines = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8").splitlines()
    included = {line.removeprefix("-r ") for line in lines if line.startswith("-r ")}
    assert included == {path.name for path in ROOT.glob("requirements*.txt")} - {"requirements-dev.txt"}


def test_each_version_is_stated_once() -> None:
    files = sorted(ROOT.glob("requirements*.txt"))
    packages = [re.split(r"[<>=]", one)[0] for path in files for one in requirements_in(path.name)]
    assert len(packages) == len(set(packages))


def test_packed_code_imports_only_its_dependencies() -> None:
    """A library that only the tests have would be missing where the program is installed."""
    names = {
        "pygame-ce": "pygame",
        "prismatoid": "prism",
        "font-fredoka-one": "font_fredoka_one",
        "font-manrope": "font_manrope",
        "pillow": "PIL",
    }
    wanted = [*requirements_in(), *extras()["pictures"]]
    packages = [re.split(r"[<>=]", one)[0] for one in wanted]
    known = {names.get(one, one) for one in packages}
    testers = {
        re.split(r"[<>=]", one)[0].replace("-", "_") for one in requirements_in("requirements-dev.txt")
    }
    imported = set()
    for path in (ROOT / "game").rglob("*.py"):
        found = re.findall(r"^\s*(?:from|import) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        imported |= set(found)
    assert imported & (testers | {"xdist", "importlinter"}) == set()
    assert known - imported - {"font_fredoka_one", "font_manrope"} == set(), "installed but never imported"


def test_there_is_one_version() -> None:
    assert "version" in PROJECT["project"]["dynamic"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "game.VERSION"}
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)
