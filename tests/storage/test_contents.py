"""Lists in `assets`: a fault names its file."""

from pathlib import Path

import pytest
from msgspec import Struct

from game.files.gate import BadContent
from game.storage import contents


class Listed(Struct):
    things: list[str]


def test_fault_names_the_file_and_the_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contents, "ASSETS", tmp_path)
    path = tmp_path / "things.toml"
    path.write_text('things = ["a", 1]')
    with pytest.raises(BadContent) as caught:
        contents.read_contents("things.toml", Listed)
    assert str(caught.value) == f"{path}: Expected `str`, got `int` - at `$.things[1]`"
