"""The choices and events of Sixty-six, and how each event changes a view (RULES.md).

Cards are the integers of `deck.py`. Seats are numbered from 0 clockwise; texts for players count from 1.
Values by team are pairs: seats 0 and 2 come first.
"""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from game.cardgames.sixty_six.rules.deck import HAND_SIZE
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import (
    SEATS,
    Marriage,
    Pair,
    SixtySixView,
    Trick,
    add_to_team,
    next_seat,
    team_of,
)
from game.engine.contract import Choice, Event, Phase
from game.engine.fold import add_at, replace_at

PASS: Final = 0
MOON: Final = 5
"""The highest bid: to win all six tricks, alone (§2.2)."""


# -- choices -----------------------------------------------------------------------------------------


class Bid(Choice, frozen=True, gc=False):
    """The call to make: 0 is a pass, 5 is Moon (§2)."""

    bid: int


class PlayCard(Choice, frozen=True, gc=False):
    """The hand card to play; `announce` declares its marriage if that isn't automatic (§10.7)."""

    card: int
    announce: bool = False


SixtySixChoice = Bid | PlayCard


# -- events: dealing ---------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True, gc=False):
    """A hand began, numbered from 1; `first` is the first seat to call."""

    phase: ClassVar[Phase] = Phase.DEALING
    round: int
    dealer: int
    first: int

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        return SixtySixView(
            seat=view.seat, options=view.options, round=self.round, dealer=self.dealer, score=view.score
        )


class HandDealt(Event, frozen=True, gc=False):
    """A seat was dealt `count` cards; `cards` is empty in other seats' views."""

    phase: ClassVar[Phase] = Phase.DEALING
    seat: int
    count: int
    cards: tuple[int, ...]

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        sizes = replace_at(view.hand_sizes, self.seat, self.count)
        hand = self.cards if self.seat == view.seat else view.hand
        # Once all hands are dealt, the dealer's left neighbour calls first (§2.1).
        asked = next_seat(view.dealer or 0) if all(sizes) else None
        return replace(view, hand=hand, hand_sizes=sizes, asked=asked)


class HandsShown(Event, frozen=True, gc=False):
    """All hands were laid face up, if the options say so (§10.12); `hands` is by seat."""

    phase: ClassVar[Phase] = Phase.DEALING
    hands: tuple[tuple[int, ...], ...]

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        return replace(view, hands=self.hands)


# -- events: the auction -----------------------------------------------------------------------------


class BidMade(Event, frozen=True, gc=False):
    """A seat made the highest bid so far, 1 to 5."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int
    bid: int

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        return _with_call(view, self.seat, self.bid)


class Passed(Event, frozen=True, gc=False):
    """A seat passed in the auction."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        return _with_call(view, self.seat, PASS)


class AuctionWon(Event, frozen=True, gc=False):
    """The auction is over: this seat plays its bid, and leads to the first trick."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int
    bid: int

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        return replace(view, bidder=self.seat, bid=self.bid, asked=self.seat)


class HandLaidAside(Event, frozen=True, gc=False):
    """The hand of a Moon bidder's partner was laid face down: its seat doesn't play (§6.1)."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int
    bidder: int

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        return replace(view, aside=self.seat)


class ThrownIn(Event, frozen=True, gc=False):
    """All seats passed: the round is over, and the next dealer deals (§2.4)."""

    phase: ClassVar[Phase] = Phase.SCORING
    round: int
    dealer: int

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        return view


# -- events: the play --------------------------------------------------------------------------------


class CardLaid(Event, frozen=True, gc=False):
    """A seat played a card, at `position` (from 1) in its trick; `automatic` in the last trick (§3.3)."""

    seat: int
    card: int
    position: int
    automatic: bool

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        seat, card = self.seat, self.card
        trick = (*view.trick, (seat, card))
        whole = len(trick) == view.players
        return replace(
            view,
            hand=_without_card(card, view.hand),
            hand_sizes=add_at(view.hand_sizes, seat, -1),
            hands=tuple([_without_card(card, held) for held in view.hands]),
            asked=None if whole or self.automatic else next_seat(seat, view.aside),
            trick=trick,
        )


class TrumpMade(Event, frozen=True, gc=False):
    """The first card led made its suit trump; not emitted in a Moon without trumps."""

    seat: int
    suit: int

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        return replace(view, trump=self.suit)


class MarriageAnnounced(Event, frozen=True, gc=False):
    """A seat that led a king or queen showed that it holds the other: 20 or 40 points (§5)."""

    seat: int
    suit: int
    points: int

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        marriage = Marriage(self.seat, self.suit, self.points)
        return replace(view, marriages=(*view.marriages, marriage))


class TrickWon(Event, frozen=True, gc=False):
    """A seat won trick `number` (1–6) of the hand: its cards in playing order, and their points."""

    seat: int
    number: int
    cards: tuple[int, ...]
    points: int

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        # The winner leads to the next trick, unless that is played automatically (§3.3).
        more = self.number < HAND_SIZE - 1
        return replace(
            view,
            asked=self.seat if more else None,
            trick=(),
            tricks=(*view.tricks, Trick(view.trick, self.seat, self.points)),
            points=add_to_team(view.points, team_of(self.seat), self.points),
        )


# -- events: scoring ---------------------------------------------------------------------------------


class HandScored(Event, frozen=True, gc=False):
    """A hand was scored (§7).

    Attributes:
        bidder: the seat that played its bid.
        made: whether the bid was made; otherwise it was set.
        card_points: by team, the points of its tricks.
        marriages: by team, the points of its marriages that count.
        totals: by team, its card points plus marriages that count.
        ticks: by team, the number of whole ticks in its total.
        change: by team, the change of its score.
        before, after: by team, its score before and after the hand.
    """

    phase: ClassVar[Phase] = Phase.SCORING
    round: int
    bidder: int
    bid: int
    made: bool
    card_points: Pair
    marriages: Pair
    totals: Pair
    ticks: Pair
    change: Pair
    before: Pair
    after: Pair

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        return replace(view, score=self.after)


class MatchEnded(Event, frozen=True, gc=False):
    """The match ended: the winning team, and each seat's rank (1 is best) and score."""

    phase: ClassVar[Phase] = Phase.MATCH_OVER
    team: int
    ranking: tuple[int, ...]
    totals: tuple[int, ...]

    def apply_to(self, view: SixtySixView) -> SixtySixView:
        return replace(view, ranking=self.ranking)


SixtySixEvent = (
    RoundStarted
    | HandDealt
    | HandsShown
    | BidMade
    | Passed
    | AuctionWon
    | HandLaidAside
    | ThrownIn
    | CardLaid
    | TrumpMade
    | MarriageAnnounced
    | TrickWon
    | HandScored
    | MatchEnded
)


def highest_bid(options: SixtySixOptions) -> int:
    """Return the highest bid that the options allow (§10.8)."""
    return MOON - 1 if options.moon == "off" else MOON


def auction_is_over(calls: tuple[int, ...], options: SixtySixOptions) -> bool:
    """Return whether all seats have called, or nobody can bid higher (§2.3)."""
    return len(calls) == SEATS or max(calls, default=PASS) == highest_bid(options)


def _with_call(view: SixtySixView, seat: int, bid: int) -> SixtySixView:
    calls = (*view.calls, bid)
    asked = None if auction_is_over(calls, view.options) else next_seat(seat)
    return replace(view, calls=calls, asked=asked)


def _without_card(card: int, hand: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([other for other in hand if other != card])
