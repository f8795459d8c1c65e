"""Tested versions, the exact ones of a build, and a chapter of the changelog for each release."""

import re

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from game import VERSION
from tests.packaging.tree import PROJECT, ROOT, requirements_in, shipped

BUILT_WITH = {"pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "setuptools", "packaging", "pillow"}
ELSEWHERE = {"macholib", "pefile", "pywin32-ctypes"}
"""What PyInstaller needs on macOS and Windows."""
CLASSIFIER = "Programming Language :: Python :: 3."


def pinned_versions(name: str) -> dict[str, Version]:
    """Return the exact versions in a file of `.ci/versions`, by package."""
    lines = (ROOT / ".ci" / "versions" / name).read_text(encoding="utf-8").splitlines()
    wanted = [Requirement(line) for line in lines if line and not line.startswith("#")]
    assert len({canonicalize_name(one.name) for one in wanted}) == len(wanted)
    exact = {canonicalize_name(one.name): re.fullmatch(r"==([\d.]+)", str(one.specifier)) for one in wanted}
    assert all(exact.values()), exact
    return {name: Version(found[1]) for name, found in exact.items() if found}


def requirements() -> dict[str, Requirement]:
    files = sorted(ROOT.glob("requirements*.txt"))
    return {one.name: one for path in files for one in map(Requirement, requirements_in(path.name))}


def test_lowest_versions_are_the_bounds() -> None:
    bounds = {name: Version(str(one.specifier).removeprefix(">=")) for name, one in requirements().items()}
    assert pinned_versions("lowest.txt") == bounds


def test_build_pins_exactly_what_it_needs() -> None:
    assert set(pinned_versions("build.txt")) == shipped() | BUILT_WITH | ELSEWHERE


def test_versions_of_a_build_are_within_the_bounds() -> None:
    wanted, exact = requirements(), pinned_versions("build.txt")
    assert all(exact[name] in wanted[name].specifier for name in exact.keys() & wanted.keys())


def test_stated_pythons_start_with_the_lowest_one() -> None:
    project = PROJECT["project"]
    named = [one for one in project["classifiers"] if one.startswith(CLASSIFIER)]
    minors = [int(one.removeprefix(CLASSIFIER)) for one in named]
    assert project["requires-python"] == f">=3.{minors[0]}"
    assert minors == list(range(minors[0], minors[0] + len(minors)))
    tool = PROJECT["tool"]
    assert tool["ruff"]["target-version"] == f"py3{minors[0]}"
    assert tool["mypy"]["python_version"] == f"3.{minors[0]}"


# -- the changelog ---------------------------------------------------------------------------------------


def test_programs_version_is_the_newest() -> None:
    text = (ROOT / "game" / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert versions[0] == VERSION
    numbers = [tuple(map(int, version.split("."))) for version in versions]
    assert numbers == sorted(set(numbers), reverse=True)


def test_every_version_says_what_is_new() -> None:
    text = (ROOT / "game" / "CHANGELOG.md").read_text(encoding="utf-8")
    _head, *chapters = re.split(r"^## .+$", text, flags=re.MULTILINE)
    assert all(re.search(r"^- \w", chapter, re.MULTILINE) for chapter in chapters)
