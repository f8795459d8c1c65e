"""One seat's knowledge of a match of Sixty-six, and how each event adds to it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.auction import is_over
from game.cardgames.sixty_six.rules.deck import HAND_SIZE
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.seats import SEATS, Pair, next_seat, plus, team_of

Play = tuple[int, int]
"""A seat, and the card that it played."""

Stage = Literal["idle", "bid", "play"]
"""The kind of decision that is due: nothing, a call, a card to play."""


class Trick(Struct, frozen=True, gc=False):
    """A finished trick: its plays in order, the seat that won it, and its points."""

    plays: tuple[Play, ...]
    winner: int
    points: int


class Marriage(Struct, frozen=True, gc=False):
    """An announced marriage."""

    seat: int
    suit: int
    points: int


class SixtySixView(Struct, frozen=True):
    """The knowledge of `seat` (None: a spectator). A hand that is over stays whole until the next is dealt.

    Attributes:
        round: from 1, hands thrown in included; 0 before the first. `dealer` is None then.
        hand: own cards, ascending; also when they are laid aside. `hand_sizes` is public.
        hands: all hands by seat, ascending, where they lie open (§10.12); else empty.
        calls: the calls so far, from the dealer's left: 0 is a pass, 5 is Moon.
        bidder, bid: the seat whose bid stands, and the bid, once the auction is over; None and 0 until then.
        aside: the seat whose hand is laid face down and not played, in a Moon.
        asked: the seat that must call or play now, or None.
        trump: the trump suit, None until the first card is led (and for ever in a Moon without trumps).
        trick: the plays of the trick on the table; `tricks` the finished tricks of this hand.
        marriages: the marriages announced in this hand.
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
        """The number of seats."""
        return SEATS

    @property
    def stage(self) -> Stage:
        """The kind of decision that is due now."""
        if self.asked is None:
            return "idle"
        return "bid" if self.bidder is None else "play"

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
            points = plus(points, team_of(marriage.seat), marriage.points)
        return points

    @property
    def high_bid(self) -> tuple[int, int] | None:
        """The seat with the highest bid so far, and the bid."""
        bid = max(self.calls, default=0)
        if not bid or self.dealer is None:
            return None
        return (self.dealer + 1 + self.calls.index(bid)) % SEATS, bid


def see(view: SixtySixView, event: ev.SixtySixEvent) -> SixtySixView:
    """The view after its seat has heard of an event."""
    match event:
        case ev.CardLaid():
            return _laid(view, event)
        case ev.TrickWon():
            return _won(view, event)
        case ev.BidMade(seat=seat, bid=bid):
            return _called(view, seat, bid)
        case ev.Passed(seat=seat):
            return _called(view, seat, 0)
        case ev.RoundStarted():
            return SixtySixView(
                seat=view.seat,
                options=view.options,
                round=event.round,
                dealer=event.dealer,
                score=view.score,
            )
        case ev.HandDealt():
            return _dealt(view, event)
        case ev.HandsShown(hands=hands):
            return replace(view, hands=hands)
        case ev.AuctionWon(seat=seat, bid=bid):
            return replace(view, bidder=seat, bid=bid, asked=seat)
        case ev.HandLaidAside(seat=seat):
            return replace(view, aside=seat)
        case ev.TrumpMade(suit=suit):
            return replace(view, trump=suit)
        case ev.MarriageAnnounced():
            marriage = Marriage(event.seat, event.suit, event.points)
            return replace(view, marriages=(*view.marriages, marriage))
        case ev.HandScored():
            return replace(view, score=event.after)
        case ev.MatchEnded(ranking=ranking):
            return replace(view, ranking=ranking)
        case ev.ThrownIn():
            return view


def _dealt(view: SixtySixView, event: ev.HandDealt) -> SixtySixView:
    """A hand comes in; once all have theirs, the dealer's left neighbour is asked (§2.1)."""
    sizes = list(view.hand_sizes)
    sizes[event.seat] = event.count
    hand = event.cards if event.seat == view.seat else view.hand
    asked = next_seat(view.dealer or 0) if all(sizes) else None
    return replace(view, hand=hand, hand_sizes=tuple(sizes), asked=asked)


def _called(view: SixtySixView, seat: int, bid: int) -> SixtySixView:
    calls = (*view.calls, bid)
    asked = None if is_over(calls, view.options) else next_seat(seat)
    return replace(view, calls=calls, asked=asked)


def _laid(view: SixtySixView, event: ev.CardLaid) -> SixtySixView:
    seat, card = event.seat, event.card
    sizes = list(view.hand_sizes)
    sizes[seat] -= 1
    trick = (*view.trick, (seat, card))
    whole = len(trick) == view.players
    return replace(
        view,
        hand=_without(card, view.hand),
        hand_sizes=tuple(sizes),
        hands=tuple([_without(card, one) for one in view.hands]),
        asked=None if whole or event.automatic else next_seat(seat, view.aside),
        trick=trick,
    )


def _without(card: int, hand: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([other for other in hand if other != card])


def _won(view: SixtySixView, event: ev.TrickWon) -> SixtySixView:
    """The trick is put away; its winner leads the next, unless the next trick plays itself (§3.3)."""
    more = event.number < HAND_SIZE - 1
    return replace(
        view,
        asked=event.seat if more else None,
        trick=(),
        tricks=(*view.tricks, Trick(view.trick, event.seat, event.points)),
        points=plus(view.points, team_of(event.seat), event.points),
    )
