"""The command line of puzzles: mining writes files that can be read, proving says what holds."""

from pathlib import Path

import pytest

from game.arcade.puzzles.files import load_puzzle, load_puzzles
from game.commands import line
from game.storage.places import LEVELS


def exact() -> Path:
    paths = sorted((LEVELS / "puzzles" / "sixty_six").glob("*.toml"))
    return next(path for path in paths if load_puzzle(path).exact)


def test_mining_writes_files_that_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "puzzles" / "sixty_six"
    words = ["puzzles", "mine", "sixty_six", "--count", "1", "--seed", "5000", "--table", "Open hands"]
    assert line.run([*words, "--out", str(folder)]) == 0
    (path,) = folder.glob("*.toml")
    loaded = load_puzzles([tmp_path], "sixty_six")
    assert loaded.problems == ()
    assert capsys.readouterr().out.startswith(f"{path}: grade 1, exact, ahead by ")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("chess",), "unknown game 'chess': expected one of six_takes,"),
        (("six_takes", "--table", "Round one"), "unknown table 'Round one': expected one of Wet feet,"),
    ],
)
def test_what_cannot_be_mined_is_said(
    words: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert line.run(["puzzles", "mine", *words]) == 1
    assert capsys.readouterr().err.startswith(f"main.py: {expected}")


def test_proving_says_what_holds_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = exact()
    assert line.run(["puzzles", "prove", str(good)]) == 0
    assert capsys.readouterr().out.startswith(f"{good}: proven, exact, ahead by ")
    text = good.read_text(encoding="utf-8")
    first, *others = text.split("[[answers]]")
    worse = others[0].replace("value = ", "value = -9")
    wrong = tmp_path / "1.toml"
    # The second best answer pretends to be the best by far.
    swapped = [others[1].replace("value = ", "value = 9"), others[0], *others[2:]]
    wrong.write_text(
        "[[answers]]".join([first, *swapped]).replace("value = 9-", "value = 9"), encoding="utf-8"
    )
    broken = tmp_path / "2.toml"
    broken.write_text("[[answers]]".join([first, worse, *others[1:]]), encoding="utf-8")
    (tmp_path / "3.toml").write_text(text, encoding="utf-8")
    assert line.run(["puzzles", "prove", str(tmp_path)]) == 1
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert lines[0].startswith(f"{wrong}: NOT PROVEN, ")
    assert lines[1].startswith(f"{broken}: answers[1].value: expected at most ")
    assert lines[2].startswith(f"{tmp_path / '3.toml'}: proven, ")
    assert told.err == "main.py: 2 of 3 puzzles aren't proved\n"
