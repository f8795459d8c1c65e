"""Reasons for an agent's prospects of a choice of Sixty-six, in words, from the own view alone."""

from __future__ import annotations

from collections import Counter
from typing import Final

from game.ai.agent import Decision, Prospect
from game.ai.verdict import Short, Tone, by_risk, compared, in_short, prospect_of
from game.cardgames.sixty_six.rules.deck import ABOVE, HAND_SIZE, MATES, POINTS, RANK_OF, SUIT_OF, points_of
from game.cardgames.sixty_six.rules.events import MOON, PASS, Bid, PlayCard
from game.cardgames.sixty_six.rules.foresight import (
    beaters,
    makes_trump,
    marriage_of,
    opponents_after,
    seats_after,
    trick_with,
    trump_with,
    winning_with,
)
from game.cardgames.sixty_six.rules.legality import best_play, legal
from game.cardgames.sixty_six.rules.seats import SEATS, team_of
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.words.names import (
    SUIT_NAMES,
    bid_name,
    card_name,
    either,
    is_partner,
    points,
    promise,
    suit_name,
    the,
)
from game.engine.contract import Choice
from game.language.message import Text, figure, message
from game.voice.words import counted, listed, number, sentence

_NAMED: Final = 2
"""So many cards that may still win are named; more are counted."""

_TEN: Final = 4
_ACE: Final = 5


def outlook(prospect: Prospect) -> str:
    """The prospect of a choice in numbers: its ticks, and the risk that it runs."""
    gain = round(prospect.value, 1)
    sign = "minus " if gain < 0 else "plus " if gain > 0 else ""
    risk = f", {round(prospect.risk * 100)} % risk of being set" if prospect.risk else ""
    return f"{sentence(f'{sign}{abs(gain):.1f}')} ticks expected{risk}."


def short(decision: Decision, prospect: Prospect) -> Short:
    """A choice in a word: of a bid whether it risks to be set, of a card how it does beside the best."""
    match prospect.choice:
        case Bid(bid=bid) if bid != PASS and prospect.choice != decision.choice:
            risky = by_risk(prospect.risk)
            if risky.tone is not Tone.GOOD:
                return risky
    return in_short(decision, prospect)


def reason(view: SixtySixView, decision: Decision, choice: Choice, *, figures: bool = False) -> str:
    """The effect of a choice as things stand, and its comparison with the next best one.

    `view` is the view that the decision was made on; the comparison is in words, or in `figures`.
    """
    why = "; ".join(_why(view, choice))
    beside = compared(decision, prospect_of(decision, choice), _name, _measured, figures=figures)
    return f"{sentence(why)}{'.' if why else ''} {sentence(beside)}".strip()


def _measured(more: float, other: str) -> Text:
    """The ticks between two choices."""
    if more > 0:
        return message("{ticks} ticks better than {other}.", ticks=figure(more, 1), other=other)
    return message("{ticks} ticks worse than {other}.", ticks=figure(-more, 1), other=other)


def _why(view: SixtySixView, choice: Choice) -> list[str]:
    match choice:
        case Bid(bid=bid):
            return _passed(view) if bid == PASS else _bid(view, bid)
        case PlayCard(card=card) if view.trick:
            return _followed(view, card)
        case PlayCard():
            return _led(view, choice)
    return []


# -- calls -------------------------------------------------------------------------------------------------


def _passed(view: SixtySixView) -> list[str]:
    """The bid that stands if the own seat passes."""
    if view.high_bid is None:
        last = len(view.calls) == SEATS - 1
        return ["the hand is thrown in" if last else "it promises nothing"]
    seat, bid = view.high_bid
    return [f"{'your partner' if is_partner(view, seat) else 'an opponent'} has bid {bid_name(bid)} already"]


def _bid(view: SixtySixView, bid: int) -> list[str]:
    """The promise of a bid, and the cards of the own hand that speak for it."""
    words = [f"{bid_name(bid)} promises {promise(bid)}", f"you hold {_strength(view)}"]
    if view.high_bid is not None:
        seat, other = view.high_bid
        who = "your partner's" if is_partner(view, seat) else "an opponent's"
        words.append(f"it outbids {who} {bid_name(other)}")
    return words


