"""The kit class of the built-in card games, whose folders all have the same layout."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pkgutil import resolve_name
from typing import Any

from game.cardgames.kit import Kit


def _object_at(where: str) -> Any:
    """Return a method that imports what is at `where` (see `BuiltInKit.load`)."""
    return lambda kit: kit.load(where)


def _call_of(where: str) -> Any:
    """Return a method that imports the function at `where`, and calls it."""
    return lambda kit, *arguments: kit.load(where)(*arguments)


def _members_of(where: str) -> Any:
    """Return a method that imports the collection at `where`, and returns its items."""
    return lambda kit: tuple(kit.load(where))


class BuiltInKit(Kit):
    """A kit that imports each part of its game from the standard place in the game's folder."""

    def __init__(
        self,
        folder: str,
        title: str,
        pitch: str,
        prefix: str,
        *,
        cheater: str = "Cheater",
        reveal_hands: str = "",
        switches: tuple[str, ...] = (),
    ) -> None:
        """Store the game's texts and the names that differ between games.

        Args:
            folder: the name of the game's folder, which is also its id.
            prefix: the prefix of the game's class names, such as `SixTakes`.
            cheater: the name of the cheater's class.
            reveal_hands: the function that shows all hands, as `module:name` in the folder; empty if none.
            switches: the game's own switches, each as `module:name` in the folder.
        """
        self.id, self.title, self.pitch = folder, title, pitch
        self._folder = folder
        self._names = {"rules": folder.upper(), "prefix": prefix, "cheater": cheater}
        self._reveal_hands, self._switches = reveal_hands, switches

    def load(self, where: str) -> Any:
        """Import an object of the game's folder, given as `module:name`, such as `rules.game:{rules}`."""
        return resolve_name(f"game.cardgames.{self._folder}.{where.format_map(self._names)}")

    rules = _object_at("rules.game:{rules}")
    agents = _object_at("players.agents:AGENTS")
    cheater = _call_of("players.cheater:{cheater}")
    try_all = _object_at("players.try_all:try_all")
    run_scoring = _object_at("run_scoring:RUN_SCORING")
    narrator = _object_at("words.narrator:NARRATOR")
    choices = _object_at("words.choices:CHOICES")
    sheet = _call_of("sheet:sheet")
    picture_name = _call_of("sheet:picture_name")
    zones = _members_of("sheet:Zone")
    card_painters = _call_of("table.art.cards:card_painters")
    table = _call_of("table.table:{prefix}Table")
    emblem = _object_at("table.art.emblem:EMBLEM")
    sounds = _members_of("table.sounds:{prefix}Sound")
    glossary = _object_at("table.sounds:GLOSSARY")
    binder = _object_at("rulebook:BINDER")
    pictures = _call_of("shots:pictures")
    films = _object_at("shots:FILMS")

    def preload_steps(self) -> Iterator[Callable[[], object]]:
        yield from (self.narrator, self.choices, self.sounds, self.binder, self.agents)
        yield from (partial(self.load, f"{room}:__name__") for room in ("table.table", "sheet"))
        yield from (self.rulebook, self.glossary, self.run_scoring, self.switches)

    def reveal_hands(self, view: Any, state: Any) -> Any | None:
        return self.load(self._reveal_hands)(view, state) if self._reveal_hands else None

    def _book(self) -> Any:
        return resolve_name("game.tables.book.files:book_of")(self.binder())

    def rulebook(self) -> tuple[Any, ...]:
        return self._book().pages

    def option_pictures(self) -> Mapping[str, Mapping[Any, Any]]:
        return self._book().options

    def switches(self) -> tuple[Any, ...]:
        return tuple(map(self.load, self._switches))
