"""Text in pixels: translation, typefaces, outlines, wrapping, and a cache of rendered lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import cache, lru_cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from threading import current_thread, main_thread

import pygame
from pygame import Surface

from game.language.message import ENGLISH, Language, translate
from game.ui.drawing.allowance import LETTERS, OUTLINED, Allowance
from game.ui.drawing.surface_cache import PaintedSurfaces
from game.ui.drawing.theme import NATURAL

_MOST_BYTES = 7 * 1024 * 1024
_MOST_FONTS = 120
_ELLIPSIS = "…"
_LONGEST_LINE, _LONGEST_TEXT = 500, 4_000
"""The maximum number of letters drawn of a line, and of a text to wrap."""
_WRAPPING = 0.003
"""The effort of wrapping, per letter."""
_NEW_GLYPH, _NEW_OUTLINED_GLYPH = 0.08, 0.18
"""The effort of a glyph that a font draws for the first time, without and with an outline."""
_MIN_LAST_LINE = 0.36
"""The minimum width of a text's last line, as a share of the widest one; shorter ones get more words, as
do single words below at least three.
"""
_MIN_LINE = 0.42
"""The minimum width of a line whose end moves down with a number, as a share of the room."""
_UNDRAWABLE = re.compile("[\0\ud800-\udfff]")
"""Characters that SDL rejects: NUL, and surrogates (from file names that aren't UTF-8)."""
_NUMBER = re.compile(r"[+×−]?\d[\d.,]*(?<=\d)")
_LAST_NUMBER = re.compile(r"[+×−]?\d[\d.,]*[\u00A0\u202F]?[.,;:!?]+")
"""A number before its noun, and one that ends a phrase, in French with a space before the colon."""
_DASHES = ("–", "—")
_LIGATURE = re.compile("f(?=[fijlt])")
_NO_LIGATURE = "f\u200c"
_WIDE_SPACE = "\u2005\u200a"
"""The replacement for spaces in bold text, as Manrope's own space is too narrow for outlined words."""


class Typeface(StrEnum):
    """The project's typefaces (under the OFL, from their pip packages)."""

    TITLE = "title"
    TEXT = "text"
    BOLD = "bold"


_FILES = {
    Typeface.TITLE: ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    Typeface.TEXT: ("font_manrope", "Manrope-SemiBold.ttf"),
    Typeface.BOLD: ("font_manrope", "Manrope-ExtraBold.ttf"),
}


class Fonts:
    """The fonts, and text measured and rendered in pixels. Surfaces are shared and must not be drawn on."""

    def __init__(self, allowance: Allowance | None = None) -> None:
        self.texts = PaintedSurfaces(_MOST_BYTES, allowance, LETTERS)
        self.language: Language = ENGLISH
        self.theme = NATURAL
        self._last: tuple[str, Language, str] = "", ENGLISH, ""
        # Measuring is most of the work of drawing a table, and every frame measures the same words.
        self._font = lru_cache(maxsize=_MOST_FONTS)(_open)
        self._drawn = lru_cache(maxsize=_MOST_FONTS)(lambda _face, _px, _outline_px: set[str]())
        self._size = lru_cache(maxsize=6000)(self._measure)
        self._wrap = lru_cache(maxsize=400)(self._break)
        self._fit = lru_cache(maxsize=2000)(self._truncate)
        if not pygame.font.get_init():
            pygame.font.init()

    def font(self, face: Typeface, px: int, outline_px: int = 0) -> pygame.font.Font:
        """Return a font; with `outline_px`, one that draws only outlines of that width."""
        # No two threads share a font, as it caches letters.
        return self._font(face, max(px, 1), outline_px, current_thread() is main_thread())

    def translate(self, text: str) -> str:
        """Return a text in the player's language; the last one is cached, as it's measured and then drawn."""
        last, language, words = self._last
        if text is not last or language is not self.language:
            words = translate(text, self.language)
            self._last = text, self.language, words
        return words

    def size(self, text: str, face: Typeface, px: int) -> tuple[int, int]:
        return self._size(self.translate(text), face, px)

    def wrap(self, text: str, face: Typeface, px: int, width_px: float) -> tuple[str, ...]:
        """Wrap text into lines no wider than `width_px` or a single word; may raise Unfinished."""
        return self._wrap(self.translate(text), face, px, width_px)

    def fit(self, text: str, face: Typeface, px: int, width_px: float) -> str:
        """Return the text, cut off with an ellipsis if it's wider than `width_px`."""
        return self._fit(self.translate(text), face, px, width_px)

    def _measure(self, text: str, face: Typeface, px: int) -> tuple[int, int]:
        return self.font(face, px).size(_spaced(text, face))

    def render(
        self, text: str, face: Typeface, px: int, colour: str, outline: str | None = None, outline_px: int = 2
    ) -> Surface:
        """Render one line of text; an `outline` colour adds a border of `outline_px` on every side."""
        words = self.translate(text)
        colour = self.theme.colour(colour)
        outline = None if outline is None else self.theme.colour(outline)
        key = (words, face, px, colour, outline, outline_px if outline else 0)
        if current_thread() is not main_thread():
            # What the easel paints is kept as a whole.
            return self._draw(words, face, px, colour, outline, outline_px)
        if (found := self.texts.find(key)) is not None:
            return found
        rate = LETTERS if outline is None else OUTLINED
        rate = rate._replace(least=rate.least + self._effort_of_new_glyphs(words, face, px, key[-1]))
        return self.texts.get(key, lambda: self._draw(words, face, px, colour, outline, outline_px), rate)

    def _effort_of_new_glyphs(self, words: str, face: Typeface, px: int, outline_px: int) -> float:
        """Return the effort of the letters that a font hasn't drawn yet."""
        each = _NEW_OUTLINED_GLYPH if outline_px else _NEW_GLYPH
        return each * len(set(words) - self._drawn(face, px, outline_px))

    def _draw(
        self, text: str, face: Typeface, px: int, colour: str, outline: str | None, outline_px: int
    ) -> Surface:
        if current_thread() is main_thread():
            self._drawn(face, px, 0 if outline is None else outline_px).update(text)
        text = _spaced(text, face)
        inner = self.font(face, px).render(text, True, pygame.Color(colour)).convert_alpha()
        if outline is None:
            return inner
        bold = self.font(face, px, outline_px)
        whole = bold.render(text, True, pygame.Color(outline)).convert_alpha()
        whole.blit(inner, (outline_px, outline_px))
        return whole

    def _break(self, text: str, face: Typeface, px: int, width_px: float) -> tuple[str, ...]:
        if current_thread() is not main_thread():
            return self._lines(text, face, px, width_px)
        effort = _WRAPPING * min(len(text), _LONGEST_TEXT)
        with self.texts.allowance.painting(effort):
            lines = self._lines(text, face, px, width_px)
        self.texts.allowance.spend(effort)
        return lines

    def _lines(self, text: str, face: Typeface, px: int, width_px: float) -> tuple[str, ...]:
        # Narrower lines mostly consist of words measured before.
        @cache
        def width(line: str) -> int:
            return self._measure(line, face, px)[0]

        def break_lines(paragraph: str, most: float, keep: bool) -> list[str]:
            words, lines = paragraph.split(" "), []
            start = paragraph[:_LONGEST_LINE]
            letter = max(width(start), 1) / max(len(start), 1)
            while words:
                while len(words) > 1 and not words[0]:
                    words.pop(0)
                count = _words_that_fit(width, words, most, int(most / letter))
                if keep:
                    full, counts = _MIN_LINE * most, _counts_without_lone_number(words, count)
                    count = next((one for one in counts if width(" ".join(words[:one])) >= full), count)
                lines.append(" ".join(words[:count]))
                del words[:count]
            return lines

        def break_evenly(paragraph: str) -> list[str]:
            lines = break_lines(paragraph, width_px, keep=False)
            kept = break_lines(paragraph, width_px, keep=True)
            if keep := len(kept) == len(lines):
                lines = kept
            while len(lines) > 1:
                widest = max(map(width, lines))
                alone = " " not in lines[-1] and lines[-2].count(" ") > 1
                if not alone and width(lines[-1]) >= _MIN_LAST_LINE * widest:
                    break
                narrower = break_lines(paragraph, widest - 1, keep)
                if len(narrower) > len(lines) or max(map(width, narrower)) >= widest:
                    break
                lines = narrower
            return lines

        parts = _drawable(text, _LONGEST_TEXT).split("\n")
        return tuple(line for part in parts for line in break_evenly(part))

    def _truncate(self, text: str, face: Typeface, px: int, width_px: float) -> str:
        if self._size(text, face, px)[0] <= width_px:
            return text
        kept = _drawable(text)
        while kept and self._measure(kept.rstrip() + _ELLIPSIS, face, px)[0] > width_px:
            kept = kept[:-1]
        return kept.rstrip() + _ELLIPSIS


def _open(face: Typeface, px: int, outline_px: int, _main: bool) -> pygame.font.Font:
    font = pygame.font.Font(BytesIO(_font_file(*_FILES[face])), px)
    if outline_px:
        # A font that switches between the two clears its cache of letters each time.
        font.outline = outline_px
    return font


def _words_that_fit(width: Callable[[str], int], words: list[str], most: float, likely: int) -> int:
    """Return how many words fit into a line, at least one; `likely` is a guess at how many letters fit."""

    def fits(count: int) -> bool:
        return count <= 1 or width(" ".join(words[:count])) <= most

    # Measuring is slow, so only lines of about the right length are measured.
    count, letters = 1, len(words[0])
    while count < len(words) and (letters := letters + 1 + len(words[count])) <= likely:
        count += 1
    while not fits(count):
        count -= 1
    while count < len(words) and fits(count + 1):
        count += 1
    return count


def _counts_without_lone_number(words: list[str], count: int) -> Iterator[int]:
    """Yield how many of a line's words may stay there, best first, so that no number loses its noun."""

    def parts(end: int) -> bool:
        """Return whether a line of `end` words parts a number from the word after or before, or ends
        before a dash.
        """
        number = _NUMBER.fullmatch(words[end - 1]) or _LAST_NUMBER.fullmatch(words[end])
        return bool(number) or words[end] in _DASHES

    if count < len(words) and parts(count):
        # The word before a number may be its noun, as in "Row 3 costs", but not at the end of a sentence.
        noun = _NUMBER.fullmatch(words[count - 1]) and not words[max(count - 2, 0)].endswith(".")
        likely = (2, 1, 3) if noun else (1,)
        yield from (count - moved for moved in likely if count > moved and not parts(count - moved))


def _drawable(text: str, most: int = _LONGEST_LINE) -> str:
    """Return text cut to the maximum length, without characters that SDL rejects."""
    short = text if len(text) <= most else text[: most - 1] + _ELLIPSIS
    return _UNDRAWABLE.sub("\ufffd", short)


def _spaced(text: str, face: Typeface) -> str:
    """Return a line with spacing adjusted so that outlines merge neither words nor letters (fi)."""
    line = _drawable(text)
    if face is not Typeface.TITLE:
        line = _LIGATURE.sub(_NO_LIGATURE, line)
    return line.replace(" ", _WIDE_SPACE) if face is Typeface.BOLD else line


@lru_cache
def _font_file(package: str, name: str) -> bytes:
    """Return the content of a font's file; SDL would keep the file open for every size."""
    # Without importlib.resources, which takes a while to import.
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"No module named {package!r}", name=package)
    return (Path(spec.origin).parent / "files" / name).read_bytes()
