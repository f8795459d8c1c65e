"""Habits: moves by which others can recognize a style of You Must Be 18!.

Two styles have none: *careful* keeps some of every number and *greedy* keeps low numbers, but hands are shown
only after a round's last move.
"""

from __future__ import annotations

from typing import Final

from game.cardgames.habits import load_habits
from game.cardgames.must_be_18.rules.deck import SIX
from game.cardgames.must_be_18.rules.events import CardDrawn, CardsPlayed, ColumnOpened, Skipped
from game.voice.habits import ShownMove

_HIGH: Final = 5
_TWO: Final = 2
_MANY: Final = 3


# -- a seat's own moves ----------------------------------------------------------------------------------


def _mixes_the_tops(move: ShownMove) -> bool:
    """Return whether the seat leaves at least three different tops, and more than before."""
    event = move.own_event(CardsPlayed)
    return event is not None and _MANY <= len(set(event.after)) > len(set(event.before))


def _opens_for_fun(move: ShownMove) -> bool:
    """Return whether the seat opens a column while the rules make that voluntary (§7.4)."""
    return move.after.options.opening == "voluntary" and move.own_event(ColumnOpened) is not None


def _throws_high_ones(move: ShownMove) -> bool:
    """Return whether the seat plays several cards, all of them high, although some top is lower."""
    event = move.own_event(CardsPlayed)
    if event is None or len(event.placements) < _TWO:
        return False
    return min(card.number for card in event.placements) >= _HIGH > min(event.before)


def _keeps_its_sixes(move: ShownMove) -> bool:
    """Return whether the seat covers a six without laying a six."""
    event = move.own_event(CardsPlayed)
    if event is None:
        return False
    covered = {placement.covered for placement in event.placements}
    return SIX in covered and all(placement.number != SIX for placement in event.placements)


# -- effects on other seats ----------------------------------------------------------------------------


def _left_tops(move: ShownMove) -> bool:
    """Return whether this seat laid the last cards, other than the three sixes that begin a round."""
    laid = next((act for act in reversed(move.before.history) if act.placements), None)
    return laid is not None and laid.seat == move.seat and laid.deed != "start"


def _stuck_seat(move: ShownMove) -> int | None:
    """Return the seat that can't play, before drawing, on tops that this seat left; None if there is none."""
    event = move.event
    if not isinstance(event, CardDrawn | Skipped) or not event.forced or move.before.drawn:
        return None
    return event.seat if event.seat != move.seat and _left_tops(move) else None


def _seat_after(move: ShownMove, steps: int) -> int:
    return int((move.seat + steps) % move.before.seats)


def _sticks_the_leader(move: ShownMove) -> bool:
    """Return whether the leader (by points, then cards) is ahead of this seat and can't play on its tops."""
    before, stuck = move.before, _stuck_seat(move)
    if stuck is None:
        return False
    standing = [*zip(before.totals, before.hand_sizes, strict=True)]
    return standing[stuck] == min(standing) < standing[move.seat]


def _sticks_all_in_turn(move: ShownMove) -> bool:
    """Return whether the seat after the next (of two, the other) can't play on this seat's tops."""
    return _stuck_seat(move) == _seat_after(move, min(_TWO, move.before.seats - 1))


def _lets_others_lay(move: ShownMove) -> bool:
    """Return whether the next seat lays many cards on tops left by this seat."""
    event = move.event
    many = isinstance(event, CardsPlayed) and len(event.placements) >= _MANY
    return many and event.seat == _seat_after(move, 1) and _left_tops(move)


HABITS = load_habits(
    "must_be_18",
    mixes_the_tops=_mixes_the_tops,
    opens_for_fun=_opens_for_fun,
    sticks_its_neighbour=lambda move: _stuck_seat(move) == _seat_after(move, 1),
    sticks_the_leader=_sticks_the_leader,
    lets_others_lay=_lets_others_lay,
    sticks_all_in_turn=_sticks_all_in_turn,
    throws_high_ones=_throws_high_ones,
    keeps_its_sixes=_keeps_its_sixes,
)
