"""The high scores: a post with initials for each of the best runs, which opens that run."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.audio.sounds import Sound
from game.language.message import Text, figure, message, parts, plural
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, draw_host, draw_note, draw_title_board
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.images import draw_rank, lily_pad_image
from game.scenes.pieces.kit import BoardButton, draw_light, draw_pointer, mark_focus
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.results.initials import LENGTH
from game.scenes.run.results.ponds import draw_water
from game.scenes.run.run_session import run_of_file
from game.storage.history.high_scores import BEST, HighScore, best_scores
from game.storage.levels.run_tables import PONDS
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import BONE, GOLD, INK, MINT
from game.ui.drawing.scenery.meadow import Bay
from game.ui.drawing.scenery.post import draw_carved_letter, paint_post
from game.ui.drawing.screen import DESIGN_WIDTH
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button

_TITLE: Area = (28.0, 16.0, 330.0, 70.0)
_BAY = Bay(640.0, 412.0, 780.0, 232.0)
_FOOT, _TALL, _LOWER = 560.0, 376.0, 12.0
"""The y of the posts' feet, the height of the first post, and how much shorter each next one is."""
_ACROSS, _POST = 1210.0, 100.0
"""The width for all posts, and the largest width of a post."""
_FREE = 132.0
"""The height of the post of a place that no run has taken yet."""
_TAG, _ROSETTE, _RANK = 30.0, 53.0, 56.0
_ROW: Area = (440.0, 24.0, 640.0, 130.0)
"""The area of the score and the description of its run."""
_NONE: Area = (360.0, 210.0, 560.0, 90.0)
_NEW: Area = (690.0, 632.0, 320.0, 74.0)
_BACK: Area = (1030.0, 634.0, 222.0, 68.0)
_HOST, _HOST_WIDE = (130.0, 716.0), 112.0
_AFLOAT, _AFLOAT_WIDE, _FEW = (760.0, 376.0), 200.0, 3
"""The host's position and width on a lily pad, which has room while there are at most `_FEW` runs."""
_PAD, _PAD_WIDE = (760.0, 352.0), 250.0
_NO_RUNS = message("No finished runs yet.")


class ScorePost(Button):
    """A run among the high scores: its initials on a post, and its score, in mint if the run just ended."""

    verb = message("look")

    def __init__(
        self, place: int, score: HighScore, when: str, on_press: Callable[[], None], *, own: bool
    ) -> None:
        """`when` is the run's day, in words."""
        help = message("Press to see its tables and watch them again.")
        super().__init__(_score_words(place, score, when), on_press, help)
        self.rank, self.score, self.when, self.own = place, score, when, own

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        unit = area.width / _POST
        tag = FRect(area.left - 4 * unit, 0, area.width + 8 * unit, _TAG * unit)
        tag.bottom = area.bottom
        post = FRect(area.left, area.top, area.width, area.height - _TAG * 1.1 * unit)
        if focused:
            draw_light(pen, post.scale_by(1.0, 0.42))
        pen.image(paint_post(pen, post.width, post.height), post.topleft)
        size = 56 * unit
        for number, letter in enumerate(self.score.initials[:LENGTH]):
            at = post.centerx, post.top + (112 + 50 * number) * unit
            draw_carved_letter(pen, letter, at, size, post.width * 0.7)
        draw_rank(pen, (post.centerx, post.top + _RANK * unit), self.rank, _ROSETTE * unit)
        pen.plate(tag, MINT if self.own else BONE, radius=9 * unit, border=INK)
        at, room = tag.center, tag.width - 8 * unit
        size = max(22 * unit, LEAST)
        words = figure(self.score.score)
        pen.text(words, at, size, Typeface.TITLE, INK, anchor="center", width=room, tight=True)
        if focused:
            mark_focus(pen, area.inflate(10 * unit, 6 * unit))
            draw_pointer(pen, (area.centerx, area.top - 12 * unit), 0.8 * unit)


