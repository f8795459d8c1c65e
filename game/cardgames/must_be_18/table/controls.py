"""Who sits at the table of You Must Be 18!: picks cards up, puts them on columns, reads, and lays."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.ai.agent import Decision
from game.audio.sounds import Sound
from game.cardgames.must_be_18.rules.deck import SIX
from game.cardgames.must_be_18.rules.events import MustBe18Choice, OpenColumn
from game.cardgames.must_be_18.rules.legality import Lay
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.table import focus as asking
from game.cardgames.must_be_18.table import reading
from game.cardgames.must_be_18.table import selection as draft
from game.cardgames.must_be_18.table.animation.stage_view import Dragged, Stagehand
from game.cardgames.must_be_18.table.dragging import Drag
from game.cardgames.must_be_18.table.focus import LAYING, Focus, Spot, Zone
from game.cardgames.must_be_18.table.focus_places import areas, spot_at
from game.cardgames.must_be_18.table.selection import NOTHING, Draft
from game.cardgames.must_be_18.words.narrator import NARRATOR
from game.tables.spots import moved
from game.tables.table import Manner
from game.ui.actions import (
    Action,
    ActionPressed,
    InputEvent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.ui.palette import BONE, GOLD, MINT
from game.ui.particles import Kind
from game.voice.narrator import Verbosity
from game.voice.words import NO_FOCUS

_COLUMN_KEYS = (
    Action.ANNOUNCE_ROW_1,
    Action.ANNOUNCE_ROW_2,
    Action.ANNOUNCE_ROW_3,
    Action.ANNOUNCE_ROW_4,
    Action.ANNOUNCE_ROW_5,
    Action.ANNOUNCE_ROW_6,
)


class Player:
    """What the player does at one table.

    Attributes:
        advice: what an agent expects of the choices, while that is shown.
    """

    def __init__(self, hand: Stagehand, manner: Callable[[], Manner]) -> None:
        self.advice: Decision | None = None
        self._hand = hand
        self._stage = hand.stage
        self._manner = manner
        self._drag = Drag()

    @property
    def _view(self) -> MustBe18View:
        return self._hand.view

    @property
    def _draft(self) -> Draft:
        return self._hand.draft

    @property
    def _focus(self) -> Focus:
        return self._hand.focus

    def let_go(self) -> None:
        """Nothing is dragged any more."""
        self._drag = Drag()
        self._hand.dragged = None

    def advise(self, decision: Decision | None) -> None:
        """Suggest what an agent thinks best; None: no longer."""
        hand = self._hand
        self.advice = decision
        if decision is None:
            hand.draft = replace(hand.draft, ghost=None)
        elif decision.prospects and self.may_select:
            choice = decision.choice
            hand.draft = Draft(ghost=choice) if isinstance(choice, Lay) else NOTHING
            act = next((act for act, idle in asking.IDLE.items() if idle == choice), asking.LAY)
            hand.focus = asking.on(hand.view, hand.draft, hand.focus, Spot(Zone.ACT, act))
        hand.focus = asking.kept(hand.view, hand.draft, hand.focus)
        hand.settle()

    @property
    def aimed(self) -> int | None:
        """The column on which the card that is picked up would go."""
        spot, hand = self._focus.spot, self._hand
        if hand.draft.held is None or spot is None or spot.zone is not Zone.COLUMN:
            return None
        return spot.key if self._manner().preview or hand.dragged is not None else None

    @property
    def words(self) -> str:
        """What there is to say of the focus."""
        hand = self._hand
        return reading.words_of(hand.view, hand.draft, hand.focus, hand.names, self.advice)

    def consumes(self, event: InputEvent) -> bool:
        """What is open here is closed here: the table as a menu, and what is about to be laid."""
        if not isinstance(event, ActionPressed):
            return False
        if self._focus.browsing:
            return event.action in (Action.CANCEL, Action.CONFIRM)
        return event.action is Action.CANCEL and bool(self._view.columns) and self._draft != NOTHING

    def handle(self, event: InputEvent) -> MustBe18Choice | None:
        """Move the focus, pick up, put, read, or lay."""
        match event:
            case ActionPressed(action=Action.CONFIRM):
                return self._confirm(self._focus.spot)
            case ActionPressed(action=Action.CANCEL):
                self._back()
            case ActionPressed(action=Action.NEXT | Action.PREVIOUS) if self.may_select:
                self._suggest(1 if event.action is Action.NEXT else -1)
            case ActionPressed(action=Action.ANNOUNCE_ROWS) if self._view.round:
                self._browse(not self._focus.browsing)
            case ActionPressed(action=Action.ANNOUNCE_ROWS):
                self._manner().say(NARRATOR.columns(self._view))
            case ActionPressed(action=action):
                self._announce(action)
            case PointerMoved(x=x, y=y, held=held):
                self._point(x, y, held)
            case PointerPressed(x=x, y=y, button=1):
                return self._press(x, y)
            case PointerReleased(x=x, y=y, button=1):
                self._release(x, y)
        return None

    @property
    def may_select(self) -> bool:
        """Whether cards may be put on columns now."""
        return draft.is_asked(self._view) and bool(self._view.columns) and not self._focus.browsing

    def _confirm(self, spot: Spot | None) -> MustBe18Choice | None:
        """The choice that a spot makes, or the next part of it."""
        if spot is None:
            return None
        if self._focus.browsing or not draft.is_asked(self._view):
            self._manner().say(reading.spot_words(self._view, self._draft, spot, self._hand.names))
            return None
        if spot.zone is Zone.ACT:
            return self._act(spot.key)
        if not self._view.columns:
            # There is nothing but the three sixes: any of them lays them.
            six = spot.zone is Zone.COLUMN or self._view.numbers[spot.key] == SIX
            return draft.answer(self._view, self._draft) if six else None
        if spot.zone is Zone.HAND:
            self._change(draft.lifted(self._draft, spot.key))
        elif self._draft.held is not None:
            self._change(draft.put(self._draft, spot.key))
        else:
            self._pick_at(spot.key)
        return None

    def _act(self, act: int) -> MustBe18Choice | None:
        """What a plaque does."""
        if act == asking.SUGGEST:
            self._suggest(1)
        elif act == asking.BACK:
            self._change(draft.back(self._draft))
        else:
            choice = reading.chosen_by(self._view, self._draft, Spot(Zone.ACT, act))
            if choice is None:
                self._refuse(reading.message(self._view, self._draft, None, self._hand.names)[0])
            return choice
        return None

    def _pick_at(self, column: int) -> None:
        """A column is confirmed with nothing picked up: what is there is taken, or taken back."""
        view, chosen = self._view, self._draft
        if chosen.ghost is not None:
            self._change(draft.accepted(view, chosen))
        elif chosen.on(column) is not None:
            self._change(draft.taken(chosen, column), guided=False)
        elif column < len(view.columns):
            self._manner().say(f"{NARRATOR.column(view, column)} Choose a card for it first.")
        else:
            new = [lay for lay in draft.suggestions(view, chosen) if isinstance(lay, OpenColumn)]
            if new:
                self._change(replace(chosen, ghost=new[0]))
            else:
                self._refuse(reading.no_column(view, chosen))

    def _refuse(self, words: str) -> None:
        self._manner().sound(Sound.ERROR)
        self._manner().say(words)

    def _change(self, changed: Draft, *, guided: bool = True) -> None:
        """What is about to be laid is another now; the focus goes on to what comes next."""
        view, before = self._view, self._draft
        was = draft.answer(view, before) is not None
        self._hand.draft = changed
        if guided:
            spot = asking.following(view, changed, self._focus)
            self._hand.focus = asking.on(view, changed, self._focus, spot)
        self._hand.focus = asking.kept(view, changed, self._focus)
        self._hand.settle()
        if changed.puts != before.puts or changed.ghost != before.ghost:
            self._hand.throb()
        if not was and draft.answer(view, changed) is not None:
            self._snap()
        else:
            self._manner().sound(Sound.CHOOSE, volume=0.6)
        if changed.puts or changed.ghost is not None:
            self._manner().read(f"{self._total()} {self.words}")
        else:
            self._manner().read(self.words)

    def _total(self) -> str:
        """The total that the counter shows, and what is wrong with it."""
        words, _wrong = reading.message(self._view, self._draft, None, self._hand.names)
        return words if words.endswith((".", "!", "?")) else f"{words}."

    def _snap(self) -> None:
        """It is eighteen, and may be laid."""
        stage, counter = self._stage, self._stage.layout.counter
        stage.sound(Sound.EIGHTEEN, counter.centerx)
        stage.burst(Kind.STAR, (counter.centerx, counter.top + counter.height * 0.36), 22, (GOLD, MINT, BONE))
        self._manner().rumble(0.3, 60)

    def _suggest(self, step: int) -> None:
        """Show the next way to go on from what is put."""
        view = self._view
        chosen = replace(self._draft, ghost=None)
        found = list(draft.suggestions(view, chosen))
        if self.advice is not None:
            costs = {one.choice: one.cost for one in self.advice.prospects}
            found.sort(key=lambda lay: costs.get(lay, 1e9))
        if not found:
            self._refuse(reading.NO_WAY)
            return
        ghost = self._draft.ghost
        at = found.index(ghost) + step if ghost in found else min(step, 0)
        self._hand.draft = replace(chosen, ghost=found[at % len(found)])
        self._hand.focus = asking.on(view, self._draft, self._focus, LAYING)
        self._hand.settle()
        self._hand.throb()
        self._manner().sound(Sound.MENU_MOVE, volume=0.6)
        place = f"{at % len(found) + 1} of {len(found)}"
        self._manner().read(f"{place}: {self.words}")

    def _back(self) -> None:
        if self._focus.browsing:
            self._browse(on=False)
        elif self.may_select and self._draft != NOTHING:
            self._change(draft.back(self._draft))

    # -- looking -------------------------------------------------------------------------------------

    def _browse(self, on: bool) -> None:
        """Open or close everything there is to read as a menu; the columns come first."""
        self._hand.focus = asking.kept(self._view, self._draft, replace(self._focus, spot=None, browsing=on))
        if not on:
            self._hand.focus = asking.asked(self._view, self._draft, self._focus)
        self._hand.settle()
        self._manner().sound(Sound.MENU_MOVE, volume=0.5)
        self._manner().say(self.words)

    def _look(self, spot: Spot) -> None:
        """Move the focus and say what it is on."""
        if spot == self._focus.spot:
            return
        aimed = self.aimed
        self._hand.focus = asking.on(self._view, self._draft, self._focus, spot)
        self._hand.settle()
        if self.aimed != aimed:
            self._hand.throb()
        self._manner().sound(Sound.MENU_MOVE, volume=0.5)
        self._manner().read(self.words)

    # -- the mouse -----------------------------------------------------------------------------------

    def _spot_at(self, x: float, y: float) -> Spot | None:
        return spot_at(
            self._view,
            self._stage.layout,
            self._draft,
            self._hand.areas(),
            self._focus.spot,
            x,
            y,
        )

    def _point(self, x: float, y: float, held: bool) -> None:
        """The pointer moves: with its button down, what it has pressed comes along."""
        drag = self._drag
        if not held or drag.card is None:
            spot = self._spot_at(x, y)
            if spot is not None:
                self._look(spot)
            return
        if not drag.goes and not drag.far(x, y):
            return
        if not drag.goes:
            self._drag = replace(drag, goes=True)
            rest = tuple([one for one in self._draft.puts if one.card != drag.card])
            self._hand.draft = Draft(rest, drag.card)
        self._hand.dragged = Dragged(drag.card, x, y)
        column = self._column_at(x, y)
        spot = Spot(Zone.HAND, drag.card) if column is None else Spot(Zone.COLUMN, column)
        if spot == self._focus.spot:
            self._hand.settle()
        else:
            self._look(spot)

    def _column_at(self, x: float, y: float) -> int | None:
        there = self._hand.areas().items()
        return next(
            (spot.key for spot, area in there if spot.zone is Zone.COLUMN and area.collidepoint(x, y)), None
        )

    def _press(self, x: float, y: float) -> MustBe18Choice | None:
        """A press picks up, puts, or does what a plaque says; what is pressed may be dragged, too."""
        spot = self._spot_at(x, y)
        if spot is None:
            self._read_at(x, y)
            return None
        self._look(spot)
        chosen = self._draft
        if not self.may_select or spot.zone is Zone.ACT:
            return self._confirm(spot)
        if spot.zone is Zone.HAND:
            self._drag = Drag(spot.key, x, y, again=chosen.held == spot.key)
            if chosen.held != spot.key:
                self._change(draft.lifted(chosen, spot.key), guided=False)
        elif chosen.held is None and chosen.ghost is None and chosen.on(spot.key) is not None:
            self._drag = Drag(chosen.on(spot.key), x, y, again=True)
        else:
            return self._confirm(spot)
        return None

    def _release(self, x: float, y: float) -> None:
        """What was dragged falls on a column or goes home; a click on what was up already lays it down."""
        drag = self._drag
        self.let_go()
        if drag.card is None or not self.may_select:
            return
        if drag.goes:
            column = self._column_at(x, y)
            if column is None:
                self._change(replace(self._draft, held=None), guided=False)
            else:
                self._change(draft.put(self._draft, column))
        elif drag.again:
            rest = tuple([one for one in self._draft.puts if one.card != drag.card])
            self._change(Draft(rest), guided=False)

    def _read_at(self, x: float, y: float) -> None:
        """Say what is under the pointer, if anything is."""
        there = areas(self._view, self._stage.layout, self._draft, (), asking.readable(self._view))
        spot = next((spot for spot, area in there.items() if area.collidepoint(x, y)), None)
        if spot is not None:
            self._manner().say(reading.spot_words(self._view, self._draft, spot, self._hand.names))

    # -- words ---------------------------------------------------------------------------------------

    def _announce(self, action: Action) -> None:
        view, names, say = self._view, self._hand.names, self._manner().say
        if action in _COLUMN_KEYS:
            column = _COLUMN_KEYS.index(action)
            there = bool(view.columns)
            say(NARRATOR.column(view, column, Verbosity.FULL) if there else NARRATOR.columns(view))
        elif action is Action.ANNOUNCE_TURN:
            say(NARRATOR.turn(view, names))
        elif action is Action.ANNOUNCE_SCORES:
            say(NARRATOR.scores(view, names))
        elif action is Action.ANNOUNCE_SELECTION:
            say(reading.total_words(view, self._draft))
        elif action is Action.ANNOUNCE_LAST_TRICK:
            say(NARRATOR.last_turn(view, names))
        elif action is Action.ANNOUNCE_POINTS:
            say(NARRATOR.hand(view))
        elif action is Action.ANNOUNCE_CARD:
            say(NO_FOCUS if self._focus.spot is None else self.words)
        else:
            spot = moved(self._hand.areas(), self._focus.spot, action)
            if spot is not None:
                self._look(spot)
