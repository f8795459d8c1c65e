"""The habits by which the styles of Sixpack show in open facts. Every style has one."""

from __future__ import annotations

from typing import Final

from game.cardgames.sixpack.rules.events import (
    CardPlaced,
    CardsRevealed,
    CardStolen,
    CardVetoed,
    DuplicatesRemoved,
    PileClaimed,
    TopTaken,
)
from game.language.message import message
from game.voice.habits import Habit, Habits, ShownMove

_BIG: Final = 4
"""A pile of so many cards is big."""
_LITTLE: Final = 2
_EARLY: Final = 2
"""The turns in which a round opens."""
_LOW, _HIGH = 2, 5


# -- own moves -----------------------------------------------------------------------------------------


def _claim(deed: ShownMove) -> PileClaimed | None:
    event = deed.event
    return event if isinstance(event, PileClaimed) and event.seat == deed.seat else None


def _claims_a_little(deed: ShownMove) -> bool:
    """It claims a small pile that brings something."""
    claim = _claim(deed)
    return claim is not None and bool(claim.kept) and len(claim.kept) + len(claim.gone) <= _LITTLE


def _claims_a_big_pile(deed: ShownMove) -> bool:
    claim = _claim(deed)
    return claim is not None and len(claim.kept) + len(claim.gone) >= _BIG


def _gains_at_once(deed: ShownMove) -> bool:
    """A card comes into its hand: from a pile that is not the largest, from a top, or from another hand."""
    event, claim = deed.event, _claim(deed)
    if claim is not None:
        largest = max(len(pile) for pile in deed.before.piles)
        return bool(claim.kept) and len(deed.before.piles[claim.pile]) < largest
    return isinstance(event, TopTaken | CardStolen) and event.seat == deed.seat


def _leaves_a_hand(deed: ShownMove) -> bool:
    """Its card shows a hand and lies on a pile now, for any who will claim it."""
    event, after = deed.event, deed.after
    placed = isinstance(event, CardPlaced) and event.seat == deed.seat
    return bool(placed and after.cards[event.card].hand and not after.reversed)


def _opening(deed: ShownMove) -> list[int]:
    """The printed numbers of its cards in a turn that opens a round; none later."""
    event = deed.event
    if not isinstance(event, CardsRevealed) or event.turn > _EARLY:
        return []
    return [deed.after.cards[play.card].number for play in event.plays if play.seat == deed.seat]


def _opens_low(deed: ShownMove) -> bool:
    numbers = _opening(deed)
    return bool(numbers) and max(numbers) <= _LOW


def _opens_high(deed: ShownMove) -> bool:
    numbers = _opening(deed)
    return bool(numbers) and min(numbers) >= _HIGH


# -- what others lose by it ----------------------------------------------------------------------------


def _vanished_with(deed: ShownMove) -> set[int]:
    """The other seats whose cards leave the game as duplicates of a card of this seat."""
    event = deed.event
    if not isinstance(event, DuplicatesRemoved):
        return set()
    seats = {play.seat for play in deed.before.waiting if play.card in event.cards}
    return seats - {deed.seat} if deed.seat in seats else set()


def _losers(deed: ShownMove) -> set[int]:
    """The other seats that lose a card by this seat: as a duplicate, by its veto, or into its hand."""
    match deed.event:
        case CardVetoed(seat=seat, owner=loser) | CardStolen(seat=seat, victim=loser) if seat == deed.seat:
            return {loser} - {seat}
    return _vanished_with(deed)


def _costs_its_neighbour(deed: ShownMove) -> bool:
    return (deed.seat + 1) % deed.before.seats in _losers(deed)


def _costs_the_leader(deed: ShownMove) -> bool:
    """The leader is the seat with the most points; of equal ones that with the most cards."""
    before, losers = deed.before, _losers(deed)
    if not losers:
        return False
    standing = [*zip(before.totals, before.hand_sizes, strict=True)]
    leader = max(range(before.seats), key=standing.__getitem__)
    return leader in losers and standing[leader] > standing[deed.seat]


def _loses_with_others(deed: ShownMove) -> bool:
    return bool(_vanished_with(deed))


HABITS: Habits = {
    "careful": (
        Habit(
            _claims_a_little,
            (
                message("A small pile, but a sure one."),
                message("Crumb by crumb, a duck gets fed."),
            ),
        ),
    ),
    "daring": (
        Habit(
            _claims_a_big_pile,
            (
                message("It was the big pile or nothing."),
                message("Small piles are for small ducks."),
            ),
        ),
    ),
    "greedy": (
        Habit(
            _gains_at_once,
            (
                message("A card in the hand is worth two in the pond."),
                message("Mine, right now. The rest can wait."),
            ),
        ),
    ),
    "spiteful": (
        Habit(
            _costs_its_neighbour,
            (
                message("No card for you, neighbour. Good."),
                message("You were making eyes at that card, neighbour."),
            ),
        ),
    ),
    "hunting": (
        Habit(
            _costs_the_leader,
            (
                message("That one was for the leader."),
                message("The leader has more to lose."),
            ),
        ),
    ),
    "kind": (
        Habit(
            _leaves_a_hand,
            (
                message("That card has a handprint. May it find a good home."),
                message("There’s a handprint on that pile for one of you."),
            ),
        ),
    ),
    "grumpy": (
        Habit(
            _loses_with_others,
            (
                message("My card is gone, and so is yours. Fair enough."),
                message("I never lose a card alone."),
            ),
        ),
    ),
    "hasty": (
        Habit(
            _opens_low,
            (
                message("Low ones first, then they’re out of the way."),
                message("A small number, quickly dealt with."),
            ),
        ),
    ),
    "stately": (
        Habit(
            _opens_high,
            (
                message("Start with a high card, or don’t start at all."),
                message("High numbers first, please."),
            ),
        ),
    ),
}
