"""Arguments that are wrong, too large, too long, empty, or not text: each gets a short, clear message."""

import json
import os
import sys
from pathlib import Path

import pytest

from game.commands import line
from game.lab import shots
from game.lab.seats import split_seats

SIX_TAKES = ("simulate", "six_takes")
SIMULATE = (*SIX_TAKES, "--seats", "duckling,duckling")
ARENA = ("arena", "six_takes", "--seats", "duckling,drake@2", "--matches", "2")
NINES = "9" * 5000
BYTE = "\udcff"
"""How Python represents a byte that isn't UTF-8."""


def refused(words: tuple[str, ...], code: int, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the last line of the answer to bad arguments, in which no line may be endless."""
    try:
        got = line.run(words)
    except SystemExit as error:
        got = int(str(error.code))
    assert got == code
    streams = capsys.readouterr()
    assert streams.out == ""
    assert len(streams.err) < 1000
    streams.err.encode()
    return streams.err.splitlines()[-1]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("fly",), "invalid choice: 'fly'"),
        (("--seed", "x"), "argument --seed: expected a whole number from -999,999,999,999,999,999 to 999,"),
        (("--nothing",), "unrecognized arguments: --nothing"),
        (("simulate",), "the following arguments are required: GAME, --seats"),
        (
            (*SIMULATE, "--matches", "0"),
            "argument --matches: expected a whole number from 1 to 1,000,000,000, got '0'",
        ),
        (
            ("bench", "rule"),
            "expected one of starts, rules, waiting, frames, scenes, large, early, thinking, speaking, "
            "network, phones, got 'rule'",
        ),
        (("replay",), "the following arguments are required: FILE"),
        (("shots", "d", "--size", "big"), "expected WIDTHxHEIGHT from 640x360 to 7680x4320, got 'big'"),
        (("shots", "d", "--size", "10x10"), "expected WIDTHxHEIGHT from 640x360 to 7680x4320, got '10x10'"),
        (("shots", "d", "--scale", "3"), "argument --scale: expected a number from 0.8 to 1.5, got '3'"),
        (("shots", "d", "--scale", "nan"), "argument --scale: expected a number from 0.8 to 1.5, got 'nan'"),
        (("shots", "d", "--scale", "x"), "argument --scale: expected a number from 0.8 to 1.5, got 'x'"),
        (("--seed", NINES), "--seed: expected a whole number from -999,999,999,999,999,999 to 999,999,"),
        ((*SIMULATE, "--seed", f"1{'0' * 18}"), "--seed: expected a whole number from -999,"),
        (
            (*SIMULATE, "--matches", f"1{'0' * 30}"),
            "--matches: expected a whole number from 1 to 1,000,000,000",
        ),
        (
            (*ARENA, "--matches", NINES),
            "--matches: expected a whole number from 1 to 1,000,000,000, got '999",
        ),
        ((*ARENA, "--jobs", "0"), "--jobs: expected a whole number from 1 to 256, got '0'"),
        ((*ARENA, "--jobs", "100000"), "--jobs: expected a whole number from 1 to 256, got '100000'"),
        (
            ("shots", "d", "--size", "99999999x99999999"),
            "--size: expected WIDTHxHEIGHT from 640x360 to 7680x4320",
        ),
        (
            ("shots", "d", "--size", "1280x4321"),
            "expected WIDTHxHEIGHT from 640x360 to 7680x4320, got '1280x4321'",
        ),
        (("shots", "d", "--size", "1280x²"), "expected WIDTHxHEIGHT from 640x360 to 7680x4320, got '1280x²'"),
        (("shots", "d", "--size", "١٢٨٠x٧٢٠"), "expected WIDTHxHEIGHT from 640x360 to 7680x4320, got"),
        (("shots", "d", "--size", f"{NINES}x720"), "expected WIDTHxHEIGHT from 640x360 to 7680x4320, got '9"),
        (("shots", "d", "--scale", "1." + NINES), "--scale: expected a number from 0.8 to 1.5, got '1.9"),
    ],
)
def test_unparsable_arguments(
    words: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert expected in refused(words, 2, capsys)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("simulate", "whist", "--seats", "drake"), "unknown game 'whist': expected one of six_takes"),
        ((*SIX_TAKES, "--seats", "duckling"), "6 takes! has 2 to 10 seats, not 1"),
        ((*SIX_TAKES, "--seats", "duckling" + 10 * ",duckling"), "6 takes! has 2 to 10 seats, not 11"),
        (
            (*SIX_TAKES, "--seats", "drake,goose"),
            "unknown level 'goose': expected one of duckling, drake, swan",
        ),
        (
            (*SIX_TAKES, "--seats", "drake,swan:odd"),
            "unknown style 'odd': expected one of careful, daring, greedy, spiteful, hunting, kind, grumpy, "
            "hasty, stately for swan",
        ),
        ((*SIX_TAKES, "--seats", ""), "unknown level '': expected one of duckling, drake, swan"),
        (
            (*SIMULATE, "--option", "colour=red"),
            "unknown option 'colour': expected one of limit, ending, professional, draft",
        ),
        (
            (*SIMULATE, "--option", "limit=-1"),
            "option limit: expected a whole number from 0 to 999, got '-1'",
        ),
        ((*SIMULATE, "--option", "limit=1000"), "option limit: expected a whole number from 0 to 999"),
        ((*SIMULATE, "--option", "draft=maybe"), "option draft: expected on or off, got 'maybe'"),
        ((*SIMULATE, "--option", "ending=now"), "option ending: expected one of elimination, classic, got"),
        ((*SIMULATE, "--option", "limit"), "such as limit=…; the keys are limit, ending, professional"),
        (
            (*SIMULATE, "--option", f"limit={NINES}"),
            "option limit: expected a whole number from 0 to 999, got '9",
        ),
        ((*SIMULATE, "--option", "limit=٣"), "option limit: expected a whole number from 0 to 999, got '٣'"),
        ((*SIMULATE, "--option", NINES), "option '9"),
        ((*SIMULATE, "--option", f"{NINES}=1"), "unknown option '9"),
        (("simulate", NINES, "--seats", "drake"), "unknown game '9"),
        ((*SIX_TAKES, "--seats", f"{NINES},drake"), "unknown level '9"),
        (
            (*SIX_TAKES, "--seats", f"swan@{NINES},drake"),
            "a number of samples from 1 to 1,000,000",
        ),
        (
            (*SIX_TAKES, "--seats", "swan@1000001,drake"),
            "a number of samples from 1 to 1,000,000",
        ),
        ((*SIX_TAKES, "--seats", f'"{NINES}'), "can't split"),
        ((*SIX_TAKES, "--seats", "swan@2:hasty:kind,drake"), "unknown style 'hasty:kind'"),
    ],
)
def test_impossible_arguments_are_reported(
    words: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert expected in refused(words, 1, capsys)


def test_largest_sizes_are_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(shots, "run", lambda folder, size: asked.append((folder, size)) or 0)
    assert line.run(["shots", "d", "--size", "7680x4320"]) == 0
    assert asked == [(Path("d"), (7680, 4320))]


def test_pack_named_too_often_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "sixpack", "--seats", "drake,drake", "--option", "preset=own", "--option")
    said = refused((*words, "packs=reverse,veto,reverse,reverse"), 1, capsys)
    assert said == "main.py: option packs: expected Reverse at most twice, got it 3 times"


# -- paths -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "a\0b"])
@pytest.mark.parametrize(
    "words",
    [
        ("--headless", "--data-dir"),
        ("replay",),
        ("replay", "--verify"),
        ("shots",),
        (*SIMULATE, "--trace"),
        (*ARENA, "--json"),
        (*ARENA, "--plot"),
    ],
)
def test_empty_paths_and_paths_with_null_characters_are_refused(
    words: tuple[str, ...],
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"expected the name of a file or a folder, got {name!r}" in refused((*words, name), 2, capsys)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["x" * 300, BYTE, "x\ny"])
@pytest.mark.parametrize(
    "words",
    [
        ("--headless", "--data-dir"),
        ("--headless", "replay"),
        ("replay", "--verify"),
        ("shots",),
        (*SIMULATE, "--trace"),
        (*ARENA, "--json"),
        (*ARENA, "--plot"),
    ],
)
def test_impossible_paths_are_reported_in_one_line(
    words: tuple[str, ...], name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    said = refused((*words, str(tmp_path / "file" / f"{name}.svg")), 1, capsys)
    assert said.startswith(f"main.py: {tmp_path / 'file'}{os.sep}")
    assert name.encode("unicode_escape").decode() in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows makes links differently")
def test_circular_link_is_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report"
    report.symlink_to(report)
    assert line.run([*ARENA, "--json", str(report)]) == 0
    assert json.loads(report.read_text())["matches"] == 2


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="file names of other systems are always Unicode"
)
def test_file_names_may_be_other_than_utf_8(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace, report = tmp_path / f"trace{BYTE}", tmp_path / f"report{BYTE}"
    assert line.run([*SIMULATE, "--trace", str(trace)]) == 0
    assert "MatchEnded" in trace.read_text()
    assert line.run([*ARENA, "--json", str(report)]) == 0
    assert json.loads(report.read_text())["matches"] == 2


# -- bytes that aren't text --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        (*SIX_TAKES, "--seats", f"duckling,exec:{BYTE}"),
        ("arena", "six_takes", "--seats", f"duckling,{BYTE}"),
        ("simulate", BYTE, "--seats", "duckling"),
        (*SIMULATE, "--option", f"{BYTE}={BYTE}"),
        (*SIMULATE, "--option", f"limit={BYTE}"),
        (*SIMULATE, "--option", BYTE),
        ("--headless", "--game", BYTE),
    ],
)
def test_bytes_that_are_not_text_are_reported(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert r"\udcff" in refused(words, 1, capsys)


# -- seats -------------------------------------------------------------------------------------------


def test_style_may_precede_or_follow_the_samples() -> None:
    assert split_seats("swan@2:hasty,swan:hasty@2,swan@02:hasty") == ["swan:hasty@2"] * 3
    assert split_seats('"exec:a@2:b,c",swan') == ["exec:a@2:b,c", "swan"]


def test_both_ways_to_write_a_contender_are_equal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report"
    seats = "drake@2:hasty,duckling,drake:hasty@2"
    assert line.run(["arena", "six_takes", "--seats", seats, "--matches", "3", "--json", str(report)]) == 0
    told = json.loads(report.read_text())
    assert told["seats"] == ["drake:hasty@2", "duckling", "drake:hasty@2"]
    assert {one["contender"]: one["seats"] for one in told["contenders"]} == {
        "drake:hasty@2": 2,
        "duckling": 1,
    }
    assert "@2:hasty" not in capsys.readouterr().out
