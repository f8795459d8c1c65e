"""Every game's agents, of all levels and styles: each chooses legally, and better than a weaker level."""

import random
import time
from collections.abc import Iterator, Mapping
from operator import ne
from typing import Any, NamedTuple

import pytest

from game.ai import levels
from game.ai.agent import Budget
from game.ai.levels import ADVISER, LEVELS, STYLES
from game.cardgames.registry import GAMES
from game.engine.contract import Choice, Setup
from game.engine.options import resolve
from game.storage.levels.tables import STYLE_IDS
from tests.contract.games import KITS, each_game, random_setup, rules_of
from tests.contract.playing_agents import play_match
from tests.contract.random_matches import SEEDS, random_match
from tests.support.sampling import sampled
from tests.support.ticking import Ticking

FEW = Budget(samples=1)
MOST_CHOICES = 40
"""The maximum number of choices of a match; they are at least half a round of every game."""
WEIGH_ALL = [
    *((game, level) for game in GAMES for level in ("eider", ADVISER)),
    *((game, level) for game in ("six_takes", "sixpack") for level in ("drake", "swan")),
    ("must_be_18", "swan"),
]
"""Levels that evaluate every choice; the others may use rules of thumb."""
TAKE_THE_BEST = [
    *((game, ADVISER) for game in GAMES),
    *((game, level) for game in ("six_takes", "sixpack") for level in ("drake", "swan")),
]
"""Levels that choose the best prospect; the others may think further about good choices."""
AS_GOOD = 0.03
"""Values that differ by less count as equal."""


class Duel(NamedTuple):
    """A better and a worse level over a number of deals, each played by both from either side of the table.

    Attributes:
        lead: the minimum lead in points of a better seat over a worse one, on average of all rounds.
    """

    game: str
    better: str
    worse: str
    deals: int
    lead: float = 0.0
    seats: int = 4
    samples: int = 20
    options: Mapping[str, Any] = {}


ONE_ROUND = {"preset": "first", "rounds": 1}
DUELS = (
    Duel("six_takes", "drake", "duckling", 2, samples=10, options={"limit": 0}),
    Duel("six_takes", "swan", "drake", 2, samples=10, options={"limit": 0}),
    Duel("six_takes", "eider", "swan", 2, samples=10, options={"limit": 0}),
    Duel("sixpack", "drake", "duckling", 2, lead=0.75, samples=8, options=ONE_ROUND),
    Duel("sixpack", "eider", "duckling", 2, lead=0.75, samples=8, options=ONE_ROUND),
    Duel(
        "sixpack", "drake", "duckling", 2, lead=0.75, samples=8, options={**ONE_ROUND, "preset": "everything"}
    ),
    Duel(
        "sixpack", "eider", "duckling", 2, lead=0.75, samples=8, options={**ONE_ROUND, "preset": "everything"}
    ),
    Duel("sixty_six", "drake", "duckling", 40, lead=0.5),
    Duel("sixty_six", "swan", "duckling", 3, lead=0.5),
    Duel("must_be_18", "drake", "duckling", 60, seats=2, options={"rounds": 1}),
    Duel("must_be_18", "swan", "drake", 60, seats=2, options={"rounds": 1}),
)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_and_style_has_an_agent(game: str) -> None:
    weakest, *others = (level.id for level in LEVELS)
    styled = [f"{level}:{style}" for level in others for style in STYLES]
    assert sorted(KITS[game].agents()) == sorted([weakest, *others, *styled, ADVISER])


def test_level_files_know_all_styles() -> None:
    assert levels.STYLES == STYLE_IDS
    assert len(STYLES) >= 8


@each_game
@pytest.mark.parametrize("seed", sampled(range(9), 1))
def test_every_agent_plays_with_any_options(game: str, seed: int) -> None:
    """At tables with all kinds of agents; the match refuses illegal choices."""
    chance = random.Random(f"{game} {seed}")
    agents = list(KITS[game].agents())
    left = chance.sample(agents, len(agents))
    while left:
        setup = random_setup(game, chance)
        seated = [left.pop() if left else chance.choice(agents) for _seat in range(setup.seats)]
        for asked in play_match(KITS[game], setup, seated, FEW, most=MOST_CHOICES):
            assert {one.choice for one in asked.decision.prospects} <= set(asked.legal), seated[asked.seat]
            assert all(0 <= one.risk <= 1 for one in asked.decision.prospects), seated[asked.seat]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("six_takes", {"limit": 20}),
        ("sixpack", {"preset": "everything", "rounds": 3}),
        ("sixty_six", {"target": 7}),
        ("must_be_18", {"rounds": 3}),
    ],
)
def test_agents_play_a_match_to_its_end(game: str, options: Mapping[str, Any]) -> None:
    """Over several rounds, even while seats go out."""
    setup = Setup(4, 3, resolve(rules_of(game).options, dict(options)))
    *_, last = play_match(KITS[game], setup, ["swan", "drake", "duckling", "duckling"], Budget(samples=2))
    assert last.match.over
    assert last.match.rounds > 1


