"""The course of a round's count: points pour into the buckets, one after the other.

Pure: the picture is a function of the time since the beginning, in seconds at normal speed.
"""

from __future__ import annotations

from typing import NamedTuple

from game.voice.summary import SeatScore, Summary

BEFORE = 0.4
"""The scene comes into view; then the first bucket's turn begins."""
FLIGHT = 0.42
SPREAD = 0.28
"""The time in which a line's cards are spread out before they pour."""
STANDING = 1.5
"""The time in which all move on to their new totals, at the end."""
_MOST_TOKENS = 14
_ALL_TURNS = 6.0
_SHORTEST, _LONGEST = 0.3, 1.5
_STEP, _LAST_STEP = 0.15, 0.24
_SUSPENSE, _LAST_DROP = 0.9, 0.5
_REST = 0.12
_CROWD, _HURRY = 7, 0.72
"""With so many buckets each turn goes faster, as a share of its time."""


class Drop(NamedTuple):
    """A card, or a token (None), that falls into a bucket.

    Attributes:
        worth: its points.
        leaves: the time at which it starts to fall.
        lands: the time at which it's in the bucket.
    """

    card: int | None
    worth: int
    leaves: float
    lands: float


class LineTurn(NamedTuple):
    """The turn of one line.

    Attributes:
        line: its place in the summary.
        last: whether it's the last one, with the most to pour, which takes longer.
        spread: whether the line's cards are shown.
    """

    line: int
    begins: float
    drops: tuple[Drop, ...]
    ends: float
    last: bool
    spread: bool

    def landed(self, time: float) -> int:
        """Return the points that have landed by a time."""
        return sum(drop.worth for drop in self.drops if drop.lands <= time)

    def down(self, time: float) -> int:
        """Return the number of drops that have landed by a time."""
        return sum(drop.lands <= time for drop in self.drops)

    def runs(self, time: float) -> bool:
        return self.begins <= time < self.ends


def pour(summary: Summary) -> tuple[LineTurn, ...]:
    """Return the turns of all lines in order: the fewest points first, the most last."""
    lines = summary.lines
    order = sorted(range(len(lines)), key=lambda place: (lines[place].points, len(lines[place].cards)))
    budget = min(max(_ALL_TURNS / len(lines), _SHORTEST), _LONGEST)
    pace = _HURRY if len(lines) >= _CROWD else 1.0
    turns: list[LineTurn] = []
    time = BEFORE
    for place in order:
        last = len(lines) > 1 and place == order[-1]
        turns.append(_turn(lines[place], place, time, budget, pace, last=last))
        time = turns[-1].ends
    return tuple(turns)


def end_of(turns: tuple[LineTurn, ...]) -> float:
    """Return the time at which everything has been poured."""
    return turns[-1].ends if turns else BEFORE


def _turn(line: SeatScore, place: int, begins: float, budget: float, pace: float, *, last: bool) -> LineTurn:
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
    """Return the cards or tokens that fall for a line, each with its share of the line's points."""
    if line.worth and sum(line.worth) == line.points:
        return list(zip(line.cards, line.worth, strict=True))
    count = min(abs(line.points), _MOST_TOKENS)
    shares = [_share(line.points, number, count) for number in range(count)]
    return [(None, worth) for worth in shares]


def _share(points: int, number: int, count: int) -> int:
    """Return the points of one of `count` tokens of about equal worth."""
    whole = abs(points)
    worth = whole * (number + 1) // count - whole * number // count
    return worth if points > 0 else -worth
