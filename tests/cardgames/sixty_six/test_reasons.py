"""Reasons why a choice is good or bad in Sixty-six, from the player's own view only."""

import pytest
from msgspec.structs import replace

from game.ai.agent import Decision, Prospect
from game.cardgames.sixty_six.rules.deck import parse_cards
from game.cardgames.sixty_six.rules.events import Bid, PlayCard, SixtySixChoice
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.view import Marriage, SixtySixView, Trick
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.cardgames.sixty_six.words.reasons import prospect_words, reason
from tests.cardgames.sixty_six.deals import (
    HEARTS,
    call,
    card,
    deal_hands,
    parse_plays,
    state_of_play,
    suit_of,
)


def why(view: SixtySixView, choice: SixtySixChoice) -> str:
    return reason(view, Decision(choice), choice)


def table(hand: str, trick: str, taken: str = "", trump: str = "C", **options: object) -> SixtySixView:
    """Return the view of seat 0, which is to play.

    `taken` are the earlier tricks, separated by bars, each won by its first seat.
    """
    view = SIXTY_SIX.view(state_of_play(**options), 0)
    tricks = tuple(Trick(parse_plays(one), parse_plays(one)[0][0], 0) for one in taken.split("|") if one)
    held = tuple(sorted(parse_cards(hand)))
    on_table = parse_plays(trick)
    sizes = [len(held)] * 4
    for seat, _card in on_table:
        sizes[seat] -= 1
    return replace(
        view, hand=held, hand_sizes=tuple(sizes), trick=on_table, tricks=tricks, trump=suit_of(trump)
    )


# -- calls -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("calls", "bid", "words"),
    [
        ((), 0, "It promises nothing."),
        ((0, 0, 0), 0, "The hand is thrown in."),
        ((0, 1), 0, "An opponent has already bid 1."),
        ((2, 0), 0, "Your partner has already bid 2."),
        (
            (),
            1,
            "1 promises 33 points; you hold the marriage in clubs, three diamonds and no aces.",
        ),
        (
            (2, 0),
            3,
            "3 promises 99 points; you hold three hearts and no aces; it outbids your partner’s 2.",
        ),
        (
            (2,),
            5,
            "A Moon promises all six tricks, alone; you hold three clubs and three aces; it "
            "outbids an opponent’s 2.",
        ),
    ],
)
def test_reasons_for_calls(calls: tuple[int, ...], bid: int, words: str) -> None:
    state = call(
        deal_hands("KC QC 10D QD 9D JS", "AC 10C 9C AH AD KD", "JC JH 9H KH QS 9S", "10H QH JD KS 10S AS"),
        *calls,
    ).state
    assert why(SIXTY_SIX.view(state, state.public.asked), Bid(bid)) == words


# -- leads -------------------------------------------------------------------------------------------------

HEARTS_OUT = "0:KH 1:AH 2:10H 3:9H"


@pytest.mark.parametrize(
    ("view", "one", "words"),
    [
        (
            table("KC QC 10D QD 9D JS", "", trump=""),
            "KC",
            "Makes clubs trump, and you hold two, with a marriage for 40; the ten of clubs or "
            "the ace of clubs could beat it, it risks 4 points.",
        ),
        (
            table("AS 10S KS AH KD JD", "", trump=""),
            "AS",
            "Makes spades trump, and you hold three; wins for sure: the highest spade.",
        ),
        (
            table("AS 10S KS AH KD JD", "", trump=""),
            "10S",
            "Makes spades trump, and you hold three; wins for sure: no opponent has a higher spade.",
        ),
        (
            table("KD QD 9C", "", HEARTS_OUT),
            "QD",
            "Declares the marriage in diamonds: 20 for your team; the ten of diamonds or the ace "
            "of diamonds could beat it, it risks 3 points; saves a trump.",
        ),
        (
            table("9S AC", "", HEARTS_OUT),
            "9S",
            "Five higher spades could beat it, it risks nothing; saves a trump.",
        ),
        (table("QH AD", "", HEARTS_OUT), "QH", "All higher hearts are gone: only a trump can beat it."),
        (
            table("QH AD", "", HEARTS_OUT + "|0:AC 1:9C 2:10C 3:JC|0:KC 1:9D 2:QC 3:9S"),
            "QH",
            "Wins for sure: all higher hearts are gone, and nobody can trump it.",
        ),
        (table("QH AD", "", HEARTS_OUT, trump="H"), "QH", "Wins for sure: all higher hearts are gone."),
    ],
)
def test_reasons_for_leads(view: SixtySixView, one: str, words: str) -> None:
    assert why(view, PlayCard(card(one))) == words


def test_reason_for_an_undeclared_marriage() -> None:
    view = table("KD QD 9C", "", HEARTS_OUT, announce="manual")
    assert why(view, PlayCard(card("QD"))).startswith("Its marriage isn’t declared and doesn’t count; ")
    assert why(view, PlayCard(card("QD"), announce=True)).startswith("Declares the marriage in diamonds: 20")


