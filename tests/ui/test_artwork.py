"""Drawings from files: complete, in the palette's colours, and used; broken ones are reported."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from xml.etree import ElementTree

import pytest

import game
from game.commands.line import run
from game.ui.drawing import palette
from game.ui.drawing.artwork import FOLDER, BadArt, drawing_svg, load, picture
from game.ui.drawing.svg import render

pytestmark = pytest.mark.usefixtures("screen")

NAMES = sorted(
    path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*") if path.is_file()
)
PALETTE = {
    name.lower().replace("_", "-"): colour
    for name, colour in vars(palette).items()
    if name in set(dir(palette)) and isinstance(colour, str) and colour.startswith("#")
}
GIVEN = {
    *("body", "shade", "beak", "colour", "mark", "rim", "rim-deep", "inside", "vane", "quill"),
    *("family", "family-deep", "crown", "hill", "suit", "suit-deep"),
    *("leaf", "lit", "glass"),
}
"""Colours outside the palette: code replaces them, or the drawing consists of them."""
_REFERENCE = re.compile(r"url\(#([\w-]+)\)")


def used_names() -> Iterator[str]:
    """Yield the names of drawings in the program's lists and code, with `*` for formatted parts."""
    folders = {name.partition("/")[0] for name in NAMES}
    for path in FOLDER.parent.glob("*.toml"):
        yield from re.findall(r'^picture = "(.+)"$', path.read_text(encoding="utf-8"), re.MULTILINE)
    for path in Path(game.__file__).parent.rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        if not any(f"{folder}/" in code for folder in folders):
            continue
        tree = ast.parse(code)
        pieces = {one for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for one in node.values}
        for node in ast.walk(tree):
            if node in pieces:
                continue
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value
            elif isinstance(node, ast.JoinedStr):
                text = "".join(
                    str(one.value) if isinstance(one, ast.Constant) else "*" for one in node.values
                )
            else:
                continue
            if text.partition("/")[0] in folders and re.fullmatch(r"[\w-]+(/[\w*-]+)+", text):
                yield text


def test_used_drawings_and_files_correspond() -> None:
    patterns = set(used_names())
    assert [name for name in NAMES if not any(fnmatch(name, pattern) for pattern in patterns)] == []
    assert [pattern for pattern in patterns if not any(fnmatch(name, pattern) for name in NAMES)] == []


@pytest.mark.parametrize("name", NAMES)
def test_file_is_complete(name: str) -> None:
    """It can be drawn, all references resolve, and it has only elements that the renderer knows."""
    found = load(name)
    assert _REFERENCE.findall(drawing_svg(name)) == [
        one for one in _REFERENCE.findall(drawing_svg(name)) if one in found.gradients
    ]
    assert render(picture(name), 90, 90).get_bounding_rect().width > 4, "nothing is drawn"
    for part in found.parts:
        assert render(picture(name, part), 60, 60).get_size() == (60, 60)
    elements = list(ElementTree.parse(FOLDER / f"{name}.svg").iter())
    ids = [one.get("id") for one in elements if one.get("id")]
    assert len(ids) == len(set(ids)), "an editor would mistake one for the other"
    tags = {one.tag.rpartition("}")[2] for one in elements}
    assert not tags & {"text", "use", "clipPath", "filter", "image", "mask", "pattern", "style"}


@pytest.mark.parametrize("name", NAMES)
def test_named_colours_are_in_the_palette(name: str) -> None:
    for colour, shown in load(name).colours.items():
        if colour in PALETTE:
            assert shown.upper() == PALETTE[colour].upper(), colour
        else:
            assert colour in GIVEN, colour


def test_every_colour_outside_the_palette_occurs_in_a_drawing() -> None:
    assert {colour for name in NAMES for colour in load(name).colours} - set(PALETTE) == GIVEN


def test_file_is_read_once() -> None:
    assert load(NAMES[0]) is load(NAMES[0])


