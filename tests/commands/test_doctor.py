"""The doctor: each fault is provoked, and reported with what to do, never with a traceback."""

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterable
from pathlib import Path

import pygame
import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from game.commands import doctor, line
from game.commands.doctor import data, devices, program
from game.commands.doctor.finding import DOWNLOAD_AGAIN, Finding, Severity, fault, note, run_check
from game.storage.places import ASSETS, LEVELS
from game.ui.drawing import text
from game.voice.speech import Speaker, VoiceFailed
from tests.packaging.packages import install
from tests.packaging.tree import requirements_in
from tests.support.running import run_python
from tests.support.virtual_pad import FLIGHT_STICK, VirtualPad


def worst(findings: Iterable[Finding]) -> Finding:
    (found,) = [one for one in findings if one.severity is not Severity.FINE]
    assert found.remedy
    assert "\n" not in found.words
    return found


def fine(findings: Iterable[Finding]) -> list[str]:
    told = list(findings)
    assert {one.severity for one in told} == {Severity.FINE}, told
    return [one.words for one in told]


# -- the whole report --------------------------------------------------------------------------------


def started(*words: str, python: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Run the doctor in a process of its own, which a hanging voice may end."""
    return run_python(*python, "main.py", "doctor", "--headless", *words)


def test_report_of_a_healthy_machine(tmp_path: Path) -> None:
    """As healthy as a machine without a screen can be: notes change no exit code."""
    told = started("--data-dir", str(tmp_path))
    assert (told.returncode, told.stderr) == (0, "")
    lines = told.stdout.splitlines()
    for title in doctor.all_checks(None):
        assert any(one[6:].startswith(f"{title} ") for one in lines), title
    assert "FAULT" not in told.stdout
    assert "Faults: 0." in lines[-1]
    assert not list(tmp_path.iterdir())


def test_a_fault_changes_the_exit_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(doctor, "all_checks", lambda _data: {"A": lambda: [note("x", "y")]})
    assert line.run(["doctor", "--headless"]) == 0
    monkeypatch.setattr(doctor, "all_checks", lambda _data: {"A": lambda: [fault("x", "y")]})
    assert line.run(["doctor", "--headless"]) == 1


def test_report_is_plain_and_hides_the_home_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("USERPROFILE", "/home/ann")
    found = {"Disk": [Finding("/home/ann/cards"), fault("/home/ann/x: full", "make room")]}
    assert doctor.format_report(found) == (
        "ok    Disk            ~/cards\n"
        "FAULT Disk            ~/x: full\n"
        "                      -> make room\n"
        "\n"
        "Faults: 1. Notes: 0. If you ask for help, paste all of these lines."
    )


def test_failing_check_is_a_fault_and_keeps_its_findings() -> None:
    def check() -> Iterable[Finding]:
        yield Finding("fine so far")
        raise RuntimeError("and\nnow this")

    found = run_check(check, "mend it")
    assert found == [Finding("fine so far"), fault("can't be used: RuntimeError: and now this", "mend it")]


def test_report_without_any_package(tmp_path: Path) -> None:
    answer = started("--data-dir", str(tmp_path), python=("-S",))
    assert (answer.returncode, answer.stderr) == (1, "")
    for name in requirements_in():
        assert f"{name.partition('>')[0]} is not installed" in answer.stdout
        assert f"-> run: python -m pip install '{name}'" in answer.stdout
    assert "FAULT Graphics" in answer.stdout
    assert "Traceback" not in answer.stdout


def test_build_never_suggests_pip(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A build has its own Python without pip; pip would change another Python."""
    install(path, "tattered", "", {"tattered.py": "raise OSError('a library of C')"})
    (path / "tattered-1.0.dist-info" / "top_level.txt").write_text("tattered")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for wanted in ("surely-not-there>=1.0", "tattered>=1.0.1", "tattered>=1.0"):
        assert worst(program.check_libraries([wanted])).remedy == DOWNLOAD_AGAIN


def test_failing_check_in_a_build_never_suggests_pip(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def broken() -> Iterable[Finding]:
        raise RuntimeError("no fonts")

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(doctor, "all_checks", lambda _data_dir: {"Fonts": broken})
    assert doctor.run(str(tmp_path), headless=True) == 1
    told = capsys.readouterr().out
    assert DOWNLOAD_AGAIN in told
    assert "pip" not in told


# -- the program -------------------------------------------------------------------------------------


def test_versions_are_listed() -> None:
    assert any(sys.version.split()[0] in words for words in fine(program.check_versions()))


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path / "site")
    return tmp_path / "site"


def test_missing_old_or_broken_libraries(path: Path) -> None:
    install(path, "tattered", "", {"tattered.py": "raise OSError('a library of C')"})
    (path / "tattered-1.0.dist-info" / "top_level.txt").write_text("tattered")
    missing = worst(program.check_libraries(["surely-not-there>=1.0"]))
    assert missing == fault(
        "surely-not-there is not installed", "run: python -m pip install 'surely-not-there>=1.0'"
    )
    old = worst(program.check_libraries(["tattered>=1.0.1"]))
    assert old == fault("tattered 1.0 is too old", "run: python -m pip install --upgrade 'tattered>=1.0.1'")
    broken = worst(program.check_libraries(["tattered>=1.0"]))
    assert broken.words == "tattered 1.0 can't be imported: OSError: a library of C"
    assert broken.severity is Severity.FAULT


def test_missing_speech_library_is_only_a_note() -> None:
    found = worst(program.check_libraries(["prismatoid>=999"]))
    assert found.severity is Severity.NOTE
    assert "(nothing is read aloud)" in found.words


def test_libraries_are_those_of_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert program.requirements() == requirements_in()
    monkeypatch.setattr(program, "_PACKAGE", tmp_path / "game")
    monkeypatch.setattr(program.metadata, "requires", lambda _name: ["a>=1", 'b>=2; extra == "test"'])
    assert program.requirements() == ["a>=1"]

    def nothing(_name: str) -> list[str]:
        raise program.metadata.PackageNotFoundError

    monkeypatch.setattr(program.metadata, "requires", nothing)
    assert program.requirements() == []


def test_missing_or_damaged_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(fine(program.check_files())) == 1
    monkeypatch.setattr("game.storage.places.ASSETS", tmp_path)
    assert "0 sounds" in worst(program.check_files()).words
    ours = tmp_path / "levels"
    shutil.copytree(LEVELS, ours)
    monkeypatch.setattr("game.storage.places.ASSETS", ASSETS)
    monkeypatch.setattr("game.storage.places.LEVELS", ours)
    (ours / "opponents.toml").unlink()
    assert "opponents.toml" in worst(run_check(program.check_files, "cure")).words


def test_language_without_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Deutsch (Einstellungen)" in fine(program.check_languages())[0]
    shutil.copytree(ASSETS / "catalogues", tmp_path / "catalogues")
    (tmp_path / "catalogues" / "fr" / "LC_MESSAGES" / "sixes.mo").write_bytes(b"torn")
    monkeypatch.setattr("game.storage.places.ASSETS", tmp_path)
    assert "not a catalogue" in worst(program.check_languages()).words


def test_translation_that_does_not_fit_its_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ASSETS / "catalogues", tmp_path / "catalogues")
    place = tmp_path / "catalogues" / "fr" / "LC_MESSAGES" / "sixes.mo"
    made = Catalog(locale="fr")
    made.add("Row {row}.", "{row:>100000000}")
    with place.open("wb") as file:
        write_mo(file, made)
    monkeypatch.setattr("game.storage.places.ASSETS", tmp_path)
    found = worst(program.check_languages()).words
    assert found.startswith(f"{place}: “Row {{row}}.”: expected only placeholders of the English")


