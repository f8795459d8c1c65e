"""The end of a run: its six ponds, its score, its story, and its tables to watch again."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace
from pygame import FRect

from game.arcade.run.course import KEEPER
from game.arcade.run.state import Over, PlayedTable
from game.cardgames.registry import GAMES
from game.language.message import Text, figure, join_items, message, plural, sentence, sentences
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.cast import duck_of
from game.scenes.context import Context
from game.scenes.pieces.boathouse import draw_host, draw_host_words
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BoardButton, UnpointedButton
from game.scenes.pieces.loading_sign import show_when_loaded
from game.scenes.run.map.table import MapTable, PlaceState
from game.scenes.run.results.initials import InitialsScene, default_initials, save_run_score
from game.scenes.run.results.pond_page import draw_pond_page
from game.scenes.run.results.ponds import PondButton, PondResult, draw_ponds, draw_score, pond_area
from game.scenes.run.results.sums import sum_of, sum_words
from game.scenes.run.run_session import RunSession
from game.storage.history import high_scores
from game.storage.levels.run_tables import HARDEST, RunTable
from game.ui.devices.actions import Action, ActionPressed
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.screen import DESIGN_WIDTH

_PAPER = (30.0, 446.0, 560.0, 258.0)
_TABLES = (46.0, 494.0, 528.0, 94.0)
"""The area of a pond's tables on the paper."""
_MOST_WIDE = 132.0
_HOST, _HOST_WIDE = (1160.0, 582.0), 130.0
_SPEECH = (628.0, 446.0, 440.0, 124.0)
_BEAK = (1096.0, 510.0)
_FIRST = (606.0, 612.0, 284.0, 78.0)
_SECOND = (900.0, 612.0, 218.0, 78.0)
_LEAVE = (1128.0, 618.0, 128.0, 66.0)
_CELEBRATED = 6.0
"""The seconds for which confetti falls after a run that was won."""


