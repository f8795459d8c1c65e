"""A table with a hand of cards: drawing order, focus, dragging, and keys that read aloud."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision
from game.engine.contract import Choice, Event, SeatedView
from game.language.message import sentences
from game.tables.advice import advice_of, reason_words
from game.tables.animation.entry import EventEntry
from game.tables.animation.motion import MovingCard
from game.tables.animation.stage import Stage
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.focus import Focus, Spot, card_area, next_spot
from game.tables.hand import spot_at
from game.tables.layout import split_into_columns
from game.tables.painting.card_sprites import CardLook, draw_moving
from game.tables.pointer import Grip, Pointer
from game.tables.raft.corner import subtitle_areas
from game.tables.raft.drawing import draw_raft
from game.tables.raft.pegs import peg_holes
from game.tables.raft.seat_layout import SeatLayout
from game.tables.raft.table_line import draw_table_line
from game.tables.raft.words import title_area
from game.tables.seats import opponents_of
from game.tables.table import Table, TableServices
from game.tables.table_model import TableModel
from game.ui.animation.timeline import Step
from game.ui.devices.actions import (
    Action,
    ActionPressed,
    Device,
    InputEvent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
)
from game.ui.devices.presets import AT_A_TABLE
from game.ui.drawing.draw import Pen
from game.ui.drawing.scenery.pond import Cloth
from game.ui.forms.widgets import position_words
from game.voice.habits import Habits
from game.voice.narrator import Verbosity
from game.voice.sheet import SEAT
from game.voice.words import NO_FOCUS

_WORDS = 6
"""The number of areas into which the question and the title are each split, as overlays may use the rest."""

Reading = Mapping[Action, Callable[[], str]]
"""Actions that read aloud, each with a function that returns the words, or "" if it announces them itself."""

ViewT = TypeVar("ViewT", bound=SeatedView)
ModelT = TypeVar("ModelT", bound=TableModel[Any, Any, Any])


class TableView(Table[ViewT], Generic[ViewT, ModelT]):
    """The common parts of the tables of all games with art.

    A game adds its `TableModel`, the drawing, and the choices and descriptions of its spots.

    Attributes:
        model_type: the game's `TableModel`.
        habits: the moves that show a style of play, and players' comments on them.
        model: the state on show, with its stage.
        shows_words: whether the table itself shows the words that the player asks to hear.
    """

    habits: ClassVar[Habits] = ()
    shows_words: ClassVar[bool] = False
    shows_question = True
    model_type: ClassVar[Callable[..., Any]]
    cloth: ClassVar[Cloth]

    def __init__(self, view: ViewT, people: tuple[Person, ...], art: Art, services: TableServices) -> None:
        super().__init__(people, art, services)
        self.pointer = Pointer()
        self.model: ModelT = self.model_type(view, people, lambda: self.services)
        self.show(view)

    def set_people(self, people: tuple[Person, ...]) -> None:
        super().set_people(people)
        self.model.people = people

    # -- to be implemented by games ------------------------------------------------------------------

    @staticmethod
    @abstractmethod
    def woven(seating: SeatLayout) -> str:
        """Return the drawing on the cloth, as SVG."""

    @abstractmethod
    def looks(self, pen: Pen) -> Callable[[MovingCard], CardLook]:
        """Return a function that returns the look of a card on the stage."""

    @abstractmethod
    def draw_parts(self, pen: Pen, cards: list[MovingCard]) -> None:
        """Draw the table from bottom to top: seats, piles, `cards` (by `draw_cards`), marks, hint tags …"""

    def draw_over_all(self, pen: Pen) -> None:
        """Draw what covers even floating words, such as a close-up."""

    @staticmethod
    @abstractmethod
    def entry_of(event: Any) -> EventEntry[Any]:
        """Return the sounds, motion and reactions for one of the game's events."""

    def steps(self, event: Event) -> list[Step]:
        """Return the animation steps for an event that is already applied to the view."""
        return self.entry_of(event).motion(self.model)

    @staticmethod
    @abstractmethod
    def is_tense(view: Any) -> bool:
        """Return whether the music should be tense."""

    @property
    def tense(self) -> bool:
        return self.is_tense(self.view)

    @abstractmethod
    def read_spot(self, spot: Spot) -> None:
        """Speak the full description of a spot."""

    @property
    @abstractmethod
    def reading(self) -> Reading:
        """The actions that read aloud, with their functions."""

    @property
    def keys(self) -> tuple[Action, ...]:
        return (Action.ANNOUNCE_ROWS, *self.reading)

    @property
    @abstractmethod
    def empty_table_words(self) -> str:
        """The words to say if there's nothing on the table to read yet; empty otherwise."""

    # -- the shown state -----------------------------------------------------------------------------

    @property
    def view(self) -> ViewT:
        view: ViewT = self.model.view
        return view

    @property
    def layout(self) -> Any:
        return self.model.layout

    @property
    def stage(self) -> Stage:
        return self.model.stage

    @property
    def focus(self) -> Focus:
        focus: Focus = self.model.focus
        return focus

    def table_area(self, spot: Spot) -> FRect | None:
        """Return the area of an opponent's duck; None for other spots. Games add their own spots."""
        there = spot.zone == SEAT and spot.key in opponents_of(self.view)
        return self.model.place_of(spot.key).bust if there else None

    def areas_of(self, spots: Iterable[Spot]) -> dict[Spot, FRect]:
        """Return the areas of those spots that are on the table, as if no hand card were raised."""
        model = self.model
        hand = dict(zip(model.hand, map(card_area, model.held_poses(None)), strict=True))
        areas = {spot: hand[spot] if spot in hand else self.table_area(spot) for spot in spots}
        return {spot: area for spot, area in areas.items() if area is not None}

    def areas(self) -> dict[Spot, FRect]:
        """Return the spots that can have the focus now, with their areas in units."""
        return self.areas_of(self.model.spots())

    def spot_at(self, x: float, y: float) -> Spot | None:
        """Return the spot at a point that can have the focus now."""
        return spot_at(self.areas(), self.model.hand, self.model.hand_poses(), x, y)

    def readable_spot_at(self, x: float, y: float) -> Spot | None:
        """Return the readable spot at a point, even if it can't have the focus now."""
        model = self.model
        return spot_at(self.areas_of(model.readable_spots()), model.hand, model.hand_poses(), x, y)

    def area_of(self, zone: str, key: int) -> FRect | None:
        spot = Spot(zone, key)
        card = self.stage.cards.get(key) if spot in self.model.hand else None
        if card is not None:
            return card_area(card.pose)
        return self.areas_of((spot,)).get(spot)

    @property
    def occupied_areas(self) -> tuple[FRect, ...]:
        cards = [card_area(card.pose) for card in self.stage.cards.values()]
        readable = self.areas_of(self.model.readable_spots())
        layout = self.layout
        # Spectators get no question.
        asked = () if self.services.watching else split_into_columns(layout.prompt, _WORDS, 0.0)
        title = split_into_columns(title_area(layout.seating, layout.title), _WORDS, 0.0)
        fixed = (*asked, *title, *layout.seats, layout.seating.own.bust, *layout.names)
        return (*cards, *self.areas().values(), *readable.values(), *fixed)

    def resize(self, width: float, height: float) -> None:
        if (width, height) != self.model.size:
            self.model.size = (width, height)
            self.model.place_cards()

    def apply_settings(self, services: TableServices) -> None:
        mine = self.services
        turned = services.settings.left_handed is not mine.settings.left_handed
        super().apply_settings(services)
        if turned or services.watching is not mine.watching:
            self.model.settle()

    def show(self, view: ViewT) -> None:
        self.model.reset(view)
        self.model.validate_focus()
        if self.asking:
            self._hide_focus_from_mouse()
        self.model.place_cards()

    def advise(self, decision: Decision | None, *, figures: bool = False, made: Choice | None = None) -> None:
        advice = None if decision is None else advice_of(decision, figures=figures, made=made)
        self.model.advise(advice)

    def perform(self, event: Event) -> list[Step]:
        self.pointer.stale = True
        before, rules = self.view, self.model.rules
        asked, hand = self.asking, self.model.hand
        self.model.update_view(before, rules.apply_event(before, event))
        self.model.validate_focus()
        if not self.asking:
            self.model.hint_text = ""
        if (self.asking and not asked) or self.model.hand != hand:
            self._hide_focus_from_mouse()
        self.model.arrange()
        steps = self.steps(event)
        self.model.settle()
        # Use only what a spectator sees, so that a comment neither reveals nor depends on hidden facts.
        public_event, talk = rules.redact(event, None), self.model.talk
        comments = [] if public_event is None else talk.comment_steps(public_event, before, self.habits)
        return [*steps, *comments]

    def caption(self, event: Event, before: ViewT, words: str) -> str:
        """Return the event's headline; at full verbosity, return all its words."""
        if self.services.settings.verbosity >= Verbosity.FULL:
            return words
        return self.model.narrator.headline(event, before, self.view, self.model.names) or ""

    def _hide_focus_from_mouse(self) -> None:
        """Hide the focus from mouse users until the pointer moves over something."""
        self.model.unaimed = self.services.mouse() and self.pointer.grip is None

    @property
    def caption_area(self) -> FRect:
        area: FRect = self.layout.caption
        return area

    @property
    def tools_area(self) -> FRect:
        area: FRect = self.layout.tools
        return area

    @property
    def side_areas(self) -> tuple[FRect, FRect]:
        return subtitle_areas(self.layout.seating, self.caption_area)

    def greet(self, seed: int, words: Mapping[int, str]) -> None:
        self.model.talk.greet(seed, words)

    def end_chat(self) -> None:
        self.model.talk.end()

    # -- time and drawing ----------------------------------------------------------------------------

    def draw_ground(self, pen: Pen) -> None:
        seating, woven = self.layout.seating, self.woven
        draw_raft(pen, self.art, seating, self.cloth, lambda: peg_holes(seating) + woven(seating))

    def draw_around(self, pen: Pen, area: FRect, shrink: float) -> None:
        seating, woven = self.layout.seating, self.woven
        seen = seating.moved_and_shrunk(pen.area, area.left, area.top, shrink)
        group = f'<g transform="translate({area.left:.1f} {area.top:.1f}) scale({shrink:.4f})">'
        draw_raft(pen, self.art, seen, self.cloth, lambda: f"{group}{peg_holes(seating)}{woven(seating)}</g>")

    def update(self, seconds: float, pace: float = 1.0) -> None:
        self.stage.update(seconds, pace)
        self.pointer.double_click.update(seconds)
        if self.pointer.stale and self.asking and self.stage.settled:
            # The table has changed under a resting pointer.
            self.pointer.stale = False
            if self.pointer.at is not None and self.pointer.grip is None and not self.model.unaimed:
                self.move_pointer(*self.pointer.at)
        self.model.pass_time(seconds)

    @property
    def calm(self) -> bool:
        return self.model.calm

    def draw(self, pen: Pen) -> None:
        carried = self.model.carried_card
        self.draw_parts(pen, [card for card in self.stage.drawn if card is not carried])
        self.stage.draw_effects(pen)
        if carried is not None:
            self.draw_cards(pen, [carried])
        self.draw_over_all(pen)
        draw_table_line(pen, self.layout.seating, [self.tools_area])

    def draw_cards(self, pen: Pen, cards: list[MovingCard]) -> None:
        look = self.looks(pen)
        draw_moving(pen, self.art, [(card, look(card)) for card in cards], self.model.shift)

    # -- the player ----------------------------------------------------------------------------------

    @property
    def asking(self) -> bool:
        return self.model.asking

    @property
    def browsing(self) -> bool:
        return self.focus.browsing

    @property
    def begun(self) -> bool:
        """Whether the player has made a part of a choice that consists of several."""
        return False

    def is_for_overlay(self, event: InputEvent) -> bool:
        """Return whether an input closes an overlay, such as a close-up, or turns its page."""
        del event
        return False

    def handle_overlay(self, event: InputEvent) -> None:
        """Close the overlay or turn its page, for an input that `is_for_overlay`."""

    def consumes(self, event: InputEvent) -> bool:
        if self.is_for_overlay(event):
            return True
        if not isinstance(event, ActionPressed):
            return False
        if self.focus.browsing:
            return event.action in (Action.CANCEL, Action.CONFIRM)
        return event.action is Action.CANCEL and self.begun

    def handle(self, event: InputEvent) -> Choice | None:
        if self.is_for_overlay(event):
            self.handle_overlay(event)
            return None
        self._track_pointer(event)
        match event:
            case ActionPressed(action=Action.CONFIRM) if self.model.unaimed:
                # A card that isn't shown as focused can't be played.
                self.model.unaimed = False
                self.announce_focus()
            case ActionPressed(action=Action.CONFIRM):
                return self.confirm()
            case ActionPressed(action=Action.CANCEL):
                self.back()
            case ActionPressed(action=action):
                self.press_key(action)
            case Scrolled(dy=dy) if dy:
                self.press_key(Action.LEFT if dy > 0 else Action.RIGHT)
            case PointerMoved(x=x, y=y, held=held):
                self.move_pointer(x, y, held=held)
            case PointerPressed(x=x, y=y, button=1):
                return None if self.pointer.double_click.includes(x, y) else self.press(x, y)
            case PointerReleased(x=x, y=y, button=1):
                choice = self.release(x, y)
                if choice is not None:
                    self.pointer.double_click.begin(x, y)
                return choice
        return None

    def _track_pointer(self, event: InputEvent) -> None:
        """Track the pointer's position until another device is used."""
        match event:
            case ActionPressed(action=action, device=device) if device is not Device.MOUSE:
                self.pointer.at = None
                if action is not Action.CONFIRM and self.model.unaimed:
                    self.model.unaimed = False
                    self.model.settle()
            case PointerMoved(x=x, y=y) | PointerPressed(x=x, y=y) | PointerReleased(x=x, y=y):
                self.pointer.at = (x, y)
                self.pointer.stale = False

    def press_key(self, action: Action) -> None:
        reading = self.reading
        if action is AT_A_TABLE[Action.ANNOUNCE_ENDS]:
            action = Action.ANNOUNCE_ENDS
        if action is Action.ANNOUNCE_ROWS:
            if self.empty_table_words:
                self.services.say(self.empty_table_words)
            else:
                self.set_browsing(on=not self.focus.browsing)
        elif action in reading:
            words = reading[action]()
            if words:
                self.services.say(words)
        else:
            self.move_focus(action)

    def close_overlay(self) -> None:
        """Close an overlay silently, because the focus moves."""

    def move_focus(self, action: Action) -> None:
        self.close_overlay()
        before = self.focus.spot
        spot = self.next_spot(action)
        if spot is None:
            self.services.read(NO_FOCUS)
        elif spot == before:
            self.services.read(self.focus_words)
        else:
            self.focus_spot(spot)

    def next_spot(self, action: Action) -> Spot | None:
        """Return the spot that an action moves the focus to; None if there are no spots."""
        return next_spot(self.areas(), self.focus.spot, action)

    @abstractmethod
    def confirm(self) -> Choice | None:
        """Confirm the focus; return the choice if that completes one."""

    def back(self) -> None:
        if self.focus.browsing:
            self.set_browsing(on=False)
        elif self.begun:
            self.take_back()

    def take_back(self) -> None:
        """Take back a choice that's begun but not completed."""

    def set_browsing(self, on: bool) -> None:
        """Let the focus move over all readable spots, or only over choices again."""
        self.close_overlay()
        self.model.focus = replace(self.model.focus, spot=None, browsing=on)
        self.model.validate_focus()
        self.announce_focus(asked=True)

    def spot_of(self, choice: Choice) -> Spot | None:
        del choice
        return None

    def show_hint_text(self, words: str) -> bool:
        model, advice = self.model, self.model.advice
        if advice is not None and advice.figures and advice.prospects:
            words = reason_words(model.narrator, self.view, advice, advice.choice)
        model.hint_text = words if model.can_show_hint_box else ""
        return model.can_show_hint_box

    def point_out(self, choice: Choice) -> None:
        spot = self.spot_of(choice)
        if spot is not None:
            self.point_at(spot.zone, spot.key)

    def point_at(self, zone: str, key: int) -> None:
        self.model.focus_on(Spot(zone, key))
        self.model.validate_focus()
        self.model.settle()

    def focus_spot(self, spot: Spot) -> None:
        if spot != self.focus.spot or self.model.unaimed:
            self.model.focus_on(spot)
            self.announce_focus()

    def announce_focus(self, *, asked: bool = False) -> None:
        """Show and speak the new focus; `asked` if the player asked for it to be read."""
        self.model.settle()
        self.services.tick(*self.model.focus_index)
        # `say` replaces an older answer, which would otherwise stay visible while the player browses.
        services = self.services
        answer = services.say_in_place if self.shows_words else services.say
        say = answer if asked or self.focus.browsing else services.read
        say(self.focus_words)

    @property
    def focus_words(self) -> str:
        """The description of the focus, with its position while browsing; a hand card's at full verbosity."""
        hand, spot, verbosity = self.model.hand, self.focus.spot, self.services.settings.verbosity
        position = ""
        if self.focus.browsing and verbosity > Verbosity.TERSE:
            position = position_words(*self._place_in_group)
        elif spot in hand and verbosity >= Verbosity.FULL:
            position = position_words(hand.index(spot), len(hand))
        return sentences(self.model.words(), position)

    @property
    def _place_in_group(self) -> tuple[int, int]:
        """The index of the focus in its group of readable spots, and their number.

        Spots that describe a whole group, such as rows of cards, are a group of their own.
        """
        groups, there = self.model.sheet(self.view, self.model.names).groups, self.areas()
        wholes = [group.whole for group in groups if group.whole is not None]
        for things in (wholes, *[group.things for group in groups]):
            spots = [spot for thing in things if (spot := Spot(thing.zone, thing.key)) in there]
            if self.focus.spot in spots:
                return spots.index(self.focus.spot), len(spots)
        return 0, 1

    def move_pointer(self, x: float, y: float, *, held: bool = False) -> None:
        """Move the focus to the spot at the pointer, or drag the held card."""
        grip = self.pointer.grip
        if held and grip is not None:
            if grip.spot in self.model.hand and self.asking and (grip.drags or grip.is_drag(x, y)):
                grip.drags = True
                self.model.carry(grip.spot.key, x, y)
            return
        spot = self.spot_at(x, y)
        if spot is not None:
            self.focus_spot(spot)

    def press(self, x: float, y: float) -> Choice | None:
        """Press the spot at a point, or read what lies there; return a choice if the press completes one."""
        spot = self.spot_at(x, y)
        if spot is None:
            under = self.readable_spot_at(x, y)
            if under is not None:
                self.read_spot(under)
        elif spot == self.focus.spot and (self.focus.browsing or not self.asking):
            self.read_spot(spot)
        else:
            self.pointer.grip = Grip(spot, x, y)
            self.focus_spot(spot)
        return None

    def release(self, x: float, y: float) -> Choice | None:
        """Choose the pressed spot, or drop a dragged card; return the choice if that completes one."""
        grip, self.pointer.grip = self.pointer.grip, None
        if grip is None:
            return None
        self.model.drop_card()
        if grip.spot != self.focus.spot or not self.asking:
            return None
        # A card dropped over the hand returns to it.
        chosen = y < self.layout.hand.top if grip.drags else self.spot_at(x, y) == grip.spot
        return self.confirm() if chosen else None
