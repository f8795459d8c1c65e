"""The table of You Must Be 18!: what the player sees, looks at and lays."""

from __future__ import annotations

from pygame import FRect

from game.ai.agent import Decision
from game.cardgames.must_be_18.rules.deck import STARTERS
from game.cardgames.must_be_18.rules.events import RoundScored
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table import focus as asking
from game.cardgames.must_be_18.table import hint_tags as hints
from game.cardgames.must_be_18.table import reading
from game.cardgames.must_be_18.table import selection as draft
from game.cardgames.must_be_18.table.animation.animate import perform
from game.cardgames.must_be_18.table.animation.stage_view import Stagehand
from game.cardgames.must_be_18.table.art.card_sprites import Faces
from game.cardgames.must_be_18.table.card_places import HAND_Z
from game.cardgames.must_be_18.table.columns import draw_in_hand, draw_over_columns, draw_places
from game.cardgames.must_be_18.table.controls import Player
from game.cardgames.must_be_18.table.focus import Focus, Spot
from game.cardgames.must_be_18.table.focus_places import opponents_of
from game.cardgames.must_be_18.table.layout import TableLayout, lay_out
from game.cardgames.must_be_18.table.panels import draw_panels
from game.cardgames.must_be_18.table.picture import Picture
from game.cardgames.must_be_18.table.selection import NOTHING, Draft
from game.cardgames.must_be_18.table.total_sign import draw_counter
from game.cardgames.must_be_18.words.narrator import NARRATOR
from game.engine.contract import Choice, Event
from game.tables.art import Art
from game.tables.people import Person
from game.tables.stage import Stage
from game.tables.table import Manner, Table
from game.ui.actions import (
    Action,
    InputEvent,
)
from game.ui.draw import Pen
from game.ui.timeline import Step
from game.voice.summary import Line, Summary


