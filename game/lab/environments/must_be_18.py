"""The PettingZoo encoding of You Must Be 18!."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import FACES, SIZE
from game.engine.contract import Choice
from game.lab.environments.coding import MANY, Coding, ObservationPart, Word, clockwise, padded, seat_distance

COLUMNS = 6
HISTORY, FAILURES = 48, 16
DEEDS = ("start", "play", "open", "draw", "skip")
LACKS = ("sixes", "play", "lay")
_SIXES, _DRAW, _SKIP, _OPEN, _LEAVE, _COVER = 0, 1, 2, 3, 9, 10


class MustBe18Coding(Coding):
    """A coding in which playing cards takes one action per column, from the left: leave or cover its top."""

    def __init__(self, seats: int) -> None:
        super().__init__(
            seats,
            (
                ObservationPart("round", (), 0, MANY),
                ObservationPart("stage", (3,), 0, 1),
                ObservationPart("dealer", (), -1, seats - 1),
                ObservationPart("hand", (len(FACES),), 0, SIZE),
                ObservationPart("fresh", (len(FACES),), 0, SIZE),
                ObservationPart("hand_sizes", (seats,), 0, SIZE),
                ObservationPart("stock", (), 0, SIZE),
                ObservationPart("tops", (COLUMNS,), 0, len(FACES)),
                ObservationPart("laid", (COLUMNS, len(FACES)), 0, SIZE),
                ObservationPart("turn", (), -1, seats - 1),
                ObservationPart("drawn", (), 0, SIZE),
                ObservationPart("skips", (), 0, MANY),
                ObservationPart("history", (HISTORY, 3 + COLUMNS), -1, SIZE),
                ObservationPart("failures", (FAILURES, 4 + COLUMNS), -1, MANY),
                ObservationPart("totals", (seats,), 0, MANY),
                ObservationPart("rounds_won", (seats,), 0, MANY),
            ),
            [
                "lay three sixes",
                "draw",
                "skip",
                *(f"open a column with {number}" for number in FACES),
                "leave this column",
                *(f"cover this column with {number}" for number in FACES),
            ],
        )

    def actions_of(self, choice: Choice) -> Word:
        match choice:
            case ev.LaySixes():
                return (_SIXES,)
            case ev.DrawCard():
                return (_DRAW,)
            case ev.Skip():
                return (_SKIP,)
            case ev.PlayCards(covers=covers):
                return _column_actions(covers)
            case ev.OpenColumn(number=number, covers=covers):
                return (_OPEN + number - 1, *_column_actions(covers))
        raise TypeError(f"no choice of You Must Be 18!: {choice}")

    def observe(self, view: Any) -> dict[str, Any]:
        own, seats = view.seat, self.seats
        history = [
            (
                seat_distance(act.seat, own, seats),
                DEEDS.index(act.deed),
                len(act.placements),
                *_padded_tops(act.tops),
            )
            for act in view.history
        ]
        failures = [
            (
                seat_distance(failure.seat, own, seats),
                LACKS.index(failure.lack),
                failure.size,
                failure.acts,
                *_padded_tops(failure.tops),
            )
            for failure in view.failures
        ]
        laid = [self._count_numbers(view, column) for column in view.columns]
        return {
            "stage": [view.stage == stage for stage in ("idle", "start", "turn")],
            "dealer": seat_distance(view.dealer, own, seats),
            "hand": self._count_numbers(view, view.hand),
            "fresh": self._count_numbers(view, view.fresh),
            "hand_sizes": clockwise(view.hand_sizes, own),
            "tops": _padded_tops(view.tops),
            "laid": laid + [[0] * len(FACES)] * (COLUMNS - len(laid)),
            "turn": seat_distance(view.turn, own, seats),
            "history": padded(history, HISTORY, (-1,) * (3 + COLUMNS)),
            "failures": padded(failures, FAILURES, (-1,) * (4 + COLUMNS)),
            "totals": clockwise(view.totals, own),
            "rounds_won": clockwise(view.rounds_won, own),
        }

    def _count_numbers(self, view: Any, cards: Sequence[int]) -> list[int]:
        """Return how many of the cards have each number."""
        numbers = [view.numbers[card] for card in cards]
        return [numbers.count(number) for number in FACES]


def _column_actions(covers: Sequence[tuple[int, int]]) -> Word:
    covered = dict(covers)
    return tuple(_COVER + covered[column] - 1 if column in covered else _LEAVE for column in range(COLUMNS))


def _padded_tops(tops: Sequence[int]) -> tuple[int, ...]:
    return (*tops, *[0] * (COLUMNS - len(tops)))
