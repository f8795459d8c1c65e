"""Reasons for and against a card of Sixty-six, as independent clauses."""

from __future__ import annotations

from typing import Final

from game.cardgames.sixty_six.rules import deck
from game.cardgames.sixty_six.rules.events import MOON, PlayCard
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
from game.cardgames.sixty_six.rules.view import SixtySixView, team_of
from game.cardgames.sixty_six.words.names import (
    ONE_OF_SUIT,
    SOME_OF_SUIT,
    card_name,
    card_with_article,
    cards_as_alternatives,
    is_partner,
    point_count_words,
    suit_name,
)
from game.language.message import Text, join_items, message, parts, plural
from game.voice.words import number_word

_NAMED: Final = 2
"""The most cards that are named as threats; if there are more, only their number is given."""


# -- cards to lead -----------------------------------------------------------------------------------------


def lead_reasons(view: SixtySixView, choice: PlayCard) -> list[Text]:
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


def follow_reasons(view: SixtySixView, card: int) -> list[Text]:
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