def test_fonts_that_lack_a_letter_of_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One language's texts have a letter that no typeface has."""
    shutil.copytree(ASSETS / "catalogues", tmp_path / "catalogues")
    made = Catalog(locale="fr")
    made.add("Row {row}.", "Rang\ue666e {row}.")
    with (tmp_path / "catalogues" / "fr" / "LC_MESSAGES" / "sixes.mo").open("wb") as file:
        write_mo(file, made)
    monkeypatch.setattr("game.storage.places.ASSETS", tmp_path)
    assert {one.words for one in program.check_fonts() if one.severity is Severity.FAULT} == {
        f"{face.value}: no letters \ue666" for face in text.Typeface
    }


def test_missing_letters_and_missing_font(monkeypatch: pytest.MonkeyPatch) -> None:
    fine(program.check_fonts())
    monkeypatch.setattr(program, "_ENGLISH_CHARACTERS", "A\ue666")
    assert {one.words for one in program.check_fonts() if one.severity is Severity.FAULT} == {
        f"{face.value}: no letters \ue666" for face in text.Typeface
    }
    monkeypatch.setitem(text._FILES, text.Typeface.TEXT, ("font_of_nobody", "Nobody.ttf"))
    assert (
        "No module named 'font_of_nobody'"
        in worst(one for one in run_check(program.check_fonts, "cure") if "letters" not in one.words).words
    )


def test_no_plug_in_packages() -> None:
    assert fine(data.check_packages()) == ["games: none; levels: none"]


