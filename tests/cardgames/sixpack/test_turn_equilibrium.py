"""The equilibrium of a turn among players who think ahead, and the gains of numbers by the rules."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cardgames.sixpack.players.gains import NUMBERS, Gains, LandingGains, compute_gains
from game.cardgames.sixpack.players.heuristics import Heuristics
from game.cardgames.sixpack.players.opponent_model import EquilibriumPlayers
from game.cardgames.sixpack.players.rollout_board import RolloutBoard
from game.cardgames.sixpack.players.turn_equilibrium import (
    MAX_COPIES,
    ROUNDS,
    TEMPERATURE,
    DealtHands,
    ExpectedGains,
    equilibrium,
)
from game.cardgames.sixpack.rules.choices import LayCard
from game.cardgames.sixpack.rules.game import SIXPACK
from tests.cardgames.sixpack.boards import Turn

WORTH = 1.0
DEALS = 400
NEARLY = 0.05
"""The tolerance; the first estimates never quite lose their weight."""


def prizes(*points: float) -> Gains:
    """Return gains by which each number brings this many points to the seat that lays it alone."""
    sets = np.arange(1 << NUMBERS)[:, None] >> np.arange(NUMBERS) & 1
    return Gains(sets * np.array(points), np.zeros(sets.shape, dtype=bool))


def mix(worth: Gains, *hands: str, plays: int = 1) -> ExpectedGains:
    """Return the equilibrium of seats whose hands are known to all."""
    copies = np.array([[hand.count(str(number + 1)) for number in range(NUMBERS)] for hand in hands])
    dealt = DealtHands(np.repeat(copies[None], DEALS, axis=0), np.zeros((DEALS, *copies.shape)))
    return equilibrium(worth, dealt, plays, [0.0] * NUMBERS, ROUNDS, np.random.default_rng(1))


def test_first_step_replies_to_seats_that_lay_by_the_first_estimate() -> None:
    """By it, all lay the 6: then nobody gets its prize, and anyone who laid a 5 alone would get that one."""
    copies = np.zeros((DEALS, 3, NUMBERS), dtype=int)
    copies[:, :, [4, 5]] = 1
    hands, first = DealtHands(copies, np.zeros(copies.shape)), [0.0, 0.0, 0.0, 0.0, 1.0, 3.0]
    found = equilibrium(prizes(1, 1, 1, 1, 3, 4), hands, 1, first, 1, np.random.default_rng(1))
    assert found.value(6, 1, 0) == pytest.approx(3 / 3), "a third of the first estimate, and nothing"
    assert found.value(5, 1, 0) == pytest.approx(1 / 3 + 3 * 2 / 3)


def test_number_that_only_one_seat_can_lay_brings_its_full_prize() -> None:
    found = mix(prizes(1, 2, 3, 4, 5, 6), "66", "55", "44")
    assert [found.value(number, 2, 0) for number in (6, 5, 4)] == pytest.approx([6, 5, 4], abs=NEARLY)


def test_number_that_all_must_lay_brings_nothing() -> None:
    """§4.3."""
    found = mix(prizes(0, 0, 0, 0, 0, 6), "6", "6", "6")
    assert found.value(6, 1, 0) == pytest.approx(0, abs=NEARLY)


def test_two_seats_mix_two_prizes_until_both_bring_the_same() -> None:
    """Each lays the 6 with probability p, where 3 (1 - p) = 2 p, so both numbers are worth 6/5."""
    found = mix(prizes(0, 0, 0, 0, 2, 3), "56", "56")
    assert found.value(6, 1, 0) == pytest.approx(6 / 5, abs=0.15)
    assert found.value(5, 1, 0) == pytest.approx(6 / 5, abs=0.15)


def test_four_seats_make_a_contested_number_worth_no_more_than_the_rest() -> None:
    """Nobody can gain by laying another number."""
    found = mix(prizes(0, 0, 1, 1, 1, 4), *["3456"] * 4)
    values = [found.value(number, 1, 0) for number in (3, 4, 5, 6)]
    assert max(values) - min(values) < 2 * TEMPERATURE
    assert max(values) < 1


def test_card_costs_its_worth_unless_it_goes_back() -> None:
    worth = prizes(0, 0, 0, 0, 0, 2)
    assert mix(worth, "6", "5").value(6, 1, WORTH) == pytest.approx(2 - WORTH, abs=NEARLY)
    back = mix(worth._replace(returns=np.ones_like(worth.returns)), "6", "5")
    assert back.value(6, 1, WORTH) == pytest.approx(2, abs=NEARLY)


def test_seat_with_many_cards_of_a_number_meets_fewer_duplicates() -> None:
    """When hands are hidden, the others have fewer of them."""
    chance = np.random.default_rng(3)
    deck = np.repeat(np.arange(NUMBERS), 3)
    copies = np.zeros((DEALS, 3, NUMBERS), dtype=np.int64)
    for deal in copies:
        for seat, hand in enumerate(chance.permutation(deck).reshape(3, 6)):
            np.add.at(deal[seat], hand, 1)
    hands = DealtHands(copies, np.zeros(copies.shape))
    found = equilibrium(prizes(1, 1, 1, 1, 1, 2), hands, 1, [0.0] * NUMBERS, ROUNDS, np.random.default_rng(1))
    assert found.value(6, MAX_COPIES, 0) > found.value(6, 1, 0) + 2 * TEMPERATURE


def test_with_two_seats_each_lays_two_cards() -> None:
    """Two cards of a number cancel even if both belong to one seat."""
    found = mix(prizes(0, 0, 0, 0, 3, 6), "56", "56", plays=2)
    assert found.value(6, 1, 0) == found.value(5, 1, 0) == pytest.approx(0, abs=NEARLY)
    alone = mix(prizes(0, 0, 0, 0, 3, 6), "56", "12", plays=2)
    assert alone.value(6, 1, 0) == pytest.approx(6, abs=NEARLY)


def test_dealt_hands_count_cards_by_number_and_keep_the_cheapest() -> None:
    turn = Turn("1 | 1 | 1", "6 6* 2", "5 4")
    dealt = DealtHands.from_deals([turn.state.hands], turn.state.public.cards, list(range(100)))
    assert dealt.copies[0].tolist() == [[0, 1, 0, 0, 0, 2], [0, 0, 0, 1, 1, 0]]
    six = min(card for card in turn.state.hands[0] if turn.state.public.cards[card].number == 6)
    assert dealt.cost[0, 0, 5] == six
    assert dealt.cost[0, 0, 0] == 0


def lay_frequencies(turn: Turn, seat: int) -> dict[str, float]:
    """Return, by card, the share of draws in which a seat in equilibrium lays it."""
    view = SIXPACK.view(turn.state, 0)
    chance = Random(5)
    board = RolloutBoard(turn.state)
    crowd = EquilibriumPlayers(
        Heuristics(), view, board, ROUNDS, chance, lambda _view, _chance: list(turn.state.hands)
    )
    (question,) = [one for one in board.questions if one.seat == seat]
    found: dict[str, float] = {}
    for _ in range(DEALS):
        choice = crowd(board, question, chance)
        assert isinstance(choice, LayCard)
        found[turn.text(choice.card)] = found.get(turn.text(choice.card), 0) + 1 / DEALS
    return found


def test_player_in_equilibrium_sometimes_leaves_a_contested_prize() -> None:
    """A 6 claims a pile with four handprints, but nobody gets them if all lay theirs. A 3 would go back."""
    crowded = lay_frequencies(Turn("3* 3* 3* 3* 3 | 6 | 6", "6 4 3", "6 4 3", "6 4 3"), 1)
    assert lay_frequencies(Turn("3* 3* 3* 3* 3 | 6 | 6", "5 4 3", "6 4 3", "5 4 3"), 1)["6"] > 0.95
    assert 0.1 < crowded["6"] < 0.9


# -- gains -----------------------------------------------------------------------------------------------


LAID = 0.5
"""The part of a gain for a card laid in the same turn, which may or may not show a handprint."""


def gains_of(piles: str) -> Gains:
    return compute_gains(LandingGains(Turn(piles, "1 1", "1 1").tableau))


def gained_points(piles: str, numbers: str, number: int) -> float:
    """Return the gain of a number if these numbers are laid, each once."""
    return float(gains_of(piles).points[sum(1 << int(one) - 1 for one in numbers), number - 1])


def test_while_reversed_a_one_claims() -> None:
    """§7.1."""
    assert gained_points("3* 3 reverse:2 | 4* 4* 5 | 6", "1", 1) == 2


def test_with_a_sheriff_a_card_that_fits_nowhere_claims_nothing() -> None:
    """§11.1."""
    assert gained_points("sheriff:5* | 3* 3* 4 | 6", "2", 2) == 0
    assert gained_points("sheriff:5* | 3* 3* 4 | 6", "5", 5) == 4


ANY_NUMBER = st.integers(1, 6)
CARDS = st.builds(lambda number, hand: f"{number}{'*' * hand}", ANY_NUMBER, st.booleans())
PILES = st.lists(
    st.lists(CARDS, min_size=1, max_size=4),
    min_size=3,
    max_size=3,
    unique_by=lambda pile: pile[-1].rstrip("*"),
)


@given(piles=PILES, numbers=st.lists(ANY_NUMBER, min_size=3, max_size=4, unique=True))
@settings(max_examples=60, deadline=None)
def test_gains_match_the_rules(piles: list[list[str]], numbers: list[int]) -> None:
    """§5: each seat lays a different number, without a handprint."""
    text = " | ".join(map(" ".join, piles))
    gains = gains_of(text)
    those = sum(1 << number - 1 for number in numbers)
    turn = Turn(text, *[f"{number} 1" for number in numbers]).lay(*map(str, numbers))
    while not turn.over:
        turn.choose(max(turn.question.legal, key=lambda one: worth_of_pile(turn, one, sum(map(len, piles)))))
    for seat, number in enumerate(numbers):
        won = sum(1 + turn.state.public.cards[card].hand for card in turn.state.hands[seat]) - 1
        back = bool(gains.returns[those, number - 1])
        # A handprint counts two; smaller amounts stand for up to three laid cards.
        assert won - back == gains.points[those, number - 1] // 2 * 2, (seat, number)


def worth_of_pile(turn: Turn, choice: object, lay_there: int) -> float:
    """Return the worth of a pile that a card may claim; ids up to `lay_there` were there before the turn."""
    pile = turn.state.public.piles[choice.pile]
    return sum(LAID if card > lay_there else 2 * turn.state.public.cards[card].hand for card in pile)
