"""The result of a hand of Sixty-six on the scoring screen: partners share a line (§7, §8.4)."""

import pytest

from game.cardgames.sixty_six.rulebook import score_cards_words
from game.cardgames.sixty_six.rules.deck import parse_cards
from game.cardgames.sixty_six.rules.events import HandScored
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.words.events import summary_of
from game.cardgames.sixty_six.words.names import bid_name
from game.voice.summary import Summary
from tests.cardgames.sixty_six.deals import deal_hands, first_of, hand_score, play, state_near_end
from tests.contract.random_matches import random_match
from tests.support.messages import assert_messages

NAMES = ("Ann", "Bob", "Cem", "Dot")


def summary(state: SixtySixState, cards: str, seat: int | None = 0) -> Summary:
    end, events = play(state, cards)
    event = first_of(events, HandScored)
    assert isinstance(event, HandScored)
    return summary_of(SIXTY_SIX.view(end, seat), event, NAMES)


LAST = ("AC AS", "9D JD", "9C JC", "9H JH")


def test_summary_of_a_made_bid() -> None:
    found = summary(state_near_end(*LAST, points=(30, 60), score=(3, 4)), "AC 9D 9C 9H")
    assert found.verdict == "You bid 1: made! 58 points, 33 needed."
    assert found.limit == 10
    own, other = found.lines
    assert (own.seats, own.points, own.total) == ((0, 2), 1, 4)
    assert (other.seats, other.points, other.total) == ((1, 3), 1, 5)
    assert own.notes == "4 tricks · 58 points · 1 tick"
    assert own.cards == parse_cards("AC 9D 9C 9H AS JD JC JH")


def test_summary_of_a_set_bid_and_a_score_below_zero() -> None:
    found = summary(state_near_end(*LAST, bid=2, points=(10, 70), score=(1, 0)), "AC 9D 9C 9H", seat=1)
    assert found.verdict == "Ann bid 2: set. 38 points, 66 needed."
    own, other = found.lines
    assert (own.seats, own.points, own.total) == ((1, 3), 2, 2)
    assert (other.seats, other.points, other.total) == ((0, 2), -2, -1)


def test_summary_names_marriages() -> None:
    found = summary(state_near_end("KC QC", "9D JD", "9C JC", "9H JH", points=(0, 60)), "KC 9D 9C 9H")
    assert found.lines[0].notes == "4 tricks · 13 points · 40 for marriages · 53 in all · 1 tick"


@pytest.mark.parametrize(
    ("won", "words"),
    [
        ((6, 0), "Cem bid Moon: made! All six tricks won."),
        ((5, 1), "Cem bid Moon: set. It takes all six tricks."),
    ],
)
def test_summary_of_a_moon(won: tuple[int, int], words: str) -> None:
    event = hand_score(5, (60, 20), won=won, bidder=2)
    assert summary_of(deal_hands().public, event, NAMES).verdict == words


def test_moon_scores_ticks_only_for_the_opponents() -> None:
    """§6.3, §6.4."""
    lines = summary_of(deal_hands().public, hand_score(5, (70, 40), won=(5, 1), bidder=2), NAMES).lines
    notes = {line.seat: line.notes for line in lines}
    assert notes == {0: "0 tricks · 70 points", 1: "0 tricks · 40 points · 1 tick"}


def test_spectator_sees_both_teams() -> None:
    found = summary(state_near_end(*LAST, points=(30, 60)), "AC 9D 9C 9H", seat=None)
    assert {line.seats for line in found.lines} == {(0, 2), (1, 3)}
    assert found.verdict.startswith("Ann bid 1")


@pytest.mark.parametrize("seed", range(2))
def test_results_are_messages(seed: int) -> None:
    scored = 0
    for state, events, _seat, _choice in random_match("sixty_six", seed)[1]:
        for event in events:
            if isinstance(event, HandScored):
                scored += 1
                for seat in (0, 3, None):
                    summary = summary_of(SIXTY_SIX.view(state, seat), event, ("#0", "#1", "#2", "#3"))
                    assert_messages(iter((summary.verdict, *(line.notes for line in summary.lines))))
    assert scored


def test_score_cards_and_bids_are_messages() -> None:
    assert_messages(score_cards_words(score) for score in range(-10, 11))
    assert_messages(bid_name(bid) for bid in range(6))
