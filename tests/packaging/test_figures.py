"""The scripts behind the documents' figures can still be imported."""

import runpy
from pathlib import Path

import pytest

FIGURES = Path(__file__).parents[2] / "assets" / "figures"


@pytest.mark.parametrize("script", sorted(FIGURES.glob("*.py")), ids=lambda path: path.stem)
def test_script_imports_everything_it_uses(script: Path) -> None:
    assert callable(runpy.run_path(str(script))["main"])
