"""RULES.md §6.2: redealt hands agree with everything a seat has seen, and packed hands follow the rules."""

import random
from collections import Counter
from itertools import islice

import pytest

from game.cardgames.must_be_18.players.determinization import (
    Clue,
    Deals,
    DealtCards,
    failure_clues,
    habit_clues,
    hidden_numbers,
)
from game.cardgames.must_be_18.players.packed_hands import (
    PackedLay,
    count_of,
    largest_lay,
    lays_of_hand,
    pack,
    packed_lay,
    points_of,
    unpack,
)
from game.cardgames.must_be_18.players.rollouts import RolloutPosition
from game.cardgames.must_be_18.rules.deck import count_numbers
from game.cardgames.must_be_18.rules.events import DrawCard, MustBe18Choice, OpenColumn, PlayCards, Skip
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.cardgames.must_be_18.rules.legality import legal_openings, legal_plays
from game.cardgames.must_be_18.rules.view import MustBe18View
from tests.cardgames.must_be_18.imagined import true_deal
from tests.cardgames.must_be_18.positions import (
    apply_choices,
    open_column,
    play,
    random_match,
    random_setup,
    setup,
    state_with,
)
from tests.support.sampling import sampled


def deals(view: MustBe18View, number: int = 40, trust: float = 0.0) -> list[tuple[list[int], ...]]:
    """Return the numbers in each seat's hand, and in the stock last, for each deal."""
    found = islice(Deals(view, random.Random(5), trust), number)
    return [(*map(unpack, dealt.hands), unpack(sum(dealt.stock))) for dealt in found]


def some_states(seats: int, matches: int, chance: random.Random, **options: object) -> list[MustBe18State]:
    """Return some states of random rounds in which a seat has a choice."""
    found = []
    for _ in range(matches):
        start = random_setup(seats, chance, rounds=1, **options)
        asked = [state for state, _events in random_match(start, chance) if MUST_BE_18.pending(state)]
        found += chance.sample(asked, min(4, len(asked)))
    return found


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("matches", sampled([5, 12], 1))
def test_every_deal_is_consistent_with_the_view(seats: int, matches: int) -> None:
    chance, bound, odd = random.Random(seats), 0, 0
    for state in some_states(seats, matches, chance):
        seat = chance.randrange(seats)
        view = MUST_BE_18.view(state, seat)
        true = true_deal(state)
        for trust in (0.0, 1.5):
            source = Deals(view, chance, trust)
            # With house rules a hand may have drawn a dozen times at random, so that no deal may be found.
            odd += source.conflicts > 0
            for dealt in islice(source, 3):
                assert dealt.hands[seat] == true.hands[seat]
                assert [len(unpack(hand)) for hand in dealt.hands] == list(view.hand_sizes)
                assert len(dealt.stock) == view.stock
                assert sum(dealt.hands) + sum(dealt.stock) == sum(true.hands) + sum(true.stock)
        bound += bool(failure_clues(view))
    assert bound > 5
    assert odd <= 1


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("matches", sampled([4, 12], 1))
def test_usual_rules_always_allow_a_consistent_deal(seats: int, matches: int) -> None:
    chance = random.Random(seats)
    for _ in range(matches):
        for state, _events in random_match(setup(seats, chance.getrandbits(40), rounds=1), chance):
            if (seat := state.public.turn) is not None:
                assert Deals(MUST_BE_18.view(state, seat), chance, 1.5).conflicts == 0


def test_spectator_can_imagine_all_hands() -> None:
    view = some_states(3, 1, random.Random(4))[0].public
    (dealt,) = islice(Deals(view, random.Random(1)), 1)
    assert [len(unpack(hand)) for hand in dealt.hands] == list(view.hand_sizes)


