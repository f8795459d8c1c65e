"""The shown state of Sixpack's table: a view, the turn so far, the way of play, the moves of its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from pygame import FRect

from game.audio.cues import Cues
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table import focus
from game.cardgames.sixpack.table.animation.moments import Moment
from game.cardgames.sixpack.table.card_places import hand_poses, homes
from game.cardgames.sixpack.table.focus import DraftFocus
from game.cardgames.sixpack.table.focus_places import areas
from game.cardgames.sixpack.table.layout import TableLayout, lay_out
from game.cardgames.sixpack.table.pickers import Picker, picker
from game.cardgames.sixpack.table.turn_log import Log, Tone
from game.tables.animation.moments import Point
from game.tables.animation.motion import MovingCard, Pose
from game.tables.focus import Spot
from game.tables.people import Person
from game.tables.seats import opponents_of
from game.tables.stage_view import StageView
from game.tables.table import Manner
from game.ui.animation.timeline import Step, Tween
from game.ui.drawing.palette import PALE_GOLD


class SixpackStageView(StageView[SixpackView, TableLayout, DraftFocus]):
    """The shown state of the table.

    Attributes:
        log: the turn so far; `acting` the seat whose card is at work.
        turned: how far play is turned round, 0 to 1.
    """

    held = 0.45

    def __init__(self, view: SixpackView, people: tuple[Person, ...], manner: Callable[[], Manner]) -> None:
        super().__init__(view, people, manner, DraftFocus())
        self.log = Log()
        self.acting: int | None = None
        self.turned = 0.0

    def lay_out(self) -> TableLayout:
        """With tags over the hand while a hint is shown of its cards."""
        view = self.view
        return lay_out(
            *self.size,
            len(opponents_of(view)),
            view.seats,
            packs=len(set(view.packs)),
            has_hand=view.seat is not None,
            has_tags=self.advice is not None and self.window is None,
        )

    def forget(self, view: SixpackView) -> None:
        """A view is shown at once: nothing is known of the turn so far."""
        super().forget(view)
        self.log = Log()
        self.acting = None

    def put(self) -> None:
        """Put every card where it belongs now, at once, and play the way it goes."""
        super().put()
        self.turned = float(self.view.reversed)

    def homes(self) -> dict[int, Pose]:
        return homes(self.view, self.layout, self.log, self.raised)

    # -- the focus -------------------------------------------------------------------------------------

    @property
    def window(self) -> Picker | None:
        """The picker that is open."""
        return picker(self.view, self.focus.draft)

    @property
    def hand(self) -> tuple[Spot, ...]:
        return focus.hand_spots(self.view)

    def hand_poses(self) -> list[Pose]:
        return hand_poses(self.view, self.layout, self.raised)

    def spots(self) -> tuple[Spot, ...]:
        return focus.spots(self.view, self.focus)

    def readable(self) -> tuple[Spot, ...]:
        return focus.readable(self.view)

    def readable_at(self, x: float, y: float) -> Spot | None:
        """The readable spot at a point; none under a picker."""
        if self.window is not None and self.layout.picker.collidepoint(x, y):
            return None
        return super().readable_at(x, y)

    def areas_of(self, spots: Iterable[Spot]) -> dict[Spot, FRect]:
        return areas(self.view, self.layout, self.log, self.window, spots)

    def kept(self) -> DraftFocus:
        return focus.kept(self.view, self.focus)

    # -- places ----------------------------------------------------------------------------------------

    def middle(self) -> Point:
        """The middle of the piles."""
        areas = self.layout.piles
        return areas[1].cards.centerx, areas[1].cards.centery

    def deck(self) -> Pose:
        """The pose from which cards are dealt: face down above the middle."""
        return Pose(self.middle()[0], -self.layout.card, self.layout.card, face=0.0, lift=14.0)

    def card_point(self, card: int, seat: int) -> Point:
        """A card's point on the table; if it is not on the stage, its player's."""
        return self.stage.spot_of(card, self.seat_point(seat))

    def pile_point(self, pile: int) -> Point:
        """The middle of a pile."""
        return self.layout.piles[pile].cards.center

    def fate(self, card: int, words: str, tone: Tone = Tone.PLAIN) -> None:
        """Note the fate of a card in the log of the turn."""
        play = next((one for one in self.before.waiting if one.card == card), None)
        if play is not None:
            self.log = self.log.with_fate(play, words, tone)

    def moment(
        self,
        pack: str,
        word: str,
        at: Point,
        *,
        seconds: float = 0.85,
        ways: tuple[tuple[Point, Point], ...] = (),
        cues: Cues = (),
        colour: str = PALE_GOLD,
        beside: Sequence[Tween] = (),
        begin: Callable[[], None] | None = None,
    ) -> Step:
        """A moment as a step; other tweens may run beside it."""

        def start() -> None:
            self.stage.play(cues, at[0])
            if begin is not None:
                begin()

        return self.stage.hold(
            Moment(pack, word, at, ways, colour, self.stage.still), seconds, beside=beside, begin=start
        )

    def bring(self, cards: Sequence[int], seat: int) -> list[MovingCard]:
        """Cards come from a hand to their new homes; own cards from their places in it."""
        stage = self.stage
        there = {card for card in cards if card in stage.cards}
        self.settle()
        came = [stage.cards[card] for card in cards if card in stage.cards]
        for moving in came:
            if moving.key not in there:
                moving.pose = self.at_seat(seat, face=0.0)
            moving.held = True
        return came

    def to_hand(self, cards: Sequence[int], seat: int) -> list[Step]:
        """Cards that all players see go into a hand."""
        stage = self.stage
        if seat == self.view.seat:
            self.settle()
            own = [stage.cards[card] for card in cards]
            for card in own:
                card.held = True
            return [Step(tuple(stage.fly(card, seconds=0.36, height=30) for card in own))]
        leaving = stage.take_out(cards)
        goal = self.at_seat(seat, face=1.0, alpha=0.0)
        return [stage.leave(leaving, [goal] * len(leaving), 0.36)]

    def from_seat(self, card: int, giver: int, cues: Cues) -> list[Step]:
        """A card comes into the own hand, and turns on its way."""
        stage = self.stage
        self.settle()
        moving = stage.cards[card]
        moving.pose, moving.held = self.at_seat(giver, face=0.0), True
        return [
            Step((stage.fly(moving, seconds=0.45, height=30),), begin=lambda: stage.play(cues, moving.home.x))
        ]

    def across(self, card: int, giver: int, receiver: int, cues: Cues) -> Step:
        """A card goes to another player, as a back (0) if it is hidden."""
        face = 1.0 if card else 0.0
        moving = self.stage.take_out((card,), self.at_seat(giver, face=face))
        return self.stage.leave(moving, [self.at_seat(receiver, face=face, alpha=0.0)], 0.45, cues)
