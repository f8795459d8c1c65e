"""RULES.md §5.1, §5.2, §5.4: a king or queen led beside its mate is 20, or 40 in trump."""

import pytest

from game.cardgames.sixty_six.rules.events import HandScored, MarriageAnnounced, TrumpMade
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.engine.contract import Event
from tests.cardgames.sixty_six.deals import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    call,
    dealt,
    ending,
    first_of,
    play,
    playing,
)


def marriages(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if isinstance(event, MarriageAnnounced)]


@pytest.mark.parametrize("lead", ["KC", "QC"])
def test_one_at_the_very_first_lead_is_in_trump(lead: str) -> None:
    """§5.2: the lead makes its suit trump, so it is 40."""
    state, events = play(playing(), lead)
    assert events[1:] == (TrumpMade(0, CLUBS), MarriageAnnounced(0, CLUBS, 40))
    assert state.public.marriage_points == (40, 0)


def test_a_later_one_in_another_suit_is_twenty() -> None:
    """§5.1: at any lead."""
    state = playing("AC KH QH 9D JD QD", "KC 9H JH AD KS QS", "QC JC 10H 10D JS 9S", "9C 10C AH KD 10S AS")
    state, events = play(state, "AC KC QC 10C KH")
    assert marriages(events) == [MarriageAnnounced(0, HEARTS, 20)]
    assert state.public.marriage_points == (20, 0)


def test_a_later_one_in_trump_is_forty() -> None:
    state = playing("AC KC QC 9D JD QD", "9C 9H JH AD KS QS", "JC KH 10H 10D JS 9S", "10C QH AH KD 10S AS")
    state, events = play(state, "AC 9C JC 10C QC")
    assert marriages(events) == [MarriageAnnounced(0, CLUBS, 40)]


def test_the_other_team_may_score_them_too() -> None:
    hands = ("9C JC 9H JH 9D JD", "AC KH QH KS QS 9S", "KC 10C QD KD AD JS", "QC AH 10H 10D AS 10S")
    state, events = play(playing(*hands), "9C AC 10C QC KH")
    assert marriages(events) == [MarriageAnnounced(1, HEARTS, 20)]
    assert state.public.marriage_points == (0, 20)


def test_a_team_may_score_several() -> None:
    hands = ("AC KC QC KH QH 9D", "9C 9H JH AD KS QS", "JC 10H 10D JS 9S JD", "10C AH KD 10S AS QD")
    state, events = play(playing(*hands), "AC 9C JC 10C KC 9H JS 10S KH JH 10H AH")
    assert marriages(events) == [MarriageAnnounced(0, CLUBS, 40), MarriageAnnounced(0, HEARTS, 20)]
    assert state.public.marriage_points == (60, 0)


def test_none_without_the_mate_in_the_hand() -> None:
    _, events = play(playing(), "QD")
    assert marriages(events) == []
    assert first_of(events, TrumpMade) == TrumpMade(0, DIAMONDS)


def test_none_when_the_mate_was_played_before() -> None:
    state = playing("AC KC QC 9D JD QD", "9C 9H JH AD KS QS", "JC KH 10H 10D JS 9S", "10C QH AH KD 10S AS")
    state, events = play(state, "AC 9C JC 10C KC 9H 9S AS QC")
    assert marriages(events) == [MarriageAnnounced(0, CLUBS, 40)]


def test_none_when_the_king_or_queen_is_not_led() -> None:
    hands = ("9C JC 9H JH 9D JD", "KC QC KH QH KS QS", "AC 10C QD KD AD JS", "9S AH 10H 10D AS 10S")
    _, events = play(playing(*hands), "9C KC AC 9S")
    assert marriages(events) == []


def test_it_counts_for_its_team() -> None:
    """§7.1: with the points of the tricks."""
    state = ending("KS QS", "AS AH", "9S 9H", "JS JH", points=(20, 30))
    _, events = play(state, "KS AS 9S JS")
    scored = first_of(events, HandScored)
    assert scored.card_points == (20, 30 + 17 + 11 + 2 + 3)
    assert scored.marriages == (20, 0)
    assert scored.totals == (40, 63)


def test_a_bid_of_one_can_be_made_by_a_trump_marriage_alone() -> None:
    """§7.3: so such a hand is a safe 1."""
    state, _ = call(dealt(), 1, 0, 0, 0)
    state, _ = play(state, "KC")
    assert sum(state.public.marriage_points) == 40 > 33


def test_it_announces_itself() -> None:
    """§5.4: there is nothing to choose."""
    state = playing()
    assert not any(choice.announce for choice in SIXTY_SIX.pending(state)[0])
    assert marriages(play(state, "KC").events) == [MarriageAnnounced(0, CLUBS, 40)]