@pytest.mark.parametrize("seats", range(2, 7))
def test_true_deal_is_never_ruled_out(seats: int) -> None:
    """No clue from a failure contradicts the hand that the seat held at that moment."""
    chance, checked = random.Random(seats), 0
    for _ in range(15):
        hands: list[list[int]] = []
        for state, _events in random_match(random_setup(seats, chance, rounds=1), chance):
            if not state.public.columns or state.public.hands:
                continue
            hands = hands[: len(state.public.history)]
            hands += [[]] * (len(state.public.history) - len(hands))
            hands.append(list(true_deal(state).hands))
            last = state
        for clue in failure_clues(last.public):
            held = hands[clue.acts] if clue.acts < len(hands) else []
            if held:
                assert clue.contradiction(held[clue.seat]) == 0
                checked += 1
    assert checked > 3


def test_seat_that_could_not_play_holds_nothing_playable() -> None:
    """Seat 1 drew and skipped: neither its first cards nor the drawn one is a six."""
    state = apply_choices(state_with("66", "5555", "66", stock="56666"), play("0:6")).state
    assert [act.deed for act in state.public.history] == ["play", "draw", "skip"]
    for _own, second, _third, _stock in deals(MUST_BE_18.view(state, 0)):
        assert 6 not in second
        assert len(second) == 5


def test_card_drawn_after_a_failure_is_unrestricted() -> None:
    """Seat 1 had no six, drew and played one; what it draws later may be a six as well."""
    state = apply_choices(state_with("6666", "55", "66", stock="6566666"), play("0:6")).state
    assert state.public.turn == 1
    assert [act.deed for act in state.public.history] == ["play", "draw"]
    held = Counter(
        count_of(pack(second), 6) for _own, second, _third, _stock in deals(MUST_BE_18.view(state, 0), 200)
    )
    # Neither of its first two cards is a six; only the third may be one.
    assert set(held) == {0, 1}
    state = apply_choices(state, play("0:6")).state
    assert all(6 not in deal[1] for deal in deals(MUST_BE_18.view(state, 0)))


def test_passed_over_seat_has_fewer_than_three_sixes() -> None:
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


def test_seat_that_opens_a_column_could_not_play() -> None:
    view = MUST_BE_18.view(apply_choices(state_with("42555", "666", "666"), open_column(2, "0:4")).state, 1)
    assert [clue.seat for clue in failure_clues(view)] == [0]
    assert all(6 not in deal[0] for deal in deals(view))


def test_seat_that_plays_few_cards_is_assumed_to_have_no_more() -> None:
    """One six was played where three could have been: with full trust, there is none left."""
    state = apply_choices(state_with("6" + "5" * 5, "666", "666", stock="66"), play("0:6")).state
    view = MUST_BE_18.view(state, 1)
    blind, trusting = (
        sum(deal[0].count(6) for deal in deals(view, 300, trust)) / 300 for trust in (0.0, 3.0)
    )
    assert trusting < blind - 1
    assert [clue.sure for clue in habit_clues(view)] == [False]


def test_clue_measures_how_far_a_hand_is_off() -> None:
    clue = Clue(0, "play", pack((6, 6, 6)), 0)
    assert [clue.contradiction(pack(hand)) for hand in ((5, 5), (6, 5), (6, 6))] == [0, 2, 3]
    both = Clue(0, "lay", pack((6, 6, 6)), 0)
    assert both.contradiction(pack((5, 5))) == 0
    assert both.contradiction(pack((5, 1))) == 1
    sixes = Clue(0, "sixes", 0, 0)
    assert [sixes.contradiction(pack([6] * held)) for held in range(5)] == [0, 0, 0, 1, 2]
    habit = Clue(0, "play", pack((6, 6, 6)), 0, 1)
    assert [habit.contradiction(pack([6] * held)) for held in (1, 2, 4)] == [0, 1, 2]


def test_hidden_cards_are_neither_held_nor_played() -> None:
    view = MUST_BE_18.view(state_with("66", "55", stock="4"), 0)
    assert len(hidden_numbers(view)) == 72 - 2 - 3
    assert not Counter((5, 5, 4)) - Counter(hidden_numbers(view))
    assert hidden_numbers(view).count(6) == 40 - 2 - 3


