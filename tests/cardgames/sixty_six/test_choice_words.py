"""Sixty-six's questions and choices in words."""

import pytest
from msgspec.structs import replace

from game.cardgames.sixty_six.rules.deck import parse_cards
from game.cardgames.sixty_six.rules.events import Bid, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.words.choices import CHOICES
from game.cardgames.sixty_six.words.narrator import NARRATOR
from tests.cardgames.sixty_six.deals import (
    CLUBS,
    call,
    card,
    deal_hands,
    parse_plays,
    play,
    state_near_end,
    state_of_play,
)

NAMES = ("Ann", "Bob", "Celia", "Dot")


def view_after_bids(*bids: int, **options: object) -> SixtySixView:
    state = call(deal_hands(**options), *bids).state
    return SIXTY_SIX.view(state, state.public.asked)


def view_to_follow(hand: str, trick: str) -> SixtySixView:
    """Return the view of seat 0, which is to play from this hand to this trick; clubs are trump."""
    view = SIXTY_SIX.view(state_near_end(), 0)
    return replace(view, hand=tuple(sorted(parse_cards(hand))), trick=parse_plays(trick), trump=CLUBS)


@pytest.mark.parametrize(
    ("view", "question"),
    [
        (view_after_bids(), "Your turn: pass, or bid 1 or more."),
        (view_after_bids(0, 2), "Your turn: pass, or bid 3 or more."),
        (view_after_bids(4), "Your turn: pass, or bid Moon."),
        (view_after_bids(3, moon="off"), "Your turn: pass, or bid 4."),
        (view_after_bids(0, 0, 0, all_pass="dealer"), "Nobody has bid: you must bid 1 or more."),
        (SIXTY_SIX.view(state_of_play(), 0), "Lead a card: its suit becomes trump."),
        (SIXTY_SIX.view(state_of_play(bid=5, moon="no_trump"), 0), "Lead a card."),
        (SIXTY_SIX.view(play(state_of_play(), "KC AC JC 9H").state, 1), "Lead a card."),
        (SIXTY_SIX.view(play(state_of_play(), "KC").state, 1), "Play a card: beat the king of clubs."),
        (SIXTY_SIX.view(play(state_of_play(), "KC AC").state, 2), "You can only play the jack of clubs."),
        (SIXTY_SIX.view(play(state_of_play(), "KC AC JC").state, 3), "Play any card."),
        (view_to_follow("9H QH AC", "1:KH 2:JH 3:9D"), "Play a card: follow hearts."),
        (view_to_follow("9C AC 10S", "1:KH 2:JH 3:9D"), "Play a card: trump with clubs."),
        (view_to_follow("9C QC AC 10S", "1:KH 2:JC 3:9D"), "Play a card: beat the jack of clubs."),
        (view_to_follow("9C JC 10S", "1:KH 2:AC 3:9D"), "Play a card: trump with clubs."),
    ],
)
def test_questions_in_words(view: SixtySixView, question: str) -> None:
    assert NARRATOR.question(view, NAMES) == question
    assert NARRATOR.turn(view, NAMES).startswith(question)


def test_waiting_seats_are_asked_nothing() -> None:
    assert NARRATOR.question(SIXTY_SIX.view(state_of_play(), 1), NAMES) == ""
    assert NARRATOR.question(SIXTY_SIX.view(state_of_play(), None), NAMES) == ""


def words(view: SixtySixView) -> list[str]:
    return [NARRATOR.choice(view, choice) for choice in SIXTY_SIX.choices(view)]


def test_calls_in_words() -> None:
    assert words(view_after_bids(2)) == [
        "pass",
        "bid 3 (99 points)",
        "bid 4 (132 points)",
        "bid Moon (all six tricks, alone)",
    ]
    assert [
        CHOICES.label(view_after_bids(3), choice) for choice in SIXTY_SIX.choices(view_after_bids(3))
    ] == [
        "pass",
        "bid 4",
        "Moon",
    ]
    assert CHOICES.cards(view_after_bids(), Bid(2)) == ()
    assert CHOICES.moment(view_after_bids()) == "Bidding"


def test_leads_in_words() -> None:
    view = SIXTY_SIX.view(state_of_play(), 0)
    assert words(view) == [
        "lead the queen of clubs with the marriage",
        "lead the king of clubs with the marriage",
        "lead the nine of diamonds",
        "lead the queen of diamonds",
        "lead the ten of diamonds",
        "lead the jack of spades",
    ]
    assert CHOICES.moment(view) == "First lead"
    assert CHOICES.label(view, PlayCard(card("10D"))) == "ten of diamonds"
    assert CHOICES.cards(view, PlayCard(card("10D"))) == (card("10D"),)


def test_marriages_that_need_not_be_declared() -> None:
    view = SIXTY_SIX.view(state_of_play(announce="manual"), 0)
    assert words(view)[:4] == [
        "lead the queen of clubs",
        "lead the queen of clubs with the marriage",
        "lead the king of clubs",
        "lead the king of clubs with the marriage",
    ]
    assert CHOICES.label(view, PlayCard(card("KC"), announce=True)) == "king of clubs, marriage"


def test_following_cards_in_words() -> None:
    view = SIXTY_SIX.view(play(state_of_play(), "KC").state, 1)
    assert words(view) == ["play the ten of clubs", "play the ace of clubs"]
    assert CHOICES.moment(view) == "First trick"
