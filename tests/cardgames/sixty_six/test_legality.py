"""RULES.md §4: which cards may be played, by examples, and against the rules written down once more."""

import random
from itertools import product
from typing import Any

import pytest

from game.cardgames.sixty_six.rules.deck import SIZE, parse_cards
from game.cardgames.sixty_six.rules.legality import (
    FREE,
    Duty,
    MustBeat,
    MustFollow,
    MustOverTrump,
    MustTrump,
    Reason,
    duty_of,
    forbidden_cards,
    legal_cards,
    winning_play,
)
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from tests.cardgames.sixty_six.deals import CLUBS, HEARTS, allowed, card, plays, suit_of

EXAMPLES: list[tuple[str, str, str, str, dict[str, Any]]] = [
    ("§4.1", "9H QH AS AC", "0:KH", "9H QH", {}),
    ("§4.1", "9C JC AS", "0:KC", "9C JC", {}),
    ("§4.6", "9D AD AS", "0:KH", "9D AD AS", {}),
    ("§3.1", "9D AD AS", "", "9D AD AS", {}),
    ("§3.1", "9D AD AS", "", "9D AD AS", {"trump": ""}),
    ("§4.2", "9H QH 10H AH", "0:KH", "10H AH", {}),
    ("§4.2", "9H QH KH", "0:10H", "9H QH KH", {}),
    ("§4.2", "KH AH", "0:9H 1:10H", "AH", {}),
    ("§4.2", "JH KH", "0:9H 1:10H", "JH KH", {}),
    ("§4.2", "9S AS", "3:9S 0:KS 1:JS", "AS", {}),
    ("§4.2", "9H QH", "0:JH 1:AS", "QH", {}),
    ("§4.2", "9C AC JS", "0:KC", "AC", {}),
    ("§4.2", "9C 10C JS", "0:KC 1:AC", "9C 10C", {}),
    ("§4.2", "9C AC JS", "0:KC", "AC", {"trump": ""}),
    ("§4.3", "9H AH AC", "0:KH 1:9C", "9H AH", {}),
    ("§4.3", "9H AH", "0:KH 1:10H 2:9C", "9H AH", {}),
    ("§4.4", "9C AC AS 9D", "0:KH", "9C AC", {}),
    ("§4.4", "9C AS 9D", "0:AH 1:9H", "9C", {}),
    ("§4.4", "9C JC AC", "0:AH 1:9H 2:AS", "9C JC AC", {}),
    ("§4.4", "9C AC AS", "0:KH", "9C AC AS", {"trump": ""}),
    ("§4.5", "9C QC AC AS", "0:KH 1:JC", "QC AC", {}),
    ("§4.5", "9C QC AC", "0:KH 1:JC 2:KC", "AC", {}),
    ("§4.5", "9C AC", "0:KH 1:10C 2:QH", "AC", {}),
    ("§4.5", "9C QC AS", "0:KH 1:KC", "9C QC", {}),
    ("§4.5", "9C AS", "0:KH 1:AC 2:9H", "9C", {}),
    ("§10.3", "9C QC AC AS", "0:KH 1:JC", "9C QC AC", {"over_trump": False}),
    ("§10.3", "9C QC AS", "0:KH 1:KC", "9C QC", {"over_trump": False}),
    ("§10.3", "9C AC", "0:KC", "AC", {"over_trump": False}),
    ("§10.4", "9H AH", "0:KH 1:QH", "9H AH", {"climb": "not_partner"}),
    ("§10.4", "9H AH", "0:QH 1:KH 2:JH", "9H AH", {"climb": "not_partner"}),
    ("§10.4", "9H AH", "0:KH", "AH", {"climb": "not_partner"}),
    ("§10.4", "9H AH", "3:10H 0:KH 1:JH", "AH", {"climb": "not_partner"}),
    ("§10.4", "9C AC", "0:KH 1:10C 2:QH", "AC", {"climb": "not_partner"}),
    ("§10.4", "9H AH AS", "0:KH", "9H AH", {"climb": "off"}),
    ("§10.4", "9C AC AS", "0:KH 1:JC", "AC", {"climb": "off"}),
    ("§10.5", "KH AH", "0:9H 1:10H 2:9C", "AH", {"climb_after_ruff": True}),
    ("§10.5", "9H JH", "0:KH 1:9C", "9H JH", {"climb_after_ruff": True}),
    ("§10.5", "9H AH", "0:KH 1:9C", "9H AH", {"climb_after_ruff": True, "climb": "not_partner"}),
    ("§10.5", "9H AH", "0:10H 1:KH 2:9C", "AH", {"climb_after_ruff": True, "climb": "not_partner"}),
    ("§10.5", "9H AH", "0:KH 1:9C", "9H AH", {"climb_after_ruff": True, "climb": "off"}),
]
"""A paragraph, a hand, the trick before it, and the cards of the hand that may be played; clubs are trump."""

