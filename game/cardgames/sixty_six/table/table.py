"""The table of Sixty-six: what the player sees, looks at and chooses."""

from __future__ import annotations

from msgspec.structs import replace
from pygame import FRect

from game.ai.agent import Decision
from game.audio.sounds import Sound
from game.cardgames.sixty_six.rules.events import HandScored, SixtySixChoice
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.table import focus as asking
from game.cardgames.sixty_six.table import hint_tags as hints
from game.cardgames.sixty_six.table import reading
from game.cardgames.sixty_six.table.animation.animate import perform
from game.cardgames.sixty_six.table.animation.stage_view import Stagehand
from game.cardgames.sixty_six.table.art.card_sprites import deck_of, draw_card, draw_cards
from game.cardgames.sixty_six.table.call_panel import draw_bids, draw_ways
from game.cardgames.sixty_six.table.card_places import dimmed
from game.cardgames.sixty_six.table.focus import Focus, Half, Spot, Zone
from game.cardgames.sixty_six.table.focus_places import areas, spot_at
from game.cardgames.sixty_six.table.layout import TableLayout, lay_out
from game.cardgames.sixty_six.table.middle import draw_last_trick, draw_middle, draw_over_trick
from game.cardgames.sixty_six.table.panels import draw_calls, draw_players
from game.cardgames.sixty_six.table.picture import Picture
from game.cardgames.sixty_six.table.score_panel import draw_books, draw_score
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.cardgames.sixty_six.words.results import summary_of
from game.engine.contract import Choice, Event
from game.tables.art import Art
from game.tables.people import Person
from game.tables.spots import moved
from game.tables.stage import Stage
from game.tables.table import Manner, Table
from game.ui.actions import Action, ActionPressed, InputEvent, PointerMoved, PointerPressed
from game.ui.draw import Pen
from game.ui.timeline import Step
from game.voice.narrator import Verbosity
from game.voice.summary import Summary
from game.voice.words import NO_FOCUS

_LAST = (Action.ANNOUNCE_LAST_TRICK, Action.ANNOUNCE_ROW_1)
_POINTS = (Action.ANNOUNCE_POINTS, Action.ANNOUNCE_ROW_2)
"""There are no rows, so that a pad without free buttons can ask for these, too."""
_CLOSING = (Action.CONFIRM, Action.CANCEL, *_LAST)


