"""RULES.md §3: when a round ends, and who wins."""

import pytest
from msgspec.structs import replace

from game.cardgames.sixpack.rules.events import MatchEnded, RoundScored
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from tests.cardgames.sixpack.boards import Turn


def scored(turn: Turn) -> RoundScored:
    (event,) = turn.happened(RoundScored)
    assert isinstance(event, RoundScored)
    return event


def test_the_round_ends_after_a_turn_that_leaves_a_hand_empty() -> None:
    """§3.1."""
    turn = Turn("1 | 2 | 3", "4", "5 2", "5 2*").lay("4", "5", "5")
    assert not turn.legal
    event = scored(turn)
    assert event.points == (0, 1, 2)
    assert event.icons == (0, 0, 1)
    assert not event.quiet


def test_a_hand_refilled_within_the_turn_does_not_end_it() -> None:
    """§3.1."""
    turn = Turn("1 5* | 2 | 3", "6", "4 2", "4 2").lay("6", "4", "4")
    assert turn.hand(0) == "5*"
    assert turn.state.public.turn == 2
    turn = Turn("3 | 3 | 4", "3", "5 2", "5 2").lay("3", "5", "5")
    assert turn.hand(0) == "3"
    assert turn.state.public.turn == 2


@pytest.mark.parametrize(
    ("hands", "ranking"),
    [
        (("4", "5 2 2", "5 2*"), (3, 1, 2)),
        (("4", "5 2", "5 2*"), (3, 2, 1)),
        (("4", "5 2*", "5 2*"), (3, 1, 1)),
        (("4", "5", "5"), (1, 1, 1)),
    ],
)
def test_a_single_round_goes_to_the_most_cards_then_hands(
    hands: tuple[str, ...], ranking: tuple[int, ...]
) -> None:
    """§3.2: three cards without a hand beat two with two, though both are three points or more."""
    turn = Turn("1 | 2 | 3", *hands).lay("4", "5", "5")
    assert SIXPACK.ranking(turn.state) == ranking
    (ended,) = turn.happened(MatchEnded)
    assert ended.ranking == ranking


def test_in_a_single_round_fewer_points_may_win() -> None:
    """§3.2, §3.3."""
    turn = Turn("1 | 2 | 3", "4", "5 2 2 2", "5 2* 3*").lay("4", "5", "5")
    assert scored(turn).points == (0, 3, 4)
    assert SIXPACK.ranking(turn.state) == (3, 1, 2)


def test_over_several_rounds_points_count() -> None:
    """§3.3: three rounds; this is the last one."""
    options = SixpackOptions(rounds=3)
    turn = Turn("1 | 2 | 3", "4", "5 2 2 2", "5 2* 3*", round=3, options=options)
    turn.state = replace(turn.state, public=replace(turn.state.public, totals=(4, 0, 0)))
    turn.lay("4", "5", "5")
    assert SIXPACK.totals(turn.state) == (4, 3, 4)
    assert SIXPACK.ranking(turn.state) == (1, 3, 1)
    assert SIXPACK.more_is_better
    assert SIXPACK.points(scored(turn)) == {0: 0, 1: 3, 2: 4}


def test_the_match_goes_on_after_an_earlier_round() -> None:
    """§2.4."""
    turn = Turn("1 | 2 | 3", "4", "5 2", "5 2", round=2, options=SixpackOptions(rounds=3))
    turn.lay("4", "5", "5")
    assert SIXPACK.ranking(turn.state) is None
    state, events = SIXPACK.deal(turn.state)
    assert state.public.round == 3
    assert SIXPACK.totals(state) == (0, 1, 1)
    assert events


def test_printed_hands_count_also_when_reversed() -> None:
    """§3.4."""
    turn = Turn("reverse:1 | 5 | 6", "4", "3 2*", "3 2").lay("4", "3", "3")
    assert turn.state.public.reversed
    assert scored(turn).points == (0, 2, 1)


def test_twelve_turns_without_a_loss_end_the_round() -> None:
    """§3.5."""
    turn = Turn("1 | 6 | 6", "4 4", "5 5", "6 3", quiet=11).lay("4", "5", "3")
    assert scored(turn).quiet
    assert scored(turn).points == (1, 1, 1)


def test_a_loss_in_the_twelfth_turn_starts_the_count_anew() -> None:
    """§3.5."""
    turn = Turn("1 | 2 | 3", "4 4", "4 5", "5 3", quiet=11).lay("4", "4", "5")
    assert turn.state.public.turn == 2
    assert turn.state.public.quiet == 0


def test_an_eleventh_quiet_turn_does_not_end_it() -> None:
    """§3.5."""
    turn = Turn("1 | 6 | 6", "4 4", "5 5", "6 3", quiet=10).lay("4", "5", "3")
    assert turn.state.public.turn == 2
    assert turn.state.public.quiet == 11
