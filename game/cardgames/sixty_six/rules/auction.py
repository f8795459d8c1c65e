"""The auction: its legal calls, and its end (§2)."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.events import MOON, PASS, Bid
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.seats import SEATS

_PASS = Bid(PASS)
_BIDS = tuple(Bid(bid) for bid in range(1, MOON + 1))


def legal_bids(calls: tuple[int, ...], options: SixtySixOptions) -> tuple[Bid, ...]:
    """The legal bids of the next seat after these calls (§2.1); the dealer may have to bid (§10.2)."""
    higher = _BIDS[max(calls, default=PASS) : highest_bid(options)]
    must = options.all_pass == "dealer" and len(calls) == SEATS - 1 and not any(calls)
    return higher if must else (_PASS, *higher)


def highest_bid(options: SixtySixOptions) -> int:
    """The highest bid there is (§10.8)."""
    return MOON - 1 if options.moon == "off" else MOON


def is_over(calls: tuple[int, ...], options: SixtySixOptions) -> bool:
    """Whether all have called, or no seat could bid any more (§2.3)."""
    return len(calls) == SEATS or max(calls, default=PASS) == highest_bid(options)
