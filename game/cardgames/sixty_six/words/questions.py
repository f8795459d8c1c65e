"""The questions of Sixty-six in words, and why a card may not be played."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.auction import legal_bids
from game.cardgames.sixty_six.rules.deck import SUIT_OF
from game.cardgames.sixty_six.rules.events import PASS
from game.cardgames.sixty_six.rules.foresight import makes_trump
from game.cardgames.sixty_six.rules.legality import (
    MustBeat,
    MustFollow,
    MustOverTrump,
    MustTrump,
    Reason,
    duty,
    forbidden,
    legal,
)
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.words.names import SUIT_NAMES, bid_name, the


def ask(view: SixtySixView) -> str:
    """The question that the view's seat has to answer; empty if there is none."""
    if view.seat is None or view.asked != view.seat:
        return ""
    if view.stage == "bid":
        return _call(view)
    return _follow(view, view.seat) if view.trick else _lead(view)


def _call(view: SixtySixView) -> str:
    """The calls that are allowed; the dealer may have to bid (§10.2)."""
    bids = [choice.bid for choice in legal_bids(view.calls, view.options) if choice.bid]
    more = bid_name(bids[0]) if len(bids) == 1 else f"{bid_name(bids[0])} or more"
    may_pass = any(not choice.bid for choice in legal_bids(view.calls, view.options))
    return f"Your call: pass, or bid {more}." if may_pass else f"All have passed: you must bid {more}."


def _lead(view: SixtySixView) -> str:
    return "Lead a card: its suit becomes trump." if makes_trump(view) else "Lead a card."


def _follow(view: SixtySixView, seat: int) -> str:
    """The duty of the own hand to the trick: cards that may be played."""
    allowed = legal(view.hand, seat, view.trick, view.trump, view.options)
    if len(allowed) == 1:
        return f"You can only play {the(allowed[0])}."
    if len(allowed) == len(view.hand):
        return "Play any card."
    return f"Play a card: {must(view, seat)}."


def must(view: SixtySixView, seat: int) -> str:
    """The duty of a hand that may not play every card to the trick: beat the ten of hearts, follow clubs."""
    allowed = legal(view.hand, seat, view.trick, view.trump, view.options)
    asked, suit = duty(seat, view.trick, view.trump, view.options), SUIT_OF[allowed[0]]
    beat = asked.beat if suit == asked.led else asked.over
    if beat is not None and allowed[0] > beat:
        return f"beat {the(beat)}"
    return f"{'follow' if suit == asked.led else 'trump with'} {SUIT_NAMES[suit]}"


def why_no_call(view: SixtySixView, bid: int) -> str:
    """The reason why a call is not allowed now; empty if it is."""
    if view.asked != view.seat or view.stage != "bid":
        return ""
    legal_now = [choice.bid for choice in legal_bids(view.calls, view.options)]
    if bid in legal_now:
        return ""
    if bid == PASS:
        return "all others have passed: you must bid"
    assert view.high_bid is not None
    return f"you must bid more than {bid_name(view.high_bid[1])}"


def why_not(view: SixtySixView, card: int) -> str:
    """The reason why a hand card may not be played to the trick on the table; empty if it may."""
    if view.seat is None or card not in view.hand:
        return ""
    reason = forbidden(view.hand, view.seat, view.trick, view.trump, view.options).get(card)
    return "" if reason is None else reason_words(reason)


def reason_words(reason: Reason) -> str:
    """A reason of the rules: you must beat the ten of hearts."""
    match reason:
        case MustFollow(suit=suit):
            return f"you must follow {SUIT_NAMES[suit]}"
        case MustBeat(card=card):
            return f"you must beat {the(card)}"
        case MustTrump(suit=suit):
            return f"you must trump with {SUIT_NAMES[suit]}"
        case MustOverTrump(card=card):
            return f"you must over-trump {the(card)}"
