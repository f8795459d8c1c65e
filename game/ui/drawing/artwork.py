"""Drawings from `assets/art`: SVG files with named colours and parts by id.

A named colour is a gradient with a single stop, which editors such as Inkscape keep as a swatch: shapes are
painted with `url(#ink)`. An editor shows the colour of the stop; code that uses a drawing may replace it.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Hashable, Iterator
from functools import cache, partial
from pathlib import Path
from xml.parsers import expat

from msgspec import Struct
from pygame import FRect, Surface

from game.files import gate
from game.files.shipped import shipped_folder
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.svg import document_of, render

FOLDER = shipped_folder("assets") / "art"
_MOST_BYTES = 256 * 1024
_LEAST = 6
"""The smallest width of a picture, in pixels."""
_GRADIENTS = {"linearGradient", "radialGradient"}
_UNSEEN = {"defs", "metadata", "title", "desc"}
_STOP_COLOUR = re.compile(r"stop-color:\s*([^;]+)")
_REFERENCE = re.compile(r"url\(#([\w-]+)\)")


class BadArt(OSError):
    """The error for a drawing that is missing or broken; its text names the file and the fault."""

    def __init__(self, path: Path, fault: str) -> None:
        super().__init__(errno.EIO, fault, str(path))

    def __str__(self) -> str:
        return f"{self.filename}: {self.strerror}"


class Artwork(Struct, frozen=True):
    """A drawing as read from its file: view box, shapes, and the defaults of named colours."""

    area: FRect
    whole: str
    parts: dict[str, str]
    gradients: dict[str, str]
    colours: dict[str, str]

    def recoloured(self, shapes: str, given: dict[str, str]) -> str:
        """Return the SVG of shapes in the given colours, with the gradients they use."""
        paints = self.colours | {name.replace("_", "-"): colour for name, colour in given.items()}
        painted = _REFERENCE.sub(lambda found: paints.get(found[1], found[0]), shapes)
        used = dict.fromkeys(_REFERENCE.findall(painted))
        needed = "".join(self.gradients[name] for name in used if name in self.gradients)
        return f"<defs>{needed}</defs>{painted}" if needed else painted


def drawing_svg(name: str, part: str = "", **colours: str) -> str:
    """Return the SVG of a drawing, or of a part of it, with the given named colours; may raise BadArt.

    In the names of colours, `_` stands for `-`.
    """
    artwork = load(name)
    if part and part not in artwork.parts:
        raise BadArt(_file(name, FOLDER), f"expected a part with the id {part}")
    return artwork.recoloured(artwork.parts[part] if part else artwork.whole, colours)


def picture(name: str, part: str = "", **colours: str) -> str:
    """Return a drawing or part, as `drawing_svg` does, in an SVG document with the view box of its file."""
    return document_of(load(name).area, drawing_svg(name, part, **colours))


def paint_art(
    pen: Pen,
    name: str,
    wide: float,
    high: float | None = None,
    *,
    part: str = "",
    aside: bool = False,
    **colours: str,
) -> Surface:
    """Return the cached picture of a drawing at a size in units; without `high`, it keeps its proportions.

    With `aside`, as for large pictures, it's painted by a background thread, the easel.
    """
    area, px = load(name).area, pen.screen.scale.px
    across = max(px(wide), _LEAST)
    down = round(across * area.height / area.width) if high is None else max(px(high), _LEAST)
    key, drawn = (name, part, *colours.values()), partial(picture, name, part, **colours)
    return _painted(pen, key, (across, down), drawn, aside=aside)


def draw_art(pen: Pen, name: str, box: FRect) -> None:
    """Draw a drawing in the middle of an area, as large as fits."""
    area = load(name).area
    wide = min(box.width, box.height * area.width / area.height)
    pen.image(paint_art(pen, name, wide), box.center, anchor="center")


def paint_document(
    pen: Pen, key: tuple[Hashable, ...], size: tuple[float, float], drawn: Callable[[], str]
) -> Surface:
    """Return the cached picture of an SVG document at a size in units."""
    px = pen.screen.scale.px
    return _painted(pen, key, (px(size[0]), px(size[1])), drawn)


def _painted(
    pen: Pen,
    key: tuple[Hashable, ...],
    px: tuple[int, int],
    drawn: Callable[[], str],
    *,
    aside: bool = False,
) -> Surface:
    def make() -> Surface:
        return render(drawn(), *px).premul_alpha()

    if aside:
        return pen.shapes.easel.get(("art", px, *key), make)
    return pen.shapes.get(("art", px, *key), make, pixels=px[0] * px[1])


@cache
def load(name: str, folder: Path = FOLDER) -> Artwork:
    """Load and cache a drawing; raise BadArt if its file is missing or broken."""
    path = _file(name, folder)
    try:
        reader = _Reader()
        reader.read(gate.read_content(path, _MOST_BYTES))
        return reader.artwork()
    except OSError as error:
        raise BadArt(path, error.strerror or str(error)) from None
    except gate.BadContent as error:
        raise BadArt(path, str(error)) from None
    except expat.ExpatError as error:
        raise BadArt(path, f"expected SVG: {error}") from None


def drawing_names() -> Iterator[str]:
    for path in FOLDER.rglob("*.svg"):
        yield path.relative_to(FOLDER).with_suffix("").as_posix()


def _attributes(found: dict[str, str]) -> Iterator[str]:
    """Yield the non-empty attributes that belong to SVG itself."""
    for key, value in found.items():
        if value and (":" not in key or key == "xlink:href"):
            text = " ".join(value.replace('"', "'").split())
            yield f' {key}="{text}"'


def _file(name: str, folder: Path) -> Path:
    return folder / f"{name}.svg"


class _Reader:
    """A parser of SVG files that drops everything that only editors need."""

    def __init__(self) -> None:
        self._view: list[float] = []
        self._open: list[tuple[str, str, int]] = []
        self._written: list[str] = []
        self._parts: dict[str, str] = {}
        self._gradients: dict[str, str] = {}
        self._colours: dict[str, str] = {}
        self._stops: list[str] = []
        self._links: dict[str, str] = {}

    def read(self, text: bytes) -> None:
        parser = expat.ParserCreate()
        parser.StartElementHandler, parser.EndElementHandler = self._start, self._end
        parser.Parse(text, True)

    def artwork(self) -> Artwork:
        for name, target in self._links.items():
            if target in self._gradients:
                self._gradients[name] = self._gradients[target] + self._gradients[name]
        named = {name: target for name, target in self._links.items() if target in self._colours}

        def painted(shapes: str) -> str:
            """Return shapes that refer to named colours directly, not to gradients that only link to them."""
            return _REFERENCE.sub(lambda found: f"url(#{named.get(found[1], found[1])})", shapes)

        parts = {name: painted(shapes) for name, shapes in self._parts.items()}
        whole = painted("".join(self._written))
        return Artwork(FRect(*self._view), whole, parts, self._gradients, self._colours)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if not self._open:
            self._read_view_box(tag, attributes)
        elif tag == "stop":
            style = _STOP_COLOUR.search(attributes.get("style", ""))
            self._stops.append(style[1].strip() if style else attributes.get("stop-color", "#000000"))
        elif tag in _GRADIENTS:
            self._stops.clear()
            if link := attributes.get("xlink:href"):
                self._links[attributes.get("id", "")] = link.removeprefix("#")
        self._open.append((tag, attributes.get("id", ""), len(self._written)))
        if len(self._open) > 1 and tag not in _UNSEEN and ":" not in tag:
            attributes_kept = attributes if tag in _GRADIENTS else attributes | {"id": ""}
            self._written.append(f"<{tag}{''.join(_attributes(attributes_kept))}>")

    def _end(self, tag: str) -> None:
        _tag, name, start = self._open.pop()
        if not self._open:
            return
        if tag in _UNSEEN or ":" in tag:
            del self._written[start:]
            return
        self._written.append(f"</{tag}>")
        if tag in _GRADIENTS:
            text = "".join(self._written[start:])
            del self._written[start:]
            if len(self._stops) == 1:
                self._colours[name] = self._stops[0]
            else:
                self._gradients[name] = text
        elif name:
            self._parts[name] = "".join(self._written[start:])

    def _read_view_box(self, tag: str, attributes: dict[str, str]) -> None:
        try:
            self._view = [float(number) for number in attributes.get("viewBox", "").replace(",", " ").split()]
        except ValueError:
            self._view = []
        if tag != "svg" or len(self._view) != 4:
            raise gate.BadContent("expected an svg with a viewBox of four numbers")


def draw_star(pen: Pen, at: tuple[float, float], size: float, colour: str = GOLD) -> None:
    """Draw a star centred at a point."""
    pen.image(paint_art(pen, "signs/star", size, colour=colour), at, anchor="center")


def draw_plus(pen: Pen, at: tuple[float, float], size: float, ground: str = GOLD, colour: str = INK) -> None:
    """Draw a plus sign on a disc around a point."""
    pen.disc(at, size, ground, border=None if ground == INK else INK)
    for x, y in ((size * 0.27, 0.0), (0.0, size * 0.27)):
        pen.line((at[0] - x, at[1] - y), (at[0] + x, at[1] + y), colour, max(size * 0.14, 1.5))
