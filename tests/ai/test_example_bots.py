"""The example bots in several languages: each is built as its page says, and plays all four games."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.ai.agent import Budget
from game.ai.bots import bot as bots
from game.ai.bots.bot import Bot
from game.ai.bots.program import Program
from game.cardgames.registry import BUILT_IN, kit_of
from game.engine.contract import Setup
from game.engine.match import Match

FOLDER = Path(__file__).parents[1] / "example_bots"
PAGE = Path(__file__).parents[2] / "game" / "ai" / "bots" / "OWN_BOTS.md"
BOTS = {"bot.py": "Paddle", "bot.js": "Ripple", "bot.c": "Pebble"}
SEATS = 4


def tool(*names: str) -> str:
    found = next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip(f"needs {' or '.join(names)}, which this machine lacks")
    return found


def command(bot: str, folder: Path) -> Sequence[str]:
    """Return the command that starts a bot, once it's built."""
    source = str(FOLDER / bot)
    match Path(bot).suffix:
        case ".js":
            return (tool("node", "nodejs"), source)
        case ".c":
            built = str(folder / "bot")
            warnings = ("-std=c99", "-Wall", "-Wextra", "-Werror")
            subprocess.run(
                [tool("cc", "gcc", "clang"), *warnings, "-o", built, source], check=True, timeout=300
            )
            return (built,)
    return (sys.executable, source)


def test_page_and_test_list_every_example() -> None:
    assert sorted(BOTS) == sorted(os.listdir(FOLDER))
    page = PAGE.read_text(encoding="utf-8")
    assert [bot for bot in BOTS if f"tests/example_bots/{bot}" not in page] == []


@pytest.mark.campaign
@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("bot", BOTS)
def test_example_plays_a_match_to_its_end(bot: str, game: str, tmp_path: Path) -> None:
    """In every seat, and never dropped."""
    kit = kit_of(game)
    rules = kit.rules()
    match = Match(rules, Setup(SEATS, 6, rules.options()))
    words = shlex.join(command(bot, tmp_path))
    bots = [Bot(words, kit, time_limit=300.0, start_limit=300.0) for _ in range(SEATS)]
    problems = []
    while not match.over:
        if not match.pending:
            match.deal()
            continue
        seat, legal = min(match.pending.items(), key=lambda one: one[0])
        decision = bots[seat].choose(match.view(seat), Budget(), 0)
        problems.append(decision.problem)
        assert decision.choice in legal
        match.choose(seat, decision.choice)
    for one in bots:
        one.close()
    assert not any(problems)


@pytest.mark.parametrize("bot", BOTS)
def test_example_stays_for_a_match_of_another_kind(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process gets a hello for each match: nothing of the first match disturbs the second."""
    started: list[Sequence[str]] = []

    def start(words: Sequence[str]) -> Program:
        started.append(words)
        return Program(words)

    monkeypatch.setattr(bots, "Program", start)
    kit = kit_of("six_takes")
    rules = kit.rules()
    seated = Bot(shlex.join(command(bot, tmp_path)), kit, time_limit=300.0, start_limit=300.0)
    for seat, seats in ((1, 2), (0, 4)):
        match = Match(rules, Setup(seats, 6, rules.options()))
        match.deal()
        decision = seated.choose(match.view(seat), Budget(), 0)
        assert (decision.problem, seated.name) == (None, BOTS[bot])
        assert seated.finish_match(), "it stays"
    seated.close()
    assert len(started) == 1
