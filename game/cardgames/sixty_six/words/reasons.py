"""Reasons for an agent's choices in Sixty-six in words, from the agent's own view."""

from __future__ import annotations

from collections import Counter

from game.ai.agent import Decision, Prospect
from game.cardgames.sixty_six.rules.deck import ACE, MATES, POINTS, RANK_OF, SUIT_OF
from game.cardgames.sixty_six.rules.events import MOON, PASS, Bid, PlayCard
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView
from game.cardgames.sixty_six.words.card_reasons import follow_reasons, lead_reasons
from game.cardgames.sixty_six.words.names import (
    SOME_OF_SUIT,
    bid_name,
    card_with_article,
    is_partner,
    promise_words,
    suit_name,
)
from game.engine.contract import Choice
from game.language.message import (
    Text,
    capital,
    figure,
    join_items,
    message,
    message_in,
    parts,
    percent,
    plural,
    sentence,
    sentences,
)
from game.voice.verdict import ShortVerdict, Tone, compare_with_best, short_verdict, short_verdict_with_risk
from game.voice.words import number_word


def prospect_words(prospect: Prospect) -> Text:
    """Return a choice's expected ticks and risk in words."""
    gain = round(prospect.value, 1)
    ticks = figure(abs(gain), 1)
    if gain:
        ticks = message("plus {n}", n=ticks) if gain > 0 else message("minus {n}", n=ticks)
    if not prospect.risk:
        return message("{ticks} ticks expected.", ticks=capital(ticks))
    # For translators: {ticks} is "Plus 1.2" or "Minus 1.2".
    return message(
        "{ticks} ticks expected, {risk} risk of being set.", ticks=capital(ticks), risk=percent(prospect.risk)
    )


def brief_verdict(decision: Decision, prospect: Prospect) -> ShortVerdict:
    """Return a verdict on a choice in a word: for a risky bid its risk, else a comparison with the best."""
    match prospect.choice:
        case Bid(bid=bid) if bid != PASS and prospect.choice != decision.choice:
            risky = short_verdict_with_risk(decision, prospect, prospect.risk)
            if risky.tone is not Tone.GOOD:
                return risky
    return short_verdict(decision, prospect)


def reason(view: SixtySixView, decision: Decision, choice: Choice, *, figures: bool = False) -> Text:
    """Explain a choice: its effect now, and how it compares with the next best (in ticks if `figures`)."""
    why = _reasons(view, choice)
    return sentences(
        sentence(capital(parts("; ", why))),
        compare_with_best(decision, choice, _choice_name, _difference_words, figures=figures),
    )


def _reasons(view: SixtySixView, choice: Choice) -> list[Text]:
    """Return the reasons for a choice as independent clauses."""
    match choice:
        case Bid(bid=bid):
            return [_pass_clause(view)] if bid == PASS else _bid_clauses(view, bid)
        case PlayCard(card=card) if view.trick:
            return follow_reasons(view, card)
        case PlayCard():
            return lead_reasons(view, choice)
    return []


# -- calls -------------------------------------------------------------------------------------------------


def _pass_clause(view: SixtySixView) -> Text:
    """Return a clause about what happens if the viewer passes."""
    if view.high_bid is None:
        last = len(view.calls) == SEATS - 1
        return message("the hand is thrown in") if last else message("it promises nothing")
    seat, bid = view.high_bid
    if is_partner(view, seat):
        return message("your partner has already bid {bid}", bid=bid_name(bid))
    return message("an opponent has already bid {bid}", bid=bid_name(bid))


def _bid_clauses(view: SixtySixView, bid: int) -> list[Text]:
    """Return clauses about what a bid promises, and the hand's cards that support it."""
    if bid == MOON:
        promises = message("a Moon promises all six tricks, alone")
    else:
        promises = message("{bid} promises {points}", bid=bid, points=promise_words(bid))
    words: list[Text] = [promises, message("you hold {cards}", cards=_strength_words(view))]
    if view.high_bid is not None:
        seat, other = view.high_bid
        if is_partner(view, seat):
            words.append(message("it outbids your partner’s {bid}", bid=other))
        else:
            words.append(message("it outbids an opponent’s {bid}", bid=other))
    return words


def _strength_words(view: SixtySixView) -> Text:
    """Return a hand's strong points in words: marriages, the longest suit, aces."""
    married = list(dict.fromkeys(suit_name(card) for card in view.hand if MATES[card] in view.hand))
    lengths = Counter(SUIT_OF[card] for card in view.hand)
    points = Counter[int]()
    for card in view.hand:
        points[SUIT_OF[card]] += POINTS[card]
    suit, length = max(lengths.items(), key=lambda item: (item[1], points[item[0]]))
    aces = sum([RANK_OF[card] == ACE for card in view.hand])
    words: list[Text] = []
    if len(married) == 1:
        # For translators: this and the next ones are objects in "you hold ...".
        words.append(message("the marriage in {suit}", suit=married[0]))
    elif married:
        words.append(message("marriages in {suits}", suits=join_items(married)))
    # For translators: "two hearts" or more, of a hand's longest suit.
    longest = message_in("length of a suit", "{n} {suit}", n=number_word(length), suit=SOME_OF_SUIT[suit])
    ace_words = plural("{n} ace", "{n} aces", aces, n=number_word(aces)) if aces else message("no aces")
    return join_items([*words, longest, ace_words])


# -- comparison --------------------------------------------------------------------------------------------


def _difference_words(more: float, other: str) -> Text:
    if more > 0:
        return message("{ticks} ticks better than {other}.", ticks=figure(more, 1), other=other)
    return message("{ticks} ticks worse than {other}.", ticks=figure(-more, 1), other=other)


def _choice_name(choice: Choice) -> Text:
    match choice:
        case Bid(bid=bid):
            return message("passing") if bid == PASS else message("bidding {bid}", bid=bid_name(bid))
        case PlayCard(card=card, announce=announce):
            return (
                message("{card} with the marriage", card=card_with_article(card))
                if announce
                else card_with_article(card)
            )
    return message("the other choice")
