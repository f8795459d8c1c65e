"""The end of a run: its score, and its tables, whose matches can be watched again."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.arcade.run.combos import run_scoring_of
from game.arcade.run.state import Over, PlayedTable
from game.audio.cues import Tier
from game.audio.sounds import Music, Sound
from game.cardgames.registry import GAMES
from game.language.message import Text, figure, listed, message, parts, plural, sentences
from game.scenes.board_scene import BoardScene, Part
from game.scenes.context import Context
from game.scenes.menus.plaques import Badge, Plank
from game.scenes.pieces.fit import Fit
from game.scenes.run.map.table import MapTable, Mark
from game.scenes.run.map_picture import draw_feathers
from game.scenes.run.results.initials import InitialsScene
from game.scenes.run.results.sums import sums_words
from game.scenes.run.run_session import RunSession
from game.storage.levels.run_tables import HARDEST, PONDS
from game.ui.devices.actions import Action, ActionPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.scenery.evening import draw_evening
from game.ui.drawing.text import Typeface

_STRIP = (40.0, 182.0, 1200.0, 334.0)
_HEADS = 166.0
_DETAILS = (40.0, 526.0, 1200.0, 66.0)
_GO_ON = (440.0, 612.0, 400.0, 74.0)
_LEAVE = (1124.0, 606.0, 112.0, 84.0)
_ROWS = 4
_TABLE = 1.58
"""The width of a table on the strip, as a share of its height."""


class RunEndScene(BoardScene):
    """A run that is over, pond by pond."""

    def __init__(self, context: Context, play: RunSession, *, counted: bool = False) -> None:
        """`counted`: it's among the high scores already, and only looked at."""
        super().__init__(context)
        self.play = play
        self._counted = counted or not play.run.played
        self._announced = False

    @property
    def won(self) -> bool:
        pending = self.play.run.pending
        return isinstance(pending, Over) and pending.won

    def _fill(self) -> None:
        parts: list[Part] = []
        for pond in range(1, PONDS + 1):
            tables = [one for one in self.play.run.played if self.play.node(one.node).pond == pond]
            for place, played in enumerate(tables):
                parts.append((self._table(played), _cell(pond, place, max(len(tables), _ROWS))))
        if not self._counted:
            help = message("Your initials, and the best runs.")
            on = Plank(message("Go on"), message("to the high scores"), self._go_on, help, strong=True)
            parts.append((on, _GO_ON))
        leave = Badge(message("Back"), "signs/door", self.back, message("Leave this run."))
        self.put([*parts, (leave, _LEAVE)])

    def _table(self, played: PlayedTable) -> MapTable:
        table = self.play.table(played.node)
        game = GAMES[table.game]
        words = message("{title}: {company}", title=table.title, company=self.play.company(played.node))
        return MapTable(
            words,
            sentences(sums_words(played, self.play.run), message("Press to watch the match again.")),
            figure(played.score),
            game.emblem(),
            self.context.art,
            partial(self._watch, played),
            mark=Mark.WON if played.met else Mark.LOST,
        )

    # -- what is done --------------------------------------------------------------------------------

    def _watch(self, played: PlayedTable) -> None:
        self.context.screens.watch(self.context.places.saves / played.journal)

    def _go_on(self) -> None:
        self.context.screens.awards(self._enter_initials)

    def _enter_initials(self) -> None:
        self.stack.replace(InitialsScene(self.context, self.play))

    def back(self) -> None:
        if self._counted:
            super().back()
        else:
            self._go_on()

    # -- life ----------------------------------------------------------------------------------------

    def resume(self) -> None:
        self._fill()
        if self._announced:
            self.form.announce()
            return
        self._announced = True
        if not self._counted:
            self.context.audio.play(Sound.WIN if self.won else Sound.LOSE, tier=Tier.MOMENT)
            self.context.audio.music(Music.VICTORY if self.won else Music.CALM)
        self.focus_first(Plank)
        title = message("{title}.", title=self._title)
        self.context.captions.read(sentences(title, self.words, self.form.words))

    @property
    def _title(self) -> Text:
        return message("All six ponds are yours!") if self.won else message("The run is over")

    @property
    def words(self) -> Text:
        """Score, ponds and tables, to be read out."""
        run = self.play.run
        tables = plural("{n} table played", "{n} tables played", len(run.played))
        ponds = plural("{n} keeper beaten", "{n} keepers beaten", run.ponds)
        told = message("Score: {score}. {told}.", score=run.score, told=listed([tables, ponds]))
        return sentences(told, message("{words}.", words=self._story) if self._story else "")

    @property
    def _story(self) -> Text | str:
        """The best table, and what has ended the run or is open now."""
        run = self.play.run
        if not run.played:
            return ""
        best = max(run.played, key=lambda one: one.score)
        title = self.play.table(best.node).title
        said: list[Text] = [message("Best table: {title}, {score}", title=title, score=best.score)]
        last = run.played[-1]
        if self.won and not run.daily and run.level < HARDEST:
            said.append(message("Level {n} is open to you now", n=run.level + 2))
        elif not run.feathers:
            said.append(message("The last feather went at {title}", title=self.play.table(last.node).title))
        return parts(" · ", said)

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.ANNOUNCE_SCORES)

    def press(self, event: ActionPressed) -> None:
        if event.action is Action.ANNOUNCE_SCORES:
            self.context.captions.answer(self.words)
        else:
            super().press(event)

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        draw_evening(pen, night=True)
        fit = Fit.of(pen.area)
        at = fit.at(640, 44)
        pen.text(self._title, at, fit.letters(40), Typeface.TITLE, BONE, outline=INK, anchor="center")
        run = self.play.run
        line = message("score {score}", score=run.score)
        pen.text(line, fit.at(640, 100), fit.letters(32), Typeface.TITLE, BONE, outline=INK, anchor="center")
        at = fit.at(640, 134)
        words, room = self._story, 900 * fit.scale
        pen.text(words, at, fit.letters(16), Typeface.BOLD, BONE, outline=INK, anchor="center", width=room)
        draw_feathers(pen, fit.at(40, 70), 52 * fit.scale, run.feathers, max(3, run.feathers))
        for pond in range(1, PONDS + 1):
            cell = fit.area(*_cell(pond, 0, _ROWS))
            words = message("Pond {n}", n=pond)
            at = (cell.centerx, fit.at(0, _HEADS)[1])
            pen.text(words, at, fit.letters(16), Typeface.BOLD, BONE, outline=INK, anchor="center")
        self.draw_form(pen, fit)
        self._draw_moment(pen, fit)

    def _draw_moment(self, pen: Pen, fit: Fit) -> None:
        """Draw the focused table's result compared with par, and its best moment."""
        played = self._looked
        if played is None:
            return
        area = fit.area(*_DETAILS)
        pen.panel(area, alpha=0.86, radius=14 * fit.scale)
        table = self.play.table(played.node)
        head = parts(" · ", (table.title, self.play.company(played.node)))
        size, room = fit.letters(17), area.width - 24 * fit.scale
        at = (area.centerx, area.top + area.height * 0.29)
        pen.text(head, at, size, Typeface.BOLD, BONE, anchor="center", width=room, tight=True)
        at = (area.centerx, area.top + area.height * 0.72)
        pen.text(
            moment_of(played, self.play.node(played.node).game),
            at,
            size,
            Typeface.BOLD,
            BONE,
            anchor="center",
            width=room,
            tight=True,
        )

    @property
    def _looked(self) -> PlayedTable | None:
        """The focused table."""
        tables = [
            one
            for pond in range(1, PONDS + 1)
            for one in self.play.run.played
            if self.play.node(one.node).pond == pond
        ]
        return tables[self.form.focus] if self.form.focus < len(tables) else None


def moment_of(played: PlayedTable, game: str) -> Text:
    """Return a table's par points, its best combo, and its score."""
    said: list[Text] = [message("Par points: {points}", points=played.par_points)]
    if played.combos:
        best = max(played.combos, key=lambda combo: played.combos[combo])
        said.append(
            message("{combo}: +{points}", combo=run_scoring_of(game).name(best), points=played.combos[best])
        )
    said.append(message("×{factor} = {score}", factor=played.factor, score=played.score))
    return parts(" · ", said)


def _cell(pond: int, place: int, rows: int) -> FRect:
    """Return the area of a table on the strip, by its place among `rows` in its pond."""
    left, top, width, height = _STRIP
    wide, high = width / PONDS, height / rows
    area = FRect(0, 0, min(high * _TABLE, wide * 0.92), high * 0.98)
    area.center = (left + wide * (pond - 0.5), top + high * (place + 0.5))
    return area
