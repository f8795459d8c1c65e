"""RULES.md §3: trump, the winner of a trick, and which seat is to choose."""

import random

import pytest

from game.cardgames.sixty_six.rules.deck import NAMES, parse_cards
from game.cardgames.sixty_six.rules.events import (
    AuctionWon,
    CardLaid,
    HandScored,
    MarriageAnnounced,
    TrickWon,
    TrumpMade,
)
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.legality import winning_play
from game.cardgames.sixty_six.rules.scoring import ticks_of
from game.engine.match import Match
from tests.cardgames.sixty_six.deals import (
    CLUBS,
    DIAMONDS,
    call,
    card,
    deal_hands,
    first_of,
    names,
    parse_plays,
    play,
    setup,
    state_near_end,
    state_of_play,
    suit_of,
)


def test_first_card_led_makes_its_suit_trump() -> None:
    state, events = play(state_of_play(), "9D")
    assert events == (CardLaid(0, card("9D"), 1, False), TrumpMade(0, DIAMONDS))
    assert state.public.trump == DIAMONDS


def test_later_leads_make_no_trump() -> None:
    state, events = play(state_of_play(), "KC AC JC 9H AH")
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
def test_highest_trump_or_else_highest_card_of_the_led_suit_wins(trick: str, trump: str, winner: str) -> None:
    assert NAMES[winning_play(parse_plays(trick), suit_of(trump))[1]] == winner


def test_winner_takes_the_points_and_leads() -> None:
    state, events = play(state_of_play(), "KC AC JC 9H")
    assert events[-1] == first_of(events, TrickWon) == TrickWon(1, 1, parse_cards("KC AC JC 9H"), 17)
    assert state.public.asked == 1
    assert state.public.points == (0, 17)
    assert state.public.tricks_won == (0, 1)
    assert state.public.trick == ()
    assert state.public.tricks[0].plays == parse_plays("0:KC 1:AC 2:JC 3:9H")


def test_cards_are_played_clockwise() -> None:
    _, events = play(state_of_play(), "KC AC JC 9H AH")
    laid = [(event.seat, event.position) for event in events if isinstance(event, CardLaid)]
    assert laid == [(0, 1), (1, 2), (2, 3), (3, 4), (1, 1)]


# -- §3.3: the sixth trick is played automatically, and no other one ----------------------------------


def test_everybodys_last_card_is_played_automatically() -> None:
    state = state_near_end("AC 9H", "9C AH", "JC 10H", "KC QH", points=(20, 26))
    state, events = play(state, "AC 9C JC KC")
    assert events[3:6] == (
        CardLaid(3, card("KC"), 4, False),
        TrickWon(0, 5, parse_cards("AC 9C JC KC"), 17),
        CardLaid(0, card("9H"), 1, True),
    )
    assert [event.automatic for event in events if isinstance(event, CardLaid)] == [False] * 4 + [True] * 4
    assert events[-2] == TrickWon(1, 6, parse_cards("9H AH 10H QH"), 24)
    assert isinstance(events[-1], HandScored)
    assert not SIXTY_SIX.pending(state)
    assert state.hands == ((), (), (), ())
    assert state.public.points == (37, 50)


def test_only_legal_card_is_still_asked_for() -> None:
    state = play(state_of_play(), "KC AC").state
    assert SIXTY_SIX.pending(state).keys() == {2}
    assert len(SIXTY_SIX.pending(state)[2]) == 1


# -- §2 and §3: the pending decision in a view --------------------------------------------------------


def test_no_decision_is_pending_before_the_first_deal() -> None:
    view = SIXTY_SIX.initial_view(setup(), 0)
    assert (view.stage, view.round, view.dealer, view.bid) == ("idle", 0, None, 0)
    assert (view.hand_sizes, view.points, view.score) == ((0, 0, 0, 0), (0, 0), (0, 0))


def test_no_seat_is_asked_until_all_hands_are_dealt() -> None:
    """§1.4, §2.1"""
    view, asked = SIXTY_SIX.initial_view(setup(), None), []
    for event in SIXTY_SIX.deal(SIXTY_SIX.open(setup())).events:
        view = SIXTY_SIX.apply_event(view, event)
        asked.append(view.asked)
    assert view.dealer is not None
    assert asked == [None, None, None, None, (view.dealer + 1) % 4]


