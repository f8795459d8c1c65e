"""The table of Sixty-six: drawing and input."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from pygame import FRect

from game.audio.sounds import Sound
from game.cardgames.sixty_six.rules.events import Bid, HandScored, SixtySixChoice
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.table import card_places, focus, hint_tags, middle
from game.cardgames.sixty_six.table.animation.animate import entry_of
from game.cardgames.sixty_six.table.art.cards import deck_of, draw_card, look_on_stage
from game.cardgames.sixty_six.table.art.coins import draw_coin
from game.cardgames.sixty_six.table.art.emblem import CLOTH, woven_svg
from game.cardgames.sixty_six.table.facts import draw_facts, draw_pile_frames, draw_points, draw_score
from game.cardgames.sixty_six.table.focus import LeadDraft
from game.cardgames.sixty_six.table.layout import bid_areas, marriage_choice_areas
from game.cardgames.sixty_six.table.middle import draw_bids, draw_marriage_choice
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.cardgames.sixty_six.table.seats import draw_calls, draw_seats
from game.cardgames.sixty_six.table.sounds import is_tense
from game.cardgames.sixty_six.words.events import summary_of
from game.cardgames.sixty_six.words.habits import HABITS
from game.cardgames.sixty_six.words.names import bid_name
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.engine.contract import Choice, Event
from game.language.message import capital, message_in, sentences
from game.tables.animation.motion import MovingCard
from game.tables.focus import Spot, card_area, next_spot
from game.tables.painting.card_sprites import CardLook
from game.tables.table_view import Reading, TableView
from game.ui.animation.timeline import Step
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerPressed
from game.ui.drawing.draw import Pen
from game.voice.summary import Summary
from game.voice.words import BACK_AT_TABLE, NO_CARDS, NO_FOCUS

_LAST_TRICK_KEYS = (Action.ANNOUNCE_LAST_TRICK, Action.ANNOUNCE_ROW_1)
_POINT_KEYS = (Action.ANNOUNCE_POINTS, Action.ANNOUNCE_ROW_2)
"""The keys that read the points; the second, for gamepads with few buttons, reads a row in other games."""
_CLOSING = (Action.CONFIRM, Action.CANCEL, *_LAST_TRICK_KEYS)


class SixtySixTable(TableView[SixtySixView, SixtySixModel]):
    model_type, habits = SixtySixModel, HABITS
    cloth, woven = CLOTH, staticmethod(woven_svg)
    entry_of, is_tense = staticmethod(entry_of), staticmethod(is_tense)

    # -- the shown state -----------------------------------------------------------------------------

    def steps(self, event: Event) -> list[Step]:
        self.model.close_details()
        steps = super().steps(event)
        if not steps:
            self.model.show_all()
            return []
        return [*steps, Step(end=self.model.show_all)]

    def summary(self, event: Event) -> Summary | None:
        return summary_of(self.view, event, self.model.names) if isinstance(event, HandScored) else None

    # -- areas ---------------------------------------------------------------------------------------

    def table_area(self, spot: Spot) -> FRect | None:
        view, layout, key = self.view, self.model.layout, spot.key
        match spot.zone:
            case Zone.BID:
                return bid_areas(layout)[key]
            case Zone.WAY:
                return marriage_choice_areas(layout)[1 - key]
            case Zone.TRICK if key < len(view.trick):
                return card_area(card_places.slot_pose(view, layout, view.trick[key], key))
            case Zone.MIDDLE:
                return layout.middle
            case Zone.CONTRACT:
                return layout.contract
            case Zone.SIDE:
                side = layout.sides[card_places.side_of(view, key)]
                return side.pile.unionall([FRect(side.tally[0] - 1, side.tally[1], 2, side.pile.width * 0.1)])
            case Zone.TEAM:
                return layout.sides[card_places.side_of(view, key)].score
            case Zone.LAST:
                return card_places.last_trick_area(view, layout)
        return super().table_area(spot)

    # -- time and drawing ----------------------------------------------------------------------------

    def looks(self, pen: Pen) -> Callable[[MovingCard], CardLook]:
        return partial(look_on_stage, self.art, self.model.deck, card_places.dimmed_cards(self.view))

    def draw_parts(self, pen: Pen, cards: list[MovingCard]) -> None:
        model = self.model
        draw_facts(pen, self.art, model)
        middle.draw_slots(pen, model)
        draw_seats(pen, self.art, model)
        draw_points(pen, self.art, model)
        self.draw_cards(pen, cards)
        middle.draw_trick_marks(pen, model, {card.key for card in self.stage.drawn if card.held})
        draw_pile_frames(pen, model, card_places.last_trick_area(self.view, self.layout))
        if model.prompting and not self.focus.browsing:
            if focus.must_call(model.seen):
                draw_bids(pen, model)
            draw_marriage_choice(pen, self.art, model)
        if not model.shows_last_trick:
            middle.draw_effect(pen, model)
        if model.hint is not None:
            tags = hint_tags.make_tags(model, model.hint, self.areas())
            hint_tags.draw_hint(pen, tags, model.hint_fade)
        draw_calls(pen, model)

    def draw_over_all(self, pen: Pen) -> None:
        if self.model.shows_last_trick and self.model.seen.tricks:
            middle.draw_last_trick(pen, self.art, self.model)
        else:
            middle.draw_hovered(pen, self.art, self.model)

    def draw_card(self, pen: Pen, view: SixtySixView, card: int, area: FRect) -> None:
        draw_card(pen, self.art, deck_of(self.services), card, area)

    def draw_total(self, pen: Pen, total: int, area: FRect) -> bool:
        draw_score(pen, self.art, total, area)
        return True

    def draw_choice(self, pen: Pen, choice: Choice, area: FRect) -> bool:
        if not isinstance(choice, Bid):
            return False
        draw_coin(pen, area.center, min(area.size), words=capital(bid_name(choice.bid)))
        return True

    # -- the player ----------------------------------------------------------------------------------

    def spot_of(self, choice: Choice) -> Spot | None:
        by_spot = focus.answers(self.view, None).items()
        return next((spot for spot, answer in by_spot if focus.leads_to(answer, choice)), None)

    def focus_spot(self, spot: Spot) -> None:
        self.model.shows_last_trick = self.model.shows_last_trick and spot == self.focus.spot
        super().focus_spot(spot)

    def move_pointer(self, x: float, y: float, *, held: bool = False) -> None:
        super().move_pointer(x, y, held=held)
        free = None if self.spot_at(x, y) is not None else self.readable_spot_at(x, y)
        self.model.hovered = free if free is not None and free.zone in middle.HOVERABLE else None

    def press_key(self, action: Action) -> None:
        self.model.hovered = None
        super().press_key(action)

    prompts = (
        (Action.ANNOUNCE_ROWS, message_in("a key reads", "trick")),
        # For translators: the trick before this one; it stands beside "trick".
        (Action.ANNOUNCE_LAST_TRICK, message_in("a key reads", "last one")),
    )
    key_names: Mapping[Action, str] = {
        Action.ANNOUNCE_ENDS: message_in("an action", "read trick"),
        **dict.fromkeys(_LAST_TRICK_KEYS, message_in("an action", "read last trick")),
        **dict.fromkeys(_POINT_KEYS, message_in("an action", "read points")),
        Action.ANNOUNCE_ROW_3: message_in("an action", "read trumps"),
        Action.ANNOUNCE_ROW_4: message_in("an action", "read hand"),
    }

    @property
    def begun(self) -> bool:
        return self.model.focus.draft is not None

    def is_for_overlay(self, event: InputEvent) -> bool:
        closing = isinstance(event, ActionPressed) and event.action in _CLOSING
        return self.model.shows_last_trick and (closing or isinstance(event, PointerPressed))

    def close_overlay(self) -> None:
        self.model.shows_last_trick = False

    def handle_overlay(self, event: InputEvent) -> None:
        self._show_last_trick(on=False)
        self.services.read(sentences(BACK_AT_TABLE, self.model.words()))

    @property
    def question_names_focus(self) -> bool:
        return bool(self.view.trick) and len(self.model.rules.choices(self.view)) == 1

    def next_spot(self, action: Action) -> Spot | None:
        """Return the spot that an action moves the focus to; left and right go through all bids, in order."""
        spot = self.focus.spot
        if spot is not None and spot.zone == Zone.BID and action in (Action.LEFT, Action.RIGHT):
            bids = {one: area for one, area in self.areas().items() if one.zone == Zone.BID}
            return next_spot(bids, spot, Action.NEXT if action is Action.RIGHT else Action.PREVIOUS)
        return super().next_spot(action)

    def confirm(self) -> SixtySixChoice | None:
        spot = self.focus.spot
        if spot is None:
            return None
        if self.focus.browsing or not self.asking:
            self.read_spot(spot)
            return None
        answer = focus.answers(self.view, self.model.focus.draft).get(spot)
        if answer is None:
            self.services.sound(Sound.ERROR)
            self.services.say(focus.refusal_words(self.view, spot))
            return None
        if not isinstance(answer, LeadDraft):
            return answer
        self._set_draft(answer)
        return None

    def take_back(self) -> None:
        self._set_draft(None)

    def _set_draft(self, draft: LeadDraft | None) -> None:
        """Set the card for which the player must say whether to declare its marriage; None clears it."""
        self.model.set_draft(draft)
        self.model.hint_text = ""
        self.model.settle()
        self.services.sound(Sound.CHOOSE, volume=0.6)
        self.services.read(self.model.words())

    # -- words ---------------------------------------------------------------------------------------

    def read_spot(self, spot: Spot) -> None:
        if spot.zone == Zone.LAST:
            self._show_last_trick(on=True)
        else:
            self.services.say(self.model.spot_words(spot))

    def _show_last_trick(self, on: bool) -> None:
        """Open or close the window of the last trick."""
        self.model.shows_last_trick = on and bool(self.view.tricks)
        if on:
            say = self.services.say_in_place if self.model.shows_last_trick else self.services.say
            say(NARRATOR.last_trick(self.view, self.model.names))
        self.services.sound(Sound.PAGE, volume=0.5)

    @property
    def empty_table_words(self) -> str:
        return "" if self.view.round else NO_CARDS

    @property
    def reading(self) -> Reading:
        view, names = self.view, self.model.names
        return {
            **dict.fromkeys(_LAST_TRICK_KEYS, self._read_last_trick),
            **dict.fromkeys(_POINT_KEYS, partial(NARRATOR.card_points, view, names)),
            Action.ANNOUNCE_ENDS: partial(NARRATOR.trick, view, names),
            Action.ANNOUNCE_TURN: partial(NARRATOR.turn, view, names),
            Action.ANNOUNCE_SCORES: partial(NARRATOR.scores, view, names),
            Action.ANNOUNCE_ROW_3: lambda: sentences(NARRATOR.trump(view), NARRATOR.marriages(view, names)),
            Action.ANNOUNCE_ROW_4: partial(NARRATOR.hand, view),
            Action.ANNOUNCE_CARD: self._focus_words,
        }

    def _read_last_trick(self) -> str:
        self._show_last_trick(on=True)
        return ""

    def _focus_words(self) -> str:
        """Return the focused spot in words, with all details of a hand card."""
        spot = self.focus.spot
        if spot is not None and spot.zone == Zone.HAND:
            return NARRATOR.focus_card(self.view, spot.key)
        return NO_FOCUS if spot is None else self.model.words()
