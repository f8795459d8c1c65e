"""The installed wheel: the command `sixes` works far from the project's tree."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from itertools import cycle
from pathlib import Path

import pytest

from game import VERSION
from game.cardgames.registry import GAMES
from tests.packaging.tree import ROOT, packed_files

pytestmark = pytest.mark.campaign


def done(*words: str | Path, where: Path) -> str:
    """Run a program that must succeed; return its output. It can't find modules of the tree by chance."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    answer = subprocess.run(
        [str(word) for word in words],
        cwd=where,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel, built by pip in a copy of the tree, as `pip install .` does."""
    tree = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "game", tree / "game", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("assets", "levels"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in (
        "pyproject.toml",
        "README.md",
        "LICENSE",
        *(one.name for one in ROOT.glob("requirements*.txt")),
    ):
        shutil.copy(ROOT / name, tree / name)
    out = tree / "out"
    done(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", out, ".", where=tree)
    (found,) = out.iterdir()
    return found


@pytest.fixture(scope="module")
def sixes(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the command in a virtual environment that borrows its libraries from the tests' one."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home, with_pip=False, symlinks=os.name != "nt")
    paths = {"base": str(home), "platbase": str(home), "installed_base": sys.base_prefix}
    libraries, programs = (Path(sysconfig.get_path(kind, "venv", paths)) for kind in ("purelib", "scripts"))
    (libraries / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    python = programs / "python"
    pip = (sys.executable, "-m", "pip", "--python", python)
    done(*pip, "install", "-q", "--no-deps", "--no-index", wheel, where=home)
    return programs / "sixes"


def test_wheel_has_what_the_lists_say(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    inside = {path if path.parts[0] == "game" else Path("game") / path for path in packed_files()}
    named = Path("game", "lab", "sixes")
    inside |= {"sixes" / path.relative_to(named) for path in inside if path.is_relative_to(named)}
    assert names == {path.as_posix() for path in inside}
    assert wheel.name == f"sixes-{VERSION}-py3-none-any.whl"


def test_command_prints_its_version_and_name(sixes: Path, tmp_path: Path) -> None:
    assert done(sixes, "--version", where=tmp_path) == f"Sixes {VERSION}\n"
    assert done(sixes, "--help", where=tmp_path).startswith("usage: sixes ")


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, cycle(("de", "en", "fr")), strict=False)))
def test_command_plays_a_match_like_the_tree(sixes: Path, tmp_path: Path, game: str, language: str) -> None:
    """With its tables, its opponents, who think in another process, and its catalogues."""
    words = ("--headless", "--seed", "6", "--game", game, "--language", language)
    data = ("--data-dir", tmp_path / "data")
    played = done(sixes, *words, *data, where=tmp_path)
    assert played == done(sys.executable, ROOT / "main.py", *words, where=tmp_path)
    assert not (tmp_path / "data" / "reports").exists()


def test_searches_find_their_networks(sixes: Path, tmp_path: Path) -> None:
    words = ("simulate", "six_takes", "--seats", "swan,eider", "--option", "limit=0", "--json")
    assert '"six_takes"' in done(sixes, *words, where=tmp_path)


def test_engine_can_be_imported(sixes: Path, tmp_path: Path) -> None:
    """Without the extra for PettingZoo."""
    program = "from sixes import engine; print(engine.deal(engine.open('sixpack')).position.game)"
    assert done(sixes.with_name("python"), "-I", "-c", program, where=tmp_path) == "sixpack\n"