def test_stages_of_a_hand() -> None:
    """§2.4"""
    after = (
        deal_hands(),
        call(deal_hands(), 1, 0, 0).state,
        state_of_play(),
        play(state_of_play(), "KC AC JC 9H").state,
    )
    thrown_in = call(deal_hands(), 0, 0, 0, 0).state
    assert [state.public.stage for state in (*after, thrown_in)] == ["bid", "bid", "play", "play", "idle"]


def test_played_card_leaves_its_hand_and_the_next_seat_is_asked() -> None:
    """§3.1"""
    before = state_of_play()
    after = play(before, "KC").state
    assert after.public.hand_sizes == (5, 6, 6, 6)
    assert after.public.asked == 1
    for seat in (0, 1, None):
        view = SIXTY_SIX.view(before, seat)
        for event in play(before, "KC").events:
            view = SIXTY_SIX.apply_event(view, event)
        assert view == SIXTY_SIX.view(after, seat)


def asked_after(state: SixtySixState, cards: str) -> list[tuple[str, int | None]]:
    """Return the type of each event after these cards, with the seat that is asked after it."""
    view, asked = state.public, []
    for event in play(state, cards).events:
        view = SIXTY_SIX.apply_event(view, event)
        asked.append((type(event).__name__, view.asked))
    return asked


def test_no_seat_is_asked_while_a_complete_trick_is_on_the_table() -> None:
    """§3.2"""
    assert asked_after(state_of_play(), "KC AC JC 9H") == [
        ("CardLaid", 1),
        ("TrumpMade", 1),
        ("MarriageAnnounced", 1),
        ("CardLaid", 2),
        ("CardLaid", 3),
        ("CardLaid", None),
        ("TrickWon", 1),
    ]


def test_no_seat_is_asked_for_the_last_trick() -> None:
    """§3.3"""
    state = state_near_end("AC 9H", "9C AH", "JC 10H", "KC QH", points=(20, 26))
    assert asked_after(state, "AC 9C JC KC")[3:] == [
        ("CardLaid", None),
        ("TrickWon", None),
        *[("CardLaid", None)] * 4,
        ("TrickWon", None),
        ("HandScored", None),
    ]


# -- §11: the example, card by card -------------------------------------------------------------------


def choices(state: object) -> str:
    (legal,) = SIXTY_SIX.pending(state).values()
    return names(tuple(choice.card for choice in legal))


def test_worked_example() -> None:
    state, events = call(deal_hands(), 1, 0, 0, 0)
    assert events[-1] == AuctionWon(0, 1)
    state, events = play(state, "KC")
    assert events[1:] == (TrumpMade(0, CLUBS), MarriageAnnounced(0, CLUBS, 40))
    assert choices(state) == "10C AC"
    state, _ = play(state, "AC")
    assert choices(state) == "JC"
    state, events = play(state, "JC 9H")
    won = first_of(events, TrickWon)
    assert (won.seat, won.points) == (1, 17)
    state, _ = play(state, "AH JH")
    assert choices(state) == "QH KH 10H"
    state, _ = play(state, "10H")
    assert choices(state) == "QC"
    state, events = play(state, "QC")
    won = first_of(events, TrickWon)
    assert (won.seat, won.points) == (0, 26)
    assert state.public.points[0] + state.public.marriage_points[0] == 66
    assert ticks_of(66) == 2


# -- §10.11: whether points are shown matters only to the table ---------------------------------------


def test_option_to_show_points_changes_nothing_else() -> None:
    """§10.11."""
    histories = []
    for shown in (True, False):
        match, chance = Match(SIXTY_SIX, setup(show_points=shown)), random.Random(6)
        events: list[object] = []
        match.listen_unredacted(events.append)
        for _ in range(3):
            match.deal()
            while match.pending:
                ((seat, choices),) = match.pending.items()
                match.choose(seat, chance.choice(choices))
        histories.append((events, match.view(0).points, match.view(0).tricks))
    assert histories[0] == histories[1]
