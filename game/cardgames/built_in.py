"""The kit class of the built-in card games, whose folders all have the same layout."""

from __future__ import annotations

from functools import partial
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from game.cardgames.kit import Kit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from game.ai.agent import Agent, AgentMakers, CheaterView
    from game.ai.trials import TryAll
    from game.audio.glossary import Glossary
    from game.audio.sounds import AnySound
    from game.cardgames.run_scoring import RunScoring
    from game.engine.contract import CardGame
    from game.engine.options import Value
    from game.tables.art import Art
    from game.tables.book.binder import Binder
    from game.tables.book.rulebook import Drawing, Page
    from game.tables.company.people import Person
    from game.tables.painting.emblem import Emblem
    from game.tables.studio import Films, Pictures, Studio
    from game.tables.table import Switch, Table, TableServices
    from game.ui.drawing.sprites import Painter
    from game.ui.drawing.text import Fonts
    from game.voice.narrator import Choices, Names, Narrator
    from game.voice.sheet import Sheet


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
        self._folder, self._prefix = folder, prefix
        self._cheater, self._reveal_hands, self._switches = cheater, reveal_hands, switches

    def _load(self, where: str) -> Any:
        """Import the object that `where` names, as `module:name` in the game's folder."""
        return resolve_name(f"game.cardgames.{self._folder}.{where}")

    def preload_steps(self) -> Iterator[Callable[[], object]]:
        yield from (self.narrator, self.choices, self.sounds, self.binder, self.agents)
        yield from (partial(self._load, f"{room}:__name__") for room in ("table.table", "sheet"))
        yield from (self.rulebook, self.glossary, self.run_scoring, self.switches)

    def rules(self) -> CardGame[Any, Any]:
        return self._load(f"rules.game:{self._folder.upper()}")

    def agents(self) -> AgentMakers:
        return self._load("players.agents:AGENTS")

    def cheater(self) -> Agent[CheaterView]:
        return self._load(f"players.cheater:{self._cheater}")()

    def try_all(self) -> TryAll:
        return self._load("players.try_all:try_all")

    def run_scoring(self) -> RunScoring:
        return self._load("run_scoring:RUN_SCORING")

    def narrator(self) -> Narrator:
        return self._load("words.narrator:NARRATOR")

    def choices(self) -> Choices:
        return self._load("words.choices:CHOICES")

    def sheet(self, view: Any, names: Names) -> Sheet:
        return self._load("sheet:sheet")(view, names)

    def picture_name(self, view: Any, card: int) -> str:
        return self._load("sheet:picture_name")(view, card)

    def card_painters(self, fonts: Fonts) -> Mapping[str, Painter]:
        return self._load("table.art.card_sprites:card_painters")(fonts)

    def table(self, view: Any, people: tuple[Person, ...], art: Art, services: TableServices) -> Table[Any]:
        return self._load(f"table.table:{self._prefix}Table")(view, people, art, services)

    def zones(self) -> tuple[str, ...]:
        return tuple(self._load("sheet:Zone"))

    def reveal_hands(self, view: Any, state: Any) -> Any | None:
        return self._load(self._reveal_hands)(view, state) if self._reveal_hands else None

    def emblem(self) -> Emblem:
        return self._load("table.art.emblem:EMBLEM")

    def rulebook(self) -> tuple[Page, ...]:
        return self._load("rulebook:book")().pages

    def option_pictures(self) -> Mapping[str, Mapping[Value, Drawing]]:
        return self._load("rulebook:book")().options

    def binder(self) -> Binder:
        return self._load("rulebook:BINDER")

    def switches(self) -> tuple[Switch, ...]:
        return tuple(map(self._load, self._switches))

    def sounds(self) -> tuple[AnySound, ...]:
        return tuple(self._load(f"table.sounds:{self._prefix}Sound"))

    def glossary(self) -> Glossary:
        return self._load("table.sounds:GLOSSARY")

    def pictures(self, studio: Studio) -> Pictures:
        return self._load("shots:pictures")(studio)

    def films(self) -> Films:
        return self._load("shots:FILMS")
