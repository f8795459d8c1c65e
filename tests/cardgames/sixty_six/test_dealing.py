"""RULES.md §1: the cards, seats and teams, and the deal."""

from collections import Counter

import pytest

from game.cardgames.sixty_six.rules.deck import (
    ABOVE,
    MATES,
    NAMES,
    OF_SUIT,
    POINTS,
    RANK_OF,
    RANKS,
    SIZE,
    SUIT_OF,
    SUITS,
    UnknownCard,
    parse_cards,
    points_of,
)
from game.cardgames.sixty_six.rules.events import RoundStarted, ThrownIn
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.view import next_seat, partner_of, team_of
from game.engine.contract import BadSetup, Setup
from tests.cardgames.sixty_six.deals import call, card, deal_hands, first_of, names, setup


def test_partners_face_each_other() -> None:
    assert [partner_of(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [team_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [next_seat(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [next_seat(seat, aside=2) for seat in (0, 1, 3)] == [1, 3, 0]


def test_there_are_two_teams() -> None:
    """§1.3."""
    assert SIXTY_SIX.teams(4) == ((0, 2), (1, 3))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_match_needs_four_seats(seats: int) -> None:
    SIXTY_SIX.check(setup())
    with pytest.raises(BadSetup):
        SIXTY_SIX.check(Setup(seats, 1, setup().options))


def test_first_dealer_is_random() -> None:
    dealers = Counter(SIXTY_SIX.deal(SIXTY_SIX.open(setup(seed))).state.public.dealer for seed in range(400))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 60


def test_all_24_cards_are_dealt_six_each_from_the_dealers_left() -> None:
    state, events = SIXTY_SIX.deal(SIXTY_SIX.open(setup()))
    dealer = state.public.dealer
    first = (dealer + 1) % 4
    assert events[0] == RoundStarted(1, dealer, first)
    assert [event.seat for event in events[1:]] == [(first + place) % 4 for place in range(4)]
    for event in events[1:]:
        assert event.cards == state.hands[event.seat] == tuple(sorted(event.cards))
        assert event.count == len(event.cards) == 6
    assert sorted(card for hand in state.hands for card in hand) == list(range(24))


def test_deal_passes_left_after_every_hand() -> None:
    state, _ = call(deal_hands(dealer=2), 0, 0, 0, 1)
    while SIXTY_SIX.pending(state):
        ((seat, choices),) = SIXTY_SIX.pending(state).items()
        state, _ = SIXTY_SIX.apply(state, seat, choices[0])
    state, events = SIXTY_SIX.deal(state)
    assert events[0] == RoundStarted(2, 3, 0)


def test_deal_passes_left_after_a_hand_that_was_thrown_in() -> None:
    state, events = call(deal_hands(dealer=3), 0, 0, 0, 0)
    assert first_of(events, ThrownIn) == ThrownIn(1, 3)
    state, events = SIXTY_SIX.deal(state)
    assert events[0] == RoundStarted(2, 0, 1)
    assert state.public.asked == 1


def test_one_hand_in_five_holds_a_marriage() -> None:
    hands = [hand for seed in range(500) for hand in SIXTY_SIX.deal(SIXTY_SIX.open(setup(seed))).state.hands]
    married = sum(any(MATES[card] in hand for card in hand) for hand in hands)
    assert 0.17 < married / len(hands) < 0.23


# -- §1.1, §1.2: the 24 cards, their order and their points -------------------------------------------


def test_there_are_24_cards_six_in_each_suit() -> None:
    assert SIZE == len(set(NAMES)) == 24
    assert names(tuple(sorted(OF_SUIT[0]))) == "9C JC QC KC 10C AC"
    assert [len(suit) for suit in OF_SUIT] == [6] * 4
    assert [NAMES[6 * suit] for suit in range(4)] == ["9C", "9D", "9H", "9S"]


def test_card_has_a_rank_and_a_suit() -> None:
    assert [RANKS[RANK_OF[one]] + SUITS[SUIT_OF[one]] for one in range(SIZE)] == list(NAMES)


def test_ten_beats_king() -> None:
    assert card("9S") < card("JS") < card("QS") < card("KS") < card("10S") < card("AS")
    assert ABOVE[card("KS")] == set(parse_cards("10S AS"))
    assert ABOVE[card("AS")] == set()
    assert ABOVE[card("9H")] == set(parse_cards("JH QH KH 10H AH"))


def test_card_points() -> None:
    assert [POINTS[one] for one in parse_cards("9H JH QH KH 10H AH")] == [0, 2, 3, 4, 10, 11]
    for suit in OF_SUIT:
        assert points_of(tuple(suit)) == 30
    assert sum(POINTS) == 120


def test_mates_of_marriages() -> None:
    assert MATES[card("QH")] == card("KH")
    assert MATES[card("KH")] == card("QH")
    assert [one for one in range(SIZE) if MATES[one] is not None] == list(
        parse_cards("QC KC QD KD QH KH QS KS")
    )


def test_cards_are_parsed() -> None:
    for number, name in enumerate(NAMES):
        assert parse_cards(name) == (number,)
    assert names(parse_cards("kc QC TD 10d")) == "KC QC 10D 10D"
    with pytest.raises(UnknownCard, match="1H"):
        parse_cards("AS 1H")
