"""Personalities differ in how they play: each gives up own ducks for what it cares about, and gets it."""

import random
from collections.abc import Callable

import numpy as np
import pytest

from game.ai.agent import Budget
from game.cardgames.six_takes.players.agents import AGENTS
from game.cardgames.six_takes.players.boards import Floats
from game.cardgames.six_takes.players.determinization import others_of
from game.cardgames.six_takes.players.search.flat_search import FlatSearch
from game.cardgames.six_takes.players.search.outcomes import Outcomes
from game.cardgames.six_takes.players.styles import PLAIN, STYLES, Rival
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.engine.contract import Phase, Setup
from game.engine.match import Match

Aim = Callable[[SixTakesView, Outcomes], Floats]
DEALS = 60


def rival(kind: Rival, sign: float) -> Aim:
    """What a rival is spared, or (with the other sign) takes, by choice."""

    def aim(view: SixTakesView, found: Outcomes) -> Floats:
        totals = {seat: view.totals[seat] for seat in others_of(view)}
        behind = {seat: total for seat, total in totals.items() if total >= view.totals[view.seat or 0]}
        among = behind if kind is Rival.BEHIND and behind else totals
        place = others_of(view).index(min(among, key=lambda seat: among[seat]))
        ducks = found.ducks[1:].mean(axis=0) if kind is Rival.ALL else found.ducks[1 + place]
        return sign * ducks.mean(axis=0)

    return aim


def height(view: SixTakesView, _found: Outcomes) -> Floats:
    return np.array(view.hand, dtype=np.float32)


AIMS: dict[str, Aim] = {
    "careful": lambda _view, found: (found.now > 0).mean(axis=0),
    "daring": lambda _view, found: -(found.now > 0).mean(axis=0),
    "greedy": lambda _view, found: found.now.mean(axis=0),
    "spiteful": rival(Rival.BEHIND, -1),
    "hunting": rival(Rival.LEADER, -1),
    "kind": rival(Rival.ALL, 1),
    "grumpy": rival(Rival.ALL, -1),
    "hasty": height,
    "stately": lambda view, found: -height(view, found),
}
"""What each style wants less of."""


@pytest.fixture(scope="module")
def positions() -> list[tuple[SixTakesView, Outcomes]]:
    """Positions of the second rounds of matches between swans, and what flat search finds there."""
    found = []
    swan = AGENTS["swan"]()
    for seed in range(12):
        match = Match(SIX_TAKES, Setup(4, seed, SixTakesOptions(limit=66)))
        chance = random.Random(seed)
        while match.state.public.round < 2 or not match.over:
            if match.phase is Phase.ROUND_OVER:
                if match.state.public.round == 2:
                    break
                match.deal()
            for seat in list(match.pending):
                view = match.view(seat)
                if view.round == 2 and view.stage == "choose" and seat == seed % 4:
                    found.append((view, FlatSearch(None)(view, DEALS, np.random.default_rng(seed))))
                first = view.round == 1
                choice = (
                    chance.choice(match.pending[seat])
                    if first
                    else swan.choose(view, Budget(samples=10), seed).choice
                )
                match.choose(seat, choice)
    return found


@pytest.mark.parametrize("style", STYLES)
def test_each_style_chooses_otherwise_and_gets_what_it_wants(
    style: str, positions: list[tuple[SixTakesView, Outcomes]]
) -> None:
    differs, wanted, paid = 0, [], []
    for view, found in positions:
        choices = SIX_TAKES.choices(view)
        plain = int(PLAIN.values(view, choices, found).argmax())
        own = int(STYLES[style].values(view, choices, found).argmax())
        differs += own != plain
        aim = AIMS[style](view, found)
        wanted.append(aim[own] - aim[plain])
        ducks = found.ducks[0].mean(axis=0)
        paid.append(ducks[own] - ducks[plain])
    assert len(positions) > 90
    assert differs > len(positions) * 0.05
    assert np.mean(wanted) < 0 <= np.mean(paid)
