"""The choices and the events of Sixty-six (RULES.md).

Cards are the numbers of `deck.py`, seats are numbered from 0 clockwise; words for players add one. Values of
teams come in pairs: the value of seats 0 and 2 first.
"""

from __future__ import annotations

from typing import ClassVar, Final

from game.cardgames.sixty_six.rules.seats import Pair
from game.engine.contract import Choice, Event, Phase

PASS: Final = 0
MOON: Final = 5
"""The bids with a name; 1 to 4 are just called so (§2.2)."""


# -- choices -----------------------------------------------------------------------------------------


class Bid(Choice, frozen=True, gc=False):
    """Call this: 0 is a pass, 5 is Moon (§2)."""

    bid: int


class PlayCard(Choice, frozen=True, gc=False):
    """Play this hand card; `announce` declares its marriage, unless that is automatic (§10.7)."""

    card: int
    announce: bool = False


SixtySixChoice = Bid | PlayCard


# -- events: dealing ---------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True, gc=False):
    """A hand begins, numbered from 1: its dealer, and the first seat to call."""

    phase: ClassVar[Phase] = Phase.DEALING
    round: int
    dealer: int
    first: int


class HandDealt(Event, frozen=True, gc=False):
    """A seat was dealt `count` cards; `cards` is empty for seats that may not see them."""

    phase: ClassVar[Phase] = Phase.DEALING
    seat: int
    count: int
    cards: tuple[int, ...]


class HandsShown(Event, frozen=True, gc=False):
    """All seats laid their hands open, as an option says: all hands, by seat (§10.12)."""

    phase: ClassVar[Phase] = Phase.DEALING
    hands: tuple[tuple[int, ...], ...]


# -- events: the auction -----------------------------------------------------------------------------


class BidMade(Event, frozen=True, gc=False):
    """A seat made the highest bid so far, 1 to 5."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int
    bid: int


class Passed(Event, frozen=True, gc=False):
    """A seat does not bid."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int


class AuctionWon(Event, frozen=True, gc=False):
    """The auction is over: this seat's bid stands, and it leads to the first trick."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int
    bid: int


class HandLaidAside(Event, frozen=True, gc=False):
    """The hand of a Moon bidder's partner was laid face down: its seat does not play (§6.1)."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int
    bidder: int


class ThrownIn(Event, frozen=True, gc=False):
    """All have passed; the cards go together and the next dealer deals (§2.4)."""

    phase: ClassVar[Phase] = Phase.SCORING
    round: int
    dealer: int


# -- events: the play --------------------------------------------------------------------------------


class CardLaid(Event, frozen=True, gc=False):
    """A seat played a card, the `position`th of its trick; `automatic` in the last trick (§3.3)."""

    seat: int
    card: int
    position: int
    automatic: bool


class TrumpMade(Event, frozen=True, gc=False):
    """The first card led has made its suit trump."""

    seat: int
    suit: int


class MarriageAnnounced(Event, frozen=True, gc=False):
    """A seat that has led a king or queen shows that it holds the other of the two (§5)."""

    seat: int
    suit: int
    points: int


class TrickWon(Event, frozen=True, gc=False):
    """A seat won the hand's `number`th trick (1–6): its cards in the order of play, and their points."""

    seat: int
    number: int
    cards: tuple[int, ...]
    points: int


# -- events: scoring ---------------------------------------------------------------------------------


class HandScored(Event, frozen=True, gc=False):
    """A hand was scored (§7).

    Attributes:
        bidder, bid: the seat whose bid stood, and the bid; `made` says whether it was made or set.
        card_points: the points of each team's tricks; `marriages` those of its marriages that count.
        totals: both together; `ticks` the thirty-threes in them.
        change: the change of each team's score, from `before` to `after`.
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


class MatchEnded(Event, frozen=True, gc=False):
    """The match is over: the winning team, and by seat the rank (1 is best) and the score."""

    phase: ClassVar[Phase] = Phase.MATCH_OVER
    team: int
    ranking: tuple[int, ...]
    totals: tuple[int, ...]


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
