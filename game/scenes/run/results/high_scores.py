"""The high scores: the best runs with initials, which can be looked at and watched again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from game.audio.sounds import Sound
from game.language.message import Text, figure, message, parts, plural
from game.scenes.context import Context
from game.scenes.frame import ShortFormScene
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.run_session import run_of_file
from game.storage.history import high_scores
from game.storage.history.high_scores import HighScore
from game.storage.levels.run_tables import PONDS
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MINT, MIST
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, Paragraph, Widget, draw_plate

_ROW = 44.0


class ScoreRow(Button):
    """A run among the high scores; the one that has just ended is marked."""

    high = _ROW
    verb = message("look")

    def __init__(
        self, place: int, score: HighScore, when: str, on_press: Callable[[], None], *, own: bool
    ) -> None:
        """`when` is the run's day, as shown."""
        help = message("Press to see its tables and watch them again.")
        super().__init__(_words(place, score, when), on_press, help)
        self.place_of_run, self.score, self.when, self.own = place, score, when, own

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        box = area.inflate(0, -6)
        draw_plate(pen, box, strong=False, focused=focused)
        colour = MINT if self.own else BONE
        at = (box.left + 44, box.centery)
        pen.text(f"{self.place_of_run}", at, 18, Typeface.TITLE, MIST, anchor="midright")
        at = (box.left + 66, box.centery)
        pen.text(self.score.initials, at, 22, Typeface.TITLE, colour, anchor="midleft")
        at = (box.left + box.width * 0.46, box.centery)
        pen.text(figure(self.score.score), at, 22, Typeface.TITLE, colour, anchor="midright")
        left = box.left + box.width * 0.5
        words = parts(" · ", [_far(self.score), self.when])
        room = box.right - 14 - left
        pen.text(
            words, (left, box.centery), 15, Typeface.BOLD, BONE, anchor="midleft", width=room, tight=True
        )


class HighScoresScene(ShortFormScene):
    """The best runs, best first."""

    title = message("Best runs")
    width = 720.0

    def __init__(self, context: Context, run: str = "") -> None:
        """Create it; the `run` that has just ended (by its file's name) has the focus."""
        super().__init__(context)
        self._run = run
        self.form.pinned = True
        self._best = high_scores.best(context.archive.rows(context.places.high_scores, high_scores.load))
        self.form.fill(self.widgets())
        rows = enumerate(self._best)
        self.form.focus = next((place for place, one in rows if one.run == run), 0)

    def widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = [
            ScoreRow(place, one, self._day(one), partial(self._look, one), own=one.run == self._run)
            for place, one in enumerate(self._best, start=1)
        ]
        if not rows:
            rows.append(Paragraph(message("No finished runs yet.")))
        if self._run:
            rows.append(
                Button(message("New run"), self._begin, message("Off to the first pond again."), apart=True)
            )
        return [*rows, Button(message("Back"), self.back, apart=True)]

    def _day(self, score: HighScore) -> str:
        """Return the day of a run, marked if it's a daily one."""
        if score.daily:
            return message("daily, {day}", day=self.context.day(score.daily))
        return self.context.day(score.when[:10])

    def _begin(self) -> None:
        self.stack.pop()
        self.context.screens.run()

    def _look(self, score: HighScore) -> None:
        play = run_of_file(self.context, score.run)
        if play is None:
            self.context.sound(Sound.ERROR)
            return
        self.stack.push(RunEndScene(self.context, play, counted=True))


def _far(score: HighScore) -> Text:
    """Say how far a run went."""
    if score.won:
        return message("all {n} ponds", n=PONDS)
    return plural("{n} keeper beaten", "{n} keepers beaten", score.ponds)


def _words(place: int, score: HighScore, when: str) -> Text:
    return message(
        "{place}: {initials}, {score} points, {far}, {day}",
        place=place,
        initials=" ".join(score.initials),
        score=score.score,
        far=_far(score),
        day=when,
    )