class RunEndScene(BoardScene):
    """A screen about a run that is over; it shows the tables of the `selected` pond, numbered from 1."""

    def __init__(self, context: Context, play: RunSession, *, score_saved: bool = False) -> None:
        """`score_saved` means that the run is already among the high scores."""
        super().__init__(context)
        self.play = play
        self._score_saved = score_saved or not play.run.played
        self._announced = False
        self._celebrated, self._wide = 0.0, DESIGN_WIDTH
        best = self._best_table
        self.selected = 1 if best is None else self.play.node(best.node).pond
        self.ponds: tuple[PondResult, ...] = ()

    @property
    def won(self) -> bool:
        pending = self.play.run.pending
        return isinstance(pending, Over) and pending.won

    @property
    def _best_table(self) -> PlayedTable | None:
        return max(self.play.run.played, key=lambda table: table.score, default=None)

    # -- widgets -------------------------------------------------------------------------------------

    def refill(self) -> None:
        play, art = self.play, self.context.art
        self.ponds = tuple(map(self._pond_result, range(1, play.run.pond + 1)))
        most = max(one.score for one in self.ponds)
        parts: list[PlacedWidget] = []
        for one in self.ponds:
            best, here = 0 < one.score == most, one.number == len(self.ponds)
            look = partial(self._select_pond, one.number)
            parts.append((PondButton(one, art, look, best=best, here=here), pond_area(one.number)))
        tables = self.ponds[self.selected - 1].tables
        for place, played in enumerate(tables):
            parts.append((self._map_table(played), _table_area(place, len(tables))))
        leave, initials = message("Leave this run."), message("Your initials, and the best runs.")
        if not self._score_saved:
            parts += self._ways_on(initials)
        parts.append((self.back_sign(leave if self._score_saved else initials), _LEAVE))
        self.set_widgets(parts)

    def _ways_on(self, initials: Text) -> list[PlacedWidget]:
        """Return the buttons to the best runs and to a new run; after a better run, the latter is golden."""
        again = not self.won and not self.play.run.daily and self._near_miss_words is not None
        words, under = message("Go on"), message("to the best runs")
        best_runs = UnpointedButton(words, under, self._enter_initials, initials, strong=not again)
        if self.play.run.daily:
            return [(best_runs, _FIRST)]
        help = message("Off to the first pond again. Your score keeps the initials of your last run.")
        start = partial(self.context.screens.awards, self._save_and_start_run)
        luck = message("new ponds, new luck") if again else ""
        new_run = UnpointedButton(message("New run"), luck, start, help, strong=again)
        ways = (new_run, best_runs) if again else (best_runs, new_run)
        return list(zip(ways, (_FIRST, _SECOND), strict=True))

    def _pond_result(self, number: int) -> PondResult:
        play, table = self.play, self._keeper_table(number)
        tables = tuple(one for one in play.run.played if play.node(one.node).pond == number)
        passed = any(one.met and play.node(one.node).column == KEEPER for one in tables)
        duck = replace(duck_of(play.cast[table.keeper]), mood=Mood.SAD if passed else Mood.GLEE)
        emblem = GAMES[table.game].emblem()
        return PondResult(number, play.name(table.keeper), duck, emblem, tables, passed)

    def _keeper_table(self, pond: int) -> RunTable:
        course = self.play.run.course
        return self.play.tables[next(one.table for one in course if (one.pond, one.column) == (pond, KEEPER))]

    def _map_table(self, played: PlayedTable) -> MapTable:
        table = self.play.table(played.node)
        words = message("{title}: {company}", title=table.title, company=self.play.company_words(played.node))
        return MapTable(
            words,
            sentences(sum_words(played, self.play.run), message("Press to watch the match again.")),
            figure(played.score),
            GAMES[table.game].emblem(),
            self.context.art,
            partial(self._watch_match, played),
            state=PlaceState.WON if played.met else PlaceState.LOST,
            verb=message("watch"),
        )

    # -- actions -------------------------------------------------------------------------------------

    def _select_pond(self, pond: int) -> None:
        """Select a pond, and focus its first table."""
        self.selected = pond
        self.refill()
        if self.ponds[pond - 1].tables:
            self.form.focus = len(self.ponds)
        self.context.captions.read(self.form.words)

    def _watch_match(self, played: PlayedTable) -> None:
        path = self.context.places.saves / played.journal
        show_when_loaded(self.context, self.stack, path, self.context.screens.watch)

    def _enter_initials(self) -> None:
        self.context.screens.awards(lambda: self.stack.replace(InitialsScene(self.context, self.play)))

    def _save_and_start_run(self) -> None:
        """Save the run with the default initials, and start another."""
        self.context.notify(save_run_score(self.context, self.play, default_initials(self.context)))
        self.stack.pop()
        self.context.screens.run()

    def back(self) -> None:
        if self._score_saved:
            super().back()
        else:
            self._enter_initials()

    # -- lifecycle -----------------------------------------------------------------------------------

    def resume(self) -> None:
        focused = self.form.focus
        self.refill()
        self.form.focus = min(focused, len(self.form.widgets) - 1)
        if self._announced:
            self.form.announce()
            return
        self._announced = True
        if not self._score_saved:
            self.context.play_ending(won=self.won)
            self.focus_first(BoardButton)
        else:
            self.form.focus = len(self.ponds)
        self.read_out(self._title, self.words, self.form.words)

    @property
    def _celebrates(self) -> bool:
        still = self.context.settings.reduced_motion
        return self.won and not self._score_saved and not still and self._celebrated < _CELEBRATED

    @property
    def moving(self) -> bool:
        return self._celebrates or len(self.context.particles) > 0

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.context.particles.update(seconds)
        if self._celebrates:
            self._celebrated += seconds
            self.context.particles.celebrate(self._wide)

    def pause(self) -> None:
        self.context.particles.clear()

    def shutdown(self) -> None:
        self.context.particles.clear()

    # -- words ---------------------------------------------------------------------------------------

    @property
    def _title(self) -> Text:
        run = self.play.run
        told = plural("{n} keeper beaten", "{n} keepers beaten", run.ponds)
        match bool(run.daily), self.won:
            case True, True:
                return message("The daily run: all six ponds are yours!")
            case True, False:
                return message("The daily run is over: {words}", words=told)
            case _, True:
                return message("All six ponds are yours!")
        return message("The run is over: {words}", words=told)

    @property
    def words(self) -> Text:
        """Score, ponds and tables, to be read aloud."""
        run = self.play.run
        tables = plural("{n} table played", "{n} tables played", len(run.played))
        ponds = plural("{n} keeper beaten", "{n} keepers beaten", run.ponds)
        told = message("Score: {score}. {told}.", score=run.score, told=join_items([tables, ponds]))
        return sentences(told, sentence(self._record_words), self._story)

    @property
    def _story(self) -> Text:
        """The run's story: how it ended, its best table, and what it unlocked."""
        run, best, said = self.play.run, self._best_table, list[Text]()
        if best is None:
            return message("No table played. The ponds will wait for you.")
        if self.won:
            said.append(message("Six keepers beaten. After the last reeds there’s only the sea."))
        elif not run.feathers:
            title = self.play.table(run.played[-1].node).title
            said.append(message("You lost your last feather at {title}.", title=title))
        else:
            said.append(message("You swam home with feathers to spare."))
        title = self.play.table(best.node).title
        said.append(message("Best table: {title}, {score}.", title=title, score=best.score))
        if self.won and high_scores.hardest_level_won(self._other_scores) < run.level < HARDEST:
            said.append(message("Level {n} is open to you now.", n=run.level + 2))
        elif close := self._near_miss_words or self._near_keeper_words:
            said.append(close)
        return sentences(*said)

    @property
    def _near_keeper_words(self) -> Text | None:
        """How far the next keeper was when the last feather went; None if the run ended otherwise."""
        if self.won or self.play.run.feathers:
            return None
        ahead = KEEPER - self.play.node(self.play.run.played[-1].node).column
        keeper = self.play.name(self._keeper_table(self.play.run.pond).keeper)
        if not ahead:
            return message("Only {keeper} stood in your way.", keeper=keeper)
        return plural(
            "{n} more stop, and you’d have met {keeper}.",
            "{n} more stops, and you’d have met {keeper}.",
            ahead,
            keeper=keeper,
        )

    @property
    def _near_miss_words(self) -> Text | None:
        """How many points are missing for a better place among the player's runs; None for the best run."""
        run = self.play.run
        best = high_scores.best_scores(self._other_scores)
        ahead = [one.score for one in best if one.score > run.score]
        if not ahead:
            return None
        missing = min(ahead) - run.score + 1
        return plural(
            "Just {n} more point, and it would have been number {place} of your runs.",
            "Just {n} more points, and it would have been number {place} of your runs.",
            missing,
            place=len(ahead),
        )

    @property
    def _other_scores(self) -> list[high_scores.HighScore]:
        own = self.play.saved.path.name
        return [one for one in self.context.archive.high_scores() if one.run != own]

    @property
    def _record_words(self) -> Text | str:
        """A note that this is the player's best run; empty if it isn't."""
        others = [one.score for one in self._other_scores]
        return message("best of all your runs") if others and self.play.run.score > max(others) else ""

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.ANNOUNCE_SCORES)

    def handle_unused(self, event: ActionPressed) -> None:
        if event.action is Action.ANNOUNCE_SCORES:
            self.context.captions.answer(self.words)
        else:
            super().handle_unused(event)

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        fit, run = Fit.of(pen.area), self.play.run
        self._wide = pen.area.width
        draw_ponds(pen, fit, self.ponds, run.pond - 1)
        feathers = run.feathers, max(3, run.feathers)
        draw_score(pen, fit, self._title, run.score, feathers, self._record_words)
        self._draw_paper(pen, fit)
        draw_host(pen, fit, self.context.art, _HOST, _HOST_WIDE, Wings.UP if self.won else Wings.DOWN)
        draw_host_words(pen, fit, fit.area(*_SPEECH), fit.at(*_BEAK), self._story)
        self.draw_form(pen, fit)
        self.context.particles.draw(pen.screen)

    def _draw_paper(self, pen: Pen, fit: Fit) -> None:
        """Draw the paper with a pond's tables, and how the score of the focused or best one adds up."""
        pond, played = self.ponds[self.selected - 1], self._shown_table
        head = message("Pond {n}: {keeper}", n=pond.number, keeper=pond.keeper)
        if played is None:
            table: str = message("No table played here.")
            found = None
        else:
            title = self.play.table(played.node).title
            focused = type(self.form.focused) is MapTable
            table = message("Watch again: {title}", title=title) if focused else title
            found = sum_of(played, self.play.node(played.node))
        draw_pond_page(pen, fit, fit.area(*_PAPER), head, table, found)

    @property
    def _shown_table(self) -> PlayedTable | None:
        """The focused table of the pond; without focus, the one with the most points."""
        tables = self.ponds[self.selected - 1].tables
        place = self.form.focus - len(self.ponds)
        if 0 <= place < len(tables):
            return tables[place]
        return max(tables, key=lambda one: one.score, default=None)


def _table_area(place: int, count: int) -> FRect:
    """Return the area of a table on the paper, by its index among its pond's tables."""
    left, top, width, height = _TABLES
    step = min(width / count, _MOST_WIDE)
    at = left + width / 2 + (place - (count - 1) / 2) * step, top + height / 2
    return centred_area(at, min(step * 0.94, height * 1.18), height)
