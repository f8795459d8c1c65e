"""An alpha-beta search (Knuth and Moore 1975) for whether a team can force a result with all hands open.

Searches use null windows: each pass only tests whether a value can be reached. Positions between tricks go
into a transposition table, which all passes and all root cards share.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.cardgames.sixty_six.players.bitboards import (
    ABOVE,
    BIT,
    MATE,
    VALUE,
    PartialTrick,
    bits_in,
    empty_trick,
    points_in,
)
from game.cardgames.sixty_six.players.position import HandPosition, HandResult, Valuation, WorthT
from game.cardgames.sixty_six.rules.deck import SIZE
from game.cardgames.sixty_six.rules.game import MARRIAGE, TRUMP_MARRIAGE
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import SEATS, next_seat, partner_of, team_of

# The search packs totals into one number: two flags, one team's points, and the other's in the lowest 8 bits.
_OWN: Final = 1 << 8
_OTHER: Final = 1
_OWN_TRICK: Final = 1 << 17
_OTHER_TRICK: Final = 1 << 16

_PARTNER: Final = tuple([partner_of(seat) for seat in range(SEATS)])

_CHECK_INTERVAL: Final = 500
"""The number of cards tried between two checks of the time limit, in well under a millisecond."""


class OutOfTime(Exception):
    """The error raised when the time for a search is up."""


def never_stop() -> bool:
    """Return False, for a search without a time limit."""
    return False


def _pack_totals(position: HandPosition, own: int) -> int:
    other = 1 - own
    totals = position.points[own] * _OWN + position.points[other] * _OTHER
    return totals | bool(position.tricks[own]) * _OWN_TRICK | bool(position.tricks[other]) * _OTHER_TRICK


def _open_marriages(position: HandPosition) -> list[tuple[int, int]]:
    """Return the marriages that may still be declared, each as a seat and the set of its king and queen."""
    return [
        (seat, bit | MATE[bit])
        for seat in position.players
        for bit in bits_in(position.hands[seat])
        if bit < MATE[bit] and MATE[bit] & position.hands[seat]
    ]


def rank_results(
    position: HandPosition, options: SixtySixOptions, own: int, worth: Valuation[WorthT]
) -> tuple[list[WorthT], dict[int, int]]:
    """Return the values of all possible results, ascending, and the rank (index) of each by packed totals."""
    now = _pack_totals(position, own)
    left = sum([VALUE[BIT[card]] for card in position.trick])
    left += sum([points_in(position.hands[seat]) for seat in position.players])
    own_marriages, other_marriages = _marriage_points(position, own), _marriage_points(position, 1 - own)
    value_of = {}
    for flags in {now | _OWN_TRICK, now | _OTHER_TRICK, now | _OWN_TRICK | _OTHER_TRICK}:
        for won in range(left + 1):
            for own_bonus in own_marriages:
                for other_bonus in other_marriages:
                    totals = flags + (won + own_bonus) * _OWN + (left - won + other_bonus) * _OTHER
                    value_of[totals] = worth(_unpack_result(totals, options))
    values = sorted(set(value_of.values()))
    rank_of = {value: rank for rank, value in enumerate(values)}
    return values, {totals: rank_of[value] for totals, value in value_of.items()}


def _marriage_points(position: HandPosition, team: int) -> range:
    """Return the possible points of a team's undeclared marriages; one may be in trump and count double."""
    marriages = len([seat for seat, _pair in _open_marriages(position) if team_of(seat) == team])
    return range(0, MARRIAGE * (marriages + 1) + 1, MARRIAGE) if marriages else range(1)


def _unpack_result(totals: int, options: SixtySixOptions) -> HandResult:
    """Return the result of these totals; under §10.6, a team without a trick loses its marriages."""
    own, other = totals >> 8 & 255, totals & 255
    if options.marriage_needs_trick:
        own = own if totals & _OWN_TRICK else 0
        other = other if totals & _OTHER_TRICK else 0
    return HandResult(own, other, not totals & _OTHER_TRICK)


