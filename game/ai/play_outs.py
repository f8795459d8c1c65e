"""Agents that play every choice out: flat Monte Carlo for any card game, and a cheater that foresees.

A game that can deal the hidden cards of a view gets Drake (few deals) and Swan (many) from this. Stronger
players need a search of their own.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from statistics import fmean
from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from game.ai.agent import Agent, Budget, Decision, Peek, Policy, Prospect
from game.ai.search import Meter
from game.engine.chance import seed_of
from game.engine.contract import CardGame, Choice, Event

StateT = TypeVar("StateT")

Redeal = Callable[[Any, random.Random], StateT]
"""Deals everything a view hides, at random and consistent with the view; returns the whole state."""


class PlayOutView(Protocol):
    """The part of a view that a play-out needs."""

    @property
    def seat(self) -> int | None: ...


class FlatMonteCarlo(Agent[PlayOutView], Generic[StateT]):
    """A player that tries every choice on the same deals; from then on every seat chooses at random.

    Args:
        share: the share of a budget it uses (0 to 1).
    """

    def __init__(self, game: CardGame[StateT, Any], redeal: Redeal[StateT], share: float = 1.0) -> None:
        self._game, self._redeal, self._share = game, redeal, share

    def choose(self, view: PlayOutView, budget: Budget, chance: int) -> Decision:
        generator = random.Random(chance)
        choices = self._game.choices(view)
        if len(choices) == 1:
            return Decision(choices[0])
        values: list[list[float]] = [[] for _ in choices]
        for _deal in Meter(replace(budget, samples=round(budget.samples * self._share))).batches(1):
            state = self._redeal(view, generator)
            for choice, found in zip(choices, values, strict=True):
                found.append(self._value(state, view.seat or 0, choice, generator))
        prospects = tuple(
            Prospect(choice, fmean(found), fmean(value < 0 for value in found))
            for choice, found in zip(choices, values, strict=True)
        )
        return Decision(max(prospects, key=lambda one: one.value).choice, prospects)

    def _value(self, state: StateT, seat: int, choice: Choice, generator: random.Random) -> float:
        """Return the seat's points in the rest of the round, negated where fewer are better."""
        state, events = self._game.apply(state, seat, choice)
        while (points := _scored(self._game, events)) is None:
            asked = sorted(self._game.pending(state).items(), key=lambda one: one[0])
            if not asked:
                # The round was given up without a score.
                return 0.0
            other, legal = generator.choice(asked)
            state, events = self._game.apply(state, other, generator.choice(legal))
        own = points.get(seat, 0)
        return own if self._game.more_is_better else -own


_PLAY_OUTS = 4


class Foreseeing(Agent[Peek]):
    """The choice that brings its team most in play-outs; among equals, the cheater's own.

    For games with cheap play-outs. Seats choose one after the other, so each of the others may answer a
    choice differently: a cheater that expected best play would miss what their weaknesses bring.

    Args:
        cheater: plays for itself, and for seats whose policy isn't known.
    """

    def __init__(self, game: CardGame[Any, Any], cheater: Agent[Peek]) -> None:
        self._game, self._cheater = game, cheater

    def choose(self, view: Peek, budget: Budget, chance: int) -> Decision:
        first = self._cheater.choose(view, budget, chance)
        choices = self._game.pending(view.state)[view.seat]
        if len(choices) == 1 or not view.policies:
            return first

        def worth(choice: Choice) -> tuple[float, bool]:
            found = [self._play_out(view, choice, budget, seed_of(chance, one)) for one in range(_PLAY_OUTS)]
            return fmean(found), choice == first.choice

        return Decision(max(choices, key=worth))

    def _play_out(self, view: Peek, choice: Choice, budget: Budget, chance: int) -> float:
        """Return the lead of the seat's team at the end of the round, in points that are good for it."""
        state, events = self._game.apply(view.state, view.seat, choice)
        while (points := _scored(self._game, events)) is None:
            seat = next(iter(self._game.pending(state)), None)
            if seat is None:
                # The round was given up without a score.
                return 0.0
            chance = seed_of(chance, seat)
            answer = self._answer(state, seat, view.policies, budget, chance)
            state, events = self._game.apply(state, seat, answer)
        own = next(team for team in self._game.teams(len(points)) if view.seat in team)
        rest = [points[seat] for seat in points if seat not in own]
        lead = fmean([points[seat] for seat in own]) - fmean(rest)
        return lead if self._game.more_is_better else -lead

    def _answer(
        self, state: Any, seat: int, policies: Mapping[int, Policy], budget: Budget, chance: int
    ) -> Choice:
        if seat in policies:
            return policies[seat](state, chance)
        return self._cheater.choose(Peek(state, seat), budget, chance).choice


def _scored(game: CardGame[Any, Any], events: Iterable[Event]) -> Mapping[int, int] | None:
    """Return the points of the round if these events score it."""
    found = (game.points(event) for event in events)
    return next((points for points in found if points is not None), None)
