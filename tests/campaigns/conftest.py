"""What campaigns of bad files begin with."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def folders(tmp_path: Path) -> Callable[[], Path]:
    """Makes new data directories, and takes the last one away."""
    made: list[Path] = []

    def make() -> Path:
        for old in made:
            shutil.rmtree(old, ignore_errors=True)
        made[:] = [tmp_path / "data"]
        for name in ("saves", "levels"):
            (made[0] / name).mkdir(parents=True)
        return made[0]

    return make
