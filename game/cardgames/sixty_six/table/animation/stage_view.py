"""The shown state of the table of Sixty-six: a view, the newest call, and the moves of its events."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pygame import FRect

from game.audio.cues import Cues
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.table.animation.moments import SuitShout
from game.cardgames.sixty_six.table.art.card_sprites import deck_of
from game.cardgames.sixty_six.table.art.suits import Tone, tone
from game.cardgames.sixty_six.table.card_places import hand_poses, homes
from game.cardgames.sixty_six.table.focus import HalfFocus, hand_spots, kept, readable, spots
from game.cardgames.sixty_six.table.focus_places import areas
from game.cardgames.sixty_six.table.layout import TableLayout, lay_out
from game.tables.animation.moments import Point
from game.tables.animation.motion import Pose
from game.tables.focus import Spot
from game.tables.people import Person
from game.tables.stage_view import StageView
from game.tables.table import Manner
from game.ui.animation.timeline import Step
from game.ui.drawing.palette import PALE_GOLD


class SixtySixStageView(StageView[SixtySixView, TableLayout, HalfFocus]):
    """The shown state of the table.

    Attributes:
        calling: the seat whose call has just come, and how far its bubble has grown, 0 to 1.
    """

    def __init__(self, view: SixtySixView, people: tuple[Person, ...], manner: Callable[[], Manner]) -> None:
        super().__init__(view, people, manner, HalfFocus())
        self.calling: tuple[int, float] | None = None

    def lay_out(self) -> TableLayout:
        """With tags over the hand while a hint is shown of its cards."""
        tagged = self.advice is not None and self.view.stage == "play" and self.focus.half is None
        return lay_out(*self.size, has_hand=self.view.seat is not None, has_tags=tagged)

    def homes(self) -> dict[int, Pose]:
        return homes(self.view, self.layout, self.raised)

    @property
    def hand(self) -> tuple[Spot, ...]:
        return hand_spots(self.view)

    def hand_poses(self) -> list[Pose]:
        return hand_poses(self.view, self.layout, self.raised)

    def spots(self) -> tuple[Spot, ...]:
        return spots(self.view, self.focus)

    def readable(self) -> tuple[Spot, ...]:
        return readable(self.view)

    def areas_of(self, spots: Iterable[Spot]) -> dict[Spot, FRect]:
        return areas(self.view, self.layout, spots)

    def kept(self) -> HalfFocus:
        return kept(self.view, self.focus)

    def forget(self, view: SixtySixView) -> None:
        """A view is shown at once, without a newest call."""
        super().forget(view)
        self.calling = None

    def middle(self) -> Point:
        """The middle of the trick."""
        return self.layout.middle.center

    def tone(self, suit: int) -> Tone:
        """The colours of a suit, as the player likes them."""
        return tone(suit, four_colour=deck_of(self.manner()).four_colour)

    def shout(
        self,
        word: str,
        *,
        seconds: float = 0.9,
        cues: Cues = (),
        colour: str = PALE_GOLD,
        begin: Callable[[], None] = lambda: None,
        suit: int | None = None,
    ) -> Step:
        """A word over the middle, as a step; with a suit, if it is about a suit."""
        shout = SuitShout(word, self.middle(), colour, self.stage.still, suit, deck_of(self.manner()))
        return self.told(shout, seconds, cues=cues, begin=begin)
