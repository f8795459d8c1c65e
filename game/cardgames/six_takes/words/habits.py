"""The habits by which the styles of 6 takes! show in open facts. Every style has one."""

from __future__ import annotations

from collections.abc import Callable

from game.cardgames.six_takes.rules.events import CardPlaced, CardsRevealed, Reason, RowTaken
from game.cardgames.six_takes.rules.game import ROW_SIZE, ducks_in
from game.cardgames.six_takes.rules.view import SixTakesView
from game.language.message import message
from game.voice.habits import Habit, Habits, ShownMove

_OPENING = 3
"""The first cards of a round, which may all go up, or down."""


def _of_old(cards: tuple[int, ...], view: SixTakesView) -> tuple[int, ...]:
    """Of some cards those that lay there before this turn."""
    played = {card for card, _seat in view.plays[-1]}
    return tuple([card for card in cards if card not in played])


def _ducks(view: SixTakesView, seat: int) -> int:
    """The ducks of a seat in the match so far."""
    return view.totals[seat] + ducks_in(view.taken[seat])


# -- own moves -----------------------------------------------------------------------------------------


def _lies_safely(deed: ShownMove) -> bool:
    """The card lies where, however many cards came between, it could not have been the sixth."""
    event = deed.event
    if not isinstance(event, CardPlaced) or event.seat != deed.seat:
        return False
    row = _of_old(deed.before.rows[event.row], deed.before)
    return bool(row) and len(row) + event.card - row[-1] <= ROW_SIZE


def _runs_into_a_row(deed: ShownMove) -> bool:
    """It takes a row that was full, or with a card that was too low, before the turn; and has cards left."""
    event = deed.event
    if not isinstance(event, RowTaken) or event.seat != deed.seat or not deed.after.hand_sizes[deed.seat]:
        return False
    return event.reason is Reason.TOO_LOW or len(_of_old(event.cards, deed.before)) == ROW_SIZE


def _prices(deed: ShownMove) -> tuple[int, list[int]] | None:
    """The ducks of the row that it has chosen, and those of all rows; None if it has chosen none."""
    event = deed.event
    if not isinstance(event, RowTaken) or event.seat != deed.seat or event.reason is not Reason.TOO_LOW:
        return None
    return event.ducks, [ducks_in(row) for row in deed.before.rows]


def _takes_the_cheapest(deed: ShownMove) -> bool:
    """Of rows that differ it takes one with the fewest ducks."""
    prices = _prices(deed)
    return prices is not None and prices[0] == min(prices[1]) < max(prices[1])


def _spares_others(deed: ShownMove) -> bool:
    """It takes a row though another has fewer ducks."""
    prices = _prices(deed)
    return prices is not None and prices[0] > min(prices[1])


def _in_order(rising: bool) -> Callable[[ShownMove], bool]:
    """With this card its opening is over, and went up, or down, all the way."""

    def shows(deed: ShownMove) -> bool:
        event = deed.event
        if not isinstance(event, CardsRevealed) or event.automatic:
            return False
        cards = [card for turn in deed.after.plays for card, seat in turn if seat == deed.seat]
        return len(cards) == _OPENING and cards == sorted(cards, reverse=not rising)

    return shows


def _fills_a_row(deed: ShownMove) -> bool:
    """Its card is the last one for which a row has room."""
    event = deed.event
    return isinstance(event, CardPlaced) and event.seat == deed.seat and event.position == ROW_SIZE


# -- what they do to others ----------------------------------------------------------------------------


def _caught(deed: ShownMove) -> int | None:
    """Another seat that takes a row with this seat's card of the turn in it."""
    event = deed.event
    if not isinstance(event, RowTaken) or event.seat == deed.seat:
        return None
    own = [card for card, seat in deed.before.plays[-1] if seat == deed.seat]
    return event.seat if set(own) & set(event.cards) else None


def _others(deed: ShownMove) -> list[int]:
    return [seat for seat in deed.before.playing if seat != deed.seat]


def _catches_the_next_behind(deed: ShownMove) -> bool:
    ducks = {seat: _ducks(deed.before, seat) for seat in deed.before.playing}
    behind = [ducks[seat] for seat in _others(deed) if ducks[seat] >= ducks.get(deed.seat, 0)]
    caught = _caught(deed)
    return caught is not None and bool(behind) and ducks[caught] == min(behind)


def _catches_the_leader(deed: ShownMove) -> bool:
    """The leader is ahead of this seat, too."""
    caught = _caught(deed)
    if caught is None:
        return False
    fewest = min(_ducks(deed.before, seat) for seat in _others(deed))
    return _ducks(deed.before, caught) == fewest < _ducks(deed.before, deed.seat)


def _catches_as_it_was_caught(deed: ShownMove) -> bool:
    """It has taken a row in this round, too."""
    return _caught(deed) is not None and bool(deed.before.taken[deed.seat])


HABITS: Habits = {
    "careful": (
        Habit(
            _lies_safely,
            (
                message("Squeeze in all you like. Mine’s never the sixth."),
                message("That one couldn’t go wrong, whatever you played."),
            ),
        ),
    ),
    "daring": (
        Habit(
            _runs_into_a_row,
            (
                message("I saw that row coming and jumped in anyway."),
                message("Now and then, someone has to clear the table."),
            ),
        ),
    ),
    "greedy": (
        Habit(
            _takes_the_cheapest,
            (
                message("That row cost me the least, so I took it."),
                message("I compared prices. That row was a bargain."),
            ),
        ),
    ),
    "spiteful": (
        Habit(
            _catches_the_next_behind,
            (
                message("That card of mine was waiting for you."),
                message("Right behind me is a bad place to be."),
            ),
        ),
        Habit(
            _fills_a_row,
            (
                message("Full up. The next one pays."),
                message("That makes five. I’ve saved you a spot."),
            ),
        ),
    ),
    "hunting": (
        Habit(
            _catches_the_leader,
            (
                message("Leaders make the best prey."),
                message("You were ahead, so I came after you."),
            ),
        ),
    ),
    "kind": (
        Habit(
            _spares_others,
            (
                message("I took an expensive one so you don’t have to."),
                message("There was a cheaper row. I left it for you."),
            ),
        ),
    ),
    "grumpy": (
        Habit(
            _catches_as_it_was_caught,
            (
                message("I had to take a row. Now you know how it feels."),
                message("Ducks for me, ducks for you. It’s only fair."),
            ),
        ),
    ),
    "hasty": (
        Habit(
            _in_order(rising=True),
            (
                message("Onwards and upwards. The low ones are gone."),
                message("Small cards first. I like to get them over with."),
            ),
        ),
    ),
    "stately": (
        Habit(
            _in_order(rising=False),
            (
                message("One opens at the top and descends in good order."),
                message("The great ones first, then the rest. It is only proper."),
            ),
        ),
    ),
}
