"""RULES.md §4: legal cards, checked against a second implementation of the rules."""

import random
from itertools import product

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
from tests.cardgames.sixty_six.deals import CLUBS, HEARTS, card, parse_plays, suit_of

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
    """Return why a card may not be played, or None if it may; a leader may play any card (§3.1)."""
    if not trick:
        return None
    led = trick[0][1][1]
    best = winner(trick, trump)[1]
    trumped = led != trump and any(other[1] == trump for _, other in trick)
    if any(other[1] == led for other in hand):
        # §4.1: the suit must be followed; §4.2, §10.4: with a higher card, except over the partner's;
        # §4.3, §10.5: unless the trick has been trumped.
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
        # §4.4: a trump must be played; §4.5, §10.3: a higher one over another; §4.6: otherwise, any card.
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
def test_legality_follows_the_rules(climb: str, after: bool, over: bool) -> None:
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


def test_deck_has_the_engines_order() -> None:
    assert [parse_cards(card)[0] for card in DECK] == list(range(SIZE))


def test_duty_in_a_trick() -> None:
    """§3.1, §4: there is no duty to trump if trumps were led, or if there are none."""
    usual, trick = SixtySixOptions(), parse_plays("0:KH")
    assert duty_of(0, (), CLUBS, usual) == FREE == Duty(None, None, None, None)
    assert duty_of(1, trick, CLUBS, usual) == Duty(HEARTS, card("KH"), CLUBS, None)
    assert duty_of(1, trick, HEARTS, usual) == duty_of(1, trick, None, usual) == Duty(HEARTS, card("KH"))
    assert duty_of(2, parse_plays("0:KH 1:QC"), CLUBS, usual) == Duty(HEARTS, None, CLUBS, card("QC"))
