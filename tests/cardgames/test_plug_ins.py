"""Card games from other packages: played like the program's own, or reported with the reason."""

import os
import shutil
import subprocess
from enum import StrEnum
from pathlib import Path
from typing import ClassVar

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from game.app import App
from game.audio.sounds import AnySound, Sound
from game.cardgames import registry
from game.cardgames.plug_ins import LoadedKits, kit_problem, load_kits
from game.cardgames.registry import BUILT_IN, GAMES, UnknownGame, kit_of, remove_broken_games
from game.commands import line, play
from game.storage.places import ASSETS, Places
from tests.conftest import ROOT
from tests.hi_lo.kit import HiLoKit
from tests.packaging.packages import install
from tests.support.running import run_python

GOOD = "from tests.hi_lo.kit import HiLoKit\nclass Mine(HiLoKit):\n    pass\n"


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    return folder


def test_game_of_a_package_is_found(path: Path) -> None:
    install(path, "good_game", "[sixes.games]\nmine = good_game_kit:Mine\n", {"good_game_kit.py": GOOD})
    found = load_kits(BUILT_IN, [str(path)])
    assert found.problems == ()
    (kit,) = found.kits
    assert (type(kit).__module__, kit.id) == ("good_game_kit", HiLoKit.id)
    assert kit_problem(kit) == ""


