"""The mirror: a mix of two levels, decision by decision, where the costs are close."""

from types import SimpleNamespace
from typing import Any

import pytest

from game.ai.agent import Agent, Budget, Decision, Prospect
from game.ai.factory import Mirror, make_agent
from game.ai.levels import LEVELS, MIRROR_LEVEL, budget_of, check_spec, level_of
from game.ai.spec import UnknownLevel, parse_spec
from game.cardgames.registry import kit_of
from game.engine.contract import Choice, Setup
from game.engine.match import Match

WEAK, STRONG = "weak", "strong"
DRAWS = 400


class Fixed(Agent[Any]):
    def __init__(self, choice: Choice, cost: float | None) -> None:
        self.choice, self.cost = choice, cost
        self.closed = 0

    def choose(self, view: Any, budget: Budget, chance: int) -> Decision:
        del view, budget, chance
        if self.cost is None:
            return Decision(self.choice)
        return Decision(self.choice, (Prospect(STRONG, 5.0, 0.0), Prospect(WEAK, 5.0 - self.cost, 0.0)))

    def close(self) -> None:
        self.closed += 1


def share_of_weak(place: int, cost: float | None) -> float:
    """Return the share of the weaker level's decisions by a mirror at this place, given their cost."""
    below = min(place // 100 - 1, 2)
    makers = {
        level.id: (lambda choice: lambda: Fixed(choice, cost))(WEAK if number <= below else STRONG)
        for number, level in enumerate(LEVELS)
    }
    mirror = Mirror(makers, place)
    chosen = [mirror.choose(SimpleNamespace(), Budget(), chance).choice for chance in range(DRAWS)]
    return chosen.count(WEAK) / DRAWS


@pytest.mark.parametrize(
    ("place", "weak"), [(200, 1.0), (225, 0.75), (250, 0.5), (299, 0.01), (300, 1.0), (400, 0)]
)
def test_close_choices_are_mixed_by_place(place: int, weak: float) -> None:
    assert share_of_weak(place, 0.5) == pytest.approx(weak, abs=0.08)


@pytest.mark.parametrize("place", [200, 250, 350])
def test_costly_choices_are_never_played(place: int) -> None:
    assert share_of_weak(place, 1.9) > 0
    assert share_of_weak(place, 2.0) == 0
    assert share_of_weak(place, None) == 0, "without figures no choice counts as close"


def test_more_cost_is_allowed_next_to_the_first_level() -> None:
    assert share_of_weak(100, 7.9) == 1
    assert share_of_weak(100, 8.0) == 0
    assert share_of_weak(150, 4.9) == pytest.approx(0.5, abs=0.08)
    assert share_of_weak(150, 5.0) == 0


@pytest.mark.parametrize("spec", ["mirror", "mirror@150", "mirror@250"])
def test_same_seed_gives_the_same_choice(spec: str) -> None:
    kit = kit_of("must_be_18")
    rules = kit.rules()
    match = Match(rules, Setup(3, 6, rules.options(rounds=1)))
    match.deal()
    (seat,) = match.pending
    first, second = make_agent(kit, spec), make_agent(kit, spec)
    for chance in range(5):
        asked = match.view(seat), budget_of(spec), chance
        assert first.choose(*asked).choice == second.choose(*asked).choice
        assert first.choose(*asked).choice in match.pending[seat]
    first.close()
    second.close()


def test_mirror_closes_its_agents() -> None:
    made: list[Fixed] = []

    def make() -> Fixed:
        made.append(Fixed(STRONG, 0.0))
        return made[-1]

    Mirror({level.id: make for level in LEVELS}, 150).close()
    assert [one.closed for one in made] == [1] * len(made) == [1] * 3


def test_spec_of_a_mirror() -> None:
    assert parse_spec("mirror@150").samples == 150
    assert level_of("mirror@150") == level_of("mirror") == MIRROR_LEVEL
    check_spec("mirror@400")
    for spec in ("mirror@99", "mirror@401", "mirror@", "mirror@200ms", "mirror@150:kind"):
        with pytest.raises(UnknownLevel, match="expected a strength from 100 to 400 after the @"):
            check_spec(spec)
