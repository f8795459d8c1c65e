"""The tables of a campaign's reports, as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from game.cardgames.registry import rules_of
from game.lab.arena.command import figure
from game.lab.arena.reports import merged
from game.lab.arena.standings import names, standings
from game.lab.campaign.runs import Run


def markdown(runs: Sequence[tuple[Run, Path]]) -> str:
    """All tables of these runs' reports, by game; ± is half of a 95 % interval.

    Raises:
        CommandError: if a report cannot be read.
    """
    lines = ["# How strong the players are", "", "± is half the width of a 95 % interval."]
    for game in dict.fromkeys(run.game for run, _ in runs):
        lines += ["", *_game(game, [(run, path) for run, path in runs if run.game == game])]
    return "\n".join(lines) + "\n"


def _game(game: str, runs: Iterable[tuple[Run, Path]]) -> Iterator[str]:
    rules = rules_of(game)
    unit = rules.unit[1]
    duels = []
    better = "more" if rules.more_is_better else "fewer"
    yield f"## {rules.title}"
    yield ""
    yield f"| run | matches | contender | seats | {unit} a round | % wins of its seats | fair % | rating |"
    yield "|---|---|---|---|---|---|---|---|"
    for run, path in runs:
        plan, _, deals, _ = merged([path])
        stood, called = standings(plan, deals), names(plan, deals)
        for one in stood.contenders:
            yield _row(
                run.name,
                f"{plan.matches:,}",
                called[one.contender],
                str(one.seats),
                figure(one.points_per_round, 2),
                figure(one.win_share, 1, scale=100),
                f"{100 * one.fair_share:.0f}",
                figure(one.rating, 0),
            )
        for duel in stood.duels:
            wins = "–" if duel.win_share is None else figure(duel.win_share, 1, scale=100)
            ahead = figure(duel.points_per_round, 2, sign=True)
            duels.append(_row(run.name, called[duel.contender], called[duel.against], ahead, wins))
    if duels:
        yield ""
        yield f"On the same deals ({better} {unit} are better; wins for each seat: 50 % is even):"
        yield ""
        yield f"| run | contender | against | {unit} a round | % of the wins |"
        yield "|---|---|---|---|---|"
        yield from duels


def _row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"
