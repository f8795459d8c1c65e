"""Subtitles for sounds: short words on the side from which a sound comes, for a moment."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from pygame import FRect

from game.audio.glossary import Glossary
from game.audio.sounds import AnySound
from game.cardgames.glossaries import HOUSE
from game.language.message import message
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE
from game.ui.drawing.text import Typeface

_SECONDS = 2.6
_SIZE, _LEADING, _AROUND, _ABOVE = 13.0, 1.2, 12.0, 8.0


class Edge(StrEnum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(slots=True)
class _SubtitleLine:
    words: str
    left: float


def subtitle_words(glossary: Glossary | None) -> dict[AnySound, str]:
    """Return the subtitles of sounds in a game with a glossary."""
    terms = (*HOUSE, *(() if glossary is None else glossary.terms))
    return {term.sound: term.word for term in terms if term.word}


class Subtitles:
    """The current subtitles, at most one on each side; a new one replaces the old one there."""

    def __init__(self, words: Mapping[AnySound, str]) -> None:
        """`words` are the subtitles by sound; other sounds have none."""
        self._words = words
        self._lines: dict[Edge, _SubtitleLine] = {}

    def show(self, sound: AnySound, words: str, name: str, pan: float) -> None:
        """Show a player's name and `words`, or the sound's usual subtitle; `pan` selects the side."""
        text = words or self._words.get(sound, "")
        if not text:
            return
        if name:
            text = message("{name}: {sound}", name=name, sound=text)
        self._lines[Edge.RIGHT if pan > 0 else Edge.LEFT] = _SubtitleLine(text, _SECONDS)

    def update(self, seconds: float) -> None:
        for line in self._lines.values():
            line.left -= seconds
        self._lines = {edge: line for edge, line in self._lines.items() if line.left > 0}

    @property
    def shown(self) -> dict[Edge, str]:
        return {edge: line.words for edge, line in self._lines.items()}

    def draw(self, pen: Pen, areas: tuple[FRect, FRect]) -> None:
        """Draw the subtitles at the bottom of two areas, on the left and the right side of the canvas."""
        for edge, words in self.shown.items():
            draw_subtitle(pen, words, areas[0] if edge is Edge.LEFT else areas[1], edge)


def draw_subtitle(pen: Pen, words: str, area: FRect, edge: Edge) -> FRect:
    """Draw a subtitle at the bottom of an area, at the given edge; return its box."""
    lines: Iterable[str] = pen.lines(words, _SIZE, Typeface.BOLD, area.width - _AROUND)
    lines = list(lines)[: max(1, int((area.height - _ABOVE) / (_SIZE * _LEADING)))]
    wide = min(max(pen.width(line, _SIZE, Typeface.BOLD) for line in lines) + _AROUND, area.width)
    high = len(lines) * _SIZE * _LEADING + _ABOVE
    left = area.left if edge is Edge.LEFT else area.right - wide
    box = FRect(left, area.bottom - high, wide, high)
    pen.panel(box, alpha=0.72, radius=8)
    for number, line in enumerate(lines):
        at = box.centerx, box.top + _ABOVE / 2 + number * _SIZE * _LEADING
        pen.text(line, at, _SIZE, Typeface.BOLD, BONE, anchor="midtop", width=wide - _AROUND + 2)
    return box
