"""The kit of a card game: its texts and its rooms, by type.

A room is imported when it is first used, so that headless commands and the worker never load a table, and the
title screen loads no rules that it doesn't show. For the same reason a kit's own module imports next to
nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from game.ai.agent import Agent, AgentMakers, Peek
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
    """A card game, as the registry provides it. It has only texts, so that it can be sent to the worker.

    Attributes:
        id: the name of the game's folder, and the id of its rules.
        title: the game's title, the same as that of its rules.
        pitch: the game in a line, without a full stop.
    """

    id: str
    title: str
    pitch: str

    def in_advance(self) -> Iterator[Callable[[], object]]:
        """Yield steps that load rooms before they are used; a thread takes them. None by default."""
        yield from ()

    @abstractmethod
    def rules(self) -> CardGame[Any, Any]: ...

    @abstractmethod
    def agents(self) -> AgentMakers:
        """Return the makers of its agents: one for each level, and for the adviser."""

    def cheater(self) -> Agent[Peek] | None:
        """Return an agent that sees the whole state and the asked seat; None if the game has none."""
        return None

    def try_all(self) -> TryAll | None:
        """Return the trials that prove puzzles; None if the game has none."""
        return None

    def run_scoring(self) -> RunScoring:
        """Return what scores in a run, and the words of its goals; nothing by default."""
        from game.cardgames.run_scoring import NO_RUN_SCORING

        return NO_RUN_SCORING

    @abstractmethod
    def narrator(self) -> Narrator:
        """Return its events and questions in words."""

    @abstractmethod
    def choices(self) -> Choices:
        """Return its choices in words."""

    @abstractmethod
    def sheet(self, view: Any, names: Names) -> Sheet:
        """Return what a view's seat may look at on the table, its question and its choices, in words."""

    def picture_name(self, view: Any, card: int) -> str:
        """Return the name of a card's picture, by its key in a view; empty if the game has no pictures."""
        return ""

    def card_painters(self, fonts: Fonts) -> Mapping[str, Painter]:
        """Return the painters of its cards by the names of their pictures; none by default."""
        return {}

    def table(self, view: Any, people: tuple[Person, ...], art: Art, services: TableServices) -> Table[Any]:
        """Return a table that shows a view; a plain one by default."""
        from game.tables.plain import PlainTable

        rules, narrator = self.rules(), self.narrator()
        return PlainTable(view, people, art, services, rules=rules, narrator=narrator, sheet=self.sheet)

    def zones(self) -> tuple[str, ...]:
        """Return the zones of its table, in which a tutorial may point at things; none by default."""
        return ()

    def opened(self, view: Any, state: Any) -> Any | None:
        """Return a seat's view with all hands open, for tables; None if they never lie open."""
        return None

    @abstractmethod
    def emblem(self) -> Emblem:
        """Return the picture of its tile on the title screen."""

    @abstractmethod
    def rulebook(self) -> tuple[Page, ...]:
        """Return its rules for players, page by page, at least one; raises BadLevel if that fails."""

    def option_pictures(self) -> Mapping[str, Mapping[Value, Drawing]]:
        """Return pictures of what its options change, by name and value; raises BadLevel if that fails."""
        return {}

    def binder(self) -> Binder | None:
        """Return what the files of its rulebook refer to; None if it has no such files."""
        return None

    def switches(self) -> tuple[Switch, ...]:
        """Return the game's own switches among the player's settings; none by default."""
        return ()

    def sounds(self) -> tuple[AnySound, ...]:
        """Return the sounds that only this game has; none by default."""
        return ()

    def assets(self) -> Path | None:
        """Return the folder of its sounds and catalogues, laid out like `assets/`; None if it's `assets/`."""
        return None

    def glossary(self) -> Glossary | None:
        """Return what its sounds mean; None by default."""
        return None

    def pictures(self, studio: Studio) -> Pictures:
        """Return the pictures that `main.py shots` takes of it; none by default."""
        return {}

    def films(self) -> Films:
        """Return the films that `main.py shots` takes of it; none by default."""
        return {}
