"""The players of every game: all levels and styles, which choose legally in any match."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from game.ai.agent import Budget
from game.ai.levels import ADVISER, LEVELS, STYLES
from game.cardgames.registry import GAMES
from game.engine.chance import seed_of
from game.engine.contract import Phase, Setup
from game.engine.match import Match
from tests.contract.games import KITS, each_game, random_setup, rules_of
from tests.contract.random_matches import SEEDS, random_match
from tests.sampling import sampled

FEW = Budget(samples=1)
MOST_CHOICES = 90
"""So many of a match are a whole round of every game."""


@pytest.mark.parametrize("game", GAMES)
def test_there_is_an_agent_for_every_level_and_style(game: str) -> None:
    weakest, *others = (level.id for level in LEVELS)
    styled = [f"{level}:{style}" for level in others for style in STYLES]
    assert sorted(KITS[game].agents()) == sorted([weakest, *others, *styled, ADVISER])


@each_game
@pytest.mark.parametrize("seed", sampled(range(9), 1))
def test_every_agent_plays_by_any_options(game: str, seed: int) -> None:
    """At tables of all kinds of them; the match refuses what is not legal."""
    chance = random.Random(f"{game} {seed}")
    agents = list(KITS[game].agents())
    left = chance.sample(agents, len(agents))
    while left:
        setup = random_setup(game, chance)
        seated = [left.pop() if left else chance.choice(agents) for _seat in range(setup.seats)]
        play(game, setup, seated)


def play(game: str, setup: Setup, seated: Sequence[str]) -> None:
    """A match by these agents, or its beginning."""
    match = Match(rules_of(game), setup)
    players = [KITS[game].agents()[agent]() for agent in seated]
    step = 0
    while not match.over and step < MOST_CHOICES:
        if match.phase is Phase.ROUND_OVER:
            match.deal()
        for seat, legal in list(match.pending.items()):
            decision = players[seat].choose(match.view(seat), FEW, seed_of(setup.seed, step))
            assert {one.choice for one in decision.prospects} <= set(legal), seated[seat]
            assert all(0 <= one.risk <= 1 for one in decision.prospects), seated[seat]
            match.choose(seat, decision.choice)
            step += 1


@each_game
def test_the_weakest_choose_by_chance(game: str) -> None:
    """Any legal choice, though a game may keep them from the boldest, such as high bids."""
    rules, duckling = rules_of(game), KITS[game].agents()[LEVELS[0].id]()
    moments = [
        (moment.state, moment.seat, rules.pending(moment.state)[moment.seat])
        for seed in SEEDS
        for moment in random_match(game, seed)[1]
        if moment.seat is not None
    ]
    several = [one for one in moments if 1 < len(one[2]) <= 10]
    everything = 0
    for state, seat, legal in random.Random(game).sample(several, 8):
        view = rules.view(state, seat)
        chosen = {duckling.choose(view, FEW, chance).choice for chance in range(200)}
        assert len(chosen) > 1
        everything += chosen == set(legal)
    assert everything
