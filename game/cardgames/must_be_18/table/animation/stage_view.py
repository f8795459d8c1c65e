"""Who moves things on the stage: what is shown, where players are, and the moves that many events share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from game.audio.sounds import Sound
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table.animation.moments import Shout
from game.cardgames.must_be_18.table.card_places import homes
from game.cardgames.must_be_18.table.focus import Focus, Spot, Zone, acts, spots
from game.cardgames.must_be_18.table.focus_places import areas, opponents_of, own_label
from game.cardgames.must_be_18.table.layout import TableLayout
from game.cardgames.must_be_18.table.selection import NOTHING, Draft
from game.tables.motion import Pose
from game.tables.people import Person
from game.tables.stage import Point, Stage
from game.ui.palette import PALE_GOLD
from game.ui.timeline import Step

_HELD = 0.42
_BEAT_SECONDS = 0.5
_BUBBLE = 24.0
"""How far a bubble reaches below the place that it is said from."""


class Dragged(Struct, frozen=True):
    """A card under the pointer."""

    card: int
    x: float
    y: float


class Stagehand:
    """Knows what is shown, and how it came to be.

    Attributes:
        view: what is shown; `before` what was shown before the last event.
        draft: what the player is about to lay; `laid` what it was before the last event.
        dragged: the card under the pointer.
        moods: how players feel, by seat.
        tops: those that the counter shows while cards are still on their way.
        beat: how strongly the counter throbs, 1 to 0.
        focus: what the player looks at.
    """

    def __init__(self, stage: Stage[TableLayout], view: MustBe18View, people: Sequence[Person]) -> None:
        self.stage = stage
        self.view = self.before = view
        self.draft: Draft = NOTHING
        self.laid: Draft = NOTHING
        self.dragged: Dragged | None = None
        self.moods: dict[int, str] = {}
        self.tops: tuple[int, ...] | None = None
        self.beat = 0.0
        self.focus = Focus()
        self._people = people

    def forget(self, view: MustBe18View) -> None:
        """A view is shown at once: nothing is known of how it came to be."""
        self.moods.clear()
        self.tops = None
        self.dragged = None
        self.view = self.before = view

    def follow(self, before: MustBe18View, view: MustBe18View) -> None:
        """An event has led from one view to the next."""
        self.before, self.view = before, view
        self.dragged = None

    def update(self, seconds: float) -> None:
        """The counter calms down."""
        self.beat = max(0.0, self.beat - seconds / _BEAT_SECONDS)

    def homes(self) -> dict[int, Pose]:
        """Where every card belongs now."""
        poses = homes(self.view, self.stage.layout, self.draft, self.raised)
        drag = self.dragged
        if drag is not None and drag.card in poses:
            poses[drag.card] = Pose(drag.x, drag.y, self.stage.layout.card, angle=-3.0, lift=22.0, z=900.0)
        return poses

    @property
    def raised(self) -> int | None:
        """The hand card to raise: the focused one."""
        spot = self.focus.spot
        return spot.key if spot is not None and spot.zone is Zone.HAND else None

    def settle(self) -> None:
        """Let every card go where it belongs now."""
        self.stage.settle(self.homes())

    def areas(self) -> dict[Spot, FRect]:
        """Everything that the focus may move over now, and where it is."""
        view, draft = self.view, self.draft
        there = spots(view, draft, self.focus)
        return areas(view, self.stage.layout, draft, acts(view, draft), there)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(person.name for person in self._people)

    def throb(self) -> None:
        """The counter shows that something has changed."""
        self.beat = 0.0 if self.stage.still else 1.0

    # -- places ----------------------------------------------------------------------------------------

    def seat_area(self, seat: int) -> FRect:
        """Where a seat is: its panel, or the player's own duck."""
        others = opponents_of(self.view)
        layout = self.stage.layout
        return layout.seats[others.index(seat)] if seat in others else layout.mascot

    def seat_point(self, seat: int) -> Point:
        """The middle of a seat."""
        return self.seat_area(seat).center

    def at_seat(self, seat: int, **changes: float) -> Pose:
        """Where a card is that a seat holds, face down."""
        x, y = self.seat_point(seat)
        pose = Pose(x, y, self.stage.layout.card * _HELD, face=0.0, lift=8.0, z=180.0)
        return replace(pose, **changes)

    def stock(self) -> Pose:
        """Where cards are dealt and drawn from."""
        area = self.stage.layout.stock
        return Pose(
            area.left + area.width * 0.3, area.centery, self.stage.layout.card * 0.6, face=0.0, z=300.0
        )

    def middle(self) -> Point:
        """The middle of the columns, above their tops."""
        area = self.stage.layout.middle
        return area.centerx, area.top + area.height * 0.3

    # -- what is said ----------------------------------------------------------------------------------

    def shout(
        self,
        word: str,
        *,
        seconds: float = 0.8,
        sound: Sound | None = None,
        colour: str = PALE_GOLD,
        begin: Callable[[], None] = lambda: None,
    ) -> Step:
        """A word over the middle, as a step."""
        stage = self.stage

        def start() -> None:
            if sound is not None:
                stage.sound(sound)
            begin()

        return stage.hold(Shout(word, self.middle(), colour, stage.still), seconds, begin=start)

    def remark(self, seat: int, words: str) -> None:
        """A few words at a seat on what it does, and why."""
        area = self.seat_area(seat)
        if seat == self.view.seat:
            # The own duck sits at the foot of the table: what it says stands over head and name.
            _size, name = own_label(area)
            area = FRect(area.left, min(area.top - 6, name - _BUBBLE) - 6, area.width, 6)
        self.stage.remarks.say(words, area)

    def boast(self, seat: int, number: int) -> None:
        """A player who is out has something to say, unless it is the view's own."""
        lines = self._people[seat].says.get("wins", ())
        if lines and seat != self.view.seat:
            self.remark(seat, lines[number % len(lines)])
