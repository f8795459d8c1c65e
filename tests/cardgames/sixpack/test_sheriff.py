"""RULES.md §11: Sheriff."""

from collections.abc import Callable

import pytest

from tests.cardgames.sixpack.boards import Turn, alone, check, each_rule, first_cards


@each_rule(
    # §11.1: six is no extreme then.
    (lambda: alone("sheriff:3 | 5 | 1", "6"), {"piles": "sheriff:3 | 5 6 | 1"}),
    # §11.2: what fits nowhere goes beneath him; beneath several, the owner chooses.
    (lambda: alone("4 sheriff:3 | 5 | 4", "2*"), {"piles": "2* 4 sheriff:3 | 5 | 4", "out": "3 3"}),
    (lambda: alone("sheriff:3 | sheriff:5 | 4", "2"), {"offers": [(0, "under"), (1, "under")]}),
    (lambda: alone("sheriff:3 | sheriff:5 | 4", "2").land(1), {"piles": "sheriff:3 | 2 sheriff:5 | 4"}),
    # §11.2: an equal card with nothing below still goes back.
    (lambda: alone("sheriff:3 | 2 | 4", "2"), {"hand": "1 1 2"}),
    # §11.3: his number must claim him if nothing is below.
    (lambda: alone("5* sheriff:3 | 5 | 4", "3"), {"piles": "3 | 5 | 4", "hand": "1 1 5*"}),
    # §11.3, §11.1: his number may claim him or the pile by the rule.
    (lambda: alone("sheriff:3* | 2 | 4", "3"), {"offers": [(1, "claim"), (0, "claim")]}),
    (lambda: alone("sheriff:3* | 2 | 4", "3").land(0), {"hand": "1 1 sheriff:3*"}),
    (lambda: alone("sheriff:3 | sheriff:5 | 1", "5"), {"offers": [(0, "claim"), (1, "claim")]}),
    # §11.3: it is the sheriff's own pile that is claimed, not another one of his number.
    (lambda: alone("sheriff:3 | 3* | 4", "3"), {"piles": "3 | 3* | 4", "hand": "1 1"}),
    # §11.1, §7.1: while reversed, the 1 claims nothing.
    (lambda: alone("reverse:6 | sheriff:3 | 4", "1", "5 5"), {"piles": "reverse:6 | sheriff:3 1 | 4"}),
    # §11.3, §7.1: while reversed, his number claims above or him; cards without a hand are kept.
    (lambda: alone("reverse:6 | 4* sheriff:3 | 1", "3", "5 5"), {"offers": [(0, "claim"), (1, "claim")]}),
    (lambda: alone("reverse:6 | 4* sheriff:3 | 1", "3", "5 5").land(1), {"hand": "sheriff:3 5 5"}),
    # §11.2, §7.1: while reversed, what fits nowhere goes beneath him, too.
    (lambda: alone("reverse:2 | sheriff:3 | 1", "5", "6 6"), {"piles": "reverse:2 | 5 sheriff:3 | 1"}),
    # §6.1: a card put beneath him is played.
    (
        lambda: first_cards("sheriff:3 | 5 | 4", "veto:2 1", "6 1", "6 1"),
        {"piles": "veto:2 sheriff:3 | 5 | 4", "out": "6 6 1"},
    ),
    # §9.3: covering Seethroughs from below turns nothing open.
    (
        lambda: alone("sheriff:3 | seethrough:5 | 4", "2", "1 1"),
        {"piles": "2 sheriff:3 | seethrough:5 | 4", "over": True, "open": ""},
    ),
)
def test_rules(play: Callable[[], Turn], after: dict[str, object]) -> None:
    check(play, after)


@pytest.mark.parametrize(
    ("pile", "extremes"),
    # §11.1, §21.3: with Calculators beneath him, his number is higher; §6.1: a covered one counts no more.
    [("calculator:1 sheriff:3", (4,)), ("sheriff:3 4", (6,)), ("sheriff:3", (3,))],
)
def test_his_number_is_the_extreme(pile: str, extremes: tuple[int, ...]) -> None:
    assert Turn(f"{pile} | 1 | 1", "2 2", "3 3", "4 4").tableau.extremes() == extremes


def test_several_sheriffs_have_an_extreme_each() -> None:
    """§11.1."""
    assert Turn("sheriff:3 | sheriff:5 | 1", "2 2", "3 3", "4 4").tableau.extremes() == (3, 5)
