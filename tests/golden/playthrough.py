"""Whole matches as text, compared line by line with what the rules do now.

    python -m tests.golden.playthrough

rewrites them after a deliberate change to the rules; read the difference before committing it.
"""

from importlib import import_module
from pathlib import Path

from tests.golden.scribe import Scribe

FOLDER = Path(__file__).parent


def games() -> list[str]:
    return sorted(path.parent.name for path in FOLDER.glob("*/matches.py"))


def scribe_of(game: str) -> Scribe:
    made: Scribe = import_module(f"tests.golden.{game}.matches").Golden()
    return made


def file_of(game: str, name: str) -> Path:
    return FOLDER / game / f"{name}.txt"


def main() -> None:
    for game in games():
        for name in scribe_of(game).matches:
            file_of(game, name).write_text(scribe_of(game).write(name), encoding="utf-8")


if __name__ == "__main__":
    main()