class HighScoresScene(BoardScene):
    """A screen with the best runs as posts in the pond, best first."""

    title = message("Best runs")

    def __init__(self, context: Context, run: str = "") -> None:
        """`run` is the file name of a run that has just ended, so that *New run* has the focus, or empty."""
        super().__init__(context)
        self._run = run
        self._best = best_scores(context.archive.high_scores())
        self.refill()
        self.form.focus = len(self._best) if run else 0

    def refill(self) -> None:
        shown: list[PlacedWidget] = []
        for place, score in enumerate(self._best, start=1):
            day, look = self._day_words(score), partial(self._open_run, score)
            shown.append((ScorePost(place, score, day, look, own=score.run == self._run), _post_area(place)))
        if self._run:
            help = message("Off to the first pond again.")
            shown.append((BoardButton(message("New run"), "", self._start_new_run, help, strong=True), _NEW))
        self.set_widgets([*shown, (self.back_sign(), _BACK)])

    def resume(self) -> None:
        ended = next((row.title for row in self.form.widgets if isinstance(row, ScorePost) and row.own), "")
        self.read_out(self.title, ended if self._best else _NO_RUNS, self.form.words)

    def _day_words(self, score: HighScore) -> str:
        """Return the day of a run, marked if it's a daily run."""
        if score.daily:
            return message("daily, {day}", day=self.context.day(score.daily))
        return self.context.day(score.when[:10])

    def _start_new_run(self) -> None:
        self.stack.pop()
        self.context.screens.run()

    def _open_run(self, score: HighScore) -> None:
        play = run_of_file(self.context, score.run)
        if play is None:
            self.context.play_sound(Sound.ERROR)
            return
        self.stack.push(RunEndScene(self.context, play, score_saved=True))

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        fit, art = Fit.of(pen.area), self.context.art
        draw_water(pen, _BAY, 0)
        draw_title_board(pen, fit.area(*_TITLE), self.title, 40 * fit.scale, 296 * fit.scale)
        if 0 < len(self._best) <= _FEW:
            pen.image(lily_pad_image(pen, _PAD_WIDE * fit.scale, 2), fit.at(*_PAD), anchor="center")
            draw_host(pen, fit, art, _AFLOAT, _AFLOAT_WIDE, Wings.UP)
        else:
            draw_host(pen, fit, art, _HOST, _HOST_WIDE, Wings.UP)
        if not self._best:
            draw_note(pen, fit, fit.area(*_NONE), _NO_RUNS)
        for place in range(len(self._best) + 1, BEST + 1):
            _draw_free_post(pen, place, fit.area(*_post_area(place)), fit.scale)
        self._draw_score(pen, fit)
        self.draw_form(pen, fit)

    def _draw_score(self, pen: Pen, fit: Fit) -> None:
        """Draw the score of the focused run, otherwise of the one that just ended or of the best one."""
        if not self._best:
            return
        ended = next((place for place, one in enumerate(self._best) if one.run == self._run), 0)
        place = self.form.focus if self.form.focus < len(self._best) else ended
        score, room = self._best[place], fit.area(*_ROW)
        at = room.centerx, room.top + 42 * fit.scale
        put = partial(pen.outlined, width=room.width, tight=True)
        put(figure(score.score), at, max(96 * fit.scale, LEAST), colour=GOLD)
        words = parts(" · ", [_progress_words(score), self._day_words(score)])
        put(words, (room.centerx, room.top + 116 * fit.scale), fit.letter_size(22), Typeface.BOLD)


def _post_area(place: int) -> Area:
    """Return the area of a post with its tag, by its run's rank, from 1."""
    pitch = _ACROSS / BEST
    wide = min(_POST, pitch * 0.84)
    high = _TALL - _LOWER * (place - 1)
    left = DESIGN_WIDTH / 2 + (place - 0.5 - BEST / 2) * pitch - wide / 2
    return left, _FOOT - high, wide, high + _TAG * 1.1 * wide / _POST


def _draw_free_post(pen: Pen, place: int, area: FRect, scale: float) -> None:
    """Draw a low post with the rank of a free place, at the bottom of an area."""
    unit = area.width / _POST
    post = FRect(area.left, 0, area.width, _FREE * scale)
    post.bottom = area.bottom - _TAG * 1.1 * unit
    pen.image(paint_post(pen, post.width, post.height), post.topleft)
    draw_rank(pen, (post.centerx, post.top + _RANK * unit), place, _ROSETTE * unit, plain=True)


def _progress_words(score: HighScore) -> Text:
    if score.won:
        return message("all {n} ponds", n=PONDS)
    return plural("{n} keeper beaten", "{n} keepers beaten", score.ponds)


def _score_words(place: int, score: HighScore, when: str) -> Text:
    return message(
        "{place}: {initials}, {score} points, {far}, {day}",
        place=place,
        initials=" ".join(score.initials),
        score=score.score,
        far=_progress_words(score),
        day=when,
    )
