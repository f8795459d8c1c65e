"""The log: all captions of a match, with a page per round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.audio.sounds import Sound
from game.language.message import message
from game.scenes.context import Context
from game.scenes.dialog import AnswerPlank, DialogScene, LogLine, SheetText
from game.scenes.pieces.kit import page_action, page_step
from game.ui.devices.actions import Action, InputEvent
from game.ui.forms.widgets import Widget
from game.voice.captions import LogPage

_NOTHING = LogPage("", ())


class LogScene(DialogScene):
    """A dialog with the captions of the match, opened at the newest page."""

    opened_by = Action.LOG
    width = 720.0
    tallest = 0.62

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.form.sunk = True
        self._pages = context.captions.pages or [_NOTHING]
        self._page = len(self._pages) - 1
        self.lowest = self.tallest if self._page else 0.0
        self._open()

    @property
    def title(self) -> str:  # type: ignore[override]
        words, log = self._pages[self._page].title, message("Match log")
        return message("{log}: {round}", log=log, round=words) if words else log

    def widgets(self) -> Sequence[Widget]:
        lines = self._pages[self._page].lines
        rows: list[Widget] = [LogLine(line) for line in lines]
        foot: list[Widget] = [AnswerPlank(message("Back"), self.back)]
        for step, place in ((-1, 0), (1, 2)):
            words = self._title_of(step)
            if words is not None:
                turn = AnswerPlank(words, partial(self._turn_pages, step))
                turn.action = page_action(self.context.input, step)
                foot.insert(place, turn)
        self.form.pinned = len(foot)
        return [*(rows or [SheetText(message("Nothing’s been said yet."))]), *foot]

    def _title_of(self, step: int) -> str | None:
        """Return the title of the page `step` pages away, or None if there's no such page."""
        if not 0 <= self._page + step < len(self._pages):
            return None
        title = self._pages[self._page + step].title or message("Match log")
        return message("‹ {page}", page=title) if step < 0 else message("{page} ›", page=title)

    def _open(self) -> None:
        """Show the current page, with the focus on its last line."""
        self.form.fill(self.widgets())
        self.form.focus = max(len(self._pages[self._page].lines) - 1, 0)

    def _turn_pages(self, step: int) -> None:
        """Turn by `step` pages, if there is such a page."""
        if self._title_of(step) is None:
            self.form.announce()
            return
        self._page += step
        self.context.audio.play(Sound.PAGE)
        self._open()
        self.read_out(self.title, self.form.words)

    def handle(self, event: InputEvent) -> bool:
        step = page_step(event)
        if step and len(self._pages) > 1:
            self._turn_pages(step)
            return True
        return super().handle(event)
