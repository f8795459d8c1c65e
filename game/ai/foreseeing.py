"""A cheater that plays every choice out as the others would play on.

For games with cheap play-outs. Seats choose one after the other, so each of the others may answer a choice
differently. A cheater that expected best play from everyone would miss what their weaknesses bring.
"""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean
from typing import Any

from game.ai.agent import Agent, Budget, Decision, Peek, Policy
from game.engine.chance import seed_of
from game.engine.contract import CardGame, Choice, Event

_PLAY_OUTS = 4


class Foreseeing(Agent[Peek]):
    """The choice that brings its team most in play-outs; among equals, the cheater's own.

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
        while (points := self._scored(events)) is None:
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

    def _scored(self, events: tuple[Event, ...]) -> Mapping[int, int] | None:
        """Return the points of the round if these events score it."""
        scored = (self._game.points(event) for event in events)
        return next((points for points in scored if points is not None), None)
