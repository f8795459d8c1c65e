"""What a table shows: a view, how it came to be, the focus, and the stage on which its cards lie and move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import ClassVar, Generic, TypeVar

from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision
from game.audio.sounds import AnySound
from game.tables.animation.moments import Moment, Point, Shout
from game.tables.animation.motion import Pose
from game.tables.animation.stage import Stage
from game.tables.focus import Focus, Spot, on, spot_at
from game.tables.layout import Frame
from game.tables.people import Person
from game.tables.seats import SeatedView, opponents_of
from game.tables.table import Manner
from game.ui.animation.timeline import Step
from game.ui.drawing.palette import PALE_GOLD

ViewT = TypeVar("ViewT", bound=SeatedView)
LayoutT = TypeVar("LayoutT", bound=Frame)
FocusT = TypeVar("FocusT", bound=Focus)


class StageView(ABC, Generic[ViewT, LayoutT, FocusT]):
    """What is shown on a table's stage.

    Attributes:
        view: what is shown; `before` what was shown before the last event.
        focus: what the player looks at.
        advice: what an agent expects of the choices, while that is shown.
        moods: how players feel, by seat.
        size: that of the canvas, in units.
    """

    held: ClassVar[float] = 0.5
    """How wide a card at a seat is, against one in the middle."""

    def __init__(
        self, view: ViewT, people: tuple[Person, ...], manner: Callable[[], Manner], focus: FocusT
    ) -> None:
        """What a game adds to this must be there before: the first layout may depend on it."""
        self.view = self.before = view
        self.people = people
        self.focus = focus
        self.advice: Decision | None = None
        self.moods: dict[int, str] = {}
        self.size = (1280.0, 720.0)
        self.manner = manner
        self.stage: Stage[LayoutT] = Stage(self.lay_out(), manner)

    @abstractmethod
    def lay_out(self) -> LayoutT:
        """Where everything lies now."""

    @abstractmethod
    def homes(self) -> dict[int, Pose]:
        """Where every card belongs now."""

    @property
    @abstractmethod
    def hand(self) -> tuple[Spot, ...]:
        """The spots of the cards in hand, as it is held."""

    @abstractmethod
    def hand_poses(self) -> list[Pose]:
        """How they lie."""

    @abstractmethod
    def spots(self) -> tuple[Spot, ...]:
        """What the focus may move over now."""

    @abstractmethod
    def readable(self) -> tuple[Spot, ...]:
        """Everything on the table that there is something to say of."""

    @abstractmethod
    def areas_of(self, spots: Iterable[Spot]) -> dict[Spot, FRect]:
        """The areas of spots, in their order; what is not on the table has none."""

    @abstractmethod
    def kept(self) -> FocusT:
        """The focus on something that is there now."""

    @property
    def layout(self) -> LayoutT:
        """Where everything lies."""
        return self.stage.layout

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(person.name for person in self.people)

    # -- what is shown ---------------------------------------------------------------------------------

    def forget(self, view: ViewT) -> None:
        """A view is shown at once: nothing is known of how it came to be."""
        self.view = self.before = view
        self.moods.clear()

    def follow(self, before: ViewT, view: ViewT) -> None:
        """An event has led from one view to the next."""
        self.before, self.view = before, view

    def arrange(self) -> None:
        """Lay everything out as it must be now."""
        self.stage.layout = self.lay_out()
        self.stage.width = self.size[0]

    def put(self) -> None:
        """Put every card where it belongs now, at once."""
        self.arrange()
        self.stage.put(self.homes())

    def settle(self) -> None:
        """Let every card go where it belongs now."""
        self.arrange()
        self.stage.settle(self.homes())

    # -- the focus -------------------------------------------------------------------------------------

    @property
    def raised(self) -> int | None:
        """The hand card to raise: the focused one."""
        spot = self.focus.spot
        return spot.key if spot is not None and spot in self.hand else None

    def areas(self) -> dict[Spot, FRect]:
        """Everything that the focus may move over now, and where it is."""
        return self.areas_of(self.spots())

    def spot_at(self, x: float, y: float) -> Spot | None:
        """What of that is at a point."""
        return spot_at(self.areas(), self.hand, self.hand_poses(), x, y)

    def readable_at(self, x: float, y: float) -> Spot | None:
        """What there is to read at a point, though the focus may not go there now."""
        return spot_at(self.areas_of(self.readable()), self.hand, self.hand_poses(), x, y)

    def focus_on(self, spot: Spot) -> None:
        """Move the focus to a spot."""
        self.focus = on(self.focus, spot, self.hand)

    # -- places ----------------------------------------------------------------------------------------

    def seat_area(self, seat: int) -> FRect:
        """Where a seat is: its place among the others, or the own duck."""
        others = opponents_of(self.view)
        return self.layout.seats[others.index(seat)] if seat in others else self.layout.mascot

    def seat_point(self, seat: int) -> Point:
        """The middle of a seat."""
        return self.seat_area(seat).center

    def at_seat(self, seat: int, **changes: float) -> Pose:
        """Where a card is that a seat holds, face down."""
        x, y = self.seat_point(seat)
        pose = Pose(x, y, self.layout.card * self.held, face=0.0, lift=8.0, z=180.0)
        return replace(pose, **changes)

    def middle(self) -> Point:
        """The middle of the table, where what has happened is told."""
        return self.layout.hand.centerx, self.size[1] / 2

    # -- what is heard and said ------------------------------------------------------------------------

    def sound(self, sound: AnySound, seat: int, volume: float = 1.0) -> None:
        """A sound from a seat."""
        self.stage.sound(sound, self.seat_point(seat)[0], volume=volume)

    def shout(
        self,
        word: str,
        *,
        seconds: float = 0.8,
        sound: AnySound | None = None,
        colour: str = PALE_GOLD,
        begin: Callable[[], None] = lambda: None,
    ) -> Step:
        """A word over the middle, as a step."""
        return self.told(
            Shout(word, self.middle(), colour, self.stage.still), seconds, sound=sound, begin=begin
        )

    def told(
        self,
        moment: Moment,
        seconds: float,
        *,
        sound: AnySound | None = None,
        pitch: int = 0,
        begin: Callable[[], None] = lambda: None,
    ) -> Step:
        """A moment as a step, with a sound."""

        def start() -> None:
            if sound is not None:
                self.stage.sound(sound, pitch=pitch)
            begin()

        return self.stage.hold(moment, seconds, begin=start)

    def remark(self, seat: int, words: str) -> None:
        """A few words at a seat."""
        self.stage.remarks.say(words, self.seat_area(seat))

    def boast(self, seat: int, number: int, occasion: str = "wins") -> None:
        """An opponent has something to say on an occasion, if it has words for it: the number picks them."""
        lines = self.people[seat].says.get(occasion, ())
        if lines and seat != self.view.seat:
            self.remark(seat, lines[number % len(lines)])
