"""The moves by which the styles of Sixty-six show: one that does, and one that only looks like it."""

import pytest
from msgspec.structs import replace

from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.view import Trick
from game.cardgames.sixty_six.words.habits import HABITS
from tests.cardgames.sixty_six.deals import call, dealt, ending, play, playing, plays
from tests.support.habits import habit_of, showing


def seats(style: str, state: SixtySixState, cards: str, *, habit: int = 0) -> set[int]:
    """The seats that show a style as these cards are played."""
    events = play(state, cards).events
    return showing(SIXTY_SIX, habit_of(HABITS, style, habit), SIXTY_SIX.view(state, None), events)


# -- the bid -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bid", "high", "moon"), [(2, set(), set()), (3, {0}, set()), (5, set(), {0})])
def test_a_daring_bid_is_high_or_the_moon(bid: int, high: set[int], moon: set[int]) -> None:
    state = playing(bid=bid)
    assert seats("daring", state, "10D") == high
    assert seats("daring", state, "10D", habit=1) == moon


def test_a_bid_is_told_of_with_the_first_card_only() -> None:
    """As it is led, not with the cards of others, nor with the lead of the next trick."""
    assert seats("daring", play(playing(bid=3), "10D").state, "AD JD 9H KD") == set()


@pytest.mark.parametrize(("score", "hunting"), [((0, 3), {0}), ((3, 3), set()), ((3, 0), set())])
def test_a_hunter_bids_behind(score: tuple[int, int], hunting: set[int]) -> None:
    assert seats("hunting", playing(score=score), "10D") == hunting


@pytest.mark.parametrize(
    ("calls", "card", "grumpy"),
    [((0, 1, 2, 0), "9S", {2}), ((1, 0, 2, 0), "9S", set()), ((0, 0, 1, 0), "9S", set())],
    ids=["over the other team", "over the partner", "over nobody"],
)
def test_a_grumpy_bid_is_over_that_of_the_other_team(
    calls: tuple[int, ...], card: str, grumpy: set[int]
) -> None:
    state = call(dealt(), *calls).state
    assert state.public.bidder == 2
    assert seats("grumpy", state, card) == grumpy


TWO_LEFT = "AC KS", "9C QS", "JC JS", "9D JD"


@pytest.mark.parametrize(
    ("bid", "points", "counts", "careful"),
    [(1, 60, True, {0}), (1, 40, True, set()), (2, 60, True, set()), (1, 60, False, set())],
    ids=["enough for two", "enough for one", "bid as high", "the table does not count"],
)
def test_a_careful_bidder_has_the_points_for_a_higher_bid(
    bid: int, points: int, counts: bool, careful: set[int]
) -> None:
    """The trick is worth 13 points; a bid promises 33 each."""
    state = ending(*TWO_LEFT, bid=bid, points=(points, 0), show_points=counts)
    assert seats("careful", state, "AC 9C JC 9D") == careful


def test_a_careful_bid_is_its_own_players() -> None:
    state = ending(*TWO_LEFT, bid=1, bidder=2, points=(60, 0))
    assert seats("careful", state, "AC 9C JC 9D") == set()


# -- cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "greedy"), [("10D AD JD 9H", {1}), ("9D AD JD 9H", set())])
def test_greed_takes_the_dear_cards_of_others(cards: str, greedy: set[int]) -> None:
    assert seats("greedy", playing(), cards) == greedy


def test_the_partners_dear_card_was_the_teams_already() -> None:
    assert seats("greedy", ending("9C KS", "10C QS", "JC JS", "AC QD"), "9C 10C JC AC") == set()


def test_what_is_led_and_kept_was_not_lying_there() -> None:
    assert seats("greedy", ending("AC KS", "10C QS", "JC JS", "9D JD"), "AC 10C JC 9D") == set()


@pytest.mark.parametrize(("third", "kind"), [("10C", {2}), ("JC", set())])
def test_kindness_adds_a_dear_card_to_the_others_trick(third: str, kind: set[int]) -> None:
    state = ending("9C KS", "AC QS", f"{third} JS", "JD QD")
    assert seats("kind", state, f"9C AC {third} JD") == kind


def test_a_dear_card_for_the_partner_is_no_gift() -> None:
    """Nor is one that was led and lost."""
    state = ending("10C KS", "AC QS", "JC JS", "AS QD", trump="C")
    assert seats("kind", state, "10C AC JC AS") == set()


@pytest.mark.parametrize(
    ("best", "bidder", "spiteful"), [("AC", 0, {1}), ("KC", 0, set()), ("AC", 1, set()), ("AC", 3, set())]
)
def test_spite_keeps_a_high_card_against_the_bidder(best: str, bidder: int, spiteful: set[int]) -> None:
    state = ending("9C KS", f"{best} QS", "JC JS", "9D JD", bidder=bidder)
    assert seats("spiteful", state, f"9C {best} JC 9D") == spiteful


def test_an_early_ace_was_not_kept() -> None:
    assert seats("spiteful", playing(), "10D AD JD 9H") == set()


@pytest.mark.parametrize(
    ("cards", "hasty"),
    [
        ("9D", set()),
        ("10D", {0}),
        ("9D AD JD 9H 9C", set()),
        ("9D AD JD 9H KD", {1}),
        ("9D AD JD 9H AC", {1}),
    ],
    ids=["a low card makes trump", "a ten", "a low card", "a trump", "an ace"],
)
def test_haste_leads_high_cards_and_trumps(cards: str, hasty: set[int]) -> None:
    assert seats("hasty", playing(), cards) == hasty


def test_late_leads_are_not_hasty() -> None:
    assert seats("hasty", ending(*TWO_LEFT), "AC") == set()


@pytest.mark.parametrize(
    ("led", "stately"), [("0:9S 1:AS 2:KS 3:10S", {0}), ("0:QC 1:KC 2:10C 3:10S", set())]
)
def test_a_stately_player_has_led_another_suit_while_it_held_its_trump(led: str, stately: set[int]) -> None:
    state = ending("AC KS", "9C QS", "JC JS", "9D JD")
    tricks = (Trick(plays(led), 1, 25), *state.public.tricks[1:])
    state = replace(state, public=replace(state.public, tricks=tricks))
    assert seats("stately", state, "AC 9C JC 9D") == stately
    early = replace(state, public=replace(state.public, tricks=tricks[:3]))
    assert seats("stately", early, "AC") == set()
