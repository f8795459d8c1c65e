"""The moves that show the styles of Sixty-six, and similar ones that don't."""

import pytest
from msgspec.structs import replace

from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.view import Trick
from game.cardgames.sixty_six.words.habits import HABITS
from tests.cardgames.sixty_six.deals import call, deal_hands, parse_plays, play, state_near_end, state_of_play
from tests.support.habits import habit_of, seats_showing


def showing_seats(style: str, state: SixtySixState, cards: str, *, habit: int = 0) -> set[int]:
    """Return the seats that show a style as these cards are played."""
    events = play(state, cards).events
    return seats_showing(SIXTY_SIX, habit_of(HABITS, style, habit), SIXTY_SIX.view(state, None), events)


# -- the bid -------------------------------------------------------------------------------------------


TWO_LEFT = "AC KS", "9C QS", "JC JS", "9D JD"
OPEN, GIFT = "10D AD JD 9H", ("9C KS", "AC QS", "10C JS", "JD QD")


@pytest.mark.parametrize(
    ("style", "state", "cards", "shown"),
    [
        # Daring players bid high; that shows when the first card is led, not with later cards.
        ("daring", state_of_play(bid=2), "10D", set()),
        ("daring", state_of_play(bid=3), "10D", {0}),
        ("daring", state_of_play(bid=5), "10D", set()),
        ("daring", play(state_of_play(bid=3), "10D").state, "AD JD 9H KD", set()),
        # Hunters bid when they're behind.
        ("hunting", state_of_play(score=(0, 3)), "10D", {0}),
        ("hunting", state_of_play(score=(3, 3)), "10D", set()),
        ("hunting", state_of_play(score=(3, 0)), "10D", set()),
        # Only the bidder shows that a bid was careful, not its partner.
        ("careful", state_near_end(*TWO_LEFT, bid=1, bidder=2, points=(60, 0)), "AC 9C JC 9D", set()),
        # Greedy players follow and win valuable cards of the other team, not the partner's, nor by leading.
        ("greedy", state_of_play(), OPEN, {1}),
        ("greedy", state_of_play(), "9D AD JD 9H", set()),
        ("greedy", state_near_end("9C KS", "10C QS", "JC JS", "AC QD"), "9C 10C JC AC", set()),
        ("greedy", state_near_end("AC KS", "10C QS", "JC JS", "9D JD"), "AC 10C JC 9D", set()),
        # Kind players add a valuable card to the other team's trick; one for the partner, or led, is no gift.
        ("kind", state_near_end(*GIFT), "9C AC 10C JD", {2}),
        ("kind", state_near_end("9C KS", "AC QS", "JC JS", "JD QD"), "9C AC JC JD", set()),
        ("kind", state_near_end("10C KS", "AC QS", "JC JS", "AS QD", trump="C"), "10C AC JC AS", set()),
        # Spiteful players save a high card for a late trick against the bidders.
        ("spiteful", state_near_end("9C KS", "AC QS", "JC JS", "9D JD", bidder=0), "9C AC JC 9D", {1}),
        ("spiteful", state_near_end("9C KS", "KC QS", "JC JS", "9D JD", bidder=0), "9C KC JC 9D", set()),
        ("spiteful", state_near_end("9C KS", "AC QS", "JC JS", "9D JD", bidder=1), "9C AC JC 9D", set()),
        ("spiteful", state_near_end("9C KS", "AC QS", "JC JS", "9D JD", bidder=3), "9C AC JC 9D", set()),
        ("spiteful", state_of_play(), OPEN, set()),
        # Hasty players lead tens, aces and trumps early in the hand.
        ("hasty", state_of_play(), "9D", set()),
        ("hasty", state_of_play(), "10D", {0}),
        ("hasty", state_of_play(), "9D AD JD 9H 9C", set()),
        ("hasty", state_of_play(), "9D AD JD 9H KD", {1}),
        ("hasty", state_of_play(), "9D AD JD 9H AC", {1}),
        ("hasty", state_near_end(*TWO_LEFT), "AC", set()),
    ],
)
def test_style_shows_in_moves(style: str, state: SixtySixState, cards: str, shown: set[int]) -> None:
    assert showing_seats(style, state, cards) == shown


@pytest.mark.parametrize(("bid", "daring"), [(2, set()), (3, set()), (5, {0})])
def test_moon_has_its_own_daring_habit(bid: int, daring: set[int]) -> None:
    assert showing_seats("daring", state_of_play(bid=bid), "10D", habit=1) == daring


@pytest.mark.parametrize(
    ("calls", "card", "grumpy"),
    [((0, 1, 2, 0), "9S", {2}), ((1, 0, 2, 0), "9S", set()), ((0, 0, 1, 0), "9S", set())],
    ids=["outbids the other team", "outbids the partner", "opens the bidding"],
)
def test_grumpy_bid_outbids_the_other_team(calls: tuple[int, ...], card: str, grumpy: set[int]) -> None:
    state = call(deal_hands(), *calls).state
    assert state.public.bidder == 2
    assert showing_seats("grumpy", state, card) == grumpy


@pytest.mark.parametrize(
    ("bid", "points", "counts", "careful"),
    [(1, 60, True, {0}), (1, 40, True, set()), (2, 60, True, set()), (1, 60, False, set())],
    ids=["points for a bid of 2", "points for a bid of 1", "bid of 2", "points not shown"],
)
def test_careful_bidder_has_points_for_a_higher_bid(
    bid: int, points: int, counts: bool, careful: set[int]
) -> None:
    """The trick is worth 13 points; a bid promises 33 each."""
    state = state_near_end(*TWO_LEFT, bid=bid, points=(points, 0), show_points=counts)
    assert showing_seats("careful", state, "AC 9C JC 9D") == careful


# -- cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("led", "stately"), [("0:9S 1:AS 2:KS 3:10S", {0}), ("0:QC 1:KC 2:10C 3:10S", set())]
)
def test_stately_player_has_led_another_suit_while_holding_its_trump(led: str, stately: set[int]) -> None:
    state = state_near_end("AC KS", "9C QS", "JC JS", "9D JD")
    tricks = (Trick(parse_plays(led), 1, 25), *state.public.tricks[1:])
    state = replace(state, public=replace(state.public, tricks=tricks))
    assert showing_seats("stately", state, "AC 9C JC 9D") == stately
    early = replace(state, public=replace(state.public, tricks=tricks[:3]))
    assert showing_seats("stately", early, "AC") == set()
