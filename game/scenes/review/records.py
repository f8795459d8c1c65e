"""Records: the player's results, plotted, and every match to watch again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct
from pygame import FRect

from game.cardgames.registry import kit_of, rules_of
from game.engine.journal import Header
from game.language.message import Text, figure, message, parts, percent, plural, sentences
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.storage import accuracy
from game.storage.accuracy import Accuracy
from game.storage.records import Result, Statistics, statistics
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, DIM, MINT, MIST
from game.ui.drawing.text import Face
from game.ui.forms.widgets import Button, Heading, Paragraph, Pick, Widget

_NONE = "–"
"""The figure of what there is none of."""
_PLOTTED = 60
_WINDOW = 10


class Plot(Struct, frozen=True):
    """One figure of each round, oldest first, from `least` to `most`; with words for when there are too few.

    `least` is a multiple of `mark`, so that there is a line at 0.
    """

    title: str
    figures: tuple[float, ...]
    most: int
    mark: int
    colour: Callable[[float], str]
    missing: str
    least: int = 0

    def share(self, figure: float) -> float:
        """The height of a figure in the chart: 0 at its foot, 1 at its top."""
        return (figure - self.least) / (self.most - self.least)


class RecordsScene(FormScene):
    """Statistics of one game and its matches, newest first."""

    width = 520.0
    hints = ((Action.CONFIRM, message("watch")), (Action.CANCEL, message("back")))

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self._game = game
        self._rules = rules_of(game)
        self._narrator = kit_of(game).narrator()
        self.title = message("Records · {game}", game=self._rules.title)
        self._results = [result for result in context.results() if result.game == game]
        self._accuracies: list[Accuracy] = []
        self._plotted = 0
        self.refill()
        # The newest match has the focus; the plot is above it.
        self.form.focus = 2 if self._results else 0

    def resume(self) -> None:
        """Say the title and the summary; the coach may have found more meanwhile."""
        rated = [result.journal for result in self._results if result.rated]
        self._accuracies = accuracy.of_matches(self.context.accuracies(), rated)
        self.refill()
        focused = self.form.focused
        title, summary = message("{title}.", title=self.title), self._summary() if self._results else ""
        words = "" if focused is None else focused.describe()
        self.context.captions.read(sentences(title, summary, words))

    def widgets(self) -> Sequence[Widget]:
        """One row for each match that can be watched."""
        rows: list[Widget] = []
        if self._results:
            plots = (self._narrator.unit, message("Accuracy"))
            rows.append(Pick(message("Plot"), plots, self._plotted, self._show, self._summary()))
            rows.append(Heading(message("Finished matches")))
            rows += [self._row(result) for result in reversed(self._results)]
        unfinished = [(path, self.context.header_of(path)) for path in self.context.unfinished()]
        opened = [(path, header) for path, header in unfinished if header and header.game == self._game]
        if opened:
            rows.append(Heading(message("Unfinished matches")))
            rows += [self._open_row(path, header) for path, header in opened]
        if not rows:
            rows.append(Paragraph(message("No matches yet. Play one, and it is kept here.")))
        rows.append(Button(message("Back"), self.back, strong=True))
        return rows

    def _show(self, plotted: int) -> None:
        self._plotted = plotted

    def _statistics(self) -> Statistics:
        return statistics(self._results, more_is_better=self._rules.more_is_better)

    def _summary(self) -> Text:
        """The player's results, in words."""
        played = self._statistics()
        points = ""
        if played.mean_round is not None:
            points = message("{points} a round.", points=self._narrator.points(played.mean_round, 1))
        return sentences(
            message("Rated matches: {matches}, won: {wins}.", matches=played.matches, wins=played.wins),
            points,
            self._mean_accuracy(),
        )

    def _mean_accuracy(self) -> Text:
        """How well the player decides, as far as the coach knows."""
        found = accuracy.mean(self._accuracies)
        if found is None:
            return message("The coach has not looked at a rated round yet.")
        return plural(
            "Accuracy {share} on average, over {n} round.",
            "Accuracy {share} on average, over {n} rounds.",
            len(self._accuracies),
            share=percent(found / 100),
        )

    def _row(self, result: Result) -> Button:
        rank, total = result.ranking[result.own_seat], result.totals[result.own_seat]
        line = [
            result.when[:10],
            message("place {rank} of {players}", rank=rank, players=len(result.players)),
            self._narrator.points(total),
            *([] if result.rated else [message("practice")]),
        ]
        others = [name for seat, name in enumerate(result.players) if seat != result.own_seat]
        path = self.context.places.saves / result.journal
        help = sentences(message("Watch it again."), _against(others))
        return Button(parts(" · ", line), lambda: self._watch(path), help)

    def _open_row(self, path: Path, header: Header) -> Button:
        when = header.started[:16].replace("T", " ")
        line = [when, *([header.table] if header.table else []), message("go on")]
        others = [player.name for player in header.players if not player.human]
        help = sentences(message("Go on with it."), _against(others))
        return Button(parts(" · ", line), lambda: self._resume(path), help)

    def _watch(self, path: Path) -> None:
        self.stack.take_long(message("Setting the table …"), lambda: self.context.screens.watch(path))

    def _resume(self, path: Path) -> None:
        self.stack.take_long(message("Setting the table …"), lambda: self.context.screens.resume(path))

    # -- drawing -------------------------------------------------------------------------------------

    def form_area(self, pen: Pen, top: float) -> FRect:
        """The matches on the left, the statistics on the right."""
        width = min(self.width, pen.area.width * 0.46)
        return FRect(46, top, width, pen.area.height - top - 88)

    def draw(self, pen: Pen) -> None:
        """The list, the figures and the plot."""
        super().draw(pen)
        left = self.form.area.right + 44
        area = FRect(left, self.form.area.top - 8, pen.area.width - left - 26, self.form.area.height + 16)
        pen.panel(area, alpha=0.86)
        self._figures(pen, area, self._statistics())
        chart = FRect(area.left + 18, area.top + 196, area.width - 36, area.height - 212)
        draw_plot(pen, chart, self._accuracy_plot() if self._plotted else self._points_plot())

    def _figures(self, pen: Pen, area: FRect, found: Statistics) -> None:
        mean = accuracy.mean(self._accuracies)
        shown = (
            (message("Matches"), figure(found.matches)),
            (message("Wins"), _wins(found)),
            (
                # For translators: {points} is the unit of a game, such as "Ducks".
                message("{points} / round", points=self._narrator.unit),
                _NONE if found.mean_round is None else figure(found.mean_round, 1),
            ),
            (message("Best round"), _NONE if found.best_round is None else figure(found.best_round)),
            (message("Best match"), _NONE if found.best_total is None else figure(found.best_total)),
            (message("Accuracy"), _NONE if mean is None else percent(mean / 100)),
            (message("Streak"), figure(found.streak)),
            (message("Best streak"), figure(found.longest_streak)),
        )
        width = (area.width - 36) / 3
        for place, (words, value) in enumerate(shown):
            x = area.left + 18 + place % 3 * width
            y = area.top + 12 + place // 3 * 59
            pen.text(words, (x, y), 14, Face.BOLD, MIST, width=width - 8)
            pen.text(value, (x, y + 18), 26, Face.TITLE, BONE, width=width - 8)

    def _points_plot(self) -> Plot:
        """The points of each round; the better third of them is mint, the worse third coral."""
        rounds = [points for result in self._results if result.rated for points in result.rounds][-_PLOTTED:]
        best_first = sorted(rounds, reverse=self._rules.more_is_better)

        def colour(points: float) -> str:
            place = best_first.index(round(points))
            return (MINT, BONE, CORAL)[3 * place // len(best_first)]

        best, worst = max(rounds, default=0), min(rounds, default=0)
        mark = 10 if best > 20 else 5
        while best - worst > 20 * mark:
            mark *= 2
        return Plot(
            title=message("{points} in each round", points=self._narrator.unit),
            figures=tuple(rounds),
            most=max(10, -(-best // mark) * mark),
            least=min(0, worst // mark * mark),
            mark=mark,
            colour=colour,
            missing=message("The plot begins with your second rated round."),
        )

    def _accuracy_plot(self) -> Plot:
        """The accuracy of the decisions in each round, plotted."""
        return Plot(
            title=message("Accuracy in each round (%)"),
            figures=tuple(one.accuracy for one in self._accuracies[-_PLOTTED:]),
            most=100,
            mark=25,
            colour=lambda share: MINT if share >= 90 else BONE if share >= 60 else CORAL,
            missing=message("The plot begins with the second rated round that the coach has looked at."),
        )


def _against(others: Sequence[str]) -> Text:
    """The names of the player's opponents."""
    return message("Against {names}.", names=parts(", ", others))


def _wins(found: Statistics) -> str:
    """The matches that were won, and their share of all."""
    if not found.matches:
        return _NONE
    return message("{wins} ({share})", wins=found.wins, share=percent(found.wins / found.matches))


def draw_plot(pen: Pen, area: FRect, plot: Plot) -> None:
    """The figures as points, and the mean of the last ten as a line."""
    found = plot.figures
    title = pen.text(plot.title, area.topleft, 14, Face.BOLD, MIST)
    chart = FRect(area.left + 30, area.top + 28, area.width - 40, area.height - 46)
    if len(found) < 2 or chart.height < 40:
        if chart.height >= 40:
            pen.paragraph(plot.missing, chart, 15, Face.TEXT, DIM, align="center")
        return
    for mark in range(plot.least, plot.most + 1, plot.mark):
        y = chart.bottom - chart.height * plot.share(mark)
        pen.line((chart.left, y), (chart.right, y), "#35505E", 1)
        pen.text(figure(mark), (chart.left - 6, y), 13, Face.TEXT, DIM, anchor="midright")
    step = chart.width / (len(found) - 1)
    before = None
    for place, value in enumerate(found):
        x, y = chart.left + place * step, chart.bottom - chart.height * plot.share(value)
        size = 8.0
        pen.plate(FRect(x - size / 2, y - size / 2, size, size), plot.colour(value), radius=4)
        recent = found[max(0, place - _WINDOW + 1) : place + 1]
        mean = chart.bottom - chart.height * plot.share(sum(recent) / len(recent))
        if before is not None:
            pen.line(before, (x, mean), MIST, 2)
        before = (x, mean)
    room = area.right - title.right - 10
    legend = message("line: mean of ten")
    pen.text(legend, (area.right, area.top), 13, Face.TEXT, DIM, anchor="topright", width=room)
