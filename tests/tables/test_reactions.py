"""Players react to each other: who looks, who feels what in proportion to the stakes, and who answers."""

import pytest

from game.tables.company.reactions import (
    FELT,
    GREAT,
    SEEN,
    Company,
    Feeling,
    Occasion,
    Reaction,
    SpokenReply,
    answer,
    company,
    feelings,
    greetings,
    lot,
    watchers,
)
from game.ui.drawing.mascots.ducks import Mood

OTHERS = Company(friends=(), rivals=(1, 4), neighbours=(1, 3))
TEAMS = Company(friends=(2,), rivals=(1, 3), neighbours=())


def bad(stakes: float, *payers: int) -> Reaction:
    return Reaction(0, good=False, stakes=stakes, payers=payers)


def good(stakes: float, *payers: int) -> Reaction:
    return Reaction(0, good=True, stakes=stakes, payers=payers)


# -- the company ---------------------------------------------------------------------------------------


def test_rivals_are_just_ahead_and_behind_in_the_standing() -> None:
    assert company(0, (7, 1, 9, 30, 8)).rivals == (1, 4)
    assert company(3, (7, 1, 9, 30, 8)).rivals == (2,)


def test_neighbours_sit_at_both_sides() -> None:
    assert company(0, (0, 0, 0, 0)).neighbours == (3, 1)


def test_two_players_are_each_others_rival_and_neighbour() -> None:
    assert company(1, (5, 5)) == Company((), (0,), (0,))


def test_those_who_are_out_are_no_company() -> None:
    """Seat 1 is nearest in the standing and at the table, but takes no part."""
    found = company(0, (5, 5, 20, 30), playing=(0, 2, 3))
    assert found == Company((), (2,), (3, 2))


# -- moods ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reaction", "felt"),
    [
        (bad(FELT - 0.01), {}),
        (bad(FELT), {1: Feeling.SLY, 4: Feeling.SLY}),
        (bad(GREAT), {1: Feeling.GLEE, 4: Feeling.GLEE, 3: Feeling.SHOCK}),
        (good(FELT), {1: Feeling.SAD, 4: Feeling.SAD}),
        (good(GREAT), {1: Feeling.SHOCK, 4: Feeling.SHOCK, 3: Feeling.SAD}),
    ],
)
def test_rivals_gloat_or_envy_and_neighbours_wince_at_high_stakes(
    reaction: Reaction, felt: dict[int, Feeling]
) -> None:
    assert feelings(reaction, OTHERS) == felt


def test_a_partner_feels_with_one() -> None:
    assert feelings(bad(FELT), TEAMS)[2] is Feeling.SAD
    assert feelings(bad(GREAT), TEAMS)[2] is Feeling.SHOCK
    assert feelings(good(FELT), TEAMS)[2] is Feeling.GLEE


def test_a_good_play_shocks_the_one_who_pays_for_it_whoever_that_is() -> None:
    assert feelings(good(0.0, 2), OTHERS) == {2: Feeling.SHOCK}
    assert feelings(good(GREAT, 3), OTHERS)[3] is Feeling.SHOCK


def test_who_is_to_blame_smirks() -> None:
    assert feelings(bad(GREAT, 2), OTHERS)[2] is Feeling.SLY


@pytest.mark.parametrize("reaction", [bad(1.0, 0), good(1.0, 0)])
def test_the_seat_itself_is_left_alone(reaction: Reaction) -> None:
    assert 0 not in feelings(reaction, Company((0,), (0, 1), (0,)))
    assert 0 not in watchers(reaction, Company((0,), (0, 1), (0,)))


def test_those_concerned_look_once_it_is_worth_a_look() -> None:
    assert watchers(bad(SEEN - 0.01, 2), OTHERS) == ()
    assert sorted(watchers(bad(SEEN, 2), OTHERS)) == [1, 2, 3, 4]


# -- answers -------------------------------------------------------------------------------------------


def test_some_affairs_are_answered_and_not_all() -> None:
    said = [answer(bad(FELT), OTHERS, number) for number in range(300)]
    assert sum(one is not None for one in said) == 100
    assert {one.seat for one in said if one} == {1, 4}
    assert {one.occasion for one in said if one} == {Occasion.GLOATS}
    assert len({one.number for one in said if one}) > 10


def test_what_is_hardly_felt_is_not_answered() -> None:
    assert all(answer(bad(FELT - 0.01), OTHERS, number) is None for number in range(9))


def test_partners_and_the_own_seat_do_not_answer() -> None:
    found = {one.seat for number in range(60) if (one := answer(good(1.0, 2), TEAMS, number, silent=1))}
    assert found == {3}


def test_nobody_answers_where_nobody_is_left_to() -> None:
    assert answer(good(1.0), Company((), (1,), ()), 0, silent=1) is None


def test_an_answer_to_luck_is_envy() -> None:
    assert answer(good(1.0), Company((), (4,), ()), 6) == SpokenReply(4, Occasion.ENVIES, 2)


def test_lots_are_the_same_in_every_replay() -> None:
    """Drawn once and for all: Python's own hash differs between runs."""
    assert lot(3, 55) == 2247150876
    assert len({lot(turn, card) % 3 for turn in range(3) for card in range(9)}) == 3


# -- greetings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("speakers", "count"), [((), 0), ((3,), 1), ((1, 2), 1), ((1, 2, 5), 2), ((1, 2, 3, 4), 2)]
)
def test_one_opponent_greets_and_of_many_two(speakers: tuple[int, ...], count: int) -> None:
    found = [greetings(speakers, number) for number in range(40)]
    assert {len(said) for said in found} == {count}
    assert all(len({one.seat for one in said}) == count for said in found)
    assert {one.seat for said in found for one in said} == set(speakers)
    assert {one.occasion for said in found for one in said} <= {Occasion.GREETS}


def test_every_feeling_has_a_mood_that_shows_it() -> None:
    assert {feeling.value for feeling in Feeling} <= {mood.value for mood in Mood}