DECK = [rank + suit for suit in "CDHS" for rank in "9JQKTA"]
SITUATIONS = 1500


def height(card: str) -> int:
    return "9JQKTA".index(card[0])


def winner(trick: list[tuple[int, str]], trump: str) -> tuple[int, str]:
    trumps = [play for play in trick if play[1][1] == trump]
    followed = [play for play in trick if play[1][1] == trick[0][1][1]]
    return max(trumps or followed, key=lambda play: height(play[1]))


def verdict(
    card: str, hand: list[str], seat: int, trick: list[tuple[int, str]], trump: str, options: SixtySixOptions
) -> Reason | None:
    """Why the card may not be played; None if it may."""
    if not trick:
        return None
    led = trick[0][1][1]
    best = winner(trick, trump)[1]
    trumped = led != trump and any(other[1] == trump for _, other in trick)
    if any(other[1] == led for other in hand):
        if card[1] != led:
            return MustFollow(suit_of(led))
        owner, top = max((play for play in trick if play[1][1] == led), key=lambda play: height(play[1]))
        if options.climb == "off" or (options.climb == "not_partner" and abs(owner - seat) == 2):
            return None
        if trumped and not options.climb_after_ruff:
            return None
        could = any(other[1] == led and height(other) > height(top) for other in hand)
        return MustBeat(*parse_cards(top)) if could and height(card) < height(top) else None
    if trump and any(other[1] == trump for other in hand):
        if card[1] != trump:
            return MustTrump(suit_of(trump))
        if not trumped or not options.over_trump:
            return None
        could = any(other[1] == trump and height(other) > height(best) for other in hand)
        return MustOverTrump(*parse_cards(best)) if could and height(card) < height(best) else None
    return None


@pytest.mark.parametrize(
    ("climb", "after", "over"), list(product(("always", "not_partner", "off"), (False, True), (False, True)))
)
def test_legality_is_what_the_rules_say(climb: str, after: bool, over: bool) -> None:
    options = SixtySixOptions(climb=climb, climb_after_ruff=after, over_trump=over)
    chance = random.Random(f"{climb} {after} {over}")
    for _ in range(SITUATIONS):
        cards = chance.sample(DECK, chance.randint(1, 9))
        seat, aside = chance.randrange(4), chance.choice((None, 1, 2, 3))
        before = [(seat - back) % 4 for back in (3, 2, 1) if back != aside]
        before = before[chance.randint(0, len(before)) :]
        trick = list(zip(before, cards, strict=False))[: len(cards) - 1]
        if len(trick) < len(before):
            continue
        hand = cards[len(trick) :][:6]
        trump = chance.choice(["C", "D", "H", "S", ""])
        verdicts = {card: verdict(card, hand, seat, trick, trump, options) for card in hand}
        numbers = tuple(parse_cards(card)[0] for card in hand)
        plays = tuple((other, parse_cards(card)[0]) for other, card in trick)
        allowed = legal_cards(numbers, seat, plays, suit_of(trump), options)
        assert allowed == tuple(parse_cards(card)[0] for card in hand if verdicts[card] is None)
        assert allowed
        assert forbidden_cards(numbers, seat, plays, suit_of(trump), options) == {
            parse_cards(card)[0]: reason for card, reason in verdicts.items() if reason is not None
        }
        if trick:
            player, best = winner(trick, trump)
            assert winning_play(plays, suit_of(trump)) == (player, parse_cards(best)[0])


@pytest.mark.parametrize(("paragraph", "hand", "trick", "playable", "options"), EXAMPLES)
def test_examples(paragraph: str, hand: str, trick: str, playable: str, options: dict[str, Any]) -> None:
    assert allowed(hand, trick, **options) == playable


def test_the_deck_of_this_test_is_the_engines() -> None:
    assert [parse_cards(card)[0] for card in DECK] == list(range(SIZE))


def test_the_demand_of_a_trick() -> None:
    """§3.1, §4: there is nothing to trump in where trumps were led, or where there are none."""
    usual, trick = SixtySixOptions(), plays("0:KH")
    assert duty_of(0, (), CLUBS, usual) == FREE == Duty(None, None, None, None)
    assert duty_of(1, trick, CLUBS, usual) == Duty(HEARTS, card("KH"), CLUBS, None)
    assert duty_of(1, trick, HEARTS, usual) == duty_of(1, trick, None, usual) == Duty(HEARTS, card("KH"))
    assert duty_of(2, plays("0:KH 1:QC"), CLUBS, usual) == Duty(HEARTS, None, CLUBS, card("QC"))
