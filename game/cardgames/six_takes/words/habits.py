"""Habits: moves by which other players can recognize a style of play. Every style of 6 takes! has one."""

from __future__ import annotations

from collections.abc import Callable

from game.cardgames.habits import load_habits
from game.cardgames.six_takes.rules.events import CardPlaced, CardsRevealed, Reason, RowTaken
from game.cardgames.six_takes.rules.game import ROW_SIZE, ducks_in
from game.cardgames.six_takes.rules.view import SixTakesView
from game.voice.habits import ShownMove

_OPENING = 3
"""The number of cards that count as a round's opening."""


def _cards_before_turn(cards: tuple[int, ...], view: SixTakesView) -> tuple[int, ...]:
    """Return the cards of a row that were already there before this turn."""
    played = {card for card, _seat in view.plays[-1]}
    return tuple([card for card in cards if card not in played])


def _total_ducks(view: SixTakesView, seat: int) -> int:
    return view.totals[seat] + ducks_in(view.taken[seat])


# -- a seat's own moves ----------------------------------------------------------------------------------


def _lies_safely(move: ShownMove) -> bool:
    """Return whether the card was safe: even after all cards that fit before it, it couldn't be the sixth."""
    event = move.own_event(CardPlaced)
    if event is None:
        return False
    row = _cards_before_turn(move.before.rows[event.row], move.before)
    return bool(row) and len(row) + event.card - row[-1] <= ROW_SIZE


def _runs_into_a_row(move: ShownMove) -> bool:
    """Return whether, before the last turn, the seat takes a row that was full, or plays too low a card."""
    event = move.own_event(RowTaken)
    if event is None or not move.after.hand_sizes[move.seat]:
        return False
    return event.reason is Reason.TOO_LOW or len(_cards_before_turn(event.cards, move.before)) == ROW_SIZE


def _chosen_prices(move: ShownMove) -> tuple[int, list[int]] | None:
    """Return the ducks of the row that the seat chose to take, and of all rows; None without a choice."""
    event = move.own_event(RowTaken)
    if event is None or event.reason is not Reason.TOO_LOW:
        return None
    return event.ducks, [ducks_in(row) for row in move.before.rows]


def _takes_the_cheapest(move: ShownMove) -> bool:
    """Return whether the seat chooses one of the cheapest rows, though not all cost the same."""
    prices = _chosen_prices(move)
    return prices is not None and prices[0] == min(prices[1]) < max(prices[1])


def _spares_others(move: ShownMove) -> bool:
    """Return whether the seat chooses a row although another has fewer ducks."""
    prices = _chosen_prices(move)
    return prices is not None and prices[0] > min(prices[1])


def _plays_in_order(rising: bool) -> Callable[[ShownMove], bool]:
    """Return a function that tests whether the seat's opening cards only went up (`rising`), or only down."""

    def shows(move: ShownMove) -> bool:
        event = move.event
        if not isinstance(event, CardsRevealed) or event.automatic:
            return False
        cards = [card for turn in move.after.plays for card, seat in turn if seat == move.seat]
        return len(cards) == _OPENING and cards == sorted(cards, reverse=not rising)

    return shows


def _fills_a_row(move: ShownMove) -> bool:
    event = move.own_event(CardPlaced)
    return event is not None and event.position == ROW_SIZE


# -- effects on other seats -----------------------------------------------------------------------------


def _caught_seat(move: ShownMove) -> int | None:
    """Return the other seat that takes a row with this seat's last card in it; None if there is none."""
    event = move.event
    if not isinstance(event, RowTaken) or event.seat == move.seat:
        return None
    own = [card for card, seat in move.before.plays[-1] if seat == move.seat]
    return event.seat if set(own) & set(event.cards) else None


def _other_seats(move: ShownMove) -> list[int]:
    return [seat for seat in move.before.playing if seat != move.seat]


def _catches_the_next_behind(move: ShownMove) -> bool:
    ducks = {seat: _total_ducks(move.before, seat) for seat in move.before.playing}
    behind = [ducks[seat] for seat in _other_seats(move) if ducks[seat] >= ducks.get(move.seat, 0)]
    caught = _caught_seat(move)
    return caught is not None and bool(behind) and ducks[caught] == min(behind)


def _catches_the_leader(move: ShownMove) -> bool:
    """Return whether the leader takes a row with the seat's card in it, and was ahead of the seat."""
    caught = _caught_seat(move)
    if caught is None:
        return False
    fewest = min(_total_ducks(move.before, seat) for seat in _other_seats(move))
    return _total_ducks(move.before, caught) == fewest < _total_ducks(move.before, move.seat)


HABITS = load_habits(
    "six_takes",
    lies_safely=_lies_safely,
    runs_into_a_row=_runs_into_a_row,
    takes_the_cheapest=_takes_the_cheapest,
    catches_the_next_behind=_catches_the_next_behind,
    fills_a_row=_fills_a_row,
    catches_the_leader=_catches_the_leader,
    spares_others=_spares_others,
    catches_as_it_was_caught=lambda move: bool(
        _caught_seat(move) is not None and move.before.taken[move.seat]
    ),
    plays_from_low_to_high=_plays_in_order(rising=True),
    plays_from_high_to_low=_plays_in_order(rising=False),
)
