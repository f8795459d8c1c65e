"""The worker process that thinks beside the screen: it answers, and ends cleanly."""

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from game.ai.agent import Budget, Decision
from game.ai.factory import make_agent
from game.ai.worker import ENDED, KEEPS_ENDING, KEEPS_STOPPING, STOPPED, Thinker, WorkerReply
from game.cardgames.registry import kit_of
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.engine.contract import Setup
from game.engine.match import Match
from tests.ai.thinkers import THINKERS, Note, Say
from tests.conftest import ROOT
from tests.support.running import run_python
from tests.support.stopping import StoppedTime, stop

PATIENCE = 300.0
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc")


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def wait_for(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.005)


def answers(thinker: Thinker, count: int) -> dict[int, Decision]:
    """Return the next answers by ticket."""
    found: list[WorkerReply] = []

    def enough() -> bool:
        found.extend(thinker.poll())
        return len(found) >= count

    wait_for(enough)
    return {answer.ticket: answer.decision for answer in found}


def ask(thinker: Thinker, level: str, path: object = "", chance: int = 0) -> int:
    return thinker.ask(THINKERS, level, Note(str(path)), Budget(7), chance)


def gone(pid: int) -> bool:
    return all(child.pid != pid for child in multiprocessing.active_children())


def test_questions_are_answered_under_their_tickets(thinker: Thinker) -> None:
    thinker.start(THINKERS)
    tickets = [ask(thinker, "duckling", chance=number) for number in range(12)]
    found = answers(thinker, 12)
    assert found == {ticket: Decision(Say(f"simple 7 {number}")) for number, ticket in enumerate(tickets)}
    assert not thinker.busy
    assert thinker.problem is None


def test_waiting_ends_when_the_worker_answers(thinker: Thinker) -> None:
    ask(thinker, "duckling", chance=3)
    found: list[WorkerReply] = []
    for _ in range(3):
        thinker.wait(PATIENCE)
        found += thinker.poll()
    assert [answer.decision for answer in found] == [Decision(Say("simple 7 3"))]
    assert not thinker.busy


def test_asking_starts_the_worker_and_polling_never_waits(thinker: Thinker, tmp_path: Path) -> None:
    ask(thinker, "slow", tmp_path / "go")
    assert thinker.process_id is not None
    assert thinker.poll() == []
    assert thinker.busy
    (tmp_path / "go").touch()
    assert list(answers(thinker, 1).values()) == [Decision(Say("slow"))]


def test_worker_loads_no_screen(thinker: Thinker) -> None:
    # A real game's agents are imported with it.
    thinker.start(kit_of("six_takes"), THINKERS)
    ticket = ask(thinker, "looking")
    assert answers(thinker, 1)[ticket].choice == Say(str(thinker.process_id))


@pytest.mark.parametrize("number", [signal.SIGTERM, 9])
def test_killed_thinking_worker_is_replaced_and_asked_again(
    number: int, thinker: Thinker, tmp_path: Path
) -> None:
    """Signal 9 is what the system sends when memory runs out."""
    thinker.start(THINKERS)
    ask(thinker, "duckling")
    answers(thinker, 1)
    tickets = [ask(thinker, "slow", tmp_path / "go"), ask(thinker, "duckling")]
    thinker.poll()
    first = thinker.process_id
    assert first is not None
    os.kill(first, number)
    wait_for(lambda: thinker.poll() == [] and thinker.process_id != first)
    assert thinker.problem == ENDED
    (tmp_path / "go").touch()
    assert set(answers(thinker, 2)) == set(tickets)


def test_worker_that_keeps_dying_is_given_up_until_the_next_match(thinker: Thinker) -> None:
    thinker.start(THINKERS)
    ticket = ask(thinker, "fatal", chance=9)
    assert answers(thinker, 1)[ticket] == Decision(Say("simple 7 9"))
    assert thinker.problem == KEEPS_ENDING
    assert thinker.process_id is None
    ticket = ask(thinker, "fatal", chance=10)
    assert thinker.poll() == [WorkerReply(ticket, Decision(Say("simple 7 10")))]
    thinker.start(THINKERS)
    ticket = ask(thinker, "looking")
    assert answers(thinker, 1)[ticket].choice == Say(str(thinker.process_id))


def test_failing_agent_is_replaced_and_reported(thinker: Thinker) -> None:
    tickets = [ask(thinker, "faulty", chance=1), ask(thinker, "duckling", chance=2)]
    found = answers(thinker, 2)
    assert [found[ticket] for ticket in tickets] == [Decision(Say("simple 7 1")), Decision(Say("simple 7 2"))]
    assert "Level faulty couldn’t decide (ZeroDivisionError: no ducks to divide by)" in thinker.problem
    assert thinker.process_id is not None


