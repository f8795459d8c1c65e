"""The result of best play when all hands lie open: an exact search to the end of the hand.

Both teams see everything. A seat of the own team does the best for it, a seat of the
other the worst, by a *worth* of the final totals; marriages (§5) make the sum of the totals vary, so what
is best has to be said. Every marriage that is led is taken to be announced. For a Moon, in which three play,
nothing changes.

The search is alpha-beta (Knuth and Moore 1975) with windows of no width: each pass only asks whether the own
team can force a certain worth or a better one, and bisection over the worths that can occur finds the exact
one (the idea of SCOUT, Pearl 1980). Results stand in a transposition table, for the start of each
trick, and serve all passes and all cards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from game.cardgames.sixty_six.players.bitboards import (
    ABOVE,
    BIT,
    CARD_OF,
    MATE,
    SUIT,
    SUIT_AROUND,
    VALUE,
    PlayRules,
    TrickSoFar,
    bits_in,
    empty_trick,
    legal_mask,
    mask_of,
    points_in,
)
from game.cardgames.sixty_six.rules.deck import SIZE
from game.cardgames.sixty_six.rules.events import MOON
from game.cardgames.sixty_six.rules.game import MARRIAGE, TRUMP_MARRIAGE
from game.cardgames.sixty_six.rules.scoring import ticks_of
from game.cardgames.sixty_six.rules.seats import SEATS, Pair, next_seat, partner_of, team_of
from game.cardgames.sixty_six.rules.view import SixtySixView


class Position(Struct, frozen=True):
    """A hand of Sixty-six somewhere in the middle, all cards open.

    Attributes:
        hands: by seat, the set of cards that it holds (`bits.mask_of`); that of `aside` does not matter.
        leader: who leads, or has led, to the trick on the table. trump: the trump suit, or None: before the
        first lead, or if there is none (§10.8). trick: the cards on the table in the order in which they were
        played. points: by team, those that it has so far, announced marriages included, whether they count
        yet or not. tricks: by team, how many tricks it has won. aside: the seat that does not play, in a
        Moon.
    """

    hands: tuple[int, int, int, int]
    leader: int
    trump: int | None = None
    trick: tuple[int, ...] = ()
    points: Pair = (0, 0)
    tricks: Pair = (0, 0)
    aside: int | None = None

    @classmethod
    def of(cls, view: SixtySixView, hands: Sequence[Sequence[int]]) -> Position:
        """The open part of a view in which a seat is asked to play, with hands that all seats may hold."""
        leader = view.trick[0][0] if view.trick else view.asked
        assert leader is not None
        first, second, third, fourth = (mask_of(hand) for hand in hands)
        return cls(
            hands=(first, second, third, fourth),
            leader=leader,
            trump=view.trump,
            trick=tuple([card for _seat, card in view.trick]),
            points=(
                view.points[0] + view.marriage_points[0],
                view.points[1] + view.marriage_points[1],
            ),
            tricks=view.tricks_won,
            aside=view.aside,
        )

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that play, in the order in which they play to this trick."""
        seats = [self.leader]
        while (seat := next_seat(seats[-1], self.aside)) != self.leader:
            seats.append(seat)
        return tuple(seats)

    @property
    def asked(self) -> int:
        """The seat whose turn it is."""
        return self.players[len(self.trick)]


STRICT: Final = PlayRules()
"""All options as usual."""


class Result(NamedTuple):
    """How a hand ends for a team: its total, that of the other team, and whether it has won all tricks."""

    own: int
    other: int
    sweep: bool


class Comparable(Protocol):
    """Values that can be sorted."""

    def __lt__(self, other: Any, /) -> bool:
        """Whether this is less."""
        ...


W = TypeVar("W", bound=Comparable)

Worth = Callable[[Result], W]
"""The worth of a result to the own team.

It must never fall when the own total rises, when that of the other team falls, or when it wins all tricks:
the search relies on it.
"""


def by_margin(result: Result) -> tuple[int, Result]:
    """The own total less the other one; of equal margins the higher totals count as better."""
    return result.own - result.other, result


