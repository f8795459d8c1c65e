"""Bots: agents that are external programs, which exchange JSON lines with us (see BOTS.md).

A bot gets its seat's view and legal choices. If it crashes, hangs, sends too much or answers nonsense, a
built-in level replaces it, with a message.
"""

from __future__ import annotations

import secrets
import shlex
from collections import defaultdict
from collections.abc import Callable
from typing import Annotated, Any, Protocol, TypeVar

import msgspec
from msgspec import Meta, Struct

from game import VERSION
from game.ai.agent import Agent, AgentKit, Budget, Decision
from game.ai.bots.bounds import UNLIMITED, Bounds
from game.ai.bots.program import Program, ProgramFault, quote_output
from game.ai.levels import Level, level_of
from game.ai.spec import BOT, UnknownLevel
from game.engine.contract import CardGame, Choice, SeatedView

PROTOCOL = 1
TIME_LIMIT = 5.0
"""The default time for a bot's answer, in seconds; it has twice as long to start."""

_CHANCE_BITS = 53
"""The size of a bot's seed: integers of up to 53 bits fit every language's number type."""

_FALLBACKS = ("drake", "duckling")


class BotView(SeatedView, Protocol):
    """The fields of a view that the `hello` message needs; every view has them."""

    @property
    def options(self) -> Struct: ...


class _Ready(Struct, tag="ready"):
    """A bot's answer to `hello`; `stays` says whether the same process can play more matches."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    stays: bool = False


class Bot(Agent[BotView]):
    """An agent that starts a bot's program at its first choice; if the bot fails, a built-in level plays."""

    def __init__(
        self,
        command: str,
        kit: AgentKit,
        *,
        time_limit: float = TIME_LIMIT,
        start_limit: float = 2 * TIME_LIMIT,
        bounds: Bounds = UNLIMITED,
    ) -> None:
        """Create a bot that plays the kit's game; limits are in seconds. May raise UnknownLevel."""
        self._command = command
        self._words = _split_command(command)
        self._kit = kit
        self._game: CardGame[Any, Any] = kit.rules()
        self._chosen: Any = msgspec.defstruct("Chosen", [("choice", self._game.choice_types)])
        self._time_limit = time_limit
        self._start_limit = start_limit
        self._bounds = bounds
        self.name = ""
        self._program: Program | None = None
        self._fallback: tuple[Level, Agent[Any]] | None = None
        self._greeted = False
        self._stays = False

    def choose(self, view: BotView, budget: Budget, chance: int) -> Decision:
        """Return the bot's choice; if the bot has failed, the fallback level's.

        Unlike other agents, a bot may choose differently for the same view and chance.
        """
        problem = None
        if self._fallback is None:
            try:
                return Decision(self._request_choice(view))
            except ProgramFault as fault:
                self._fallback = self._fall_back()
                name = f"{self.name!r} of {self._command!r}" if self.name else repr(self._command)
                problem = (
                    f"bot {name} (seat {view.seat}): {fault}; {self._fallback[0].id.capitalize()} plays on"
                )
        level, agent = self._fallback
        return msgspec.structs.replace(agent.choose(view, level.budget, chance), problem=problem)

    def finish_match(self) -> bool:
        """End a match; return whether the bot can play another one. If not, it is closed."""
        if self._program is None or not self._stays:
            self.close()
            return False
        self._greeted = False
        return True

    def close(self) -> None:
        if self._program is not None:
            self._program.end(_encode_line(type="end"))
            self._program = None
        if self._fallback is not None:
            self._fallback[1].close()

    def _request_choice(self, view: BotView) -> Choice:
        program = self._program if self._program is not None and self._greeted else self._greet(view)
        choices = self._game.choices(view)
        answer = program.ask(_encode_line(type="choose", view=view, choices=choices), self._time_limit)
        choice: Choice = _decode_answer(answer, self._chosen).choice
        if choice not in choices:
            raise ProgramFault(f"{quote_output(answer)} isn't one of its choices")
        return choice

    def _greet(self, view: BotView) -> Program:
        """Start the bot if necessary, send it the match's details, and return the program once it's ready."""
        if self._program is None:
            self._program = Program(self._bounds.wrap_command(self._words))
        hello = _encode_line(
            type="hello",
            protocol=PROTOCOL,
            version=VERSION,
            game=self._game.id,
            seat=view.seat,
            seats=view.seats,
            options=view.options,
            time_limit=self._time_limit,
            # Not the `chance` of `choose`, which depends on the match's seed.
            chance=secrets.randbits(_CHANCE_BITS),
        )
        answer = self._program.ask(hello, self._start_limit)
        ready = _decode_answer(answer, _Ready)
        self.name, self._stays, self._greeted = ready.name, ready.stays, True
        return self._program

    def _fall_back(self) -> tuple[Level, Agent[Any]]:
        """Kill the bot, and return the fallback level and its agent."""
        if self._program is not None:
            self._program.kill()
            self._program = None
        agents = self._kit.agents()
        level = next(level for level in _FALLBACKS if level in agents)
        return level_of(level), agents[level]()


def _split_command(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnknownLevel(f"{BOT + command!r}: {str(error).lower()}") from None
    if not words:
        raise UnknownLevel(f"{BOT + command!r}: expected a command after the colon")
    return words


def _encode_line(**fields: Any) -> bytes:
    return msgspec.json.encode(fields) + b"\n"


Kind = TypeVar("Kind")


def _decode_answer(answer: bytes, kind: type[Kind]) -> Kind:
    """Decode a bot's answer, or raise ProgramFault."""
    try:
        return msgspec.json.decode(answer, type=kind)
    except msgspec.ValidationError as error:
        raise ProgramFault(f"{quote_output(answer)} isn't an answer ({error})") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ProgramFault(f"{quote_output(answer)} isn't JSON") from None


class BotPool:
    """Idle bots that can play another match. Each plays one seat at a time."""

    def __init__(self) -> None:
        self._idle: defaultdict[str, list[Bot]] = defaultdict(list)

    def acquire(self, spec: str, make: Callable[[], Bot]) -> Bot:
        """Return an idle bot of this spec, or a new one."""
        idle = self._idle[spec]
        return idle.pop() if idle else make()

    def release(self, spec: str, bot: Bot) -> None:
        if bot.finish_match():
            self._idle[spec].append(bot)

    def close(self) -> None:
        while self._idle:
            for bot in self._idle.popitem()[1]:
                bot.close()
