"""Pictures of the program: every group is taken in a process of its own."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.commands import shots
from game.commands.arguments import CommandError


def test_a_picture_of_every_shared_screen_in_the_size_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shots, "GAMES", {})
    monkeypatch.setattr(shots, "SHARED", ("closing",))
    assert shots.run(tmp_path / "new", (960, 540), 1.0, jobs=1) == 0
    taken = sorted((tmp_path / "new").iterdir())
    assert [path.name for path in taken] == ["controls.png", "settings.png", "trouble.png"]
    assert {pygame.image.load(path).get_size() for path in taken} == {(960, 540)}
    assert "3 pictures in" in capsys.readouterr().out


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(CommandError, match="pictures cannot be written here"):
        shots.run(tmp_path / "file" / "inside", (960, 540), 1.0)