ENOUGH_TO_SHOW = {"six_takes": 60, "sixpack": 24, "sixty_six": 160, "must_be_18": 60}
"""The number of choices that includes some for each style; few choices in Sixty-six are bids."""


def views(game: str, count: int) -> Iterator[Any]:
    """Yield views of seats with several choices, from all random matches."""
    rules = rules_of(game)
    asked = [
        (moment.state, moment.seat)
        for seed in SEEDS
        for moment in random_match(game, seed)[1]
        if moment.seat is not None and len(rules.pending(moment.state)[moment.seat]) > 1
    ]
    for state, seat in random.Random(game).sample(asked, count):
        yield rules.view(state, seat)


@pytest.mark.parametrize("game", ENOUGH_TO_SHOW)
def test_every_style_sometimes_differs_from_plain_play(game: str) -> None:
    """Each game's own tests check what a style prefers, and a campaign checks how often it shows."""
    seen, agents = list(views(game, ENOUGH_TO_SHOW[game])), KITS[game].agents()

    def choices(spec: str) -> Iterator[Choice]:
        return (agents[spec]().choose(view, Budget(samples=16), 1).choice for view in seen)

    plain = [*choices("swan")]
    for style in STYLES:
        assert any(map(ne, choices(f"swan:{style}"), plain)), style


@pytest.mark.parametrize(("game", "level"), WEIGH_ALL)
def test_every_legal_choice_has_a_prospect(game: str, level: str) -> None:
    """Where points are bad, nobody expects to lose any."""
    rules = rules_of(game)
    for view in views(game, 8):
        decision = KITS[game].agents()[level]().choose(view, Budget(samples=8), 1)
        assert tuple(one.choice for one in decision.prospects) == rules.choices(view)
        assert all(0 <= one.risk <= 1 for one in decision.prospects)
        assert rules.more_is_better or all(one.value <= 0 for one in decision.prospects)


@pytest.mark.parametrize(("game", "level"), TAKE_THE_BEST)
def test_choice_with_the_best_prospect_is_taken(game: str, level: str) -> None:
    for view in views(game, 12):
        decision = KITS[game].agents()[level]().choose(view, Budget(samples=30), 3)
        values = {one.choice: one.value for one in decision.prospects}
        assert values[decision.choice] >= max(values.values()) - AS_GOOD


@pytest.mark.parametrize("game", GAMES)
def test_time_budget_is_kept(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most of it is used in some position; without any time, all choices are still evaluated."""
    for seconds in (0.0, 0.02):
        used = []
        for view in views(game, 3):
            clock = Ticking()
            monkeypatch.setattr(time, "perf_counter", clock)
            decision = KITS[game].agents()["eider"]().choose(view, Budget(seconds=seconds), 1)
            assert len(decision.prospects) == len(rules_of(game).choices(view))
            used.append(clock.now)
        # By this clock a deal takes as long to draw as to search, so few are drawn.
        assert seconds / 2 < max(used) < seconds + 0.007


@pytest.mark.parametrize("times", sampled([1, 10], 1))
@pytest.mark.parametrize("duel", DUELS, ids=lambda one: f"{one.game}-{one.better}-{one.worse}")
def test_each_level_is_stronger_than_weaker_ones(duel: Duel, times: int) -> None:
    """The arena measures by how much."""
    kit, rules = KITS[duel.game], rules_of(duel.game)
    options = resolve(rules.options, dict(duel.options))
    points: dict[str, list[int]] = {duel.better: [], duel.worse: []}
    for seed in range(500, 500 + duel.deals * times):
        for pair in ([duel.better, duel.worse], [duel.worse, duel.better]):
            seated = pair * (duel.seats // 2)
            *_, last = play_match(
                kit, Setup(duel.seats, seed, options), seated, Budget(samples=duel.samples), rounds=1
            )
            for level, total in zip(seated, rules.totals(last.match.state), strict=True):
                points[level].append(total if rules.more_is_better else -total)
    lead = (sum(points[duel.better]) - sum(points[duel.worse])) / len(points[duel.better])
    assert lead > duel.lead


@each_game
def test_weakest_level_chooses_at_random(game: str) -> None:
    """Any legal choice, except bold ones such as high bids in some games."""
    rules, duckling = rules_of(game), KITS[game].agents()[LEVELS[0].id]()
    few = [view for view in views(game, 40) if len(rules.choices(view)) <= 10][:8]
    everything = 0
    for view in few:
        chosen = {duckling.choose(view, FEW, chance).choice for chance in range(200)}
        assert len(chosen) > 1
        everything += chosen == set(rules.choices(view))
    assert everything
