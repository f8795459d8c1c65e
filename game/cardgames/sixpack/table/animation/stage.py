"""What moves on the table of Sixpack: what moves on any table, the way of play, moments of packs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.audio.sounds import Sound
from game.cardgames.sixpack.table.animation.moments import Moment
from game.cardgames.sixpack.table.art.icons import Point
from game.cardgames.sixpack.table.layout import TableLayout
from game.tables import stage
from game.tables.motion import Pose
from game.tables.table import Manner
from game.ui.palette import PALE_GOLD
from game.ui.timeline import Step, Tween

DEAL = stage.DEAL


class Stage(stage.Stage[TableLayout]):
    """What moves on one table.

    Attributes:
        turned: how far play is turned round, 0 to 1.
    """

    def __init__(self, layout: TableLayout, manner: Callable[[], Manner]) -> None:
        super().__init__(layout, manner)
        self.turned = 0.0

    def show(self, homes: Mapping[int, Pose], *, turned: bool) -> None:
        """Put every card where it belongs, at once."""
        self.put(homes)
        self.turned = float(turned)

    def moment(
        self,
        pack: str,
        word: str,
        at: Point,
        *,
        seconds: float = 0.85,
        ways: tuple[tuple[Point, Point], ...] = (),
        sound: Sound | None = None,
        pitch: int = 0,
        colour: str = PALE_GOLD,
        beside: Sequence[Tween] = (),
        begin: Callable[[], None] | None = None,
    ) -> Step:
        """A moment as a step; other tweens may run beside it."""

        def start() -> None:
            if sound is not None:
                self.sound(sound, at[0], pitch=pitch)
            if begin is not None:
                begin()

        return self.hold(
            Moment(pack, word, at, ways, colour, self.still), seconds, beside=beside, begin=start
        )

    def middle(self) -> Point:
        """The middle of the piles."""
        areas = self.layout.piles
        return areas[1].cards.centerx, areas[1].cards.centery

    def deck(self) -> Pose:
        """Where cards are dealt from: face down above the middle."""
        return Pose(self.middle()[0], -self.layout.card, self.layout.card, face=0.0, lift=14.0)
