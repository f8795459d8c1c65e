"""RULES.md §5.1, §5.2, §5.4: a king or queen led beside its mate is 20, or 40 in trump."""

import pytest

from game.cardgames.sixty_six.rules.events import HandScored, MarriageAnnounced, PlayCard, TrumpMade
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.engine.contract import Event, IllegalChoice
from tests.cardgames.sixty_six.deals import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    call,
    card,
    dealt,
    ending,
    first_of,
    play,
    playing,
    scored,
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
    _, events = play(ending("KS QS", "AS AH", "9S 9H", "JS JH", points=(20, 30)), "KS AS 9S JS")
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


# -- §10.7: a marriage counts only if its player declares it ------------------------------------------


def test_leads_from_a_marriage_come_in_silence_or_declared() -> None:
    choices = SIXTY_SIX.pending(playing(announce="manual"))[0]
    king, queen = card("KC"), card("QC")
    assert {PlayCard(king), PlayCard(king, True), PlayCard(queen), PlayCard(queen, True)} <= set(choices)
    assert sum(choice.announce for choice in choices) == 2
    assert len(choices) == 8


def test_declared_it_counts() -> None:
    state, events = play(playing(announce="manual"), "KC!")
    assert first_of(events, MarriageAnnounced) == MarriageAnnounced(0, CLUBS, 40)
    assert state.public.marriage_points == (40, 0)


def test_in_silence_it_does_not() -> None:
    state, events = play(playing(announce="manual"), "KC")
    assert first_of(events, MarriageAnnounced) is None
    assert state.public.marriage_points == (0, 0)


@pytest.mark.parametrize("word", ["QD!", "JS!"])
def test_there_is_nothing_to_declare_without_both(word: str) -> None:
    with pytest.raises(IllegalChoice):
        play(playing(announce="manual"), word)


def test_nobody_declares_but_the_leader() -> None:
    hands = ("9C JC 9H JH 9D JD", "KC QC KH QH KS QS", "AC 10C QD KD AD JS", "9S AH 10H 10D AS 10S")
    state = play(playing(*hands, announce="manual"), "9C").state
    assert SIXTY_SIX.pending(state)[1] == (PlayCard(card("QC")), PlayCard(card("KC")))


def test_where_they_announce_themselves_there_is_nothing_to_declare() -> None:
    """§5.4."""
    assert not any(choice.announce for choice in SIXTY_SIX.pending(playing())[0])
    with pytest.raises(IllegalChoice):
        play(playing(), "KC!")


# -- §5.3 and §10.6: a marriage stands without a trick, unless the option says that it needs one ------


def lost(**options: object) -> HandScored:
    """Seat 0 leads a marriage, and its team wins no trick in the hand."""
    state = ending(
        "KS QS", "AS AH", "9S 9H", "JS JH", winners=(1, 1, 1, 1), points=(0, 60), bid=1, bidder=0, **options
    )
    event = first_of(play(state, "KS AS 9S JS").events, HandScored)
    assert isinstance(event, HandScored)
    return event


def test_it_stands() -> None:
    assert lost().card_points[0] == 0
    assert lost().marriages == (20, 0)
    assert lost().totals[0] == 20


def test_a_bid_can_be_made_by_marriages_alone() -> None:
    result = scored(1, (0, 120), (40, 0), won=(0, 6))
    assert result.made
    assert result.change == (1, 3)


def test_with_the_option_it_needs_a_trick() -> None:
    """§10.6."""
    assert lost(marriage_needs_trick=True).marriages == (0, 0)
    result = scored(1, (0, 120), (40, 0), won=(0, 6), marriage_needs_trick=True)
    assert not result.made
    assert result.totals == (0, 120)
    assert result.change == (-1, 3)


def test_with_the_option_a_trick_may_come_later_or_have_no_points() -> None:
    """§10.6."""
    result = scored(1, (0, 120), (40, 0), won=(1, 5), marriage_needs_trick=True)
    assert result.marriages == (40, 0)
    assert result.made


def test_with_the_option_each_team_needs_its_own_trick() -> None:
    """§10.6."""
    assert scored(1, (120, 0), (20, 60), won=(6, 0), marriage_needs_trick=True).marriages == (20, 0)
