"""Folders of the program are small enough to take in at a glance."""

from pathlib import Path

GAME = Path(__file__).resolve().parents[1] / "game"
MOST = 16


def test_no_folder_has_too_many_files() -> None:
    folders = {path.parent for path in GAME.rglob("*.py")}
    assert len(folders) > 50
    counts = {
        folder.relative_to(GAME).as_posix(): sum(one.is_file() for one in folder.iterdir())
        for folder in folders
    }
    assert {folder: count for folder, count in counts.items() if count > MOST} == {}
