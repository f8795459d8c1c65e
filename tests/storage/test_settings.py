"""Settings are saved and loaded; broken ones are reported, set aside, and replaced by defaults."""

import os
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from game.files.gate import clean_text
from game.language.message import translate
from game.language.pseudo import PseudoLanguage
from game.storage.settings import Settings, Speed, display_name, load, save
from tests.support.any_text import any_text
from tests.support.full_disk import full

SHARE = st.floats(0, 1)


def test_missing_file_is_fine(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == (Settings(), None)


@given(
    found=st.builds(
        Settings,
        master=SHARE,
        effects=SHARE,
        music=SHARE,
        muted=st.booleans(),
        speed=st.sampled_from(get_args(Speed)),
        ui_scale=st.floats(0.8, 1.5),
        verbosity=st.integers(0, 2),
        name=any_text(12).map(clean_text).filter(bool),
        bindings=st.just({"keyboard": {"confirm": "space"}}),
        setups=st.just({"six_takes": {"opponents": ["bob"], "options": {"limit": 9}, "rated": False}}),
    )
)
def test_saved_settings_are_loaded(tmp_path_factory: pytest.TempPathFactory, found: Settings) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    assert save(path, Settings(), found) is None
    assert load(path) == (found, None)


def test_missing_values_are_defaults_and_unknown_ones_are_ignored(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"speed": "fast", "a_later_version": 1}')
    assert load(path) == (Settings(speed="fast"), None)


@pytest.mark.parametrize(("rumble", "strength"), [("true", 1.0), ("false", 0.0)])
def test_earlier_versions_had_rumble_on_or_off(tmp_path: Path, rumble: str, strength: float) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"rumble": {rumble}}}')
    assert load(path) == (Settings(rumble_strength=strength), None)
    save(path, Settings(), Settings(muted=True))
    assert load(path) == (Settings(rumble_strength=strength, muted=True), None)
    save(path, Settings(rumble_strength=strength), Settings(rumble_strength=0.5))
    assert load(path)[0].rumble_strength == 0.5


def test_switches_of_earlier_versions_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"four_colour": true, "large_index": false}')
    found, problem = load(path)
    assert problem is None
    assert [found.is_switched_on(name) for name in ("four_colour", "large_index")] == [True, False]
    save(path, found, msgspec.structs.replace(found, switches={"four_colour": False}))
    assert not load(path)[0].is_switched_on("four_colour")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "truncated"),
        (b"{ not json", "malformed"),
        (b"[]", "Expected `object`, got `array`"),
        (b'{"master": 1.5}', r"`float` <= 1.0 - at `\$.master`"),
        (b'{"music": -0.1}', r"`float` >= 0.0 - at `\$.music`"),
        (b'{"muted": "yes"}', r"Expected `bool`, got `str` - at `\$.muted`"),
        (b'{"speed": "warp"}', r"Invalid enum value 'warp' - at `\$.speed`"),
        (b'{"ui_scale": 9}', r"`float` <= 1.5 - at `\$.ui_scale`"),
        (b'{"verbosity": 3}', r"`int` <= 2 - at `\$.verbosity`"),
        (b'{"name": ""}', r"length >= 1 - at `\$.name`"),
        (b'{"bindings": {"keyboard": {"up": 3}}}', r"Expected `str`, got `int` - at `\$.bindings"),
        (b'{"setups": {"six_takes": {"opponents": 3}}}', r"Expected `array`, got `int` - at `\$.setups"),
        (b'{"setups": {"six_takes": {"options": []}}}', r"Expected `object`, got `array` - at `\$.setups"),
        (b'{"name": "\xff"}', "expected text in UTF-8"),
        (b'{"setups":{"x":' + b'{"y":' * 10_000, "nested at most 16 deep"),
    ],
)
def test_broken_file_is_reported_and_set_aside(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    found, problem = load(path)
    assert found == Settings()
    assert problem.startswith("settings.json: ")
    assert problem.endswith("using the defaults; the file was set aside as settings.json.broken-1")
    assert re.search(reason, problem)
    assert not path.exists()
    assert (tmp_path / "settings.json.broken-1").read_bytes() == content
    assert load(path) == (Settings(), None)


def test_second_broken_file_does_not_replace_the_first(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number in (1, 2):
        path.write_text(f"broken {number}")
        load(path)
    assert (tmp_path / "settings.json.broken-1").read_text() == "broken 1"
    assert (tmp_path / "settings.json.broken-2").read_text() == "broken 2"


def test_folder_in_place_of_the_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    found, problem = load(tmp_path / "settings.json")
    assert found == Settings()
    assert problem.endswith("can't be read (Is a directory); using the defaults")
    assert save(tmp_path / "settings.json", Settings(), Settings()) is not None


def test_saving_below_a_file_is_reported_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    problem = save(tmp_path / "file" / "settings.json", Settings(), Settings())
    assert (
        problem == f"{tmp_path / 'file' / 'settings.json'}: the settings couldn't be saved (Not a directory)"
    )


def test_failed_saving_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save(path, Settings(), Settings(name="Ann"))

    monkeypatch.setattr(os, "fsync", full)
    problem = save(path, Settings(), Settings(name="Bob"))
    assert problem == f"{path}: the settings couldn't be saved (No space left on device)"
    assert load(path) == (Settings(name="Ann"), None)


# -- two windows -------------------------------------------------------------------------------------


def test_another_windows_changes_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    before = Settings()
    assert save(path, before, structs.replace(before, name="Ann")) is None
    assert save(path, before, structs.replace(before, muted=True)) is None
    assert load(path) == (Settings(name="Ann", muted=True), None)


def test_only_changed_entries_of_a_table_are_saved(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    before = Settings(setups={"a": {"rated": True}, "b": {"rated": True}})
    save(path, Settings(), before)
    save(path, before, structs.replace(before, setups=before.setups | {"c": {"rated": True}}))
    save(path, before, structs.replace(before, setups={"a": {"rated": False}}))
    assert load(path)[0].setups == {"a": {"rated": False}, "c": {"rated": True}}


def test_saving_over_a_broken_file_sets_it_aside_and_keeps_current_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text("rubbish")
    problem = save(path, Settings(name="Ann"), Settings(name="Ann", muted=True))
    assert "set aside as settings.json.broken-1" in problem
    assert load(path) == (Settings(name="Ann", muted=True), None)


def test_pipe_at_the_temporary_files_place_does_not_block_saving(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json.new")
    path = tmp_path / "settings.json"
    assert save(path, Settings(), Settings(name="Ann")) is None
    assert load(path) == (Settings(name="Ann"), None)


@pytest.mark.parametrize("name", ["A\\u0000n", "A\\u202en", "\\u0007An"])
def test_control_characters_are_removed_from_the_name(tmp_path: Path, name: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"name":"{name}"}}')
    assert load(path) == (Settings(name="An"), None)


def test_oversized_file_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b" " * 65_536 + b"{}")
    assert load(path)[1] == (
        "settings.json: expected a file of at most 65,536 bytes; using the defaults; "
        "the file was set aside as settings.json.broken-1"
    )


def test_default_name_is_in_the_players_language() -> None:
    unnamed = display_name(Settings().name)
    assert unnamed == "You"
    assert translate(unnamed, PseudoLanguage()) != "You"
    assert translate(display_name("Ida"), PseudoLanguage()) == "Ida"
