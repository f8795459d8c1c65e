"""Which cards may be played to a trick, why others may not (§4), and the legal bids (§2).

Legal cards follow from a seat's `Duty`: what the trick demands of it, whatever its hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.cardgames.sixty_six.rules.deck import SUIT_OF
from game.cardgames.sixty_six.rules.events import MOON, PASS, Bid, highest_bid
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import SEATS, Play, partner_of

Cards = tuple[int, ...]


class MustFollow(Struct, frozen=True, gc=False, tag=True):
    """The reason why a card is forbidden: the hand has cards of the led suit (§4.1)."""

    suit: int


class MustBeat(Struct, frozen=True, gc=False, tag=True):
    """The reason why a card is forbidden: the hand can beat `card`, of the led suit (§4.2)."""

    card: int


class MustTrump(Struct, frozen=True, gc=False, tag=True):
    """The reason why a card is forbidden: the hand has trumps, but no card of the led suit (§4.4)."""

    suit: int


class MustOverTrump(Struct, frozen=True, gc=False, tag=True):
    """The reason why a card is forbidden: the hand can beat `card`, which has trumped the trick (§4.5)."""

    card: int


Reason = MustFollow | MustBeat | MustTrump | MustOverTrump


class Duty(Struct, frozen=True, gc=False):
    """What a trick demands of the next seat.

    Attributes:
        led: the suit to follow; None for the leader (§3.1).
        beat: the card of the led suit that must be beaten if possible; None if there is none.
        trump: the suit to trump with; None if there are no trumps, or they were led.
        over: the trump that must be beaten if possible; None if there is none.
    """

    led: int | None = None
    beat: int | None = None
    trump: int | None = None
    over: int | None = None


FREE = Duty()
"""The leader's duty: any card may be played."""


def winning_play(trick: Sequence[Play], trump: int | None) -> Play:
    """Return the play that is winning the trick (§3.2)."""
    best = trick[0]
    for play in trick:
        card = play[1]
        suit, best_suit = SUIT_OF[card], SUIT_OF[best[1]]
        if card > best[1] if suit == best_suit else suit == trump:
            best = play
    return best


def duty_of(seat: int, trick: Sequence[Play], trump: int | None, options: SixtySixOptions) -> Duty:
    """Return what the trick demands of this seat if it plays next."""
    if not trick:
        return FREE
    led = SUIT_OF[trick[0][1]]
    best = winning_play(trick, trump)[1]
    ruffed = SUIT_OF[best] != led
    beat = None
    if options.climb != "off" and (options.climb_after_ruff or not ruffed):
        player, highest = max([play for play in trick if SUIT_OF[play[1]] == led], key=lambda play: play[1])
        if options.climb == "always" or player != partner_of(seat):
            beat = highest
    if trump == led:
        return Duty(led, beat)
    return Duty(led, beat, trump, best if ruffed and options.over_trump else None)


def playable_cards(hand: Cards, duty: Duty) -> Cards:
    """Return the cards of a hand that satisfy a duty; empty only if the hand is empty."""
    for suit, other in ((duty.led, duty.beat), (duty.trump, duty.over)):
        if cards := tuple([card for card in hand if SUIT_OF[card] == suit]):
            return cards if other is None else tuple([card for card in cards if card > other]) or cards
    return hand


def legal_cards(
    hand: Cards, seat: int, trick: Sequence[Play], trump: int | None, options: SixtySixOptions
) -> Cards:
    """Return the cards that the seat may play to the trick, in the hand's order."""
    return playable_cards(hand, duty_of(seat, trick, trump, options))


def forbidden_cards(
    hand: Cards, seat: int, trick: Sequence[Play], trump: int | None, options: SixtySixOptions
) -> dict[int, Reason]:
    """Return the cards that the seat may not play to the trick, each with the reason."""
    duty = duty_of(seat, trick, trump, options)
    allowed = playable_cards(hand, duty)
    return {card: _forbidden_reason(card, allowed, duty) for card in hand if card not in allowed}


def _forbidden_reason(card: int, allowed: Cards, duty: Duty) -> Reason:
    """Return why a card isn't among the allowed ones, which are all of one suit."""
    suit = SUIT_OF[allowed[0]]
    if suit == duty.led:
        if SUIT_OF[card] != suit or duty.beat is None:
            return MustFollow(suit)
        return MustBeat(duty.beat)
    if SUIT_OF[card] != suit or duty.over is None:
        return MustTrump(suit)
    return MustOverTrump(duty.over)


# -- the auction -------------------------------------------------------------------------------------

_PASS = Bid(PASS)
_BIDS = tuple(Bid(bid) for bid in range(1, MOON + 1))


def legal_bids(calls: tuple[int, ...], options: SixtySixOptions) -> tuple[Bid, ...]:
    """Return the legal calls of the next seat (§2.1); the dealer may have to bid (§10.2)."""
    higher = _BIDS[max(calls, default=PASS) : highest_bid(options)]
    must = options.all_pass == "dealer" and len(calls) == SEATS - 1 and not any(calls)
    return higher if must else (_PASS, *higher)
