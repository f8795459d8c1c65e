"""The table of You Must Be 18!: drawing and input."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from pygame import FRect

from game.cardgames.must_be_18.rules.deck import numbers_of
from game.cardgames.must_be_18.rules.events import RoundScored
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table import selection, spot_words
from game.cardgames.must_be_18.table.animation.animate import entry_of
from game.cardgames.must_be_18.table.art.cards import DeckFaces, Shade
from game.cardgames.must_be_18.table.art.emblem import CLOTH, woven_svg
from game.cardgames.must_be_18.table.card_places import HAND_Z
from game.cardgames.must_be_18.table.controls import SelectionTable
from game.cardgames.must_be_18.table.layout import button_areas
from game.cardgames.must_be_18.table.model import MustBe18Model
from game.cardgames.must_be_18.table.painting import columns, hint_tags
from game.cardgames.must_be_18.table.painting.seats import draw_seats, draw_totals
from game.cardgames.must_be_18.table.painting.total_sign import draw_question, draw_sign
from game.cardgames.must_be_18.table.sounds import is_tense
from game.cardgames.must_be_18.words.habits import HABITS
from game.cardgames.must_be_18.words.narrator import NARRATOR
from game.engine.contract import Choice, Event
from game.language.message import message_in, sentences
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.focus import Spot, next_spot
from game.tables.painting.card_sprites import CardLook
from game.tables.table import TableServices
from game.tables.table_view import Reading
from game.ui.animation.timeline import Step
from game.ui.devices.actions import ROW_KEYS, Action, ActionPressed, InputEvent, PointerMoved, PointerPressed
from game.ui.drawing.draw import Pen
from game.voice.summary import SeatScore, Summary
from game.voice.words import BACK_AT_TABLE, NO_FOCUS


class MustBe18Table(SelectionTable):
    model_type, habits = MustBe18Model, HABITS
    cloth, woven = CLOTH, staticmethod(woven_svg)
    entry_of, is_tense = staticmethod(entry_of), staticmethod(is_tense)

    def __init__(
        self, view: MustBe18View, people: tuple[Person, ...], art: Art, services: TableServices
    ) -> None:
        super().__init__(view, people, art, services)
        self._faces = DeckFaces(art, view.options.deck)

    # -- the shown state -----------------------------------------------------------------------------

    def show(self, view: MustBe18View) -> None:
        self.stop_dragging()
        super().show(view)

    def steps(self, event: Event) -> list[Step]:
        self.stop_dragging()
        return super().steps(event)

    def summary(self, event: Event) -> Summary | None:
        if not isinstance(event, RoundScored):
            return None
        lines = [
            SeatScore(
                seat,
                event.hands[seat][::-1],
                event.points[seat],
                total,
                worth=numbers_of(event.hands[seat][::-1], self.view.options.deck),
            )
            for seat, total in enumerate(event.after)
        ]
        order = tuple(sorted(lines, key=lambda line: line.points))
        return Summary(event.round, order, rounds=self.view.options.rounds)

    # -- areas ---------------------------------------------------------------------------------------

    def table_area(self, spot: Spot) -> FRect | None:
        layout = self.model.layout
        match spot.zone:
            case Zone.COLUMN if spot.key < len(layout.columns):
                return layout.columns[spot.key]
            case Zone.ACT:
                return button_areas(layout, self.model.buttons).get(spot.key)
            case Zone.COUNTER:
                return layout.sign
            case Zone.STOCK:
                return layout.stock
            case Zone.TOTALS:
                return layout.title
        return super().table_area(spot)

    # -- time and drawing ----------------------------------------------------------------------------

    def looks(self, pen: Pen) -> Callable[[MovingCard], CardLook]:
        buried, dimmed = self._buried_cards(), self._dimmed_cards()

        def look(card: MovingCard) -> CardLook:
            cards, shade = (buried, Shade.BURIED) if card.pose.z < HAND_Z else (dimmed, Shade.DIM)
            return self._faces.look_on_stage(card, shade if card.key in cards else Shade.PLAIN)

        return look

    def draw_parts(self, pen: Pen, cards: list[MovingCard]) -> None:
        model = self.model
        draw_seats(pen, self.art, self._faces, model)
        columns.draw_stock(pen, self._faces, model)
        columns.draw_column_places(pen, model)
        draw_sign(pen, model)
        if model.hint is not None:
            hint_tags.draw_hint(pen, model, model.hint)
        lying = [card for card in cards if card.pose.z < HAND_Z]
        self.draw_cards(pen, lying)
        columns.draw_over_columns(pen, self._faces, model)
        draw_question(pen, model)
        self.draw_cards(pen, cards[len(lying) :])
        columns.draw_new_marks(pen, model)

    def draw_over_all(self, pen: Pen) -> None:
        draw_totals(pen, self.art, self.model)

    def _buried_cards(self) -> set[int]:
        """Return the cards in columns that show only a strip."""
        flying = self.model.flying
        lying = [[card for card in column if card not in flying] for column in self.view.columns]
        return {card for column in lying for card in column[:-1]}

    def _dimmed_cards(self) -> frozenset[int]:
        """Return the hand cards that can't be part of a play with the cards already placed."""
        view, chosen = self.view, self.draft
        if (
            not (self.services.settings.preview and self.asking and view.columns)
            or chosen.suggestion is not None
        ):
            return frozenset()
        numbers = selection.useful_numbers(view, chosen)
        if not numbers:
            return frozenset()
        return frozenset([card for card in view.hand if view.numbers[card] not in numbers])

    def draw_card(self, pen: Pen, view: MustBe18View, card: int, area: FRect) -> None:
        self._faces.draw(pen, card, area)

    # -- the player ----------------------------------------------------------------------------------

    @property
    def prompts(self) -> tuple[tuple[Action, str], ...]:
        totals = (Action.ANNOUNCE_SCORES, message_in("a key reads", "totals"))
        return (
            ((Action.NEXT, message_in("a key reads", "suggest")), totals)
            if self.services.helps
            else (totals,)
        )

    key_names: Mapping[Action, str] = {
        Action.ANNOUNCE_ENDS: message_in("an action", "read columns"),
        **{
            key: message_in("an action", "read column {n}", n=1 + column)
            for column, key in enumerate(ROW_KEYS)
        },
        Action.ANNOUNCE_SELECTION: message_in("an action", "read total"),
        Action.ANNOUNCE_LAST_TRICK: message_in("an action", "read last turn"),
        Action.ANNOUNCE_POINTS: message_in("an action", "read hand"),
    }

    def consumes(self, event: InputEvent) -> bool:
        closing = isinstance(event, ActionPressed) and event.action is Action.CANCEL
        return (closing and self.model.standing) or super().consumes(event)

    def handle(self, event: InputEvent) -> Choice | None:
        model = self.model
        opened = model.standing
        match event:
            case PointerMoved(x=x, y=y):
                model.pointed = bool(self.view.round) and model.layout.title.collidepoint(x, y)
            case PointerPressed():
                model.standing = model.pointed = False
            case ActionPressed(action=action):
                model.standing = False
                if opened and action in (Action.CANCEL, Action.ANNOUNCE_SCORES):
                    self.services.read(sentences(BACK_AT_TABLE, model.words()))
                    return None
        return super().handle(event)

    def press_key(self, action: Action) -> None:
        if self.focus.browsing and action in ROW_KEYS:
            spot = Spot(Zone.COLUMN, ROW_KEYS.index(action))
            if spot in self.model.spots():
                self.model.focus_on(spot)
                self.model.settle()
        super().press_key(action)

    def next_spot(self, action: Action) -> Spot | None:
        """Return the spot that an action moves the focus to; left and right skip cards of the same number."""
        spot = super().next_spot(action)
        if action in (Action.LEFT, Action.RIGHT):
            areas, number = self.areas(), self._hand_number(self.focus.spot)
            for _ in self.model.hand:
                if number is None or self._hand_number(spot) != number:
                    break
                spot = next_spot(areas, spot, action)
        return spot

    def _hand_number(self, spot: Spot | None) -> int | None:
        """Return the number of the hand card at a spot; None if there's no such card."""
        return self.view.numbers[spot.key] if spot is not None and spot in self.model.hand else None

    # -- words ---------------------------------------------------------------------------------------

    def read_spot(self, spot: Spot) -> None:
        self.services.say(self.model.spot_words(spot))

    @property
    def empty_table_words(self) -> str:
        return "" if self.view.round else NARRATOR.columns(self.view)

    @property
    def reading(self) -> Reading:
        view, names = self.view, self.model.names
        return {
            **{key: partial(self._column_words, column) for column, key in enumerate(ROW_KEYS)},
            Action.ANNOUNCE_ENDS: partial(NARRATOR.columns, view),
            Action.ANNOUNCE_TURN: partial(NARRATOR.turn, view, names),
            Action.ANNOUNCE_SCORES: self._open_totals,
            Action.ANNOUNCE_SELECTION: partial(spot_words.total_words, view, self.draft),
            Action.ANNOUNCE_LAST_TRICK: partial(NARRATOR.last_turn, view, names),
            Action.ANNOUNCE_POINTS: partial(NARRATOR.hand, view),
            Action.ANNOUNCE_CARD: lambda: NO_FOCUS if self.focus.spot is None else self.model.words(),
        }

    def _open_totals(self) -> str:
        """Open the totals and return them in words; any other input closes them."""
        self.model.standing = True
        return NARRATOR.scores(self.view, self.model.names)

    def _column_words(self, column: int) -> str:
        view = self.view
        there = bool(view.columns)
        return NARRATOR.column(view, column, whole=True) if there else NARRATOR.columns(view)
