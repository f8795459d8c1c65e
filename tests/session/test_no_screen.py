"""A session plays a whole match in a process that never loads pygame."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "game" / "session"

MATCH = """
import sys
from game.cardgames.registry import rules_of
from game.engine.journal import Header, Player
from game.session.session import Session

players = tuple(Player(name, "duckling") for name in ("Ada", "Ben"))
header = Header(version="", game="six_takes", seed=6, options={}, players=players)
session = Session.new(rules_of("six_takes"), header)
while not session.match.over:
    session.deal()
    session.update(0, patient=False)
session.leave()
"""


def test_a_match_is_played_without_pygame() -> None:
    names = [f"game.session.{path.stem}" for path in FOLDER.glob("*.py") if path.stem != "__init__"]
    assert len(names) > 3
    imports = "".join(f"import {name}\n" for name in names)
    check = "assert not {'pygame', 'game.ui'} & {*sys.modules}, 'a screen was loaded'\n"
    subprocess.run(
        [sys.executable, "-c", imports + MATCH + check], cwd=ROOT, check=True, timeout=300, text=True
    )
