"""Thousands of matches without a window, with any options, seats and levels: each ends and is forgotten."""

import gc
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai import factory
from game.ai.agent import Agent, Budget
from game.ai.factory import make_agent
from game.ai.levels import LEVELS
from game.ai.spec import HIGHEST_MIRROR, LOWEST_MIRROR, MIRROR
from game.cardgames.kit import Kit
from game.cardgames.registry import GAMES, kit_of, rules_of
from game.engine.contract import Event, Phase, Setup
from game.engine.match import Match, decision_seed
from game.engine.options import Option, Value, declared_options
from tests.campaigns.costs import status
from tests.conftest import Campaign

MATCHES = 100
"""The number of matches of each game in the sample."""
THOUGHT = Budget(samples=1)
"""The least thought possible: strength doesn't matter here."""
ALL_THINK, ONE_THINKS = 0.02, 0.3
"""The shares of matches in which all seats, or one, may be of any level; all others are fast Ducklings."""
EXTREME = 0.02
"""The probability that a number is its minimum, and also that it's its maximum."""
LONGEST = {"six_takes": 40_000, "sixpack": 1_500, "sixty_six": 8_000, "must_be_18": 12_000}
"""The most choices in a match of each game with any options, far more than ever seen."""
ENOUGH_TO_SEE_ALL = 10
"""The multiple of the sample in which all values of options, numbers of seats and levels occur."""
MOST_MEMORY = 32_000
"""The kilobytes by which the program may grow over the second half; a long match takes some of them."""


def any_value(chance: random.Random, option: Option, seats: int) -> Value:
    """Return any value that an option takes; for numbers mostly one that doesn't make the match long."""
    if option.takes_several:
        bag = [value for value, often in zip(option.values, option.often, strict=True) for _ in range(often)]
        return tuple(str(value) for value in chance.sample(bag, chance.randint(0, option.values_used(seats))))
    if option.is_switch:
        return chance.random() < 0.5
    if option.values:
        return chance.choice(option.values)
    draw = chance.random()
    if draw < 2 * EXTREME:
        return option.least if draw < EXTREME else option.most
    return chance.randint(option.least, min(option.most, option.least + 99))


def any_setup(chance: random.Random, game: str) -> Setup:
    """Return a set-up with any number of seats and any options."""
    rules = rules_of(game)
    seats = chance.choice(rules.seat_counts)
    values = {option.name: any_value(chance, option, seats) for option in declared_options(rules.options)}
    setup = Setup(seats, chance.getrandbits(60), rules.options(**values))
    rules.check(setup)
    return setup


def all_levels(kit: Kit) -> tuple[str, ...]:
    """Return all agents that can sit at a game's table: all levels and styles, the adviser, and three
    mirrors.
    """
    middle = (LOWEST_MIRROR + HIGHEST_MIRROR) // 2
    return (*kit.agents(), *(f"{MIRROR}@{place}" for place in (LOWEST_MIRROR, middle, HIGHEST_MIRROR)))


def draw_agents(chance: random.Random, kit: Kit, seats: int) -> list[str]:
    """Return the agents, by seat."""
    levels, company, draw = all_levels(kit), [LEVELS[0].id] * seats, chance.random()
    if draw < ALL_THINK:
        return chance.choices(levels, k=seats)
    if draw < ALL_THINK + ONE_THINKS:
        company[chance.randrange(seats)] = chance.choice(levels)
    return company


def play_match(kit: Kit, setup: Setup, company: list[str]) -> Match:
    """Play a match to its end, with one of its seats and a spectator as listeners."""
    match, heard = Match(kit.rules(), setup), Counter[str]()

    def hear(event: Event) -> None:
        heard[type(event).__name__] += 1

    match.listen(hear, setup.seed % setup.seats)
    match.listen(hear, None)
    agents: list[Agent[Any]] = [make_agent(kit, spec) for spec in company]
    while not match.over:
        if match.phase is Phase.ROUND_OVER:
            match.deal()
        for seat in list(match.pending):
            chance = decision_seed(setup, seat, match.history)
            match.choose(seat, agents[seat].choose(match.view(seat), THOUGHT, chance).choice)
        assert len(match.history) <= LONGEST[kit.id], "the match never ends"
    for agent in agents:
        agent.close()
    assert heard
    return match


def features_of(setup: Setup, company: list[str]) -> Iterator[str]:
    """Yield the features that a match had."""
    yield f"{setup.seats} seats"
    yield from company
    for option in declared_options(type(setup.options)):
        value = getattr(setup.options, option.name)
        for one in value if option.takes_several else (value,):
            yield f"{option.name} {one}"


def all_features(kit: Kit) -> Iterator[str]:
    """Yield the features that matches can have; for numbers, the minimum and the maximum."""
    yield from (f"{seats} seats" for seats in kit.rules().seat_counts)
    yield from all_levels(kit)
    for option in declared_options(kit.rules().options):
        values = (False, True) if option.is_switch else option.values or (option.least, option.most)
        yield from (f"{option.name} {value}" for value in values)


@pytest.mark.campaign
@pytest.mark.parametrize("game", GAMES)
def test_every_match_ends_whatever_its_options_and_players(
    game: str, campaign: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(factory, "LEVELS", tuple(replace(one, budget=THOUGHT) for one in LEVELS))
    kit, seeds = kit_of(game), random.Random(f"{campaign.seed} {game}")
    seen, longest, memory, count = Counter[str](), 0, 0, MATCHES * campaign.times
    for number in range(count):
        if number == count // 2:
            gc.collect()
            memory = status("VmRSS")
        seed = seeds.getrandbits(40)
        chance = random.Random(seed)
        setup = any_setup(chance, game)
        company = draw_agents(chance, kit, setup.seats)
        try:
            match = play_match(kit, setup, company)
        except BaseException:
            print(f"match {number}, seed {seed}: {setup}, {company}")
            raise
        assert min(match.ranking or ()) == 1
        longest = max(longest, len(match.history))
        seen.update(features_of(setup, company))
    gc.collect()
    grown = status("VmRSS") - memory
    print(f"{game}: {count} matches, at most {longest} choices; {grown} kB more over the second half")
    assert grown < MOST_MEMORY
    if campaign.times >= ENOUGH_TO_SEE_ALL:
        assert set(all_features(kit)) <= set(seen), set(all_features(kit)) - set(seen)