class SixtySixTable(Table[SixtySixView]):
    """One seat's picture of a match of Sixty-six.

    Attributes:
        looking: whether the last trick is looked at.
    """

    def __init__(self, view: SixtySixView, people: tuple[Person, ...], art: Art, manner: Manner) -> None:
        super().__init__(view, people, art, manner)
        self.focus = Focus()
        self.looking = False
        self._advice: Decision | None = None
        self._advised = 0.0
        self._size = (1280.0, 720.0)
        self.layout = self._lay_out()
        self._stage = Stage(self.layout, lambda: self.manner)
        self._hand = Stagehand(self._stage, view, people, lambda: self.manner)
        self.show(view)

    # -- what is shown -------------------------------------------------------------------------------

    def _lay_out(self) -> TableLayout:
        tagged = self._advice is not None and self.view.stage == "play" and self.focus.half is None
        return lay_out(*self._size, has_hand=self.view.seat is not None, has_tags=tagged)

    def _arrange(self) -> None:
        """Lay everything out as it must be now."""
        self.layout = self._stage.layout = self._lay_out()
        self._stage.width = self._size[0]

    def resize(self, width: float, height: float) -> None:
        """Lay everything out on a canvas of so many units; what is going on goes on."""
        if (width, height) != self._size:
            self._size = (width, height)
            self._arrange()
            self._hand.raised = self._raised()
            self._stage.put(self._hand.homes())

    def show(self, view: SixtySixView) -> None:
        """Show a view at once."""
        self.view = view
        self.focus = asking.kept(view, self.focus)
        self.looking = False
        self._arrange()
        self._hand.forget(view)
        self._hand.raised = self._raised()
        self._stage.put(self._hand.homes())

    def advise(self, decision: Decision | None) -> None:
        """Show at everything that may be chosen what an agent expects of it; None: no longer."""
        self._advice = decision
        self._advised = 0.0
        self._settle()

    def _raised(self) -> int | None:
        """The hand card to raise: the focused one."""
        spot = self.focus.spot
        return spot.key if spot is not None and spot.zone is Zone.HAND else None

    def _settle(self) -> None:
        self._arrange()
        self._hand.raised = self._raised()
        self._stage.settle(self._hand.homes())

    def areas(self) -> dict[Spot, FRect]:
        """Everything that the focus may move over now, and where it is."""
        return areas(self.view, self.layout, asking.spots(self.view, self.focus))

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.people)

    # -- events --------------------------------------------------------------------------------------

    def perform(self, event: Event) -> list[Step]:
        """Take an event into the view; the steps show how it happened."""
        before = self.view
        self.view = SIXTY_SIX.see(before, event)
        self.looking = False
        self.focus = asking.kept(self.view, self.focus)
        self._hand.raised = self._raised()
        return perform(self._hand, event, before, self.view)

    def summary(self, event: Event) -> Summary | None:
        """Both teams' tricks, marriages and ticks, and whether the bid was made."""
        return summary_of(self.view, event, self._names) if isinstance(event, HandScored) else None

    # -- time and drawing ----------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let cards drift home, particles fly and words rise."""
        self._stage.update(seconds)
        self._advised += seconds

    def draw(self, pen: Pen) -> None:
        """Draw the table; changes nothing."""
        picture, stage = self.picture(), self._stage
        draw_players(pen, self.art, picture)
        draw_books(pen, self.art, picture)
        draw_middle(pen, picture)
        moving = sorted([*stage.cards.values(), *stage.passing], key=lambda card: card.pose.z)
        draw_cards(pen, self.art, picture.deck, moving, dimmed(self.view))
        draw_over_trick(pen, picture, {card.key for card in moving if card.held})
        if picture.asking and not self.focus.browsing:
            if asking.in_auction(self.view):
                draw_bids(pen, picture)
            draw_ways(pen, picture)
        self._draw_advice(pen, picture)
        draw_calls(pen, picture)
        stage.particles.draw(pen.screen)
        for moment in stage.moments:
            moment.draw(pen)
        stage.remarks.draw(pen)
        stage.floats.draw(pen)
        if self.looking and self.view.tricks:
            draw_last_trick(pen, self.art, picture)

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

    def draw_card(self, pen: Pen, view: SixtySixView, card: int, area: FRect) -> None:
        """A still card in an area."""
        del view
        draw_card(pen, self.art, deck_of(self.manner), card, area)

    def draw_total(self, pen: Pen, total: int, area: FRect) -> bool:
        """A score as the black six and the red four show it."""
        draw_score(pen, total, area)
        return True

    def picture(self) -> Picture:
        """What is drawn."""
        question, refused = reading.question(self.view, self.focus, self._names)
        return Picture(
            view=self.view,
            people=self.people,
            layout=self.layout,
            focus=self.focus,
            areas=self.areas(),
            words=reading.words_of(self.view, self.focus, self._names, self._advice),
            question=question,
            refused=refused,
            moods=self._hand.moods,
            calling=self._hand.calling,
            deck=deck_of(self.manner),
            preview=self.manner.preview,
            asking=self.asking,
            advice=self._advice,
        )

    # -- the player ----------------------------------------------------------------------------------

    @property
    def prompts(self) -> tuple[tuple[Action, str], ...]:
        """The trick, and the one before; on a pad that is where the rows of other games are."""
        return (Action.ANNOUNCE_ROWS, "trick"), (Action.ANNOUNCE_LAST_TRICK, "last one")

    @property
    def asking(self) -> bool:
        """Whether the view's own seat has a choice to make now."""
        return self.view.seat is not None and self.view.asked == self.view.seat

    def consumes(self, event: InputEvent) -> bool:
        """What is open here is closed here: the last trick, the table as a menu, half a choice."""
        if self.looking:
            return isinstance(event, PointerPressed) or (
                isinstance(event, ActionPressed) and event.action in _CLOSING
            )
        if not isinstance(event, ActionPressed):
            return False
        if self.focus.browsing:
            return event.action in (Action.CANCEL, Action.CONFIRM)
        return event.action is Action.CANCEL and self.focus.half is not None

    def handle(self, event: InputEvent) -> Choice | None:
        """Move the focus, look, read, or confirm."""
        if self.looking and self.consumes(event):
            self._look_at_last(on=False)
            return None
        match event:
            case ActionPressed(action=Action.CONFIRM):
                return self._confirm()
            case ActionPressed(action=Action.CANCEL):
                self._back()
            case ActionPressed(action=Action.ANNOUNCE_ROWS) if self.view.round:
                self._browse(not self.focus.browsing)
            case ActionPressed(action=Action.ANNOUNCE_ROWS):
                self.manner.say("No cards are dealt yet.")
            case ActionPressed(action=action):
                self._announce(action)
            case PointerMoved(x=x, y=y):
                spot = spot_at(self.view, self.layout, self.areas(), self.focus.spot, x, y)
                if spot is not None:
                    self._look(spot)
            case PointerPressed(x=x, y=y, button=1):
                return self._press(x, y)
        return None

    def _confirm(self) -> SixtySixChoice | None:
        """The choice that the focus makes; what is none says why."""
        spot = self.focus.spot
        if spot is None:
            return None
        if self.focus.browsing or not self.asking:
            self._read(spot)
            return None
        answer = asking.answers(self.view, self.focus.half).get(spot)
        if answer is None:
            self.manner.sound(Sound.ERROR)
            self.manner.say(reading.refusal(self.view, spot))
            return None
        if isinstance(answer, Half):
            self._halve(answer)
            return None
        return answer

    def _halve(self, half: Half | None) -> None:
        """Go on to the way in which a card is led, or back."""
        self.focus = asking.halved(self.view, self.focus, half)
        self._settle()
        self.manner.sound(Sound.CHOOSE, volume=0.6)
        self.manner.read(self._words())

    def _back(self) -> None:
        if self.focus.browsing:
            self._browse(on=False)
        elif self.focus.half is not None:
            self._halve(None)

    def _browse(self, on: bool) -> None:
        """Open or close everything there is to read as a menu; the trick comes first."""
        self.focus = asking.kept(self.view, replace(self.focus, spot=None, browsing=on))
        self._settle()
        self.manner.sound(Sound.MENU_MOVE, volume=0.5)
        self.manner.say(self._words())

    def _look(self, spot: Spot) -> None:
        """Move the focus and say what it is on."""
        if spot == self.focus.spot:
            return
        self.looking = False
        self.focus = asking.on(self.view, self.focus, spot)
        self._settle()
        self.manner.sound(Sound.MENU_MOVE, volume=0.5)
        self.manner.read(self._words())

    def _press(self, x: float, y: float) -> SixtySixChoice | None:
        """A press on what has the focus confirms it; elsewhere it moves the focus, or reads."""
        view, focus = self.view, self.focus
        spot = spot_at(view, self.layout, self.areas(), focus.spot, x, y)
        if spot is None:
            everything = areas(view, self.layout, asking.readable(view))
            under = spot_at(view, self.layout, everything, focus.spot, x, y)
            if under is not None:
                self._read(under)
            return None
        if spot != focus.spot:
            self._look(spot)
            return None
        return self._confirm()

    def _read(self, spot: Spot) -> None:
        """Say all of something; the last trick is looked at, too."""
        if spot.zone is Zone.LAST:
            self._look_at_last(on=True)
        else:
            self.manner.say(reading.spot_words(self.view, spot, self._names, self.focus.half))

    def _look_at_last(self, on: bool) -> None:
        """Show the trick before, or no longer."""
        if on:
            self.manner.say(NARRATOR.last_trick(self.view, self._names))
        self.looking = on and bool(self.view.tricks)
        self.manner.sound(Sound.PAGE, volume=0.5)

    # -- words ---------------------------------------------------------------------------------------

    def _words(self) -> str:
        return reading.words_of(self.view, self.focus, self._names, self._advice)

    def _announce(self, action: Action) -> None:
        view, names = self.view, self._names
        if action in _LAST:
            self._look_at_last(on=True)
        elif action in _POINTS:
            self.manner.say(NARRATOR.card_points(view, names))
        elif action is Action.ANNOUNCE_TURN:
            self.manner.say(NARRATOR.turn(view, names))
        elif action is Action.ANNOUNCE_SCORES:
            self.manner.say(NARRATOR.scores(view, names))
        elif action is Action.ANNOUNCE_ROW_3:
            self.manner.say(f"{NARRATOR.trump(view)} {NARRATOR.marriages(view, names)}")
        elif action is Action.ANNOUNCE_ROW_4:
            self.manner.say(NARRATOR.hand(view))
        elif action is Action.ANNOUNCE_CARD:
            self._announce_focus()
        else:
            spot = moved(self.areas(), self.focus.spot, action)
            if spot is not None:
                self._look(spot)

    def _announce_focus(self) -> None:
        """The focused card, or whatever has the focus, at full length."""
        spot = self.focus.spot
        if spot is None:
            self.manner.say(NO_FOCUS)
        elif spot.zone is Zone.HAND:
            self.manner.say(NARRATOR.focus_card(self.view, spot.key, Verbosity.FULL))
        else:
            self.manner.say(self._words())
