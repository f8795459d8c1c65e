"""Reading files with limits: what is refused, and how content is cleaned."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.files import gate
from game.files.gate import BadContent, FileLine, Limits
from tests.support.any_text import any_text

SMALL = Limits(bytes=100, lines=5, longest=10)


def read_lines(path: Path, limits: Limits = SMALL) -> list[FileLine]:
    return list(gate.read_lines(path, limits))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "file"


# -- kinds of files ----------------------------------------------------------------------------------


def pipe(path: Path) -> None:
    os.mkfifo(path)


def linked_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def linked_pipe(path: Path) -> None:
    os.mkfifo(path.with_name("pipe"))
    path.symlink_to(path.with_name("pipe"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("make", [pipe, linked_device, linked_pipe])
def test_special_files_are_refused_without_waiting(path: Path, make: Any) -> None:
    make(path)
    for way in (lambda: gate.read_content(path, 10), lambda: read_lines(path)):
        with pytest.raises(OSError, match="not a regular file") as caught:
            way()
        assert caught.value.strerror == "not a regular file"
    for mode in ("ab", "r+b", "wb"):
        with pytest.raises(OSError, match="not a regular file"):
            open(path, mode, opener=gate.open_regular)  # noqa: SIM115 - it is not opened


def test_folder_is_reported_as_one(path: Path) -> None:
    path.mkdir()
    with pytest.raises(IsADirectoryError) as caught:
        gate.read_content(path, 10)
    assert caught.value.strerror == "Is a directory"


def test_link_is_followed(path: Path) -> None:
    path.with_name("real").write_bytes(b"words")
    path.symlink_to("real")
    assert gate.read_content(path, 10) == b"words"


def test_opener_can_create_a_file(path: Path) -> None:
    with open(path, "xb", opener=gate.open_regular) as file:
        file.write(b"words")
    assert path.read_bytes() == b"words"


# -- sizes -------------------------------------------------------------------------------------------


def test_files_up_to_the_limit_are_read_and_larger_ones_refused(path: Path) -> None:
    path.write_bytes(b"x" * 10)
    assert gate.read_content(path, 10) == b"x" * 10
    with pytest.raises(BadContent, match="expected a file of at most 9 bytes"):
        gate.read_content(path, 9)


def test_lines_have_a_number_a_start_and_whether_they_are_whole(path: Path) -> None:
    path.write_bytes(b"one\n\n0123456789\nlast")
    assert read_lines(path) == [
        FileLine(1, 0, b"one", True),
        FileLine(2, 4, b"", True),
        FileLine(3, 5, b"0123456789", True),
        FileLine(4, 16, b"last", False),
    ]


@pytest.mark.parametrize("length", [11, 19, 20, 21, 30, 31, 57])
def test_long_line_is_cut_and_the_next_one_starts_after_it(path: Path, length: int) -> None:
    path.write_bytes(b"x" * length + b"\nnext\n")
    assert read_lines(path) == [FileLine(1, 0, b"x" * 10, False), FileLine(2, length + 1, b"next", True)]


def test_too_many_lines_are_refused_at_the_first_one(path: Path) -> None:
    path.write_bytes(b"\n" * 6)
    coming = gate.read_lines(path, SMALL)
    assert [next(coming).number for _ in range(5)] == [1, 2, 3, 4, 5]
    with pytest.raises(BadContent, match="expected at most 5 lines"):
        next(coming)


def test_oversized_file_is_refused_unread(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(10**12)
    with pytest.raises(BadContent, match="expected a file of at most 100 bytes"):
        read_lines(path)


@given(st.binary(max_size=90), st.integers(1, 30))
def test_lines_add_up_to_the_file(tmp_path_factory: pytest.TempPathFactory, data: bytes, n: int) -> None:
    path = tmp_path_factory.mktemp("gate") / "file"
    path.write_bytes(data)
    for line in read_lines(path, Limits(100, 100, n)):
        rest = data[line.start :]
        assert rest.startswith(line.text)
        assert line.whole == (rest[len(line.text) : len(line.text) + 1] == b"\n")
        assert line.whole or len(line.text) == min(n, len(rest.split(b"\n")[0]))
        assert line.start == 0 or data[line.start - 1 : line.start] == b"\n"
        assert line.number == data[: line.start].count(b"\n") + 1


# -- content -----------------------------------------------------------------------------------------


class Row(msgspec.Struct, frozen=True):
    name: str
    count: int = 0
    share: float = 0.0
    more: dict[str, Any] = {}
    names: tuple[str, ...] = ()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (rb'{"name":"A\u0000n\u0007n"}', "Ann"),
        (rb'{"name":"A\nn\tn"}', "A n n"),
        ('{"name":"\u202eAnn\u2069"}'.encode(), "Ann"),
        ('{"name":"Zoë 🦆"}'.encode(), "Zoë 🦆"),
        (rb'{"name":"\ud83e\udd86"}', "🦆"),
        ('{"name":"\u0085A\u009f"}'.encode(), " A"),
    ],
)
def test_control_characters_are_removed_from_text(text: bytes, name: str) -> None:
    assert gate.from_json(text, Row).name == name


def test_keys_and_lists_are_cleaned() -> None:
    found = gate.from_json(rb'{"name":"","more":{"a\u0000":["b\u0000"]},"names":["c\u0000"]}', Row)
    assert found.more == {"a": ["b"]}
    assert found.names == ("c",)


@given(any_text())
def test_cleaning_text_twice_changes_nothing_and_leaves_one_line(text: str) -> None:
    cleaned = gate.clean_text(text)
    assert gate.clean_text(cleaned) == cleaned
    assert len(cleaned.splitlines()) <= 1
    assert "\0" not in cleaned
    cleaned.encode()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "truncated"),
        (b"rubbish", "JSON is malformed"),
        (b'{"name":"\xff"}', "expected text in UTF-8"),
        (b"[]", r"Expected `object`, got `array`"),
        (b"{}", "missing required field `name`"),
        (b'{"name":3}', r"Expected `str`, got `int` - at `\$.name`"),
        (b'{"name":"' + b"x" * 1001 + b'"}', "expected texts of at most 1,000 letters"),
        (b'{"name":"\\n' + b"x" * 1001 + b'"}', "expected texts of at most 1,000 letters"),
        (b'{"' + b"x" * 1001 + b'":1,"name":""}', "expected texts of at most 1,000 letters"),
        (b'{"name":"","count":1' + b"0" * 400 + b"}", "at most 18,446,744,073,709,551,615"),
        (b'{"name":"","count":1' + b"0" * 5000 + b"}", "out of range"),
        (b'{"name":"","share":1e999}', "out of range"),
        (b'{"name":"","more":{"a":' + b"[" * 15 + b"]" * 15 + b"}}", "nested at most 16 deep"),
        (b"[" * 100_000, "nested at most 16 deep"),
        (b'{"a":' * 100_000, "nested at most 16 deep"),
        (b'{"a\\n":' + b"[" * 16 + b"]" * 16 + b"}", "nested at most 16 deep"),
    ],
)
def test_bad_json_is_refused_with_the_reason(text: bytes, reason: str) -> None:
    with pytest.raises(BadContent, match=reason):
        gate.from_json(text, Row)


def test_deepest_allowed_nesting_is_read() -> None:
    deep = b"[" * 14 + b"]" * 14
    assert gate.from_json(b'{"name":"","more":{"a":' + deep + b"}}", Row).more["a"] == msgspec.json.decode(
        deep
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"name = ", "expected TOML: "),
        (b'name = "\xff"', "expected text in UTF-8"),
        (b'name = ""\nmore = {a = ' + b"[" * 5000, "expected lines of at most 2,000 bytes"),
        (b'name = ""\nmore = {a = [' + b"\n[" * 5000, "nested at most 16 deep"),
        (b'name = ""\n[' + b"a." * 900 + b"a]", "nested at most 16 deep"),
        (b'name = ""\ncount = ' + b"9" * 1900, "at most 18,446,744,073,709,551,615"),
        (b'name = ""\ncount = 3.5', r"Expected `int`, got `float` - at `\$.count`"),
        (b'name = ""\nwhen = 2026-02-30', "expected TOML|day is out of range"),
    ],
)
def test_bad_toml_is_refused_with_the_reason(text: bytes, reason: str) -> None:
    with pytest.raises(BadContent, match=reason):
        gate.from_toml(text, Row)


def test_toml_text_is_cleaned() -> None:
    found = gate.from_toml(b'name = "A\\u0000n\\u001Fn"\nnames = ["""two\nlines"""]', Row)
    assert (found.name, found.names) == ("Ann", ("two lines",))


@pytest.mark.parametrize("text", [b"[" * 17, b"[" * 17 + b"]" * 17, b'{"a":' * 3_000, b"[" * 1_000_000])
def test_excessive_nesting_has_one_message_in_every_python(text: bytes) -> None:
    """Decoders give up at different depths, or notice first that the text is cut short."""
    with pytest.raises(BadContent, match=r"^expected lists and tables nested at most 16 deep$"):
        gate.from_json(text, list[Any])


@pytest.mark.parametrize("text", [b"[" * 16, b'["' + b"[" * 17 + b'", ]', b'["\\"' + b"[{" * 9])
def test_broken_text_is_not_called_too_deep(text: bytes) -> None:
    with pytest.raises(BadContent, match=r"truncated|malformed"):
        gate.from_json(text, list[Any])
