"""Seats and teams of Sixty-six, and a seat's view of a match."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from game.cardgames.sixty_six.rules.options import SixtySixOptions

SEATS: Final = 4

Pair = tuple[int, int]
"""A value for each team: that of seats 0 and 2, then that of seats 1 and 3."""


def team_of(seat: int) -> int:
    """Return the seat's team: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat & 1


def partner_of(seat: int) -> int:
    return seat ^ 2


def next_seat(seat: int, aside: int | None = None) -> int:
    """Return the next seat clockwise, skipping the seat whose hand is laid aside (§6.1)."""
    following = (seat + 1) % SEATS
    return following if following != aside else (following + 1) % SEATS


def by_seat(pair: Pair) -> tuple[int, int, int, int]:
    return (*pair, *pair)


def add_to_team(pair: Pair, team: int, amount: int) -> Pair:
    return (pair[0] + amount, pair[1]) if team == 0 else (pair[0], pair[1] + amount)


Play = tuple[int, int]
"""A seat, and the card that it played."""

Stage = Literal["idle", "bid", "play"]
"""The kind of decision that is due: none, a call, a card to play."""


class Trick(Struct, frozen=True, gc=False):
    """A finished trick: its plays in order, as (seat, card), the seat that won it, and its points."""

    plays: tuple[Play, ...]
    winner: int
    points: int


class Marriage(Struct, frozen=True, gc=False):
    """An announced marriage."""

    seat: int
    suit: int
    points: int


class SixtySixView(Struct, frozen=True):
    """What `seat` knows (None: a spectator). A hand that is over stays whole until the next is dealt.

    Attributes:
        round: from 1, hands thrown in included; 0 before the first. `dealer` is None then.
        hand: own cards, ascending, also when they are laid aside. `hand_sizes` is public.
        hands: all hands by seat, ascending, if they lie open (§10.12); else empty.
        calls: the calls so far, from the dealer's left: 0 is a pass, 5 is Moon.
        bidder, bid: the seat whose bid stands, and the bid, once the auction is over; None and 0 until then.
        aside: the seat whose hand is laid face down and not played, in a Moon.
        asked: the seat that must call or play now, or None.
        trump: the trump suit, None until the first card is led, and always in a Moon without trumps.
        trick: the plays of the trick on the table, as (seat, card); `tricks` this hand's finished ones, as
            `Trick`.
        marriages: the marriages announced in this hand, as `Marriage`.
        points: by team, the points of the tricks that it won in this hand, without marriages.
        score: by team, the ticks of all hands so far.
        ranking: the final ranks by seat, empty until the match is over.
    """

    seat: int | None
    options: SixtySixOptions
    round: int = 0
    dealer: int | None = None
    hand: tuple[int, ...] = ()
    hand_sizes: tuple[int, ...] = (0,) * SEATS
    hands: tuple[tuple[int, ...], ...] = ()
    calls: tuple[int, ...] = ()
    bidder: int | None = None
    bid: int = 0
    aside: int | None = None
    asked: int | None = None
    trump: int | None = None
    trick: tuple[Play, ...] = ()
    tricks: tuple[Trick, ...] = ()
    marriages: tuple[Marriage, ...] = ()
    points: Pair = (0, 0)
    score: Pair = (0, 0)
    ranking: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        return SEATS

    @property
    def stage(self) -> Stage:
        if self.asked is None:
            return "idle"
        return "bid" if self.bidder is None else "play"

    @property
    def sits_out(self) -> bool:
        """Whether the view's own hand is laid aside, in a Moon of its partner's."""
        return self.seat is not None and self.aside == self.seat

    @property
    def must_play(self) -> bool:
        """Whether the view's seat must play a card now."""
        return self.stage == "play" and self.asked == self.seat

    @property
    def players(self) -> int:
        """The number of seats that play cards in this hand: three in a Moon."""
        return SEATS if self.aside is None else SEATS - 1

    @property
    def plays(self) -> tuple[tuple[Play, ...], ...]:
        """The plays of all tricks of the hand, the trick on the table last."""
        return (*[trick.plays for trick in self.tricks], self.trick)

    @property
    def tricks_won(self) -> Pair:
        """By team, how many tricks it has won in this hand."""
        others = sum([trick.winner & 1 for trick in self.tricks])
        return len(self.tricks) - others, others

    @property
    def marriage_points(self) -> Pair:
        """By team, the points of the marriages that it has announced in this hand."""
        points = (0, 0)
        for marriage in self.marriages:
            points = add_to_team(points, team_of(marriage.seat), marriage.points)
        return points

    @property
    def high_bid(self) -> tuple[int, int] | None:
        """The seat with the highest bid so far, and the bid; None if nobody has bid."""
        bid = max(self.calls, default=0)
        if not bid or self.dealer is None:
            return None
        return (self.dealer + 1 + self.calls.index(bid)) % SEATS, bid
