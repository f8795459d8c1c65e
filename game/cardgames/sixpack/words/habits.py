"""Habits: moves by which others can recognize a style of Sixpack. Every style has one."""

from __future__ import annotations

from typing import Final

from game.cardgames.habits import load_habits
from game.cardgames.sixpack.rules import events as ev
from game.voice.habits import ShownMove

_BIG: Final = 4
"""The number of cards from which a pile counts as big."""
_SMALL: Final = 2
"""The number of cards up to which a pile counts as small."""
_EARLY: Final = 2
"""The number of turns that count as a round's opening."""
_LOW: Final = 2
_HIGH: Final = 5


# -- a seat's own moves ----------------------------------------------------------------------------------


def _claimed_size(move: ShownMove) -> int:
    """Return the number of cards in a pile that the seat claims; 0 if it claims none."""
    claim = move.own_event(ev.PileClaimed)
    return 0 if claim is None else len(claim.kept) + len(claim.gone)


def _claims_a_little(move: ShownMove) -> bool:
    """Return whether the seat claims a small pile and gains a card."""
    claim = move.own_event(ev.PileClaimed)
    return claim is not None and bool(claim.kept) and _claimed_size(move) <= _SMALL


def _gains_at_once(move: ShownMove) -> bool:
    """Return whether the seat takes a top card, steals, or gains cards from a pile smaller than another."""
    event, claim = move.event, move.own_event(ev.PileClaimed)
    if claim is not None:
        largest = max(len(pile) for pile in move.before.piles)
        return bool(claim.kept) and len(move.before.piles[claim.pile]) < largest
    return isinstance(event, ev.TopTaken | ev.CardStolen) and event.seat == move.seat


def _leaves_a_handprint(move: ShownMove) -> bool:
    """Return whether the seat places a card with a handprint on a pile in normal order."""
    event, after = move.own_event(ev.CardPlaced), move.after
    return bool(event is not None and after.cards[event.card].hand and not after.reversed)


def _opening_numbers(move: ShownMove) -> list[int]:
    """Return the printed numbers that the seat reveals in a round's opening; empty for other events."""
    event = move.event
    if not isinstance(event, ev.CardsRevealed) or event.turn > _EARLY:
        return []
    return [move.after.cards[play.card].number for play in event.plays if play.seat == move.seat]


# -- losses of other seats -----------------------------------------------------------------------------


def _duplicate_losers(move: ShownMove) -> set[int]:
    """Return the other seats whose cards cancel with a card of this seat."""
    event = move.event
    if not isinstance(event, ev.DuplicatesRemoved):
        return set()
    seats = {play.seat for play in move.before.waiting if play.card in event.cards}
    return seats - {move.seat} if move.seat in seats else set()


def _seats_losing_cards(move: ShownMove) -> set[int]:
    """Return the other seats that lose a card to this seat: as a duplicate, by a veto, or by theft."""
    match move.event:
        case ev.CardVetoed(seat=seat, owner=loser) | ev.CardStolen(seat=seat, victim=loser) if (
            seat == move.seat
        ):
            return {loser} - {seat}
    return _duplicate_losers(move)


def _costs_the_leader(move: ShownMove) -> bool:
    """Return whether a leader ahead of the seat loses a card to it; hand sizes break ties in points."""
    before, losers = move.before, _seats_losing_cards(move)
    if not losers:
        return False
    standing = [*zip(before.totals, before.hand_sizes, strict=True)]
    leader = max(range(before.seats), key=standing.__getitem__)
    return leader in losers and standing[leader] > standing[move.seat]


HABITS = load_habits(
    "sixpack",
    claims_a_little=_claims_a_little,
    claims_a_big_pile=lambda move: _claimed_size(move) >= _BIG,
    gains_at_once=_gains_at_once,
    costs_its_neighbour=lambda move: (move.seat + 1) % move.before.seats in _seats_losing_cards(move),
    costs_the_leader=_costs_the_leader,
    leaves_a_hand=_leaves_a_handprint,
    loses_with_others=lambda move: bool(_duplicate_losers(move)),
    opens_low=lambda move: 0 < max(_opening_numbers(move), default=0) <= _LOW,
    opens_high=lambda move: min(_opening_numbers(move), default=0) >= _HIGH,
)
