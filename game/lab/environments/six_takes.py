"""The PettingZoo encoding of 6 takes!."""

from __future__ import annotations

from typing import Any

from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.game import HIGHEST_CARD, ROW_SIZE, ROWS
from game.engine.contract import Choice
from game.lab.environments.coding import MANY, Coding, ObservationPart, Word, clockwise, flags, seat_distance

CARDS = HIGHEST_CARD + 1
"""The length of arrays that are indexed by card number; index 0 is unused."""
TURNS = 10


class SixTakesCoding(Coding):
    """A coding in which every choice is one action: play a card, pick a card or take a row."""

    def __init__(self, seats: int) -> None:
        names = [f"play {card}" for card in range(1, CARDS)] + [f"pick {card}" for card in range(1, CARDS)]
        super().__init__(
            seats,
            (
                ObservationPart("round", (), 0, MANY),
                ObservationPart("turn", (), 0, TURNS),
                ObservationPart("deck", (), 0, HIGHEST_CARD),
                ObservationPart("stage", (4,), 0, 1),
                ObservationPart("hand", (CARDS,), 0, 1),
                ObservationPart("chosen", (), 0, HIGHEST_CARD),
                ObservationPart("rows", (ROWS, ROW_SIZE), 0, HIGHEST_CARD),
                ObservationPart("waiting", (seats,), 0, HIGHEST_CARD),
                ObservationPart("asked", (), -1, seats - 1),
                ObservationPart("plays", (TURNS, seats), 0, HIGHEST_CARD),
                ObservationPart("taken", (CARDS,), -1, seats - 1),
                ObservationPart("known", (CARDS,), -1, seats - 1),
                ObservationPart("pool", (CARDS,), 0, 1),
                ObservationPart("picking", (seats,), -1, seats - 1),
                ObservationPart("playing", (seats,), 0, 1),
                ObservationPart("hand_sizes", (seats,), 0, TURNS),
                ObservationPart("ready", (seats,), 0, 1),
                ObservationPart("totals", (seats,), 0, MANY),
                ObservationPart("out", (seats,), 0, MANY),
                ObservationPart("rows_taken", (TURNS, seats), -1, ROWS - 1),
            ),
            [*names, *(f"take row {row}" for row in range(ROWS))],
        )

    def actions_of(self, choice: Choice) -> Word:
        match choice:
            case ev.PlayCard(card=card):
                return (card - 1,)
            case ev.PickCard(card=card):
                return (HIGHEST_CARD + card - 1,)
            case ev.TakeRow(row=row):
                return (2 * HIGHEST_CARD + row,)
        raise TypeError(f"no choice of 6 takes!: {choice}")

    def observe(self, view: Any) -> dict[str, Any]:
        own, seats = view.seat, self.seats
        taken, known = [-1] * CARDS, [-1] * CARDS
        for owner, by_seat in ((taken, view.taken), (known, view.known)):
            for seat, cards in enumerate(by_seat):
                for card in cards:
                    owner[card] = seat_distance(seat, own, seats)
        plays = [self._cards(turn, own) for turn in view.plays]
        picking = [seat_distance(seat, own, seats) for seat in view.picking]
        rows_taken = [[-1] * seats for _ in range(TURNS)]
        for turn, seat, row in view.rows_taken:
            rows_taken[turn - 1][seat_distance(seat, own, seats)] = row
        return {
            "stage": [view.stage == stage for stage in ("idle", "draft", "choose", "place")],
            "hand": flags(view.hand, CARDS),
            "rows": [[*row, *[0] * (ROW_SIZE - len(row))] for row in view.rows or ((),) * ROWS],
            "waiting": self._cards(view.waiting, own),
            "asked": seat_distance(view.asked, own, seats),
            "plays": plays + [[0] * seats] * (TURNS - len(plays)),
            "taken": taken,
            "known": known,
            "pool": flags(view.pool, CARDS),
            "picking": picking + [-1] * (seats - len(picking)),
            "playing": clockwise(flags(view.playing, seats), own),
            "hand_sizes": clockwise(view.hand_sizes, own),
            "ready": clockwise(view.ready, own),
            "totals": clockwise(view.totals, own),
            "out": clockwise(view.out, own),
            "rows_taken": rows_taken,
        }

    def _cards(self, plays: tuple[tuple[int, int], ...], own: int) -> list[int]:
        return self.by_seat(((seat, card) for card, seat in plays), own, none=0)
