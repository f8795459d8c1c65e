"""RULES.md §3, §4, §5, §6: what a seat can predict about a card before playing it."""

import pytest
from msgspec.structs import replace

from game.cardgames.sixty_six.rules.deck import ALL, parse_cards
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
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.inference import HandKnowledge
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.view import Marriage, SixtySixView, Trick
from tests.cardgames.sixty_six.deals import (
    CLUBS,
    HEARTS,
    SPADES,
    card,
    names,
    parse_plays,
    play,
    state_of_play,
    suit_of,
)

LED_CLUBS = Trick(parse_plays("0:JC 1:QC 2:AC 3:9S"), 2, 16)
"""Seat 3 has no clubs, which are trump."""


def view_of(
    seat: int | None, hand: str, trick: str = "", trump: str = "C", tricks: tuple[Trick, ...] = (LED_CLUBS,)
) -> SixtySixView:
    """Return a seat's view, by default in the second trick of a hand."""
    return SixtySixView(
        seat,
        SixtySixOptions(),
        round=1,
        dealer=3,
        hand=tuple(sorted(parse_cards(hand))),
        hand_sizes=(6 - len(tricks),) * 4,
        bidder=0,
        bid=1,
        asked=seat,
        trump=suit_of(trump),
        trick=parse_plays(trick),
        tricks=tricks,
    )


def cards_that_beat(view: SixtySixView, name: str, *seats: int, known: HandKnowledge | None = None) -> str:
    return names(tuple(sorted(beating_cards(view, card(name), seats, known))))


def test_first_card_of_a_hand_makes_trump() -> None:
    """§3.1"""
    leading = state_of_play()
    assert makes_trump(leading.public)
    assert trump_with(leading.public, card("JS")) == SPADES
    after = play(leading, "KC").state
    assert not makes_trump(after.public)
    assert trump_with(after.public, card("AH")) == CLUBS
    second_trick = play(after, "AC JC 9H").state.public
    assert second_trick.trick == ()
    assert not makes_trump(second_trick)
    assert trump_with(second_trick, card("AH")) == CLUBS


@pytest.mark.parametrize(
    ("bid", "moon", "made"), [(5, "trump", True), (5, "no_trump", False), (1, "no_trump", True)]
)
def test_moon_may_be_without_trumps(bid: int, moon: str, made: bool) -> None:
    """§6.2, §10.8"""
    view = state_of_play(bid=bid, moon=moon).public
    assert makes_trump(view) == made
    assert trump_with(view, card("JS")) == (SPADES if made else None)


def test_marriage_is_worth_more_in_trump() -> None:
    """§5.1, §5.2"""
    first = SIXTY_SIX.view(state_of_play(), 0)
    assert [marriage_points_of(first, card(name)) for name in ("KC", "QC", "QD", "JS")] == [40, 40, 0, 0]
    later = view_of(1, "KC QC KH QH KS")
    assert [marriage_points_of(later, card(name)) for name in ("KC", "QC", "KH", "QH", "KS")] == [
        40,
        40,
        20,
        20,
        0,
    ]
    bare = SIXTY_SIX.view(state_of_play(bid=5, moon="no_trump"), 0)
    assert marriage_points_of(bare, card("KC")) == 20


def test_trick_with_a_card_and_its_winner() -> None:
    """§3.2"""
    view = view_of(2, "AH 9C", "0:KH 1:10H")
    assert trick_with(view, card("AH")) == parse_plays("0:KH 1:10H 2:AH")
    assert winning_play_with(view, card("AH")) == (2, card("AH"))
    assert winning_play_with(view, card("9C")) == (2, card("9C"))
    assert winning_play_with(view_of(2, "9H 9D", "0:KH 1:10H"), card("9D")) == (1, card("10H"))
    assert trick_with(view_of(None, "", "0:KH 1:10H"), card("AH")) == parse_plays("0:KH 1:10H")


