"""The questions of Sixty-six in words, other short texts on its table, and why a card may not be played."""

from __future__ import annotations

from game.cardgames.sixty_six.rules import legality
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, POINTS, SUIT_OF
from game.cardgames.sixty_six.rules.events import MOON, PASS
from game.cardgames.sixty_six.rules.foresight import makes_trump, marriage_points_of, winning_play_with
from game.cardgames.sixty_six.rules.legality import legal_cards, winning_play
from game.cardgames.sixty_six.rules.scoring import TICK, points_of_team
from game.cardgames.sixty_six.rules.view import SixtySixView, team_of
from game.cardgames.sixty_six.words.names import (
    SUIT_NAMES,
    bid_name,
    card_with_article,
    point_count_words,
    suit_name,
    trick_count_figure,
)
from game.language.message import Text, message, parts


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


def task_words(view: SixtySixView) -> str:
    """Return the question to a viewer who must play a card."""
    if view.seat is None:
        return ""
    if not view.trick:
        return message("lead to choose trumps") if makes_trump(view) else message("lead a card")
    allowed = legal_cards(view.hand, view.seat, view.trick, view.trump, view.options)
    if len(allowed) == 1:
        return message("only {card}", card=card_with_article(allowed[0]))
    return message("any card") if len(allowed) == len(view.hand) else duty_words(view, view.seat)


def effect_words(view: SixtySixView, card: int) -> str:
    if not view.trick:
        worth = marriage_points_of(view, card)
        if makes_trump(view):
            if worth:
                return message("makes {suit} trump, +{points}", suit=suit_name(card), points=worth)
            return message("makes {suit} trump", suit=suit_name(card))
        return message("marriage: +{points}", points=worth) if worth else point_count_words(POINTS[card])
    seat, best = winning_play_with(view, card)
    if seat != view.seat:
        return message("below {card}", card=card_with_article(best))
    if len(view.trick) == view.players - 1:
        return message("wins the trick")
    return message("beats {card}", card=card_with_article(winning_play(view.trick, view.trump)[1]))


def progress_words(view: SixtySixView, seat: int, bid: int) -> str:
    """Return a bid's promise or progress, such as "33 points" or "16 of 33"; a Moon counts tricks."""
    if bid == MOON:
        if not view.tricks:
            return message("all tricks")
        return message("{n} of {all}", n=view.tricks_won[team_of(seat)], all=HAND_SIZE)
    if not view.options.show_points or view.bidder is None:
        return point_count_words(TICK * bid)
    return message("{n} of {all}", n=points_of_team(view, team_of(seat)), all=TICK * bid)


def tally_words(view: SixtySixView, team: int) -> str:
    """Return a team's number of tricks in this hand and, if shown, its points."""
    tricks = trick_count_figure(view.tricks_won[team])
    return parts(" · ", (tricks, points_of_team(view, team))) if view.options.show_points else tricks


def bid_outcome(view: SixtySixView) -> bool | None:
    """Return whether the bid is made (True) or set (False); None while neither is certain."""
    if view.bidder is None:
        return None
    team = team_of(view.bidder)
    if view.bid == MOON:
        lost = len(view.tricks) > view.tricks_won[team]
        return False if lost else True if len(view.tricks) == HAND_SIZE else None
    if not view.options.show_points:
        return None
    made = points_of_team(view, team) >= TICK * view.bid
    return made if made or len(view.tricks) == HAND_SIZE else None