def by_ticks(bid: int, moon_value: int = 5) -> Worth[int]:
    """The ticks of the bidding team, which is the own one, less those of the other team (§7)."""

    def worth(result: Result) -> int:
        if bid == MOON:
            scored = moon_value if result.sweep else -moon_value
        else:
            scored = ticks_of(result.own) if ticks_of(result.own) >= bid else -bid
        return scored - ticks_of(result.other)

    return worth


class OpenHand(Generic[W]):
    """A position that can be asked about, time and again: what one answer took to find serves the next.

    Args:
        worth: what the own team wants as much of as it can get, and the other team as little.
        team: the own team; None for that of the seat whose turn it is.
    """

    def __init__(
        self,
        position: Position,
        worth: Worth[W],
        rules: PlayRules = STRICT,
        team: int | None = None,
    ) -> None:
        seat = position.asked
        own = team_of(seat) if team is None else team
        self._mover_is_own = team_of(seat) == own
        self._worths, ranks = _rank(position, rules, own, worth)
        searches: dict[int, _Search] = {}
        self._searches: dict[int, _Search] = {}
        for bit in bits_in(legal_moves(position, rules)):
            trumps = _trumps(position, rules, bit)
            if trumps not in searches:
                searches[trumps] = _Search(position, trumps, rules, own, ranks)
            self._searches[bit] = searches[trumps]

    @property
    def nodes(self) -> int:
        """How many cards have been tried so far."""
        return sum([search.nodes for search in set(self._searches.values())])

    def best(self) -> W:
        """The worth of the position."""
        return self._worths[self._value([*self._searches], 0, len(self._worths) - 1)]

    def each(self, cards: Collection[int] | None = None) -> dict[int, W]:
        """The worth of each legal card, or of each of some of them."""
        bits = [*self._searches] if cards is None else [BIT[card] for card in cards]
        low, high = 0, len(self._worths) - 1
        best = self._value([*bits], low, high)
        if self._mover_is_own:
            high = best
        else:
            low = best
        return {CARD_OF[bit]: self._worths[self._value([bit], low, high)] for bit in bits}

    def _value(self, bits: list[int], low: int, high: int) -> int:
        """The rank of the worth that the mover can get by one of these cards; it lies between the two."""
        while low < high:
            middle = (low + high + 1) // 2
            enough = self._mover_is_own
            found = next((bit for bit in bits if self._searches[bit].reaches(bit, middle) == enough), None)
            if (found is not None) == enough:
                low = middle
            else:
                high = middle - 1
            # A card that was good enough once probably is again.
            bits.sort(key=lambda bit: bit != found)
        return low


def legal_moves(position: Position, rules: PlayRules = STRICT) -> int:
    """The cards that may be played now."""
    plays = tuple(zip(position.players, position.trick, strict=False))
    seat = position.asked
    return legal_mask(position.hands[seat], seat, plays, position.trump, rules)


def solve(position: Position, rules: PlayRules = STRICT, team: int | None = None) -> Result:
    """How the hand ends for the team (None: that of the seat to play) if both play for the margin."""
    return OpenHand(position, by_margin, rules, team).best()[1]


def solve_all(position: Position, rules: PlayRules = STRICT, team: int | None = None) -> dict[int, Result]:
    """The same after each legal card."""
    values = OpenHand(position, by_margin, rules, team).each()
    return {card: result for card, (_margin, result) in values.items()}


def reaches(position: Position, target: int, rules: PlayRules = STRICT, team: int | None = None) -> bool:
    """Whether the team can make so many points, marriages included, whatever the other team does."""
    return OpenHand(position, lambda result: result.own >= target, rules, team).best()


def takes_all(position: Position, rules: PlayRules = STRICT, team: int | None = None) -> bool:
    """Whether the team can win all tricks, those that have been played included."""
    return OpenHand(position, lambda result: result.sweep, rules, team).best()


# Totals while searching are one number: two flags, the own points, and the other team's in the lowest 8 bits.
_OWN: Final = 1 << 8
_OTHER: Final = 1
_OWN_TRICK: Final = 1 << 17
_OTHER_TRICK: Final = 1 << 16

