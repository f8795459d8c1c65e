"""The table of Sixpack: its picture, and its answers to input."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.ai.agent import Decision
from game.audio.sounds import Sound
from game.cardgames.sixpack.rules.choices import SixpackChoice
from game.cardgames.sixpack.rules.deck import NUMBERS
from game.cardgames.sixpack.rules.events import RoundScored
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table import focus, hint_tags, reading
from game.cardgames.sixpack.table.animation.animate import steps
from game.cardgames.sixpack.table.animation.stage_view import SixpackStageView
from game.cardgames.sixpack.table.art.card_sprites import draw_card, draw_cards
from game.cardgames.sixpack.table.art.cloth import CLOTH, woven
from game.cardgames.sixpack.table.asking.pickers import NOTHING, Draft
from game.cardgames.sixpack.table.close_up import Detail, detail_of, detail_words, draw_detail
from game.cardgames.sixpack.table.focus import CARDS
from game.cardgames.sixpack.table.focus_places import over_focus
from game.cardgames.sixpack.table.opened import Opened
from game.cardgames.sixpack.table.painting.layers import paint_above, paint_below
from game.cardgames.sixpack.table.painting.sheets import Sheet, draw_sheet
from game.cardgames.sixpack.table.picture import Picture
from game.cardgames.sixpack.table.sounds import tense
from game.cardgames.sixpack.words.events.rounds import summary_of
from game.cardgames.sixpack.words.habits import HABITS
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.engine.contract import Choice, Event
from game.language.message import message_in, sentences
from game.tables.animation.motion import MovingCard
from game.tables.art import Art
from game.tables.card_table import CardTable, Reading
from game.tables.company.people import Person
from game.tables.focus import Spot
from game.tables.layout import strip
from game.tables.raft.drawing import draw_raft
from game.tables.raft.pegs import holes
from game.tables.table import Manner
from game.ui.animation.timeline import Step
from game.ui.devices.actions import Action, InputEvent
from game.ui.drawing.draw import Pen
from game.voice.summary import Summary
from game.voice.words import NO_FOCUS


class SixpackTable(CardTable[SixpackView, SixpackStageView, Picture]):
    """One seat's picture of a match of Sixpack; `opened` is what lies over it to be read."""

    rules, habits = SIXPACK, HABITS

    def __init__(self, view: SixpackView, people: tuple[Person, ...], art: Art, manner: Manner) -> None:
        self.opened = Opened()
        super().__init__(view, people, art, manner, SixpackStageView(view, people, lambda: self.manner))

    @property
    def detail(self) -> Detail | None:
        """The card or pile that is shown close up."""
        return self.opened.detail

    # -- the shown state -----------------------------------------------------------------------------

    def show(self, view: SixpackView) -> None:
        """Show a view at once."""
        self.opened.close()
        super().show(view)

    def advise(self, decision: Decision | None, *, figures: bool = False, made: Choice | None = None) -> None:
        """Show an agent's prospects for the choices beside them, shortened; None: no longer."""
        short = None if decision is None else hint_tags.shortened(decision)
        super().advise(short, figures=figures, made=made)

    def spot_of(self, choice: Choice) -> Spot | None:
        """The spot that makes a choice, or begins it."""
        return hint_tags.spot_of(self.view, choice)

    @property
    def taken(self) -> tuple[FRect, ...]:
        """All that words leave free; here the way of play, too, of which no number is hidden."""
        return (*super().taken, *strip(self.layout.board, len(NUMBERS), 0.0))

    def steps(self, event: Event) -> list[Step]:
        if self.detail is not None and not set(self.detail.cards) <= set(range(1, len(self.view.cards))):
            self.opened.close()
        return steps(self.shown, event)

    @property
    def tense(self) -> bool:
        """Whether the end is near."""
        return tense(self.view)

    def summary(self, event: Event) -> Summary | None:
        """The cards left in the hands, most points first."""
        return summary_of(self.view, event) if isinstance(event, RoundScored) else None

    # -- time and drawing ----------------------------------------------------------------------------

    def update(self, seconds: float, pace: float = 1.0) -> None:
        """Let cards drift home, particles fly, and show the thing under a resting pointer close up."""
        super().update(seconds, pace)
        spot = self.opened.rests(seconds)
        if spot is not None:
            self.opened.detail = detail_of(self.view, spot, self.shown.window, pinned=False)

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
            gazes=shown.gazes,
            preview=self.manner.preview,
            asking=self.asking,
            advice=shown.advice,
            seen=shown.seen,
            counts=shown.counts,
            lying={key: card.pose for key, card in self.stage.cards.items()},
            log=shown.log,
            window=shown.window,
            hovered=self.opened.hovered,
            acting=shown.acting,
            centre=shown.centre,
            turned=shown.turned,
            over_focus=over_focus(shown.layout, self.stage.cards, shown.focus.spot),
            pulse=shown.pulse,
            shift=shown.shift,
        )

    def draw_ground(self, pen: Pen) -> None:
        """The raft on its pond."""
        ground = self.shown.layout.ground
        draw_raft(pen, self.art, ground, CLOTH, lambda: holes(ground) + woven(ground))

    def draw_below(self, pen: Pen, picture: Picture) -> None:
        """The light of the cloth, players, packs, the way of play."""
        paint_below(pen, self.art, picture)

    def draw_cards(self, pen: Pen, picture: Picture, cards: list[MovingCard]) -> None:
        """Draw the cards, which shake at a heavy blow; of those beneath others only a strip shows."""
        beneath = {card for pile in picture.seen.piles for card in pile[:-1]}
        hand = (self.view.hand, picture.layout.hand_card)
        draw_cards(pen, self.art, self.view.cards, cards, beneath, picture.shift, hand=hand)

    def draw_above(self, pen: Pen, picture: Picture) -> None:
        """The marks on the cards, the focused card's way, the question, the picker that is open, a hint."""
        covered = self.opened.sheet is not None or self.detail is not None
        # A figure rises where the own duck's words stand.
        paint_above(pen, self.art, picture, covered=covered, silent=len(self.stage.floats) > 0)
        if self.hint is not None:
            hint_tags.draw(pen, hint_tags.tags(picture, self.hint), self.faded)

    def draw_over_all(self, pen: Pen, picture: Picture) -> None:
        """Draw the sheet or the close-up that is open, if there is one."""
        if self.opened.sheet is not None:
            draw_sheet(pen, self.art, picture, self.opened.sheet)
        elif self.detail is not None:
            draw_detail(pen, self.art, picture.layout, self.view, self.detail)

    def draw_card(self, pen: Pen, view: SixpackView, card: int, area: FRect) -> None:
        """A still card in an area: each round has cards of its own."""
        draw_card(pen, self.art, view.cards[card] if card else None, area)

    # -- the player ----------------------------------------------------------------------------------

    @property
    def prompts(self) -> tuple[tuple[Action, str], ...]:
        """The keys for a close-up of the focused card, and for all that can be read."""
        return (
            (Action.ANNOUNCE_CARD, message_in("a key reads", "close-up")),
            (Action.ANNOUNCE_ROWS, message_in("a key", "read")),
        )

    @property
    def begun(self) -> bool:
        """Whether a choice in several parts is begun."""
        return self.shown.focus.draft != NOTHING

    def consumes(self, event: InputEvent) -> bool:
        """Whether the event closes a thing that is open on the table, or pages in it."""
        return self.opened.consumes(event) or super().consumes(event)

    def handle(self, event: InputEvent) -> Choice | None:
        """Move the focus, look closely, or confirm."""
        if self.opened.consumes(event):
            self._within(event)
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
        title = "" if shown.window is None else shown.window.title
        self.manner.read(sentences(title, self.words()))

    # -- looking closely -----------------------------------------------------------------------------

    def point(self, x: float, y: float, *, held: bool = False) -> None:
        """Move the focus to the spot at the pointer; a thing under a resting pointer is shown close up.

        A pointer rests on cards while the player thinks, or watches where the last one fell: a close-up
        there would hide the table, so it takes a click or a key.
        """
        super().point(x, y, held=held)
        spot = self.shown.spot_at(x, y) or self.shown.readable_at(x, y)
        self.opened.point(None if spot is not None and spot.zone in CARDS else spot)

    def press(self, x: float, y: float) -> Choice | None:
        """A press takes hold of a spot, or opens a close-up of what can only be read."""
        self.opened.let_go()
        return super().press(x, y)

    def read(self, spot: Spot) -> None:
        """Show a spot close up, and say all its words."""
        self.opened.close()
        detail = self.opened.detail = detail_of(self.view, spot, self.shown.window, pinned=True)
        if detail is not None:
            self.manner.sound(Sound.PAGE, volume=0.5)
            # All of it is on the screen: no caption is made of it.
            self.manner.read(detail_words(self.view, detail))
        else:
            self.manner.say(reading.spot_words(self.view, spot, self.shown.window, self.shown.names))

    def _within(self, event: InputEvent) -> None:
        """Close what is open, or go on to the next card of a pile."""
        detail, step = self.detail, self.opened.step(event)
        if detail is None or not step:
            self.opened.close()
            self.manner.sound(Sound.PAGE, volume=0.4)
            self.manner.read(self.words())
        elif len(detail.cards) > 1:
            detail = self.opened.detail = detail.paged(step)
            self.manner.tick(detail.place, len(detail.cards))
            self.manner.read(detail_words(self.view, detail))

    # -- words ---------------------------------------------------------------------------------------

    def words(self) -> str:
        """The words of the focus; with a hint, also its prospect."""
        shown = self.shown
        return reading.words_of(self.view, shown.focus, shown.window, shown.names, shown.advice)

    @property
    def unread(self) -> str:
        """Before the piles are laid there is nothing to read."""
        return "" if self.view.piles else reading.NO_PILES

    @property
    def reading(self) -> Reading:
        """The keys that read."""
        view, names = self.view, self.shown.names
        scores = partial(NARRATOR.scores, view, names)
        return {
            **reading.keys_of_the_piles(view),
            Action.ANNOUNCE_TURN: partial(self._open, Sheet.TURN, partial(reading.turn_words, view, names)),
            Action.ANNOUNCE_SCORES: partial(self._open, Sheet.STANDING, scores),
            Action.ANNOUNCE_CARD: self._close_up,
        }

    def _open(self, sheet: Sheet, words: Callable[[], str]) -> str:
        """Open a sheet that also says its words, or close it."""
        if self.view.round:
            self.opened.turn_to(sheet)
        return words()

    def _close_up(self) -> str:
        """Show the focused spot close up, which says its words; the answer if there is none."""
        if self.focus.spot is None:
            return NO_FOCUS
        self.read(self.focus.spot)
        return ""
