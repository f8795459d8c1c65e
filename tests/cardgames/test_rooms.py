"""Each card game has the same five rooms, and three of them know no screen, not even by another module."""

import subprocess
import sys
from pathlib import Path

import pytest

from game import cardgames
from game.cardgames.registry import GAMES

FOLDER = Path(cardgames.__file__).parent
ROOMS = {"rules", "players", "words", "table", "rulebook"}


def modules(game: str, room: str) -> list[str]:
    files = sorted((FOLDER / game / room).rglob("*.py"))
    return [".".join(("game.cardgames", *file.relative_to(FOLDER).with_suffix("").parts)) for file in files]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_five_rooms_and_beside_them_its_feats_its_sheet_and_its_pictures(game: str) -> None:
    folders = {path.name for path in (FOLDER / game).iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders == ROOMS
    beside = {"__init__.py", "run_scoring.py", "sheet.py", "shots.py"}
    assert {path.name for path in (FOLDER / game).glob("*.py")} == beside


@pytest.mark.parametrize("game", GAMES)
def test_rules_players_and_words_load_no_screen(game: str) -> None:
    names = [name for room in ("rules", "players", "words") for name in modules(game, room)]
    assert len(names) > 15
    check = "\n".join(
        [
            "import sys",
            *[f"import {name.removesuffix('.__init__')}" for name in names],
            "assert not {'pygame', 'game.ui'} & set(sys.modules)",
        ]
    )
    subprocess.run([sys.executable, "-c", check], check=True, timeout=300)
