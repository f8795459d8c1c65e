"""The screen after a crash of another scene: it says what's saved, and where the report is."""

from __future__ import annotations

import re
import traceback
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from game.audio.sounds import Sound
from game.language.message import message, sentences
from game.scenes.context import Context
from game.scenes.dialog import SheetText, SpeakerDialog, SpeakerPlank
from game.scenes.pieces.fit import Fit
from game.scenes.stack import Scene, SurvivingMatch
from game.ui.devices.actions import InputEvent
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck, Extra, Mood
from game.ui.drawing.scenery.evening import draw_evening
from game.ui.forms.widgets import Widget

_LONGEST_ERROR, _LONGEST_LINE = 110, 76
_ONLOOKERS = (
    Duck("#8FD3FF", "#2F7FE0", extra=Extra.BOW),
    Duck("#7FF0C0", "#12A37A", extra=Extra.GLASSES),
    Duck("#C9A6FF", "#6A3BE0", extra=Extra.SCARF),
)
_NO_MATCH = SurvivingMatch(message("Your matches are safe: every choice is saved as you make it."), None)


class ErrorReport(Struct, frozen=True):
    """An error in one line, what happens to the match, and the report's path (or why there's none)."""

    error: str
    match: str
    report: Path | None
    refused: str = ""


def write_report(context: Context, scenes: Sequence[Scene], error: BaseException) -> ErrorReport:
    """Write a report of an exception that these scenes (lowest first) raised; return its summary."""
    from game.storage import reports

    kept = next(filter(None, (scene.surviving_match for scene in reversed(scenes))), _NO_MATCH)
    names = [type(scene).__name__ for scene in scenes]
    text = reports.compose_report(error, context.settings, names, kept.journal)
    line = one_line(error)
    try:
        return ErrorReport(line, kept.words, reports.save(context.places.reports, text))
    except OSError as problem:
        return ErrorReport(line, kept.words, None, problem.strerror or type(problem).__name__)


def one_line(error: BaseException) -> str:
    words = _printable(traceback.format_exception_only(error)[-1])
    return words if len(words) <= _LONGEST_ERROR else words[:_LONGEST_ERROR] + " …"


def _printable(text: str) -> str:
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


class TroubleScene(SpeakerDialog):
    """A screen that shows an error; the player returns to the title or quits."""

    title = message("That shouldn’t have happened")
    late = 0.4
    bubble = 430.0, 822.0
    planks = 28.0, 370.0

    def __init__(self, context: Context, trouble: ErrorReport) -> None:
        super().__init__(context)
        self._trouble = trouble
        self.refill()

    @property
    def words(self) -> tuple[str, ...]:
        """The paragraphs of the message."""
        trouble = self._trouble
        if trouble.report is None:
            report = message("Couldn’t write a report ({reason}).", reason=trouble.refused)
            again = message(
                "If it happens again in the same place, tell the makers of Sixes what you did, "
                "and what the error was."
            )
        else:
            report = message("Details are in this file:\n{path}", path=_wrap_path(str(trouble.report)))
            again = message("If it happens again, send this file to the makers of Sixes.")
        return (
            sentences(message("This was Sixes’ mistake, not yours."), trouble.match),
            report,
            again,
            message("The error: {error}", error=trouble.error),
        )

    def widgets(self) -> Sequence[Widget]:
        return [
            *(SheetText(words) for words in self.words),
            SpeakerPlank(
                message("Back to the title"),
                self.back,
                message("Resume a match, or start another one."),
                strong=True,
            ),
            SpeakerPlank(
                message("Quit"), self.context.quit, message("Everything that’s been saved stays saved.")
            ),
        ]

    def draw_beside(self, pen: Pen, fit: Fit) -> None:
        """Draw ducks on lily pads that are as surprised as the player."""
        self.draw_row(pen, fit, [replace(duck, mood=Mood.SHOCK) for duck in _ONLOOKERS], afloat=True)

    @property
    def duck(self) -> Duck:
        return self.context.art.mascot(Mood.SAD)

    def draw_backdrop(self, pen: Pen) -> None:
        draw_evening(pen)

    def handle(self, event: InputEvent) -> bool:
        return not self.accepts_input or super().handle(event)

    def back(self) -> None:
        self.context.play_sound(Sound.MENU_CONFIRM)
        self.context.screens.title()


def _wrap_path(path: str) -> str:
    """Break a path into lines, after folder names if that neither takes more lines nor makes one too long."""
    path = _printable(path)
    lines = [""]
    for part in re.findall(r"[^/\\]*[/\\]?", path):
        if lines[-1] and len(lines[-1]) + len(part) > _LONGEST_LINE:
            lines.append("")
        lines[-1] += part
    full = [path[start:][:_LONGEST_LINE] for start in range(0, len(path), _LONGEST_LINE)]
    fits = len(lines) <= len(full) and max(map(len, lines)) <= _LONGEST_LINE
    return "\n".join(lines if fits else full)
