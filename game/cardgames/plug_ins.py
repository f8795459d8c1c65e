"""Card games installed as plug-ins: the kits that can be used, and why the others can't.

A plug-in's code may raise anything, even `SystemExit` or `KeyboardInterrupt`; that counts as a problem.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from typing import NamedTuple

from game.cardgames.kit import Kit
from game.engine.parsing import quoted
from game.storage.plugins import KITS, BadPlugin, Plugin, find_plugins

_KIT = "a class derived from game.cardgames.kit.Kit"
_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")


class LoadedKits(NamedTuple):
    """The kits of plug-ins that could be loaded, and an error message for each of the others."""

    kits: tuple[Kit, ...]
    problems: tuple[str, ...]


def load_kits(taken: Collection[str], path: Iterable[str] | None = None) -> LoadedKits:
    """Load the kits of plug-ins on `path` (by default `sys.path`); an id in `taken` counts as a problem."""
    known = find_plugins(KITS, path)
    kits: dict[str, Kit] = {}
    problems = list(known.problems)
    for plugin in known.plugins:
        try:
            kit = _load_kit(plugin, {*taken, *kits})
        except BadPlugin as error:
            problems.append(str(error))
        else:
            kits[kit.id] = kit
    return LoadedKits(tuple(kits.values()), tuple(problems))


def _load_kit(plugin: Plugin, taken: Collection[str]) -> Kit:
    """Load a plug-in's kit; raises BadPlugin if there is none, or if its id or rules can't be used."""
    kind = plugin.load(_KIT)
    if not (isinstance(kind, type) and issubclass(kind, Kit)):
        raise plugin.error(_KIT, quoted(kind))
    try:
        kit = kind()
        name, texts = kit.id, (kit.title, kit.pitch)
    except BaseException as error:
        raise plugin.error("a kit with all of its rooms, an id, a title and a pitch", error) from error
    if not (isinstance(name, str) and _ID.fullmatch(name)):
        raise plugin.error("an id of up to 40 small letters, digits and _", quoted(name))
    if name in taken:
        raise plugin.error("an id of its own", f"{quoted(name)} again")
    if not all(isinstance(text, str) and text for text in texts):
        raise plugin.error("a title and a pitch in words", quoted(texts))
    try:
        rules = kit.rules().id
    except BaseException as error:
        raise plugin.error("rules that can be imported", error) from error
    if rules != name:
        raise plugin.error(f"rules with the id {quoted(name)}", quoted(rules))
    return kit


def kit_problem(kit: Kit) -> str:
    """Return why a kit can't be used in the graphical game; empty if it can. Imports pygame."""
    rooms: tuple[Callable[[], object], ...]
    rooms = (kit.agents, kit.narrator, kit.choices, kit.emblem, kit.rulebook, kit.glossary, kit.switches)
    checks: dict[str, Callable[[], object]] = {room.__name__: room for room in rooms}
    checks["sounds"] = lambda: _check_sounds(kit)
    checks["catalogues"] = lambda: _check_catalogues(kit)
    for name, check in checks.items():
        try:
            check()
        except BaseException as error:
            reason = f"{type(error).__name__}: {error}".partition("\n")[0]
            return f"{type(kit).__module__}: {name} of {quoted(kit.id)}: expected a room, got {reason}"
    return ""


def _check_sounds(kit: Kit) -> None:
    """Raise a ValueError unless each sound's name begins with the game's id and all of its files exist."""
    from game.audio.sounds import files_of

    folder = kit.assets()
    for sound in kit.sounds():
        if not sound.startswith(f"{kit.id}_"):
            raise ValueError(f"a sound's name begins with {quoted(f'{kit.id}_')}, not {quoted(sound.value)}")
        for name in files_of(sound):
            if folder is None or not (folder / "sounds" / f"{name}.wav").is_file():
                raise ValueError(f"{folder or 'assets'}/sounds/{name}.wav is missing")


def _check_catalogues(kit: Kit) -> None:
    """Raise BadCatalogue if a kit's translations can't be read."""
    folder = kit.assets()
    if folder is None or not (folder / "catalogues").is_dir():
        return
    # They take a while to import, and few packages need them.
    from game.language.catalogue import read
    from game.language.names import catalogue_path, language_codes

    for place in (
        catalogue_path(folder / "catalogues", code) for code in language_codes(folder / "catalogues")
    ):
        if place.exists():
            read(place)
