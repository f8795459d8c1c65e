"""Reasons for and against a card of Sixty-six, as independent clauses."""

from __future__ import annotations

from typing import Final

from game.cardgames.sixty_six.rules.deck import (
    ABOVE,
    ACE,
    HAND_SIZE,
    MATES,
    POINTS,
    RANK_OF,
    SUIT_OF,
    TEN,
    points_of,
)
from game.cardgames.sixty_six.rules.events import MOON, PlayCard
from game.cardgames.sixty_six.rules.foresight import (
    beaters,
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
from game.language.message import Text, listed, message, parts, plural
from game.voice.words import number_word

_NAMED: Final = 2
"""The most cards that are named as threats; if there are more, only their number is given."""


# -- cards to lead -----------------------------------------------------------------------------------------


def lead_reasons(view: SixtySixView, choice: PlayCard) -> list[Text]:
    """Return clauses about a lead: the trump it makes, its marriage, whether it wins, and trumps it saves."""
    card = choice.card
    return [*_trump_clauses(view, choice), _win_clause(view, card), *_saved_trumps_clauses(view, card)]


def _trump_clauses(view: SixtySixView, choice: PlayCard) -> list[Text]:
    """Return clauses about the trump that a lead makes, and the marriage that it declares."""
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
    return words


def _makes_trump_clause(view: SixtySixView, card: int, marriage: int) -> Text:
    """Return a clause about the trump that a lead makes, and its marriage's points, if any."""
    suit, own = suit_name(card), sum([SUIT_OF[other] == SUIT_OF[card] for other in view.hand])
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
    suit = SUIT_OF[card]
    threats = beaters(view, card, opponents_after(view))
    if higher := sorted(threats & ABOVE[card]):
        return parts(", ", (_threat_clause(higher), _risk_clause(view, card)))
    if RANK_OF[card] == ACE:
        top = message("the highest {suit}", suit=ONE_OF_SUIT[suit])
    elif ABOVE[card] <= {played for trick in view.tricks for _seat, played in trick.plays}:
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
        "{n} higher {suit} could beat it", n=number_word(len(cards)), suit=SOME_OF_SUIT[SUIT_OF[cards[0]]]
    )


def _risk_clause(view: SixtySixView, card: int) -> Text:
    """Return a clause about what is lost if a lead doesn't win."""
    if _moon_is_possible(view) and view.bidder == view.seat:
        return message("it risks the Moon")
    if not POINTS[card]:
        return message("it risks nothing")
    return message("it risks {points}", points=point_count_words(POINTS[card]))


def _saved_trumps_clauses(view: SixtySixView, card: int) -> list[Text]:
    """Return a clause about the trumps saved by leading another suit; empty if there are none."""
    trump = trump_with(view, card)
    if trump is None or trump == SUIT_OF[card]:
        return []
    own = sum([SUIT_OF[other] == trump for other in view.hand])
    return [plural("saves a trump", "saves {n} trumps", own, n=number_word(own))] if own else []


# -- cards to follow with ----------------------------------------------------------------------------------


def follow_reasons(view: SixtySixView, card: int) -> list[Text]:
    """Return clauses about what a card does to the trick, and which cards it keeps or gives up."""
    if view.seat is None:
        return []
    allowed = legal_cards(view.hand, view.seat, view.trick, view.trump, view.options)
    only = [message("the only card you can play")] if allowed == (card,) else []
    return [
        *only,
        *_trick_clauses(view, card, allowed),
        *_moon_clauses(view, card),
        *_kept_cards_clauses(view, card, allowed),
    ]


def _trick_clauses(view: SixtySixView, card: int, allowed: tuple[int, ...]) -> list[Text]:
    """Return clauses about who wins the trick after this card."""
    winner, _best = winning_play_with(view, card)
    if winner == view.seat:
        return _winning_clauses(view, card)
    return [
        _partner_clause(view, card, allowed)
        if is_partner(view, winner)
        else _losing_clause(view, card, allowed)
    ]


def _winning_clauses(view: SixtySixView, card: int) -> list[Text]:
    """Return clauses about a card that wins the trick, for sure or so far."""
    before, lying = winning_play(view.trick, view.trump)
    worth = point_count_words(points_of(tuple([played for _seat, played in trick_with(view, card)])))
    follows = SUIT_OF[card] == SUIT_OF[view.trick[0][1]]
    words = [_following_clause(view, card, worth) if follows else _trumping_clause(view, card, worth)]
    if is_partner(view, before):
        words.append(message("it beats your partner’s {card}", card=card_name(lying)))
    return words


