"""Selecting cards at the table of You Must Be 18!: picking up, putting on columns, dragging, laying."""

from __future__ import annotations

from math import inf

from msgspec.structs import replace

from game.ai.agent import Decision
from game.audio.cues import highest_tier
from game.audio.sounds import Sound
from game.cardgames.must_be_18.rules.deck import SIX
from game.cardgames.must_be_18.rules.events import MustBe18Choice, OpenColumn
from game.cardgames.must_be_18.rules.legality import Lay
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table import selection, spot_words
from game.cardgames.must_be_18.table.model import DraggedCard, MustBe18Model
from game.cardgames.must_be_18.table.selection import LAYING, NOTHING, DraftPlacement, SelectionDraft
from game.cardgames.must_be_18.table.sounds import MADE_18, pitch_of
from game.cardgames.must_be_18.words.narrator import NARRATOR
from game.engine.contract import Choice
from game.language.message import message, sentence, sentences
from game.tables.focus import Spot
from game.tables.pointer import Grip
from game.tables.table_view import TableView
from game.ui.animation.particles import ParticleKind
from game.ui.devices.actions import Action
from game.ui.drawing.palette import BONE, GOLD, MINT


class SelectionTable(TableView[MustBe18View, MustBe18Model]):
    """A table at which the player selects several cards before laying them."""

    _pressed: Grip | None = None
    """The pressed card; `again` if it was already picked up or placed, so that a click returns it."""

    @property
    def draft(self) -> SelectionDraft:
        return self.model.draft

    def stop_dragging(self) -> None:
        self._pressed = None
        self.model.dragged = None

    def advise(self, decision: Decision | None, *, figures: bool = False, made: Choice | None = None) -> None:
        if decision is None:
            self.model.draft = replace(self.model.draft, suggestion=None)
        elif decision.prospects and self.may_select and self.model.advice is None:
            self.point_out(decision.choice)
        self.model.validate_focus()
        super().advise(decision, figures=figures, made=made)

    def point_out(self, choice: Choice) -> None:
        model = self.model
        model.draft = (
            SelectionDraft(suggestion=choice)
            if isinstance(choice, Lay)
            else selection.valid_draft(self.view, NOTHING)
        )
        button = next((button for button, idle in selection.IDLE.items() if idle == choice), selection.LAY)
        model.focus_on(Spot(Zone.ACT, button))
        model.validate_focus()
        model.settle()

    @property
    def begun(self) -> bool:
        return bool(self.view.columns) and self.draft != NOTHING

    @property
    def may_select(self) -> bool:
        return selection.must_choose(self.view) and bool(self.view.columns) and not self.focus.browsing

    def confirm(self) -> Choice | None:
        return None if self.focus.spot is None else self._confirm_spot(self.focus.spot)

    def move_focus(self, action: Action) -> None:
        if self.may_select and self.services.helps and action in (Action.NEXT, Action.PREVIOUS):
            self._suggest(1 if action is Action.NEXT else -1)
        else:
            super().move_focus(action)

    def _confirm_spot(self, spot: Spot) -> MustBe18Choice | None:
        """Confirm a spot, and return the choice that this completes; otherwise None."""
        if self.focus.browsing or not selection.must_choose(self.view):
            self.read_spot(spot)
            return None
        if spot.zone is Zone.ACT:
            return self._press_button(spot.key)
        if not self.view.columns:
            # Only the three sixes can be laid, so confirming any six lays them.
            six = spot.zone is Zone.COLUMN or self.view.numbers[spot.key] == SIX
            return selection.choice_of_draft(self.view, self.draft) if six else None
        if spot.zone is Zone.HAND:
            self._set_draft(selection.pick_up(self.draft, spot.key))
        elif self.draft.held is not None:
            self._set_draft(selection.place_on(self.draft, spot.key))
        else:
            self._confirm_column(spot.key)
        return None

    def _press_button(self, button: int) -> MustBe18Choice | None:
        """Press an action's button, and return the choice that this makes; otherwise None."""
        if button == selection.SUGGEST:
            self._suggest(1)
        elif button == selection.BACK:
            self._set_draft(selection.undo_step(self.draft))
        else:
            choice = spot_words.choice_of_spot(self.view, self.draft, Spot(Zone.ACT, button))
            if choice is None:
                self.model.refused = True
                self._refuse(spot_words.total_feedback(self.view, self.draft, None, self.model.names))
            return choice
        return None

    def _confirm_column(self, column: int) -> None:
        """Confirm a column with no card picked up: accept the suggestion, or take back the card put there."""
        view, chosen = self.view, self.draft
        if chosen.suggestion is not None:
            self._set_draft(selection.accept_suggestion(view, chosen))
        elif (card := chosen.card_on(column)) is not None:
            self._set_draft(SelectionDraft(self._placements_without(card)), guided=False)
        elif column < len(view.columns) or not self.services.helps:
            exists = column < len(view.columns)
            words = NARRATOR.column(view, column) if exists else NARRATOR.new_column(view)
            self.services.say(sentences(words, message("Choose a card for it first.")))
        else:
            new = [lay for lay in selection.suggestions(view, chosen) if isinstance(lay, OpenColumn)]
            if new:
                self._set_draft(replace(chosen, suggestion=new[0]))
            else:
                self._refuse(spot_words.no_column_reason(view, chosen))

    def _refuse(self, words: str) -> None:
        self.services.sound(Sound.ERROR)
        self.services.say(words)

    def _set_draft(self, changed: SelectionDraft, *, guided: bool = True) -> None:
        """Replace the draft and, if `guided`, move the focus to the next step."""
        view, before = self.view, self.draft
        self.model.refused, self.model.hint_text = False, ""
        was_complete = selection.choice_of_draft(view, before) is not None
        self.model.draft = changed
        if guided:
            self.model.focus_on(self.model.next_draft_spot())
        self.model.validate_focus()
        self.model.settle()
        if changed.placements != before.placements or changed.suggestion != before.suggestion:
            self.model.throb()
        if not was_complete and selection.choice_of_draft(view, changed) is not None:
            self._celebrate_eighteen()
        else:
            pitch = pitch_of(selection.check_draft(view, changed).tops)
            self.services.sound(Sound.CHOOSE, volume=0.6, pitch=pitch)
        if changed.placements or changed.suggestion is not None:
            total = spot_words.total_feedback(self.view, self.draft, None, self.model.names)
            self.services.read(sentences(sentence(total), self.model.words()))
        else:
            self.services.read(self.model.words())

    def _celebrate_eighteen(self) -> None:
        """Celebrate a draft that totals 18 and may be laid."""
        stage, sign = self.stage, self.model.layout.sign
        stage.play(MADE_18, sign.centerx)
        stage.burst(ParticleKind.STAR, sign.center, 22, (GOLD, MINT, BONE))
        self.services.rumble(highest_tier(MADE_18))

    def _suggest(self, step: int) -> None:
        """Suggest the next legal play that completes the draft, or the previous one if `step` is negative."""
        view = self.view
        chosen = replace(self.draft, suggestion=None)
        lays = list(selection.suggestions(view, chosen))
        if self.model.advice is not None:
            values = {prospect.choice: prospect.value for prospect in self.model.advice.prospects}
            lays.sort(key=lambda lay: values.get(lay, -inf), reverse=True)
        if not lays:
            self._refuse(spot_words.NO_WAY)
            return
        suggestion = self.draft.suggestion
        index = lays.index(suggestion) + step if suggestion in lays else min(step, 0)
        self.model.draft = replace(chosen, suggestion=lays[index % len(lays)])
        self.model.focus_on(LAYING)
        self.model.settle()
        self.model.throb()
        self.services.tick(index % len(lays), len(lays))
        self.services.read(
            message("{n} of {all}: {words}", n=index % len(lays) + 1, all=len(lays), words=self.model.words())
        )

    def take_back(self) -> None:
        if self.may_select:
            self._set_draft(selection.undo_step(self.draft))

    def focus_spot(self, spot: Spot) -> None:
        aimed = self.model.aimed_column
        super().focus_spot(spot)
        if self.model.aimed_column != aimed:
            self.model.throb()

    # -- the mouse -----------------------------------------------------------------------------------

    def move_pointer(self, x: float, y: float, *, held: bool = False) -> None:
        grip = self._pressed
        if not held or grip is None:
            super().move_pointer(x, y, held=held)
            return
        card = grip.spot.key
        if not grip.drags and not grip.is_drag(x, y):
            return
        if not grip.drags:
            grip.drags = True
            self.model.draft = SelectionDraft(self._placements_without(card), card)
        self.model.dragged = DraggedCard(card, x, y)
        column = self._column_at(x, y)
        spot = grip.spot if column is None else Spot(Zone.COLUMN, column)
        if spot == self.focus.spot:
            self.model.settle()
        else:
            self.focus_spot(spot)

    def _placements_without(self, card: int) -> tuple[DraftPlacement, ...]:
        return tuple([placed for placed in self.draft.placements if placed.card != card])

    def _column_at(self, x: float, y: float) -> int | None:
        spots = self.areas().items()
        return next(
            (spot.key for spot, area in spots if spot.zone is Zone.COLUMN and area.collidepoint(x, y)), None
        )

    def press(self, x: float, y: float) -> Choice | None:
        spot = self.spot_at(x, y)
        if spot is None:
            return super().press(x, y)
        if not self.may_select or spot.zone is Zone.ACT:
            return super().press(x, y)
        self.focus_spot(spot)
        chosen = self.draft
        if spot.zone is Zone.HAND:
            self._pressed = Grip(spot, x, y, again=chosen.held == spot.key)
            if chosen.held != spot.key:
                self._set_draft(selection.pick_up(chosen, spot.key), guided=False)
            return None
        placed = chosen.card_on(spot.key)
        if chosen.held is not None or chosen.suggestion is not None or placed is None:
            return self._confirm_spot(spot)
        self._pressed = Grip(Spot(Zone.HAND, placed), x, y, again=True)
        return None

    def release(self, x: float, y: float) -> Choice | None:
        choice = super().release(x, y)
        grip = self._pressed
        self.stop_dragging()
        if grip is None or not self.may_select:
            return choice
        if grip.drags:
            column = self._column_at(x, y)
            if column is None:
                self._set_draft(replace(self.draft, held=None), guided=False)
            else:
                self._set_draft(selection.place_on(self.draft, column))
        elif grip.again:
            self._set_draft(SelectionDraft(self._placements_without(grip.spot.key)), guided=False)
        return None
