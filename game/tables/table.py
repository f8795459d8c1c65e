"""A table: a match as one seat sees it, drawn and moved. It knows no match, only views and events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct
from pygame import FRect

from game.ai.agent import Decision
from game.audio.cues import Tier
from game.audio.sounds import AnySound
from game.audio.voices import DuckVoice, QuackKind
from game.engine.contract import Choice, Event
from game.storage.settings import Settings
from game.tables.art import Art
from game.tables.company.people import Person
from game.ui.animation.timeline import Step
from game.ui.devices.actions import Action, InputEvent
from game.ui.drawing.draw import Pen
from game.ui.drawing.scenery.felt import draw_felt
from game.voice.speech_queue import Urgency
from game.voice.summary import Summary

ViewT = TypeVar("ViewT")


class PlaySound(Protocol):
    """Plays a sound; `pan` from -1 (left) to 1, `pitch` in semitones; `tier`: the stakes."""

    def __call__(
        self,
        sound: AnySound,
        *,
        volume: float = 1.0,
        pan: float = 0.0,
        pitch: int = 0,
        tier: Tier = Tier.PLAY,
    ) -> None: ...


class Quack(Protocol):
    """Plays a duck's feeling; `pan` from -1 (left) to 1."""

    def __call__(self, voice: DuckVoice, feeling: QuackKind, *, pan: float = 0.0) -> None: ...


class Subtitle(Protocol):
    """Shows a sound's subtitle: its own `words` or those of its kind, the `name` of its player, its side."""

    def __call__(self, sound: AnySound, words: str, name: str, pan: float) -> None: ...


def nothing(*_values: object, **_how: object) -> None:
    """Do nothing: the output of a table that only decorates."""


class Switch(Struct, frozen=True):
    """A switch of games in the settings, saved by its name; those that mean the same declare the same."""

    name: str
    title: str
    help: str


class TableServices(Struct, frozen=True):
    """What a table is given: the player's settings, and the outputs for its sounds and words."""

    settings: Settings = Settings()
    helps: bool = True
    """The table suggests choices, and leads the focus to one."""
    watching: bool = False
    """The table is only looked at: there is nothing to choose, and no question."""
    mouse: Callable[[], bool] = lambda: False
    """The player points with a mouse or finger."""
    sound: PlaySound = nothing
    quack: Quack = nothing
    subtitle: Subtitle = nothing
    tick: Callable[[int, int], None] = nothing
    """Plays the tick of the focus at a place (from 0) among a number of places."""
    rumble: Callable[[Tier], None] = nothing
    """Shakes gamepads by the stakes."""
    say: Callable[[str], None] = nothing
    """Says words that the player asked for."""
    read: Callable[[str], None] = nothing
    """Says the words of the focus."""
    talk: Callable[[str, Urgency], None] = nothing
    """Says remarks of opponents, in their turn or aside."""


class Table(ABC, Generic[ViewT]):
    """One seat's picture of a match."""

    lowest: ClassVar[float] = 480.0
    """The lowest canvas on which a table can be read, in units."""

    def __init__(self, people: tuple[Person, ...], art: Art, services: TableServices) -> None:
        self.people = people
        self.art = art
        self.services = services

    def introduce(self, people: tuple[Person, ...]) -> None:
        self.people = people

    @property
    @abstractmethod
    def view(self) -> ViewT:
        """The view that is shown; it follows the match as the events are performed."""

    def apply_settings(self, services: TableServices) -> None:
        self.services = services

    @abstractmethod
    def resize(self, width: float, height: float) -> None:
        """Lay the table out on a canvas in units; cards are at their new places immediately."""

    @abstractmethod
    def show(self, view: ViewT) -> None:
        """Show a view immediately, in place of the view before."""

    @abstractmethod
    def perform(self, event: Event) -> list[Step]:
        """Apply an event to the view; return the steps that show it."""

    @abstractmethod
    def update(self, seconds: float, pace: float = 1.0) -> None:
        """Let cards drift home and particles fly; remarks stay as the player reads, `pace` times slower."""

    @property
    def calm(self) -> bool:
        """Whether nothing on the table moves but what breathes."""
        return False

    def draw_ground(self, pen: Pen) -> None:
        """Draw everything behind the table, over the whole canvas."""
        draw_felt(pen)

    def draw_around(self, pen: Pen, area: FRect, shrink: float) -> None:
        """Draw everything behind the table over a larger canvas, where it takes an area, at a scale."""
        del area, shrink
        draw_felt(pen)

    @abstractmethod
    def draw(self, pen: Pen) -> None:
        """Draw the table; changes nothing."""

    @abstractmethod
    def summary(self, event: Event) -> Summary | None:
        """Return the round's result, if this event (just performed) scores a round."""

    @property
    @abstractmethod
    def caption_area(self) -> FRect:
        """The area for the scene's captions, in units."""

    @property
    @abstractmethod
    def tools_area(self) -> FRect:
        """The area for the scene's buttons, in units."""

    @property
    def side_areas(self) -> tuple[FRect, FRect]:
        """The areas for subtitles at the left and the right edge, in units; none if they are empty."""
        return FRect(), FRect()

    @property
    def shows_question(self) -> bool:
        """Whether the question to the player stands on the table itself."""
        return False

    def tell(self, words: str) -> bool:
        """Show the words of a hint beside the cards until the focus moves; False if there's no place.

        A hint in figures is shown with more of these.
        """
        del words
        return False

    def area_of(self, zone: str, key: int) -> FRect | None:
        """Return the area of a thing, by its zone and key, in units; None if it's not on the table."""
        del zone, key
        return None

    @property
    def taken(self) -> tuple[FRect, ...]:
        """The areas that words over the table must leave free: cards, players, choices, in units."""
        return ()

    @abstractmethod
    def draw_card(self, pen: Pen, view: ViewT, card: int, area: FRect) -> None:
        """Draw a still card in an area, by its key in a view: that of the table, or of another moment."""

    def draw_total(self, pen: Pen, total: int, area: FRect) -> bool:
        """Draw a total as a picture of the game's own, if it has one; return whether it has."""
        del pen, total, area
        return False

    @abstractmethod
    def advise(self, decision: Decision | None, *, figures: bool = False, made: Choice | None = None) -> None:
        """Show an agent's prospects for the viewer's seat's choices beside them; None: no longer.

        In words, or with `figures`; looking back, only the choice `made` and the best one are marked.
        """

    def point_out(self, choice: Choice) -> None:
        """Move the focus to a choice, or to the thing that leads to it."""
        del choice

    def greet(self, seed: int, words: Mapping[int, str]) -> None:
        """Let opponents greet, as a match begins, and nothing waits; with `words`, those seats alone."""
        del seed, words

    def end_chat(self) -> None:
        """End greetings and other small talk, as the player has played."""

    @property
    @abstractmethod
    def prompts(self) -> tuple[tuple[Action, str], ...]:
        """The keys that read a part of this table, each with a word for that part."""

    @property
    def keys(self) -> tuple[Action, ...]:
        """The actions that read out something about this table."""
        return ()

    @property
    def tense(self) -> bool:
        """Whether the end is near, of the match or of something dear in it: music says so."""
        return False

    @property
    @abstractmethod
    def asking(self) -> bool:
        """Whether the view's own seat has a choice to make on this table now."""

    @abstractmethod
    def handle(self, event: InputEvent) -> Choice | None:
        """Move the focus, or confirm; returns the choice that the player has made, if the event made one."""

    @abstractmethod
    def consumes(self, event: InputEvent) -> bool:
        """Return whether the table takes this input before the scene does, as something is open over it."""
