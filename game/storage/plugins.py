"""Plugins: packages that add games or levels; `importlib.metadata` is imported only if there are any."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

KITS = "sixes.games"
"""The entry point group of card games: each entry point is a kit class."""
LEVELS = "sixes.levels"
"""The entry point group of levels: each is a package with the same folders as `levels/`."""
_GROUP_PREFIX = b"[sixes."


class BadPlugin(Exception):
    """A plugin that cannot be used; the text names the package, the entry point and what was expected."""


class Plugin(NamedTuple):
    """An entry point of an installed package; `package` is its name and version."""

    package: str
    entry: EntryPoint

    def error(self, expected: str, problem: object) -> BadPlugin:
        what = str(problem).partition("\n")[0]
        if isinstance(problem, BaseException):
            what = f"{type(problem).__name__}: {what}"
        return BadPlugin(
            f"{self.package}: {self.entry.group}: {self.entry.name} = {self.entry.value}: "
            f"expected {expected}, got {what}"
        )

    def load(self, expected: str) -> Any:
        """Import the object that the entry point names, or raise BadPlugin."""
        try:
            return self.entry.load()
        except BaseException as error:
            # A module may raise anything, even `SystemExit` and `KeyboardInterrupt`, and the game continues.
            raise self.error(expected, error) from error

    def folder(self) -> Path:
        """Return the package's folder without importing the package, or raise BadPlugin."""
        expected = "a package with a folder of levels"
        try:
            spec = find_spec(self.entry.value)
        except BaseException as error:
            raise self.error(expected, error) from error
        for place in (spec and spec.submodule_search_locations) or ():
            if os.path.isdir(place):
                return Path(place)
        raise self.error(expected, "a module" if spec else "no such package")


class Plugins(NamedTuple):
    """The plugins of one group, and a message for each unreadable package."""

    plugins: tuple[Plugin, ...]
    problems: tuple[str, ...]


def find_plugins(group: str, path: Iterable[str] | None = None) -> Plugins:
    found, problems = [], []
    for folder in _extension_packages(tuple(sys.path if path is None else path)):
        from importlib.metadata import Distribution

        try:
            package = Distribution.at(folder)
            label = f"{package.name} {package.version}"
            entries = sorted(package.entry_points.select(group=group))
        except Exception as error:
            reason = f"{type(error).__name__}: {error}".partition("\n")[0]
            problems.append(f"{folder}: expected a name = module:object in each line ({reason})")
        else:
            found += [Plugin(label, entry) for entry in entries]
    return Plugins(tuple(found), tuple(problems))


@cache
def _extension_packages(path: tuple[str, ...]) -> tuple[Path, ...]:
    """Return the metadata folder of each package that extends Sixes; of several copies, the path's first."""
    first: dict[str, Path] = {}
    for folder in dict.fromkeys(path):
        with suppress(OSError):
            for name in sorted(_metadata_folders(folder or ".")):
                first.setdefault(name.partition("-")[0].lower(), Path(folder, name))
    return tuple(first.values())


def _metadata_folders(folder: str) -> Iterator[str]:
    """Yield the names of the metadata folders in a `sys.path` folder that mention our groups."""
    with os.scandir(folder) as entries:
        names = [entry.name for entry in entries if entry.name.endswith((".dist-info", ".egg-info"))]
    for name in names:
        with suppress(OSError):
            if _GROUP_PREFIX in Path(folder, name, "entry_points.txt").read_bytes():
                yield name


class LevelFolders(NamedTuple):
    """The levels folders of packages, the packages' names and versions, and a message for each bad one."""

    folders: tuple[Path, ...]
    problems: tuple[str, ...]
    packages: tuple[str, ...]

    def prefix_packages(self, problems: Iterable[str]) -> tuple[str, ...]:
        """Prefix each problem with the name of the package whose folder it mentions."""
        owners = {
            f"{folder}{os.sep}": package for folder, package in zip(self.folders, self.packages, strict=True)
        }
        return tuple(
            next((f"{owners[folder]}: {problem}" for folder in owners if problem.startswith(folder)), problem)
            for problem in problems
        )


def level_folders(path: Iterable[str] | None = None) -> LevelFolders:
    plugins = find_plugins(LEVELS, path)
    folders, packages, problems = [], [], list(plugins.problems)
    for plugin in plugins.plugins:
        try:
            folders.append(plugin.folder())
        except BadPlugin as error:
            problems.append(str(error))
        else:
            packages.append(plugin.package)
    return LevelFolders(tuple(folders), tuple(problems), tuple(packages))
