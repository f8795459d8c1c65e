"""The state of a table on show: the view, the previous view, the focus, and the stage with its cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace

from game.audio.cues import Cues, highest_tier
from game.audio.voices import QuackKind
from game.engine.contract import CardGame, Choice, SeatedView
from game.language.message import sentences
from game.tables.advice import Advice
from game.tables.animation.moments import Feat, Point, Shout, feat_letter_size
from game.tables.animation.motion import MovingCard, Pose
from game.tables.animation.stage import Stage
from game.tables.company.people import Person
from game.tables.company.reactions import Reaction, Relations, feelings, relations, watchers
from game.tables.focus import Focus, Spot, move_focus
from game.tables.hand import hand_fan_poses
from game.tables.layout import BaseLayout
from game.tables.raft.drawing import pulse_strength
from game.tables.raft.seat_layout import RaftSide, SeatPlace
from game.tables.raft.speech import bubble_place_of
from game.tables.seats import entry_of_seat, opponents_of
from game.tables.small_talk import SmallTalk
from game.tables.table import TableServices
from game.ui.animation.timeline import Step
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.mascots.ducks import Duck, Mood
from game.ui.drawing.palette import PALE_GOLD
from game.voice.narrator import AdvisingNarrator, Names
from game.voice.sheet import Sheet

FEELINGS = {"glee": QuackKind.GLAD, "sad": QuackKind.SAD, "shock": QuackKind.SHOCK, "sly": QuackKind.SMUG}
"""The quack for each mood; all other moods are silent."""

_HEAD_DISTANCE = 14.0
_SHAKE_SECONDS, _SHAKES = 0.3, 40
"""The seconds for which cards shake, and their changes of direction per second."""
_CARRIED_LIFT, _CARRIED_Z = 26.0, 2000.0
"""The lift of a card that follows the pointer, and its z, above all others."""

FADE_SECONDS = 0.24
"""The seconds that a hint takes to fade in."""

_MAX_PAN = 0.9
"""The pan of the rightmost seat."""

_REMARK_SIZE = 14.0
"""The letter size of speech bubbles, in units."""

ViewT = TypeVar("ViewT", bound=SeatedView)
LayoutT = TypeVar("LayoutT", bound=BaseLayout)
FocusT = TypeVar("FocusT", bound=Focus)


class TableModel(ABC, Generic[ViewT, LayoutT, FocusT]):
    """The state of a table on show, with its stage.

    Attributes:
        rules, narrator: the game's rules, and its narrator.
        view: the view on show; `before` is the view before the last event.
        unaimed: whether the mouse hasn't pointed at anything since the last question.
        advice: an agent's prospects for the choices, while they are shown.
        hint_text: the text of the large hint box, which is shown until the focus moves; otherwise empty.
        talk: the players' small talk.
        centre: the point that all players look at while an event is shown.
        glances: the seat that each duck looks at while an event is shown, by the duck's seat.
        size: the canvas, in units.
    """

    rules: ClassVar[CardGame[Any, Any]]
    narrator: ClassVar[AdvisingNarrator]
    held: ClassVar[float] = 0.5
    """The width of a card at a seat, as a share of the width of a card in the middle."""

    def __init__(
        self, view: ViewT, people: tuple[Person, ...], services: Callable[[], TableServices], focus: FocusT
    ) -> None:
        """Lay the table out; before calling this, subclasses set the attributes that `lay_out` needs."""
        self.view = self.before = view
        self._asked_by: tuple[ViewT, bool] | None = None
        self.people = people
        self.focus = focus
        self.unaimed = False
        self.advice: Advice | None = None
        self.hint_text = ""
        self.moods: dict[int, str] = {}
        self.centre: Point | None = None
        self.glances: dict[int, int] = {}
        self.size = (1280.0, 720.0)
        self._carried = -1
        self._advised = 0.0
        self._age = self._shaking = self._far = 0.0
        self.services = services
        self.layout: LayoutT = self.lay_out()
        self.stage = Stage(services)
        self.talk = SmallTalk(self)

    @staticmethod
    @abstractmethod
    def sheet(view: Any, names: Names) -> Sheet:
        """Return the table as data."""

    @abstractmethod
    def lay_out(self) -> LayoutT:
        """Return the layout for the current view."""

    @abstractmethod
    def table_poses(self) -> dict[int, Pose]:
        """Return the home pose of every card outside the hand, by key."""

    @property
    @abstractmethod
    def hand(self) -> tuple[Spot, ...]:
        """The spots of the cards in hand, in display order."""

    @abstractmethod
    def spots(self) -> tuple[Spot, ...]:
        """Return the spots that the focus may move over now."""

    def readable_spots(self) -> tuple[Spot, ...]:
        """Return all spots on the table that can be read."""
        return tuple([Spot(thing.zone, thing.key) for thing in self.sheet(self.view, ()).stops])

    @abstractmethod
    def validate_focus(self) -> None:
        """Move the focus to a valid spot if its spot is gone."""

    def spot_words(self, spot: Spot) -> str:
        """Return the description of a spot; games add those that their sheet doesn't have."""
        return self.sheet(self.view, self.names).words_of(spot.zone, spot.key)

    @abstractmethod
    def card_words(self, card: int) -> str:
        """Return the name of a card in hand, without the effect of choosing it."""

    @abstractmethod
    def choice_at(self, spot: Spot) -> Choice | None:
        """Return the choice that confirming a spot completes; None if it completes none."""

    def words(self) -> str:
        """Return the description of the focus, with its prospect if a hint is shown."""
        spot, advice = self.focus.spot, self.advice
        if spot is None:
            return ""
        choice = None if advice is None else self.choice_at(spot)
        if advice is None or choice is None:
            return self.spot_words(spot)
        expected = self.narrator.advice_words(self.view, advice, choice, figures=advice.figures)
        # The prospect tells the effect of a hand card.
        words = self.card_words(spot.key) if expected and spot in self.hand else self.spot_words(spot)
        return sentences(words, expected)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.people)

    # -- the pending choice ----------------------------------------------------------------------------

    @property
    def asked(self) -> bool:
        if self._asked_by is None or self._asked_by[0] is not self.view:
            # Cached, because it's read dozens of times per frame.
            self._asked_by = self.view, bool(self.rules.choices(self.view))
        return self._asked_by[1]

    @property
    def asking(self) -> bool:
        """Whether the viewer has a choice to make on this table now."""
        return self.asked and not self.services().watching

    @property
    def prompting(self) -> bool:
        """Whether choices are marked and can have the focus."""
        return self.asking

    @property
    def shows_title(self) -> bool:
        return self.services().shows_title

    @property
    def preview(self) -> bool:
        """Whether to show and speak the effect of the focused choice."""
        return self.services().settings.preview

    @property
    def hint(self) -> Advice | None:
        """The agent's prospects to draw; None while there's nothing to choose, or the player is browsing."""
        return self.advice if self.asking and not self.focus.browsing else None

    @property
    def looking_back(self) -> bool:
        return self.advice is not None and self.advice.made is not None

    def advise(self, advice: Advice | None) -> None:
        self.hint_text = ""
        if self.advice is None or advice is None:
            self._advised = 0.0
        self.advice = advice
        self.settle()

    @property
    def can_show_hint_box(self) -> bool:
        """Whether the large hint box can be shown now, in place of the question."""
        return self.asking and self.view.seat is not None and not self.focus.browsing

    @property
    def hint_fade(self) -> float:
        """The progress of a hint's fade-in, 0 to 1."""
        return 1.0 if self.stage.still else min(self._advised / FADE_SECONDS, 1.0)

    @property
    def calm(self) -> bool:
        return self.stage.calm and (self.advice is None or self._advised >= FADE_SECONDS)

    # -- the shown state -------------------------------------------------------------------------------

    def reset(self, view: ViewT) -> None:
        """Replace the view, dropping everything that belongs to earlier events."""
        self.view = self.before = view
        self.hint_text = ""
        self.moods.clear()
        self.centre = None
        self.glances.clear()
        self.talk.reset()

    def update_view(self, before: ViewT, view: ViewT) -> None:
        self.before, self.view = before, view
        self.glances.clear()

    def arrange(self) -> None:
        """Update the layout for the current view."""
        self.layout = replace(self.lay_out(), left_handed=self.services().settings.left_handed)
        self.stage.width = self.size[0]

    def place_cards(self) -> None:
        self.arrange()
        self.stage.reset(self.homes())

    def settle(self) -> None:
        self.arrange()
        self.stage.settle(self.homes())

    # -- time ------------------------------------------------------------------------------------------

    def pass_time(self, seconds: float) -> None:
        self._age += seconds
        self._advised += seconds
        self._shaking = max(0.0, self._shaking - seconds)
        self.talk.pass_time(seconds)

    @property
    def pulse(self) -> float:
        """The strength of the pulse that marks targets, 0 to 1; constant if motion is reduced."""
        return 0.5 if self.stage.still else pulse_strength(self._age)

    def shake(self, far: float) -> None:
        """Shake the cards by up to `far` units for a moment, unless shaking is switched off."""
        if not self.stage.still and self.services().settings.shaking:
            self._shaking, self._far = _SHAKE_SECONDS, far

    @property
    def shift(self) -> float:
        share = self._shaking / _SHAKE_SECONDS
        return self._far * share * (1 if int(self._shaking * _SHAKES) % 2 else -1)

    # -- the focus -------------------------------------------------------------------------------------

    @property
    def aim(self) -> Spot | None:
        """The spot to show as focused; None while the mouse hasn't pointed at anything, and in replays."""
        idle = self.unaimed or self.services().watching
        return None if idle and not self.focus.browsing else self.focus.spot

    def focused(self, zone: str, key: int = 0) -> bool:
        live = self.prompting or self.focus.browsing
        return live and self.aim == Spot(zone, key)

    @property
    def offers(self) -> tuple[Spot, ...]:
        """The spots that the player can choose now."""
        return self.spots() if self.prompting and not self.focus.browsing else ()

    @property
    def raised(self) -> int | None:
        spot = self.aim
        return spot.key if spot is not None and spot in self.hand else None

    def held_poses(self, raised: int | None) -> list[Pose]:
        return hand_fan_poses(self.layout, [spot.key for spot in self.hand], raised)

    def homes(self) -> dict[int, Pose]:
        hand = zip(self.hand, self.hand_poses(), strict=True)
        return self.table_poses() | {spot.key: pose for spot, pose in hand}

    def hand_poses(self) -> list[Pose]:
        return self.held_poses(self.raised)

    def focus_on(self, spot: Spot) -> None:
        self.unaimed, self.hint_text = False, ""
        self.focus = move_focus(self.focus, spot, self.hand)

    @property
    def focus_index(self) -> tuple[int, int]:
        """The index of the focus among the spots of its zone, and their number."""
        spot, hand = self.focus.spot, self.hand
        if spot is None:
            return 0, 1
        beside = hand if spot in hand else tuple(other for other in self.spots() if other.zone == spot.zone)
        return (beside.index(spot), len(beside)) if spot in beside else (0, 1)

    def carry(self, key: int, x: float, y: float) -> None:
        card = self.stage.cards.get(key)
        if card is not None:
            card.held = True
            card.pose = replace(card.pose, x=x, y=y, angle=0.0, lift=_CARRIED_LIFT, z=_CARRIED_Z)
            self._carried = key

    @property
    def carried_card(self) -> MovingCard | None:
        return self.stage.cards.get(self._carried)

    def drop_card(self) -> None:
        card = self.stage.cards.get(self._carried)
        if card is not None:
            card.held = False
        self._carried = -1

    # -- places ----------------------------------------------------------------------------------------

    def point_above_focus(self, away: float) -> Point:
        """Return the point `away` units above the focused hand card; without one, the question's centre."""
        spot = self.focus.spot
        card = self.stage.cards.get(spot.key) if spot is not None and spot in self.hand else None
        if card is None:
            return self.layout.prompt.center
        return card.home.x, card.home.y - card.home.width * CARD_RATIO / 2 - away

    def pose_of(self, card: int) -> Pose | None:
        """Return a card's current pose; None if it isn't on the stage."""
        moving = self.stage.cards.get(card)
        return None if moving is None else moving.pose

    def duck_of(self, seat: int, *, thinks: bool = False) -> Duck:
        """Return a player's duck in its mood; without a mood, a player who `thinks` looks thoughtful."""
        duck, mood = self.people[seat].duck, self.moods.get(seat, Mood.THINKING if thinks else None)
        return duck if mood is None else replace(duck, mood=Mood(mood))

    def place_of(self, seat: int) -> SeatPlace:
        seating = self.layout.seating
        return entry_of_seat(self.view, (*seating.seats, seating.own), seat)

    def seat_point(self, seat: int) -> Point:
        return self.place_of(seat).bust.center

    def point_beside_head(self, seat: int) -> Point:
        """Return the point beside a player's head at which a rising number doesn't hide the face."""
        place = self.place_of(seat)
        x = place.bust.left if place.side is RaftSide.RIGHT else place.bust.right
        away = _HEAD_DISTANCE * self.layout.seating.scale
        return x - away if place.side is RaftSide.RIGHT else x + away, place.bust.centery

    def pose_at_seat(self, seat: int, **changes: float) -> Pose:
        """Return the pose of a card that a seat holds face down; `changes` replace fields of the pose."""
        x, y = self.seat_point(seat)
        pose = Pose(x, y, self.layout.card * self.held, face=0.0, lift=8.0, z=180.0)
        return replace(pose, **changes)

    def middle(self) -> Point:
        return self.layout.hand.centerx, self.size[1] / 2

    # -- sounds and words ------------------------------------------------------------------------------

    def play(self, cues: Cues, seat: int, *, pitch: int = 0) -> None:
        """Play sounds from a seat's direction, `pitch` semitones higher; subtitles name the player."""
        self.stage.play(cues, pan=self.pan_of(seat), pitch=pitch, name=self.people[seat].name)

    def pan_of(self, seat: int) -> float:
        """Return the pan of a seat: opponents from left to right, the viewer in the middle."""
        others = opponents_of(self.view)
        if seat not in others or len(others) == 1:
            return 0.0
        return _MAX_PAN * (2 * others.index(seat) / (len(others) - 1) - 1)

    def rumble(self, cues: Cues, *seats: int) -> None:
        """If the viewer's seat is one of `seats`, rumble gamepads as strongly as the highest tier of cues."""
        if self.view.seat in seats:
            self.services().rumble(highest_tier(cues))

    def quack(self, seat: int, feeling: QuackKind) -> None:
        if seat != self.view.seat:
            self.services().quack(self.people[seat].voice, feeling, pan=self.pan_of(seat))

    def react(self, seat: int, mood: str) -> None:
        """Show a player's mood; opponents also quack."""
        self.moods[seat] = mood
        if mood in FEELINGS:
            self.quack(seat, FEELINGS[mood])

    def relations_of(self, seat: int) -> Relations:
        """Return the other players by their relation to a seat, as if all had the same score."""
        return relations(seat, (0,) * self.view.seats)

    def react_to(self, reaction: Reaction, *facts: int) -> bool:
        """Show how the others react to an event that affects a seat; return whether one of them speaks."""
        self.show_feelings(reaction)
        return self.talk.reply(reaction, *facts)

    def show_feelings(self, reaction: Reaction) -> None:
        """Show the others' feelings about an event that affects a seat, and turn their eyes to that seat."""
        others = self.relations_of(reaction.seat)
        felt = feelings(reaction, others)
        self.moods |= {seat: feeling.value for seat, feeling in felt.items() if seat != self.view.seat}
        self.glances |= dict.fromkeys(watchers(reaction, others), reaction.seat)

    @property
    def gazes(self) -> dict[int, Point]:
        """The points that ducks look at, by seat, for those ducks that look at another seat."""
        return {seat: self.seat_point(other) for seat, other in self.glances.items()}

    def shout(
        self,
        word: str,
        *,
        seconds: float = 0.8,
        cues: Cues = (),
        colour: str = PALE_GOLD,
        begin: Callable[[], None] = lambda: None,
    ) -> Step:
        return self.stage.moment_step(
            Shout(word, self.middle(), colour, self.stage.still), seconds, cues=cues, begin=begin
        )

    def feat(
        self,
        word: str,
        above: str,
        *,
        stakes: float,
        seconds: float = 1.2,
        cues: Cues = (),
        colour: str = PALE_GOLD,
        begin: Callable[[], None] = lambda: None,
    ) -> Step:
        """Return the step that shows a feat's `word` below a line `above`, larger for higher stakes."""
        letter_size = feat_letter_size(stakes) * min(self.layout.seating.scale, 1.0)
        feat = Feat(word, self.middle(), colour, self.stage.still, letter_size=letter_size, above=above)
        return self.stage.moment_step(feat, seconds, cues=cues, begin=begin)

    def remark(self, seat: int, words: str, *, chat: bool = False) -> None:
        """Show a few words in a bubble at a seat's beak, clear of names, numbers and cards."""
        seating = self.layout.seating
        place = bubble_place_of(seating, self.place_of(seat))
        self.stage.remarks.say(words, place, seating.letter_size(_REMARK_SIZE), chat=chat)

    @property
    def talking(self) -> bool:
        return bool(self.stage.remarks.shown)
