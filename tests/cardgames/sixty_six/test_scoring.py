"""RULES.md §7, §8: the score of a hand, and the end of a match."""

import pytest

from game.cardgames.sixty_six.rules.events import HandScored, MatchEnded
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.scoring import ticks_of, winning_team
from game.engine.contract import StepResult
from game.engine.match import Phase
from tests.cardgames.sixty_six.deals import hand_score, play, state_near_end


@pytest.mark.parametrize(
    ("least", "most", "ticks"),
    [(0, 32, 0), (33, 65, 1), (66, 98, 2), (99, 131, 3), (132, 164, 4), (165, 197, 5), (198, 220, 6)],
)
def test_ticks(least: int, most: int, ticks: int) -> None:
    assert {ticks_of(points) for points in range(least, most + 1)} == {ticks}


NEEDS_TRICK = {"marriage_needs_trick": True}


@pytest.mark.parametrize(
    ("result", "after"),
    [
        # §7.2: a total is tricks and marriages; the second one is the highest possible.
        (hand_score(1, (50, 70), (40, 20)), {"totals": (90, 90), "ticks": (2, 2)}),
        (hand_score(4, (120, 0), (100, 0), won=(6, 0)), {"totals": (220, 0), "change": (6, 0)}),
        # §7.4, §7.5: the other team always scores its ticks.
        (hand_score(1, (85, 35)), {"change": (2, 1)}),
        (hand_score(3, (85, 35)), {"change": (-3, 1)}),
        (hand_score(1, (35, 85), bidder=1), {"change": (1, 2)}),
        # §7.3, §7.5: extra ticks count for the bidders, as 105 points do after a bid of 2; with 65, it's set.
        (hand_score(2, (65, 55), (40, 0)), {"made": True, "change": (3, 1)}),
        (hand_score(2, (65, 55)), {"made": False, "ticks": (1, 1), "change": (-2, 1)}),
        # §6.3: many points don't make a Moon; §6.4: the other team scores what it makes.
        (hand_score(5, (100, 20), (60, 0), won=(5, 1)), {"change": (-5, 0)}),
        (hand_score(5, (100, 0), (100, 0), won=(6, 0)), {"change": (5, 0)}),
        (hand_score(5, (20, 60), (0, 20), won=(1, 5)), {"change": (-5, 2)}),
        (hand_score(5, (60, 20), (20, 0), won=(1, 5), bidder=3), {"change": (2, -5)}),
        # §10.9: a Moon may be worth six.
        (hand_score(5, (80, 0), won=(6, 0), moon_value=6), {"change": (6, 0)}),
        (hand_score(5, (60, 20), won=(5, 1), moon_value=6), {"change": (-6, 0)}),
        (hand_score(4, (20, 100), won=(3, 3), moon_value=6), {"change": (-4, 3)}),
        # §5.3: a bid can be made by marriages alone; §10.6: with the option, its team needs a trick.
        (hand_score(1, (0, 120), (40, 0), won=(0, 6)), {"made": True, "change": (1, 3)}),
        (
            hand_score(1, (0, 120), (40, 0), won=(0, 6), **NEEDS_TRICK),
            {"made": False, "totals": (0, 120), "change": (-1, 3)},
        ),
        (hand_score(1, (0, 120), (40, 0), won=(1, 5), **NEEDS_TRICK), {"made": True, "marriages": (40, 0)}),
        (hand_score(1, (120, 0), (20, 60), won=(6, 0), **NEEDS_TRICK), {"marriages": (20, 0)}),
    ],
)
def test_score_of_a_hand(result: HandScored, after: dict[str, object]) -> None:
    assert {name: getattr(result, name) for name in after} == after


@pytest.mark.parametrize("bid", [1, 2, 3, 4])
def test_exactly_enough_points_make_the_bid(bid: int) -> None:
    """§7.3."""
    assert hand_score(bid, (33 * bid, 0)).made
    assert not hand_score(bid, (33 * bid - 1, 0)).made


# -- §7.3: a bid that is set costs what was bid, and scores nothing -----------------------------------


@pytest.mark.parametrize("bid", [1, 2, 3, 4])
@pytest.mark.parametrize("bidder", [0, 1, 2, 3])
def test_set_bid_costs_the_bid_whatever_was_missing(bid: int, bidder: int) -> None:
    team = bidder % 2
    for points in (0, 33 * bid - 1):
        pair = (points, 0) if team == 0 else (0, points)
        assert hand_score(bid, pair, bidder=bidder).change[team] == -bid


def test_score_goes_down() -> None:
    state = state_near_end("KS QH", "AS AH", "9S 9H", "JS JH", points=(20, 30), bid=2, score=(1, 4))
    state, events = play(state, "KS AS 9S JS")
    result = events[-1]
    assert (result.before, result.change, result.after) == ((1, 4), (-2, 1), (-1, 5))
    assert SIXTY_SIX.totals(state) == (-1, 5, -1, 5)
    assert SIXTY_SIX.points(result) == {0: -2, 1: 1, 2: -2, 3: 1}


