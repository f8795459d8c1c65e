"""Seats and teams of Sixty-six, and a seat's view of a match."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from game.cardgames.sixty_six.rules.options import SixtySixOptions

SEATS: Final = 4

Pair = tuple[int, int]
"""A value for each team: first for seats 0 and 2, then for seats 1 and 3."""


def team_of(seat: int) -> int:
    """Return a seat's team: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat & 1


def partner_of(seat: int) -> int:
    return seat ^ 2


def next_seat(seat: int, aside: int | None = None) -> int:
    """Return the next seat clockwise, skipping a seat whose hand is laid aside (§6.1)."""
    following = (seat + 1) % SEATS
    return following if following != aside else (following + 1) % SEATS


def per_seat(pair: Pair) -> tuple[int, int, int, int]:
    return (*pair, *pair)


def add_to_team(pair: Pair, team: int, amount: int) -> Pair:
    return (pair[0] + amount, pair[1]) if team == 0 else (pair[0], pair[1] + amount)


Play = tuple[int, int]
"""A seat, and the card it played."""

Stage = Literal["idle", "bid", "play"]
"""The kind of decision that is due: none, a call, or a card to play."""


class Trick(Struct, frozen=True, gc=False):
    """A finished trick: its plays in order, as (seat, card), its winner, and its points."""

    plays: tuple[Play, ...]
    winner: int
    points: int


class Marriage(Struct, frozen=True, gc=False):
    """An announced marriage."""

    seat: int
    suit: int
    points: int


class SixtySixView(Struct, frozen=True):
    """What `seat` knows; None is a spectator. A finished hand stays in the view until the next deal.

    Attributes:
        round: from 1, counting hands thrown in; 0 before the first.
        dealer: the dealer's seat; None before the first hand.
        hand: the seat's own cards, ascending, even if they are laid aside.
        hand_sizes: by seat, the number of cards in hand.
        hands: by seat, all hands, ascending, if they are open (§10.12); else empty.
        calls: the calls so far, starting left of the dealer: 0 is a pass, 5 is Moon.
        bidder: the seat that won the auction; None during the auction.
        bid: the bid of `bidder`; 0 during the auction.
        aside: in a Moon, the seat whose hand is laid face down and not played; otherwise None.
        asked: the seat that must call or play now; None if there is none.
        trump: the trump suit; None until the first card is led, and in a Moon without trumps.
        trick: the plays of the current trick, as (seat, card).
        tricks: the finished tricks of this hand, as `Trick`.
        marriages: the marriages announced in this hand, as `Marriage`.
        points: by team, the points of its tricks in this hand, without marriages.
        score: by team, the ticks of all hands so far.
        ranking: by seat, its final rank; empty until the match is over.
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
        """Whether the viewer's hand is laid aside because the partner plays a Moon."""
        return self.seat is not None and self.aside == self.seat

    @property
    def must_play(self) -> bool:
        """Whether the viewer must play a card now."""
        return self.stage == "play" and self.asked == self.seat

    @property
    def players(self) -> int:
        """The number of seats that play in this hand: three in a Moon."""
        return SEATS if self.aside is None else SEATS - 1

    @property
    def plays(self) -> tuple[tuple[Play, ...], ...]:
        """The plays of each trick in this hand, including the current one."""
        return (*[trick.plays for trick in self.tricks], self.trick)

    @property
    def tricks_won(self) -> Pair:
        """The number of tricks that each team has won in this hand."""
        others = sum([trick.winner & 1 for trick in self.tricks])
        return len(self.tricks) - others, others

    @property
    def marriage_points(self) -> Pair:
        """Each team's points for the marriages announced in this hand."""
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
