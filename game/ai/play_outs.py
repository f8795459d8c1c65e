"""Agents that play out every choice: flat Monte Carlo for any card game, and a cheater that looks ahead.

A game that can determinize its views gets the levels Drake (few deals) and Swan (many) from here. Stronger
levels need a search of their own.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from statistics import fmean
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from game.ai.agent import Agent, Budget, CheaterView, Decision, Policy, Prospect
from game.ai.search import Meter
from game.engine.chance import seed_of
from game.engine.contract import CardGame, Choice, Event, SeatedView

StateT = TypeVar("StateT")

Redeal = Callable[[Any, random.Random], StateT]
"""A function that determinizes a view: it returns a state with random hidden cards that fit the view."""


class FlatMonteCarlo(Agent[SeatedView], Generic[StateT]):
    """An agent that tries every choice on the same determinizations, with random play afterwards.

    Args:
        share: the share of its budget (0 to 1) that the agent uses.
    """

    def __init__(self, game: CardGame[StateT, Any], redeal: Redeal[StateT], share: float = 1.0) -> None:
        self._game, self._redeal, self._share = game, redeal, share

    def choose(self, view: SeatedView, budget: Budget, chance: int) -> Decision:
        generator = random.Random(chance)
        choices = self._game.choices(view)
        if len(choices) == 1:
            return Decision(choices[0])
        values: list[list[float]] = [[] for _ in choices]
        for _deal in Meter(replace(budget, samples=round(budget.samples * self._share))).batches(1):
            state = self._redeal(view, generator)
            for choice, outcomes in zip(choices, values, strict=True):
                outcomes.append(self._value(state, view.seat or 0, choice, generator))
        prospects = tuple(
            Prospect(choice, fmean(outcomes), fmean(value < 0 for value in outcomes))
            for choice, outcomes in zip(choices, values, strict=True)
        )
        return Decision(max(prospects, key=lambda prospect: prospect.value).choice, prospects)

    def _value(self, state: StateT, seat: int, choice: Choice, generator: random.Random) -> float:
        """Return the seat's points in a random play-out of the round, negated where fewer are better."""
        state, events = self._game.apply(state, seat, choice)
        while (points := _round_points(self._game, events)) is None:
            pending = sorted(self._game.pending(state).items(), key=lambda entry: entry[0])
            if not pending:
                # The round was given up without a score.
                return 0.0
            other, legal = generator.choice(pending)
            state, events = self._game.apply(state, other, generator.choice(legal))
        seat_points = points.get(seat, 0)
        return seat_points if self._game.more_is_better else -seat_points


_PLAY_OUTS = 4


class LookaheadCheater(Agent[CheaterView]):
    """A cheater that plays out every choice against the other seats' policies, and makes the best one.

    It's for games with cheap play-outs, in which seats choose one after the other. Assuming that other seats
    play perfectly would fail to exploit their weaknesses.

    Args:
        cheater: decides ties, and plays for the seats without a known policy.
    """

    def __init__(self, game: CardGame[Any, Any], cheater: Agent[CheaterView]) -> None:
        self._game, self._cheater = game, cheater

    def choose(self, view: CheaterView, budget: Budget, chance: int) -> Decision:
        first = self._cheater.choose(view, budget, chance)
        choices = self._game.pending(view.state)[view.seat]
        if len(choices) == 1 or not view.policies:
            return first

        def value_of(choice: Choice) -> tuple[float, bool]:
            leads = [
                self._play_out(view, choice, budget, seed_of(chance, number)) for number in range(_PLAY_OUTS)
            ]
            return fmean(leads), choice == first.choice

        return Decision(max(choices, key=value_of))

    def _play_out(self, view: CheaterView, choice: Choice, budget: Budget, chance: int) -> float:
        """Return the lead of the seat's team after the round, negated where fewer points are better."""
        state, events = self._game.apply(view.state, view.seat, choice)
        while (points := _round_points(self._game, events)) is None:
            seat = next(iter(self._game.pending(state)), None)
            if seat is None:
                # The round was given up without a score.
                return 0.0
            chance = seed_of(chance, seat)
            answer = self._answer(state, seat, view.policies, budget, chance)
            state, events = self._game.apply(state, seat, answer)
        team = next(members for members in self._game.teams(len(points)) if view.seat in members)
        rivals = [points[seat] for seat in points if seat not in team]
        lead = fmean([points[seat] for seat in team]) - fmean(rivals)
        return lead if self._game.more_is_better else -lead

    def _answer(
        self, state: Any, seat: int, policies: Mapping[int, Policy], budget: Budget, chance: int
    ) -> Choice:
        if seat in policies:
            return policies[seat](state, chance)
        return self._cheater.choose(CheaterView(state, seat), budget, chance).choice


def _round_points(game: CardGame[Any, Any], events: Iterable[Event]) -> Mapping[int, int] | None:
    """Return the points of the round if one of these events scores it; otherwise None."""
    scored = (game.points(event) for event in events)
    return next((points for points in scored if points is not None), None)
