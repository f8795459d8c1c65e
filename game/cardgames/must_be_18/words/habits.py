"""The habits by which the styles of You Must Be 18! show in open facts.

Two styles do not show: *careful* keeps some of every number and *greedy* keeps ones, twos and threes, and
hands lie open only when the round is counted, after all moves.
"""

from __future__ import annotations

from typing import Final

from game.cardgames.must_be_18.rules.deck import SIX
from game.cardgames.must_be_18.rules.events import CardDrawn, CardsPlayed, ColumnOpened, Skipped
from game.language.message import message
from game.voice.habits import Habit, Habits, ShownMove

_HIGH: Final = 5
_TWO, _MANY = 2, 3


# -- own moves -----------------------------------------------------------------------------------------


def _played(deed: ShownMove) -> CardsPlayed | None:
    """The cards that it has just laid on columns."""
    event = deed.event
    return event if isinstance(event, CardsPlayed) and event.seat == deed.seat else None


def _mixes_the_tops(deed: ShownMove) -> bool:
    """More different numbers lie on top than before, and many."""
    event = _played(deed)
    return event is not None and _MANY <= len(set(event.after)) > len(set(event.before))


def _opens_for_fun(deed: ShownMove) -> bool:
    """It opens a column where nothing forces it to."""
    event = deed.event
    free = deed.after.options.opening == "voluntary"
    return free and isinstance(event, ColumnOpened) and event.seat == deed.seat


def _throws_high_ones(deed: ShownMove) -> bool:
    """It gets rid of several high cards, though lower tops lie there as well."""
    event = _played(deed)
    if event is None or len(event.placements) < _TWO:
        return False
    return min(one.number for one in event.placements) >= _HIGH > min(event.before)


def _keeps_its_sixes(deed: ShownMove) -> bool:
    """It covers a six without a six."""
    event = _played(deed)
    if event is None:
        return False
    covered = {one.covered for one in event.placements}
    return SIX in covered and all(one.number != SIX for one in event.placements)


# -- what they leave to others -------------------------------------------------------------------------


def _left_by(deed: ShownMove) -> bool:
    """The tops before the event are as this seat left them in a turn of its own."""
    laid = next((act for act in reversed(deed.before.history) if act.placements), None)
    return laid is not None and laid.seat == deed.seat and laid.deed != "start"


def _stuck(deed: ShownMove) -> int | None:
    """Another seat for which nothing fits, at the first try of its turn, on tops that this seat has left."""
    event = deed.event
    if not isinstance(event, CardDrawn | Skipped) or not event.forced or deed.before.drawn:
        return None
    return event.seat if event.seat != deed.seat and _left_by(deed) else None


def _after(deed: ShownMove, steps: int) -> int:
    """The seat so many places on."""
    return int((deed.seat + steps) % deed.before.seats)


def _sticks_its_neighbour(deed: ShownMove) -> bool:
    return _stuck(deed) == _after(deed, 1)


def _sticks_the_leader(deed: ShownMove) -> bool:
    """The leader is the seat with the fewest points; of equal ones that with the fewest cards."""
    before, stuck = deed.before, _stuck(deed)
    if stuck is None:
        return False
    standing = [*zip(before.totals, before.hand_sizes, strict=True)]
    return standing[stuck] == min(standing) < standing[deed.seat]


def _sticks_all_in_turn(deed: ShownMove) -> bool:
    """Nothing fits for the next seat, nor for the one after it; of two seats, for the other."""
    return _stuck(deed) == _after(deed, min(_TWO, deed.before.seats - 1))


def _lets_others_lay(deed: ShownMove) -> bool:
    """The next seat lays many cards on the tops that this seat has left."""
    event = deed.event
    many = isinstance(event, CardsPlayed) and len(event.placements) >= _MANY
    return many and event.seat == _after(deed, 1) and _left_by(deed)


HABITS: Habits = {
    "daring": (
        Habit(
            _mixes_the_tops,
            (
                message("Shaken and stirred."),
                message("Far too tidy for my taste. That’s better."),
            ),
        ),
        Habit(
            _opens_for_fun,
            (
                message("One more column, just for fun."),
                message("There was still room, so I used it."),
            ),
        ),
    ),
    "spiteful": (
        Habit(
            _sticks_its_neighbour,
            (
                message("Nothing fits, neighbour? What a pity."),
                message("I left those for you. With love."),
            ),
        ),
    ),
    "hunting": (
        Habit(
            _sticks_the_leader,
            (
                message("Even leaders get stuck. I made sure of it."),
                message("Got you. Now the others can catch up."),
            ),
        ),
    ),
    "kind": (
        Habit(
            _lets_others_lay,
            (
                message("I set that up so you could play a lot."),
                message("See? It’s easy with the right cards on top."),
            ),
        ),
    ),
    "grumpy": (
        Habit(
            _sticks_all_in_turn,
            (
                message("Nobody gets past my cards. Serves you right."),
                message("If I’m stuck here, so are you."),
            ),
        ),
    ),
    "hasty": (
        Habit(
            _throws_high_ones,
            (
                message("Away with the big ones! They weigh a ton."),
                message("High cards out, and fast."),
            ),
        ),
    ),
    "stately": (
        Habit(
            _keeps_its_sixes,
            (
                message("That was a six. I covered it with less."),
                message("One six covered, and none of mine spent."),
            ),
        ),
    ),
}
