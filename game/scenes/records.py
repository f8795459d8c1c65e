"""Records: how the player is doing, plotted, and every match to watch again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pygame import FRect

from game.cardgames.registry import rules_of
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.storage.records import Result, Statistics, statistics
from game.ui.actions import Action
from game.ui.draw import Pen
from game.ui.palette import BONE, CORAL, DIM, GOLD, MINT, MIST, PALE_GOLD
from game.ui.text import Face
from game.ui.widgets import Button, Heading, Paragraph, Widget

_PLOTTED = 60
_WINDOW = 10


class RecordsScene(FormScene):
    """Statistics of one game and its matches, newest first."""

    width = 520.0
    hints = ((Action.CONFIRM, "watch"), (Action.CANCEL, "back"))

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self._game = game
        self.title = f"Records · {rules_of(game).title}"
        self._results = [result for result in context.results() if result.game == game]

    def widgets(self) -> Sequence[Widget]:
        """One row for each match that can be watched."""
        rows: list[Widget] = []
        if self._results:
            rows.append(Heading("Finished matches"))
            rows += [self._row(result) for result in reversed(self._results)]
        unfinished = self.context.unfinished()
        if unfinished:
            rows.append(Heading("Unfinished matches"))
            rows += [self._open_row(path) for path in unfinished]
        if not rows:
            rows.append(Paragraph("No matches yet. Play one, and it is kept here."))
        rows.append(Button("Back", self.back, strong=True))
        return rows

    def _row(self, result: Result) -> Button:
        rank, total = result.ranking[result.own_seat], result.totals[result.own_seat]
        day = result.when[:10]
        kind = "" if result.rated else " · practice"
        words = f"{day} · place {rank} of {len(result.players)} · {total} ducks{kind}"
        others = ", ".join(name for seat, name in enumerate(result.players) if seat != result.own_seat)
        path = self.context.places.saves / result.journal
        return Button(words, lambda: self._watch(path), f"Watch it again. Against {others}.")

    def _open_row(self, path: Path) -> Button:
        header = self.context.header_of(path)
        when = header.started[:16].replace("T", " ") if header else ""
        title = f" · {header.table}" if header and header.table else ""
        others = ", ".join(player.name for player in header.players if not player.human) if header else ""
        return Button(
            f"{when}{title} · go on", lambda: self._resume(path), f"Go on with it. Against {others}."
        )

    def _watch(self, path: Path) -> None:
        from game.scenes.replay import open_replay

        open_replay(self.context, self.stack, path)

    def _resume(self, path: Path) -> None:
        from game.scenes.launch import resume

        resume(self.context, self.stack, path)

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
        pen.panel(area, alpha=0.5)
        self._figures(pen, area, statistics(self._results))
        plot = FRect(area.left + 18, area.top + 190, area.width - 36, area.height - 206)
        self._plot(pen, plot)

    def _figures(self, pen: Pen, area: FRect, found: Statistics) -> None:
        share = f"{found.wins / found.matches:.0%}" if found.matches else "–"
        shown = (
            ("Matches", str(found.matches)),
            ("Wins", f"{found.wins} ({share})" if found.matches else "–"),
            ("Ducks a round", "–" if found.mean_round is None else f"{found.mean_round:.1f}"),
            ("Best round", "–" if found.best_round is None else str(found.best_round)),
            ("Best match", "–" if found.best_total is None else str(found.best_total)),
            ("Streak · longest", f"{found.streak} · {found.longest_streak}"),
        )
        width = (area.width - 36) / 3
        for place, (words, figure) in enumerate(shown):
            x = area.left + 18 + place % 3 * width
            y = area.top + 16 + place // 3 * 84
            pen.text(words, (x, y), 14, Face.BOLD, MIST, width=width - 8)
            pen.text(figure, (x, y + 20), 28, Face.TITLE, PALE_GOLD, width=width - 8)

    def _plot(self, pen: Pen, area: FRect) -> None:
        """The ducks of each round as points, and the mean of the last ten as a line."""
        rounds = [points for result in self._results if result.rated for points in result.rounds][-_PLOTTED:]
        pen.text("Ducks in each round", area.topleft, 14, Face.BOLD, MIST)
        chart = FRect(area.left + 30, area.top + 28, area.width - 40, area.height - 46)
        if len(rounds) < 2 or chart.height < 40:
            if chart.height >= 40:
                words = "The plot begins with your second rated round."
                pen.text(words, chart.center, 15, Face.TEXT, DIM, anchor="center", width=chart.width)
            return
        most = max(10, -(-max(rounds) // 10) * 10)
        for mark in range(0, most + 1, 10):
            y = chart.bottom - chart.height * mark / most
            pen.line((chart.left, y), (chart.right, y), "#35505E", 1)
            pen.text(str(mark), (chart.left - 6, y), 12, Face.TEXT, DIM, anchor="midright")
        step = chart.width / (len(rounds) - 1)
        before = None
        for place, points in enumerate(rounds):
            x, y = chart.left + place * step, chart.bottom - chart.height * points / most
            size = 8.0
            colour = MINT if points == 0 else GOLD if points < 10 else CORAL
            pen.plate(FRect(x - size / 2, y - size / 2, size, size), colour, radius=4)
            recent = rounds[max(0, place - _WINDOW + 1) : place + 1]
            mean = chart.bottom - chart.height * sum(recent) / len(recent) / most
            if before is not None:
                pen.line(before, (x, mean), BONE, 2)
            before = (x, mean)
        pen.text("line: mean of the last ten", (area.right, area.top), 12, Face.TEXT, DIM, anchor="topright")
