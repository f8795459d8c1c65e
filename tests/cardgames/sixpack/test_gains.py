"""The gains of numbers that are left in a turn are those of the rules, as far as cards have no effects."""

from hypothesis import given, settings
from hypothesis import strategies as st

from game.cardgames.sixpack.players.gains import Gains, gains
from game.cardgames.sixpack.players.outlook import PileOutlook
from tests.cardgames.sixpack.boards import Turn

LAID = 0.5
"""The part of a gain that stands for a card laid in the same turn, which may show a hand or not."""


def found(piles: str) -> Gains:
    return gains(PileOutlook(Turn(piles, "1 1", "1 1").sight))


def brings(piles: str, numbers: str, number: int) -> float:
    """The gain of a number if these are laid, each once."""
    return float(found(piles).brings[sum(1 << int(one) - 1 for one in numbers), number - 1])


def goes_back(piles: str, numbers: str, number: int) -> bool:
    return bool(found(piles).back[sum(1 << int(one) - 1 for one in numbers), number - 1])


def test_six_claims_the_hands_of_the_pile_below_it() -> None:
    """§5.2, §5.5."""
    assert brings("2 3* 4* | 1* | 1*", "6", 6) == 4
    assert brings("2 3* 4* | 5 | 1*", "6", 6) == 0


def test_a_lower_number_comes_first_and_may_be_in_the_way() -> None:
    """§4.5, §5.1: the 5 is the pile that the 6 claims then."""
    assert brings("3* 4* | 1* | 1*", "56", 6) == 4 + LAID
    assert brings("3* 4* | 5* | 1*", "46", 6) == 2


def test_a_number_below_all_piles_claims_the_dearest() -> None:
    """§5.4; the number of a pile goes back instead (§5.3)."""
    assert brings("4* | 3* 3* 4 | 6", "2", 2) == 4
    assert brings("4* | 3* 3* 4 | 6", "12", 1) == 4
    assert brings("2* | 3* 3* 4 | 6", "2", 2) == 0
    assert goes_back("2* | 3* 3* 4 | 6", "2", 2)
    assert not goes_back("2* | 3* 3* 4 | 6", "3", 3)


def test_in_a_turned_order_one_claims() -> None:
    """§7.1."""
    assert brings("3* 3 reverse:2 | 4* 4* 5 | 6", "1", 1) == 2


def test_under_a_law_nothing_is_claimed_by_a_card_that_fits_nowhere() -> None:
    """§11.1."""
    assert brings("sheriff:5* | 3* 3* 4 | 6", "2", 2) == 0
    assert brings("sheriff:5* | 3* 3* 4 | 6", "5", 5) == 4


NUMBERS = st.integers(1, 6)
CARDS = st.builds(lambda number, hand: f"{number}{'*' * hand}", NUMBERS, st.booleans())
PILES = st.lists(
    st.lists(CARDS, min_size=1, max_size=4),
    min_size=3,
    max_size=3,
    unique_by=lambda pile: pile[-1].rstrip("*"),
)


@given(piles=PILES, numbers=st.lists(NUMBERS, min_size=3, max_size=4, unique=True))
@settings(max_examples=60, deadline=None)
def test_the_rules_bring_the_same(piles: list[list[str]], numbers: list[int]) -> None:
    """§5: each seat lays another number, none of which shows a hand."""
    text = " | ".join(map(" ".join, piles))
    told = found(text)
    those = sum(1 << number - 1 for number in numbers)
    turn = Turn(text, *[f"{number} 1" for number in numbers]).lay(*map(str, numbers))
    while not turn.over:
        turn.choose(max(turn.question.legal, key=lambda one: worth(turn, one, sum(map(len, piles)))))
    for seat, number in enumerate(numbers):
        won = sum(1 + turn.state.public.cards[card].hand for card in turn.state.hands[seat]) - 1
        back = bool(told.back[those, number - 1])
        # Hands count two; less than that is for up to three laid cards.
        assert won - back == told.brings[those, number - 1] // 2 * 2, (seat, number)


def worth(turn: Turn, choice: object, lay_there: int) -> float:
    """The worth of the pile that a card may claim; the first so many cards lay there before the turn."""
    pile = turn.state.public.piles[choice.pile]
    return sum(LAID if card > lay_there else 2 * turn.state.public.cards[card].hand for card in pile)
