"""Tournaments: the same deals played in every seating, in one or several processes.

A deal is a seed. Playing it in all seatings gives every contender every hand equally often, which cancels the
luck of the cards. An agent's random numbers depend only on seed, seat and step, so a deal always has the same
result.
"""

from __future__ import annotations

import math
import time
from array import array
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import chain, islice
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from game.ai.agent import Agent
from game.ai.bots.bot import Bot, BotPool
from game.ai.bots.bounds import UNLIMITED, Bounds
from game.ai.child import Child
from game.ai.factory import make_agent, make_bot
from game.ai.levels import budget_of
from game.ai.processes import end_processes
from game.ai.spec import BOT
from game.cardgames.registry import kit_of, rules_of
from game.engine.chance import seed_of
from game.engine.contract import CardGame, Event, Setup
from game.engine.match import Match
from game.engine.options import parse_pairs, resolve
from game.files.streams import CommandError, print_error
from game.lab.arena.cheating import CHEATERS, ORACLE, make_cheater, make_cheater_view

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Seating = tuple[int, ...]
"""The index of the contender in each seat."""

_MOST_SEATINGS = 12
_PATIENCE_SECONDS = 5.0
_MOST_LOSSES = 2
_POLL_SECONDS = 0.25


class TournamentPlan(Struct, frozen=True):
    """A tournament: deals with seeds from `seed` on, each in all seatings. Contenders are specs."""

    game: str
    options: Any
    contenders: tuple[str, ...]
    seatings: tuple[Seating, ...]
    seed: int
    deals: int
    bot_time: float | None = None
    bounds: Bounds = UNLIMITED

    @property
    def matches(self) -> int:
        return self.deals * len(self.seatings)


class MatchResult(Struct, frozen=True):
    """The result of a match: each seat's rank, and its points in each round."""

    ranking: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]


class PlayedMatch(Struct, frozen=True):
    """A match's result, and each contender's decision times, problems and name, as in `TournamentDeal`."""

    result: MatchResult
    seconds: tuple[Sequence[float], ...]
    problems: tuple[tuple[str, ...], ...]
    names: tuple[str, ...]


class TournamentDeal(Struct, frozen=True):
    """A deal's results by seating, and its decision times (in seconds), problems and names by contender.

    Attributes:
        names: the names that bots gave themselves; empty for other contenders.
    """

    number: int
    results: tuple[MatchResult, ...]
    seconds: tuple[Sequence[float], ...]
    problems: tuple[tuple[str, ...], ...]
    names: tuple[str, ...] = ()


DealPlayer = Callable[[TournamentPlan, Iterator[int]], Generator[TournamentDeal, None, None]]
"""A function that plays a plan's deals with the given numbers, and yields each when it's finished."""


def resolve_options(rules: CardGame[Any, Any], pairs: list[str], seats: int, seed: int) -> Struct:
    """Return options given as KEY=VALUE; raises BadOption or BadSetup if the game can't be played so."""
    options = resolve(rules.options, parse_pairs(rules.options, pairs))
    rules.check(Setup(seats, seed, options))
    return options


def seatings(line_up: Seating, *, rotate: bool = False) -> tuple[Seating, ...]:
    """Return different seatings of a line-up in which each contender has each seat equally often.

    These are all the different orders. If all contenders differ, if there are too many of
    these, or if `rotate` is set, only rotations are returned, which keep partners and neighbours together.
    """
    if not rotate and len(set(line_up)) < len(line_up):
        repeats = math.prod(map(math.factorial, Counter(line_up).values()))
        if math.factorial(len(line_up)) // repeats <= _MOST_SEATINGS:
            return tuple(_permutations(line_up))
    rotations = (line_up[first:] + line_up[:first] for first in range(len(line_up)))
    return tuple(dict.fromkeys(rotations))


def _permutations(items: Seating) -> Iterator[Seating]:
    if not items:
        yield ()
    for first in sorted(set(items)):
        index = items.index(first)
        yield from ((first, *rest) for rest in _permutations(items[:index] + items[index + 1 :]))


