"""RULES.md §10.7: a marriage counts only if its player declares it."""

import pytest

from game.cardgames.sixty_six.rules.events import MarriageAnnounced, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.engine.contract import IllegalChoice
from tests.cardgames.sixty_six.deals import CLUBS, card, first_of, play, playing


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
