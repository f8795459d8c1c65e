"""Who moves things on the stage: what is shown, where players are, and the moves that many events share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.audio.sounds import Sound
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.table.animation.moments import Shout
from game.cardgames.sixty_six.table.art.card_sprites import deck_of
from game.cardgames.sixty_six.table.art.suits import Tone, tone
from game.cardgames.sixty_six.table.card_places import homes, place_of
from game.cardgames.sixty_six.table.layout import TableLayout
from game.tables.motion import Pose
from game.tables.people import Person
from game.tables.stage import Point, Stage
from game.tables.table import Manner
from game.ui.palette import PALE_GOLD
from game.ui.timeline import Step

_HELD = 0.5


class Stagehand:
    """Knows what is shown, and how it came to be.

    Attributes:
        view: what is shown; `before` what was shown before the last event.
        moods: how players feel, by seat.
        calling: the seat whose call has just come, and how far its bubble has grown, 0 to 1.
        raised: the hand card that is raised, because the focus is on it.
    """

    def __init__(
        self,
        stage: Stage[TableLayout],
        view: SixtySixView,
        people: Sequence[Person],
        manner: Callable[[], Manner],
    ) -> None:
        self.stage = stage
        self.view = self.before = view
        self.moods: dict[int, str] = {}
        self.calling: tuple[int, float] | None = None
        self.raised: int | None = None
        self._people = people
        self._manner = manner

    def forget(self, view: SixtySixView) -> None:
        """A view is shown at once: nothing is known of how it came to be."""
        self.moods.clear()
        self.calling = None
        self.view = self.before = view

    def follow(self, before: SixtySixView, view: SixtySixView) -> None:
        """An event has led from one view to the next."""
        self.before, self.view = before, view

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return tuple(person.name for person in self._people)

    def homes(self) -> dict[int, Pose]:
        """Where every card belongs now."""
        return homes(self.view, self.stage.layout, self.raised)

    def seat_point(self, seat: int) -> Point:
        """Where a seat is: its panel, or the player's own duck."""
        return self.stage.layout.chairs[place_of(self.view, seat)].panel.center

    def at_seat(self, seat: int, **changes: float) -> Pose:
        """Where a card is that a seat holds, face down."""
        x, y = self.seat_point(seat)
        pose = Pose(x, y, self.stage.layout.card * _HELD, face=0.0, lift=8.0, z=180.0)
        return replace(pose, **changes)

    def middle(self) -> Point:
        """The middle of the trick."""
        return self.stage.layout.middle.center

    def tone(self, suit: int) -> Tone:
        """The colours of a suit, as the player likes them."""
        return tone(suit, four_colour=self._manner().four_colour)

    def shout(
        self,
        word: str,
        *,
        suit: int | None = None,
        seconds: float = 0.9,
        sound: Sound | None = None,
        pitch: int = 0,
        colour: str = PALE_GOLD,
        begin: Callable[[], None] = lambda: None,
    ) -> Step:
        """A word over the middle, as a step."""
        stage = self.stage

        def start() -> None:
            if sound is not None:
                stage.sound(sound, pitch=pitch)
            begin()

        shown = Shout(word, self.middle(), suit, deck_of(self._manner()), colour, stage.still)
        return stage.hold(shown, seconds, begin=start)

    def remark(self, seat: int, number: int) -> None:
        """A player who has won something has something to say, unless it is the view's own."""
        lines = self._people[seat].says.get("wins", ())
        if lines and seat != self.view.seat:
            panel = self.stage.layout.chairs[place_of(self.view, seat)].panel
            self.stage.remarks.say(lines[number % len(lines)], panel)
