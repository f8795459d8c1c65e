"""The score of a table: par points, combos and charms, multiplied by a factor.

Par points make games comparable: par is worth 100, and each standard deviation of the ghosts' results above
or below par adds or subtracts 50, within 0 to 250. The standard deviation is at least the game's usual one,
so that a single point is never worth too much. The factor is made of the streak, the pond and charms.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, pstdev

from game.arcade.run.charms import CHARMS, Bonus, CharmAct, Effects
from game.cardgames.registry import GAMES
from game.cardgames.run_scoring import NO_RUN_SCORING, Earned, RunScoring, ScoringTally
from game.engine.contract import Event

PAR_POINTS = 100
"""The points for reaching par."""
POINTS_PER_SPREAD = 50
"""The points for each standard deviation above par."""
_LEAST, _MOST = 0, 250
LONGEST_STREAK = 6
"""The longest streak that increases the factor."""
POINTS_PER_SHELL = 10
"""How many points for combos earn a shell."""
_MOST_SHELLS = 5
"""The most shells that a table's combos can earn."""


def par_points(game: str, result: float, ghosts: Sequence[float]) -> int:
    """Return the points for a result compared with the ghosts'; without ghosts, the points for par."""
    if not ghosts:
        return PAR_POINTS
    spread = max(pstdev(ghosts), run_scoring_of(game).spread)
    return round(min(max(PAR_POINTS + POINTS_PER_SPREAD * (result - fmean(ghosts)) / spread, _LEAST), _MOST))


def streak_factor(streak: int, effects: Effects) -> int:
    return min(max(streak + effects.streak, 1), LONGEST_STREAK)


def score_factor(streak: int, pond: int, effects: Effects, acts: Iterable[CharmAct] = ()) -> int:
    """Return the factor by which a table's points are multiplied."""
    return (streak_factor(streak, effects) + sum(act.factor for act in acts)) * pond * (1 + effects.stakes)


def table_points(par: int, combos: int, effects: Effects, acts: Iterable[CharmAct] = ()) -> int:
    return max(par, effects.least_points) + combos * (1 + effects.combos) + sum(act.points for act in acts)


def charm_acts(
    rack: Iterable[str], upgraded: Iterable[str], grown: Mapping[str, int], signals: Mapping[str, int]
) -> tuple[CharmAct, ...]:
    """Return what a rack's lasting charms add for signals; `grown` has earlier permanent gains by charm."""
    acts = []
    for charm in rack:
        bonus = CHARMS[charm].bonus
        if bonus is None:
            continue
        times = _bonus_count(bonus, signals, upgraded=charm in upgraded)
        points = bonus.points * times + grown.get(charm, 0) + bonus.grows * times
        act = CharmAct(charm, points, bonus.factor * times, bonus.shells * times)
        if act.adds:
            acts.append(act)
    return tuple(acts)


def permanent_gain(charm: str, upgraded: Iterable[str], signals: Mapping[str, int]) -> int:
    """Return how many points a charm gains permanently at a table."""
    bonus = CHARMS[charm].bonus
    if bonus is None:
        return 0
    return bonus.grows * _bonus_count(bonus, signals, upgraded=charm in upgraded)


def _bonus_count(bonus: Bonus, signals: Mapping[str, int], *, upgraded: bool) -> int:
    return signals.get(bonus.signal, 0) // bonus.every * (2 if upgraded else 1)


def combo_shells(combos: int) -> int:
    return min(combos // POINTS_PER_SHELL, _MOST_SHELLS)


def feathers_gained(milestones: Iterable[int], before: int, after: int) -> int:
    """Return how many milestones a score passes or reaches as it grows."""
    return sum(before < milestone <= after for milestone in milestones)


def run_scoring_of(game: str) -> RunScoring:
    return GAMES[game].run_scoring() if game in GAMES else NO_RUN_SCORING


def tally_of(game: str, events: Sequence[Event], seat: int) -> ScoringTally:
    tally = run_scoring_of(game).tally()
    for event in events:
        tally.count_event(event, seat)
    return tally


def earned_combos(game: str, events: Sequence[Event], seat: int) -> tuple[Earned, ...]:
    return tuple(tally_of(game, events, seat).earned)


def points_by_combo(earned: Sequence[Earned]) -> dict[str, int]:
    points: dict[str, int] = {}
    for combo in earned:
        points[combo.combo.id] = points.get(combo.combo.id, 0) + combo.points
    return points
