"""Random input while the program is killed and resumed: no line is lost, and no process is left.

Its own processes are stopped and killed, too, and its clock jumps.
"""

import random
import signal
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from game.ai.processes import continue_process
from game.cardgames.registry import GAMES
from tests.campaigns.random_journey import process_file
from tests.conftest import ROOT, Campaign
from tests.support.driving import Driver
from tests.support.stopping import child_processes, wait_until

pytestmark = [
    pytest.mark.campaign,
    pytest.mark.skipif(sys.platform != "linux", reason="processes are looked for in /proc"),
]

PROGRAMS, INPUTS = 3, 160
"""The number of programs of a game's sample, one after the other in a directory, and their most inputs."""
SECONDS = (0.8, 2.5)
"""The processor time after which a program is killed; with less it may not have started."""
MOST_LINES = 25
"""The most lines before one is cut."""


class Journeys:
    """What several programs in a row have printed about one data directory.

    Attributes:
        inputs: the number of inputs; `kills`, `jumps` of the clock and `losses` of processes are counted,
            too.
        visits: the number of visits of each kind of scene.
    """

    def __init__(self, folder: Path, game: str, chance: random.Random) -> None:
        self._folder, self._game, self._chance = folder, game, chance
        self._written: dict[str, Counter[bytes]] = {}
        self.inputs = self.kills = self.jumps = self.losses = 0
        self.visits: Counter[str] = Counter()

    @property
    def lines(self) -> int:
        return sum(lines.total() for lines in self._written.values())

    def go(self, number: int) -> None:
        """Let a program play; one of three ends by itself, one is killed anywhere, one inside a write."""
        chance, way = self._chance, number % 3
        cut = chance.randint(1, MOST_LINES) if way == 0 else 0
        seconds = chance.uniform(*SECONDS) if way == 1 else 0.0
        seed = f"{chance.getrandbits(48)}"
        command = [sys.executable, "-m", "tests.campaigns.random_journey", str(self._folder), self._game]
        command += [seed, str(INPUTS), str(cut), str(seconds)]
        # Output goes to files: processes left by a killed one would keep a pipe open.
        said, errors = (self._folder.with_suffix(name) for name in (".said", ".errors"))
        left = process_file(self._folder)
        left.write_text("", encoding="utf-8")
        with said.open("wb") as output, errors.open("wb") as wrong:
            ended = subprocess.run(command, cwd=ROOT, stdout=output, stderr=wrong, check=False)
        for line in said.read_text(encoding="utf-8").splitlines(keepends=True):
            if line.endswith("\n"):
                self._hear(line)
        killed = ended.returncode == -signal.SIGKILL
        assert killed or ended.returncode == 0, f"{self._game}, seed {seed}: {errors.read_text()}"
        self.kills += killed
        self._await_end(set(map(int, left.read_text(encoding="utf-8").split())))
        self._check()

    def _await_end(self, children: set[int]) -> None:
        """Wait until no process of a killed program is left.

        Python's resource tracker ends only when it runs, and so does a process that was stopped before it
        could ask to be killed with its parent; these are continued.
        """

        def ended() -> bool:
            left = children & set(child_processes(1))
            for one in left:
                with suppress(OSError):
                    command = Path(f"/proc/{one}/cmdline").read_bytes()
                    if b"resource_tracker" in command or b"spawn_main" in command:
                        continue_process(one)
            return not left

        wait_until(ended)

    def _hear(self, said: str) -> None:
        """Record a line that a program printed."""
        word, *rest = said.split()
        match word, rest:
            case "input", []:
                self.inputs += 1
            case "visit", [kind]:
                self.visits[kind] += 1
            case "written", [name, line]:
                found = self._written.setdefault(name, Counter())
                found.update(one for one in bytes.fromhex(line).split(b"\n") if one)
            case "deletes", [name]:
                self._written.pop(name, None)
            case "jump", []:
                self.jumps += 1
            case "loss", []:
                self.losses += 1

    def _check(self) -> None:
        for name, lines in self._written.items():
            (path,) = self._folder.rglob(name)
            lost = lines - Counter(path.read_bytes().split(b"\n"))
            assert not lost, f"{name}: lost {lost}"


@pytest.mark.parametrize("game", GAMES)
def test_no_kill_during_random_input_loses_a_line(game: str, tmp_path: Path, campaign: Campaign) -> None:
    folder = tmp_path / "data"
    journeys = Journeys(folder, game, random.Random(f"{campaign.seed} {game} killed"))
    for number in range(PROGRAMS * campaign.times):
        journeys.go(number)
    Driver(folder).close()
    print(
        f"{journeys.inputs} inputs, {journeys.kills} kills, {journeys.losses} processes lost, "
        f"{journeys.jumps} jumps of the clock; {journeys.lines} lines written"
    )
    print(f"visits: {dict(journeys.visits.most_common())}")
