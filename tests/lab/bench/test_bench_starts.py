"""Starts are measured with compiled modules, as they are at a player's second start."""

import sys
from pathlib import Path

import pytest

from game.lab.bench import starts


def test_a_start_keeps_what_it_compiles_also_where_python_is_told_not_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    starts.timed([sys.executable, "-c", "import game.engine; print(1.0)"], str(tmp_path))
    assert any("engine" in str(path) for path in tmp_path.rglob("*.pyc"))
