"""The daily deal's screen: a calendar, and a paper with the selected day's deal."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from game.arcade.daily.diary import MOST_DAYS, DailyDeal, DiaryEntry, deal_of_day, share_text
from game.cardgames.registry import GAMES
from game.language.message import Text, day, join_items, message, message_in, month, sentence, sentences
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.context import Context
from game.scenes.daily.calendar import DayPad, day_area, days_of, draw_future_days
from game.scenes.daily.paper import draw_day_paper, draw_streak
from game.scenes.daily.words import outcome_of, streak_words
from game.scenes.match_mode.par_words import DAILY_WAITS
from game.scenes.pieces.boathouse import Area, WoodenArrow, draw_note, draw_title_board
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BoardButton, page_step
from game.scenes.pieces.loading_sign import show_when_loaded
from game.scenes.read_aloud import copy_to_clipboard
from game.ui.devices.actions import Action, InputEvent
from game.ui.drawing.draw import Pen
from game.ui.drawing.scenery.pond import draw_pond

_TITLE: Area = (40.0, 18.0, 336.0, 68.0)
_MONTH: Area = (456.0, 22.0, 236.0, 60.0)
_EARLIER: Area = (392.0, 22.0, 56.0, 60.0)
_LATER: Area = (700.0, 22.0, 56.0, 60.0)
_STREAK: Area = (800.0, 18.0, 444.0, 68.0)
_PAPER: Area = (800.0, 98.0, 444.0, 362.0)
_FIRST: Area = (800.0, 498.0, 444.0, 66.0)
_SECOND: Area = (800.0, 576.0, 270.0, 52.0)
_BACK: Area = (1084.0, 576.0, 160.0, 52.0)
_NOTE: Area = (800.0, 640.0, 444.0, 66.0)
_ONLY: Area = (800.0, 498.0, 286.0, 66.0)
_BACK_BESIDE: Area = (1096.0, 498.0, 148.0, 66.0)
_LONG_NOTE: Area = (800.0, 580.0, 444.0, 126.0)
"""The area of the note if there's at most one button in addition to *Back*."""


