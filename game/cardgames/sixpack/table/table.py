"""The table of Sixpack: its picture, and its answers to input."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision
from game.audio.sounds import Sound
from game.cardgames.sixpack.rules.events import RoundScored, SixpackChoice
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table import focus, hint_tags, reading
from game.cardgames.sixpack.table.animation.animate import steps
from game.cardgames.sixpack.table.animation.stage_view import SixpackStageView
from game.cardgames.sixpack.table.art.card_sprites import draw_card, draw_cards
from game.cardgames.sixpack.table.art.signs import light
from game.cardgames.sixpack.table.close_up import Detail, detail_of, detail_words, draw_detail
from game.cardgames.sixpack.table.layout import PILES
from game.cardgames.sixpack.table.middle import draw_middle, draw_over_middle
from game.cardgames.sixpack.table.panels import draw_panels
from game.cardgames.sixpack.table.picker_window import draw_window
from game.cardgames.sixpack.table.pickers import NOTHING, Draft
from game.cardgames.sixpack.table.picture import Picture
from game.cardgames.sixpack.table.sounds import tense
from game.cardgames.sixpack.table.turn_panel import draw_lane, draw_over_lane
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.engine.contract import Choice, Event
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.card_table import CardTable, Reading
from game.tables.focus import Spot
from game.tables.people import Person
from game.tables.table import Manner
from game.ui.animation.timeline import Step
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerPressed
from game.ui.drawing.draw import Pen
from game.voice.summary import Line, Summary
from game.voice.words import NO_FOCUS

_HOVER = 0.7
"""After so many seconds with the pointer over a thing, it is shown close up."""
_NO_PILES = "There are no piles yet."
_PILE_KEYS = (Action.ANNOUNCE_ROW_1, Action.ANNOUNCE_ROW_2, Action.ANNOUNCE_ROW_3)
_CLOSING = (Action.CONFIRM, Action.CANCEL, Action.ANNOUNCE_CARD)
_STEPS = {
    Action.LEFT: -1,
    Action.PREVIOUS: -1,
    Action.UP: -1,
    Action.RIGHT: 1,
    Action.NEXT: 1,
    Action.DOWN: 1,
}


class SixpackTable(CardTable[SixpackView, SixpackStageView, Picture]):
    """One seat's picture of a match of Sixpack.

    Attributes:
        detail: the card or pile that is shown close up.
    """

    rules = SIXPACK

    def __init__(self, view: SixpackView, people: tuple[Person, ...], art: Art, manner: Manner) -> None:
        self.detail: Detail | None = None
        self._hovered: tuple[Spot | None, float] = (None, 0.0)
        super().__init__(view, people, art, manner, SixpackStageView(view, people, lambda: self.manner))

    # -- the shown state -----------------------------------------------------------------------------

    def show(self, view: SixpackView) -> None:
        """Show a view at once."""
        self.detail = None
        super().show(view)

    def advise(self, decision: Decision | None) -> None:
        """Show an agent's prospects for the choices beside them, shortened; None: no longer."""
        super().advise(None if decision is None else hint_tags.shortened(decision))

    def steps(self, event: Event) -> list[Step]:
        if self.detail is not None and not set(self.detail.cards) <= set(range(1, len(self.view.cards))):
            self.detail = None
        return steps(self.shown, event)

    @property
    def tense(self) -> bool:
        """Whether the end is near."""
        return tense(self.view)

    def summary(self, event: Event) -> Summary | None:
        """The cards in hand, most points first."""
        if not isinstance(event, RoundScored):
            return None
        lines = [
            Line(seat, event.hands[seat], event.points[seat], total)
            for seat, total in enumerate(event.totals)
        ]
        order = tuple(sorted(lines, key=lambda line: -line.points))
        return Summary(event.round, order, rounds=self.view.options.rounds)

    # -- time and drawing ----------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let cards drift home, particles fly, and show the thing under a resting pointer close up."""
        super().update(seconds)
        spot, rested = self._hovered
        if spot is not None:
            self._hovered = (spot, rested + seconds)
            if rested < _HOVER <= rested + seconds and self.detail is None:
                self.detail = detail_of(self.view, spot, self.shown.window, pinned=False)

    def picture(self) -> Picture:
        """The picture of the table, for drawing."""
        shown = self.shown
        return Picture(
            view=self.view,
            people=self.people,
            layout=shown.layout,
            focus=shown.focus,
            areas=self.areas(),
            words=self.words(),
            moods=shown.moods,
            preview=self.manner.preview,
            asking=self.asking,
            advice=shown.advice,
            log=shown.log,
            window=shown.window,
            acting=shown.acting,
            turned=shown.turned,
        )

    def draw_below(self, pen: Pen, picture: Picture) -> None:
        """Players, packs, piles, and this turn."""
        light(pen, picture.turned)
        draw_panels(pen, self.art, picture)
        draw_middle(pen, picture)
        draw_lane(pen, self.art, picture)

    def draw_cards(self, pen: Pen, picture: Picture, cards: list[MovingCard]) -> None:
        """Draw the cards, and the numbers that they count as."""
        draw_cards(pen, self.art, self.view.cards, cards)
        draw_over_middle(pen, self.art, picture)
        draw_over_lane(pen, picture)

    def draw_above(self, pen: Pen, picture: Picture) -> None:
        """The picker that is open, and a hint."""
        if picture.window is not None and picture.asking:
            draw_window(pen, self.art, picture, picture.window)
        if self.hint is not None:
            hint_tags.draw(pen, hint_tags.tags(picture, self.hint), self.faded)

    def draw_over_all(self, pen: Pen, picture: Picture) -> None:
        """Draw the close-up, if there is one."""
        if self.detail is not None:
            draw_detail(pen, self.art, picture.layout, self.view, self.detail)

    def draw_card(self, pen: Pen, view: SixpackView, card: int, area: FRect) -> None:
        """A still card in an area: each round has cards of its own."""
        draw_card(pen, self.art, view.cards[card] if card else None, area)

    # -- the player ----------------------------------------------------------------------------------

    @property
    def prompts(self) -> tuple[tuple[Action, str], ...]:
        """The keys for a close-up of the focused card, and for all that can be read."""
        return (Action.ANNOUNCE_CARD, "close-up"), (Action.ANNOUNCE_ROWS, "read")

    @property
    def begun(self) -> bool:
        """Whether a choice in several parts is begun."""
        return self.shown.focus.draft != NOTHING

    def consumes(self, event: InputEvent) -> bool:
        """Whether the event closes a thing that is open on the table, or pages in a pinned close-up."""
        if self.detail is not None and self.detail.pinned:
            if isinstance(event, ActionPressed):
                return event.action in _CLOSING or event.action in _STEPS
            return isinstance(event, PointerPressed)
        return super().consumes(event)

    def handle(self, event: InputEvent) -> Choice | None:
        """Move the focus, look closely, or confirm."""
        if self.detail is not None and self.detail.pinned and self.consumes(event):
            self._within_detail(event)
            return None
        return super().handle(event)

    def confirm(self) -> SixpackChoice | None:
        """The choice that the focus makes, or the next part of it."""
        spot = self.focus.spot
        if spot is None:
            return None
        if self.focus.browsing:
            self.read(spot)
            return None
        answer = focus.answers(self.view, self.shown.focus.draft).get(spot)
        if isinstance(answer, Draft):
            self._draft(answer)
            return None
        return answer

    def take_back(self) -> None:
        """Begin the choice anew."""
        self._draft(NOTHING)

    def _draft(self, draft: Draft) -> None:
        """Go on to the next part of a choice, or back."""
        shown = self.shown
        shown.focus = focus.drafted(self.view, shown.focus, draft)
        shown.settle()
        self.manner.sound(Sound.CHOOSE, volume=0.6)
        title = "" if shown.window is None else f"{shown.window.title} "
        self.manner.read(title + self.words())

    # -- looking closely -----------------------------------------------------------------------------

    def point(self, x: float, y: float, *, held: bool = False) -> None:
        """Move the focus to the spot at the pointer; a thing under a resting pointer is shown close up."""
        super().point(x, y, held=held)
        under = self.shown.spot_at(x, y) or self.shown.readable_at(x, y)
        if under != self._hovered[0]:
            self._hovered = (under, 0.0)
            if self.detail is not None and not self.detail.pinned:
                self.detail = None

    def press(self, x: float, y: float) -> Choice | None:
        """A press on the focused spot confirms it; elsewhere it moves the focus, or opens a close-up."""
        self._hovered = (None, 0.0)
        self.detail = None
        return super().press(x, y)

    def read(self, spot: Spot) -> None:
        """Show a spot close up, and say all its words."""
        self.detail = detail_of(self.view, spot, self.shown.window, pinned=True)
        if self.detail is not None:
            self.manner.sound(Sound.PAGE, volume=0.5)
            # All of it is on the screen: no caption is made of it.
            self.manner.read(detail_words(self.view, self.detail))
        else:
            self.manner.say(reading.spot_words(self.view, spot, self.shown.window, self.shown.names))

    def _within_detail(self, event: InputEvent) -> None:
        """Close the close-up, or go on to the next card of a pile."""
        detail = self.detail
        if detail is None:
            return
        step = _STEPS.get(event.action) if isinstance(event, ActionPressed) else None
        if step is None:
            self.detail = None
            self.manner.sound(Sound.PAGE, volume=0.4)
            self.manner.read(self.words())
        elif len(detail.cards) > 1:
            self.detail = replace(detail, place=(detail.place + step) % len(detail.cards))
            self.manner.sound(Sound.MENU_MOVE, volume=0.5)
            self.manner.read(detail_words(self.view, self.detail))

    # -- words ---------------------------------------------------------------------------------------

    def words(self) -> str:
        """The words of the focus; with a hint, also its prospect."""
        shown = self.shown
        return reading.words_of(self.view, shown.focus, shown.window, shown.names, shown.advice)

    @property
    def unread(self) -> str:
        """Before the piles are laid there is nothing to read."""
        return "" if self.view.piles else _NO_PILES

    @property
    def reading(self) -> Reading:
        """The keys that read; that of a fourth pile, which there is not, is for pads with few buttons."""
        view, names = self.view, self.shown.names
        return {
            **{key: partial(self._pile_words, pile) for pile, key in enumerate(_PILE_KEYS)},
            Action.ANNOUNCE_ROW_4: partial(NARRATOR.direction, view),
            Action.ANNOUNCE_DIRECTION: partial(NARRATOR.direction, view),
            Action.ANNOUNCE_TURN: self._turn_words,
            Action.ANNOUNCE_SCORES: partial(NARRATOR.scores, view, names),
            Action.ANNOUNCE_CARD: self._close_up,
        }

    def _pile_words(self, pile: int) -> str:
        there = len(self.view.piles) == PILES
        return NARRATOR.whole_pile(self.view, pile) if there else _NO_PILES

    def _turn_words(self) -> str:
        view, names = self.view, self.shown.names
        waiting = NARRATOR.waiting(view, names) if view.waiting else ""
        return f"{NARRATOR.who_has_chosen(view, names)} {waiting}".strip()

    def _close_up(self) -> str:
        """Show the focused spot close up, which says its words; the answer if there is none."""
        if self.focus.spot is None:
            return NO_FOCUS
        self.read(self.focus.spot)
        return ""