def test_missing_process_is_reported_and_the_simplest_level_answers(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_process: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    ticket = ask(thinker, "slow", "/nowhere", chance=4)
    assert thinker.poll() == [WorkerReply(ticket, Decision(Say("simple 7 4")))]
    assert thinker.problem == "The thinking process couldn’t start (Operation not permitted)."


def test_cancelled_questions_are_never_answered_and_later_ones_are(thinker: Thinker) -> None:
    thinker.start(THINKERS)
    ask(thinker, "duckling")
    answers(thinker, 1)
    ask(thinker, "slow", "/nowhere")
    thinker.poll()
    thinking = thinker.process_id
    thinker.cancel()
    assert not thinker.busy
    assert thinker.process_id != thinking
    ticket = ask(thinker, "duckling", chance=3)
    assert answers(thinker, 1) == {ticket: Decision(Say("simple 7 3"))}
    assert thinker.problem is None


def test_cancelling_nothing_keeps_the_worker(thinker: Thinker) -> None:
    thinker.start(THINKERS)
    process = thinker.process_id
    thinker.cancel()
    assert thinker.process_id == process


def test_closing_ends_even_a_thinking_worker(thinker: Thinker) -> None:
    ask(thinker, "duckling")
    answers(thinker, 1)
    ask(thinker, "slow", "/nowhere")
    thinker.poll()
    process = thinker.process_id
    assert process is not None
    assert not gone(process)
    thinker.close()
    assert thinker.process_id is None
    wait_for(lambda: gone(process))
    thinker.close()


# -- stopped workers ---------------------------------------------------------------------------------

if os.name != "nt":

    @pytest.fixture
    def watched() -> Iterator[Thinker]:
        """Yield a thinker that soon loses patience with a stopped worker."""
        made = Thinker(clock=StoppedTime())
        yield made
        made.close()

    def test_stopped_thinking_worker_is_replaced_and_asked_again(watched: Thinker, tmp_path: Path) -> None:
        watched.start(THINKERS)
        ask(watched, "duckling")
        answers(watched, 1)
        tickets = [ask(watched, "slow", tmp_path / "go"), ask(watched, "duckling", chance=5)]
        watched.poll()
        first = watched.process_id
        stop(first)
        (tmp_path / "go").touch()
        found = answers(watched, 2)
        assert found == {tickets[0]: Decision(Say("slow")), tickets[1]: Decision(Say("simple 7 5"))}
        assert watched.problem == STOPPED
        assert watched.process_id != first
        assert watched.poll() == []

    def test_new_worker_gives_the_same_answer(watched: Thinker) -> None:
        match = Match(SIX_TAKES, Setup(4, 3, SixTakesOptions()))
        match.deal()
        kit = kit_of("six_takes")
        watched.start(kit)
        ticket = watched.ask(kit, "swan", match.view(2), Budget(200), 5)
        stop(watched.process_id)
        expected = make_agent(kit, "swan").choose(match.view(2), Budget(200), 5)
        assert answers(watched, 1) == {ticket: expected}

    @pytest.mark.parametrize("begun", [True, False])
    def test_worker_stopped_while_idle_or_starting_is_replaced(watched: Thinker, begun: bool) -> None:
        watched.start(THINKERS)
        if begun:
            ask(watched, "duckling")
            answers(watched, 1)
        stop(watched.process_id)
        for _ in range(100):
            assert watched.poll() == []
        assert watched.problem is None, "no question is waiting for it"
        ticket = ask(watched, "duckling", chance=6)
        assert answers(watched, 1) == {ticket: Decision(Say("simple 7 6"))}
        assert watched.problem == STOPPED

    def test_same_agent_thinks_in_this_process_if_workers_keep_stopping(watched: Thinker) -> None:
        match = Match(SIX_TAKES, Setup(4, 3, SixTakesOptions()))
        match.deal()
        kit = kit_of("six_takes")
        asked = {
            watched.ask(kit, "swan", match.view(seat), Budget(20), seat, seat=seat): seat for seat in (1, 2)
        }
        for _ in range(3):
            stopped = watched.process_id
            stop(stopped)
            found: list[WorkerReply] = []

            def replaced(before: int | None = stopped, found: list[WorkerReply] = found) -> bool:
                found.extend(watched.poll())
                return watched.process_id != before

            wait_for(replaced)
        assert watched.process_id is None
        assert watched.problem == KEEPS_STOPPING
        found += watched.poll()
        assert [one.ticket for one in found] == list(asked)
        for one in found:
            seat = asked[one.ticket]
            assert one.decision == make_agent(kit, "swan").choose(match.view(seat), Budget(20), seat)
        assert not watched.busy
        watched.start(kit)
        assert watched.process_id is not None
        ask(watched, "looking")
        assert answers(watched, 1)

    def test_worker_that_answers_between_two_stops_is_not_given_up(watched: Thinker) -> None:
        for chance in range(4):
            ticket = ask(watched, "duckling", chance=chance)
            stop(watched.process_id)
            assert answers(watched, 1) == {ticket: Decision(Say(f"simple 7 {chance}"))}
            assert watched.problem == STOPPED
            assert watched.process_id is not None

    def test_busy_worker_is_never_replaced_however_long_it_thinks(tmp_path: Path) -> None:
        ticks = iter(range(10_000))
        thinker = Thinker(clock=lambda: 0.1 * next(ticks))
        ask(thinker, "busy", tmp_path / "there")
        wait_for(lambda: thinker.poll() == [] and (tmp_path / "there").exists())
        busy = thinker.process_id
        for _ in range(300):
            assert thinker.poll() == []
            time.sleep(0.002)
        assert (thinker.process_id, thinker.problem) == (busy, None)
        thinker.close()

    def test_worker_continued_after_it_was_given_up_answers_nothing(watched: Thinker, tmp_path: Path) -> None:
        ticket = ask(watched, "slow", tmp_path / "go")
        first = watched.process_id
        assert first is not None
        stop(first)
        wait_for(lambda: watched.poll() == [] and watched.process_id != first)
        (tmp_path / "go").touch()
        with suppress(ProcessLookupError):
            os.kill(first, signal.SIGCONT)
        wait_for(lambda: gone(first))
        assert list(answers(watched, 1)) == [ticket]
        assert watched.poll() == []

    def test_waiting_for_a_stopped_worker_ends(watched: Thinker) -> None:
        ask(watched, "duckling")
        stop(watched.process_id)
        watched.wait(1e6)
        assert watched.poll() == []
        assert watched.problem == STOPPED

    @pytest.mark.parametrize("close", [Thinker.close, Thinker.cancel])
    def test_stopped_worker_can_be_closed(watched: Thinker, close: Callable[[Thinker], None]) -> None:
        ask(watched, "slow", "/nowhere")
        stopped = watched.process_id
        assert stopped is not None
        stop(stopped)
        close(watched)
        wait_for(lambda: gone(stopped))
        assert watched.problem is None


PARENT = """
import os, sys, time
from game.ai.agent import Budget
from game.ai.worker import Thinker
from tests.ai.thinkers import THINKERS, Note
from tests.support.stopping import child_processes, stop

def main():
    import pygame
    thinker = Thinker()
    thinker.start(THINKERS)
    thinker.ask(THINKERS, "looking", Note(""), Budget(), 0)
    while not (answers := thinker.poll()):
        time.sleep(0.005)
    print(answers[0].decision.choice.word, flush=True)
    STOP
    END

if __name__ == "__main__":
    main()
"""


ENDS = "return", "sys.exit(3)", "1 / 0"
SUDDEN_ENDS = "os._exit(1)", "os.kill(os.getpid(), 9)"
STOP_ALL = """for one in child_processes(os.getpid()):
        stop(one)"""
"""Includes Python's own resource tracker: after a sudden end nothing continues it."""
STOP_WORKER = "stop(thinker.process_id)"


@pytest.mark.parametrize(
    ("end", "stop"),
    [
        *[(end, "") for end in (*ENDS, SUDDEN_ENDS[0])],
        *[
            pytest.param(end, stop, marks=LINUX)
            for end, stop in (
                (SUDDEN_ENDS[1], ""),
                *[(end, STOP_ALL) for end in ENDS],
                *[(end, STOP_WORKER) for end in SUDDEN_ENDS],
            )
        ],
    ],
)
def test_program_leaves_no_worker_however_it_ends(end: str, stop: str, tmp_path: Path) -> None:
    """Even if the worker or all child processes are stopped."""
    program = tmp_path / "program.py"
    program.write_text(PARENT.replace("END", end).replace("STOP", stop))
    ran = run_python(program, PYTHONPATH=str(ROOT))
    worker, *loaded = ran.stdout.splitlines()[-1].split()
    assert loaded == []
    wait_for(lambda: not running(int(worker)))


def running(pid: int) -> bool:
    """Return whether a process is running, which need not be a child of this one; zombies aren't."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return sys.platform != "linux"
