"""The kit of a card game: its name and its rooms, by type.

A room is imported when it is first asked for, so that headless commands and the worker never load a table,
and the title screen loads no rules that it does not show. For the same reason a kit's own module imports
next to nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from game.ai.agent import Agent, AgentMakers, Peek
    from game.ai.trials import TryAll
    from game.audio.glossary import Glossary
    from game.audio.sounds import AnySound
    from game.cardgames.run_scoring import RunScoring
    from game.engine.contract import CardGame
    from game.tables.art import Art
    from game.tables.book.binder import Binder
    from game.tables.book.rulebook import Page
    from game.tables.company.people import Person
    from game.tables.painting.emblem import Emblem
    from game.tables.studio import Films, Pictures, Studio
    from game.tables.table import Switch, Table, TableServices
    from game.voice.choices import Choices
    from game.voice.narrator import Names, Narrator
    from game.voice.sheet import Sheet


class Kit(ABC):
    """One card game, as the registry hands it out. It holds only words, so that it can be sent to the worker.

    Attributes:
        id: the name of the game's folder, and that of its rules.
        title: the game's title, that of its rules again.
        pitch: the game in a line, without a full stop.
    """

    id: str
    title: str
    pitch: str

    @abstractmethod
    def rules(self) -> CardGame[Any, Any]:
        """The rules."""

    @abstractmethod
    def agents(self) -> AgentMakers:
        """The makers of its agents: one for each level, and for the adviser."""

    def cheater(self) -> Agent[Peek] | None:
        """An agent that is shown the whole state and the seat that is asked; None if the game has none."""
        return None

    def try_all(self) -> TryAll | None:
        """The trials by which puzzles are proven; None if the game has none."""
        return None

    def run_scoring(self) -> RunScoring:
        """What is worth points in a run, and how its goals are said; nothing, unless it says otherwise."""
        from game.cardgames.run_scoring import NO_RUN_SCORING

        return NO_RUN_SCORING

    @abstractmethod
    def narrator(self) -> Narrator:
        """Its events and questions in words."""

    @abstractmethod
    def choices(self) -> Choices:
        """Its choices in words."""

    @abstractmethod
    def sheet(self, view: Any, names: Names) -> Sheet:
        """All that a view's seat may look at on the table, its question and its choices, in words."""

    def table(self, view: Any, people: tuple[Person, ...], art: Art, services: TableServices) -> Table[Any]:
        """A table that shows a view; a plain one, unless it has one of its own."""
        from game.tables.plain import PlainTable

        rules, narrator = self.rules(), self.narrator()
        return PlainTable(view, people, art, services, rules=rules, narrator=narrator, sheet=self.sheet)

    def zones(self) -> tuple[str, ...]:
        """The zones of its table, in which a tutorial may point at things; none, unless it says otherwise."""
        return ()

    def opened(self, view: Any, state: Any) -> Any | None:
        """A seat's view with all hands open, as the state has them; None if they never lie open.

        It is what a table may show; no rule knows of it.
        """
        del view, state
        return None

    @abstractmethod
    def emblem(self) -> Emblem:
        """The picture of its tile on the title screen."""

    @abstractmethod
    def rulebook(self) -> tuple[Page, ...]:
        """Its rules for players, page by page; one at least.

        Raises:
            BadLevel: if they are in files that cannot be used.
        """

    def binder(self) -> Binder | None:
        """What the files of its rulebook name; None if it has no such files."""
        return None

    def switches(self) -> tuple[Switch, ...]:
        """Its own switches among the player's settings; none, unless it says otherwise."""
        return ()

    def sounds(self) -> tuple[AnySound, ...]:
        """The sounds that no other game has; none, unless it says otherwise."""
        return ()

    def assets(self) -> Path | None:
        """The folder of its sounds and catalogues, laid out as `assets/` is; None if they lie there."""
        return None

    def glossary(self) -> Glossary | None:
        """The meaning of its sounds; None, unless it says otherwise."""
        return None

    def pictures(self, studio: Studio) -> Pictures:
        """The pictures that are taken of it by `main.py shots`; none, unless it says otherwise."""
        del studio
        return {}

    def films(self) -> Films:
        """The films that are taken of it by `main.py shots`; none, unless it says otherwise."""
        return {}
