"""The score sheet of a table: whether its goal is met, its score, and the ghosts that were beaten."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial

from game.arcade.run.entries import TableEnded
from game.arcade.run.fold import advance
from game.arcade.run.goals import Finish, finish_of, is_goal_met, opponent_seat, signals_of
from game.arcade.run.scoring import earned_combos, points_by_combo, run_scoring_of
from game.arcade.run.state import AtStall, ChooseCharm, Over, PlayedTable, Run
from game.audio.cues import Cue, Tier
from game.audio.sounds import Sound
from game.audio.voices import QuackKind
from game.cardgames.registry import kit_of
from game.language.message import Text, capital, message, message_in, sentence, sentences
from game.scenes.board_scene import PlacedWidget
from game.scenes.context import Context
from game.scenes.match.ceremony.outcome import choose_remark, final_words, winners_words
from game.scenes.match.ceremony.par_sign import ParSign
from game.scenes.match.ceremony.party import final_parties
from game.scenes.match_mode.par_words import Terms
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BoardButton, UnpointedButton
from game.scenes.pieces.loading_sign import show_when_loaded
from game.scenes.run.results.ghost_row import GhostRow, ghost_row, waiting_row
from game.scenes.run.results.sheet_head import SheetHead
from game.scenes.run.results.sheet_picture import CountedTable, LastWord, SheetPicture
from game.scenes.run.results.sheet_quay import SheetQuay
from game.scenes.run.results.sheet_sum import SheetSum
from game.scenes.run.results.sheet_times import SAID, STEPS, WALK, SheetTimes, times_of
from game.scenes.run.results.sums import Sum, sum_of, sum_words
from game.scenes.run.run_scene import RunScene
from game.scenes.run.run_screens import TableTools
from game.scenes.run.run_session import RunSession, standing_of
from game.session.analysis import Coaching
from game.session.par import MatchPar
from game.session.session import Session
from game.tables.show import SPEEDS
from game.ui.animation.timeline import Step, Timeline, Tween
from game.ui.devices.actions import Action, InputEvent, PointerPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import DIM
from game.ui.drawing.scenery.lakeside import draw_quay, shore_of
from game.ui.drawing.screen import DESIGN_WIDTH

_GO_ON = (482.0, 630.0, 330.0, 74.0)
_CHARMS, _MAP = (20.0, 637.0, 236.0, 62.0), (270.0, 637.0, 198.0, 62.0)
_WATCH, _COACH = (826.0, 637.0, 250.0, 62.0), (1090.0, 637.0, 170.0, 62.0)
_SHORE = 104.0, 520.0, 546.0, 616.0
"""The y of the horizon, the quay, its front, and the foot of the front."""
_CELEBRATED = 2.5
"""The seconds for which confetti falls."""
_HIGHEST = 12
"""The largest number of semitones by which a sound rises."""


class ScoreSheetScene(RunScene):
    """A sheet that shows how a table's score comes about; the table counts once the player continues.

    `time` is the animation's time, in seconds.
    """

    def __init__(
        self,
        context: Context,
        play: RunSession,
        session: Session,
        par: MatchPar | None,
        table: TableTools,
        coaching: Coaching | None,
    ) -> None:
        """`session` holds the finished match; its `par` may still be computed."""
        super().__init__(context, play)
        self._session, self._par, self._table, self._coaching = session, par, table, coaching
        self._node, self._before = play.here or 0, play.run
        self._terms = Terms(session.game, kit_of(session.header.game).narrator())
        self._people = context.people(session.header.players)
        self._parties = final_parties(self._people, session)
        self._sign = ParSign(par, self._terms, medals=False) if par is not None else None
        self.time = 0.0
        self._begun = False
        self._audible = True
        self._celebrated, self._wide = 0.0, DESIGN_WIDTH
        self._timeline = Timeline()

    # -- the sum -------------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """Whether any ghosts are still playing."""
        return self._par is not None and self._par.busy

    @cached_property
    def _finish(self) -> Finish:
        return finish_of(self._session.match, self._session.own_seat or 0)

    @property
    def entry(self) -> TableEnded:
        """The entry that records the table's result in the run."""
        match = self._session.match
        seat, par = self._finish.seat, None if self._par is None else self._par.par
        earned = earned_combos(match.game.id, match.events(seat), seat)
        return TableEnded(
            met=is_goal_met(self.play.table(self._node), self._finish, par),
            result=self._finish.result,
            ghosts=() if par is None else par.results,
            combos=points_by_combo(earned),
            signals=signals_of(self._finish),
        )

    @cached_property
    def after(self) -> Run:
        """The run with this table's result counted."""
        return advance(self.play.run, self.entry)

    @property
    def played(self) -> PlayedTable:
        """The table as it will be recorded."""
        return self.after.played[-1]

    @cached_property
    def sum(self) -> Sum:
        return sum_of(self.played, self.play.node(self._node))

    @cached_property
    def times(self) -> SheetTimes:
        return times_of(self.sum)

    @cached_property
    def row(self) -> GhostRow:
        """The ghosts on the quay, and the player among them."""
        return ghost_row(None if self._par is None else self._par.par, self._finish.result)

    @property
    def counting(self) -> bool:
        """Whether an animation is running that input would finish."""
        return self._timeline.busy

    def _recompute(self) -> None:
        """Recompute the sum after the run or par has changed; once par is known, start the animation."""
        for name in ("after", "sum", "times", "row"):
            self.__dict__.pop(name, None)
        self.refill()
        if self.waiting:
            return
        if not self._begun:
            self._begun = True
            self._timeline.add((self._animation(),))
            if self._is_instant:
                self._skip()
        elif not self.counting:
            self.time = self.times.said

    def refill(self) -> None:
        parts: list[PlacedWidget] = []
        if not self.waiting:
            words, under, help = message("Go on"), self._next_words, message("Count this table.")
            parts.append((UnpointedButton(words, under, self._go_on, help, strong=True), _GO_ON))
        words, key = message_in("a button", "Charms"), partial(self.keycap, Action.HINT)
        parts.append((BoardButton(words, "", self.open_rack, self.play.rack_words, key=key), _CHARMS))
        words, key = message_in("a button", "Later"), partial(self.keycap, Action.CANCEL)
        later = message("We’ll count this table when you come back.")
        parts.append((BoardButton(words, "", self.back, later, key=key), _MAP))
        if self._session.journal is not None:
            again = message("See the match of this table again.")
            parts.append((BoardButton(message("Watch again"), "", self._watch_match, again), _WATCH))
        if self._coaching is not None:
            help = message("The coach looks at your last round.")
            parts.append((BoardButton(message("Coach"), "", self._open_coach, help), _COACH))
        self.set_widgets(parts)

    @property
    def _next_words(self) -> Text:
        match self.after.pending:
            case ChooseCharm():
                return message("to the charms")
            case AtStall():
                return message("to the stall")
            case Over():
                return message("to the end of the run")
        return message("to the map")

    # -- animation -----------------------------------------------------------------------------------

    @property
    def _is_instant(self) -> bool:
        """Whether to show the end immediately, without animation."""
        return self.context.settings.reduced_motion or self.context.settings.speed == "instant"

    def _animation(self) -> Step:
        """Return the animation of the whole sheet, with its sounds."""

        def tick(share: float) -> None:
            self.time = self.times.said * share

        cues = [Tween(partial(self._play_cue, cue), 0.0, at) for at, cue in self._cues()]
        judged = Tween(lambda _share: self.context.play_ending(won=self.played.met), 0.0, self.times.grown)
        quack = Tween(lambda _share: self._quack(), 0.0, self.times.said - SAID)
        return Step((Tween(tick, self.times.said), *cues, judged, quack))

    def _cues(self) -> Iterator[tuple[float, Cue]]:
        """Yield the animation's sounds, each with its time in seconds; in each series, the pitch rises."""
        times, acts = self.times, [*self.times.points, *self.times.factors]
        yield 0.0, Cue(Sound.ROUND_END)
        for place, at in enumerate(times.points):
            yield at, Cue(Sound.COUNT, pitch=min(2 * place, _HIGHEST))
        for place, at in enumerate(times.factors, start=len(times.points)):
            yield at, Cue(Sound.THUD, Tier.STAKES, pitch=min(2 * place, _HIGHEST))
        yield times.meets, Cue(Sound.BOOM, Tier.STAKES)
        shown = times.grown - times.meets
        for step in range(1, STEPS):
            # The times at which the figure changes, as the growth slows down.
            at = times.meets + shown * (1 - (1 - step / STEPS) ** (1 / 3))
            yield at, Cue(Sound.COUNT, pitch=step - len(acts) // 2, volume=0.5)
        for number, passed in enumerate(self.row.passing_shares):
            yield times.walks + WALK * passed, Cue(Sound.COUNT, pitch=min(number, _HIGHEST), volume=0.4)

    def _play_cue(self, cue: Cue, _share: float) -> None:
        if self._audible:
            self.context.play(cue)

    def _quack(self) -> None:
        last = self.last_word
        if last is not None and self._audible:
            self.context.audio.quack(last.person.voice, last.quack)

    def _skip(self) -> None:
        """Skip to the end, without the sounds in between."""
        self._audible = False
        self._timeline.finish()
        self._audible = True

    # -- actions -------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.counting:
            self._skip()
        elif self.play.add(self.entry):
            self.play.screens.pending()

    def _watch_match(self) -> None:
        journal = self._session.journal
        if journal is not None:
            show_when_loaded(self.context, self.stack, journal.path, self.context.screens.watch)

    def _open_coach(self) -> None:
        if self._coaching is not None:
            self.context.screens.coach(self._coaching, self._session.match.rounds)

    def open_rack(self) -> None:
        # The table can't be counted until par is known.
        after = None if self.waiting else lambda: advance(self.play.run, self.entry)
        self.play.screens.rack(self._table, after)

    def back(self) -> None:
        self.context.play_sound(Sound.MENU_CANCEL)
        self.play.screens.map()

    # -- lifecycle -----------------------------------------------------------------------------------

    def resume(self) -> None:
        self._recompute()
        self.read_again()

    def read_again(self) -> None:
        self.context.captions.read(sentences(self.words, self.form.words))

    def pause(self) -> None:
        self.context.particles.clear()

    def shutdown(self) -> None:
        self.context.particles.clear()

    @property
    def words(self) -> Text:
        table = self.play.table(self._node)
        title = sentence(table.title)
        final = sentences(final_words(self._terms, self._parties), sentence(capital(self._ranked_by)))
        par = "" if self._sign is None else self._sign.words
        if self.waiting:
            return sentences(title, final, par)
        said = sum_words(self.played, self.after)
        feathers = message("Feathers left: {n}.", n=self.after.feathers)
        best = message("Your best table yet!") if self._is_best else ""
        return sentences(title, said, final, par, feathers, best, self._last_words)

    @property
    def _is_best(self) -> bool:
        """Whether this is the run's best table so far, and not its first."""
        others = [table.score for table in self.play.run.played]
        return bool(others) and self.played.score > max(others)

    @property
    def _last_words(self) -> Text | str:
        last = self.last_word
        if last is None or not last.words:
            return ""
        return message("{name}: {words}", name=last.person.name, words=last.words)

    @property
    def last_word(self) -> LastWord | None:
        """What the keeper says; at other tables, what the winner or a beaten opponent says."""
        table, number = self.play.table(self._node), self._session.match.rounds
        if table.keeper:
            person = self._people[opponent_seat(table, table.keeper)]
            if self.waiting:
                return LastWord(person, "", Mood.CALM, QuackKind.CHAT)
            if self.played.met:
                return LastWord(person, table.won, Mood.SHOCK, QuackKind.SHOCK)
            return LastWord(person, table.lost, Mood.GLEE, QuackKind.GLAD)
        rivals = [party for party in self._parties if not party.own]
        won = [party for party in rivals if party.rank == 1]
        found = choose_remark(won or rivals[::-1], "wins" if won else "loses", number)
        if won:
            mood, quack = Mood.GLEE, QuackKind.SMUG
        else:
            mood, quack = Mood.SAD, QuackKind.SAD
        if found is None:
            return LastWord((won or rivals)[-1].people[0], "", mood, quack) if rivals else None
        return LastWord(found.person, found.words, mood, quack)

    @property
    def moving(self) -> bool:
        celebrates = self._celebrates and self._celebrated < _CELEBRATED
        return self.waiting or self.counting or celebrates or len(self.context.particles) > 0

    @property
    def _celebrates(self) -> bool:
        """Whether to show confetti: the goal is met, the score is fully shown, and the settings allow it."""
        settings = self.context.settings
        fits = settings.particles and not settings.reduced_motion
        return fits and self._begun and self.time >= self.times.grown and self.played.met

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.context.particles.update(seconds)
        if self._coaching is not None:
            self._coaching.update()
        if self._sign is not None and self._sign.update():
            self._recompute()
            self.read_again()
        if self.counting and self._is_instant:
            self._skip()
        self._timeline.update(seconds * (SPEEDS[self.context.settings.speed] or 1.0))
        if self._celebrates and self._celebrated < _CELEBRATED:
            self._celebrated += seconds
            self.context.particles.celebrate(self._wide)

    def handle(self, event: InputEvent) -> bool:
        if not isinstance(event, PointerPressed) or event.button != 1:
            return super().handle(event)
        if not self.form.handle(event) and self.counting:
            self._skip()
        return True

    # -- the picture ---------------------------------------------------------------------------------

    @property
    def picture(self) -> SheetPicture:
        """The picture at the current time."""
        table, waiting, row = self.play.table(self._node), self.waiting, self.row
        before = standing_of(self._before)
        after = before if waiting else standing_of(self.after)
        most = max(before.most, after.most)
        title, counted, goal = table.title, None, self.play.goal(self._node)
        if waiting and self._par is not None:
            row = GhostRow(waiting_row(self._par.count)[: self._par.done], row.own, None, 0)
        elif not waiting:
            counted = CountedTable(self.sum, self.times, self.played, self._is_best)
            if self.played.met:
                title = message("{title}: goal met", title=table.title)
            else:
                title = message("{title}: goal missed", title=table.title)
        return SheetPicture(
            time=self.time,
            counted=counted,
            head=(title, goal if counted else message("Goal: {goal}", goal=goal)),
            place=self._place_words,
            ranked_by=self._ranked_by,
            parties=self._parties,
            own=self._people[self._finish.seat],
            standings=(before._replace(most=most), after._replace(most=most)),
            row=row,
            labels=self._labels,
            waiting=("", "") if self._sign is None else self._sign.lines,
            last=self.last_word,
        )

    @property
    def _ranked_by(self) -> Text | str:
        """What ranks the players, in a few words; empty if it's their points."""
        return run_scoring_of(self._session.header.game).ranked_by(self._session.match.setup.options)

    @property
    def _place_words(self) -> Text:
        rank, count = self._finish.place, len(self._parties)
        if rank == 1:
            return winners_words(self._parties)
        return message("Place {rank} of {count}", rank=rank, count=count)

    @property
    def _labels(self) -> tuple[str, str]:
        """The results of the player and of par, in words."""
        own = message("you: {points}", points=self._terms.figure(self._finish.result))
        par = None if self._par is None else self._par.par
        if par is None:
            return own, ""
        return own, message("par: {points}", points=self._terms.figure(par.mean))

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        self._wide = pen.area.width
        self._draw_shore(pen, fit)
        for part in (SheetHead, SheetSum, SheetQuay):
            part(pen, self.context.art, fit, self.picture).draw()
        self.context.particles.draw(pen.screen)
        self.draw_form(pen, fit)

    @staticmethod
    def _draw_shore(pen: Pen, fit: Fit) -> None:
        shore = shore_of([fit.at(0, y)[1] for y in _SHORE], pen.area.width, fit.scale)
        draw_quay(pen, shore, sunset=True)
        if not pen.theme.scenery:
            for edge in (shore.quay.top, shore.front.top, shore.front.bottom):
                pen.line((0, edge), (pen.area.width, edge), DIM, 2 * fit.scale)
