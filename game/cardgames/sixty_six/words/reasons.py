"""Reasons for an agent's choices in Sixty-six in words, from the agent's own view."""

from __future__ import annotations

from collections import Counter
from typing import Final

from game.ai.agent import Decision, Prospect
from game.cardgames.sixty_six.rules import deck
from game.cardgames.sixty_six.rules.deck import ACE, MATES, POINTS, RANK_OF, SUIT_OF
from game.cardgames.sixty_six.rules.events import MOON, PASS, Bid, PlayCard
from game.cardgames.sixty_six.rules.foresight import (
    beating_cards,
    makes_trump,
    marriage_points_of,
    opponents_after,
    seats_after,
    trick_with,
    trump_with,
    winning_play_with,
)
from game.cardgames.sixty_six.rules.legality import legal_cards, winning_play
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView, team_of
from game.cardgames.sixty_six.words.names import (
    ONE_OF_SUIT,
    SOME_OF_SUIT,
    bid_name,
    card_name,
    card_with_article,
    cards_as_alternatives,
    is_partner,
    point_count_words,
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
            return _follow_reasons(view, card)
        case PlayCard():
            return _lead_reasons(view, choice)
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


_NAMED: Final = 2
"""The most cards that are named as threats; if there are more, only their number is given."""


# -- cards to lead -----------------------------------------------------------------------------------------


def _lead_reasons(view: SixtySixView, choice: PlayCard) -> list[Text]:
    """Return clauses about a lead: the trump it makes, its marriage, whether it wins, and trumps it saves."""
    card = choice.card
    suit, worth = suit_name(card), marriage_points_of(view, card)
    silent = bool(worth) and view.options.announce == "manual" and not choice.announce
    words: list[Text] = []
    if makes_trump(view):
        words.append(_makes_trump_clause(view, card, 0 if silent else worth))
    elif worth and not silent:
        words.append(
            message("declares the marriage in {suit}: {points} for your team", suit=suit, points=worth)
        )
    if silent:
        words.append(message("its marriage isn’t declared and doesn’t count"))
    words.append(_win_clause(view, card))
    trump = trump_with(view, card)
    saved = 0 if trump == deck.SUIT_OF[card] else sum([deck.SUIT_OF[other] == trump for other in view.hand])
    if saved:
        words.append(plural("saves a trump", "saves {n} trumps", saved, n=number_word(saved)))
    return words


def _makes_trump_clause(view: SixtySixView, card: int, marriage: int) -> Text:
    """Return a clause about the trump that a lead makes, and its marriage's points, if any."""
    suit, own = suit_name(card), sum([deck.SUIT_OF[other] == deck.SUIT_OF[card] for other in view.hand])
    if not marriage:
        return plural(
            "makes {suit} trump, and you hold just {n}",
            "makes {suit} trump, and you hold {n}",
            own,
            suit=suit,
            n=number_word(own),
        )
    return plural(
        "makes {suit} trump, and you hold {n}, with a marriage for {points}",
        "makes {suit} trump, and you hold {n}, with a marriage for {points}",
        own,
        suit=suit,
        n=number_word(own),
        points=marriage,
    )


def _win_clause(view: SixtySixView, card: int) -> Text:
    """Return a clause about whether a lead surely wins, or which cards may beat it."""
    suit = deck.SUIT_OF[card]
    threats = beating_cards(view, card, opponents_after(view))
    if higher := sorted(threats & deck.ABOVE[card]):
        risk = message("it risks {points}", points=point_count_words(deck.POINTS[card]))
        if _moon_is_possible(view) and view.bidder == view.seat:
            risk = message("it risks the Moon")
        elif not deck.POINTS[card]:
            risk = message("it risks nothing")
        return parts(", ", (_threat_clause(higher), risk))
    if deck.RANK_OF[card] == deck.ACE:
        top = message("the highest {suit}", suit=ONE_OF_SUIT[suit])
    elif deck.ABOVE[card] <= {played for trick in view.tricks for _seat, played in trick.plays}:
        top = message("all higher {suit} are gone", suit=SOME_OF_SUIT[suit])
    else:
        top = message("no opponent has a higher {suit}", suit=ONE_OF_SUIT[suit])
    if threats:
        # For translators: {why} is "the highest heart" or "all higher hearts are gone", here and below.
        return message("{why}: only a trump can beat it", why=top)
    if trump_with(view, card) in (None, suit):
        return message("wins for sure: {why}", why=top)
    return message("wins for sure: {why}, and nobody can trump it", why=top)


def _threat_clause(cards: list[int]) -> Text:
    """Return a clause about higher cards of the suit that may beat a lead."""
    if len(cards) <= _NAMED:
        return message("{cards} could beat it", cards=cards_as_alternatives(cards))
    # For translators: the number is three or more.
    return message(
        "{n} higher {suit} could beat it",
        n=number_word(len(cards)),
        suit=SOME_OF_SUIT[deck.SUIT_OF[cards[0]]],
    )


# -- cards to follow with ----------------------------------------------------------------------------------


def _follow_reasons(view: SixtySixView, card: int) -> list[Text]:
    """Return clauses about what a card does to the trick, and which cards it keeps or gives up."""
    if view.seat is None:
        return []
    allowed = legal_cards(view.hand, view.seat, view.trick, view.trump, view.options)
    words: list[Text] = [message("the only card you can play")] if allowed == (card,) else []
    winner, _best = winning_play_with(view, card)
    if winner == view.seat:
        words += _winning_clauses(view, card)
    elif is_partner(view, winner):
        words.append(_partner_clause(view, card, allowed))
    else:
        words.append(_losing_clause(view, card, allowed))
    if _moon_is_possible(view) and winner != view.bidder:
        words.append(message("it sets the Moon"))
    spared = [other for other in allowed if other in deck.ABOVE[card] and deck.RANK_OF[other] >= deck.TEN]
    if spared:
        words.append(
            message("keeps {cards}", cards=join_items([card_with_article(other) for other in spared]))
        )
    may_lead = len(view.tricks) < deck.HAND_SIZE - 2
    if deck.MATES[card] in view.hand and may_lead and not (view.bid == MOON and view.bidder == view.seat):
        words.append(message("gives up the marriage in {suit}", suit=suit_name(card)))
    return words


def _winning_clauses(view: SixtySixView, card: int) -> list[Text]:
    """Return clauses about a card that wins the trick, for sure or so far."""
    before, lying = winning_play(view.trick, view.trump)
    worth = point_count_words(deck.points_of(tuple([played for _seat, played in trick_with(view, card)])))
    threats = sorted(beating_cards(view, card, opponents_after(view)))
    if deck.SUIT_OF[card] == deck.SUIT_OF[view.trick[0][1]]:
        clause = message("wins the trick: {points}", points=worth)
        if threats:
            clause = message("winning so far: {threat}", threat=_may_still_beat_clause(threats))
        elif seats_after(view):
            clause = message("wins the trick for sure: nobody can beat it, {points} so far", points=worth)
    else:
        clause = message("trumps the trick: {points}", points=worth)
        if threats:
            # For translators: {threat} is "the ace of hearts could still beat it" or "four cards could ...".
            clause = message("winning so far, with a trump: {threat}", threat=_may_still_beat_clause(threats))
        elif seats_after(view):
            clause = message("trumps the trick for sure: nobody can beat it, {points} so far", points=worth)
    if is_partner(view, before):
        return [clause, message("it beats your partner’s {card}", card=card_name(lying))]
    return [clause]


def _may_still_beat_clause(cards: list[int]) -> Text:
    if len(cards) <= _NAMED:
        return message("{cards} could still beat it", cards=cards_as_alternatives(cards))
    return plural(
        "{n} card could still beat it", "{n} cards could still beat it", len(cards), n=number_word(len(cards))
    )


def _partner_clause(view: SixtySixView, card: int, allowed: tuple[int, ...]) -> Text:
    """Return a clause about a card played to the partner's trick, where points are welcome if it's safe."""
    worth, safe = point_count_words(deck.POINTS[card]), not beating_cards(view, card, opponents_after(view))
    if not deck.POINTS[card]:
        if safe:
            return message("adds nothing to a trick your partner is sure to win")
        return message("adds nothing to a trick your partner is winning so far")
    if not safe:
        return message("adds {points} to a trick your partner is winning so far", points=worth)
    if len(allowed) > 1 and deck.POINTS[card] == max([deck.POINTS[other] for other in allowed]):
        return message("adds {points} to your partner’s trick, the most you can", points=worth)
    return message("adds {points} to your partner’s trick", points=worth)


def _losing_clause(view: SixtySixView, card: int, allowed: tuple[int, ...]) -> Text:
    """Return a clause about a card played to an opponent's trick, where fewer points are better."""
    partner = tuple([seat for seat in seats_after(view) if is_partner(view, seat)])
    fewest = len(allowed) > 1 and deck.POINTS[card] == min([deck.POINTS[other] for other in allowed])
    if beating_cards(view, card, partner):
        # For translators: {price} is "it adds 3 points, as little as possible" and its like.
        return message(
            "an opponent is winning, but your partner could still win the trick: {price}",
            price=_adds_clause(card, fewest=fewest),
        )
    # For translators: {price} is "it costs 3 points, as little as possible" and its like.
    return message("the trick is lost: {price}", price=_costs_clause(card, fewest=fewest))


def _adds_clause(card: int, *, fewest: bool) -> Text:
    worth = point_count_words(deck.POINTS[card])
    if not deck.POINTS[card]:
        return message("it adds nothing, as little as possible") if fewest else message("it adds nothing")
    if fewest:
        return message("it adds {points}, as little as possible", points=worth)
    return message("it adds {points}", points=worth)


def _costs_clause(card: int, *, fewest: bool) -> Text:
    worth = point_count_words(deck.POINTS[card])
    if not deck.POINTS[card]:
        return message("it costs nothing, as cheap as it gets") if fewest else message("it costs nothing")
    if fewest:
        return message("it costs {points}, as little as possible", points=worth)
    return message("it costs {points}", points=worth)


def _moon_is_possible(view: SixtySixView) -> bool:
    """Return whether a Moon is being played and its bidder has won every trick so far."""
    if view.bid != MOON or view.bidder is None:
        return False
    return view.tricks_won[team_of(view.bidder)] == len(view.tricks)