class DailyScene(BoardScene):
    """A scene with today's deal and those of the past year."""

    title = message("Daily deal")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        context.warn_about_clock()
        self._load_diary()
        self.selected = self._shown = self.today
        self.refill()
        self.focus_first(BoardButton)

    def _load_diary(self) -> None:
        """Load today's date and the player's diary."""
        self.today = self.context.today()
        self._diary = self.context.archive.diary()
        self._first = date.fromordinal(max(self.today.toordinal() - MOST_DAYS + 1, 1))

    @property
    def deal(self) -> DailyDeal | None:
        """The selected day's deal, or None if there's no table for it."""
        return deal_of_day(self.selected, self.context.cast.daily)

    @property
    def _entry(self) -> DiaryEntry | None:
        return self._diary.entries.get(self.selected)

    def resume(self) -> None:
        before, focused = self.today, self.form.focus
        self._load_diary()
        if before != self.today or not self._first <= self.selected <= self.today:
            self.selected = self._shown = self.today
        self.refill()
        self.form.focus = min(focused, len(self.form.widgets) - 1)
        streak = streak_words(self._diary.streak(self.today))
        self.read_out(self.title, self.words, streak, self.form.words)

    @property
    def about(self) -> Text:
        """A description of the selected day's deal, or why there's none."""
        deal = self.deal
        if deal is None:
            return message("There’s no table for a daily deal.")
        names = [found.name for one in deal.table.opponents if (found := self.context.cast.opponent(one))]
        head = message("{game} · {table}.", game=GAMES[deal.table.game].title, table=deal.table.title)
        return sentences(head, deal.table.about, message("Against {names}.", names=join_items(names)))

    @property
    def words(self) -> Text:
        """The content of the paper, to be read aloud."""
        when = sentence(day(self.selected.isoformat()))
        return sentences(when, self.about, self._outcome)

    @property
    def _outcome(self) -> Text:
        """The outcome of the selected day's deal, whose game is named before it."""
        return outcome_of(self._entry, "" if self.deal is None else self.deal.table.game)

    # -- widgets -------------------------------------------------------------------------------------

    def refill(self) -> None:
        devices, context = self.context.input, self.context
        buttons = self._deal_buttons()
        many = len(buttons) > 1
        parts: list[PlacedWidget] = list(zip(buttons, (_FIRST, _SECOND) if many else (_ONLY,), strict=False))
        parts.append((self.back_sign(message("Back to the arcade.")), _BACK if many else _BACK_BESIDE))
        for step, place in ((-1, _EARLIER), (1, _LATER)):
            if self._has_month(step):
                words = message("Turn to {month}", month=month(self._month_away(step)))
                parts.append((WoodenArrow(words, partial(self._turn_page, step), step, devices), place))
        weekday = context.language.first_weekday
        for one in days_of(self._shown):
            if self._first <= one <= self.today:
                entry = self._diary.entries.get(one)
                selected, today = one == self.selected, one == self.today
                deal = buttons[0] if selected and buttons else None
                press = deal.on_press if deal else partial(self._select_day, one)
                opens = deal.text if deal else ""
                pad = DayPad(one, entry, press, context.art, today=today, selected=selected, opens=opens)
                parts.append((pad, day_area(one, weekday)))
        self.set_widgets(parts)

    def _deal_buttons(self) -> list[BoardButton]:
        entry = self._entry
        if entry is not None and entry.result is not None:
            share = message("Copies your result as a single line that gives no cards away.")
            watch = message("Every card of your match, once more.")
            return [
                BoardButton(message("Watch this deal"), "", self._watch_match, watch, strong=True),
                BoardButton(message("Copy my result"), "", self._copy_result, share),
            ]
        if self.selected != self.today:
            help: Text = message(
                "The same cards and opponents as on that day. Your records and your streak stay as they are."
            )
            words, under = message("Play this deal"), message("without a score")
            return [] if self.deal is None else [BoardButton(words, under, self._practise, help)]
        if self._diary.unfinished_entry(self.today):
            help = sentences(message("Your match is just as you left it."), DAILY_WAITS)
            return [BoardButton(message("Resume today’s deal"), "", self._resume_match, help, strong=True)]
        if self.deal is None:
            return []
        help = sentences(message("Everyone gets the same cards today, and one rated try."), DAILY_WAITS)
        return [BoardButton(message("Play today’s deal"), "", self._start_rated, help, strong=True)]

    def _select_day(self, one: date) -> None:
        self.selected = one
        self._refill_keeping_focus()
        opens = [sentence(button.text) for button in self._deal_buttons()[:1]]
        self.context.captions.read(sentences(self.about, *opens))

    def _month_away(self, step: int) -> date:
        """Return the first day of the month `step` months away."""
        months = self._shown.year * 12 + self._shown.month - 1 + step
        year, number = divmod(max(months, 12), 12)
        return date(min(year, date.max.year), number + 1, 1)

    def _has_month(self, step: int) -> bool:
        return self._first.replace(day=1) <= self._month_away(step) <= self.today

    def _turn_page(self, step: int) -> None:
        """Show the month `step` months away."""
        self._shown = self._month_away(step)
        self._refill_keeping_focus()
        self.context.captions.read(sentences(sentence(month(self._shown)), self.form.words))

    def _refill_keeping_focus(self) -> None:
        """Recreate the widgets, and focus the one with the same name or, failing that, of the same type."""
        focused = self.form.focused
        self.refill()
        rows = list(self.form.widgets)
        same = (at for at, row in enumerate(rows) if focused is not None and row.title == focused.title)
        alike = (at for at, row in enumerate(rows) if type(row) is type(focused))
        self.form.focus = next(same, next(alike, 0))

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.PAGE_UP, Action.PAGE_DOWN)

    def handle(self, event: InputEvent) -> bool:
        step = page_step(event)
        if not step:
            return super().handle(event)
        if self._has_month(step):
            self._turn_page(step)
        else:
            self.form.announce()
        return True

    # -- deals ---------------------------------------------------------------------------------------

    def _start_rated(self) -> None:
        """Start today's deal, unless another window has done so or midnight has passed."""
        start = partial(self.stack.run_behind_sign, message("Setting the table…"), self._start_deal)
        self.context.screens.confirm_before_rated(start)

    def _start_deal(self) -> None:
        shown = self.deal
        self._load_diary()
        if shown is None or shown.day != self.today or not self.context.screens.start_daily(shown):
            self.resume()

    def _practise(self) -> None:
        deal = self.deal
        if deal is not None:
            table = deal.table
            made = self.context.header(
                table.game, table.opponents, table.options, rated=False, title=table.key
            )
            start = partial(self.context.screens.start, replace(made, seed=deal.seed))
            self.stack.run_behind_sign(message("Setting the table…"), start)

    @property
    def _journal_path(self) -> Path:
        return self.context.places.saves / self._diary.entries[self.selected].journal

    def _resume_match(self) -> None:
        show_when_loaded(self.context, self.stack, self._journal_path, self.context.screens.resume)

    def _watch_match(self) -> None:
        show_when_loaded(self.context, self.stack, self._journal_path, self.context.screens.watch)

    def _copy_result(self) -> None:
        entry = self._diary.entries[self.selected]
        if entry.result is None or entry.result.game not in GAMES:
            return
        line = share_text(entry, GAMES[entry.result.game].title, self._diary.streak(self.selected))
        copied = copy_to_clipboard(line)
        said = message_in("a result", "Copied.") if copied else message("Copying doesn’t work here.")
        self.context.captions.answer(said)
        if not copied:
            self.context.notify(line, spoken=False)

    def draw(self, pen: Pen) -> None:
        draw_pond(pen)
        fit = Fit.of(pen.area)
        draw_title_board(pen, fit.area(*_TITLE), self.title, 42 * fit.scale, 300 * fit.scale)
        draw_title_board(pen, fit.area(*_MONTH), month(self._shown), 30 * fit.scale, 210 * fit.scale)
        draw_streak(pen, fit, fit.area(*_STREAK), self._diary.streak(self.today))
        draw_future_days(pen, fit, self._shown, self.today, self.context.language.first_weekday)
        deal, title = self.deal, day(self.selected.isoformat())
        draw_day_paper(pen, fit, self.context, fit.area(*_PAPER), deal, title, self._outcome)
        if isinstance(self.form.focused, BoardButton):
            note = _NOTE if _SECOND in self._places else _LONG_NOTE
            draw_note(pen, fit, fit.area(*note), self.focus_help)
        self.draw_form(pen, fit)
