"""The interface of a table, which draws and animates one seat's view, without access to the match."""

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
    """A function that plays a sound; `pan` is from -1 (left) to 1 (right), and `pitch` in semitones."""

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
    """A function that plays a duck's quack with a feeling; `pan` is from -1 (left) to 1 (right)."""

    def __call__(self, voice: DuckVoice, feeling: QuackKind, *, pan: float = 0.0) -> None: ...


class Subtitle(Protocol):
    """A function that shows a sound's subtitle; empty `words` stand for the sound's default words."""

    def __call__(self, sound: AnySound, words: str, name: str, pan: float) -> None: ...


def do_nothing(*_values: object, **_how: object) -> None:
    """Do nothing: the default of every output in `TableServices`."""


class Switch(Struct, frozen=True):
    """An on-off setting of a game, saved by its name; games can share a switch."""

    name: str
    title: str
    help: str


class TableServices(Struct, frozen=True):
    """What a table gets from its scene: the player's settings, and outputs for sounds and words."""

    settings: Settings = Settings()
    helps: bool = True
    """Whether the table suggests choices and moves the focus to one."""
    watching: bool = False
    """Whether the table is only watched: it offers no choices and asks no question."""
    shows_title: bool = True
    """Whether the table shows the match's title, round and limit."""
    mouse: Callable[[], bool] = lambda: False
    """Returns whether the player uses a mouse or finger."""
    sound: PlaySound = do_nothing
    quack: Quack = do_nothing
    subtitle: Subtitle = do_nothing
    tick: Callable[[int, int], None] = do_nothing
    """Plays the tick of a moved focus, given its index and the number of places."""
    rumble: Callable[[Tier], None] = do_nothing
    """Rumbles gamepads, stronger for a higher tier."""
    say: Callable[[str], None] = do_nothing
    """Speaks words that the player asked for, and shows them in the caption."""
    say_in_place: Callable[[str], None] = do_nothing
    """Speaks words that the player asked for and that the table itself shows."""
    read: Callable[[str], None] = do_nothing
    """Speaks the description of the focus."""
    talk: Callable[[str, Urgency], None] = do_nothing
    """Speaks an opponent's remark."""


class Table(ABC, Generic[ViewT]):
    """The picture of a match as one seat, or a spectator, may see it."""

    lowest: ClassVar[float] = 480.0
    """The smallest canvas height at which a table is readable, in units."""
    shows_question: ClassVar[bool] = False
    """Whether the table itself shows the question to the player."""

    def __init__(self, people: tuple[Person, ...], art: Art, services: TableServices) -> None:
        self.people = people
        self.art = art
        self.services = services

    def set_people(self, people: tuple[Person, ...]) -> None:
        self.people = people

    @property
    @abstractmethod
    def view(self) -> ViewT:
        """The view on show, with all performed events applied."""

    def apply_settings(self, services: TableServices) -> None:
        self.services = services

    @abstractmethod
    def resize(self, width: float, height: float) -> None:
        """Lay the table out on a canvas in units; cards jump to their new places."""

    @abstractmethod
    def show(self, view: ViewT) -> None:
        """Replace the view on show, without animation."""

    @abstractmethod
    def perform(self, event: Event) -> list[Step]:
        """Apply an event to the view; return the animation steps that show it."""

    def caption(self, event: Event, before: ViewT, words: str) -> str:
        """Return the caption of an event that has been shown, given all its `words`; may be empty."""
        del event, before
        return words

    @abstractmethod
    def update(self, seconds: float, pace: float = 1.0) -> None:
        """Advance cards and particles; remarks advance `pace` times slower, at reading speed."""

    @property
    def calm(self) -> bool:
        """Whether nothing moves on the table, apart from breathing ducks."""
        return False

    def draw_ground(self, pen: Pen) -> None:
        """Draw everything behind the table, over the whole canvas."""
        draw_felt(pen)

    def draw_around(self, pen: Pen, area: FRect, shrink: float) -> None:
        """Draw everything behind the table on a larger canvas, where the table is shrunk to an area."""
        del area, shrink
        draw_felt(pen)

    @abstractmethod
    def draw(self, pen: Pen) -> None:
        """Draw the table without changing its state."""

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
        """The areas for subtitles at the left and right edges, in units; empty if there are none."""
        return FRect(), FRect()

    def show_hint_text(self, words: str) -> bool:
        """Show a hint's text beside the cards until the focus moves; return False if there's no room.

        A hint in figures is shown with a detailed explanation instead.
        """
        del words
        return False

    def area_of(self, zone: str, key: int) -> FRect | None:
        """Return the area of a spot, in units; None if it's not on the table."""
        del zone, key
        return None

    @property
    def occupied_areas(self) -> tuple[FRect, ...]:
        """The areas that overlays must keep clear of (cards, players, choices), in units."""
        return ()

    @abstractmethod
    def draw_card(self, pen: Pen, view: ViewT, card: int, area: FRect) -> None:
        """Draw a card at rest in an area, given its key in a view."""

    def draw_total(self, pen: Pen, total: int, area: FRect) -> bool:
        """Draw a total as a picture; return False if the game has no picture for it."""
        del pen, total, area
        return False

    def draw_choice(self, pen: Pen, choice: Choice, area: FRect) -> bool:
        """Draw a choice without cards as a picture; return False if the game has no picture for it."""
        del pen, choice, area
        return False

    @abstractmethod
    def advise(self, decision: Decision | None, *, figures: bool = False, made: Choice | None = None) -> None:
        """Show an agent's prospects beside the viewer's choices; None hides them.

        They're in words or `figures`; a review shows only those of the choice `made` and the best one.
        """

    def point_at(self, zone: str, key: int) -> None:
        """Focus a spot silently."""

    def point_out(self, choice: Choice) -> None:
        """Move the focus to a choice, or to the spot that leads to it."""
        del choice

    def greet(self, seed: int, words: Mapping[int, str]) -> None:
        """Show greetings as a match begins: the given words by seat, or lines chosen by the seed."""
        del seed, words

    def end_chat(self) -> None:
        """End greetings and other small talk."""

    @property
    @abstractmethod
    def prompts(self) -> tuple[tuple[Action, str], ...]:
        """The actions that read parts of the table aloud, each with the name of its part."""

    @property
    def focus_words(self) -> str:
        """The description of the focus; empty without one."""
        return ""

    @property
    def question_names_focus(self) -> bool:
        """Whether the question already names what has the focus, as nothing else can be chosen."""
        return False

    key_names: Mapping[Action, str] = {}
    """The names of actions whose keys have a special meaning at this table."""

    @property
    def keys(self) -> tuple[Action, ...]:
        """The actions that read something about this table aloud."""
        return ()

    @property
    def tense(self) -> bool:
        """Whether the music should be tense because the end of the match or another big moment is near."""
        return False

    @property
    @abstractmethod
    def asking(self) -> bool:
        """Whether the viewer has a choice to make on this table now."""

    @property
    def browsing(self) -> bool:
        """Whether the player reads the table with the keys that otherwise move between choices."""
        return False

    @abstractmethod
    def handle(self, event: InputEvent) -> Choice | None:
        """Handle input; return the player's choice if the input completed one."""

    @abstractmethod
    def consumes(self, event: InputEvent) -> bool:
        """Return whether the table handles this input before its scene does, such as to end a close-up."""
