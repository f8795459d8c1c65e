"""A table that shows a view on a stage of cards: its state, its events, and the order of drawing."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from pygame import FRect

from game.ai.agent import Decision
from game.engine.contract import CardGame, Choice, Event
from game.tables.advice import Advice, advice_of
from game.tables.animation.motion import MovingCard
from game.tables.animation.stage import Stage
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.focus import Focus, Spot, card_area
from game.tables.layout import strip
from game.tables.raft.corner import sides_of
from game.tables.raft.table_line import draw_table_line
from game.tables.seats import SeatedView, opponents_of
from game.tables.table import Manner, Table
from game.tables.table_model import TableModel
from game.ui.animation.timeline import Step
from game.ui.drawing.draw import Pen
from game.voice.habits import Deed, Habits, shown_habit

FADE_SECONDS = 0.24
"""The seconds that a hint takes to come."""

_WORDS, _TITLE_WORDS = 6, 3
"""The parts of a question and of the title, none of which words over the table hide."""

ViewT = TypeVar("ViewT", bound=SeatedView)
ModelT = TypeVar("ModelT", bound=TableModel[Any, Any, Any])
PictureT = TypeVar("PictureT")


class ShownTable(Table[ViewT], Generic[ViewT, ModelT, PictureT]):
    """The shown state of a table, how it follows events, and the order in which it is drawn.

    Attributes:
        rules: the game's rules.
        habits: the moves by which styles show in the game, and players' words about them.
        model: the shown state, with its stage.
    """

    rules: ClassVar[CardGame[Any, Any]]
    habits: ClassVar[Habits] = {}

    def __init__(
        self, view: ViewT, people: tuple[Person, ...], art: Art, manner: Manner, model: ModelT
    ) -> None:
        super().__init__(view, people, art, manner)
        self.model = model
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

    def draw_carried(self, pen: Pen, picture: PictureT, card: MovingCard) -> None:
        """Draw the card that follows the pointer, over all that lies or is written on the table."""
        self.draw_cards(pen, picture, [card])

    def draw_above(self, pen: Pen, picture: PictureT) -> None:
        """Draw the things on the cards: marks, windows, a hint."""

    def draw_over_all(self, pen: Pen, picture: PictureT) -> None:
        """Draw the things that hide even words in the air, such as a close-up."""

    @property
    def hint(self) -> Advice | None:
        """An agent's prospects for the choices, while they are to be drawn."""
        advice: Advice | None = self.model.advice
        return advice if self.asking and not self.focus.browsing else None

    @abstractmethod
    def steps(self, event: Event) -> list[Step]:
        """The steps that show an event that has just led to the view."""

    # -- the shown state -----------------------------------------------------------------------------

    @property
    def layout(self) -> Any:
        """The areas of the table: the game's own layout."""
        return self.model.stage.layout

    @property
    def stage(self) -> Stage[Any]:
        """The stage with the moving things."""
        return self.model.stage

    @property
    def focus(self) -> Focus:
        """The player's focus."""
        focus: Focus = self.model.focus
        return focus

    def areas(self) -> dict[Spot, FRect]:
        """The spots that the focus may move over now, and their areas in units."""
        areas: dict[Spot, FRect] = self.model.areas()
        return areas

    def area_of(self, zone: str, key: int) -> FRect | None:
        """The area of a spot, in units; a card in hand lies where it is raised to."""
        spot = Spot(zone, key)
        card = self.stage.cards.get(key) if spot in self.model.hand else None
        if card is not None:
            return card_area(card.pose)
        return self.model.areas_of((spot,)).get(spot)

    @property
    def taken(self) -> tuple[FRect, ...]:
        """The areas of all cards, of players, of the spots to look at or choose, and of a question."""
        cards = [card_area(card.pose) for card in self.stage.cards.values()]
        readable = self.model.areas_of(self.model.readable())
        layout = self.layout
        # Who only looks on is asked nothing.
        asked = () if self.manner.watching else strip(layout.prompt, _WORDS, 0.0)
        fixed = (*asked, *strip(layout.title, _TITLE_WORDS, 0.0), *layout.seats, layout.ground.own.bust)
        return (*cards, *self.areas().values(), *readable.values(), *fixed)

    def resize(self, width: float, height: float) -> None:
        """Lay the table out on a canvas of so many units; running animations go on."""
        if (width, height) != self.model.size:
            self.model.size = (width, height)
            self.model.put()

    def suit(self, manner: Manner) -> None:
        """Take over another manner; the hand may be fanned the other way now."""
        turned = manner.left_handed is not self.manner.left_handed
        super().suit(manner)
        if turned:
            self.model.settle()

    def show(self, view: ViewT) -> None:
        """Show a view at once."""
        self.view = view
        self.model.forget(view)
        self.model.focus = self.model.kept()
        self.model.put()

    def advise(self, decision: Decision | None, *, figures: bool = False, made: Choice | None = None) -> None:
        """Show an agent's prospects for the choices beside them; None: no longer."""
        if decision is None or self.model.advice is None:
            self._advised = 0.0
        self.model.advice = None if decision is None else advice_of(decision, figures=figures, made=made)
        self.model.settle()

    def perform(self, event: Event) -> list[Step]:
        """Take an event into the view; the steps show its course."""
        before = self.view
        self.view = self.rules.apply_event(before, event)
        self.model.follow(before, self.view)
        self.model.focus = self.model.kept()
        self.model.arrange()
        steps = self.steps(event)
        self.model.settle()
        return [*steps, *self._comments(event, before)]

    def _comments(self, event: Event, before: ViewT) -> list[Step]:
        """Once an event has been shown, opponents whose style shows in it may say something about that."""
        # A spectator hears open facts only, so a comment neither tells nor depends on more than these.
        heard = self.rules.redact(event, None)
        if heard is None:
            return []
        steps = list[Step]()
        for seat in opponents_of(self.view):
            deed = Deed(seat, heard, before, self.view)
            habit = shown_habit(self.habits, self.people[seat].style, deed)
            if habit is not None:
                steps.append(Step(end=partial(self.model.comment, seat, habit.lines, heard)))
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

    @property
    def side_areas(self) -> tuple[FRect, FRect]:
        """Beside the raft."""
        return sides_of(self.layout.ground, self.caption_area)

    @property
    def asks(self) -> bool:
        """The question stands in the middle, where the choice is."""
        return True

    def greet(self, seed: int) -> None:
        """Let one or two opponents greet, at their beaks."""
        self.model.greet(seed)

    def end_chat(self) -> None:
        """Greetings make way for the play."""
        self.model.end_chat()

    # -- time and drawing ----------------------------------------------------------------------------

    def update(self, seconds: float, pace: float = 1.0) -> None:
        """Let cards drift home, particles fly and words rise."""
        self.stage.update(seconds, pace)
        self._advised += seconds

    @property
    def calm(self) -> bool:
        """Whether all cards lie, nothing is in the air, and a hint has come."""
        return self.stage.calm and (self.model.advice is None or self._advised >= FADE_SECONDS)

    def draw(self, pen: Pen) -> None:
        """Draw the table; changes nothing."""
        picture, carried = self.picture(), self.model.carried
        self.draw_below(pen, picture)
        self.draw_cards(pen, picture, [card for card in self.stage.drawn if card is not carried])
        self.draw_above(pen, picture)
        self.stage.draw_air(pen)
        if carried is not None:
            self.draw_carried(pen, picture, carried)
        self.draw_over_all(pen, picture)
        draw_table_line(pen, self.layout.ground, (self.caption_area, self.tools_area))

    @property
    def faded(self) -> float:
        """The part of a hint that has come, 0 to 1."""
        return 1.0 if self.manner.reduced_motion else min(self._advised / FADE_SECONDS, 1.0)