class MustBe18Table(Table[MustBe18View]):
    """One seat's picture of a match of You Must Be 18!."""

    def __init__(self, view: MustBe18View, people: tuple[Person, ...], art: Art, manner: Manner) -> None:
        super().__init__(view, people, art, manner)
        self._faces = Faces(art, view.options.deck)
        self._advised = 0.0
        self._size = (1280.0, 720.0)
        self.layout = self._lay_out()
        self._stage = Stage(self.layout, lambda: self.manner)
        self._hand = Stagehand(self._stage, view, people)
        self._player = Player(self._hand, lambda: self.manner)
        self.show(view)

    @property
    def draft(self) -> Draft:
        """What the player is about to lay."""
        return self._hand.draft

    @property
    def focus(self) -> Focus:
        """What the player looks at."""
        return self._hand.focus

    # -- what is shown -------------------------------------------------------------------------------

    def _lay_out(self) -> TableLayout:
        view = self.view
        there = len(view.columns) or STARTERS
        return lay_out(
            *self._size,
            len(opponents_of(view)),
            view.seats,
            there + asking.has_new_column(view),
            has_hand=view.seat is not None,
        )

    def _arrange(self) -> None:
        """Lay everything out as it must be now."""
        self.layout = self._stage.layout = self._lay_out()
        self._stage.width = self._size[0]

    def resize(self, width: float, height: float) -> None:
        """Lay everything out on a canvas of so many units; what is going on goes on."""
        if (width, height) != self._size:
            self._size = (width, height)
            self._arrange()
            self._stage.put(self._hand.homes())

    def show(self, view: MustBe18View) -> None:
        """Show a view at once."""
        self.view, hand = view, self._hand
        hand.forget(view)
        hand.draft = draft.kept(view, NOTHING)
        hand.focus = asking.asked(view, hand.draft, hand.focus)
        self._player.let_go()
        self._arrange()
        self._stage.put(self._hand.homes())

    def advise(self, decision: Decision | None) -> None:
        """Show the best plays that an agent expects, and suggest the best; None: no longer."""
        self._advised = 0.0
        self._player.advise(decision)

    def areas(self) -> dict[Spot, FRect]:
        """Everything that the focus may move over now, and where it is."""
        return self._hand.areas()

    # -- events --------------------------------------------------------------------------------------

    def perform(self, event: Event) -> list[Step]:
        """Take an event into the view; the steps show how it happened."""
        before, hand = self.view, self._hand
        self.view = MUST_BE_18.see(before, event)
        self._player.let_go()
        hand.laid, hand.draft = hand.draft, draft.kept(self.view, hand.draft)
        if self.asking and (self.view.hand != before.hand or not draft.is_asked(before)):
            hand.draft = draft.kept(self.view, NOTHING)
            hand.focus = asking.asked(self.view, hand.draft, hand.focus)
        else:
            hand.focus = asking.kept(self.view, hand.draft, hand.focus)
        self._arrange()
        return perform(hand, event, before, self.view)

    def summary(self, event: Event) -> Summary | None:
        """The cards that were left, fewest points first."""
        if not isinstance(event, RoundScored):
            return None
        lines = [
            Line(seat, event.hands[seat][::-1], event.points[seat], total)
            for seat, total in enumerate(event.after)
        ]
        order = tuple(sorted(lines, key=lambda line: line.points))
        return Summary(event.round, order, rounds=self.view.options.rounds)

    # -- time and drawing ----------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let cards drift home, particles fly, and the counter calm down."""
        self._stage.update(seconds)
        self._hand.update(seconds)
        self._advised += seconds

    def draw(self, pen: Pen) -> None:
        """Draw the table; changes nothing."""
        picture, stage = self.picture(), self._stage
        draw_panels(pen, self.art, picture)
        if picture.advice is not None:
            hints.draw_hint(pen, picture, picture.advice)
        draw_places(pen, picture)
        draw_counter(pen, picture)
        moving = sorted([*stage.cards.values(), *stage.passing], key=lambda card: card.pose.z)
        on_table = [one for one in moving if one.pose.z < HAND_Z]
        self._faces.draw_moving(pen, on_table)
        draw_over_columns(pen, picture)
        self._faces.draw_moving(pen, moving[len(on_table) :], self._dimmed())
        draw_in_hand(pen, picture)
        stage.particles.draw(pen.screen)
        for moment in stage.moments:
            moment.draw(pen)
        stage.remarks.draw(pen)
        stage.floats.draw(pen)

    def _dimmed(self) -> frozenset[int]:
        """The hand cards that go into no way to make eighteen with what is put already."""
        view, chosen = self.view, self.draft
        if not (self.manner.preview and self.asking and view.columns) or chosen.ghost is not None:
            return frozenset()
        numbers = draft.useful(view, chosen)
        if not numbers:
            return frozenset()
        return frozenset([card for card in view.hand if view.numbers[card] not in numbers])

    @property
    def caption_area(self) -> FRect:
        """Above the player's duck."""
        return self.layout.caption

    @property
    def tools_area(self) -> FRect:
        """Below the preview."""
        return self.layout.tools

    def draw_card(self, pen: Pen, view: MustBe18View, card: int, area: FRect) -> None:
        """A still card in an area."""
        del view
        self._faces.draw(pen, card, area)

    def picture(self) -> Picture:
        """What is drawn."""
        view, chosen, aimed = self.view, self.draft, self._player.aimed
        words, wrong = reading.message(view, chosen, aimed, self._hand.names)
        tops, advice = self._hand.tops, self._player.advice
        if tops is None:
            tops = draft.verdict(view, chosen, aimed).tops
        return Picture(
            view=view,
            people=self.people,
            layout=self.layout,
            draft=chosen,
            focus=self.focus,
            areas=self.areas(),
            faces=self._faces,
            words=self._player.words,
            tops=tops,
            legal=draft.answer(view, chosen) is not None,
            wrong=wrong,
            message=words,
            last=NARRATOR.last_turn(view, self._hand.names) if view.columns else "",
            beat=self._hand.beat,
            moods=self._hand.moods,
            asking=self.asking,
            advice=advice if self.asking and advice is not None and advice.prospects else None,
            faded=1.0 if self.manner.reduced_motion else min(self._advised / hints.FADE_SECONDS, 1.0),
        )

    # -- the player ----------------------------------------------------------------------------------

    @property
    def prompts(self) -> tuple[tuple[Action, str], ...]:
        """To be shown what goes on, and the columns to read."""
        return (Action.NEXT, "suggest"), (Action.ANNOUNCE_ROWS, "columns")

    @property
    def asking(self) -> bool:
        """Whether the view's own seat has a choice to make now."""
        return draft.is_asked(self.view)

    def consumes(self, event: InputEvent) -> bool:
        """What is open here is closed here: the table as a menu, and what is about to be laid."""
        return self._player.consumes(event)

    def handle(self, event: InputEvent) -> Choice | None:
        """Move the focus, pick up, put, read, or lay."""
        return self._player.handle(event)
