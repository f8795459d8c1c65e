"""The questions of Sixty-six in words, and why a card may not be played."""

from __future__ import annotations

from game.cardgames.sixty_six.rules import legality
from game.cardgames.sixty_six.rules.deck import SUIT_OF
from game.cardgames.sixty_six.rules.events import PASS
from game.cardgames.sixty_six.rules.foresight import makes_trump
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.words.names import SUIT_NAMES, bid_name, card_with_article
from game.language.message import Text, message


def question_words(view: SixtySixView) -> str:
    """Return the question that the viewer must answer; empty if there is none."""
    if view.seat is None or view.asked != view.seat:
        return ""
    if view.stage == "bid":
        return _call_question(view)
    if view.trick:
        allowed = legality.legal_cards(view.hand, view.seat, view.trick, view.trump, view.options)
        if len(allowed) == 1:
            return message("You can only play {card}.", card=card_with_article(allowed[0]))
        if len(allowed) == len(view.hand):
            return message("Play any card.")
        # For translators: {duty} is "beat the ten of hearts", "follow hearts" or "trump with hearts".
        return message("Play a card: {duty}.", duty=duty_words(view, view.seat))
    return message("Lead a card: its suit becomes trump.") if makes_trump(view) else message("Lead a card.")


def _call_question(view: SixtySixView) -> Text:
    """Return the question about a call, with the legal bids; the dealer may have to bid (§10.2)."""
    legal_now = [choice.bid for choice in legality.legal_bids(view.calls, view.options)]
    bids = [bid for bid in legal_now if bid != PASS]
    lowest = bid_name(bids[0])
    if PASS not in legal_now:
        if len(bids) == 1:
            return message("Nobody has bid: you must bid {bid}.", bid=lowest)
        return message("Nobody has bid: you must bid {bid} or more.", bid=lowest)
    if len(bids) == 1:
        return message("Your turn: pass, or bid {bid}.", bid=lowest)
    return message("Your turn: pass, or bid {bid} or more.", bid=lowest)


def duty_words(view: SixtySixView, seat: int) -> Text:
    """Return in words what the seat must do, such as "follow clubs"; only for a seat with forbidden cards."""
    allowed = legality.legal_cards(view.hand, seat, view.trick, view.trump, view.options)
    duty, suit = legality.duty_of(seat, view.trick, view.trump, view.options), SUIT_OF[allowed[0]]
    beat = duty.beat if suit == duty.led else duty.over
    if beat is not None and allowed[0] > beat:
        return message("beat {card}", card=card_with_article(beat))
    if suit == duty.led:
        return message("follow {suit}", suit=SUIT_NAMES[suit])
    return message("trump with {suit}", suit=SUIT_NAMES[suit])


def forbidden_call_reason(view: SixtySixView, bid: int) -> str:
    """Return in words why a call isn't legal now; empty if it is."""
    if view.asked != view.seat or view.stage != "bid":
        return ""
    legal_now = [choice.bid for choice in legality.legal_bids(view.calls, view.options)]
    if bid in legal_now:
        return ""
    if bid == PASS:
        return message("everyone else has passed: you must bid")
    assert view.high_bid is not None
    return message("you must bid more than {bid}", bid=bid_name(view.high_bid[1]))


def forbidden_card_reason(view: SixtySixView, card: int) -> str:
    """Return in words why a hand card may not be played to the trick; empty if it may."""
    if view.seat is None or card not in view.hand:
        return ""
    match legality.forbidden_cards(view.hand, view.seat, view.trick, view.trump, view.options).get(card):
        case legality.MustFollow(suit=suit):
            return message("you must follow {suit}", suit=SUIT_NAMES[suit])
        case legality.MustBeat(card=card):
            return message("you must beat {card}", card=card_with_article(card))
        case legality.MustTrump(suit=suit):
            return message("you must trump with {suit}", suit=SUIT_NAMES[suit])
        case legality.MustOverTrump(card=card):
            return message("you must overtrump {card}", card=card_with_article(card))
    return ""
