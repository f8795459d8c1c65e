"""The list of a game's matches, with statistics and a plot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from pygame import FRect

from game.arcade.par import Par, medal_won
from game.cardgames.registry import kit_of, rules_of
from game.engine.journal import Header
from game.language.message import message, parts, percent, plural, sentence, sentences
from game.scenes.context import Context
from game.scenes.frame import SideFormScene
from game.scenes.match_mode.par_words import MEDALS, Terms
from game.scenes.pieces.boathouse import draw_sheet
from game.scenes.pieces.loading_sign import show_when_loaded
from game.scenes.pieces.plates import PickPlate, PlateButton, WalkPlate
from game.scenes.player_rating import player_rating
from game.scenes.records.filters import Filters
from game.scenes.records.match_row import MatchRow, par_line
from game.scenes.records.photo import own_rank
from game.scenes.records.plot import (
    BETTER,
    MIDDLING,
    WOOD,
    WORSE,
    Plot,
    draw_even_match,
    draw_plot,
    rating_plot,
)
from game.scenes.records.words import MatchWords, Statistics
from game.session.analysis import own_seat
from game.storage.history.records import MatchRecord
from game.ui.devices.actions import Action, ActionPressed, InputEvent
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.scenery.noticeboard import darkened_cloth
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Heading, Paragraph, Widget

_FIGURES = 3
"""The number of lines of figures above the plot."""
_AHEAD = 2
"""The number of matches after the newest one that are in view at first, however low the window is."""
_PLOTTED = 60
_LISTED = 100
"""The number of matches listed at first, and added by each press of *more*."""


class MatchesScene(SideFormScene):
    """A scene with the statistics of a game, and its matches, newest first."""

    width = 520.0
    pinned = True

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self._game = game
        self._rules = rules_of(game)
        self.cloth = darkened_cloth(kit_of(game).emblem().cloth.shade)
        self._narrator = kit_of(game).narrator()
        self.title = message("All matches · {game}", game=self._rules.title)
        self._results = [result for result in context.archive.results() if result.game == game]
        self._rating = player_rating(context, game)
        self._summarize()
        self._words = MatchWords(context, game)
        self._scores = {score.journal: score for score in context.archive.scores() if score.game == game}
        daily = {begun.journal for begun in context.archive.dailies()}
        self._filters = Filters(self._results, self._scores, daily, context.today())
        self._par_words = Terms(self._rules, self._narrator)
        self._plotted = 0
        self._selected_figure: int | None = None
        self._listed = _LISTED
        self.refill()
        # Initially the newest match has the focus, below the plot's row.
        self.focus_first(MatchRow)
        self.form.ahead = _AHEAD

    def resume(self) -> None:
        self._summarize()
        super().resume()

    def _summarize(self) -> None:
        self._statistics = Statistics(self.context, self._game, self._results, self._rating)

    def _apply_filters(self) -> None:
        """Apply the filters to the list, the statistics and the plot, keeping the focus."""
        focused = self.form.focused
        self._results = self._filters.passing_matches
        self._selected_figure, self._listed = None, _LISTED
        self._summarize()
        self.refill()
        # Rows move if the plot's row appears or disappears.
        labels = [row.title for row in self.form.widgets]
        if focused is not None and focused.title in labels:
            self.form.focus = labels.index(focused.title)

    def widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = []
        if self._filters.matches:
            rated = () if self._rating is None else (message("Rating"),)
            plots = (self._narrator.unit, message("Accuracy"), *rated)
            plot = self._plot()
            rows.append(PickPlate(message("Plot"), plots, self._plotted, self._select_plot, plot.words))
            if plot.has_enough:
                rows.append(self._stepper(plot))
            rows.append(Heading(message("Finished matches")))
            rows += self._filters.filter_rows(self._table_name, self._apply_filters)
            rows += [self._match_row(result) for result in reversed(self._results[-self._listed :])]
            older = len(self._results) - self._listed
            if older > 0:
                words = plural("{n} older match", "{n} older matches", older)
                rows.append(PlateButton(words, self._show_more, message("Show more of them.")))
            if not self._results:
                rows.append(Paragraph(message("No matches found.")))
        unfinished = [
            (path, self.context.archive.header_of(path)) for path in self.context.archive.unfinished()
        ]
        opened = [(path, header) for path, header in unfinished if header and header.game == self._game]
        if opened:
            rows.append(Heading(message("Unfinished matches")))
            rows += [self._unfinished_row(path, header) for path, header in opened]
        if not rows:
            rows.append(Paragraph(message("No matches yet. Play one, and you’ll find it here.")))
        rows.append(self.back_sign())
        return rows

    def _show_more(self) -> None:
        """Also list older matches, and focus the first of them."""
        self._listed += _LISTED
        self.refill()
        self.form.announce()

    def _plot(self) -> Plot:
        if self._plotted == 2 and self._rating is not None:
            return rating_plot(self._rating, self.context.cast.opponents)
        return self._accuracy_plot() if self._plotted else self._points_plot()

    def _select_plot(self, plotted: int) -> None:
        self._plotted, self._selected_figure = plotted, None
        self.refill()

    def _stepper(self, plot: Plot) -> WalkPlate:
        """Return a plate that steps through the plot's figures, starting at the selected or newest one."""
        last = len(plot.figures) - 1
        names = [plot.say(one, 0) for one in plot.figures]
        selected = last if self._selected_figure is None else min(self._selected_figure, last)
        if plot.is_course:
            help = message("Left and right step through the matches.")
            return WalkPlate(message("Match by match"), names, selected, self._select_figure, help)
        help = message("Left and right step through the rounds.")
        return WalkPlate(message("Round by round"), names, selected, self._select_figure, help)

    def _select_figure(self, place: int) -> None:
        self._selected_figure = place

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, ActionPressed) and event.action is Action.ANNOUNCE_SCORES:
            self.context.captions.answer(self._statistics.spoken_statistics)
            return True
        return super().handle(event)

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.ANNOUNCE_SCORES)

    @property
    def summary(self) -> str:
        return self._statistics.summary

    def _match_row(self, result: MatchRecord) -> MatchRow:
        path = self.context.places.saves / result.journal
        text, help, press = self._words.match_line(result), self._words.help_words(result), message("watch")
        watch, rank = partial(self._watch_match, path), own_rank(result)
        score = self._scores.get(result.journal)
        if score is None:
            return MatchRow(text, watch, help, press, rank)
        terms, medal = self._par_words, medal_won(score)
        won = "" if medal is None else sentence(MEDALS[medal])
        help = sentences(help, terms.comparison(Par(score.ghosts), score.result), won)
        line = par_line(score, medal, terms)
        return MatchRow(text, watch, help, press, rank, line=line, medal=medal)

    def _unfinished_row(self, path: Path, header: Header) -> MatchRow:
        table = self._table_name(header.table)
        when = self.context.day(header.started, with_time=True)
        line = [when, *([table] if table else []), message("go on")]
        names = [player.name for player in header.players]
        help = sentences(
            message("Pick up where you left off."), self._words.company_words(names, own_seat(header))
        )
        return MatchRow(parts(" · ", line), lambda: self._resume(path), help, message("go on"))

    def _table_name(self, key: str) -> str:
        """Return the title of the table with a key, or the key itself if there's no such table."""
        tables = [table for table in self.context.cast.tables if table.game == self._game]
        return next((table.title for table in tables if table.key == key), key)

    def _watch_match(self, path: Path) -> None:
        show_when_loaded(self.context, self.stack, path, self.context.screens.watch)

    def _resume(self, path: Path) -> None:
        show_when_loaded(self.context, self.stack, path, self.context.screens.resume)

    # -- drawing -------------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        super().draw(pen)
        area = self.side_area(pen)
        draw_sheet(pen, area)
        self._draw_figures(pen, area)
        above = 19 + _FIGURES * self._figure_line_distance(area)
        chart = FRect(area.left + 18, area.top + above, area.width - 36, area.height - above - 16)
        walk = self.form.focused
        plot = self._plot()
        sign = draw_plot(pen, chart, plot, walk.index if isinstance(walk, WalkPlate) else None)
        if plot.sign and self._rating is not None:
            draw_even_match(
                pen, sign, self._rating.nearest_opponent(self.context.cast.opponents), self.context.art
            )

    def _figure_line_distance(self, area: FRect) -> float:
        """Return the distance between lines of figures: less on a small board, to leave room for the plot."""
        return min(59.0, max(48.0, area.height * 0.13))

    def _draw_figures(self, pen: Pen, area: FRect) -> None:
        width, line = (area.width - 24) / 3, self._figure_line_distance(area)
        for place, (words, value) in enumerate(self._statistics.named_figures):
            x = area.left + 16 + place % 3 * width
            y = area.top + 12 + place // 3 * line
            at, room = (x, y + 19), width - 10
            pen.text(words, at, 15, Typeface.BOLD, WOOD, anchor="bottomleft", width=room + 4, tight=True)
            pen.text(value, (x, y + 18), min(28.0, line * 0.48), Typeface.TITLE, INK, width=room, tight=True)

    def _points_plot(self) -> Plot:
        """Return a plot of each round's points: the best third in mint, the worst third in coral."""
        rounds = [points for result in self._results if result.rated for points in result.rounds][-_PLOTTED:]
        best_first = sorted(rounds, reverse=self._rules.more_is_better)

        def colour(points: float) -> str:
            place = best_first.index(round(points))
            return (BETTER, MIDDLING, WORSE)[3 * place // len(best_first)]

        best, worst = max(rounds, default=0), min(rounds, default=0)
        mark = 10 if best > 20 else 5
        while best - worst > 20 * mark:
            mark *= 2
        return Plot(
            title=message("{points} by round", points=self._narrator.unit),
            figures=tuple(rounds),
            most=max(10, -(-best // mark) * mark),
            least=min(0, worst // mark * mark),
            mark=mark,
            colour=colour,
            missing=message("The plot starts with your second rated round."),
            say=self._narrator.points,
        )

    def _accuracy_plot(self) -> Plot:
        return Plot(
            title=message("Accuracy by round (%)"),
            figures=tuple(one.accuracy for one in self._statistics.accuracies[-_PLOTTED:]),
            most=100,
            mark=25,
            colour=lambda share: BETTER if share >= 90 else MIDDLING if share >= 60 else WORSE,
            missing=message("The plot starts with the second rated round the coach has looked at."),
            say=lambda share, _places: percent(share / 100),
        )