def test_broken_plug_in_packages(path: Path) -> None:
    install(path, "bad_levels", "[sixes.levels]\nsome = nowhere_at_all\n", {})
    assert worst(data.check_packages()).words.startswith(
        "bad_levels 1.0: sixes.levels: some = nowhere_at_all"
    )


LEVEL_KINDS = (".", "run", "tutorials", "puzzles/sixpack")


def checked_levels(where: Path) -> list[Finding]:
    return list(data.check_levels(str(where)))


def test_sound_levels(tmp_path: Path) -> None:
    assert fine(data.check_levels(str(tmp_path))) == [f"{len(list(LEVELS.rglob('*.toml')))} files checked"]
    assert not list(tmp_path.iterdir())


def test_broken_level_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program's own and the player's are faults, and each file is named."""
    ours, data = tmp_path / "ours", tmp_path / "data"
    shutil.copytree(LEVELS, ours)
    monkeypatch.setattr("game.storage.places.LEVELS", ours)
    for folder in (ours, data / "levels"):
        for kind in LEVEL_KINDS:
            path = folder / kind / "torn.toml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("torn", encoding="utf-8")
        found = [one for one in checked_levels(data) if one.words.startswith(f"{folder}{os.sep}")]
        assert [one.severity for one in found] == [Severity.FAULT] * len(LEVEL_KINDS)
        assert all(one.remedy and "torn.toml: expected TOML: " in one.words for one in found)


def test_check_of_levels_does_not_report_a_missing_data_directory_again() -> None:
    assert not list(data.check_levels("~nobody-at-all/x"))


def test_broken_files_of_plug_in_packages(path: Path, tmp_path: Path) -> None:
    files = {f"far/{place}/torn.toml": "game = 6" for place in LEVEL_KINDS}
    install(path, "far", "[sixes.levels]\nfar = far\n", files)
    found = [one.words for one in checked_levels(tmp_path) if one.severity is Severity.NOTE]
    for place in files:
        assert any(words.startswith(f"far 1.0: {path / place}: ") for words in found), place
    assert not [one.words for one in checked_levels(tmp_path) if one.severity is Severity.FAULT]


# -- devices -----------------------------------------------------------------------------------------


def test_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    found = worst(devices.check_graphics())
    assert (found.severity, found.words.partition(":")[0]) == (Severity.FAULT, "there's no display")


def test_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    # Another test may have left a window open.
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "none_such")
    found = worst(devices.check_graphics())
    assert (found.severity, found.words.partition(":")[0]) == (Severity.FAULT, "can't open a window")


def test_invisible_window_is_noted() -> None:
    assert worst(devices.check_graphics()) == note(
        "driver dummy: nothing is shown", "unset SDL_VIDEODRIVER, or leave --headless out"
    )


def test_screen_that_is_too_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "_HEADLESS_DRIVERS", ())
    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: [(800, 480)])
    assert worst(devices.check_graphics()).remedy == "choose a resolution of at least 960x540"
    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: [(960, 540)])
    assert fine(devices.check_graphics())[-1] == "driver dummy, screen 960x540"


def test_no_sound_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "none_such")
    found = worst(devices.check_sound())
    assert found.severity is Severity.NOTE
    assert found.words.startswith("no sound: ")


def test_missing_sounds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("game.storage.places.ASSETS", tmp_path)
    assert worst(devices.check_sound()).severity is Severity.FAULT


def test_a_sound_card(monkeypatch: pytest.MonkeyPatch) -> None:
    assert worst(devices.check_sound()).words == "driver dummy: nothing is heard"
    monkeypatch.setattr(devices, "_HEADLESS_DRIVERS", ())
    assert fine(devices.check_sound()) == ["driver dummy, 44100 Hz, 2 channels"]


def test_gamepads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert fine(devices.check_gamepads(tmp_path)) == ["none connected"]
    with VirtualPad():
        assert fine(devices.check_gamepads(tmp_path)) != ["none connected"]
    (tmp_path / "js0").touch()
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert worst(devices.check_gamepads(tmp_path)).words == f"{tmp_path / 'js0'}: no permission to read"


def test_joystick_with_unknown_buttons(tmp_path: Path) -> None:
    fine(devices.check_gamepads(tmp_path))
    with VirtualPad(FLIGHT_STICK):
        assert worst(devices.check_gamepads(tmp_path)).words.endswith("unknown button layout")


class FakeVoice:
    name = "Parrot"

    def __init__(self, *languages: str) -> None:
        self.languages = languages

    def speakers(self) -> tuple[Speaker, ...]:
        return tuple(Speaker(code, code) for code in self.languages)


def test_voices() -> None:
    assert fine(devices.check_speech(lambda: FakeVoice("en-gb", "de", "fr-fr"))) == ["Parrot, 3 voices"]
    assert fine(devices.check_speech(FakeVoice)) == ["Parrot"]
    assert worst(devices.check_speech(lambda: FakeVoice("en", "de"))).words == "no voice for Français"


def test_no_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> FakeVoice:
        raise VoiceFailed("there is no voice")

    monkeypatch.setattr(sys, "platform", "linux")
    found = worst(devices.check_speech(none))
    assert found.words == "VoiceFailed: there is no voice; nothing is read aloud"
    assert "speech-dispatcher" in found.remedy


def test_hanging_voice() -> None:
    held = threading.Event()

    def hang() -> FakeVoice:
        held.wait()
        return FakeVoice()

    assert worst(devices.check_speech(hang, patience=0.01)).words == "no voice answered within 0.01 seconds"
    held.set()
    for thread in threading.enumerate():
        if thread.name == devices.VOICE_THREAD:
            thread.join(300)


def test_hanging_voice_delays_neither_report_nor_exit_code(tmp_path: Path) -> None:
    code = (
        "import sys, threading\n"
        "from game.commands import doctor, line\n"
        "from game.commands.doctor import devices\n"
        "from game.commands.doctor.finding import fault\n"
        "hang = lambda: devices.check_speech(threading.Event().wait, 0.01)\n"
        "doctor.all_checks = lambda data: {'Speech': hang, 'Other': lambda: [fault('x', 'y')]}\n"
        "sys.exit(line.run(['doctor', '--headless']))"
    )
    answer = run_python("-c", code)
    assert (answer.returncode, answer.stderr) == (1, "")
    assert "no voice answered" in answer.stdout
    assert answer.stdout.endswith("paste all of these lines.\n")


# -- the player's files ------------------------------------------------------------------------------

MEGABYTE = 1024 * 1024


def check_directory(place: Path, *, free: int = 10_000 * MEGABYTE, seconds: float = 0.0) -> list[Finding]:
    """Return the findings for a data directory on a disk with this free space and writing time."""
    clock = iter((0.0, seconds))
    return list(data.check_data_directory(str(place), lambda _folder: free, lambda: next(clock)))


def test_data_directory_is_not_created_and_nothing_is_left_in_it(tmp_path: Path) -> None:
    place = tmp_path / "a" / "b"
    assert fine(check_directory(place))[0] == f"{place}, created on the first start"
    assert not list(tmp_path.iterdir())
    place.mkdir(parents=True)
    assert fine(check_directory(place))[0] == str(place)
    assert not list(place.iterdir())


def test_data_directory_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = worst(check_directory(tmp_path / "file"))
    assert found.severity is Severity.FAULT
    assert found.words.startswith(f"{tmp_path / 'file'}: can't be written to (")
    assert "no such home" in worst(data.check_data_directory("~nobody-at-all/x")).words


def test_data_directory_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "fsync", refuse)
    assert worst(check_directory(tmp_path)).words == f"{tmp_path}: can't be written to (Permission denied)"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("free", "state"), [(4, Severity.FAULT), (6, Severity.NOTE), (99, Severity.NOTE)])
def test_nearly_full_disk(tmp_path: Path, free: int, state: Severity) -> None:
    found = worst(check_directory(tmp_path, free=free * MEGABYTE))
    assert (found.severity, found.words.partition(",")[0]) == (state, f"{free} MB free")


def test_a_slow_disk(tmp_path: Path) -> None:
    assert worst(check_directory(tmp_path, seconds=2)).words == "saving a choice takes 2.0 s"
    fine(check_directory(tmp_path, seconds=0.4))


def test_a_disk_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.files.locks.try_lock", lambda _file: True)
    assert worst(check_directory(tmp_path)).words == "this folder doesn't support file locks"


def test_reports_of_crashes_are_mentioned(tmp_path: Path) -> None:
    (tmp_path / "reports").mkdir()
    for number in (1, 2):
        (tmp_path / "reports" / f"report-{number}.txt").touch()
    assert (
        worst(check_directory(tmp_path)).words
        == f"the newest report: {tmp_path / 'reports' / 'report-2.txt'}"
    )


@pytest.mark.parametrize(
    ("content", "words"),
    [('{"muted": true}', "sound is off"), ('{"master": 0}', "sound is off"), ("{", "settings.json: ")],
)
def test_silent_or_broken_settings(tmp_path: Path, content: str, words: str) -> None:
    assert fine(data.check_settings(str(tmp_path))) == ["none yet"]
    path = tmp_path / "settings.json"
    path.write_text("{}")
    fine(data.check_settings(str(tmp_path)))
    path.write_text(content)
    assert words in worst(data.check_settings(str(tmp_path))).words
    assert path.read_text() == content
