"""The licences of everything shipped: listed as the packages themselves state them, with their texts."""

import re
from importlib import metadata
from pathlib import Path

import pytest
from packaging.version import Version

from tests.packaging.tree import PROJECT, ROOT, shipped

FOLDER = ROOT / "game" / "licences"
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \|(?: ([^|]*) ?\|)?$", re.MULTILINE)
TABLE, C_TABLE = (FOLDER / "README.md").read_text(encoding="utf-8").split("C libraries;")
LISTED = {name: (licence, text or "") for name, licence, text in ROW.findall(TABLE) if name != "Library"}
SPDX = {
    "LGPL v2.1": "LGPL-2.1-or-later",
    "SIL OFL 1.1": "OFL-1.1",
    "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "Apache 2.0": "Apache-2.0",
}


def stated_licence(name: str) -> str:
    """Return the first licence that a package states."""
    about = metadata.metadata(name)
    classifiers = [one for one in about.get_all("Classifier") or [] if one.startswith("License ::")]
    names = [about.get("License-Expression"), about.get("License"), *classifiers]
    first = next(one for one in names if one)
    return SPDX.get(first, first).split(" AND ")[0]


LOCKED = dict(
    line.split(" ;")[0].split("==")
    for line in (ROOT / ".ci" / "versions" / "build.txt").read_text(encoding="utf-8").splitlines()
    if "==" in line
)
AGED = [name for name in LISTED if Version(metadata.version(name)) < Version(LOCKED[name])]
pytestmark = pytest.mark.skipif(
    bool(AGED), reason=f"the installed packages are older than those of a build: {AGED}"
)


def test_exactly_the_shipped_packages_are_listed() -> None:
    assert set(LISTED) == shipped()


@pytest.mark.parametrize("name", LISTED)
def test_licence_is_the_packages_own(name: str) -> None:
    assert LISTED[name][0].split(",")[0] == stated_licence(name)


@pytest.mark.parametrize("name", LISTED)
def test_licence_text_exists(name: str) -> None:
    files = [str(path) for path in metadata.files(name) or []]
    link = re.search(r"\]\((.+?)\)", LISTED[name][1])
    if link:
        assert (FOLDER / link[1]).is_file()
        return
    place = re.search(r"`(.+)`", LISTED[name][1])
    if place:
        assert place[1] in files
    assert any(re.search("licen[cs]e|copying|OFL", Path(file).name, re.IGNORECASE) for file in files)


@pytest.mark.parametrize("folder", ["pygame_ce.libs", "prismatoid.libs"])
def test_c_libraries_are_listed(folder: str) -> None:
    libraries = Path(str(metadata.distribution("pygame-ce").locate_file(folder)))
    if not libraries.is_dir():
        pytest.skip("this system's packages keep them elsewhere")
    listed = {name for names, _licence, _text in ROW.findall(C_TABLE) for name in names.split(", ")}
    there = {re.split(r"(?:-\d)?-[0-9a-f]{8}\.", path.name)[0] for path in libraries.iterdir()}
    assert there - listed == set()


def test_our_own_licence_is_the_same_everywhere() -> None:
    assert PROJECT["project"]["license"] == "MIT"
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert own.startswith("MIT License")
    assert (FOLDER / "MIT.txt").read_text(encoding="utf-8") == own