def _strength(view: SixtySixView) -> str:
    """The strong points of a hand before it is played: marriages, the longest suit, aces."""
    married = list(dict.fromkeys(suit_name(card) for card in view.hand if MATES[card] in view.hand))
    suits = Counter(SUIT_OF[card] for card in view.hand)
    suit, length = max(suits.items(), key=lambda item: (item[1], _high(view, item[0])))
    aces = sum([RANK_OF[card] == _ACE for card in view.hand])
    parts = (
        [f"{'the marriage' if len(married) == 1 else 'marriages'} in {listed(married)}"] if married else []
    )
    return listed([*parts, f"{number(length)} {SUIT_NAMES[suit]}", counted(aces, "ace")])


def _high(view: SixtySixView, suit: int) -> int:
    """The points of a suit in the own hand."""
    return points_of(tuple([card for card in view.hand if SUIT_OF[card] == suit]))


# -- cards to lead -----------------------------------------------------------------------------------------


def _led(view: SixtySixView, choice: PlayCard) -> list[str]:
    """The trump that a lead makes, the marriage with it, and whether it wins."""
    card = choice.card
    return [*_made(view, choice), *_lead_wins(view, card), *_saved(view, card)]


def _made(view: SixtySixView, choice: PlayCard) -> list[str]:
    """The trump that a lead makes and the marriage that it shows."""
    card = choice.card
    suit, worth = suit_name(card), marriage_of(view, card)
    silent = bool(worth) and view.options.announce == "manual" and not choice.announce
    words = []
    if makes_trump(view):
        married = f", with a marriage for {worth}" if worth and not silent else ""
        own = sum([SUIT_OF[other] == SUIT_OF[card] for other in view.hand])
        words.append(f"makes {suit} trump, {number(own)} of them yours{married}")
    elif worth and not silent:
        words.append(f"shows the marriage in {suit}: {worth} for your side")
    if silent:
        words.append("its marriage is not declared and does not count")
    return words


def _lead_wins(view: SixtySixView, card: int) -> list[str]:
    """Whether a lead wins for sure, or the cards that may beat it."""
    suit = SUIT_OF[card]
    threats = beaters(view, card, opponents_after(view))
    higher = sorted(threats & ABOVE[card])
    trump = trump_with(view, card)
    if higher:
        if len(higher) <= _NAMED:
            return [f"{either(higher)} may beat it, it risks {_stake(view, card)}"]
        return [f"{number(len(higher))} higher {SUIT_NAMES[suit]} may beat it, it risks {_stake(view, card)}"]
    if RANK_OF[card] == _ACE:
        top = f"the highest {_one(suit)}"
    elif all(one in _gone(view) for one in ABOVE[card]):
        top = f"all higher {SUIT_NAMES[suit]} are out"
    else:
        top = f"no opponent has a higher {_one(suit)}"
    if threats:
        return [f"{top}: only a trump beats it"]
    untrumped = "" if trump in (None, suit) else ", and nobody can trump it"
    return [f"wins for sure: {top}{untrumped}"]


def _gone(view: SixtySixView) -> set[int]:
    """The cards of the tricks that have been taken."""
    return {card for trick in view.tricks for _seat, card in trick.plays}


def _one(suit: int) -> str:
    """A suit as one card of it: heart."""
    return SUIT_NAMES[suit].removesuffix("s")


def _saved(view: SixtySixView, card: int) -> list[str]:
    """The trumps that stay in the hand when another suit is led."""
    trump = trump_with(view, card)
    if trump is None or trump == SUIT_OF[card]:
        return []
    own = sum([SUIT_OF[other] == trump for other in view.hand])
    return [f"saves {'a trump' if own == 1 else f'{number(own)} trumps'}"] if own else []


# -- cards to follow with ----------------------------------------------------------------------------------


def _followed(view: SixtySixView, card: int) -> list[str]:
    """The effect of a card on the trick on the table, and the cards it keeps or gives up."""
    if view.seat is None:
        return []
    allowed = legal(view.hand, view.seat, view.trick, view.trump, view.options)
    only = ["the only card you may play"] if allowed == (card,) else []
    return [*only, *_done(view, card, allowed), *_moon(view, card), *_kept(view, card, allowed)]


