"""RULES.md §5: when a match ends, and who is placed where."""

from game.cardgames.six_takes.rules.events import HandDealt, MatchEnded, RoundScored, SeatWentOut
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState
from game.cardgames.six_takes.rules.options import SixTakesOptions
from tests.support.six_takes_boards import lay, lying, table


def end_round(totals: tuple[int, ...], options: SixTakesOptions, **changes: object) -> tuple:
    """The last turns of a round that costs seat 0 six ducks and nobody else any."""
    hands = [(6, 100), (41, 101), (61, 102), (81, 103)][: len(totals)]
    state = lying(table("1 2 3 4 5\n40\n60\n80", hands, options), totals=totals, **changes)
    return lay(state, *[hand[0] for hand in hands])


def finished(state: SixTakesState) -> bool:
    return SIX_TAKES.ranking(state) is not None


def test_a_round_adds_its_ducks() -> None:
    state, events = end_round((10, 20), SixTakesOptions())
    assert state.public.totals == (16, 20)
    scored = next(event for event in events if isinstance(event, RoundScored))
    assert (scored.ducks, scored.taken) == ((6, 0), ((1, 2, 3, 4, 5), ()))
    assert not any(state.public.taken)


def test_the_ducks_of_a_round_are_told_of_those_who_played_it() -> None:
    _, events = end_round((10, 20, 70), SixTakesOptions(), out=(0, 0, 1), playing=(0, 1))
    assert [points for event in events if (points := SIX_TAKES.points(event)) is not None] == [{0: 6, 1: 0}]


def test_exactly_the_limit_is_not_over_it() -> None:
    state, _ = end_round((60, 20), SixTakesOptions(limit=66))
    assert state.public.totals == (66, 20)
    assert not finished(state)


def test_over_the_limit_is_out_and_dealt_no_more_cards() -> None:
    state, events = end_round((61, 20, 0), SixTakesOptions(limit=66))
    assert SeatWentOut(0, 67, 1) in events
    assert not finished(state)
    state, events = SIX_TAKES.deal(state)
    assert state.public.playing == (1, 2)
    assert [event.seat for event in events if isinstance(event, HandDealt)] == [1, 2]
    assert set(SIX_TAKES.pending(state)) == {1, 2}


def test_the_last_seat_left_wins() -> None:
    state, events = end_round((61, 66), SixTakesOptions(limit=66))
    assert SIX_TAKES.ranking(state) == (2, 1)
    assert events[-1] == MatchEnded((2, 1), (67, 66))


def test_all_over_in_the_same_round_the_fewest_ducks_win() -> None:
    state, _ = end_round((61, 70, 68), SixTakesOptions(limit=66))
    assert state.public.totals == (67, 70, 68)
    assert SIX_TAKES.ranking(state) == (1, 3, 2)
    assert not SIX_TAKES.more_is_better


def test_all_over_with_equal_ducks_share() -> None:
    state, _ = end_round((64, 70, 90), SixTakesOptions(limit=66))
    assert SIX_TAKES.ranking(state) == (1, 1, 3)


def test_who_went_out_later_is_placed_better_whatever_the_ducks() -> None:
    state, _ = end_round(
        (66, 0, 67, 99), SixTakesOptions(limit=66), out=(0, 0, 1, 1), playing=(0, 1), round=3
    )
    assert SIX_TAKES.ranking(state) == (2, 1, 3, 4)


def test_classic_ends_when_somebody_reaches_the_limit() -> None:
    options = SixTakesOptions(limit=66, ending="classic")
    assert not finished(end_round((59, 20, 3), options)[0])
    state, events = end_round((60, 20, 3), options)
    assert SIX_TAKES.ranking(state) == (3, 2, 1)
    assert not any(isinstance(event, SeatWentOut) for event in events)


def test_classic_ties_share() -> None:
    state, _ = end_round((60, 3, 3), SixTakesOptions(limit=66, ending="classic"))
    assert SIX_TAKES.ranking(state) == (3, 1, 1)


def test_limit_zero_is_one_round_with_either_ending() -> None:
    for ending in ("elimination", "classic"):
        state, events = end_round((0, 0), SixTakesOptions(limit=0, ending=ending))
        assert SIX_TAKES.ranking(state) == (2, 1)
        assert not any(isinstance(event, SeatWentOut) for event in events)
