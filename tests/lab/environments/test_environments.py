"""The PettingZoo environments: PettingZoo's own tests, and what arrays and actions mean."""

import random
import re
import warnings
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from game.engine.contract import Setup
from game.interface import engine
from game.lab.environments import CODINGS, CardGameEnv, env, raw_env
from tests.conftest import ROOT, Campaign
from tests.contract.games import random_setup
from tests.support.running import run_code

PAGE = ROOT / "game" / "engine" / "PETTINGZOO.md"
EACH = pytest.mark.parametrize("game", CODINGS)


def make_environment(game: str, setup: Setup) -> CardGameEnv:
    table = raw_env(game, setup.seats, **msgspec.to_builtins(setup.options))
    table.reset(seed=setup.seed)
    return table


def play(table: CardGameEnv, chance: random.Random, most: int) -> int:
    """Play at random, checking everything; return the number of actions until the end."""
    actions, earned = 0, dict.fromkeys(table.agents, 0)
    while actions < most and not any((*table.terminations.values(), *table.truncations.values())):
        agent = table.agent_selection
        seen = table.observe(agent)
        assert table.observation_space(agent).contains(seen)
        table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        for one, reward in table.rewards.items():
            earned[one] += reward
        actions += 1
    rules = engine.rules(table.position.game)
    totals = [points if rules.more_is_better else -points for points in engine.totals(table.position)]
    assert list(earned.values()) == totals
    return actions


@EACH
def test_every_choice_has_a_unique_spelling(game: str) -> None:
    """No spelling is the start of another; following the mask leads to each of them."""
    chance = random.Random(6)
    for _ in range(4):
        table = make_environment(game, random_setup(game, chance))
        for _ in range(25):
            asked = engine.pending(table.position)
            if not asked:
                break
            choices = asked[min(asked)]
            words = sorted(table.coding.actions_of(choice) for choice in choices)
            assert len(set(words)) == len(choices)
            assert all(after[: len(word)] != word for word, after in pairwise(words))
            wanted = chance.choice(choices)
            expected = engine.dealt(engine.apply(table.position, min(asked), wanted).position).position
            word, before = table.coding.actions_of(wanted), table.position
            while table.position is before:
                step = word[len(table.taken)]
                assert table.observe(table.agent_selection)["action_mask"][step]
                table.step(step)
            assert table.position == expected


@EACH
def test_arrays_are_within_their_bounds(game: str) -> None:
    assert play(make_environment(game, random_setup(game, random.Random(1))), random.Random(2), most=30)


@pytest.mark.campaign
@EACH
def test_matches_with_any_options_end_with_their_totals(game: str, campaign: Campaign) -> None:
    for number in range(6 * campaign.times):
        chance = random.Random(f"{game} {campaign.seed} {number}")
        table = make_environment(game, random_setup(game, chance))
        play(table, chance, most=20_000)
        assert all(table.terminations.values()) or all(table.truncations.values())


@pytest.mark.campaign
@EACH
def test_pettingzoos_own_tests_pass(game: str, campaign: Campaign) -> None:
    """They warn that an array would be better than arrays by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation")
        api_test(env(game), num_cycles=1000 * campaign.times)
        seed_test(lambda: env(game), num_cycles=500 * campaign.times)


@pytest.mark.parametrize("game", ["six_takes", "sixpack"])
def test_chosen_cards_are_hidden_from_the_others(game: str) -> None:
    """Whatever the first seat chooses, the next one observes the same."""
    table = raw_env(game, 3)
    seen = []
    for pick in (0, -1):
        table.reset(seed=6)
        while table.agent_selection == "seat_0":
            table.step(int(np.flatnonzero(table.observe("seat_0")["action_mask"])[pick]))
        assert table.agent_selection == "seat_1"
        seen.append((engine.view(table.position, 0), table.observe("seat_1")["observation"].tolist()))
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] == seen[1][1]


def test_seed_is_a_match_and_the_next_follows_from_it() -> None:
    table = raw_env("sixty_six")
    table.reset(seed=6)
    assert table.position == engine.dealt(engine.open("sixty_six", seed=6)).position
    table.reset()
    second = table.position
    assert second.setup.seed != 6
    table.reset(seed=6)
    table.reset()
    assert table.position == second


def test_masked_actions_are_refused() -> None:
    table = raw_env("six_takes", 2)
    table.reset(seed=6)
    before = table.position
    mask = table.observe("seat_0")["action_mask"]
    with pytest.raises(ValueError, match="seat_0: action 211 is not allowed"):
        table.step(211)
    assert not mask[211]
    assert table.position is before
    assert not table.observe("seat_1")["action_mask"].any()
    wrapped: Any = env("six_takes", 2)
    wrapped.reset(seed=6)
    wrapped.step(211)
    assert wrapped.terminations == {"seat_0": True, "seat_1": True}
    assert wrapped.rewards["seat_0"] == -1


def test_endless_match_is_truncated() -> None:
    table = raw_env("sixty_six", max_cycles=5)
    table.reset(seed=6)
    assert play(table, random.Random(6), most=100) == 5
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    table.reset(seed=6)
    assert play(table, random.Random(6), most=100) == 5


def test_game_without_arrays_is_reported() -> None:
    with pytest.raises(engine.UnknownGame, match="'whist': expected one of six_takes"):
        raw_env("whist")


@EACH
def test_observation_can_be_read_by_name(game: str) -> None:
    table = raw_env(game)
    table.reset(seed=6)
    array = table.observe("seat_0")["observation"]
    parts = table.coding.decode(array[: -len(table.coding.actions)])
    assert parts["round"] == 1
    assert parts["hand"].sum() == len(engine.view(table.position, 0).hand)


def test_example_of_the_page_prints_its_result() -> None:
    """It prints each seat's reward, as its comment says."""
    page = PAGE.read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    (promised,) = re.findall(r"print\(.*\)  # (.*)", program)
    assert run_code(program) == f"{promised}\n"
    assert promised.count("seat_") == 4


@EACH
def test_page_lists_every_part(game: str) -> None:
    chapters = dict(zip(CODINGS, PAGE.read_text(encoding="utf-8").split("\n### ")[1:], strict=True))
    rows = re.findall(r"^\| (`[^|]+`) \|", chapters[game], re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    coding = CODINGS[game](4)
    assert sorted(named) == sorted(part.name for part in coding.parts)
    assert (
        game not in ("six_takes", "sixty_six", "must_be_18") or f"({len(coding.actions)})" in chapters[game]
    )
