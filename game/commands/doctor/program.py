"""Checks of the program: Python, libraries, its own files, languages, fonts and the bots' sandbox."""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Iterator
from importlib import import_module, metadata
from pathlib import Path

from game import VERSION
from game.commands.doctor.finding import REINSTALL, Finding, describe_error, fault, note, pip_remedy

_PACKAGE = Path(__file__).resolve().parents[2]
_OPTIONAL = {"prismatoid": "nothing is read aloud"}
"""Optional libraries, and what doesn't work without them."""
_SAMPLE_MESSAGE = "Settings"
"""A message that every catalogue translates."""
_MISSING_CHARACTER = "\U0010fffd"
"""A character that no font has."""
_ENGLISH_CHARACTERS = "Az“”…69"
"""Some characters that English needs."""


def check_versions() -> Iterator[Finding]:
    yield Finding(f"Sixes {VERSION} in {_PACKAGE}")
    bits = "64" if sys.maxsize > 2**32 else "32"
    yield Finding(f"Python {platform.python_version()}, {bits} bits, {platform.platform()}")


def requirements() -> list[str]:
    """Return the required libraries, such as `numpy>=2.0`; empty if they aren't listed anywhere."""
    listed = _PACKAGE.parent / "requirements.txt"
    if listed.exists():
        lines = listed.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if line and not line.startswith("#")]
    try:
        wanted = metadata.requires("sixes") or []
    except metadata.PackageNotFoundError:
        return []
    return [requirement for requirement in wanted if "extra ==" not in requirement]


def check_libraries(wanted: list[str] | None = None) -> Iterator[Finding]:
    """Check that each library is installed, recent enough, and can be imported."""
    modules: dict[str, list[str]] = {}
    for module, packages in metadata.packages_distributions().items():
        for package in packages:
            modules.setdefault(_normalized(package), []).append(module)
    good = []
    for requirement in requirements() if wanted is None else wanted:
        name, _, least = requirement.replace(" ", "").partition(">=")
        kind = note if name in _OPTIONAL else fault
        without = f" ({_OPTIONAL[name]})" if name in _OPTIONAL else ""
        try:
            installed = metadata.version(name)
        except metadata.PackageNotFoundError:
            yield kind(f"{name} is not installed{without}", pip_remedy(f"'{requirement}'"))
            continue
        if _version_numbers(installed) < _version_numbers(least):
            yield kind(f"{name} {installed} is too old{without}", pip_remedy(f"--upgrade '{requirement}'"))
            continue
        try:
            for module in modules.get(_normalized(name), []):
                if not module.startswith("_"):
                    import_module(module)
        except (Exception, SystemExit) as error:
            remedy = pip_remedy(f"--force-reinstall '{requirement}'")
            yield kind(f"{name} {installed} can't be imported{without}: {describe_error(error)}", remedy)
            continue
        good.append(f"{name} {installed}")
    yield Finding(", ".join(good) or "none found")


def _normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _version_numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version)[:3])


def check_files() -> Iterator[Finding]:
    """Check that the program's own files are there: sounds, opponents and ready-made tables."""
    from game.storage.levels.tables import load_opponents, load_tables
    from game.storage.places import ASSETS, LEVELS

    cast = load_opponents(LEVELS / "opponents.toml")
    tables = load_tables([LEVELS], lambda _table: None)
    sounds = len(list((ASSETS / "sounds").glob("*.wav"))) + len(list((ASSETS / "music").glob("*.ogg")))
    words = f"{len(cast)} opponents, {len(tables.tables)} tables, {sounds} sounds"
    if cast and tables.tables and sounds:
        yield Finding(words)
    else:
        yield fault(words, REINSTALL)


def check_languages() -> Iterator[Finding]:
    from game.language.catalogue import BadCatalogue, load
    from game.language.compiled import names_in_own_language
    from game.storage.places import ASSETS

    good, faults = [], list[str]()
    for code, name in names_in_own_language(ASSETS / "catalogues").items():
        try:
            words = load(code, ASSETS / "catalogues", report=faults.append).message("", _SAMPLE_MESSAGE)
        except BadCatalogue as error:
            yield fault(str(error), REINSTALL)
        else:
            good.append(f"{name} ({words})")
    for problem in faults:
        yield fault(problem, REINSTALL)
    yield Finding(", ".join(good))


def check_fonts() -> Iterator[Finding]:
    import pygame

    from game.language.compiled import characters_used
    from game.storage.places import ASSETS
    from game.ui.drawing.text import Fonts, Typeface

    needed = "".join(sorted({*_ENGLISH_CHARACTERS} | characters_used(ASSETS / "catalogues")))
    opened = Fonts()
    for face in Typeface:
        font = opened.font(face, 20)
        # A font draws the same box for every letter that it doesn't have.
        box, *drawings = (
            pygame.image.tobytes(font.render(character, True, "white"), "RGBA")
            for character in _MISSING_CHARACTER + needed
        )
        if missing := [letter for letter, drawing in zip(needed, drawings, strict=True) if drawing == box]:
            yield fault(
                f"{face.value}: no letters {' '.join(missing)}",
                pip_remedy("--force-reinstall font-fredoka-one font-manrope"),
            )
    yield Finding(f"{len(Typeface)} typefaces")


def check_bots() -> Iterator[Finding]:
    from game.ai.bots.sandbox import BUBBLEWRAP, NoSandbox, check_sandbox

    try:
        check_sandbox()
        yield Finding(f"sandbox for bots: {BUBBLEWRAP}")
    except NoSandbox as error:
        words = f"no sandbox for bots: {error}"
        if sys.platform == "linux":
            yield note(words, "don't run bots you don't trust, or install bubblewrap")
        else:
            yield Finding(words)
