"""Styles: the same outcomes are worth different things to different players, and each does what it is for."""

from statistics import fmean

from msgspec.structs import replace

from game.cardgames.sixpack.players.evaluation import HandScore
from game.cardgames.sixpack.players.search import Outcome
from game.cardgames.sixpack.players.styles import PLAIN, STYLES, Style
from game.cardgames.sixpack.rules.choices import LayCard
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.view import SixpackView
from game.engine.contract import Setup


def a_view(totals: tuple[int, ...] = (0, 0, 0)) -> SixpackView:
    """Seat 0 of three, who is to lay a card."""
    state = SIXPACK.open(Setup(3, 1, SIXPACK.options()))
    while not any(isinstance(one, LayCard) for one in SIXPACK.choices(SIXPACK.view(state, 0))):
        pending = SIXPACK.pending(state)
        if pending:
            seat, legal = next(iter(pending.items()))
            state = SIXPACK.apply(state, seat, legal[0]).state
        else:
            state = SIXPACK.deal(state).state
    return replace(SIXPACK.view(state, 0), totals=totals)


def outcomes(*points: tuple[float, float, float], now: float = 0.0) -> list[Outcome]:
    """What a choice comes to, deal by deal: the points of the three seats."""
    return [Outcome([HandScore(one, 0.0) for one in each], now) for each in points]


def prefers(
    style: Style, first: list[Outcome], second: list[Outcome], totals: tuple[int, ...] = (0, 0, 0)
) -> int:
    """Which of two choices with the same card the style makes."""
    view = a_view(totals)
    choice = SIXPACK.choices(view)[0]
    worths = [[style.worth(view, outcome) for outcome in found] for found in (first, second)]
    values = [fmean(each) + style.taste(view, choice, each) for each in worths]
    return 1 + (values[1] > values[0])


def test_careful_takes_little_for_certain_and_daring_the_big_pile() -> None:
    certain, risky = outcomes((3, 3, 3), (3, 3, 3)), outcomes((0, 3, 3), (6.4, 3, 3))
    assert prefers(PLAIN, certain, risky) == 2
    assert [prefers(STYLES[style], certain, risky) for style in ("careful", "daring")] == [1, 2]
    assert prefers(STYLES["daring"], outcomes((3, 3, 3), (3, 3, 3)), outcomes((1, 3, 3), (4.5, 3, 3))) == 2


def test_greedy_wants_a_card_now() -> None:
    now, later = outcomes((3, 3, 3), now=1), outcomes((4, 3, 3))
    assert (prefers(PLAIN, now, later), prefers(STYLES["greedy"], now, later)) == (2, 1)


def test_spiteful_grudges_its_neighbour_and_hunting_the_leader() -> None:
    robs_next, robs_leader = outcomes((3, 1, 5)), outcomes((3, 5, 1))
    totals = (4, 2, 9)
    assert prefers(STYLES["spiteful"], robs_leader, robs_next, totals) == 2
    assert prefers(STYLES["hunting"], robs_next, robs_leader, totals) == 2


def test_kind_fills_all_hands_and_grumpy_empties_them() -> None:
    fuller, emptier = outcomes((3, 6, 6)), outcomes((3.5, 4, 4))
    assert (prefers(STYLES["kind"], emptier, fuller), prefers(STYLES["grumpy"], fuller, emptier)) == (2, 2)
    dearer = outcomes((2, 1, 1))
    assert (prefers(PLAIN, fuller, dearer), prefers(STYLES["grumpy"], fuller, dearer)) == (1, 2)


def test_hasty_begins_low_and_stately_high() -> None:
    view = a_view()
    lays = [one for one in SIXPACK.choices(view) if isinstance(one, LayCard)]
    low, high = (pick(lays, key=lambda one: view.cards[one.card].number) for pick in (min, max))
    assert view.cards[low.card].number < view.cards[high.card].number
    for style, wanted, other in (("hasty", low, high), ("stately", high, low)):
        tastes = [STYLES[style].taste(view, one, [3.0]) for one in (wanted, other)]
        assert tastes[0] > tastes[1], style
