"""The screen of a match: reads input, shows events, and asks the player for choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace
from pygame import FRect

from game.audio.sounds import Music, Sound
from game.cardgames.registry import kit_of
from game.engine.contract import Event, IllegalChoice, Phase
from game.language.message import message, sentence, sentences
from game.scenes.awards.saving import save_achievements
from game.scenes.context import Context
from game.scenes.keys import keys_hint
from game.scenes.match.hints import Hints
from game.scenes.match.offers import skip_labels, tools_of, undo_refusal
from game.scenes.match.saved_matches import save_result, surviving_match
from game.scenes.match.skipping import Skipping
from game.scenes.match.standalone import StandaloneMode
from game.scenes.match.subtitles import Subtitles, subtitle_words
from game.scenes.match_mode.mode import MatchMode
from game.scenes.pieces.board_area import draw_board
from game.scenes.stack import SurvivingMatch
from game.scenes.table_frame import TableFrame, action_at_table, is_press
from game.session.analysis import coaching_of
from game.session.session import Session
from game.session.sharing import Sharing
from game.tables.show import SPEEDS, Show
from game.tables.table import Table, TableServices
from game.ui.devices.actions import Action, ActionPressed, Device, FocusLost, InputEvent, PadLeft
from game.ui.drawing.draw import Pen
from game.ui.forms.prompts import key_name, prompt_label
from game.voice.narrator import Narrator
from game.voice.rounds import rounds_named
from game.voice.summary import Summary
from game.voice.topics import Topic


def make_table(context: Context, session: Session, view: Any) -> tuple[Table[Any], Narrator]:
    """Return the table of a session's game, showing a view, and the game's narrator."""
    kit = kit_of(session.header.game)
    people = context.people(session.players)
    return kit.table(view, people, context.art, context.table_services()), kit.narrator()


class TableScene(TableFrame):
    """The scene of a match; `sharing` is None unless several people take turns at this machine."""

    def __init__(self, context: Context, session: Session, mode: MatchMode | None = None) -> None:
        """`session` may be new (then it's dealt here) or resumed; the default `mode` is a StandaloneMode."""
        super().__init__(context)
        self.session = session
        self.mode = mode or StandaloneMode(context, session)
        self._rounds = rounds_named(session.game.round_name)
        keep = context.archive.save_accuracy
        self.coaching = None if session.shared else coaching_of(session.reading, keep, context.notify)
        self.par = self.mode.par
        self.summary: Summary | None = None
        self._asked_for: int | None = None
        self._opened_for: int | None = None
        self.table, self.narrator = make_table(context, session, session.opening)
        self._shared_table = self.table
        context.captions.clear_history()
        context.captions.turn_page(self._rounds.title(max(self.table.view.round, 1)))
        self.sharing: Sharing | None = None
        if session.takes_turns:
            self.sharing = Sharing(session, context.captions, self._clear_speech, context.joined)
        self.subtitles = Subtitles(subtitle_words(kit_of(session.header.game).glossary()))
        captions = context.captions
        self.show = Show(
            self.table, self.narrator, say=self._say, caption=captions.show, shown=self._on_shown
        )
        self.skipping = Skipping(session, self.show)
        self._apply_settings()
        self.hints = Hints(context, session, self.table, self.narrator)
        self.apply_pace()
        if not session.dealt:
            session.deal()
            self.table.greet(session.header.seed, self.mode.greetings)

    # -- lifecycle -----------------------------------------------------------------------------------

    @property
    def surviving_match(self) -> SurvivingMatch:
        return surviving_match(self.session.journal)

    def resume(self) -> None:
        context = self.context
        self._asked_for = None
        self.apply_pace()
        self._apply_settings()
        self._play_music()
        self._announce_skipping()
        if self._asked:
            # Another screen has been read out since.
            context.captions.announce_question(self._question)

    def _apply_settings(self) -> None:
        services = self.context.table_services()
        if self.skipping.on:
            # What isn't shown isn't heard, either.
            services = TableServices(services.settings)
        elif self.context.settings.subtitles:
            services = replace(services, subtitle=self.subtitles.show)
        self.table.apply_settings(services)

    def _play_music(self) -> None:
        self.context.audio.play_music(Music.TENSE if self.table.tense else Music.CALM)

    def shutdown(self) -> None:
        if self.sharing is not None:
            self.sharing.end_look()
        self.session.leave()
        self._report_problem()
        if self.coaching is not None:
            self.coaching.close()
        if self.par is not None:
            self.par.close()

    @property
    def keys(self) -> tuple[Action, ...]:
        helps = (action for action, _words in reversed(self.mode.tools))
        skip = (Action.SKIP,) if self.can_skip or self.mode.leave_label else ()
        commands = (Action.MENU, Action.LOG, Action.HELP, Action.FASTER, Action.SLOWER)
        return (*super().keys, *helps, *skip, *commands)

    @property
    def key_names(self) -> Mapping[Action, str]:
        return {**super().key_names, **self.mode.key_names}

    @property
    def moving(self) -> bool:
        if not self.table.calm or self.subtitles.shown:
            return True
        return self.stack.top is self and (not self._asked or self.show.busy or self.session.hinting)

    @property
    def _asked(self) -> bool:
        """Whether the prompt for the pending choice has already been announced."""
        return self.session.my_turn and self._asked_for == self.session.choices_made

    def update(self, seconds: float) -> None:
        session = self.session
        if self.coaching is not None:
            self.coaching.update()
        if self.par is not None:
            # Ghosts have a low priority, so they may start with the deal.
            self.par.begin()
            self.par.update()
        if self.stack.top is not self:
            self.table.update(seconds)
            return
        context = self.context
        context.captions.update(seconds)
        self.subtitles.update(seconds)
        self.mode.update(seconds)
        if self.skipping.on:
            over = self.skipping.play_unseen(seconds)
            self._report_problem()
            if over:
                self._apply_settings()
                self._show_result()
            return
        instant = self.show.speed == "instant"
        factor = SPEEDS[self.show.speed]
        session.update(seconds * (factor or 1.0), patient=not instant)
        self._report_problem()
        while session.events:
            self.show.feed(session.events.popleft())
        self.hints.update(seconds, busy=self.show.busy)
        self.show.update(seconds)
        self._play_music()
        if self.show.busy:
            return
        if self.summary is not None:
            self._show_result()
        elif session.match.phase is Phase.ROUND_OVER:
            session.deal()
        elif session.due_seat is not None:
            context.screens.curtain(self, session.due_seat)
        elif session.my_turn and not self._asked:
            self._asked_for = session.choices_made
            self._close_hands()
            self._ask()

    # -- skipping to the end ---------------------------------------------------------------------------

    @property
    def can_skip(self) -> bool:
        return self.skipping.possible

    def _announce_skipping(self) -> None:
        """Announce once that the rest of the match can be skipped, when that becomes possible."""
        if self.can_skip and not self.skipping.announced:
            self.skipping.announced = True
            bindings, pad = self.context.input.bindings, self.context.device is Device.GAMEPAD
            skip = self.prompt_action(Action.SKIP)
            key = prompt_label(bindings, skip, Device.GAMEPAD) if pad else key_name(bindings, skip)
            words = message("You’re out. The menu has a way to skip to the end.")
            if key:
                words = message("You’re out. Press {key} to skip to the end.", key=key)
            self.context.captions.say(words, Topic.QUESTIONS)

    def skip(self) -> None:
        self.close_overlays()
        if self.can_skip and not self.skipping.on:
            self.skipping.on = True
            self._apply_settings()
            self.context.captions.answer(message("Skipping to the end…"))

    def _report_problem(self) -> None:
        if self.session.problem:
            self.context.notify(self.session.problem)
            self.session.problem = None

    def _ask(self) -> None:
        question = self._question
        if question:
            captions, keys = self.context.captions, keys_hint(self.context)
            if self.table.shows_question:
                captions.say(keys)
                captions.announce_question(question)
            else:
                captions.say(sentences(keys, question), Topic.QUESTIONS)
            focused = self.table.focus_words
            named = self.table.question_names_focus or focused == question
            if not (named or self.context.input.pointing):
                captions.read(focused, patient=True)
            self.context.audio.play(Sound.YOUR_TURN, volume=0.6)

    @property
    def _question(self) -> str:
        """The question to the player, or an empty text if there is none."""
        return self.narrator.question(self.table.view, tuple(person.name for person in self.table.people))

    def _on_shown(self, event: Event) -> None:
        self.mode.on_event_shown(event)
        found = self.table.summary(event)
        if found is not None:
            self.summary = found

    def _show_result(self) -> None:
        """Show the scoring scene, or the mode's end of the match; after the last round, save the result."""
        summary, self.summary = self.summary, None
        if summary is None:
            return
        if self.session.match.over:
            self.mode.on_match_over()
            if self.mode.counts:
                save_achievements(self.context, self.session)
            # The result comes last: until it's saved, the match can be resumed, and this is repeated.
            save_result(self.context, self.session)
        if self.coaching is not None:
            self.coaching.analysis_of(summary.round)
        if not self.session.match.over or not self.mode.end(self.coaching):
            self.context.screens.scoring(self, summary)

    # -- drawing -------------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        draw_board(pen, self.table)
        self.subtitles.draw(pen, self.table.side_areas)
        sign = self.over_tools(self.mode.sign_height) if self.mode.signed else None
        if sign is not None:
            self.mode.draw_sign(pen, sign)
        self._draw_tools(pen, sign)

    def _draw_tools(self, pen: Pen, sign: FRect | None) -> None:
        shortcut = skip_labels(self.mode, self.skipping)
        tools = tools_of(self.mode, shortcut, self.show.speed)
        out = self.session.game.is_out(self.table.view)
        hints = (
            *(() if out and not self.table.browsing else (self.play_prompt,)),
            *(((self.hint_key, self.mode.hint),) if Action.HINT in dict(tools) else ()),
            *(((self.prompt_action(Action.SKIP), shortcut.key),) if shortcut is not None else ()),
            *self.table.prompts,
        )
        self.draw_foot(pen, tools, hints, sign=sign)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        if self._is_from_other_pad(event):
            return True
        if isinstance(event, PadLeft) and (seat := self.seat_of_pad(event.pad)) is not None:
            self.wait_for_pad(seat, event.pad)
            return True
        if isinstance(event, PadLeft):
            gone = message("{device} was unplugged.", device=event.name)
            self.context.captions.answer(sentences(gone, message("The match is paused.")))
            self._pause()
            return True
        if isinstance(event, FocusLost):
            return True
        if (tool := self.tool_at(event)) is not None:
            return self._command(tool)
        if self.table.consumes(event):
            self.table.handle(event)
            return True
        if isinstance(event, ActionPressed) and self._command(
            action_at_table(event, skips=skip_labels(self.mode, self.skipping) is not None)
        ):
            return True
        if self.show.busy and is_press(event):
            self.show.hurry()
            return True
        if self.reads_first(event):
            return True
        choice = self.table.handle(event)
        if choice is None:
            return True
        if self.show.busy or self.session.events or not self.session.my_turn:
            # The picture lags behind the match, so the choice was made for an older state.
            return True
        try:
            self.session.choose(choice)
            self.table.end_chat()
            self.hints.hide()
            self.context.drop_question()
            if self.sharing is not None:
                self._show_shared_table(self.sharing)
        except IllegalChoice as error:
            self.context.audio.play(Sound.ERROR)
            self.context.captions.answer(str(error))
        return True

    def _command(self, action: Action) -> bool:
        """Perform one of the scene's own actions; return False if the action isn't one of them."""
        match action:
            case Action.MENU | Action.CANCEL:
                self._pause()
            case Action.LOG:
                self.context.screens.log()
            case Action.HELP:
                self.context.screens.rules(self.session.header.game)
            case Action.SKIP if self.can_skip:
                self.skip()
            case Action.SKIP if self.mode.leave_label:
                self.mode.leave_early()
            case Action.FASTER | Action.SLOWER:
                self.change_speed(action, list(SPEEDS))
                self.context.change(speed=self.show.speed)
            case Action.UNDO | Action.HINT if self.mode.handle_help(action, self):
                pass
            case Action.UNDO:
                self.undo()
            case Action.HINT:
                self.hints.press()
            case _:
                return False
        if action is not Action.UNDO:
            self.context.play_sound(Sound.MENU_CONFIRM)
        return True

    def close_overlays(self) -> None:
        self.stack.pop_to(self)

    @property
    def from_title(self) -> bool:
        return self.stack.below(self) is self.stack.scenes[0]

    def leave(self) -> None:
        self.clear_away()
        if self.stack.top is not None:
            self.stack.top.resume()

    def clear_away(self) -> None:
        self.stack.pop_without_resuming(len(self.stack) - self.stack.scenes.index(self))

    def undo(self) -> None:
        if self.session.undo():
            self.hints.hide()
            self.skipping.on = False
            self._apply_settings()
            self.show.drop()
            self.summary = None
            self._asked_for = self._opened_for = None
            self.table.show(self.session.view)
            self.mode.after_undo()
            self.context.audio.play(Sound.UNDO)
            self.context.captions.answer(message("Undone."))
            view, choices = self.session.view, kit_of(self.session.header.game).choices()
            moment = sentence(choices.moment(view))
            self.context.captions.read(sentences(sentence(self._rounds.title(view.round)), moment))
        else:
            self.context.audio.play(Sound.ERROR)
            self.context.captions.answer(undo_refusal(self.session))

    def open_hands(self) -> bool:
        session, opened = self.session, self.session.face_up_view
        if opened is None or not session.my_turn or session.events or self.show.busy:
            return False
        self._opened_for = session.choices_made
        self.table.show(opened)
        self.context.captions.answer(message("All hands are face up until your next turn."))
        return True

    def _close_hands(self) -> None:
        if self._opened_for not in (None, self.session.choices_made):
            self._opened_for = None
            self.table.show(self.session.view)

    # -- several people ------------------------------------------------------------------------------

    def reveal_to(self, seat: int) -> None:
        if self.sharing is not None:
            self.sharing.start_look(seat)
            self._replace_table(make_table(self.context, self.session, self.session.view)[0])

    def seat_of_pad(self, pad: int) -> int | None:
        return None if self.sharing is None else self.sharing.pads.seat_of(pad)

    def wait_for_pad(self, seat: int, pad: int) -> None:
        self._hide_hand()
        self.context.screens.pad_gone(self, seat, pad)

    def _is_from_other_pad(self, event: InputEvent) -> bool:
        """Return whether an event comes from somebody's gamepad while another person looks at their hand."""
        seat = self.session.own_seat
        if self.sharing is None or seat is None or not isinstance(event, ActionPressed):
            return False
        return not self.sharing.pads.allows(seat, event.pad, self.context.input.pads.numbers)

    def _hide_hand(self) -> None:
        """Show the shared table instead of one person's view, if several people play here."""
        if self.sharing is not None and self.session.own_seat is not None:
            self._show_shared_table(self.sharing)

    def _show_shared_table(self, sharing: Sharing) -> None:
        """Show the shared table again, without what one person has seen and heard."""
        sharing.end_look()
        self._replace_table(self._shared_table)

    def _replace_table(self, table: Table[Any]) -> None:
        """Replace the table with another one of the same match, dropping everything shown on the old one."""
        self.show.drop()
        self.table = self.show.table = table
        self.subtitles = Subtitles(subtitle_words(kit_of(self.session.header.game).glossary()))
        self.hints = Hints(self.context, self.session, table, self.narrator)
        self._asked_for = None
        self._apply_settings()

    def _clear_speech(self) -> None:
        if self.context.aloud is not None:
            self.context.aloud.drop_all()

    def _say(self, words: str, topic: Topic) -> None:
        """Announce words about an event, and log them on the current round's page."""
        if number := self.table.view.round:
            self.context.captions.turn_page(self._rounds.title(number))
        self.context.captions.announce_shown(words, topic)
        if self.sharing is not None:
            self.sharing.remember_caption(words)

    def _pause(self) -> None:
        # The table shows through the menu, and anybody may look at it.
        self._hide_hand()
        self.context.screens.pause(self)
