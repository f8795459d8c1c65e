"""Bots: agents that are programs of the player's own, asked in JSON lines (BOTS.md has the protocol).

A bot is told its own seat's view and its legal choices, and nothing else. One that crashes, hangs, floods or
answers nonsense is dropped with a message, and a level of ours plays on for it.
"""

from __future__ import annotations

import secrets
import shlex
from typing import Annotated, Any, Protocol, TypeVar

import msgspec
from msgspec import Meta, Struct

from game import VERSION
from game.ai.agent import Agent, AgentKit, Budget, Decision
from game.ai.bots.bounds import NONE, Bounds
from game.ai.bots.program import Program, ProgramFault, shown
from game.ai.levels import Level, level_of
from game.ai.spec import BOT, UnknownLevel
from game.engine.contract import CardGame, Choice

PROTOCOL = 1
TIME_LIMIT = 5.0
"""Seconds for an answer; to get ready, a bot has twice as many."""

_CHANCE_BITS = 53
"""As many as every language's numbers hold."""

_FALLBACKS = ("drake", "duckling")


class IntroducedView(Protocol):
    """The part of a game's view with which a bot is introduced; later the view is passed on whole."""

    @property
    def seat(self) -> int | None:
        """The own seat."""

    @property
    def seats(self) -> int:
        """The number of seats."""

    @property
    def options(self) -> Struct:
        """The game's options."""


class _Ready(Struct, tag="ready"):
    """A bot's answer to the hello; `stays` if it may be greeted again, for another match."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    stays: bool = False


class Bot(Agent[IntroducedView]):
    """A bot's program, started at the first question, with a fallback that plays on once it is dropped."""

    def __init__(
        self,
        command: str,
        kit: AgentKit,
        *,
        time_limit: float = TIME_LIMIT,
        start_limit: float = 2 * TIME_LIMIT,
        bounds: Bounds = NONE,
    ) -> None:
        """It plays the kit's game, and one of the kit's agents plays on for it; the limits are seconds.

        Its program is started within the bounds.

        Raises:
            UnknownLevel: if the command is none.
        """
        self._command = command
        self._words = _split(command)
        self._kit = kit
        self._game: CardGame[Any, Any] = kit.rules()
        self._chosen: Any = msgspec.defstruct("Chosen", [("choice", self._game.choice_types)])
        self._time_limit = time_limit
        self._start_limit = start_limit
        self._bounds = bounds
        self._name = ""
        self._program: Program | None = None
        self._fallback: tuple[Level, Agent[Any]] | None = None
        self._greeted = False
        self._stays = False

    @property
    def name(self) -> str:
        """The name that it gave when it was ready; empty until then."""
        return self._name

    def choose(self, view: IntroducedView, budget: Budget, chance: int) -> Decision:
        """The bot's choice; once it has been dropped, that of its fallback, on the budget of its level.

        A bot is free in its use of chance: it need not choose the same again.
        """
        problem = None
        if self._fallback is None:
            try:
                return Decision(self._ask(view))
            except ProgramFault as trouble:
                self._fallback = self._drop()
                name = f"{self._name!r} of {self._command!r}" if self._name else repr(self._command)
                problem = (
                    f"bot {name} (seat {view.seat}): {trouble}; {self._fallback[0].id.capitalize()} plays on"
                )
        level, agent = self._fallback
        return msgspec.structs.replace(agent.choose(view, level.budget, chance), problem=problem)

    def leave(self) -> bool:
        """The match is over: whether the bot stays for another one. If not, it has been closed.

        One that was dropped is closed, too: for the next match it is started anew.
        """
        if self._program is None or not self._stays:
            self.close()
            return False
        self._greeted = False
        return True

    def close(self) -> None:
        if self._program is not None:
            self._program.end(_line(type="end"))
            self._program = None
        if self._fallback is not None:
            self._fallback[1].close()

    def _ask(self, view: IntroducedView) -> Choice:
        program = self._program if self._program is not None and self._greeted else self._greet(view)
        choices = self._game.choices(view)
        answer = program.ask(_line(type="choose", view=view, choices=choices), self._time_limit)
        choice: Choice = _read(answer, self._chosen).choice
        if choice not in choices:
            raise ProgramFault(f"{shown(answer)} is none of its choices")
        return choice

    def _greet(self, view: IntroducedView) -> Program:
        """Start the bot, if it is not there, and tell it of the match; returns it once it is ready."""
        if self._program is None:
            self._program = Program(self._bounds.around(self._words))
        hello = _line(
            type="hello",
            protocol=PROTOCOL,
            version=VERSION,
            game=self._game.id,
            seat=view.seat,
            seats=view.seats,
            options=view.options,
            time_limit=self._time_limit,
            # Not the chance of `choose`, which comes of the match's seed, and so would tell of the deal.
            chance=secrets.randbits(_CHANCE_BITS),
        )
        answer = self._program.ask(hello, self._start_limit)
        ready = _read(answer, _Ready)
        self._name, self._stays, self._greeted = ready.name, ready.stays, True
        return self._program

    def _drop(self) -> tuple[Level, Agent[Any]]:
        """Kill the bot; returns the level and the agent that play on for it."""
        if self._program is not None:
            self._program.kill()
            self._program = None
        agents = self._kit.agents()
        level = next(level for level in _FALLBACKS if level in agents)
        return level_of(level), agents[level]()


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnknownLevel(f"{BOT + command!r}: {str(error).lower()}") from None
    if not words:
        raise UnknownLevel(f"{BOT + command!r}: expected a command after the colon")
    return words


def _line(**fields: Any) -> bytes:
    return msgspec.json.encode(fields) + b"\n"


Kind = TypeVar("Kind")


def _read(answer: bytes, kind: type[Kind]) -> Kind:
    """A bot's answer, decoded.

    Raises:
        Trouble: if it is not of that kind.
    """
    try:
        return msgspec.json.decode(answer, type=kind)
    except msgspec.ValidationError as error:
        raise ProgramFault(f"{shown(answer)} is no answer ({error})") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ProgramFault(f"{shown(answer)} is no JSON") from None