def play(
    plan: TournamentPlan,
    jobs: int,
    report: Callable[[TournamentDeal], None],
    done: frozenset[int] = frozenset(),
    player: DealPlayer | None = None,
) -> list[TournamentDeal]:
    """Play all deals whose numbers aren't in `done`, in `jobs` processes; return these deals in order.

    `report` is called with each finished deal. If `player` is given, it plays the deals instead.

    Raises:
        CommandError: if processes keep dying.
    """
    deals: list[TournamentDeal] = []
    numbers = (number for number in range(plan.deals) if number not in done)
    jobs = min(jobs, plan.deals - len(done))
    if player is not None:
        source = player(plan, numbers)
    elif jobs <= 1:
        source = _play_here(plan, numbers)
    else:
        source = _play_in_processes(plan, numbers, jobs)
    with closing(source) as results:
        for deal in results:
            report(deal)
            deals.append(deal)
    return sorted(deals, key=lambda deal: deal.number)


def _play_here(plan: TournamentPlan, wanted: Iterator[int]) -> Generator[TournamentDeal, None, None]:
    with closing(BotPool()) as pool:
        for number in wanted:
            yield play_deal(plan, number, pool)


def play_deal(plan: TournamentPlan, number: int, pool: BotPool) -> TournamentDeal:
    """Play a deal in all seatings; bots that can play again come from `pool` and return to it."""
    matches = [play_match(plan, number, index, pool) for index in range(len(plan.seatings))]
    return join_matches(plan, number, matches)


def join_matches(plan: TournamentPlan, number: int, matches: Sequence[PlayedMatch]) -> TournamentDeal:
    """Combine a deal's matches, which are in the order of the seatings; problems get the deal's seed."""
    indexes, seed = range(len(matches[0].names)), plan.seed + number
    return TournamentDeal(
        number,
        tuple(match.result for match in matches),
        tuple(
            array("d", chain.from_iterable(match.seconds[index] for match in matches)) for index in indexes
        ),
        tuple(
            tuple(f"seed {seed}: {problem}" for match in matches for problem in match.problems[index])
            for index in indexes
        ),
        tuple(next((match.names[index] for match in matches if match.names[index]), "") for index in indexes),
    )


def play_match(
    plan: TournamentPlan,
    number: int,
    index: int,
    pool: BotPool,
    listener: Callable[[Event], None] | None = None,
) -> PlayedMatch:
    """Play a deal in one seating; `listener` is called with every event."""
    seating, seed = plan.seatings[index], plan.seed + number
    seconds: tuple[array[float], ...] = tuple(array("d") for _ in plan.contenders)
    problems: tuple[list[str], ...] = tuple([] for _ in plan.contenders)
    names = [""] * len(plan.contenders)
    match = Match(rules_of(plan.game), Setup(len(seating), seed, plan.options))
    points: list[list[int]] = [[] for _ in seating]

    def count_points(event: Event) -> None:
        for seat, scored in (match.game.points(event) or {}).items():
            points[seat].append(scored)

    match.listen_unredacted(count_points)
    if listener is not None:
        match.listen_unredacted(listener)
    with ExitStack() as stack:
        agents = []
        for contender in seating:
            agents.append(stack.enter_context(_agent_for(plan, contender, pool)))
        policies = {
            seat: (agent, budget_of(plan.contenders[contender]))
            for seat, (contender, agent) in enumerate(zip(seating, agents, strict=True))
            if plan.contenders[contender] not in CHEATERS and not isinstance(agent, Bot)
        }
        while not match.over:
            match.deal_if_due()
            state = match.state
            for seat in match.pending:
                contender = seating[seat]
                spec = plan.contenders[contender]
                view = match.view(seat)
                if spec in CHEATERS:
                    view = make_cheater_view(match.game, state, seat, policies if spec == ORACLE else {})
                budget = budget_of(spec)
                chance = seed_of(seed, seat, len(match.history))
                start = time.perf_counter()
                decision = agents[seat].choose(view, budget, chance)
                seconds[contender].append(time.perf_counter() - start)
                if decision.problem is not None:
                    problems[contender].append(decision.problem)
                match.choose(seat, decision.choice)
        for contender, agent in zip(seating, agents, strict=True):
            if isinstance(agent, Bot):
                names[contender] = names[contender] or agent.name
    result = MatchResult(match.ranking or (), tuple(map(tuple, points)))
    return PlayedMatch(result, seconds, tuple(map(tuple, problems)), tuple(names))


