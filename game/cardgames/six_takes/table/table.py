"""The table of 6 takes!: drawing and input."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from pygame import FRect

from game.cardgames.six_takes.rules.events import RoundScored, SixTakesChoice
from game.cardgames.six_takes.rules.game import DUCKS, ROWS
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.table import focus, hint_tags, middle
from game.cardgames.six_takes.table.animation.animate import entry_of
from game.cardgames.six_takes.table.art.cards import draw_card, look_of
from game.cardgames.six_takes.table.art.emblem import CLOTH, woven_svg
from game.cardgames.six_takes.table.card_places import place_area, pool_poses
from game.cardgames.six_takes.table.model import SixTakesModel
from game.cardgames.six_takes.table.seats import draw_owners, draw_seats
from game.cardgames.six_takes.table.sounds import is_tense
from game.cardgames.six_takes.words.habits import HABITS
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.engine.contract import Choice, Event
from game.language.message import message, message_in
from game.tables.animation.motion import MovingCard
from game.tables.focus import Spot
from game.tables.painting.card_sprites import CardLook
from game.tables.table_view import Reading, TableView
from game.ui.devices.actions import ROW_KEYS, Action
from game.ui.drawing.draw import Pen
from game.voice.summary import SeatScore, Summary
from game.voice.words import NO_FOCUS

_NO_ROWS = message("There are no rows yet.")


class SixTakesTable(TableView[SixTakesView, SixTakesModel]):
    model_type, habits = SixTakesModel, HABITS
    cloth, woven = CLOTH, staticmethod(woven_svg)
    entry_of, is_tense = staticmethod(entry_of), staticmethod(is_tense)

    # -- the shown state -----------------------------------------------------------------------------

    def summary(self, event: Event) -> Summary | None:
        if not isinstance(event, RoundScored):
            return None
        limit = self.view.options.limit
        fatal = limit if self.view.options.ending == "elimination" else 0
        lines = [
            SeatScore(
                seat,
                event.taken[seat],
                event.ducks[seat],
                total,
                bool(fatal) and total > fatal,
                worth=tuple([DUCKS[card] for card in event.taken[seat]]),
            )
            for seat, total in enumerate(event.totals)
            if seat in self.view.playing
        ]
        gone = self.view.out if fatal else ()
        ordered = tuple(sorted(lines, key=lambda line: line.points))
        return Summary(event.round, ordered, limit=limit, gone=gone)

    # -- areas ---------------------------------------------------------------------------------------

    def table_area(self, spot: Spot) -> FRect | None:
        row, column = focus.row_of(spot), focus.column_of(spot)
        if row is None:
            return None
        return self.layout.lanes[row] if column is None else place_area(self.view, self.layout, row, column)

    def readable_spot_at(self, x: float, y: float) -> Spot | None:
        return None

    # -- time and drawing ----------------------------------------------------------------------------

    def looks(self, pen: Pen) -> Callable[[MovingCard], CardLook]:
        return partial(look_of, self.art)

    def draw_parts(self, pen: Pen, cards: list[MovingCard]) -> None:
        model = self.model
        draw_seats(pen, self.art, model)
        if not self.view.pool:
            middle.draw_lanes(pen, model)
            middle.draw_prices(pen, self.art, model)
        self.draw_cards(pen, cards)
        if not self.view.pool:
            middle.draw_card_preview(pen, self.art, model)
            middle.draw_row_cost(pen, model)
            middle.draw_focused_row_card(pen, model)
            draw_owners(pen, self.art, model)
        middle.draw_question(pen, model)
        if model.advice is not None and self.asking:
            poses = {key: card.pose for key, card in self.stage.cards.items()}
            tags = hint_tags.choice_tags(self.view, model.layout, model.advice, poses)
            hint_tags.draw_hint(pen, tags, model.hint_fade)

    def draw_card(self, pen: Pen, view: SixTakesView, card: int, area: FRect) -> None:
        draw_card(pen, self.art, card, area)

    # -- the player ----------------------------------------------------------------------------------

    def spot_of(self, choice: Choice) -> Spot | None:
        return focus.spot_of(choice)

    key_names: Mapping[Action, str] = {Action.ANNOUNCE_POINTS: message_in("an action", "read hand")}

    prompts = (
        (Action.ANNOUNCE_ROWS, message_in("a key reads", "rows")),
        (Action.ANNOUNCE_SCORES, message_in("a key reads", "scores")),
    )

    def confirm(self) -> SixTakesChoice | None:
        if self.focus.browsing:
            self.set_browsing(on=False)
            return None
        return focus.choice_of_focus(self.view, self.model.focus)

    def next_spot(self, action: Action) -> Spot | None:
        if focus.row_of(self.focus.spot) is not None:
            return focus.next_row_spot(self.view, self.focus.spot, action)
        cards, place = self.model.hand, self.focus.place
        if not cards:
            return None
        match action:
            case Action.LEFT | Action.PREVIOUS:
                return cards[place - 1]
            case Action.RIGHT | Action.NEXT:
                return cards[(place + 1) % len(cards)]
            case Action.FIRST:
                return cards[0]
            case Action.LAST:
                return cards[-1]
            case Action.UP | Action.DOWN if self.view.pool:
                return cards[self._card_in_next_line(place, 1 if action is Action.DOWN else -1)]
        return self.focus.spot

    def _card_in_next_line(self, place: int, sign: int) -> int:
        """Return the index of the nearest draft card in the line below (`sign` 1) or above (-1) a card.

        `place` is that card's index, which is returned if there is no such line.
        """
        poses = pool_poses(self.layout, self.view)
        here = poses[place]
        beyond = [other for other, pose in enumerate(poses) if (pose.y - here.y) * sign > 1]

        def distance(other: int) -> tuple[float, float]:
            return abs(poses[other].y - here.y), abs(poses[other].x - here.x)

        return min(beyond, key=distance, default=place)

    def announce_focus(self, *, asked: bool = False) -> None:
        super().announce_focus(asked=self.focus.browsing)

    def read_spot(self, spot: Spot) -> None:
        if self.focus.browsing and spot == self.focus.spot:
            self.announce_focus()

    # -- words ---------------------------------------------------------------------------------------

    @property
    def empty_table_words(self) -> str:
        return "" if self.view.rows else _NO_ROWS

    @property
    def reading(self) -> Reading:
        view, names = self.view, self.model.names
        return {
            **{key: partial(self._row_words, row) for row, key in enumerate(ROW_KEYS[:ROWS])},
            Action.ANNOUNCE_ENDS: lambda: NARRATOR.ends(view) or _NO_ROWS,
            Action.ANNOUNCE_CARD: self._price_words,
            Action.ANNOUNCE_TURN: partial(NARRATOR.who_has_chosen, view, names),
            Action.ANNOUNCE_SCORES: partial(NARRATOR.scores, view, names),
            Action.ANNOUNCE_POINTS: partial(NARRATOR.hand, view),
        }

    def _price_words(self) -> str:
        view, spot = self.view, self.focus.spot
        if spot is None:
            return NO_FOCUS
        row, column = focus.row_of(spot), focus.column_of(spot)
        if row is None:
            return self.model.card_words(spot.key)
        return (
            NARRATOR.row_price(view, row) if column is None else self.model.card_words(view.rows[row][column])
        )

    def _row_words(self, row: int) -> str:
        return NARRATOR.row(self.view, row) if self.view.rows else _NO_ROWS