# -- packed hands ----------------------------------------------------------------------------------------


def test_packing_keeps_every_number() -> None:
    assert unpack(pack((6, 5, 6, 1))) == [1, 5, 6, 6]
    assert points_of(pack((6, 5, 6, 1))) == 18
    assert unpack(pack([6] * 40)) == [6] * 40


def test_search_finds_exactly_the_legal_plays() -> None:
    chance = random.Random(18)
    for _ in range(300):
        hand = [chance.choices(range(1, 7), (2, 2, 4, 8, 16, 40))[0] for _ in range(chance.randint(1, 9))]
        tops = chance.choice([(6, 6, 6), (6, 6, 5, 1), (5, 5, 4, 4), (6, 4, 4, 3, 1), (5, 4, 3, 3, 2, 1)])
        for more, found in (
            (0, legal_plays(count_numbers(hand), tops)),
            (1, legal_openings(count_numbers(hand), tops)),
        ):
            ways = lays_of_hand(pack(hand), pack(tops), more)
            assert set(ways) == {packed_lay(choice, tops) for choice in found}
            assert len(ways) == len(set(ways))


def test_most_cards_come_first_then_the_highest_sum() -> None:
    best = largest_lay(pack((6, 6, 1)), pack((6, 6, 5, 1)), False)
    assert unpack(best.laid) == [1, 6, 6]
    # Two of the three cards: 6 and 3 on themselves, rather than 3 and 1 on a 4.
    best = largest_lay(pack((6, 3, 2)), pack((6, 5, 4, 3)), False)
    assert unpack(best.laid) == [3, 6]
    assert largest_lay(pack((5,)), pack((6, 6, 6)), False) is None


def _greedy(state: MustBe18State, choices: tuple[MustBe18Choice, ...]) -> MustBe18Choice:
    """Return the choice that a search expects of players; it only has to have the same result."""
    tops = state.public.tops
    lays = {one: packed_lay(one, tops) for one in choices if isinstance(one, PlayCards | OpenColumn)}
    opens = isinstance(choices[0], OpenColumn) and all(isinstance(one, OpenColumn) for one in lays)
    ranked = sorted(
        lays,
        key=lambda one: (
            -lays[one].cards,
            -lays[one].points,
            isinstance(one, OpenColumn) and not opens,
            lays[one].laid,
            lays[one].after,
        ),
    )
    return ranked[0]


@pytest.mark.parametrize("seats", range(2, 7))
def test_simulated_round_ends_as_by_the_rules(seats: int) -> None:
    """§3, §4: with any options, if everybody plays as many cards as possible and draws only if they must."""
    chance, compared = random.Random(seats), 0
    for _ in range(16):
        states = [
            state
            for state, _events in random_match(random_setup(seats, chance, rounds=1), chance)
            if state.public.columns and state.public.turn is not None
        ]
        state = chance.choice(states)
        # Play-outs don't consider a seat that has drawn voluntarily and keeps its card.
        if state.public.drawn and state.public.options.play == "may_draw":
            continue
        points_ = RolloutPosition(state.public, true_deal(state)).play_out()
        while pending := MUST_BE_18.pending(state):
            ((seat, choices),) = pending.items()
            lays = tuple(one for one in choices if not isinstance(one, DrawCard | Skip))
            state, _events = MUST_BE_18.apply(state, seat, _greedy(state, lays))
        assert tuple(points_) == state.public.points
        compared += 1
    assert compared > 7


def test_position_ends_with_an_empty_hand_or_a_block() -> None:
    state = state_with("6", "55", stock="")
    position = RolloutPosition(state.public, DealtCards([pack((6,)), pack((5, 5))], []))
    assert not position.over
    position.apply_lay(PackedLay(pack((6,)), pack((6, 6, 6)), 1, 6), False)
    assert position.over
    blocked = RolloutPosition(state_with("5", "4").public, DealtCards([pack((5,)), pack((4,))], []))
    assert blocked.play_out() == [5, 4]
    assert blocked.skips == 2
