"""The end of a table of a run: whether its goal is met, and what it's worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial

from msgspec import Struct

from game.arcade.run.charms import Tool
from game.arcade.run.combos import by_combo, combos, visible_events
from game.arcade.run.entries import TableEnded
from game.arcade.run.fold import advance
from game.arcade.run.goals import Finish, finish_of, is_met, signals
from game.arcade.run.state import ChooseCharm, PlayedTable, Run
from game.audio.sounds import Sound
from game.cardgames.registry import kit_of
from game.language.message import Text, message, message_in, sentences
from game.scenes.board_scene import Part
from game.scenes.cast import duck_of
from game.scenes.context import Context
from game.scenes.match.ceremony.drawing.par import draw_par
from game.scenes.match.ceremony.par_sign import ParSign
from game.scenes.match_mode.par_words import Terms
from game.scenes.menus.plaques import Badge, Plank
from game.scenes.pieces.fit import Fit
from game.scenes.run.map_picture import draw_feathers
from game.scenes.run.results.sums import Sum, sums, sums_words, verdict
from game.scenes.run.run_scene import RunScene
from game.scenes.run.run_screens import TableTools
from game.scenes.run.run_session import RunSession, standing_of
from game.session.par import MatchPar
from game.session.session import Session
from game.tables.animation.motion import pause
from game.tables.raft.seat_layout import seating
from game.tables.raft.speech import Mouth, draw_speech
from game.ui.animation.timeline import Step, Timeline
from game.ui.devices.actions import InputEvent, PointerPressed
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import BONE, INK, MIST
from game.ui.drawing.scenery.evening import draw_evening
from game.ui.drawing.text import Typeface

_LINE = 0.3
"""Seconds from one line of the sum to the next."""
_SUM = (80.0, 196.0, 540.0, 372.0)
_SIGN = (664.0, 196.0, 540.0, 96.0)
SPEECH = (664.0, 318.0, 330.0, 120.0)
"""The room for the keeper's words."""
LETTERS = 16
"""The size of their letters."""
_BUST = (1100.0, 568.0, 190.0)
_FEATHERS = (664.0, 520.0, 56.0)
_GO_ON = (440.0, 604.0, 400.0, 74.0)
_CHARMS, _MAP = (884.0, 600.0, 112.0, 84.0), (1012.0, 600.0, 112.0, 84.0)


class _Counted(Struct, frozen=True):
    """The tools of a finished table, for the rack over its sum, where the table counts already."""

    table: TableTools
    after: Callable[[], Run]

    @property
    def words(self) -> Text:
        return standing_of(self.after()).words

    @property
    def granted_tools(self) -> tuple[tuple[Tool, Text], ...]:
        return self.table.granted_tools

    def use(self, tool: Tool) -> Text | None:
        return self.table.use(tool)


