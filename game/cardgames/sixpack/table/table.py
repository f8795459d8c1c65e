"""The table of Sixpack: drawing and input."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from pygame import FRect

from game.ai.agent import Decision
from game.audio.sounds import Sound
from game.cardgames.sixpack.rules.choices import SixpackChoice
from game.cardgames.sixpack.rules.deck import NUMBERS
from game.cardgames.sixpack.rules.events import RoundScored
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.sheet import Zone, packs_of
from game.cardgames.sixpack.table import hint_tags
from game.cardgames.sixpack.table.animation.animate import entry_of
from game.cardgames.sixpack.table.art.cards import MIN_NAMED_WIDTH, draw_card, look_on_stage
from game.cardgames.sixpack.table.art.emblem import CLOTH, draw_red_light, woven_svg
from game.cardgames.sixpack.table.card_places import play_poses
from game.cardgames.sixpack.table.close_up import (
    CloseUp,
    OverlaySheet,
    close_up_of,
    close_up_words,
    draw_close_up,
)
from game.cardgames.sixpack.table.focus import CARDS, answers, leads_to
from game.cardgames.sixpack.table.layout import PILES, chip_areas
from game.cardgames.sixpack.table.model import SixpackModel
from game.cardgames.sixpack.table.painting import piles
from game.cardgames.sixpack.table.painting.seats import draw_bubble, draw_seats
from game.cardgames.sixpack.table.painting.sheets import draw_sheet
from game.cardgames.sixpack.table.painting.window import draw_window, window_places
from game.cardgames.sixpack.table.pickers import NO_DRAFT, ChoiceDraft
from game.cardgames.sixpack.table.sounds import is_tense
from game.cardgames.sixpack.words.habits import HABITS
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.engine.contract import Choice, Event
from game.language.message import message, message_in, plural_in, sentences
from game.tables.animation.motion import MovingCard
from game.tables.focus import Spot, card_area
from game.tables.layout import split_into_columns
from game.tables.painting.card_sprites import CardLook
from game.tables.table_view import Reading, TableView
from game.ui.animation.timeline import Step
from game.ui.devices.actions import ROW_KEYS, Action, InputEvent
from game.ui.drawing.draw import Pen
from game.voice.summary import SeatScore, Summary
from game.voice.words import BACK_AT_TABLE, NO_FOCUS

_NO_PILES = message("There are no piles yet.")


class SixpackTable(TableView[SixpackView, SixpackModel]):
    model_type, habits = SixpackModel, HABITS
    cloth, woven = CLOTH, staticmethod(woven_svg)
    entry_of, is_tense = staticmethod(entry_of), staticmethod(is_tense)
    shows_words = True

    @property
    def close_up(self) -> CloseUp | None:
        return self.model.overlay.close_up

    # -- the shown state -----------------------------------------------------------------------------

    def advise(self, decision: Decision | None, *, figures: bool = False, made: Choice | None = None) -> None:
        shortened = None if decision is None else hint_tags.shorten_prospects(decision)
        super().advise(shortened, figures=figures, made=made)

    def spot_of(self, choice: Choice) -> Spot | None:
        by_spot = answers(self.view, NO_DRAFT).items()
        return next((spot for spot, answer in by_spot if leads_to(answer, NO_DRAFT, choice)), None)

    @property
    def occupied_areas(self) -> tuple[FRect, ...]:
        return (*super().occupied_areas, *split_into_columns(self.layout.board, len(NUMBERS), 0.0))

    def steps(self, event: Event) -> list[Step]:
        if self.close_up is not None and not set(self.close_up.cards) <= set(range(1, len(self.view.cards))):
            self.model.overlay.close()
        steps = super().steps(event)
        if not steps:
            self.model.show_all()
            return []
        return [*steps, Step(end=self.model.end_event)]

    def summary(self, event: Event) -> Summary | None:
        if not isinstance(event, RoundScored):
            return None
        cards, rounds = self.view.cards, self.view.options.rounds
        if rounds == 1:
            return _single_summary(event)
        lines = [
            SeatScore(seat, hand, points, total, worth=tuple([1 + cards[card].hand for card in hand]))
            for seat, (hand, points, total) in enumerate(
                zip(event.hands, event.points, event.totals, strict=True)
            )
        ]
        order = tuple(sorted(lines, key=lambda line: -line.points))
        return Summary(event.round, order, rounds=rounds)

    # -- areas ---------------------------------------------------------------------------------------

    def table_area(self, spot: Spot) -> FRect | None:
        view, layout, key = self.view, self.model.layout, spot.key
        match spot.zone:
            case Zone.PILE if key < len(view.piles):
                return layout.piles[key].whole
            case Zone.TURN:
                play = view.waiting_by_card.get(key)
                if play is None:
                    return None
                return card_area(play_poses(view, layout, play, self.model.lays[play.card])[-1])
            case Zone.SEAT:
                bust = super().table_area(spot)
                return None if bust is None else bust.clip(layout.seating.canvas)
            case Zone.ORDER:
                return layout.board
            case Zone.PACK:
                kinds = len(packs_of(view))
                return chip_areas(layout.chips, kinds)[key] if key < kinds else None
            case Zone.ENTRY if self.model.window is not None:
                entries = window_places(layout, self.model.window).entries
                return entries[key] if key < len(entries) else None
        return None

    def readable_spot_at(self, x: float, y: float) -> Spot | None:
        window = self.model.window
        if window is not None and window_places(self.layout, window).whole.collidepoint(x, y):
            return None
        return super().readable_spot_at(x, y)

    # -- time and drawing ----------------------------------------------------------------------------

    def update(self, seconds: float, pace: float = 1.0) -> None:
        super().update(seconds, pace)
        spot = self.model.overlay.advance_hover(seconds)
        if spot is not None:
            self.model.overlay.close_up = close_up_of(self.view, spot, self.model.window, pinned=False)

    def looks(self, pen: Pen) -> Callable[[MovingCard], CardLook]:
        beneath = {card for pile in self.model.seen.piles for card in pile[:-1]}
        # Either all cards of the hand show their names or none does.
        named = pen.screen.scale.px(self.layout.hand_card) >= MIN_NAMED_WIDTH
        return partial(look_on_stage, self.art, self.view.cards, beneath, () if named else self.view.hand)

    def draw_parts(self, pen: Pen, cards: list[MovingCard]) -> None:
        model = self.model
        draw_red_light(pen, model.layout.seating, model.turned)
        draw_seats(pen, self.art, model)
        if not piles.is_turning(model) and not self._board_is_covered:
            piles.draw_order_board(pen, self.art, model)
        piles.draw_pile_glows(pen, model)
        self.draw_cards(pen, cards)
        piles.draw_above_cards(pen, self.art, model)
        if model.window is not None and model.prompting and not model.focus.browsing:
            draw_window(pen, self.art, model, model.window)
        if model.overlay.sheet is None and model.overlay.close_up is None:
            piles.draw_question(pen, model)
            # A rising number would overlap the bubble.
            if not len(self.stage.floats):
                draw_bubble(pen, model, piles.plank_of(pen, model))
        if model.hint is not None:
            tags = hint_tags.make_tags(model, model.hint, self.areas())
            hint_tags.draw_hint(pen, tags, model.hint_fade)

    @property
    def _board_is_covered(self) -> bool:
        """Whether a close-up or a window covers most of the arrow board, whose edges would stick out."""
        model, board = self.model, self.layout.board
        if self.close_up is not None:
            return bool(self.layout.close_up.top < board.centery)
        if model.window is None or not model.prompting or model.focus.browsing:
            return False
        return bool(window_places(self.layout, model.window).whole.top < board.centery)

    def draw_over_all(self, pen: Pen) -> None:
        if self.model.overlay.sheet is not None:
            draw_sheet(pen, self.art, self.model, self.model.overlay.sheet)
        elif self.close_up is not None:
            draw_close_up(pen, self.art, self.layout, self.view, self.close_up)

    def draw_card(self, pen: Pen, view: SixpackView, card: int, area: FRect) -> None:
        draw_card(pen, self.art, view.cards[card] if card else None, area)

    # -- the player ----------------------------------------------------------------------------------

    prompts = (
        (Action.ANNOUNCE_CARD, message_in("a key reads", "close-up")),
        (Action.ANNOUNCE_ROWS, message_in("a key", "read")),
    )
    key_names: Mapping[Action, str] = {
        Action.ANNOUNCE_ENDS: message_in("an action", "read top cards"),
        **{
            key: message_in("an action", "read pile {n}", n=1 + pile)
            for pile, key in enumerate(ROW_KEYS[:PILES])
        },
        Action.ANNOUNCE_ROW_4: message_in("an action", "read direction"),
        Action.ANNOUNCE_POINTS: message_in("an action", "read hand"),
    }

    @property
    def begun(self) -> bool:
        return self.model.focus.draft != NO_DRAFT

    def is_for_overlay(self, event: InputEvent) -> bool:
        return self.model.overlay.consumes(event)

    def confirm(self) -> SixpackChoice | None:
        spot = self.focus.spot
        if spot is None:
            return None
        if self.focus.browsing:
            self.read_spot(spot)
            return None
        answer = answers(self.view, self.model.focus.draft).get(spot)
        if isinstance(answer, ChoiceDraft):
            self._set_draft(answer)
            return None
        return answer

    def take_back(self) -> None:
        self._set_draft(NO_DRAFT)

    def _set_draft(self, draft: ChoiceDraft) -> None:
        """Change the draft of the choice, and read out its next part."""
        model = self.model
        model.set_draft(draft)
        self.services.sound(Sound.CHOOSE, volume=0.6)
        title = "" if model.window is None else model.window.title
        self.services.read(sentences(title, self.model.words()))

    # -- close-ups -----------------------------------------------------------------------------------

    def move_pointer(self, x: float, y: float, *, held: bool = False) -> None:
        super().move_pointer(x, y, held=held)
        spot = self.spot_at(x, y) or self.readable_spot_at(x, y)
        self.model.overlay.hover(None if spot is not None and spot.zone in CARDS else spot)

    def press(self, x: float, y: float) -> Choice | None:
        self.model.overlay.end_hover()
        return super().press(x, y)

    def read_spot(self, spot: Spot) -> None:
        self.model.overlay.close()
        close_up = self.model.overlay.close_up = close_up_of(self.view, spot, self.model.window, pinned=True)
        if close_up is not None:
            self.services.sound(Sound.PAGE, volume=0.5)
            # The close-up shows these words, so they need no caption.
            self.services.read(close_up_words(self.view, close_up))
        else:
            self.services.say(self.model.spot_words(spot))

    def close_overlay(self) -> None:
        self.model.overlay.close()

    def handle_overlay(self, event: InputEvent) -> None:
        close_up, step = self.close_up, self.model.overlay.page_step(event)
        if close_up is None or not step:
            self.model.overlay.close()
            self.services.sound(Sound.PAGE, volume=0.4)
            self.services.read(sentences(BACK_AT_TABLE, self.model.words()))
        else:
            close_up = self.model.overlay.close_up = close_up.turn_page(step)
            self.services.tick(close_up.place, len(close_up.cards))
            self.services.read(close_up_words(self.view, close_up))

    # -- words ---------------------------------------------------------------------------------------

    @property
    def empty_table_words(self) -> str:
        return "" if self.view.piles else _NO_PILES

    @property
    def reading(self) -> Reading:
        view, names = self.view, self.model.names
        read_direction, scores = partial(NARRATOR.direction, view), partial(NARRATOR.scores, view, names)
        return {
            **{key: partial(self._pile_words, pile) for pile, key in enumerate(ROW_KEYS[:PILES])},
            Action.ANNOUNCE_ENDS: lambda: NARRATOR.tops(view) or _NO_PILES,
            # This game has no fourth row: its key reads the order, too, for pads with few buttons.
            Action.ANNOUNCE_ROW_4: read_direction,
            Action.ANNOUNCE_DIRECTION: read_direction,
            Action.ANNOUNCE_TURN: partial(self._toggle_sheet, OverlaySheet.TURN, self._turn_words),
            Action.ANNOUNCE_SCORES: partial(self._toggle_sheet, OverlaySheet.STANDINGS, scores),
            Action.ANNOUNCE_POINTS: partial(NARRATOR.hand, view),
            Action.ANNOUNCE_CARD: self._read_close_up,
        }

    def _pile_words(self, pile: int) -> str:
        return NARRATOR.whole_pile(self.view, pile) if self.view.piles else _NO_PILES

    def _turn_words(self) -> str:
        view, names = self.view, self.model.names
        return sentences(
            NARRATOR.who_has_chosen(view, names), NARRATOR.waiting(view, names) if view.waiting else ""
        )

    def _toggle_sheet(self, sheet: OverlaySheet, words: Callable[[], str]) -> str:
        """Open a sheet and read it out, or close it; return its words only if it isn't open now."""
        if self.view.round:
            self.model.overlay.toggle_sheet(sheet)
        if self.model.overlay.sheet is None:
            return words()
        self.services.say_in_place(words())
        return ""

    def _read_close_up(self) -> str:
        """Read out the focused spot and open its close-up; return words only if nothing is focused."""
        if self.focus.spot is None:
            return NO_FOCUS
        self.read_spot(self.focus.spot)
        return ""


def _single_summary(event: RoundScored) -> Summary:
    """Return the summary of a single round, in which cards count before handprints (RULES.md §3.2)."""
    seats = sorted(range(len(event.hands)), key=lambda seat: (-len(event.hands[seat]), -event.icons[seat]))
    lines = []
    for seat in seats:
        hand, count = event.hands[seat], len(event.hands[seat])
        handprints = plural_in("in figures", "{n} handprint", "{n} handprints", event.icons[seat])
        lines.append(SeatScore(seat, hand, count, count, worth=(1,) * count, tie_breaker=handprints))
    verdict = message("The most cards win. Handprints only break ties.")
    return Summary(event.round, tuple(lines), rounds=1, verdict=verdict, counts_cards=True)