def test_first_card_wins_as_trump() -> None:
    """§3.1, §3.2"""
    assert winning_play_with(view_of(0, "9H", trump="", tricks=()), card("9H")) == (0, card("9H"))


def test_seats_that_play_after_a_seat() -> None:
    """§3.1, §6.1"""
    assert seats_after(view_of(2, "AH")) == (3, 0, 1)
    assert seats_after(view_of(2, "AH", "0:KH 1:10H")) == (3,)
    assert seats_after(view_of(3, "AH", "0:KH 1:10H 2:9H")) == ()
    assert seats_after(view_of(None, "", "0:KH")) == ()
    assert seats_after(SIXTY_SIX.view(state_of_play(bid=5), 0)) == (1, 3)


def test_opponents_that_play_after_a_seat() -> None:
    """§1.3"""
    assert opponents_after(view_of(2, "AH")) == (3, 1)
    assert opponents_after(view_of(1, "AH", "0:KH")) == (2,)
    assert opponents_after(view_of(None, "", "0:KH")) == ()


def test_lead_is_beaten_by_higher_cards_and_by_trumps() -> None:
    """§4.1, §4.4: seat 3 has shown that it has no trumps."""
    view = view_of(2, "10H 9C")
    assert cards_that_beat(view, "10H", 3, 0, 1) == "KC 10C AH"
    assert cards_that_beat(view, "10H", 0) == "KC 10C AH"
    assert cards_that_beat(view, "10H", 3) == "AH"
    assert cards_that_beat(view, "10H") == ""


def test_trump_is_beaten_only_by_higher_trumps() -> None:
    assert cards_that_beat(view_of(2, "10H QS KC"), "KC", 3, 0, 1) == "10C"


def test_without_trumps_only_the_suit_counts() -> None:
    """§10.8"""
    assert cards_that_beat(view_of(2, "10H 9C", trump=""), "10H", 3, 0, 1) == "AH"


def test_first_lead_is_trump_and_beaten_only_by_higher_trumps() -> None:
    """§3.1"""
    assert cards_that_beat(view_of(0, "10H", trump="", tricks=()), "10H", 1, 2, 3) == "AH"


def test_seat_that_can_follow_can_neither_trump_nor_over_trump() -> None:
    """§4.1, §5.1: seat 2 has announced a marriage in hearts and still holds the king."""
    led = Trick(parse_plays("2:QH 3:9H 0:JS 1:10H"), 1, 15)
    married = (Marriage(2, HEARTS, 20),)
    leading = replace(view_of(1, "AH KS 9C", tricks=(LED_CLUBS, led)), marriages=married)
    assert cards_that_beat(leading, "AH", 2) == ""
    assert cards_that_beat(leading, "AH", 3) == ""
    low = replace(view_of(1, "JH KS 9C", tricks=(LED_CLUBS, led)), marriages=married)
    assert cards_that_beat(low, "JH", 2) == "KH AH"
    ruffed = replace(view_of(1, "KS 9D", "3:JH 0:9C", tricks=(LED_CLUBS, led)), marriages=married)
    assert cards_that_beat(ruffed, "KS", 2) == ""
    assert cards_that_beat(replace(ruffed, marriages=()), "KS", 2) == "KC 10C"


def test_over_a_trump_in_the_trick_only_higher_trumps_win() -> None:
    """§4.5"""
    view = view_of(1, "AH 10C", "3:9H 0:KC")
    assert winning_play_with(view, card("AH")) == (0, card("KC"))
    assert cards_that_beat(view, "AH", 2) == ""
    assert cards_that_beat(view_of(1, "AH 10C", "3:9H 0:9C"), "AH", 2) == "KC"


def test_given_knowledge_is_not_inferred_again() -> None:
    view = view_of(2, "10H 9C")
    assert cards_that_beat(view, "10H", 0, known=HandKnowledge.from_view(view)) == "KC 10C AH"
    assert cards_that_beat(view, "10H", 0, known=HandKnowledge((ALL,) * 4, (frozenset(),) * 4)) == ""