# -- following cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("view", "one", "words"),
    [
        (table("AH 9D", "1:KH 2:JH 3:QH"), "AH", "The only card you can play; wins the trick: 20 points."),
        (table("AH 10H", "1:KH 2:JH 3:QH"), "10H", "Wins the trick: 19 points; keeps the ace of hearts."),
        (
            table("9C AC", "1:KH 2:JH 3:QH"),
            "9C",
            "Trumps the trick: 9 points; keeps the ace of clubs.",
        ),
        (
            table("9C AC", "1:QH 2:KH 3:JH"),
            "9C",
            "Trumps the trick: 9 points; it beats your partner’s king of hearts; keeps the ace of clubs.",
        ),
        (
            table("AC 10C", "2:KC 3:JC"),
            "AC",
            "Wins the trick for sure: nobody can beat it, 17 points so far; it beats your "
            "partner’s king of clubs.",
        ),
        (
            table("10H KH", "3:QH"),
            "10H",
            "Winning so far: seven cards could still beat it.",
        ),
        (
            table("10H KH", "3:QH", trump="H"),
            "10H",
            "Winning so far: the ace of hearts could still beat it.",
        ),
        (
            table("QH 10H", "1:9S 2:AS 3:JS", trump="D"),
            "10H",
            "Adds 10 points to your partner’s trick, the most you can.",
        ),
        (
            table("QH 10H", "1:9S 2:AS 3:JS", trump="D"),
            "QH",
            "Adds 3 points to your partner’s trick; keeps the ten of hearts.",
        ),
        (
            table("9H 10H", "1:9S 2:AS 3:JS", trump="D"),
            "9H",
            "Adds nothing to a trick your partner is sure to win; keeps the ten of hearts.",
        ),
        (
            table("QH 10D", "2:AS 3:JS"),
            "10D",
            "Adds 10 points to a trick your partner is winning so far.",
        ),
        (
            table("QH 10D", "1:9S 2:JS 3:AS", trump="S"),
            "QH",
            "The trick is lost: it costs 3 points, as little as possible.",
        ),
        (table("QH 10D", "1:9S 2:JS 3:AS", trump="S"), "10D", "The trick is lost: it costs 10 points."),
        (
            table("QH KH 9D", "1:9S 2:JS 3:AS", trump="S"),
            "QH",
            "The trick is lost: it costs 3 points; gives up the marriage in hearts.",
        ),
        (
            table("QH 10D", "1:KS", trump="C"),
            "QH",
            "An opponent is winning, but your partner could still win the trick: it adds 3 "
            "points, as little as possible.",
        ),
    ],
)
def test_reasons_for_following_cards(view: SixtySixView, one: str, words: str) -> None:
    assert why(view, PlayCard(card(one))) == words


def test_opponent_who_has_shown_a_card_of_the_suit_cannot_trump() -> None:
    view = table("AH 9S", "2:9H 3:9D", "1:QH 2:JH 3:9C 0:10H")
    only = "The only card you can play; "
    over = "; it beats your partner’s nine of hearts."
    assert why(view, PlayCard(card("AH"))) == f"{only}winning so far: five cards could still beat it{over}"
    shown = replace(view, marriages=(Marriage(1, HEARTS, 20),))
    assert why(shown, PlayCard(card("AH"))) == (
        f"{only}wins the trick for sure: nobody can beat it, 11 points so far{over}"
    )


def test_reasons_for_cards_that_set_or_risk_the_moon() -> None:
    view = replace(table("AS 9D", "1:KS 2:QS"), bid=5, bidder=1, aside=3)
    assert why(view, PlayCard(card("AS"))) == (
        "The only card you can play; wins the trick: 18 points; it sets the Moon."
    )
    lost = replace(view, hand=parse_cards("9S JS"))
    assert why(lost, PlayCard(card("9S"))) == "The trick is lost: it costs nothing, as cheap as it gets."
    own = replace(table("KS 9D", "", HEARTS_OUT), bid=5, bidder=0, aside=2)
    assert "could beat it, it risks the Moon" in why(own, PlayCard(card("KS")))
    assert "Moon" not in why(replace(view, tricks=(Trick((), 0, 0),)), PlayCard(card("AS")))


# -- comparisons -------------------------------------------------------------------------------------------


def test_comparison_with_the_next_best_choice() -> None:
    view = table("AH 10H", "1:KH 2:JH 3:QH")
    ace, ten = PlayCard(card("AH")), PlayCard(card("10H"))
    decision = Decision(ten, (Prospect(ace, 0.6, 0.0), Prospect(ten, 1.0, 0.25)))
    assert reason(view, decision, ten).endswith(" A little better than the ace of hearts.")
    assert reason(view, decision, ten, figures=True).endswith(" 0.4 ticks better than the ace of hearts.")
    assert reason(view, decision, ace, figures=True).endswith(" 0.4 ticks worse than the ten of hearts.")
    expected = NARRATOR.advice_words(view, decision, ten, figures=True)
    assert expected.startswith("Plus 1.0 ticks expected, 25% risk of being set. Wins the")
    assert NARRATOR.reason(view, decision, ten) == reason(view, decision, ten)
    assert NARRATOR.advice_words(view, Decision(ten), ten) == ""


def test_comparison_of_bids() -> None:
    view = SIXTY_SIX.view(deal_hands(), 0)
    even = Decision(
        Bid(1), (Prospect(Bid(0), -0.5, 0.0), Prospect(Bid(1), -0.5, 0.0), Prospect(Bid(5), -4, 1.0))
    )
    assert reason(view, even, Bid(1)).endswith(" Passing is just as good.")
    assert reason(view, even, Bid(5)).endswith(" Much worse than bidding 1.")
    assert prospect_words(even.prospects[2]) == "Minus 4.0 ticks expected, 100% risk of being set."
    assert prospect_words(Prospect(Bid(0), -0.01, 0.0)) == "0.0 ticks expected."


def test_comparison_of_a_declared_and_an_undeclared_marriage() -> None:
    view = SIXTY_SIX.view(state_of_play(announce="manual"), 0)
    silent, declared = PlayCard(card("KC")), PlayCard(card("KC"), announce=True)
    decision = Decision(declared, (Prospect(silent, -1.0, 0.0), Prospect(declared, 0.0, 0.0)))
    words = reason(view, decision, silent)
    assert words.endswith(" Worse than the king of clubs with the marriage.")
