"""The shown state of the table of You Must Be 18!: a view, the draft of a play, the moves of its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from game.cardgames.must_be_18.rules.deck import STARTERS
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table import focus, selection
from game.cardgames.must_be_18.table.card_places import hand_poses, homes
from game.cardgames.must_be_18.table.focus_places import areas
from game.cardgames.must_be_18.table.layout import TableLayout, lay_out
from game.cardgames.must_be_18.table.selection import NOTHING, Draft
from game.tables.animation.moments import Point
from game.tables.animation.motion import Pose
from game.tables.focus import Focus, Spot
from game.tables.people import Person
from game.tables.seats import opponents_of, own_label
from game.tables.stage_view import StageView
from game.tables.table import Manner

_BEAT_SECONDS = 0.5
_BUBBLE = 24.0
"""The distance that a bubble reaches below its speaker's place, in units."""


class Dragged(Struct, frozen=True):
    """A card under the pointer."""

    card: int
    x: float
    y: float


class MustBe18StageView(StageView[MustBe18View, TableLayout, Focus]):
    """The shown state of the table.

    Attributes:
        draft: the play that the player is preparing; `laid` the draft before the last event.
        dragged: the card under the pointer.
        tops: the tops that the counter shows while cards are still on their way.
        beat: how strongly the counter throbs, 1 to 0.
    """

    held = 0.42

    def __init__(self, view: MustBe18View, people: tuple[Person, ...], manner: Callable[[], Manner]) -> None:
        self.draft: Draft = NOTHING
        self.laid: Draft = NOTHING
        self.dragged: Dragged | None = None
        self.tops: tuple[int, ...] | None = None
        self.beat = 0.0
        super().__init__(view, people, manner, Focus())

    def lay_out(self) -> TableLayout:
        """The layout, with a place for one more column if that is allowed."""
        view = self.view
        columns = (len(view.columns) or STARTERS) + focus.has_new_column(view)
        others = len(opponents_of(view))
        return lay_out(*self.size, others, view.seats, columns, has_hand=view.seat is not None)

    def forget(self, view: MustBe18View) -> None:
        """A view is shown at once: nothing is about to be laid, or on its way."""
        super().forget(view)
        self.tops = None
        self.dragged = None
        self.draft = selection.kept(view, NOTHING)
        self._ask(view)

    def follow(self, before: MustBe18View, view: MustBe18View) -> None:
        """An event has led from one view to the next; the draft stays, if it still can."""
        super().follow(before, view)
        self.dragged = None
        self.laid, self.draft = self.draft, selection.kept(view, self.draft)
        if view.hand != before.hand or not selection.is_asked(before):
            self._ask(view)

    def _ask(self, view: MustBe18View) -> None:
        """A question begins, if one is asked: nothing is to be laid yet, and the focus goes to its start."""
        if selection.is_asked(view):
            self.draft = selection.kept(view, NOTHING)
            if not self.focus.browsing:
                self.focus = replace(self.focus, spot=None)

    def homes(self) -> dict[int, Pose]:
        poses = homes(self.view, self.layout, self.draft, self.raised)
        drag = self.dragged
        if drag is not None and drag.card in poses:
            poses[drag.card] = Pose(drag.x, drag.y, self.layout.card, angle=-3.0, lift=22.0, z=900.0)
        return poses

    @property
    def hand(self) -> tuple[Spot, ...]:
        """The cards that are still held, as they are held."""
        return focus.hand_spots(self.view, self.draft)

    def hand_poses(self) -> list[Pose]:
        return hand_poses(self.view, self.layout, self.draft, self.raised)

    def spots(self) -> tuple[Spot, ...]:
        """The hand; columns and plaques, while there is a choice."""
        return focus.spots(self.view, self.draft, self.focus)

    def readable(self) -> tuple[Spot, ...]:
        return focus.readable(self.view)

    def areas_of(self, spots: Iterable[Spot]) -> dict[Spot, FRect]:
        return areas(self.view, self.layout, self.draft, focus.acts(self.view, self.draft), spots)

    def kept(self) -> Focus:
        """The focus, kept if its spot is there; without a spot it goes to the next step of the choice."""
        place = focus.asked if self.focus.spot is None else focus.kept
        return place(self.view, self.draft, self.focus)

    def throb(self) -> None:
        """Let the counter throb, as its total has changed."""
        self.beat = 0.0 if self.stage.still else 1.0

    def calm(self, seconds: float) -> None:
        """The counter calms down."""
        self.beat = max(0.0, self.beat - seconds / _BEAT_SECONDS)

    # -- places ----------------------------------------------------------------------------------------

    def stock(self) -> Pose:
        """The pose from which cards are dealt and drawn."""
        area = self.layout.stock
        return Pose(area.left + area.width * 0.3, area.centery, self.layout.card * 0.6, face=0.0, z=300.0)

    def middle(self) -> Point:
        """The middle of the columns, above their tops."""
        area = self.layout.middle
        return area.centerx, area.top + area.height * 0.3

    def remark(self, seat: int, words: str) -> None:
        """Show a few words at a seat on its deed, and the reason."""
        if seat != self.view.seat:
            super().remark(seat, words)
            return
        # The own duck sits at the foot of the table: its words stand over head and name.
        area = self.layout.mascot
        _size, name = own_label(area)
        self.stage.remarks.say(words, FRect(area.left, min(area.top - 6, name - _BUBBLE) - 6, area.width, 6))