_PARTNER: Final = tuple([partner_of(seat) for seat in range(SEATS)])


def _trumps(position: Position, rules: PlayRules, bit: int) -> int:
    """The trumps once this card has been played."""
    if position.trump is not None:
        return SUIT[position.trump]
    return SUIT_AROUND[bit] if position.aside is None or rules.moon_trump else 0


def _totals(position: Position, own: int) -> int:
    """The totals of both teams so far."""
    other = 1 - own
    totals = position.points[own] * _OWN + position.points[other] * _OTHER
    return totals | bool(position.tricks[own]) * _OWN_TRICK | bool(position.tricks[other]) * _OTHER_TRICK


def _marriages(position: Position) -> list[tuple[int, int]]:
    """The marriages that may still be announced: seat, and king and queen."""
    return [
        (seat, bit | MATE[bit])
        for seat in position.players
        for bit in bits_in(position.hands[seat])
        if bit < MATE[bit] and MATE[bit] & position.hands[seat]
    ]


def _rank(position: Position, rules: PlayRules, own: int, worth: Worth[W]) -> tuple[list[W], dict[int, int]]:
    """The worths of all conceivable results, ascending, and for all final totals their place there."""
    now = _totals(position, own)
    left = sum([VALUE[BIT[card]] for card in position.trick])
    left += sum([points_in(position.hands[seat]) for seat in position.players])
    own_marriages, other_marriages = _marriage_points(position, own), _marriage_points(position, 1 - own)
    worth_of = {}
    for flags in {now | _OWN_TRICK, now | _OTHER_TRICK, now | _OWN_TRICK | _OTHER_TRICK}:
        for won in range(left + 1):
            for mine in own_marriages:
                for theirs in other_marriages:
                    totals = flags + (won + mine) * _OWN + (left - won + theirs) * _OTHER
                    worth_of[totals] = worth(_result(totals, rules))
    worths = sorted(set(worth_of.values()))
    place = {value: rank for rank, value in enumerate(worths)}
    return worths, {totals: place[value] for totals, value in worth_of.items()}


def _marriage_points(position: Position, team: int) -> range:
    """The points that a team's marriages may still bring it. One of them may be in trump and count double."""
    marriages = len([seat for seat, _pair in _marriages(position) if team_of(seat) == team])
    return range(0, MARRIAGE * (marriages + 1) + 1, MARRIAGE) if marriages else range(1)


def _result(totals: int, rules: PlayRules) -> Result:
    """The result that these totals are. A team without a trick has nothing but marriages (§10.6)."""
    own, other = totals >> 8 & 255, totals & 255
    if rules.marriage_needs_trick:
        own = own if totals & _OWN_TRICK else 0
        other = other if totals & _OTHER_TRICK else 0
    return Result(own, other, not totals & _OTHER_TRICK)


