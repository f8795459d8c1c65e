"""RULES.md §6.2 at work: deals that a seat imagines agree with all that it has seen."""

import random
from collections import Counter
from itertools import islice

import pytest

from game.cardgames.must_be_18.players.determinization import Deals
from game.cardgames.must_be_18.players.inference import Clue, failures, habits, hidden
from game.cardgames.must_be_18.players.packed_hands import count, pack, unpack
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.state import MustBe18State
from game.cardgames.must_be_18.rules.view import MustBe18View
from tests.cardgames.must_be_18.imagined import true_deal
from tests.cardgames.must_be_18.standing import does, opening, play, playing, random_setup, setup, standing
from tests.support.sampling import sampled


def deals(view: MustBe18View, number: int = 40, trust: float = 0.0) -> list[tuple[list[int], ...]]:
    """By deal and seat the numbers in its hand, and those of the stock last."""
    found = islice(Deals(view, random.Random(5), trust), number)
    return [(*map(unpack, dealt.hands), unpack(sum(dealt.stock))) for dealt in found]


def some_states(seats: int, matches: int, chance: random.Random, **options: object) -> list[MustBe18State]:
    """Some states of random rounds in which somebody is asked."""
    found = []
    for _ in range(matches):
        start = random_setup(seats, chance, rounds=1, **options)
        asked = [state for state, _events in playing(start, chance) if MUST_BE_18.pending(state)]
        found += chance.sample(asked, min(4, len(asked)))
    return found


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("matches", sampled([5, 12], 1))
def test_every_deal_looks_like_the_true_one(seats: int, matches: int) -> None:
    chance, bound, odd = random.Random(seats), 0, 0
    for state in some_states(seats, matches, chance):
        seat = chance.randrange(seats)
        view = MUST_BE_18.view(state, seat)
        true = true_deal(state)
        for trust in (0.0, 1.5):
            source = Deals(view, chance, trust)
            # By house rules a hand may have drawn a dozen times at random: then nothing may be found.
            odd += source.conflicts > 0
            for dealt in islice(source, 3):
                assert dealt.hands[seat] == true.hands[seat]
                assert [len(unpack(hand)) for hand in dealt.hands] == list(view.hand_sizes)
                assert len(dealt.stock) == view.stock
                assert sum(dealt.hands) + sum(dealt.stock) == sum(true.hands) + sum(true.stock)
        bound += bool(failures(view))
    assert bound > 5
    assert odd <= 1


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("matches", sampled([4, 12], 1))
def test_by_the_usual_rules_a_deal_is_always_found(seats: int, matches: int) -> None:
    chance = random.Random(seats)
    for _ in range(matches):
        for state, _events in playing(setup(seats, chance.getrandbits(40), rounds=1), chance):
            if (seat := state.public.turn) is not None:
                assert Deals(MUST_BE_18.view(state, seat), chance, 1.5).conflicts == 0


def test_a_spectator_can_imagine_all_hands() -> None:
    view = some_states(3, 1, random.Random(4))[0].public
    (dealt,) = islice(Deals(view, random.Random(1)), 1)
    assert [len(unpack(hand)) for hand in dealt.hands] == list(view.hand_sizes)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_true_deal_is_never_ruled_out(seats: int) -> None:
    """What a seat held then: of its hand now, what it has not drawn since, and what it laid since."""
    chance, checked = random.Random(seats), 0
    for _ in range(15):
        hands: list[list[int]] = []
        for state, _events in playing(random_setup(seats, chance, rounds=1), chance):
            if not state.public.columns or state.public.hands:
                continue
            hands = hands[: len(state.public.history)]
            hands += [[]] * (len(state.public.history) - len(hands))
            hands.append(list(true_deal(state).hands))
            last = state
        for clue in failures(last.public):
            held = hands[clue.acts] if clue.acts < len(hands) else []
            if held:
                assert clue.against(held[clue.seat]) == 0
                checked += 1
    assert checked > 3


def test_who_could_not_play_holds_nothing_that_could_be() -> None:
    """Seat 1 drew and skipped: no six of its first cards, none that it drew."""
    state = does(standing("66", "5555", "66", stock="56666"), play("0:6")).state
    assert [act.deed for act in state.public.history] == ["play", "draw", "skip"]
    for _own, second, _third, _stock in deals(MUST_BE_18.view(state, 0)):
        assert 6 not in second
        assert len(second) == 5


def test_a_card_drawn_after_a_failure_is_free() -> None:
    """Seat 1 had no six, drew and laid one; what it draws after that may be a six as well."""
    state = does(standing("6666", "55", "66", stock="6566666"), play("0:6")).state
    assert state.public.turn == 1
    assert [act.deed for act in state.public.history] == ["play", "draw"]
    held = Counter(
        count(pack(second), 6) for _own, second, _third, _stock in deals(MUST_BE_18.view(state, 0), 200)
    )
    # All of its first two cards are no sixes; only the third may be one.
    assert set(held) == {0, 1}
    state = does(state, play("0:6")).state
    assert all(6 not in deal[1] for deal in deals(MUST_BE_18.view(state, 0)))


def test_who_is_passed_over_has_fewer_than_three_sixes() -> None:
    found = 0
    for seed in range(400):
        state = MUST_BE_18.deal(MUST_BE_18.open(setup(4, seed, rounds=1, deck="even"))).state
        passed = [one.seat for one in state.public.failures]
        for seat in passed:
            view = MUST_BE_18.view(state, state.public.turn)
            assert all(deal[seat].count(6) < 3 for deal in deals(view, 10))
            found += 1
        if found > 20:
            return
    raise AssertionError("nobody was passed over")


def test_who_opens_a_column_could_not_play() -> None:
    state = does(standing("42555", "666", "666"), opening(2, "0:4")).state
    view = MUST_BE_18.view(state, 1)
    assert [clue.seat for clue in failures(view)] == [0]
    assert all(6 not in deal[0] for deal in deals(view))


def test_who_lays_many_cards_is_taken_to_have_no_more() -> None:
    """One six was laid where three could have been: trust says that there is none left."""
    state = does(standing("6" + "5" * 5, "666", "666", stock="66"), play("0:6")).state
    view = MUST_BE_18.view(state, 1)
    blind, trusting = (
        sum(deal[0].count(6) for deal in deals(view, 300, trust)) / 300 for trust in (0.0, 3.0)
    )
    assert trusting < blind - 1
    assert [clue.sure for clue in habits(view)] == [False]


def test_a_clue_says_how_far_a_hand_is_off() -> None:
    clue = Clue(0, "play", pack((6, 6, 6)), 0)
    assert [clue.against(pack(hand)) for hand in ((5, 5), (6, 5), (6, 6))] == [0, 2, 3]
    both = Clue(0, "lay", pack((6, 6, 6)), 0)
    assert both.against(pack((5, 5))) == 0
    assert both.against(pack((5, 1))) == 1
    sixes = Clue(0, "sixes", 0, 0)
    assert [sixes.against(pack([6] * held)) for held in range(5)] == [0, 0, 0, 1, 2]
    habit = Clue(0, "play", pack((6, 6, 6)), 0, 1)
    assert [habit.against(pack([6] * held)) for held in (1, 2, 4)] == [0, 1, 2]


def test_hidden_is_what_is_neither_held_nor_laid() -> None:
    state = standing("66", "55", stock="4")
    view = MUST_BE_18.view(state, 0)
    assert len(hidden(view)) == 72 - 2 - 3
    assert not Counter((5, 5, 4)) - Counter(hidden(view))
    assert hidden(view).count(6) == 40 - 2 - 3
