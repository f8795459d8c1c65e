"""The daily deal: today's table, its one rated try, the calendar, the streak, and the line to share."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from pygame import FRect

from game.arcade.daily.deal import DailyDeal, deal_of_day
from game.arcade.daily.diary import share_text
from game.cardgames.registry import GAMES
from game.language.message import Text, day, listed, message, message_in, sentences
from game.scenes.context import Context
from game.scenes.daily.calendar import Days, day_areas, days_shown, draw_month
from game.scenes.daily.words import outcome_of, streak_words
from game.scenes.frame import SideFormScene
from game.scenes.match_mode.par_words import DAILY_WAITS
from game.scenes.read_aloud import copy
from game.ui.devices.actions import InputEvent, PointerPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MIST
from game.ui.drawing.scenery.noticeboard import draw_noticeboard
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, Paragraph, Widget

_HEAD = 128.0


class DailyScene(SideFormScene):
    """Today's deal and those before it."""

    title = message("Daily deal")
    width = 520.0
    share = 0.44

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._month = FRect()
        context.doubt_clock()
        self._read()
        self._walked = self._days.index(self.today)
        self.refill()
        self.focus_first(Button)

    def _read(self) -> None:
        """Read today's date and the player's files."""
        self.today = self.context.today()
        self._diary = self.context.archive.diary()
        self._days = days_shown(self._diary, self.today)
        self.deal: DailyDeal | None = deal_of_day(self.today, self.context.cast.daily)

    def resume(self) -> None:
        looked, count = self._days[self._walked], len(self._days)
        self._read()
        self._walked = self._days.index(looked) if looked in self._days else len(self._days) - 1
        if count != len(self._days):
            self._walked = self._days.index(self.today)
        self.refill()
        title = message("{title}.", title=self.title)
        streak = streak_words(self._diary.streak(self.today))
        self.context.captions.read(sentences(title, self.form.paragraph_words, streak, self.form.words))

    @property
    def _about(self) -> Text:
        """Today's deal, or why there is none."""
        if self.deal is None:
            return message("There’s no table for a daily deal.")
        names = [
            found.name for one in self.deal.table.opponents if (found := self.context.cast.opponent(one))
        ]
        table = self.deal.table
        head = message("{game} · {table}.", game=GAMES[table.game].title, table=table.title)
        return sentences(head, table.about, message("Against {names}.", names=listed(names)))

    def widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = [Paragraph(self._about, size=16)]
        rows += self._today_rows()
        rows.append(Days(self._days, self._walked, self._diary, self._look_at))
        rows.append(Button(message("Back"), self.back))
        return rows

    def _today_rows(self) -> list[Widget]:
        if self._diary.may_begin(self.today):
            if self.deal is None:
                return []
            help = sentences(message("Everyone gets the same cards today, and one rated try."), DAILY_WAITS)
            return [Button(message("Play today’s deal"), self._begin, help, strong=True)]
        if self._diary.unfinished(self.today):
            help = sentences(message("Your match is just as you left it."), DAILY_WAITS)
            return [Button(message("Resume today’s deal"), self._go_on, help, strong=True)]
        share = message("Puts your result on the clipboard in one line, with no card spoilers.")
        return [
            Button(message("Copy my result"), self._share, share),
            Button(message("Watch today’s deal"), self._watch, message("Watch it again.")),
        ]

    def _look_at(self, place: int) -> None:
        self._walked = place

    # -- deals ---------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Begin today's deal, unless another window has done so, or midnight has passed."""
        self.context.screens.before_rated(self._set_table)

    def _set_table(self) -> None:
        self.stack.take_long(message("Setting the table…"), self._deal)

    def _deal(self) -> None:
        shown = self.deal
        self._read()
        if shown is None or shown != self.deal or not self.context.screens.start_daily(shown):
            self.resume()

    def _go_on(self) -> None:
        path = self.context.places.saves / self._diary.entries[self.today].journal
        self.stack.take_long(message("Setting the table…"), lambda: self.context.screens.resume(path))

    def _watch(self) -> None:
        path = self.context.places.saves / self._diary.entries[self.today].journal
        self.stack.take_long(message("Setting the table…"), lambda: self.context.screens.watch(path))

    def _share(self) -> None:
        entry = self._diary.entries[self.today]
        if entry.result is None or entry.result.game not in GAMES:
            return
        line = share_text(entry, GAMES[entry.result.game].title, self._diary.streak(self.today))
        copied = copy(line)
        said = message_in("a result", "Copied.") if copied else message("Copying doesn’t work here.")
        self.context.captions.answer(said)
        if not copied:
            self.context.notice(line, spoken=False)

    # -- picture and pointer -------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        super().draw(pen)
        area = self.side(pen)
        draw_noticeboard(pen, area)
        looked = self._days[self._walked]
        room = area.width - 40
        at = (area.left + 20, area.top + 10)
        pen.text(day(looked.isoformat()), at, 24, Typeface.TITLE, BONE, width=room)
        words = outcome_of(self._diary.entries.get(looked))
        told = FRect(area.left + 20, area.top + 44, room, 46)
        pen.paragraph(words, told, 15, Typeface.BOLD, BONE, leading=1.25)
        streak = streak_words(self._diary.streak(self.today))
        at = (area.left + 20, area.top + _HEAD - 32)
        pen.text(streak, at, 15, Typeface.BOLD, MIST, width=room)
        self._month = FRect(area.left + 14, area.top + _HEAD, area.width - 28, area.height - _HEAD - 12)
        draw_month(pen, self._month, self._diary, looked, self.today, self.context.language.first_weekday)

    @property
    def places_of_days(self) -> dict[date, FRect]:
        """The areas of the days in the calendar, in units."""
        return day_areas(self._month, self._days[self._walked], self.context.language.first_weekday)

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, PointerPressed) and event.button == 1:
            for one, box in self.places_of_days.items():
                if box.collidepoint(event.x, event.y) and one in self._days:
                    self._walked = self._days.index(one)
                    self.refill()
                    found = outcome_of(self._diary.entries.get(one))
                    when = message("{value}.", value=day(one.isoformat()))
                    self.context.captions.answer(sentences(when, found))
                    return True
        return super().handle(event)