class AlphaBeta:
    """A search of a position with given trumps, which gives up when `should_stop` returns True."""

    def __init__(
        self,
        position: HandPosition,
        trumps: int,
        options: SixtySixOptions,
        own: int,
        ranks: dict[int, int],
        should_stop: Callable[[], bool] = never_stop,
    ) -> None:
        self.nodes = 0
        self._should_stop = should_stop
        self._checked_at = -_CHECK_INTERVAL
        self._need = 0
        self._ranks = ranks
        self._trumps = trumps
        self._hands = position.hands
        self._after = tuple([next_seat(seat, position.aside) for seat in range(SEATS)])
        self._is_own = tuple([team_of(seat) == own for seat in range(SEATS)])
        self._unit = tuple([_OWN if mine else _OTHER for mine in self._is_own])
        self._flag = tuple([_OWN_TRICK if mine else _OTHER_TRICK for mine in self._is_own])

        # All hands are open, so a card determines the seat that has played it.
        self._seat_of: dict[int, int] = {}
        self._team_cards = [0, 0]
        for seat in position.players:
            self._seat_of |= dict.fromkeys(bits_in(position.hands[seat]), seat)
            self._team_cards[team_of(seat)] |= position.hands[seat]
        self._own_cards = self._team_cards[own]

        self._own_pairs: list[tuple[int, int]] = []
        self._other_pairs: list[tuple[int, int]] = []
        for seat, pair in _open_marriages(position):
            pairs = self._own_pairs if self._is_own[seat] else self._other_pairs
            pairs.append((pair, self._marriage_value(pair, seat)))

        self._empty = self._trick = empty_trick(trumps, options)
        self._points = 0
        for seat, card in zip(position.players, position.trick, strict=False):
            self._seat_of[BIT[card]] = seat
            self._trick = self._trick[BIT[card]]
            self._points += VALUE[BIT[card]]
        self._asked = position.asked
        self._followers = len(position.players) - 1
        self._left = self._followers - len(position.trick)
        self._totals = _pack_totals(position, own)
        self._rest = self._team_cards[0] | self._team_cards[1]

        # Keys combine totals, cards left and leader. Values are bounds of the rank that can be reached, and
        # the last lead that was good enough (0 if there is none).
        self._table: dict[int, tuple[int, int, int]] = {}

    def can_reach(self, bit: int, need: int) -> bool:
        """Return whether the maximising team can reach the rank `need` or better after this card is played.

        Raises:
            OutOfTime: if the time is up; results found so far stay in the table.
        """
        self._need = need
        totals = self._totals
        if self._trick is self._empty and MATE[bit] & self._hands[self._asked]:
            totals += self._marriage_value(bit, self._asked)
        return self._search_play(self._left, self._asked, bit, self._trick, self._points, totals, self._rest)

    def _marriage_value(self, bit: int, seat: int) -> int:
        """Return what a marriage with this card adds to the packed totals (§5.1)."""
        return (TRUMP_MARRIAGE if bit & self._trumps else MARRIAGE) * self._unit[seat]

    def _search_play(
        self, left: int, seat: int, bit: int, trick: PartialTrick, points: int, totals: int, rest: int
    ) -> bool:
        """Return whether the maximising team can reach the needed rank after this seat plays this card.

        Args:
            left: the number of seats that play to the trick afterwards.
            trick, points: the trick before this card, and the points in it.
            rest: all cards in hands before this card is played.
        """
        self.nodes += 1
        trick = trick[bit]
        points += VALUE[bit]
        rest ^= bit
        if not left:
            winner = self._seat_of[trick.best]
            return self._search_lead(winner, totals + points * self._unit[winner] | self._flag[winner], rest)
        seat = self._after[seat]
        own = self._is_own[seat]
        bits = trick.playable(self._hands[seat] & rest, self._seat_of[trick.high] == _PARTNER[seat])
        while bits:
            bit = bits & -bits
            bits ^= bit
            if self._search_play(left - 1, seat, bit, trick, points, totals, rest) == own:
                return own
        return not own

    def _search_lead(self, seat: int, totals: int, rest: int) -> bool:
        """Return whether the maximising team can reach the needed rank if this seat leads."""
        need = self._need
        if not rest:
            return self._ranks[totals] >= need
        key = (totals << SIZE | rest) << 2 | seat
        low, high, good_lead = self._table.get(key) or (*self._bounds(totals, rest), 0)
        if low >= need:
            return True
        if high < need:
            return False
        if self.nodes >= self._checked_at + _CHECK_INTERVAL:
            self._checked_at = self.nodes
            if self._should_stop():
                raise OutOfTime
        hand = self._hands[seat] & rest
        own = self._is_own[seat]
        reached = not own
        for bit in self._ordered_leads(seat, hand, rest, good_lead):
            next_totals = totals + self._marriage_value(bit, seat) if MATE[bit] & hand else totals
            if self._search_play(self._followers, seat, bit, self._empty, 0, next_totals, rest) == own:
                reached, good_lead = own, bit
                break
        self._table[key] = (need, high, good_lead) if reached else (low, need - 1, good_lead)
        return reached

    def _bounds(self, totals: int, rest: int) -> tuple[int, int]:
        """Return the lowest and highest rank that could be reached with these totals and remaining cards."""
        left = points_in(rest)
        low = totals + left * _OTHER | _OTHER_TRICK
        high = totals + left * _OWN | _OWN_TRICK
        for pair, points in self._other_pairs:
            if rest & pair == pair:
                low += points
        for pair, points in self._own_pairs:
            if rest & pair == pair:
                high += points
        # Trumps higher than all of the other team's win their tricks, or go to a trick of their own team.
        trumps = rest & self._trumps
        mine = trumps & self._own_cards
        theirs = trumps ^ mine
        if mine > theirs:
            kept = mine >> theirs.bit_length() << theirs.bit_length()
            low = low + points_in(kept) * (_OWN - _OTHER) | _OWN_TRICK
        elif theirs:
            kept = theirs >> mine.bit_length() << mine.bit_length()
            high = high - points_in(kept) * (_OWN - _OTHER) | _OTHER_TRICK
        return self._ranks[low], self._ranks[high]

    def _ordered_leads(self, seat: int, hand: int, rest: int, good_lead: int) -> list[int]:
        """Return a hand's leads, promising ones first: the last good lead, marriages, then sure winners."""
        others = rest ^ hand
        ruffers = self._team_cards[1 - team_of(seat)] & rest & self._trumps
        first = [good_lead] if good_lead else []
        winners, losers = [], []
        left = hand ^ good_lead
        while left:
            bit = 1 << left.bit_length() - 1
            left ^= bit
            if MATE[bit] & hand:
                first.append(bit)
            elif not ABOVE[bit] & others and (not ruffers or bit & self._trumps):
                winners.append(bit)
            else:
                losers.append(bit)
        return first + winners + losers
