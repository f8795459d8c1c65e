"""RULES.md §5: a king or queen led from a hand with its mate scores 20, or 40 in trump."""

import pytest

from game.cardgames.sixty_six.rules.events import HandScored, MarriageAnnounced, PlayCard, TrumpMade
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.engine.contract import IllegalChoice
from tests.cardgames.sixty_six.deals import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    call,
    card,
    deal_hands,
    first_of,
    play,
    state_near_end,
    state_of_play,
)

MARRIED = ("AC KC QC 9D JD QD", "9C 9H JH AD KS QS", "JC KH 10H 10D JS 9S", "10C QH AH KD 10S AS")


@pytest.mark.parametrize(
    ("state", "cards", "announced"),
    [
        # §5.2: the first lead makes its suit trump, so it scores 40; without the mate in hand, nothing.
        (state_of_play(), "KC", [(0, CLUBS, 40)]),
        (state_of_play(), "QC", [(0, CLUBS, 40)]),
        (state_of_play(), "QD", []),
        # §5.1: at a later lead, it scores 20 in another suit, and 40 in trump.
        (
            state_of_play(
                "AC KH QH 9D JD QD", "KC 9H JH AD KS QS", "QC JC 10H 10D JS 9S", "9C 10C AH KD 10S AS"
            ),
            "AC KC QC 10C KH",
            [(0, HEARTS, 20)],
        ),
        (state_of_play(*MARRIED), "AC 9C JC 10C QC", [(0, CLUBS, 40)]),
        # §5.1: either team may score marriages, and a team may score several.
        (
            state_of_play(
                "9C JC 9H JH 9D JD", "AC KH QH KS QS 9S", "KC 10C QD KD AD JS", "QC AH 10H 10D AS 10S"
            ),
            "9C AC 10C QC KH",
            [(1, HEARTS, 20)],
        ),
        (
            state_of_play(
                "AC KC QC KH QH 9D", "9C 9H JH AD KS QS", "JC 10H 10D JS 9S JD", "10C AH KD 10S AS QD"
            ),
            "AC 9C JC 10C KC 9H JS 10S KH JH 10H AH",
            [(0, CLUBS, 40), (0, HEARTS, 20)],
        ),
        # §5.1: no marriage if the mate was played before, or if the king or queen isn't led.
        (state_of_play(*MARRIED), "AC 9C JC 10C KC 9H 9S AS QC", [(0, CLUBS, 40)]),
        (
            state_of_play(
                "9C JC 9H JH 9D JD", "KC QC KH QH KS QS", "AC 10C QD KD AD JS", "9S AH 10H 10D AS 10S"
            ),
            "9C KC AC 9S",
            [],
        ),
        # §10.7: if declared, it counts; otherwise it doesn't.
        (state_of_play(announce="manual"), "KC!", [(0, CLUBS, 40)]),
        (state_of_play(announce="manual"), "KC", []),
    ],
)
def test_marriages(state: SixtySixState, cards: str, announced: list[tuple[int, int, int]]) -> None:
    state, events = play(state, cards)
    found = [event for event in events if isinstance(event, MarriageAnnounced)]
    assert found == [MarriageAnnounced(*one) for one in announced]
    points = (sum(worth for seat, _suit, worth in announced if seat == team) for team in (0, 1))
    assert state.public.marriage_points == tuple(points)


@pytest.mark.parametrize("lead", ["KC", "QC"])
def test_first_lead_makes_trump_before_its_marriage(lead: str) -> None:
    """§5.2"""
    _, events = play(state_of_play(), lead)
    assert events[1:] == (TrumpMade(0, CLUBS), MarriageAnnounced(0, CLUBS, 40))


def test_first_lead_without_its_mate_makes_trump() -> None:
    _, events = play(state_of_play(), "QD")
    assert first_of(events, TrumpMade) == TrumpMade(0, DIAMONDS)


def test_it_counts_for_its_team() -> None:
    """§7.1: together with the points of the tricks."""
    _, events = play(state_near_end("KS QS", "AS AH", "9S 9H", "JS JH", points=(20, 30)), "KS AS 9S JS")
    scored = first_of(events, HandScored)
    assert scored.card_points == (20, 30 + 17 + 11 + 2 + 3)
    assert scored.marriages == (20, 0)
    assert scored.totals == (40, 63)


def test_trump_marriage_alone_makes_a_bid_of_one() -> None:
    """§7.3: so such a hand is a safe 1."""
    state, _ = call(deal_hands(), 1, 0, 0, 0)
    state, _ = play(state, "KC")
    assert sum(state.public.marriage_points) == 40 > 33


def test_it_is_announced_automatically() -> None:
    """§5.4: there is nothing to choose or declare."""
    assert not any(choice.announce for choice in SIXTY_SIX.pending(state_of_play())[0])
    with pytest.raises(IllegalChoice):
        play(state_of_play(), "KC!")


# -- §10.7: a marriage counts only if its player declares it ------------------------------------------


def test_leads_from_a_marriage_may_be_declared_or_not() -> None:
    choices = SIXTY_SIX.pending(state_of_play(announce="manual"))[0]
    king, queen = card("KC"), card("QC")
    assert {PlayCard(king), PlayCard(king, True), PlayCard(queen), PlayCard(queen, True)} <= set(choices)
    assert sum(choice.announce for choice in choices) == 2
    assert len(choices) == 8


@pytest.mark.parametrize("word", ["QD!", "JS!"])
def test_without_the_mate_nothing_can_be_declared(word: str) -> None:
    with pytest.raises(IllegalChoice):
        play(state_of_play(announce="manual"), word)


def test_only_the_leader_can_declare() -> None:
    hands = ("9C JC 9H JH 9D JD", "KC QC KH QH KS QS", "AC 10C QD KD AD JS", "9S AH 10H 10D AS 10S")
    state = play(state_of_play(*hands, announce="manual"), "9C").state
    assert SIXTY_SIX.pending(state)[1] == (PlayCard(card("QC")), PlayCard(card("KC")))


# -- §5.3 and §10.6: a marriage counts without a trick, unless the option requires one ----------------


def score_without_trick(**options: object) -> HandScored:
    """Return the score of a hand in which seat 0 leads a marriage, but its team wins no trick."""
    state = state_near_end(
        "KS QS", "AS AH", "9S 9H", "JS JH", winners=(1, 1, 1, 1), points=(0, 60), bid=1, bidder=0, **options
    )
    event = first_of(play(state, "KS AS 9S JS").events, HandScored)
    assert isinstance(event, HandScored)
    return event


def test_it_counts_without_a_trick() -> None:
    assert score_without_trick().card_points[0] == 0
    assert score_without_trick().marriages == (20, 0)
    assert score_without_trick().totals[0] == 20


def test_by_option_it_needs_a_trick() -> None:
    """§10.6."""
    assert score_without_trick(marriage_needs_trick=True).marriages == (0, 0)
