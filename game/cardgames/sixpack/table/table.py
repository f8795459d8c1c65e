"""The table of Sixpack: what the player sees, looks at and chooses."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision
from game.audio.sounds import Sound
from game.cardgames.sixpack.rules.events import RoundScored, SixpackChoice
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table import focus as asking
from game.cardgames.sixpack.table import hint_tags as hints
from game.cardgames.sixpack.table.animation.animate import perform
from game.cardgames.sixpack.table.animation.stage import Stage
from game.cardgames.sixpack.table.animation.stage_view import Stagehand
from game.cardgames.sixpack.table.art.card_sprites import draw_card, draw_cards
from game.cardgames.sixpack.table.art.signs import light
from game.cardgames.sixpack.table.close_up import Detail, detail_of, detail_words, draw_detail
from game.cardgames.sixpack.table.focus import Focus, Spot, Zone
from game.cardgames.sixpack.table.focus_places import areas, opponents_of, spot_at
from game.cardgames.sixpack.table.layout import PILES, TableLayout, lay_out
from game.cardgames.sixpack.table.middle import draw_middle, draw_over_middle
from game.cardgames.sixpack.table.panels import draw_panels
from game.cardgames.sixpack.table.picker_window import draw_window
from game.cardgames.sixpack.table.pickers import NOTHING, Draft, Picker, picker
from game.cardgames.sixpack.table.picture import Picture
from game.cardgames.sixpack.table.turn_panel import draw_lane, draw_over_lane
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.engine.contract import Choice, Event
from game.tables.art import Art
from game.tables.people import Person
from game.tables.table import Manner, Table
from game.ui.actions import Action, ActionPressed, InputEvent, PointerMoved, PointerPressed
from game.ui.draw import Pen
from game.ui.timeline import Step
from game.voice.summary import Line, Summary
from game.voice.words import NO_FOCUS, sentence

_HOVER = 0.7
"""After so many seconds over something, the pointer is shown it close up."""
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


class SixpackTable(Table[SixpackView]):
    """One seat's picture of a match of Sixpack."""

    def __init__(self, view: SixpackView, people: tuple[Person, ...], art: Art, manner: Manner) -> None:
        super().__init__(view, people, art, manner)
        self.focus = Focus()
        self.detail: Detail | None = None
        self._advice: Decision | None = None
        self._advised = 0.0
        self._hovered: tuple[Spot | None, float] = (None, 0.0)
        self._size = (1280.0, 720.0)
        self.layout = self._lay_out()
        self._stage = Stage(self.layout, lambda: self.manner)
        self._hand = Stagehand(self._stage, view, people)
        self.show(view)

    # -- what is shown -------------------------------------------------------------------------------

    def _lay_out(self) -> TableLayout:
        view = self.view
        return lay_out(
            *self._size,
            len(opponents_of(view)),
            view.seats,
            packs=len(set(view.packs)),
            has_hand=view.seat is not None,
            has_tags=self._advice is not None and picker(view, self.focus.draft) is None,
        )

    def _arrange(self) -> None:
        """Lay everything out as it must be now."""
        self.layout = self._stage.layout = self._lay_out()
        self._stage.width = self._size[0]

    def resize(self, width: float, height: float) -> None:
        """Lay everything out on a canvas of so many units; the turn that is shown goes on."""
        if (width, height) != self._size:
            self._size = (width, height)
            self._arrange()
            self._hand.raised = self._raised()
            self._stage.show(self._hand.homes(), turned=self.view.reversed)

    def show(self, view: SixpackView) -> None:
        """Show a view at once."""
        self.view = view
        self.focus = asking.kept(view, self.focus)
        self.detail = None
        self._arrange()
        self._hand.forget(view)
        self._hand.raised = self._raised()
        self._stage.show(self._hand.homes(), turned=view.reversed)

    def advise(self, decision: Decision | None) -> None:
        """Show at everything that may be chosen what an agent expects of it; None: no longer."""
        self._advice = None if decision is None else hints.shortened(decision)
        self._advised = 0.0
        self._arrange()
        self._settle()

    def _raised(self) -> int | None:
        """The hand card to raise: the focused one."""
        spot = self.focus.spot
        return spot.key if spot is not None and spot.zone is Zone.HAND else None

    def _settle(self) -> None:
        self._hand.raised = self._raised()
        self._stage.settle(self._hand.homes())

    @property
    def _window(self) -> Picker | None:
        return picker(self.view, self.focus.draft)

    def areas(self) -> dict[Spot, FRect]:
        """Everything that the focus may move over now, and where it is."""
        there = asking.spots(self.view, self.focus)
        return areas(self.view, self.layout, self._hand.log, self._window, there)

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.people)

    # -- events --------------------------------------------------------------------------------------

    def perform(self, event: Event) -> list[Step]:
        """Take an event into the view; the steps show how it happened."""
        before = self.view
        self.view = SIXPACK.see(before, event)
        if self.view.packs != before.packs:
            self._arrange()
        self.focus = asking.kept(self.view, self.focus)
        if self.detail is not None and not set(self.detail.cards) <= set(range(1, len(self.view.cards))):
            self.detail = None
        self._hand.raised = self._raised()
        return perform(self._hand, event, before, self.view)

    def summary(self, event: Event) -> Summary | None:
        """The cards in hand, most points first."""
        if not isinstance(event, RoundScored):
            return None
        lines = [
            Line(seat, event.hands[seat], event.points[seat], total)
            for seat, total in enumerate(event.totals)
        ]
        return Summary(
            event.round, tuple(sorted(lines, key=lambda line: -line.points)), rounds=self.view.options.rounds
        )

    # -- time and drawing ----------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let cards drift home, particles fly, and what the pointer rests on come close."""
        self._stage.update(seconds)
        self._advised += seconds
        spot, rested = self._hovered
        if spot is not None:
            self._hovered = (spot, rested + seconds)
            if rested < _HOVER <= rested + seconds and self.detail is None:
                self.detail = detail_of(self.view, spot, self._window, pinned=False)

    def draw(self, pen: Pen) -> None:
        """Draw the table; changes nothing."""
        picture, stage = self.picture(), self._stage
        light(pen, stage.turned)
        draw_panels(pen, self.art, picture)
        draw_middle(pen, picture)
        draw_lane(pen, self.art, picture)
        moving = sorted([*stage.cards.values(), *stage.passing], key=lambda card: card.pose.z)
        draw_cards(pen, self.art, self.view.cards, moving)
        draw_over_middle(pen, self.art, picture)
        draw_over_lane(pen, picture)
        if picture.window is not None and picture.asking:
            draw_window(pen, self.art, picture, picture.window)
        self._draw_advice(pen, picture)
        stage.particles.draw(pen.screen)
        for moment in stage.moments:
            moment.draw(pen)
        stage.remarks.draw(pen)
        stage.floats.draw(pen)
        if self.detail is not None:
            draw_detail(pen, self.art, self.layout, self.view, self.detail)

    def _draw_advice(self, pen: Pen, picture: Picture) -> None:
        if self._advice is None or not self.asking or self.focus.browsing:
            return
        faded = 1.0 if self.manner.reduced_motion else min(self._advised / hints.FADE_SECONDS, 1.0)
        hints.draw(pen, hints.tags(picture, self._advice), faded)

    @property
    def caption_area(self) -> FRect:
        """Above the player's duck."""
        return self.layout.caption

    @property
    def tools_area(self) -> FRect:
        """Below the preview."""
        return self.layout.tools

    def draw_card(self, pen: Pen, view: SixpackView, card: int, area: FRect) -> None:
        """A still card in an area: each round has cards of its own."""
        draw_card(pen, self.art, view.cards[card] if card else None, area)

    def picture(self) -> Picture:
        """What the panels show."""
        return Picture(
            view=self.view,
            people=self.people,
            layout=self.layout,
            log=self._hand.log,
            focus=self.focus,
            window=self._window,
            areas=self.areas(),
            words=self._words(),
            moods=self._hand.moods,
            acting=self._hand.acting,
            turned=self._stage.turned,
            preview=self.manner.preview,
            asking=self.asking,
            advice=self._advice,
        )

    # -- the player ----------------------------------------------------------------------------------

    @property
    def prompts(self) -> tuple[tuple[Action, str], ...]:
        """A close-up of the card in focus, and everything there is to read."""
        return (Action.ANNOUNCE_CARD, "close-up"), (Action.ANNOUNCE_ROWS, "read")

    @property
    def asking(self) -> bool:
        """Whether the view's own seat has a choice to make now."""
        return bool(SIXPACK.choices(self.view))

    def consumes(self, event: InputEvent) -> bool:
        """What is open here is closed here: a card close up, the piles as a menu, half a choice."""
        if self.detail is not None and self.detail.pinned:
            if isinstance(event, ActionPressed):
                return event.action in _CLOSING or event.action in _STEPS
            return isinstance(event, PointerPressed)
        if not isinstance(event, ActionPressed):
            return False
        if self.focus.browsing:
            return event.action in (Action.CANCEL, Action.CONFIRM)
        return event.action is Action.CANCEL and self.focus.draft != NOTHING

    def handle(self, event: InputEvent) -> Choice | None:
        """Move the focus, look closely, or confirm."""
        if self.detail is not None and self.detail.pinned and self.consumes(event):
            self._within_detail(event)
            return None
        match event:
            case ActionPressed(action=Action.CONFIRM):
                return self._confirm()
            case ActionPressed(action=Action.CANCEL):
                self._back()
            case ActionPressed(action=Action.ANNOUNCE_ROWS) if self.view.piles:
                self._browse(not self.focus.browsing)
            case ActionPressed(action=Action.ANNOUNCE_ROWS):
                self.manner.say(_NO_PILES)
            case ActionPressed(action=Action.ANNOUNCE_CARD):
                if self.focus.spot is None:
                    self.manner.say(NO_FOCUS)
                self._look_closely(self.focus.spot)
            case ActionPressed(action=action):
                self._announce(action)
            case PointerMoved(x=x, y=y):
                self._point(x, y)
            case PointerPressed(x=x, y=y, button=1):
                return self._press(x, y)
        return None

    def _confirm(self) -> SixpackChoice | None:
        """The choice that the focus makes, or the next part of it."""
        spot = self.focus.spot
        if self.focus.browsing:
            self._look_closely(spot)
            return None
        answer = asking.answers(self.view, self.focus.draft).get(spot) if spot is not None else None
        if isinstance(answer, Draft):
            self._draft(answer)
            return None
        return answer

    def _draft(self, draft: Draft) -> None:
        """Go on to the next part of a choice, or back."""
        self.focus = asking.drafted(self.view, self.focus, draft)
        self._arrange()
        self._settle()
        self.manner.sound(Sound.CHOOSE, volume=0.6)
        window = self._window
        title = "" if window is None else f"{window.title} "
        self.manner.read(title + self._words())

    def _back(self) -> None:
        if self.focus.browsing:
            self._browse(on=False)
        elif self.focus.draft != NOTHING:
            self._draft(NOTHING)

    def _browse(self, on: bool) -> None:
        """Open or close everything there is to read as a menu."""
        spot = Spot(Zone.PILE, 0) if on else None
        self.focus = asking.kept(self.view, replace(self.focus, spot=spot, browsing=on))
        self._settle()
        self.manner.sound(Sound.MENU_MOVE, volume=0.5)
        self.manner.say(self._words())

    # -- looking -------------------------------------------------------------------------------------

    def _look(self, spot: Spot) -> None:
        """Move the focus and say what it is on."""
        if spot == self.focus.spot:
            return
        self.focus = asking.on(self.view, self.focus, spot)
        self._settle()
        self.manner.sound(Sound.MENU_MOVE, volume=0.5)
        self.manner.read(self._words())

    def _point(self, x: float, y: float) -> None:
        """The pointer is somewhere: what may be focused there is, and what it rests on comes close."""
        spot = spot_at(self.view, self.layout, self.areas(), self.focus.spot, x, y)
        if spot is not None:
            self._look(spot)
        under = spot or self._readable_at(x, y)
        if under != self._hovered[0]:
            self._hovered = (under, 0.0)
            if self.detail is not None and not self.detail.pinned:
                self.detail = None

    def _readable_at(self, x: float, y: float) -> Spot | None:
        window = self._window
        if window is not None and self.layout.picker.collidepoint(x, y):
            return None
        there = areas(self.view, self.layout, self._hand.log, window, asking.readable(self.view))
        return spot_at(self.view, self.layout, there, self.focus.spot, x, y)

    def _press(self, x: float, y: float) -> SixpackChoice | None:
        """A press on what has the focus confirms it; elsewhere it moves the focus, or looks closely."""
        self._hovered = (None, 0.0)
        if self.detail is not None:
            self.detail = None
        spot = spot_at(self.view, self.layout, self.areas(), self.focus.spot, x, y)
        if spot is None:
            self._look_closely(self._readable_at(x, y))
            return None
        if spot != self.focus.spot:
            self._look(spot)
            return None
        if not self.asking:
            self._look_closely(spot)
            return None
        return self._confirm()

    def _look_closely(self, spot: Spot | None) -> None:
        """Show something close up, and say all of it."""
        if spot is None:
            return
        self.detail = detail_of(self.view, spot, self._window, pinned=True)
        if self.detail is not None:
            self.manner.sound(Sound.PAGE, volume=0.5)
            # All of it is on the screen: no caption is made of it.
            self.manner.read(detail_words(self.view, self.detail))
        else:
            self.manner.say(self._words_of(spot))

    def _within_detail(self, event: InputEvent) -> None:
        """Close what is shown close up, or go on to the next card of a pile."""
        detail = self.detail
        if detail is None:
            return
        step = _STEPS.get(event.action) if isinstance(event, ActionPressed) else None
        if step is None:
            self.detail = None
            self.manner.sound(Sound.PAGE, volume=0.4)
            self.manner.read(self._words())
        elif len(detail.cards) > 1:
            self.detail = replace(detail, place=(detail.place + step) % len(detail.cards))
            self.manner.sound(Sound.MENU_MOVE, volume=0.5)
            self.manner.read(detail_words(self.view, self.detail))

    # -- words ---------------------------------------------------------------------------------------

    def _words(self) -> str:
        """What the focus is on; with a hint, what that expects of it."""
        view, spot = self.view, self.focus.spot
        if spot is None:
            return ""
        answer = asking.answers(view, self.focus.draft).get(spot)
        if self._advice is not None and isinstance(answer, SixpackChoice):
            expected = NARRATOR.expected(view, self._advice, answer)
            if expected:
                # The reason says where a hand card would go.
                words = NARRATOR.card(view, spot.key) if spot.zone is Zone.HAND else self._words_of(spot)
                return f"{words} {expected}"
        return self._words_of(spot)

    def _words_of(self, spot: Spot) -> str:
        view, names = self.view, self._names
        match spot.zone:
            case Zone.HAND:
                return NARRATOR.focus_card(view, spot.key)
            case Zone.PILE:
                return NARRATOR.pile(view, spot.key)
            case Zone.TURN:
                return NARRATOR.played(view, spot.key, names)
            case Zone.SEAT:
                return NARRATOR.seat(view, spot.key, names) + "."
            case Zone.PACK:
                return NARRATOR.pack(tuple(dict.fromkeys(view.packs))[spot.key])
            case Zone.ENTRY:
                window = self._window
                if window is not None and spot.key < len(window.entries):
                    entry = window.entries[spot.key]
                    if isinstance(entry.then, Draft):
                        return f"{sentence(entry.words)}."
                    return f"{sentence(NARRATOR.choice(view, entry.then, names))}."
        return ""

    def _announce(self, action: Action) -> None:
        view = self.view
        if action in _PILE_KEYS:
            there = len(view.piles) == PILES
            pile = _PILE_KEYS.index(action)
            self.manner.say(NARRATOR.whole_pile(view, pile) if there else _NO_PILES)
        elif action is Action.ANNOUNCE_TURN:
            words = NARRATOR.who_has_chosen(view, self._names)
            waiting = NARRATOR.waiting(view, self._names) if view.waiting else ""
            self.manner.say(f"{words} {waiting}".strip())
        elif action is Action.ANNOUNCE_SCORES:
            self.manner.say(NARRATOR.scores(view, self._names))
        elif action in (Action.ANNOUNCE_DIRECTION, Action.ANNOUNCE_ROW_4):
            # There is no fourth pile, so that a pad without a free button can say this, too.
            self.manner.say(NARRATOR.direction(view))
        else:
            spot = asking.moved(self.focus, self.areas(), action)
            if spot is not None:
                self._look(spot)