SHAPE = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
    viewBox="0 0 10 20">
  <title>A thing</title>
  <defs>
    <linearGradient id="ink" inkscape:swatch="solid">
      <stop style="stop-color:#2a1030;stop-opacity:1"/>
    </linearGradient>
    <linearGradient id="wood">
      <stop offset="0" stop-color="#111111"/>
      <stop offset="1" stop-color="#222222"/>
    </linearGradient>
  </defs>
  <inkscape:grid/>
  <g inkscape:label="away" transform="translate(50 0)">
    <path id="one" d="M0 0 L1 1" stroke="url(#ink)" inkscape:label="line"/>
  </g>
  <rect id="two" width="4" height="4" style="fill:url(#wood);stroke:url(#pale-ink)"/>
</svg>"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    load.cache_clear()
    monkeypatch.setattr(load.__wrapped__, "__defaults__", (tmp_path,))
    return tmp_path


def test_parts_are_placed_and_colours_replaced_by_name(folder: Path) -> None:
    (folder / "thing.svg").write_text(SHAPE)
    assert drawing_svg("thing", "one") == '<path d="M0 0 L1 1" stroke="#2a1030"></path>'
    assert drawing_svg("thing", "one", ink="#FF0000") == '<path d="M0 0 L1 1" stroke="#FF0000"></path>'
    assert drawing_svg("thing", "two", pale_ink="#00FF00").endswith(
        '<rect width="4" height="4" style="fill:url(#wood);stroke:#00FF00"></rect>'
    )
    assert drawing_svg("thing", "two").startswith('<defs><linearGradient id="wood">')
    assert "inkscape" not in drawing_svg("thing")
    assert 'viewBox="0 0 10 20"' in picture("thing")


def test_chained_gradients_are_resolved(folder: Path) -> None:
    """Inkscape paints a shape with a gradient that only refers to the one with the stops."""
    linked = (
        SHAPE.replace(
            "  </defs>",
            """    <linearGradient id="g1" xlink:href="#ink" gradientUnits="userSpaceOnUse"/>
    <linearGradient id="g2" xlink:href="#wood" x1="1" gradientUnits="userSpaceOnUse"/>
  </defs>""",
        )
        .replace('stroke="url(#ink)"', 'stroke="url(#g1)"')
        .replace("fill:url(#wood)", "fill:url(#g2)")
    )
    (folder / "linked.svg").write_text(
        linked.replace("<svg", '<svg xmlns:xlink="http://www.w3.org/1999/xlink"')
    )
    assert drawing_svg("linked", "one", ink="#FF0000") == '<path d="M0 0 L1 1" stroke="#FF0000"></path>'
    assert drawing_svg("linked", "two").index('id="wood"') < drawing_svg("linked", "two").index('id="g2"')


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (None, "No such file"),
        ("", "expected SVG"),
        ("<svg viewBox='0 0 1 1'><g></svg>", "expected SVG"),
        ("<svg/>", "viewBox"),
        ("<svg viewBox='0 0 one 1'/>", "viewBox"),
        ("<html viewBox='0 0 1 1'/>", "viewBox"),
        ("<svg viewBox='0 0 1 1'>" + " " * 300_000 + "</svg>", "bytes"),
    ],
)
def test_missing_or_broken_drawing_is_reported(folder: Path, text: str | None, fault: str) -> None:
    if text is not None:
        (folder / "thing.svg").write_text(text)
    with pytest.raises(BadArt, match=fault) as raised:
        drawing_svg("thing")
    assert str(raised.value).startswith(str(folder / "thing.svg"))


def test_missing_part_is_reported(folder: Path) -> None:
    (folder / "thing.svg").write_text(SHAPE)
    with pytest.raises(BadArt, match=r"thing\.svg: expected a part with the id three"):
        drawing_svg("thing", "three")


def test_program_reports_a_missing_drawing_in_one_line(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--headless", "--data-dir", str(tmp_path / "data")]) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert told[0].endswith(f"{folder / 'ducks' / 'side.svg'}: No such file or directory")
