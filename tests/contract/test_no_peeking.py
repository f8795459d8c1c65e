"""No player looks behind the cards: a campaign over all agents, at the budgets that they really have.

Each decides twice about the same position: from the real state, and from one in which everything that its
seat cannot know is dealt anew, with the same generator. A budget of seconds would let the machine's load
decide, so it is counted: the levels' own are samples, and where seconds are given they end after so many
looks at a clock that goes on by itself.
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
"""So many of all players are tried in every run, each in one position."""
LOOKS = 8
"""A budget of seconds is spent after so many looks at the clock."""

PLAYERS = [(game, agent) for game, kit in KITS.items() for agent in (*kit.agents(), "mirror@250")]
"""All levels and styles, the mirror, and the adviser, who gives hints and whom the coach asks."""


def asked(game: str, chance: random.Random) -> Moment:
    """A position of a random match in which a seat has a choice."""
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
    """The decisions about a position as it is, and about it with all that is hidden dealt anew."""
    moment, rules = asked(game, chance), rules_of(game)
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
def test_nobody_peeks(game: str, agent: str, campaign: Campaign) -> None:
    """The choice is the same, and so is all that is expected of every choice: what hint and coach show."""
    chance = random.Random(f"{campaign.seed} {game} {agent}")
    for _position in range(campaign.times):
        real, imagined = decide_twice(game, agent, chance, budget_of(agent))
        assert real == imagined


@pytest.mark.parametrize("game", KITS)
def test_nobody_peeks_on_seconds(game: str, campaign: Campaign, monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser's, as the one whose figures are shown: the clock is looked at so often, then time is up."""
    if ADVISER not in KITS[game].agents():
        pytest.skip("nobody advises there")
    chance = random.Random(f"{campaign.seed} {game} seconds")
    for _position in range(campaign.times):
        ticking = map(float, count())
        monkeypatch.setattr("game.ai.search.time.perf_counter", lambda ticking=ticking: next(ticking))
        first, second = decide_twice(game, ADVISER, chance, Budget(seconds=float(LOOKS)))
        assert first == second


def test_who_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player whose chance tells of the hidden cards decides otherwise about some position."""
    chance = random.Random(6)
    pairs = [decide_twice("six_takes", "drake", chance, Budget(samples=2), peeks=True) for _ in range(30)]
    assert any(real != imagined for real, imagined in pairs)
