"""The arena's command line for tests, and its report without times."""

import json
from pathlib import Path
from typing import Any

from game.commands import line


def arena(path: Path, *words: str, seats: str = "drake@2,duckling", matches: int = 8) -> int:
    plan = ["--option", "limit=0", "--seats", seats, "--matches", str(matches), "--json", str(path)]
    return line.run(["arena", "six_takes", *plan, *words])


def report_without_times(path: Path) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(path.read_bytes())
    del report["times"]
    return report
