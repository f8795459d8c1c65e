"""A table with a hand of cards: a focus that moves over spots, a stage of cards, keys that read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision
from game.audio.sounds import Sound
from game.engine.contract import CardGame, Choice, Event
from game.tables.animation.motion import MovingCard
from game.tables.animation.stage import Stage
from game.tables.art import Art
from game.tables.focus import Focus, Spot, moved
from game.tables.people import Person
from game.tables.seats import SeatedView
from game.tables.stage_view import StageView
from game.tables.table import Manner, Table
from game.ui.animation.timeline import Step
from game.ui.devices.actions import (
    Action,
    ActionPressed,
    InputEvent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.ui.drawing.draw import Pen

FADE_SECONDS = 0.24
"""The seconds that a hint takes to come."""

ViewT = TypeVar("ViewT", bound=SeatedView)
ShownT = TypeVar("ShownT", bound=StageView[Any, Any, Any])
PictureT = TypeVar("PictureT")

Reading = Mapping[Action, Callable[[], str]]
"""Keys that read, each with a function for its words; empty words: the function itself tells the player."""


class CardTable(Table[ViewT], Generic[ViewT, ShownT, PictureT]):
    """The common parts of the tables of all card games.

    A game adds its `StageView`, the drawing, and the choices and words of its spots.

    Attributes:
        rules: the game's rules.
        shown: the shown state, with its stage.
    """

    rules: ClassVar[CardGame[Any, Any]]

    def __init__(
        self, view: ViewT, people: tuple[Person, ...], art: Art, manner: Manner, shown: ShownT
    ) -> None:
        super().__init__(view, people, art, manner)
        self.shown = shown
        self._advised = 0.0
        self.show(view)

    # -- the game's own part -------------------------------------------------------------------------

    @abstractmethod
    def picture(self) -> PictureT:
        """All that is drawn but the cards on the stage."""

    @abstractmethod
    def draw_below(self, pen: Pen, picture: PictureT) -> None:
        """Draw the things below the cards."""

    @abstractmethod
    def draw_cards(self, pen: Pen, picture: PictureT, cards: list[MovingCard]) -> None:
        """Draw the cards on the stage, the lowest first."""

    def draw_above(self, pen: Pen, picture: PictureT) -> None:
        """Draw the things on the cards: marks, windows, a hint."""

    def draw_over_all(self, pen: Pen, picture: PictureT) -> None:
        """Draw the things that hide even words in the air, such as a close-up."""

    @property
    def hint(self) -> Decision | None:
        """An agent's prospects for the choices, while they are to be drawn."""
        advice: Decision | None = self.shown.advice
        return advice if self.asking and not self.focus.browsing else None

    @abstractmethod
    def steps(self, event: Event) -> list[Step]:
        """The steps that show an event that has just led to the view."""

    @abstractmethod
    def words(self) -> str:
        """The focused thing, and the effect of choosing it, in words."""

    @abstractmethod
    def read(self, spot: Spot) -> None:
        """Tell all of a spot."""

    @property
    @abstractmethod
    def reading(self) -> Reading:
        """The keys that read."""

    @property
    @abstractmethod
    def unread(self) -> str:
        """The answer while there is nothing on the table to read; empty once there is."""

    # -- the shown state -----------------------------------------------------------------------------

    @property
    def layout(self) -> Any:
        """The areas of the table: the game's own layout."""
        return self.shown.stage.layout

    @property
    def stage(self) -> Stage[Any]:
        """The stage with the moving things."""
        return self.shown.stage

    @property
    def focus(self) -> Focus:
        """The player's focus."""
        focus: Focus = self.shown.focus
        return focus

    def areas(self) -> dict[Spot, FRect]:
        """The spots that the focus may move over now, and their areas in units."""
        areas: dict[Spot, FRect] = self.shown.areas()
        return areas

    def resize(self, width: float, height: float) -> None:
        """Lay the table out on a canvas of so many units; running animations go on."""
        if (width, height) != self.shown.size:
            self.shown.size = (width, height)
            self.shown.put()

    def show(self, view: ViewT) -> None:
        """Show a view at once."""
        self.view = view
        self.shown.forget(view)
        self.shown.focus = self.shown.kept()
        self.shown.put()

    def advise(self, decision: Decision | None) -> None:
        """Show an agent's prospects for the choices beside them; None: no longer."""
        self.shown.advice = decision
        self._advised = 0.0
        self.shown.settle()

    def perform(self, event: Event) -> list[Step]:
        """Take an event into the view; the steps show its course."""
        before = self.view
        self.view = self.rules.see(before, event)
        self.shown.follow(before, self.view)
        self.shown.focus = self.shown.kept()
        self.shown.arrange()
        steps = self.steps(event)
        self.shown.settle()
        return steps

    @property
    def caption_area(self) -> FRect:
        """Above the player's duck."""
        area: FRect = self.layout.caption
        return area

    @property
    def tools_area(self) -> FRect:
        """Below the preview."""
        area: FRect = self.layout.tools
        return area

    # -- time and drawing ----------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let cards drift home, particles fly and words rise."""
        self.stage.update(seconds)
        self._advised += seconds

    @property
    def calm(self) -> bool:
        """Whether all cards lie, nothing is in the air, and a hint has come."""
        return self.stage.calm and (self.shown.advice is None or self._advised >= FADE_SECONDS)

    def draw(self, pen: Pen) -> None:
        """Draw the table; changes nothing."""
        picture = self.picture()
        self.draw_below(pen, picture)
        self.draw_cards(pen, picture, self.stage.drawn)
        self.draw_above(pen, picture)
        self.stage.draw_air(pen)
        self.draw_over_all(pen, picture)

    @property
    def faded(self) -> float:
        """The part of a hint that has come, 0 to 1."""
        return 1.0 if self.manner.reduced_motion else min(self._advised / FADE_SECONDS, 1.0)

    # -- the player ----------------------------------------------------------------------------------

    @property
    def asking(self) -> bool:
        """Whether the view's own seat has a choice to make now."""
        return bool(self.rules.choices(self.view))

    @property
    def begun(self) -> bool:
        """Whether half a choice is made, which can be taken back."""
        return False

    def consumes(self, event: InputEvent) -> bool:
        """Whether the event closes a thing that is open on the table: the table as a menu, half a choice."""
        if not isinstance(event, ActionPressed):
            return False
        if self.focus.browsing:
            return event.action in (Action.CANCEL, Action.CONFIRM)
        return event.action is Action.CANCEL and self.begun

    def handle(self, event: InputEvent) -> Choice | None:
        """Move the focus, look, read, or confirm."""
        match event:
            case ActionPressed(action=Action.CONFIRM):
                return self.confirm()
            case ActionPressed(action=Action.CANCEL):
                self.back()
            case ActionPressed(action=action):
                self.press_key(action)
            case PointerMoved(x=x, y=y, held=held):
                self.point(x, y, held=held)
            case PointerPressed(x=x, y=y, button=1):
                return self.press(x, y)
            case PointerReleased(x=x, y=y, button=1):
                self.release(x, y)
        return None

    def press_key(self, action: Action) -> None:
        """A key that opens the table to read, reads, or moves the focus."""
        reading = self.reading
        if action is Action.ANNOUNCE_ROWS:
            if self.unread:
                self.manner.say(self.unread)
            else:
                self.browse(on=not self.focus.browsing)
        elif action in reading:
            words = reading[action]()
            if words:
                self.manner.say(words)
        else:
            self.move(action)

    def move(self, action: Action) -> None:
        """Move the focus by a direction."""
        spot = moved(self.shown.areas(), self.focus.spot, action)
        if spot is not None:
            self.look(spot)

    @abstractmethod
    def confirm(self) -> Choice | None:
        """The choice that the focus makes, or None if it makes none, or only begins one."""

    def back(self) -> None:
        """Close the table as a menu, or take back half a choice."""
        if self.focus.browsing:
            self.browse(on=False)
        elif self.begun:
            self.take_back()

    def take_back(self) -> None:
        """Take back the choice that is begun."""

    def browse(self, on: bool) -> None:
        """Open or close the table as a menu of all that can be read."""
        self.shown.focus = replace(self.shown.focus, spot=None, browsing=on)
        self.shown.focus = self.shown.kept()
        self.tell_focus(asked=True)

    def look(self, spot: Spot) -> None:
        """Move the focus and say the words of its spot."""
        if spot != self.focus.spot:
            self.shown.focus_on(spot)
            self.tell_focus()

    def tell_focus(self, *, asked: bool = False) -> None:
        """Show and say the new focus; `asked` if the player asked for a thing to be read."""
        self.shown.settle()
        self.manner.sound(Sound.MENU_MOVE, volume=0.5)
        say = self.manner.say if asked else self.manner.read
        say(self.words())

    def point(self, x: float, y: float, *, held: bool = False) -> None:
        """Move the focus to the spot at the pointer, if there is one; `held`: the button is down."""
        del held
        spot = self.shown.spot_at(x, y)
        if spot is not None:
            self.look(spot)

    def press(self, x: float, y: float) -> Choice | None:
        """A press on the focused spot confirms it; elsewhere it moves the focus, or reads."""
        spot = self.shown.spot_at(x, y)
        if spot is None:
            under = self.shown.readable_at(x, y)
            if under is not None:
                self.read(under)
        elif spot != self.focus.spot:
            self.look(spot)
        elif self.focus.browsing or not self.asking:
            self.read(spot)
        else:
            return self.confirm()
        return None

    def release(self, x: float, y: float) -> None:
        """The pointer's button came up."""
