"""Agents for the worker's tests, which need no card game."""

import os
import sys
import time
from typing import Any

import msgspec

from game.ai.agent import Agent, AgentMakers, Budget, Decision
from game.engine.contract import CardGame, Choice


class Say(Choice, frozen=True):
    word: str


class Note(msgspec.Struct, frozen=True):
    """A view: a file to look for."""

    path: str


class Simple(Agent[Note]):
    def choose(self, view: Note, budget: Budget, chance: int) -> Decision:
        return Decision(Say(f"simple {budget.samples} {chance}"))


class Slow(Agent[Note]):
    """Thinks until its file exists."""

    def choose(self, view: Note, budget: Budget, chance: int) -> Decision:
        while not os.path.exists(view.path):
            time.sleep(0.01)
        return Decision(Say("slow"))


class Busy(Agent[Note]):
    def choose(self, view: Note, budget: Budget, chance: int) -> Decision:
        open(view.path, "w").close()
        while True:
            sum(range(1_000_000))


class Fatal(Agent[Note]):
    def choose(self, view: Note, budget: Budget, chance: int) -> Decision:
        os._exit(3)


class Faulty(Agent[Note]):
    def choose(self, view: Note, budget: Budget, chance: int) -> Decision:
        raise ZeroDivisionError("no ducks to divide by")


class Looking(Agent[Note]):
    """Reports which modules that a worker shouldn't load are loaded in its process."""

    def choose(self, view: Note, budget: Budget, chance: int) -> Decision:
        loaded = {name.split(".")[0] for name in sys.modules} & {"pygame"}
        loaded |= {name for name in sys.modules if name.startswith(("game.ui", "game.scenes"))}
        return Decision(Say(" ".join([str(os.getpid()), *sorted(loaded)])))


AGENTS: AgentMakers = {
    "duckling": Simple,
    "slow": Slow,
    "busy": Busy,
    "fatal": Fatal,
    "faulty": Faulty,
    "looking": Looking,
}


class ThinkersKit:
    id = "thinkers"

    def rules(self) -> CardGame[Any, Any]:
        """Only bots need rules, and none of these agents is one."""
        raise NotImplementedError

    def agents(self) -> AgentMakers:
        return AGENTS


THINKERS = ThinkersKit()
