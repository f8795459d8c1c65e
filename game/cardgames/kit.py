"""The kit of a card game: its texts, and a method for each of its parts, such as rules, agents and table.

Parts are imported when first used: headless commands and the worker process never load a table, and the
title screen loads only the rules that it shows. So a module that defines a kit imports as little as possible.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

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


class Kit(ABC):
    """A card game as the registry provides it. It holds only texts, so it can be sent to another process.

    Attributes:
        id: the name of the game's folder, and the id of its rules.
        title: the game's title, the same as in its rules.
        pitch: the game in one line, without a full stop.
    """

    id: str
    title: str
    pitch: str

    def preload_steps(self) -> Iterator[Callable[[], object]]:
        """Yield functions that import the game's parts; a thread calls them before the parts are needed."""
        yield from ()

    @abstractmethod
    def rules(self) -> CardGame[Any, Any]: ...

    @abstractmethod
    def agents(self) -> AgentMakers:
        """Return agent factories by spec: one for each level and style, and one for the adviser."""

    def cheater(self) -> Agent[CheaterView] | None:
        """Return an agent that sees the whole state; None if the game has none."""
        return None

    def try_all(self) -> TryAll | None:
        """Return the function that tries every choice, to verify puzzles; None if the game has none."""
        return None

    def run_scoring(self) -> RunScoring:
        """Return what scores in a run, and how its goals are worded."""
        from game.cardgames.run_scoring import NO_RUN_SCORING

        return NO_RUN_SCORING

    @abstractmethod
    def narrator(self) -> Narrator:
        """Return the narrator of the game's events and questions."""

    @abstractmethod
    def choices(self) -> Choices:
        """Return the object that puts the game's choices into words."""

    @abstractmethod
    def sheet(self, view: Any, names: Names) -> Sheet:
        """Return a description of the table as the view's seat may see it, with its question and answers."""

    def picture_name(self, view: Any, card: int) -> str:
        """Return the name of a card's picture; empty if the game has no pictures of cards."""
        return ""

    def card_painters(self, fonts: Fonts) -> Mapping[str, Painter]:
        """Return functions that paint the game's cards, by the names of their pictures."""
        return {}

    def table(self, view: Any, people: tuple[Person, ...], art: Art, services: TableServices) -> Table[Any]:
        """Return a table that shows a view; by default a plain one, without art."""
        from game.tables.plain import PlainTable

        rules, narrator = self.rules(), self.narrator()
        return PlainTable(view, people, art, services, rules=rules, narrator=narrator, sheet=self.sheet)

    def zones(self) -> tuple[str, ...]:
        """Return the zones of the game's table that tutorials can point at."""
        return ()

    def reveal_hands(self, view: Any, state: Any) -> Any | None:
        """Return a seat's view with all hands face up; None if the game never shows them."""
        return None

    @abstractmethod
    def emblem(self) -> Emblem:
        """Return the game's picture for its tile on the title screen."""

    @abstractmethod
    def rulebook(self) -> tuple[Page, ...]:
        """Return the pages of the rulebook, at least one; raises BadLevel if its files can't be used."""

    def option_pictures(self) -> Mapping[str, Mapping[Value, Drawing]]:
        """Return pictures of options, by option and value; raises BadLevel if their files can't be used."""
        return {}

    def binder(self) -> Binder | None:
        """Return the functions and drawings that the rulebook's files refer to; None if it has no files."""
        return None

    def switches(self) -> tuple[Switch, ...]:
        """Return the game's own on/off settings."""
        return ()

    def sounds(self) -> tuple[AnySound, ...]:
        """Return the sounds that only this game has."""
        return ()

    def assets(self) -> Path | None:
        """Return the folder with the game's own sounds and translations; None if they are in `assets/`."""
        return None

    def glossary(self) -> Glossary | None:
        """Return the meanings of the game's sounds; None if it has no glossary."""
        return None

    def pictures(self, studio: Studio) -> Pictures:
        """Return functions that take the screenshots of this game, by file name."""
        return {}

    def films(self) -> Films:
        """Return the films that `main.py shots` can record of this game, by file name."""
        return {}
