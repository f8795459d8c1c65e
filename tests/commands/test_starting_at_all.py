"""An old Python or missing packages: one line says what to do."""

import ast
import runpy
import subprocess
import sys

import pytest

from game.commands import line, play
from game.ui.drawing import text
from tests.conftest import ROOT
from tests.support.running import run_python

MAIN = ROOT / "main.py"


def test_old_python_can_parse_the_entry_point() -> None:
    """The parser's `feature_version` is 3.4 at least, so syntax newer than Python 2.7 is looked for."""
    source = MAIN.read_text(encoding="ascii")
    newer = (ast.JoinedStr, ast.AnnAssign, ast.FunctionDef, ast.AsyncFunctionDef, ast.Nonlocal, ast.Starred)
    for node in ast.walk(ast.parse(source, feature_version=(3, 4))):
        assert not isinstance(node, newer), ast.unparse(node)
        assert not (isinstance(node, ast.ImportFrom) and node.module == "__future__")


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 15), (3, 10, 13)])
@pytest.mark.parametrize("name", ["__main__", "main"])
def test_old_python_is_reported(version: tuple[int, ...], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    monkeypatch.setattr(sys, "version", ".".join(map(str, version)) + " (default)")
    monkeypatch.setattr(sys, "argv", ["main.py", "--version"])
    with pytest.raises(SystemExit) as caught:
        runpy.run_path(str(MAIN), run_name=name)
    told = f"main.py: Sixes needs Python 3.11 or newer, and this is {sys.version.split()[0]}"
    assert caught.value.code == told


def run_without_packages(*words: str) -> subprocess.CompletedProcess[str]:
    """Run main.py without any packages installed."""
    return run_python("-S", "main.py", *words)


@pytest.mark.parametrize("words", [("--headless",), ("simulate", "six_takes", "--seats", "drake,drake")])
def test_missing_packages_are_reported(words: tuple[str, ...]) -> None:
    answer = run_without_packages(*words)
    assert (answer.returncode, answer.stdout) == (1, "")
    assert answer.stderr.startswith("main.py: a package is missing or too old (No module named ")
    assert answer.stderr.endswith("); run: python -m pip install -r requirements.txt\n")
    assert answer.stderr.count("\n") == 1


def test_help_needs_no_package() -> None:
    answer = run_without_packages("--help")
    assert (answer.returncode, answer.stderr) == (0, "")


def exit_code_after(error: Exception, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return the exit code after a command's error."""

    def run(_arguments: object) -> int:
        raise error

    monkeypatch.setattr(play, "run", run)
    return line.run([])


def test_old_package_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    error = ImportError("cannot import name 'FRect' from 'pygame'\nand more\n", name="pygame")
    assert exit_code_after(error, monkeypatch) == 1
    assert capsys.readouterr().err == (
        "main.py: a package is missing or too old (cannot import name 'FRect' from 'pygame'); "
        "run: python -m pip install -r requirements.txt\n"
    )


def test_missing_module_of_ours_is_our_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    error = ModuleNotFoundError("No module named 'game.nothing'", name="game.nothing")
    with pytest.raises(ModuleNotFoundError):
        exit_code_after(error, monkeypatch)


def test_missing_font_is_a_missing_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(text._FILES, text.Typeface.TEXT, ("font_of_nobody", "Nobody.ttf"))
    with pytest.raises(ModuleNotFoundError, match="font_of_nobody"):
        text.Fonts().font(text.Typeface.TEXT, 20)


def test_installed_program_refers_to_no_file_of_the_tree(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["/usr/bin/sixes"])
    assert exit_code_after(ImportError("No module named 'rich'", name="rich"), monkeypatch) == 1
    assert capsys.readouterr().err == (
        "sixes: a package is missing or too old (No module named 'rich'); install Sixes again\n"
    )