BAD = {
    "import raises an error": ("1 / 0", "a class derived from game.cardgames.kit.Kit, got ZeroDivisionError"),
    "import raises SystemExit": (
        "raise SystemExit",
        "a class derived from game.cardgames.kit.Kit, got SystemExit",
    ),
    "import raises KeyboardInterrupt": (
        "raise KeyboardInterrupt",
        "a class derived from game.cardgames.kit.Kit, got KeyboardInterrupt",
    ),
    "import raises GeneratorExit": (
        "raise GeneratorExit",
        "a class derived from game.cardgames.kit.Kit, got GeneratorExit",
    ),
    "constructor raises SystemExit": (
        f"{GOOD}    def __init__(self): raise SystemExit('bye')",
        "a kit with all of its rooms, an id, a title and a pitch, got SystemExit: bye",
    ),
    "title raises KeyboardInterrupt": (
        f"{GOOD}    @property\n    def title(self): raise KeyboardInterrupt",
        "a kit with all of its rooms, an id, a title and a pitch, got KeyboardInterrupt",
    ),
    "rules raise KeyboardInterrupt": (
        f"{GOOD}    def rules(self): raise KeyboardInterrupt",
        "rules that can be imported, got KeyboardInterrupt",
    ),
    "syntax error": ("class Kit(", "a class derived from game.cardgames.kit.Kit, got SyntaxError"),
    "not a kit": ("Mine = int", "a class derived from game.cardgames.kit.Kit, got <class 'int'>"),
    "empty module": ("", "a class derived from game.cardgames.kit.Kit, got AttributeError"),
    "kit without rooms": (
        "from game.cardgames.kit import Kit\nclass Mine(Kit): id = 'mine'",
        "a kit with all of its rooms, an id, a title and a pitch, got TypeError",
    ),
    "empty title": (f"{GOOD}    title = ''", "a title and a pitch in words, got"),
    "path as id": (
        f"{GOOD}    id = '../mine'",
        "an id of up to 40 small letters, digits and _, got '../mine'",
    ),
    "id of another game": (f"{GOOD}    id = 'six_takes'", "an id of its own, got 'six_takes' again"),
    "id of other rules": (f"{GOOD}    id = 'mine'", "rules with the id 'mine', got 'hi_lo'"),
    "rules raise KeyError": (
        f"{GOOD}    def rules(self): raise KeyError('no')",
        "rules that can be imported, got KeyError: 'no'",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_broken_game_is_reported_and_others_are_loaded(name: str, path: Path) -> None:
    code, reason = BAD[name]
    module = f"broken_kit_{name.replace(' ', '_')}"
    install(path, "broken", f"[sixes.games]\nbad = {module}:Mine\n", {f"{module}.py": code})
    install(path, "good_game", f"[sixes.games]\nmine = {module}_good:Mine\n", {f"{module}_good.py": GOOD})
    found = load_kits(BUILT_IN, [str(path)])
    assert [type(kit).__module__ for kit in found.kits] == [f"{module}_good"]
    (problem,) = found.problems
    assert problem.startswith(f"broken 1.0: sixes.games: bad = {module}:Mine: expected {reason}")
    assert "\n" not in problem


class Dark(HiLoKit):
    error: ClassVar[BaseException]

    def emblem(self) -> object:
        raise self.error


@pytest.mark.parametrize("kind", [RuntimeError, SystemExit, KeyboardInterrupt])
def test_game_with_failing_rooms_is_not_offered(
    kind: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The title would fail with its emblem, again and again."""
    monkeypatch.setattr(Dark, "error", kind("no light\nat all"), raising=False)
    dark = Dark()
    monkeypatch.setitem(GAMES, dark.id, dark)
    monkeypatch.setattr(registry, "_PLUG_INS", LoadedKits((dark,), ()))
    (problem,) = remove_broken_games()
    assert tuple(GAMES) == BUILT_IN
    expected = f"expected a room, got {kind.__name__}: no light"
    assert problem == f"{__name__}: emblem of 'hi_lo': {expected}"


class DuckCall(StrEnum):
    QUACK = "hi_lo_quack"


class Rich(HiLoKit):
    folder: ClassVar[Path]

    def assets(self) -> Path:
        return self.folder

    def sounds(self) -> tuple[AnySound, ...]:
        return tuple(DuckCall)


def word_file(folder: Path, code: str) -> Path:
    return folder / "catalogues" / code / "LC_MESSAGES" / "sixes.mo"


@pytest.fixture
def package_with_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rich:
    """Install a package's game with a sound, and with German texts, one of which the program has, too."""
    folder = tmp_path / "assets"
    (folder / "sounds").mkdir(parents=True)
    shutil.copy(ASSETS / "sounds" / "boom.wav", folder / "sounds" / "hi_lo_quack.wav")
    words = Catalog(locale="de")
    words.add(HiLoKit.pitch, "Höher oder tiefer, sechsmal")
    words.add("Settings", "Schrauben")
    word_file(folder, "de").parent.mkdir(parents=True)
    with word_file(folder, "de").open("wb") as file:
        write_mo(file, words)
    monkeypatch.setattr(Rich, "folder", folder, raising=False)
    kit = Rich()
    monkeypatch.setitem(GAMES, kit.id, kit)
    return kit


def test_package_has_its_own_sounds_and_texts(package_with_assets: Rich, tmp_path: Path) -> None:
    assert kit_problem(package_with_assets) == ""
    app = App(Places(tmp_path / "data"), language="de")
    try:
        app.context.audio.open()
        app.context.audio.play(DuckCall.QUACK)
        assert app.context.audio.problem is None
        language = app.context.language
        assert language.message("", package_with_assets.pitch) == "Höher oder tiefer, sechsmal"
        assert language.message("", "Settings") == "Einstellungen", "the program's own words come first"
    finally:
        app.close()
    app = App(Places(tmp_path / "data"), language="fr")
    try:
        assert app.context.language.message("", package_with_assets.pitch) == package_with_assets.pitch
        assert app.context.notices == []
    finally:
        app.close()


def test_missing_or_broken_files_of_a_package_are_reported(
    package_with_assets: Rich, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = word_file(package_with_assets.folder, "de")
    content = file.read_bytes()
    file.write_bytes(b"no catalogue")
    assert f"catalogues of 'hi_lo': expected a room, got BadCatalogue: {file}" in kit_problem(
        package_with_assets
    )
    file.write_bytes(content)
    sound = package_with_assets.folder / "sounds" / "hi_lo_quack.wav"
    sound.unlink()
    assert f"sounds of 'hi_lo': expected a room, got ValueError: {sound} is missing" in kit_problem(
        package_with_assets
    )
    monkeypatch.setattr(package_with_assets, "sounds", lambda: tuple(Sound), raising=False)
    assert "ValueError: a sound's name begins with 'hi_lo_', not 'deal'" in kit_problem(package_with_assets)


def test_requested_broken_game_is_refused_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "PROBLEMS", ("broken 1.0: no kit",))
    with pytest.raises(UnknownGame, match=r"expected one of six_takes, .*; broken 1.0: no kit"):
        kit_of("mine")


def test_player_gets_one_notice_of_a_broken_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown: list[list[str]] = []

    def look(app: App, _game: str) -> int:
        shown.append(list(app.context.notices))
        app.close()
        return 0

    monkeypatch.setattr(registry, "PROBLEMS", ("broken 1.0: no kit",))
    monkeypatch.setattr(play, "_play_alone", look)
    assert line.run(["--headless", "--data-dir", str(tmp_path)]) == 0
    assert shown == [["broken 1.0: no kit"]]


def run_main(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run main.py with the packages of a folder installed."""
    return run_python("main.py", *words, PYTHONPATH=os.pathsep.join((str(path), str(ROOT))))


def test_packages_game_is_played_from_the_command_line_beside_broken_ones(path: Path) -> None:
    """In the window with opponents who think in another process, and in simulations without pygame."""
    install(path, "good_game", "[sixes.games]\nmine = good_game_kit:Mine\n", {"good_game_kit.py": GOOD})
    broken = {"unknown": "nowhere = 1", "rude": "raise KeyboardInterrupt", "gone": "raise SystemExit"}
    for name, code in broken.items():
        install(path, name, f"[sixes.games]\nbad = {name}_kit:Mine\n", {f"{name}_kit.py": code})
    answer = run_main(path, "--headless", "--game", HiLoKit.id, "--seed", "6")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout.startswith("Hi-lo: 1. ")
    answer = run_main(path, "simulate", HiLoKit.id, "--seats", "drake,duckling")
    assert (answer.returncode, answer.stderr) == (0, "")
    answer = run_main(path, "--headless", "--game", "whist")
    for name in broken:
        assert f"; {name} 1.0: sixes.games: bad = {name}_kit:Mine: expected a class" in answer.stderr
    assert answer.stderr.count("\n") == 1