def _trumping_clause(view: SixtySixView, card: int, worth: Text) -> Text:
    if not seats_after(view):
        return message("trumps the trick: {points}", points=worth)
    threats = sorted(beaters(view, card, opponents_after(view)))
    if not threats:
        return message("trumps the trick for sure: nobody can beat it, {points} so far", points=worth)
    # For translators: {threat} is "the ace of hearts could still beat it" or "four cards could ...".
    return message("winning so far, with a trump: {threat}", threat=_may_still_beat_clause(threats))


def _following_clause(view: SixtySixView, card: int, worth: Text) -> Text:
    """Return a clause about a card that wins by following suit; `worth` is the trick's points in words."""
    if not seats_after(view):
        return message("wins the trick: {points}", points=worth)
    threats = sorted(beaters(view, card, opponents_after(view)))
    if not threats:
        return message("wins the trick for sure: nobody can beat it, {points} so far", points=worth)
    return message("winning so far: {threat}", threat=_may_still_beat_clause(threats))


def _may_still_beat_clause(cards: list[int]) -> Text:
    if len(cards) <= _NAMED:
        return message("{cards} could still beat it", cards=cards_as_alternatives(cards))
    return plural(
        "{n} card could still beat it", "{n} cards could still beat it", len(cards), n=number_word(len(cards))
    )


def _partner_clause(view: SixtySixView, card: int, allowed: tuple[int, ...]) -> Text:
    """Return a clause about a card played to the partner's trick, where points are welcome if it's safe."""
    worth = point_count_words(POINTS[card])
    if beaters(view, card, opponents_after(view)):
        if not POINTS[card]:
            return message("adds nothing to a trick your partner is winning so far")
        return message("adds {points} to a trick your partner is winning so far", points=worth)
    if not POINTS[card]:
        return message("adds nothing to a trick your partner is sure to win")
    if len(allowed) > 1 and POINTS[card] == max([POINTS[other] for other in allowed]):
        return message("adds {points} to your partner’s trick, the most you can", points=worth)
    return message("adds {points} to your partner’s trick", points=worth)


def _losing_clause(view: SixtySixView, card: int, allowed: tuple[int, ...]) -> Text:
    """Return a clause about a card played to an opponent's trick, where fewer points are better."""
    partner = tuple([seat for seat in seats_after(view) if is_partner(view, seat)])
    fewest = len(allowed) > 1 and POINTS[card] == min([POINTS[other] for other in allowed])
    if beaters(view, card, partner):
        # For translators: {price} is "it adds 3 points, as little as possible" and its like.
        return message(
            "an opponent is winning, but your partner could still win the trick: {price}",
            price=_adds_clause(card, fewest=fewest),
        )
    # For translators: {price} is "it costs 3 points, as little as possible" and its like.
    return message("the trick is lost: {price}", price=_costs_clause(card, fewest=fewest))


def _adds_clause(card: int, *, fewest: bool) -> Text:
    worth = point_count_words(POINTS[card])
    if not POINTS[card]:
        return message("it adds nothing, as little as possible") if fewest else message("it adds nothing")
    if fewest:
        return message("it adds {points}, as little as possible", points=worth)
    return message("it adds {points}", points=worth)


def _costs_clause(card: int, *, fewest: bool) -> Text:
    worth = point_count_words(POINTS[card])
    if not POINTS[card]:
        return message("it costs nothing, as cheap as it gets") if fewest else message("it costs nothing")
    if fewest:
        return message("it costs {points}, as little as possible", points=worth)
    return message("it costs {points}", points=worth)


def _moon_clauses(view: SixtySixView, card: int) -> list[Text]:
    """Return a clause if this card makes the bidder lose a Moon; empty if it doesn't."""
    sets = _moon_is_possible(view) and winning_play_with(view, card)[0] != view.bidder
    return [message("it sets the Moon")] if sets else []


def _moon_is_possible(view: SixtySixView) -> bool:
    """Return whether a Moon is being played and its bidder has won every trick so far."""
    if view.bid != MOON or view.bidder is None:
        return False
    return view.tricks_won[team_of(view.bidder)] == len(view.tricks)


def _kept_cards_clauses(view: SixtySixView, card: int, allowed: tuple[int, ...]) -> list[Text]:
    """Return clauses about high cards that playing this card keeps, and the marriage it gives up."""
    words: list[Text] = []
    spared = [other for other in allowed if other in ABOVE[card] and RANK_OF[other] >= TEN]
    if spared:
        words.append(message("keeps {cards}", cards=listed([card_with_article(other) for other in spared])))
    may_lead = len(view.tricks) < HAND_SIZE - 2
    if MATES[card] in view.hand and may_lead and not (view.bid == MOON and view.bidder == view.seat):
        words.append(message("gives up the marriage in {suit}", suit=suit_name(card)))
    return words
