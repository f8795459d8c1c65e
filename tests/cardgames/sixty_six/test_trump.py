"""RULES.md §3.1, §3.2: the first card led makes trump; who wins a trick, and leads the next."""

import pytest

from game.cardgames.sixty_six.rules.deck import NAMES, parse
from game.cardgames.sixty_six.rules.events import CardLaid, TrickWon, TrumpMade
from game.cardgames.sixty_six.rules.legality import best_play
from tests.cardgames.sixty_six.deals import CLUBS, DIAMONDS, card, first_of, play, playing, plays, suit_of


def test_the_first_card_led_makes_its_suit_trump() -> None:
    state, events = play(playing(), "9D")
    assert events == (CardLaid(0, card("9D"), 1, False), TrumpMade(0, DIAMONDS))
    assert state.public.trump == DIAMONDS


def test_later_leads_make_no_trump() -> None:
    state, events = play(playing(), "KC AC JC 9H AH")
    assert [event for event in events if isinstance(event, TrumpMade)] == [TrumpMade(0, CLUBS)]
    assert state.public.trump == CLUBS


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("0:KC 1:10C 2:9C 3:AC", "C", "AC"),
        ("0:KH 1:10H 2:QH 3:JH", "C", "10H"),
        ("0:KH 1:10H 2:9C 3:AH", "C", "9C"),
        ("0:KH 1:JC 2:9C 3:QC", "C", "QC"),
        ("0:9H 1:AS 2:AD 3:KD", "C", "9H"),
        ("0:9H 1:AS 2:AD 3:KD", "", "9H"),
        ("1:9S 3:JS 0:10S", "", "10S"),
    ],
)
def test_the_highest_trump_or_else_of_the_led_suit_wins(trick: str, trump: str, winner: str) -> None:
    assert NAMES[best_play(plays(trick), suit_of(trump))[1]] == winner


def test_the_winner_takes_the_points_and_leads() -> None:
    state, events = play(playing(), "KC AC JC 9H")
    assert events[-1] == first_of(events, TrickWon) == TrickWon(1, 1, parse("KC AC JC 9H"), 17)
    assert state.public.asked == 1
    assert state.public.points == (0, 17)
    assert state.public.tricks_won == (0, 1)
    assert state.public.trick == ()
    assert state.public.tricks[0].plays == plays("0:KC 1:AC 2:JC 3:9H")


def test_cards_are_played_clockwise() -> None:
    _, events = play(playing(), "KC AC JC 9H AH")
    laid = [(event.seat, event.position) for event in events if isinstance(event, CardLaid)]
    assert laid == [(0, 1), (1, 2), (2, 3), (3, 4), (1, 1)]