@contextmanager
def _agent_for(plan: TournamentPlan, contender: int, pool: BotPool) -> Iterator[Agent[Any]]:
    """Yield a contender's agent for a match; a bot that can play again returns to the pool afterwards."""
    spec = plan.contenders[contender]
    if not spec.startswith(BOT):
        agent = make_cheater(plan.game) if spec in CHEATERS else make_agent(kit_of(plan.game), spec)
        with closing(agent):
            yield agent
        return
    bot = pool.acquire(spec, lambda: make_bot(kit_of(plan.game), spec, plan.bot_time, plan.bounds))
    try:
        yield bot
    except BaseException:
        bot.close()
        raise
    pool.release(spec, bot)


# -- in several processes ----------------------------------------------------------------------------


class _DealProcess:
    """A process that plays deals one after another, and is replaced if it dies or is stopped."""

    def __init__(self, plan: TournamentPlan, clock: Callable[[], float]) -> None:
        self._plan, self._clock = plan, clock
        self._number: int | None = None
        self._losses = 0
        self._start()

    def play(self, number: int) -> None:
        self._number = number
        # If it has died, `receive` notices.
        with suppress(OSError):
            self.child.pipe.send(number)

    def receive(self) -> TournamentDeal | None:
        """Return the finished deal; None if the process died and a new one plays the deal."""
        try:
            deal: TournamentDeal = self.child.pipe.recv()
        except (EOFError, OSError):
            self._replace()
            return None
        self._losses = 0
        return deal

    def check(self) -> None:
        """Replace the process if it's unresponsive; raise CommandError after losing too many in a row."""
        if self.child.unresponsive:
            self._replace()

    def _start(self) -> None:
        try:
            self.child = Child(_serve_deals, self._plan, name="arena", clock=self._clock)
        except OSError as error:
            raise CommandError(f"can't start a worker process ({error.strerror})") from None

    def _replace(self) -> None:
        self.child.kill()
        self._losses += 1
        if self._losses > _MOST_LOSSES:
            raise CommandError("the worker processes keep crashing, so the arena can't continue")
        print_error("a worker process ended unexpectedly; a new one plays its deal again")
        self._start()
        if self._number is not None:
            self.play(self._number)


def _play_in_processes(
    plan: TournamentPlan, wanted: Iterator[int], jobs: int, clock: Callable[[], float] = time.monotonic
) -> Generator[TournamentDeal, None, None]:
    """Play deals in `jobs` processes; yield each as soon as it's finished."""
    processes: list[_DealProcess] = []
    try:
        for number in islice(wanted, jobs):
            processes.append(_DealProcess(plan, clock))
            processes[-1].play(number)
        busy = list(processes)
        while busy:
            ready = wait([process.child.pipe for process in busy], _POLL_SECONDS)
            for process in [process for process in busy if process.child.pipe in ready]:
                deal = process.receive()
                if deal is None:
                    continue
                following = next(wanted, None)
                if following is None:
                    busy.remove(process)
                else:
                    process.play(following)
                yield deal
            for process in busy:
                process.check()
    finally:
        end_processes([process.child.process for process in processes], _PATIENCE_SECONDS)
        for process in processes:
            process.child.pipe.close()


def _serve_deals(pipe: Connection, plan: TournamentPlan) -> None:
    """Run in a process: play deals until the pipe closes."""
    with closing(BotPool()) as pool:
        while True:
            try:
                number: int = pipe.recv()
            except (EOFError, OSError):
                return
            deal = play_deal(plan, number, pool)
            with suppress(OSError):
                pipe.send(deal)