def _done(view: SixtySixView, card: int, allowed: tuple[int, ...]) -> list[str]:
    """The winner of the trick with this card, and the consequences."""
    winner, _best = winning_with(view, card)
    if winner == view.seat:
        return _taking(view, card)
    if is_partner(view, winner):
        return _giving(view, card, allowed)
    return _losing(view, card, allowed)


def _taking(view: SixtySixView, card: int) -> list[str]:
    """The own card has the trick: for good, or so far."""
    before, lying = best_play(view.trick, view.trump)
    trumped = SUIT_OF[card] != SUIT_OF[view.trick[0][1]]
    worth = points(points_of(tuple([one for _seat, one in trick_with(view, card)])))
    takes = "trumps the trick" if trumped else "takes the trick"
    threats = sorted(beaters(view, card, opponents_after(view)))
    if not seats_after(view):
        words = [f"{takes}: {worth}"]
    elif not threats:
        words = [f"{takes} for sure: nobody can beat it, {worth} so far"]
    else:
        what = either(threats) if len(threats) <= _NAMED else f"{number(len(threats))} cards"
        words = [f"{'trumps' if trumped else 'leads'} the trick so far: {what} may still beat it"]
    if is_partner(view, before):
        words.append(f"it goes over your partner's {card_name(lying)}")
    return words


def _giving(view: SixtySixView, card: int, allowed: tuple[int, ...]) -> list[str]:
    """The partner has the trick: points are welcome there if it is safe."""
    if beaters(view, card, opponents_after(view)):
        return [f"your partner has the trick so far, it adds {_worth(card)}"]
    if not POINTS[card]:
        return ["your partner has the trick for sure, it adds nothing"]
    most = len(allowed) > 1 and POINTS[card] == max([POINTS[one] for one in allowed])
    return [f"gives your partner's trick {_worth(card)}{', the most you can' if most else ''}"]


def _losing(view: SixtySixView, card: int, allowed: tuple[int, ...]) -> list[str]:
    """An opponent has the trick: the fewer points go there the better."""
    partner = tuple([seat for seat in seats_after(view) if is_partner(view, seat)])
    fewest = len(allowed) > 1 and POINTS[card] == min([POINTS[one] for one in allowed])
    costs = f"{_worth(card)}{', the fewest you can' if fewest else ''}"
    if beaters(view, card, partner):
        return [f"an opponent has the trick, but your partner may beat it: it adds {costs}"]
    return [f"the trick is lost: it costs {costs}"]


def _moon(view: SixtySixView, card: int) -> list[str]:
    """Whether a Moon that was not lost so far is lost with this card on the trick; its bidder has led."""
    sets = _moon_stands(view) and winning_with(view, card)[0] != view.bidder
    return ["it sets the Moon"] if sets else []


def _moon_stands(view: SixtySixView) -> bool:
    """Whether a Moon is played and its bidder has won every trick so far."""
    if view.bid != MOON or view.bidder is None:
        return False
    return view.tricks_won[team_of(view.bidder)] == len(view.tricks)


def _kept(view: SixtySixView, card: int, allowed: tuple[int, ...]) -> list[str]:
    """The high cards of its suit that a card spares, and the marriage that it breaks."""
    words = []
    spared = [one for one in allowed if one in ABOVE[card] and RANK_OF[one] >= _TEN]
    if spared:
        words.append(f"keeps {listed([the(one) for one in spared])}")
    may_lead = len(view.tricks) < HAND_SIZE - 2
    if MATES[card] in view.hand and may_lead and not (view.bid == MOON and view.bidder == view.seat):
        words.append(f"gives up the marriage in {suit_name(card)}")
    return words


def _worth(card: int) -> str:
    """The points that a card brings to the winner of its trick."""
    return points(POINTS[card]) if POINTS[card] else "nothing"


def _stake(view: SixtySixView, card: int) -> str:
    """The loss if a lead does not win."""
    return "the Moon" if _moon_stands(view) and view.bidder == view.seat else _worth(card)


# -- comparison --------------------------------------------------------------------------------------------


def _name(choice: Choice) -> str:
    """A choice as it is spoken of beside another."""
    match choice:
        case Bid(bid=bid):
            return "passing" if bid == PASS else f"bidding {bid_name(bid)}"
        case PlayCard(card=card, announce=announce):
            return f"{the(card)} with the marriage" if announce else the(card)
    return "the other"
