"""A PettingZoo environment (AEC API) for the card games."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from game.engine.chance import seed_of
from game.engine.contract import Choice, Event
from game.interface import engine
from game.lab.environments.coding import Coding, Word
from game.lab.environments.must_be_18 import MustBe18Coding
from game.lab.environments.six_takes import SixTakesCoding
from game.lab.environments.sixpack import SixpackCoding
from game.lab.environments.sixty_six import SixtySixCoding

CODINGS: Mapping[str, Callable[[int], Coding]] = {
    "six_takes": SixTakesCoding,
    "sixpack": SixpackCoding,
    "sixty_six": SixtySixCoding,
    "must_be_18": MustBe18Coding,
}
"""The coding class of each game, to be called with the number of seats."""
MAX_CYCLES = 10_000
"""A match is truncated after this many actions, because random play may never end it."""


class CardGameEnv(AECEnv):  # type: ignore[misc]
    """A match of a card game. Agents are `seat_0`, `seat_1` …

    An observation has two arrays: `observation` (the seat's view, and flags for the actions taken for an
    unfinished choice) and `action_mask`. A choice may take several actions; an action without an alternative
    is taken automatically. Rewards are a round's points when it is scored, negated where fewer are better, so
    they add up to the totals. All agents terminate when the match is over.

    Attributes:
        coding: the encoder of views and choices.
        position: the current position of the match, including hidden cards.
        taken: the actions that the selected agent has taken for its unfinished choice.
    """

    def __init__(
        self, game: str, seats: int | None = None, max_cycles: int = MAX_CYCLES, **options: Any
    ) -> None:
        """Create an environment for a game with options; `reset` starts a match.

        A match that is not over after `max_cycles` actions is truncated.

        Raises:
            UnknownGame, BadOption, BadSetup: if the game can't be played with these seats and options, or has
                no coding.
        """
        super().__init__()
        if game not in CODINGS:
            raise engine.UnknownGame(f"no environment of {game!r}: expected one of {', '.join(CODINGS)}")
        self._options, self._max_cycles, self._cycles = options, max_cycles, 0
        self.position = engine.open(game, seats=seats, **options)
        self.coding = CODINGS[game](self.position.setup.seats)
        self.metadata = {"name": f"sixes_{game}_v1", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.agent_selection: str = ""
        self.possible_agents = [f"seat_{seat}" for seat in range(self.coding.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed: int | None = None
        self.taken: Word = ()
        self._words: dict[Word, Choice] = {}
        actions = len(self.coding.actions)
        low, high = self.coding.bounds()
        # The actions of the unfinished choice follow the view: as many flags as there are actions.
        low, high = np.append(low, np.zeros(actions, np.int32)), np.append(high, np.ones(actions, np.int32))
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a match; `options` is ignored. The same seed gives the same match as `engine.open`.

        Without a seed, it is derived from the previous match's seed; the first one is random.
        """
        if seed is None:
            seed = secrets.randbits(63) if self._seed is None else seed_of(self._seed, "next")
        self._seed, self._cycles = seed, 0
        setup = self.position.setup
        opened = engine.open(self.position.game, seats=setup.seats, seed=seed, **self._options)
        self.position = engine.dealt(opened).position
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select_next()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return an agent's observation; its mask is all zeros unless the agent is selected."""
        seat = self._seat[agent]
        mask = np.zeros(len(self.coding.actions), np.int8)
        flags = np.zeros(len(self.coding.actions), np.int32)
        if agent == self.agent_selection:
            mask[sorted({word[len(self.taken)] for word in self._words})] = 1
            flags[list(self.taken)] = 1
        view = self.coding.encode(engine.view(self.position, seat))
        return {"observation": np.append(view, flags), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action for the selected agent, or raise ValueError if the mask doesn't allow it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        taken = self.taken if action is None else (*self.taken, int(action))
        matching = {word: choice for word, choice in self._words.items() if word[: len(taken)] == taken}
        if action is None or not matching:
            raise ValueError(
                f"{agent}: action {action} is not allowed: the mask of its observation tells which are"
            )
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._words, self.taken = matching, taken
        if len(matching) == 1:
            (choice,) = matching.values()
            self._choose(self._seat[agent], choice)
        else:
            # Actions without an alternative follow.
            while len(follow := {word[len(self.taken)] for word in self._words}) == 1:
                self.taken = (*self.taken, *follow)
        self._cycles += 1
        if self._cycles >= self._max_cycles and not self.terminations[agent]:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def close(self) -> None:
        """Do nothing."""

    def _choose(self, seat: int, choice: Choice) -> None:
        self.position, events = engine.apply(self.position, seat, choice)
        self._reward(events)
        self.position, events = engine.dealt(self.position)
        self._reward(events)
        self._select_next()

    def _reward(self, events: tuple[Event, ...]) -> None:
        rules = engine.rules(self.position.game)
        for event in events:
            for seat, points in (rules.points(event) or {}).items():
                self.rewards[self.possible_agents[seat]] += points if rules.more_is_better else -points

    def _select_next(self) -> None:
        """Select the first seat with a pending choice; if there is none, terminate."""
        self.taken, self._words = (), {}
        pending = engine.pending(self.position)
        if not pending:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        seat = min(pending)
        self.agent_selection = self.possible_agents[seat]
        self._words = {self.coding.actions_of(choice): choice for choice in pending[seat]}


def raw_env(game: str, seats: int | None = None, max_cycles: int = MAX_CYCLES, **options: Any) -> CardGameEnv:
    """Return an environment that raises ValueError for illegal actions."""
    return CardGameEnv(game, seats, max_cycles, **options)


def env(game: str, seats: int | None = None, max_cycles: int = MAX_CYCLES, **options: Any) -> Any:
    """Return an environment with PettingZoo's usual wrappers: an illegal action ends the match with −1."""
    environment = wrappers.TerminateIllegalWrapper(
        raw_env(game, seats, max_cycles, **options), illegal_reward=-1
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(environment))
