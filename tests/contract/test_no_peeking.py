"""No agent uses hidden cards: a campaign over all agents, with their real budgets.

Each decides twice about the same position: once in the real state, and once with everything that its seat
can't know dealt again, with the same generator. The machine's load would decide what a budget of seconds
allows, so the clock is replaced: levels use samples, and budgets of seconds end after a number of
readings.
"""

import random
from itertools import count

import pytest

from game.ai.agent import Budget, Decision
from game.ai.factory import make_agent
from game.ai.levels import ADVISER, budget_of
from tests.conftest import Campaign
from tests.contract.games import KITS, redeal, rules_of
from tests.contract.random_matches import SEEDS, Moment, random_match
from tests.support.sampling import sampled

IN_EVERY_RUN = 12
"""The number of agents that every run tests, each in one position."""
LOOKS = 8
"""The number of readings of the clock after which a budget of seconds is used up."""

PLAYERS = [(game, agent) for game, kit in KITS.items() for agent in (*kit.agents(), "mirror@250")]
"""All levels and styles, the mirror, and the adviser, who gives hints and works for the coach."""


def position_with_choices(game: str, chance: random.Random) -> Moment:
    """Return a position of a random match in which a seat has several choices."""
    rules = rules_of(game)
    while True:
        _setup, moments = random_match(game, chance.choice(SEEDS))
        seated = [one for one in moments if one.seat is not None]
        found = [one for one in seated if len(rules.pending(one.state)[one.seat or 0]) > 1]
        if found:
            return chance.choice(found)


def decide_twice(
    game: str, agent: str, chance: random.Random, budget: Budget, *, peeks: bool = False
) -> tuple[Decision, Decision]:
    """Return the decisions about a position, and about it with everything hidden dealt again."""
    moment, rules = position_with_choices(game, chance), rules_of(game)
    other = redeal(game, moment.state, moment.seat, chance)
    views = [rules.view(state, moment.seat) for state in (moment.state, other)]
    seed = chance.getrandbits(60)
    seeds = (seed, seed ^ moment.state.chance ^ other.chance) if peeks else (seed, seed)
    first, second = (
        make_agent(KITS[game], agent).choose(view, budget, one)
        for view, one in zip(views, seeds, strict=True)
    )
    return first, second


@pytest.mark.parametrize(("game", "agent"), sampled(PLAYERS, IN_EVERY_RUN))
def test_no_agent_peeks(game: str, agent: str, campaign: Campaign) -> None:
    """Both decisions have the same choice and the same prospects, which hints and the coach show."""
    chance = random.Random(f"{campaign.seed} {game} {agent}")
    for _position in range(campaign.times):
        real, imagined = decide_twice(game, agent, chance, budget_of(agent))
        assert real == imagined


@pytest.mark.parametrize("game", KITS)
def test_no_agent_peeks_with_a_budget_of_seconds(
    game: str, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tested with the adviser, whose figures are shown, and a clock that runs out after a number of
    readings.
    """
    if ADVISER not in KITS[game].agents():
        pytest.skip("the game has no adviser")
    chance = random.Random(f"{campaign.seed} {game} seconds")
    for _position in range(campaign.times):
        ticking = map(float, count())
        monkeypatch.setattr("game.ai.search.time.perf_counter", lambda ticking=ticking: next(ticking))
        first, second = decide_twice(game, ADVISER, chance, Budget(seconds=float(LOOKS)))
        assert first == second


def test_peeking_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """An agent whose seed depends on hidden cards decides differently about some position."""
    chance = random.Random(6)
    pairs = [decide_twice("six_takes", "drake", chance, Budget(samples=2), peeks=True) for _ in range(30)]
    assert any(real != imagined for real, imagined in pairs)
