"""The arena's yardsticks: they play with the hidden hands visible, but with no other secret."""

import random
from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

from game.ai.agent import Agent, Budget, CheaterView, Decision, Policy
from game.cardgames.registry import GAMES
from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.engine.contract import Choice, Setup
from game.engine.match import Match
from game.lab.arena.cheating import make_cheater_view
from tests.contract.games import KITS, redeal, rules_of
from tests.contract.random_matches import random_match

FEW = Budget(samples=4)
POSITIONS = 8


def positions(game: str) -> Iterator[tuple[Any, int, tuple[Choice, ...]]]:
    """Yield states in which a seat has several choices, one for each of some matches: state, seat,
    choices.
    """
    rules = rules_of(game)
    chance = random.Random(game)
    for seed in range(POSITIONS):
        moments = [(state, seat) for state, _events, seat, _choice in random_match(game, seed)[1]]
        chance.shuffle(moments)
        for state, seat in moments:
            legal = () if seat is None else rules.pending(state)[seat]
            if len(legal) > 1:
                yield state, seat, legal
                break


@pytest.mark.parametrize("game", GAMES)
def test_cheater_plays_legally_and_uses_hidden_hands(game: str) -> None:
    cheater = KITS[game].cheater()
    assert cheater is not None
    chance = random.Random(game)
    differs = 0
    for state, seat, legal in positions(game):
        decision = cheater.choose(CheaterView(state, seat), FEW, 1)
        assert decision.choice in legal
        others = [redeal(game, state, seat, chance) for _ in range(4)]
        differs += any(
            cheater.choose(CheaterView(other, seat), FEW, 1).choice != decision.choice for other in others
        )
    assert differs, "hidden hands never changed its choice"


def test_cheater_ignores_simultaneous_choices() -> None:
    """Otherwise it would play as if the others had shown their cards first."""
    state = SIX_TAKES.deal(SIX_TAKES.open(Setup(4, 6, SixTakesOptions(limit=0)))).state
    cheater = KITS["six_takes"].cheater()
    prospects = [
        cheater.choose(CheaterView(SIX_TAKES.apply(state, 0, PlayCard(card)).state, 1), FEW, 1).prospects
        for card in state.hands[0]
    ]
    assert len(set(prospects)) == 1
    assert prospects[0] == cheater.choose(CheaterView(state, 1), FEW, 1).prospects


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        (SIX_TAKES, Setup(4, 6, SixTakesOptions(limit=0))),
        (SIXPACK, Setup(4, 6, SixpackOptions(rounds=1))),
    ],
)
def test_oracle_plays_by_the_others_policies(game: Any, setup: Setup) -> None:
    state = game.deal(game.open(setup)).state
    cheater = KITS[game.id].cheater()
    assert cheater is not None
    legal = game.pending(state)

    def prospects_if(place: int) -> tuple[Any, ...]:
        policies = {seat: lambda _state, _chance, seat=seat: legal[seat][place] for seat in (0, 2, 3)}
        prospects: tuple[Any, ...] = cheater.choose(CheaterView(state, 1, policies), Budget(64), 1).prospects
        return prospects

    assert prospects_if(0) != prospects_if(-1)
    assert prospects_if(0) != cheater.choose(CheaterView(state, 1), Budget(64), 1).prospects
    if game is SIX_TAKES:
        assert {prospect.risk for prospect in (*prospects_if(0), *prospects_if(-1))} == {0, 1}, (
            "the policies decide the turn"
        )


class SeededAgent(Agent[Any]):
    """Chooses by seed and budget alone, and records whose views it got."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, view: Any, budget: Budget, chance: int) -> Decision:
        self.seats.append(view.seat)
        choices = SIX_TAKES.choices(view)
        return Decision(choices[(chance + budget.samples) % len(choices)])


def test_peek_predicts_choices_from_each_seats_own_view() -> None:
    """With each seat's own budget."""
    state = SIX_TAKES.deal(SIX_TAKES.open(Setup(4, 6, SixTakesOptions(limit=0)))).state
    second, third = SeededAgent(), SeededAgent()
    there = make_cheater_view(
        SIX_TAKES, state, 0, {0: (SeededAgent(), FEW), 1: (second, Budget(3)), 2: (third, Budget(5))}
    )
    assert (there.state, there.seat) == (state, 0)
    assert set(there.policies) == {1, 2}, "neither its own policy nor another cheater's"
    legal = SIX_TAKES.pending(state)
    assert [there.policies[1](state, chance) for chance in range(4)] == list(legal[1][3:7])
    assert [there.policies[2](state, chance) for chance in range(4)] == list(legal[2][5:9])
    assert set(second.seats) == {1}
    assert set(third.seats) == {2}


@pytest.mark.parametrize("game", ["sixty_six", "must_be_18"])
def test_foreseeing_agent_maximises_the_result_under_the_policies(game: str) -> None:
    """It takes the choice whose round ends best if everybody plays on by these policies."""
    rules = rules_of(game)
    cheater = KITS[game].cheater()
    assert cheater is not None
    drake = KITS[game].agents()["drake"]()

    def policy(seat: int) -> Policy:
        """Return the policy of a Drake without randomness, so that one play-out is enough."""
        return lambda state, _chance: drake.choose(rules.view(state, seat), FEW, 1).choice

    differs = 0
    for state, seat, legal in drake_positions(game):
        everybody = {other: policy(other) for other in range(len(rules.totals(state)))}
        chosen = cheater.choose(CheaterView(state, seat, everybody), FEW, 1).choice
        ends = {choice: lead_of_team(game, state, seat, choice, everybody) for choice in legal}
        assert ends[chosen] == max(ends.values())
        differs += ends[cheater.choose(CheaterView(state, seat), FEW, 1).choice] < max(ends.values())
    assert differs, "the policies never changed its choice"


def drake_positions(game: str) -> Iterator[tuple[Any, int, tuple[Choice, ...]]]:
    """Like `positions`, from matches between Drakes, because random rounds take very long to end."""
    rules = rules_of(game)
    drake = KITS[game].agents()["drake"]()
    for seed in range(POSITIONS):
        chance = random.Random(seed)
        match = Match(rules, Setup(rules.usual_seats, seed, rules.options()))
        match.deal()
        later = chance.randrange(30)
        while match.pending:
            (seat, legal), *_ = match.pending.items()
            if len(legal) > 1 and len(match.history) > later:
                yield match.state, seat, legal
                break
            match.choose(seat, drake.choose(match.view(seat), FEW, 1).choice)


def lead_of_team(game: str, state: Any, seat: int, choice: Choice, policies: dict[int, Policy]) -> float:
    """Return the lead of the seat's team in the round's points if everybody plays on by their policies."""
    rules = rules_of(game)
    state, events = rules.apply(state, seat, choice)
    while not any(rules.points(event) for event in events):
        asked = rules.pending(state)
        if not asked:
            return 0
        other = next(iter(asked))
        state, events = rules.apply(state, other, policies[other](state, 1))
    (points,) = filter(None, map(rules.points, events))
    own = next(team for team in rules.teams(len(points)) if seat in team)
    lead = fmean(points[one] for one in own) - fmean(points[one] for one in points if one not in own)
    return lead if rules.more_is_better else -lead