# -- §8.3: a score may fall below zero, without limit -------------------------------------------------


def test_match_continues_with_scores_far_below_zero() -> None:
    state = state_near_end("KS QH", "AS AH", "9S 9H", "JS JH", points=(20, 30), bid=4, score=(-66, -3))
    state, _ = play(state, "KS AS 9S JS")
    assert state.public.score == (-70, -2)
    assert SIXTY_SIX.ranking(state) is None
    state, _ = SIXTY_SIX.deal(state)
    assert state.public.score == (-70, -2)


# -- §8.1, §8.2, §8.4: who wins the match, and when ---------------------------------------------------


def last_hand(score: tuple[int, int], bid: int = 1, bidder: int = 0, **options: object) -> StepResult:
    """Play the end of a hand with 70 points for seats 0 and 2 and 50 for the others: two ticks to one."""
    state = state_near_end(
        "AS QH", "9S JH", "10S KH", "JS 9H", points=(38, 50), bid=bid, bidder=bidder, score=score, **options
    )
    return play(state, "AS 9S 10S JS")


def test_last_hand_scores_two_ticks_to_one() -> None:
    result = last_hand((0, 0)).events[-1]
    assert result.totals == (70, 50)
    assert result.change == (2, 1)


def test_match_continues_if_nobody_has_ten() -> None:
    """§8.1."""
    state, events = last_hand((7, 8))
    assert state.public.score == (9, 9)
    assert SIXTY_SIX.ranking(state) is None
    assert SIXTY_SIX.more_is_better
    assert events[-1].phase is Phase.SCORING


@pytest.mark.parametrize(("score", "ranking"), [((8, 0), (1, 2, 1, 2)), ((0, 9), (2, 1, 2, 1))])
def test_ten_wins(score: tuple[int, int], ranking: tuple[int, ...]) -> None:
    """§8.1, §8.4: partners share their place."""
    state, events = last_hand(score)
    after = state.public.score
    assert SIXTY_SIX.ranking(state) == state.public.ranking == ranking
    assert events[-1] == MatchEnded(ranking[0] - 1, ranking, after + after)
    assert not SIXTY_SIX.pending(state)


@pytest.mark.parametrize(("bidder", "winner"), [(0, 0), (1, 1), (2, 0), (3, 1)])
def test_bidders_win_if_both_teams_reach_ten(bidder: int, winner: int) -> None:
    """§8.2: even with the lower score."""
    state, _ = last_hand((9, 9), bidder=bidder)
    assert state.public.score == (11, 10)
    assert SIXTY_SIX.ranking(state)[winner] == 1
    assert SIXTY_SIX.ranking(state)[1 - winner] == 2


def test_bidders_who_are_set_do_not_reach_ten() -> None:
    """§8.2."""
    state, _ = last_hand((9, 9), bid=3)
    assert state.public.score == (6, 10)
    assert SIXTY_SIX.ranking(state) == (2, 1, 2, 1)


@pytest.mark.parametrize("target", [5, 7, 10, 15])
def test_target_is_an_option(target: int) -> None:
    """§10.1."""
    state, _ = last_hand((target - 3, 0), target=target)
    assert SIXTY_SIX.ranking(state) is None
    state, _ = last_hand((target - 2, 0), target=target)
    assert SIXTY_SIX.ranking(state) == (1, 2, 1, 2)


def test_by_option_the_higher_score_wins() -> None:
    """§10.10."""
    state, _ = last_hand((9, 9), bidder=1, both_finish="higher")
    assert SIXTY_SIX.ranking(state) == (1, 2, 1, 2)
    state, _ = last_hand((8, 9), bidder=1, both_finish="higher")
    assert state.public.score == (10, 10)
    assert SIXTY_SIX.ranking(state) == (2, 1, 2, 1)


def test_winning_team() -> None:
    """§8.1, §8.2, §10.10."""
    bidders, higher = SixtySixOptions(), SixtySixOptions(both_finish="higher")
    for options in (bidders, higher):
        assert winning_team((9, 9), 0, options) is None
        assert winning_team((10, -4), 1, options) == 0
        assert winning_team((9, 10), 0, options) == 1
        assert winning_team((10, 10), 1, options) == 1
        assert winning_team((10, 10), 0, options) == 0
    assert winning_team((12, 10), 1, bidders) == 1
    assert winning_team((12, 10), 1, higher) == 0
    assert winning_team((10, 12), 0, higher) == 1


def test_unit_is_ticks_and_more_is_better() -> None:
    assert SIXTY_SIX.unit == ("tick", "ticks")
    assert SIXTY_SIX.more_is_better
    assert SIXTY_SIX.usual_seats == 4