class _Search:
    """The search with given trumps, in which it does not matter any more what ranks stand for."""

    def __init__(
        self, position: Position, trumps: int, rules: PlayRules, own: int, ranks: dict[int, int]
    ) -> None:
        self.nodes = 0
        self._need = 0
        self._ranks = ranks
        self._trumps = trumps
        self._hands = position.hands
        self._after = tuple([next_seat(seat, position.aside) for seat in range(SEATS)])
        self._is_own = tuple([team_of(seat) == own for seat in range(SEATS)])
        self._unit = tuple([_OWN if mine else _OTHER for mine in self._is_own])
        self._flag = tuple([_OWN_TRICK if mine else _OTHER_TRICK for mine in self._is_own])

        # Hands lie open, so a card tells who has played it.
        self._seat_of: dict[int, int] = {}
        self._team_cards = [0, 0]
        for seat in position.players:
            self._seat_of |= dict.fromkeys(bits_in(position.hands[seat]), seat)
            self._team_cards[team_of(seat)] |= position.hands[seat]
        self._own_cards = self._team_cards[own]

        self._own_pairs: list[tuple[int, int]] = []
        self._other_pairs: list[tuple[int, int]] = []
        for seat, pair in _marriages(position):
            pairs = self._own_pairs if self._is_own[seat] else self._other_pairs
            pairs.append((pair, self._marriage(pair, seat)))

        self._empty = self._trick = empty_trick(trumps, rules)
        self._points = 0
        for seat, card in zip(position.players, position.trick, strict=False):
            self._seat_of[BIT[card]] = seat
            self._trick = self._trick[BIT[card]]
            self._points += VALUE[BIT[card]]
        self._asked = position.asked
        self._followers = len(position.players) - 1
        self._left = self._followers - len(position.trick)
        self._totals = _totals(position, own)
        self._rest = self._team_cards[0] | self._team_cards[1]

        # For the own totals, the cards left and the leader: the least and the greatest rank that can be
        # reached as far as is known, and the lead that was good enough last, or 0.
        self._table: dict[int, tuple[int, int, int]] = {}

    def reaches(self, bit: int, need: int) -> bool:
        """Whether the own team can get this rank or a better one once the card has been played."""
        self._need = need
        totals = self._totals
        if self._trick is self._empty and MATE[bit] & self._hands[self._asked]:
            totals += self._marriage(bit, self._asked)
        return self._play(self._left, self._asked, bit, self._trick, self._points, totals, self._rest)

    def _marriage(self, bit: int, seat: int) -> int:
        """The points that a marriage with this card adds to the totals (§5.1)."""
        return (TRUMP_MARRIAGE if bit & self._trumps else MARRIAGE) * self._unit[seat]

    def _play(
        self, left: int, seat: int, bit: int, trick: TrickSoFar, points: int, totals: int, rest: int
    ) -> bool:
        """Whether the own team can get the points it needs once this seat has played this card.

        Args:
            left: how many seats will play to the trick after it.
            trick, points: the trick before this card, and the points in it.
            rest: the cards that all hands hold before this card.
        """
        self.nodes += 1
        trick = trick[bit]
        points += VALUE[bit]
        rest ^= bit
        if not left:
            winner = self._seat_of[trick.best]
            return self._lead(winner, totals + points * self._unit[winner] | self._flag[winner], rest)
        seat = self._after[seat]
        own = self._is_own[seat]
        bits = trick.playable(self._hands[seat] & rest, self._seat_of[trick.high] == _PARTNER[seat])
        while bits:
            bit = bits & -bits
            bits ^= bit
            if self._play(left - 1, seat, bit, trick, points, totals, rest) == own:
                return own
        return not own

    def _lead(self, seat: int, totals: int, rest: int) -> bool:
        """Whether the own team can get the points it needs if this seat leads now."""
        need = self._need
        if not rest:
            return self._ranks[totals] >= need
        key = (totals << SIZE | rest) << 2 | seat
        low, high, good = self._table.get(key) or (*self._bounds(totals, rest), 0)
        if low >= need:
            return True
        if high < need:
            return False
        hand = self._hands[seat] & rest
        own = self._is_own[seat]
        reached = not own
        for bit in self._leads(seat, hand, rest, good):
            then = totals + self._marriage(bit, seat) if MATE[bit] & hand else totals
            if self._play(self._followers, seat, bit, self._empty, 0, then, rest) == own:
                reached, good = own, bit
                break
        self._table[key] = (need, high, good) if reached else (low, need - 1, good)
        return reached

    def _bounds(self, totals: int, rest: int) -> tuple[int, int]:
        """The worst and the best that can become of these totals: ranks."""
        left = points_in(rest)
        low = totals + left * _OTHER | _OTHER_TRICK
        high = totals + left * _OWN | _OWN_TRICK
        for pair, points in self._other_pairs:
            if rest & pair == pair:
                low += points
        for pair, points in self._own_pairs:
            if rest & pair == pair:
                high += points
        # Trumps above all of the other team's win their tricks, or lie under their own team's.
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

    def _leads(self, seat: int, hand: int, rest: int, good: int) -> list[int]:
        """The cards that may be led, promising ones first: marriages, then cards that win the trick."""
        others = rest ^ hand
        ruffers = self._team_cards[1 - team_of(seat)] & rest & self._trumps
        first = [good] if good else []
        winners, losers = [], []
        left = hand ^ good
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
