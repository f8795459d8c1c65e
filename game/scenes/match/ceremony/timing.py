"""The timing of a ceremony (counting, standings, podium), in seconds at normal speed."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.match.ceremony.places import PodiumPlace
from game.ui.animation.timeline import Ease, ease_in_out, ease_out, ease_out_back
from game.voice.summary import SeatScore, Summary

_LOOK = 1.4
"""The seconds for which the standings are shown before the podium rises."""
_GLIDE = 0.9
_RISES = {3: 0.7, 2: 1.2, 1: 1.8}
_RISE = 0.6
TITLE, PRIZES, WORDS, BUTTONS = 2.3, 2.5, 2.8, 3.1
_PODIUM = 3.5
_MOST_TOKENS = 14
_ALL_TURNS = 6.0
_SHORTEST, _LONGEST = 0.3, 1.5
_STEP, _LAST_STEP = 0.15, 0.24
_SUSPENSE, _LAST_DROP = 0.9, 0.5
_REST = 0.12
_CROWD = 7
"""The number of buckets at which each turn gets shorter."""
_HURRY = 0.72
"""The duration of a shortened turn, as a share of the usual one."""
REMARK = 0.7
"""The seconds from the end of the ceremony to the last word."""
BEFORE = 0.4
"""The seconds until the first bucket's turn begins."""
FLIGHT = 0.42
SPREAD = 0.28
"""The seconds in which a party's cards are spread out before they fall."""
STANDING = 1.5
"""The seconds in which all ducks swim to their new totals."""


class CeremonyTimes(NamedTuple):
    """The timing of a ceremony, in seconds at normal speed.

    Attributes:
        poured: when everything is in its bucket, and the standings appear.
        settled: when the totals are up to date.
        rises: when the podium begins to rise; only after a match.
        end: when nothing moves any more.
    """

    turns: tuple[LineTurn, ...]
    poured: float
    settled: float
    rises: float
    end: float


def times_of(summary: Summary, *, over: bool) -> CeremonyTimes:
    """Return the timing for a round's summary, including the podium if the match is `over`."""
    turns = schedule_turns(summary)
    poured = end_of(turns)
    settled = poured + STANDING
    rises = settled + _LOOK if over else settled
    return CeremonyTimes(turns, poured, settled, rises, rises + _PODIUM if over else settled)


def eased_progress(time: float, begins: float, seconds: float, ease: Ease = ease_in_out) -> float:
    """Return the eased progress of a motion at a time: 0 before it begins, 1 once it's over."""
    if time <= begins:
        return 0.0
    return 1.0 if time >= begins + seconds else ease((time - begins) / seconds)


def block_risen_at(rank: int) -> float:
    """Return when a rank's block is fully up, in seconds after the podium begins to rise."""
    return _RISES[rank] + _RISE


def foot_position(
    time: float, start: tuple[float, float], place: PodiumPlace, rank: int
) -> tuple[float, float]:
    """Return the foot of a bucket at a time, in seconds after the podium begins to rise."""
    along = eased_progress(time, 0.0, _GLIDE)
    x = start[0] + (place.foot[0] - start[0]) * along
    up = along if place.block is None else eased_progress(time, _RISES[rank], _RISE, ease_out_back)
    return x, start[1] + (place.foot[1] - start[1]) * up


def slide(time: float, begins: float, seconds: float = 0.45) -> float:
    """Return the progress of a motion that slides in and slows down."""
    return eased_progress(time, begins, seconds, ease_out)


class Drop(NamedTuple):
    """A card, or a token (None), that falls into a bucket, and the times of its fall."""

    card: int | None
    worth: int
    leaves: float
    lands: float


class LineTurn(NamedTuple):
    """The turn in which a summary's line fills a bucket; the `last` one, with the most points, is longer."""

    line: int
    begins: float
    drops: tuple[Drop, ...]
    ends: float
    last: bool
    spread: bool

    def landed_points(self, time: float) -> int:
        """Return the points that have landed in the bucket by a time."""
        return sum(drop.worth for drop in self.drops if drop.lands <= time)

    def landed_drops(self, time: float) -> int:
        """Return the number of drops that have landed by a time."""
        return sum(drop.lands <= time for drop in self.drops)

    def is_running(self, time: float) -> bool:
        return self.begins <= time < self.ends


def schedule_turns(summary: Summary) -> tuple[LineTurn, ...]:
    """Schedule the pouring of each line's cards into its bucket, from the fewest points to the most."""
    lines = summary.lines
    order = sorted(range(len(lines)), key=lambda place: (lines[place].points, len(lines[place].cards)))
    budget = min(max(_ALL_TURNS / len(lines), _SHORTEST), _LONGEST)
    pace = _HURRY if len(lines) >= _CROWD else 1.0
    turns: list[LineTurn] = []
    time = BEFORE
    for place in order:
        last = len(lines) > 1 and place == order[-1]
        turns.append(_line_turn(lines[place], place, time, budget, pace, last=last))
        time = turns[-1].ends
    return tuple(turns)


def end_of(turns: tuple[LineTurn, ...]) -> float:
    """Return the time at which the last turn ends."""
    return turns[-1].ends if turns else BEFORE


def _line_turn(
    line: SeatScore, place: int, begins: float, budget: float, pace: float, *, last: bool
) -> LineTurn:
    falling = _falling(line)
    spread = bool(line.cards)
    if not falling:
        return LineTurn(place, begins, (), begins + (budget if spread else 0.4), last, spread)
    first = begins + (SPREAD if spread else 0.1) * pace + (_SUSPENSE if last else 0.0)
    step = min(_LAST_STEP, 2 * budget / len(falling)) if last else min(_STEP, budget / len(falling))
    drops = []
    for number, (card, worth) in enumerate(falling):
        late = _LAST_DROP if last and number == len(falling) - 1 and number else 0.0
        leaves = first + number * step + late
        drops.append(Drop(card, worth, leaves, leaves + FLIGHT * pace))
    return LineTurn(place, begins, tuple(drops), drops[-1].lands + _REST * pace, last, spread)


def _falling(line: SeatScore) -> list[tuple[int | None, int]]:
    """Return the cards or tokens that fall for a line, with their points."""
    if line.worth and sum(line.worth) == line.points:
        return list(zip(line.cards, line.worth, strict=True))
    count = min(abs(line.points), _MOST_TOKENS)
    shares = [_share(line.points, number, count) for number in range(count)]
    return [(None, worth) for worth in shares]


def _share(points: int, number: int, count: int) -> int:
    """Return the points of one of `count` tokens that divide `points` about equally."""
    whole = abs(points)
    worth = whole * (number + 1) // count - whole * number // count
    return worth if points > 0 else -worth
