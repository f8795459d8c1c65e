"""Write the number of tests into TESTING.md: `python -m tests.count`."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "game" / "TESTING.md"
ROW = re.compile(r"^\| (?P<kind>quick tests|campaigns) \| (?P<number>[\d,]+) \|$", re.MULTILINE)


def count_tests(*marks: str) -> int:
    """Return the number of tests that pytest collects."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-n", "0", *marks]
    output = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    found = re.search(r"^(\d+)(?:/\d+)? tests? (?:collected|found)", output, re.MULTILINE)
    if found is None:
        raise ValueError(f"pytest's last line: expected a number of tests, got {output[-80:]!r}")
    return int(found[1])


def update_page(page: str, numbers: dict[str, int]) -> str:
    """Return the page with these numbers in its rows.

    Raises:
        ValueError: if the page has no row for one of them.
    """
    kinds = [found["kind"] for found in ROW.finditer(page)]
    if sorted(kinds) != sorted(numbers):
        raise ValueError(f"{PAGE.name}: expected one row for each of {', '.join(numbers)}, got {kinds}")
    return ROW.sub(lambda row: f"| {row['kind']} | {numbers[row['kind']]:,} |", page)


def main() -> None:
    numbers = {"quick tests": count_tests(), "campaigns": count_tests("-m", "campaign")}
    PAGE.write_text(update_page(PAGE.read_text(encoding="utf-8"), numbers), encoding="utf-8")
    print(*(f"{kind}: {number:,}" for kind, number in numbers.items()), sep="\n")


if __name__ == "__main__":
    main()