class ScoreSheetScene(RunScene):
    """The sum of a table. It counts when the player goes on; until then charms may help.

    Attributes:
        shown: the number of lines shown.
    """

    def __init__(
        self, context: Context, play: RunSession, session: Session, par: MatchPar | None, table: TableTools
    ) -> None:
        """Create it; the match of `session` is over, and its `par` may still come."""
        super().__init__(context, play)
        self._session, self._par, self._table = session, par, table
        self._node, self._before = play.here or 0, play.run
        terms = Terms(session.game, kit_of(session.header.game).narrator())
        self._sign = ParSign(par, terms, medals=False) if par is not None else None
        self.shown = 0
        self._begun = False
        self._timeline = Timeline()

    # -- the sum -------------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """Whether ghosts still play."""
        return self._par is not None and self._par.busy

    @cached_property
    def _finish(self) -> Finish:
        return finish_of(self._session.match, self._session.own_seat or 0)

    @property
    def ended(self) -> TableEnded:
        """The entry with which the table counts."""
        match = self._session.match
        seat, par = self._finish.seat, None if self._par is None else self._par.par
        earned = combos(match.game.id, visible_events(match, seat), seat)
        return TableEnded(
            met=is_met(self.play.table(self._node), self._finish, par),
            result=self._finish.result,
            ghosts=() if par is None else par.results,
            combos=by_combo(earned),
            signals=signals(self._finish),
        )

    @cached_property
    def after(self) -> Run:
        """The run once the table counts."""
        return advance(self.play.run, self.ended)

    @property
    def played(self) -> PlayedTable:
        """The table as it will count."""
        return self.after.played[-1]

    @cached_property
    def lines(self) -> list[Sum]:
        return sums(self.played, self.play.node(self._node))

    @property
    def counting(self) -> bool:
        """Whether lines are still to come."""
        return self._timeline.busy

    def _renew(self) -> None:
        """Compute everything again, as the run or the par has changed."""
        for name in ("after", "lines"):
            self.__dict__.pop(name, None)
        self._fill()
        if not self.waiting and not self._begun:
            self._begun = True
            count = len(self.lines)
            self._timeline.add(
                Step((pause(_LINE),), end=partial(self._come, line, last=line == count))
                for line in range(1, count + 1)
            )

    def _come(self, line: int, *, last: bool) -> None:
        """Show a line with its sound; after the last one, play whether the goal is met."""
        self.shown = line
        self.context.audio.play(Sound.COUNT, pitch=min(line, 8))
        if last:
            self._judge()

    def _judge(self) -> None:
        self.context.audio.play(Sound.MADE if self.played.met else Sound.LOSE)

    def _fill(self) -> None:
        parts: list[Part] = []
        if not self.waiting:
            on = Plank(message("Go on"), self._next, self._go_on, message("Count this table."), strong=True)
            parts.append((on, _GO_ON))
        later = message("We’ll count this table when you come back.")
        world = Badge(message_in("a button", "Map"), "signs/map", self.back, later)
        self.put([*parts, (self.charms(), _CHARMS), (world, _MAP)])

    @property
    def _next(self) -> Text:
        if isinstance(self.after.pending, ChooseCharm):
            return message("to the charms")
        return message("to the end of the run")

    # -- what is done --------------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.counting:
            self._count()
        elif self.play.add(self.ended):
            self.play.screens.pending()

    def _count(self) -> None:
        """Show all lines."""
        self._timeline.clear()

    def rack(self) -> None:
        # Until par is known, the table doesn't count yet.
        counted = _Counted(self._table, lambda: advance(self.play.run, self.ended))
        self.play.screens.rack(self._table if self.waiting else counted)

    def back(self) -> None:
        self.context.sound(Sound.MENU_CANCEL)
        self.play.screens.map()

    # -- life ----------------------------------------------------------------------------------------

    def resume(self) -> None:
        self._renew()
        self.context.captions.read(self.words)
        self.form.announce()

    @property
    def words(self) -> Text:
        table = self.play.table(self._node)
        par = "" if self._sign is None else self._sign.words
        if self.waiting:
            return sentences(message("{title}.", title=table.title), par)
        said = sums_words(self.played, self.after)
        feathers = message("Feathers left: {n}.", n=self.after.feathers)
        return sentences(message("{title}.", title=table.title), said, par, feathers, self._keepers_words)

    @property
    def _keepers_words(self) -> Text | str:
        table = self.play.table(self._node)
        if not table.keeper or self.waiting:
            return ""
        words = table.won if self.played.met else table.lost
        return message("{name}: {words}", name=self.play.name(table.keeper), words=words)

    @property
    def moving(self) -> bool:
        return self.waiting or self.counting

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._sign is not None and self._sign.update():
            self._renew()
            self.context.captions.read(self.words)
        still = self.context.settings.reduced_motion or self.context.settings.speed == "instant"
        if still and self.counting:
            self._count()
            self._judge()
        self._timeline.update(seconds)

    def handle(self, event: InputEvent) -> bool:
        if self.counting and isinstance(event, PointerPressed):
            self._count()
        return super().handle(event)

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        draw_evening(pen, night=True)
        fit = Fit.of(pen.area)
        table = self.play.table(self._node)
        at = fit.at(640, 48)
        pen.text(table.title, at, fit.letters(38), Typeface.TITLE, BONE, outline=INK, anchor="center")
        at = fit.at(640, 92)
        goal = message("Goal: {goal}", goal=self.play.goal(self._node))
        pen.text(goal, at, fit.letters(18), Typeface.BOLD, MIST, outline=INK, anchor="center")
        if not self.waiting:
            self._draw_verdict(pen, fit)
            self._draw_sum(pen, fit)
            self._draw_keeper(pen, fit)
        if self._sign is not None:
            place = seating(pen.area.width, pen.area.height, 1, widest=1.0)
            draw_par(pen, place, fit.area(*_SIGN), self._sign, 1.0)
        feathers = self._before.feathers if self.waiting else self.after.feathers
        x, y, high = _FEATHERS
        most = max(feathers, self._before.feathers, 3)
        draw_feathers(pen, fit.at(x, y), high * fit.scale, feathers, most)
        self.draw_form(pen, fit)

    def _draw_verdict(self, pen: Pen, fit: Fit) -> None:
        met = self.played.met
        wide = 44 * fit.scale
        size = fit.letters(26)
        words = verdict(self.played)
        x, y = fit.at(640, 146)
        half = pen.width(words, size, Typeface.TITLE) / 2
        image = paint_art(pen, "signs/tick" if met else "signs/cross", wide)
        pen.image(image, (x - half - wide * 0.1, y), anchor="midright")
        at = (x + wide * 0.2, y)
        pen.text(words, at, size, Typeface.TITLE, BONE, outline=INK, anchor="center")

    def _draw_sum(self, pen: Pen, fit: Fit) -> None:
        area = fit.area(*_SUM)
        pen.panel(area, alpha=0.8, radius=14 * fit.scale)
        shown = self.shown if self.counting else len(self.lines)
        high = min(area.height / max(len(self.lines), 1), 52 * fit.scale)
        pad = 20 * fit.scale
        for place, line in enumerate(self.lines[:shown]):
            last = place == len(self.lines) - 1
            y = area.top + high * (place + 0.5) + (area.height - high * len(self.lines)) / 2
            size = fit.letters(24 if last else 18)
            face = Typeface.TITLE if last else Typeface.BOLD
            value = pen.text(line.value, (area.right - pad, y), size, Typeface.TITLE, BONE, anchor="midright")
            room = value.left - area.left - 2 * pad
            pen.text(
                line.words, (area.left + pad, y), size, face, BONE, anchor="midleft", width=room, tight=True
            )

    def _draw_keeper(self, pen: Pen, fit: Fit) -> None:
        table = self.play.table(self._node)
        if not table.keeper:
            return
        x, y, wide = _BUST
        duck = duck_of(self.play.cast[table.keeper])
        wings = Wings.DOWN if self.played.met else Wings.UP
        image = self.context.art.ducks.bust(duck, pen.screen.scale.px(wide * fit.scale), (-0.5, 0.0), wings)
        pen.image(image, fit.at(x, y), anchor="midbottom")
        words = table.won if self.played.met else table.lost
        room = fit.area(*SPEECH)
        draw_speech(pen, words, Mouth(fit.at(x - 70, y - 150), room), fit.letters(LETTERS))
