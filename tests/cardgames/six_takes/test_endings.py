"""RULES.md §5: the end of a match, and the ranking."""

import pytest

from game.cardgames.six_takes.rules.events import HandDealt, MatchEnded, RoundScored, SeatWentOut
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from tests.support.six_takes_boards import play_cards, table, with_public


def end_round(totals: tuple[int, ...], options: SixTakesOptions, **changes: object) -> tuple:
    """Play the last turns of a round that costs seat 0 six ducks and the others none."""
    hands = [(6, 100), (41, 101), (61, 102), (81, 103)][: len(totals)]
    state = with_public(table("1 2 3 4 5\n40\n60\n80", hands, options), totals=totals, **changes)
    return play_cards(state, *[hand[0] for hand in hands])


def test_round_adds_its_ducks_to_the_totals() -> None:
    state, events = end_round((10, 20), SixTakesOptions())
    assert state.public.totals == (16, 20)
    scored = next(event for event in events if isinstance(event, RoundScored))
    assert (scored.ducks, scored.taken) == ((6, 0), ((1, 2, 3, 4, 5), ()))
    assert not any(state.public.taken)


def test_ducks_of_a_round_are_reported_for_those_who_played_it() -> None:
    _, events = end_round((10, 20, 70), SixTakesOptions(), out=(0, 0, 1), playing=(0, 1))
    assert [points for event in events if (points := SIX_TAKES.points(event)) is not None] == [{0: 6, 1: 0}]


CLASSIC = SixTakesOptions(limit=66, ending="classic")
OUT_BEFORE = {"out": (0, 0, 1, 1), "playing": (0, 1), "round": 3}


@pytest.mark.parametrize(
    ("totals", "options", "changes", "ranking", "gone"),
    [
        # Landing exactly on the limit is safe; the last seat left wins.
        ((60, 20), SixTakesOptions(limit=66), {}, None, []),
        ((61, 66), SixTakesOptions(limit=66), {}, (2, 1), [0]),
        # If all exceed it in the same round, the fewest ducks win, and ties share.
        ((61, 70, 68), SixTakesOptions(limit=66), {}, (1, 3, 2), [0, 2, 1]),
        ((64, 70, 90), SixTakesOptions(limit=66), {}, (1, 1, 3), [0, 1, 2]),
        # A seat that went out later ranks higher, whatever its ducks.
        ((66, 0, 67, 99), SixTakesOptions(limit=66), OUT_BEFORE, (2, 1, 3, 4), [0]),
        # The classic match ends when somebody reaches the limit; ties share.
        ((59, 20, 3), CLASSIC, {}, None, []),
        ((60, 20, 3), CLASSIC, {}, (3, 2, 1), []),
        ((60, 3, 3), CLASSIC, {}, (3, 1, 1), []),
        # A limit of zero means one round with either ending.
        ((0, 0), SixTakesOptions(limit=0), {}, (2, 1), []),
        ((0, 0), SixTakesOptions(limit=0, ending="classic"), {}, (2, 1), []),
    ],
)
def test_endings(
    totals: tuple[int, ...],
    options: SixTakesOptions,
    changes: dict[str, object],
    ranking: tuple[int, ...] | None,
    gone: list[int],
) -> None:
    state, events = end_round(totals, options, **changes)
    after = (totals[0] + 6, *totals[1:])
    assert state.public.totals == after
    assert SIX_TAKES.ranking(state) == ranking
    assert [event for event in events if isinstance(event, MatchEnded)] == (
        [MatchEnded(ranking, after)] if ranking else []
    )
    assert sorted(event.seat for event in events if isinstance(event, SeatWentOut)) == sorted(gone)
    assert isinstance(events[-1], MatchEnded) == (ranking is not None)
    assert not SIX_TAKES.more_is_better


def test_seat_over_the_limit_is_out_and_gets_no_cards() -> None:
    state, events = end_round((61, 20, 0), SixTakesOptions(limit=66))
    assert SeatWentOut(0, 67, 1) in events
    assert SIX_TAKES.ranking(state) is None
    state, events = SIX_TAKES.deal(state)
    assert state.public.playing == (1, 2)
    assert [event.seat for event in events if isinstance(event, HandDealt)] == [1, 2]
    assert set(SIX_TAKES.pending(state)) == {1, 2}
