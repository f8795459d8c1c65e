"""What a rules page is made of: words, rows of cards, and lessons to step through on a little table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.engine.contract import Event


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards side by side with a word under each (or none), and a line below them all."""

    cards: tuple[int, ...]
    under: tuple[str, ...] = ()
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Stage:
    """One step of a lesson: what is said, and what then happens on the table."""

    words: str
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """An example on a little table: the view it starts from, its players' names, and its steps."""

    view: Any
    names: tuple[str, ...]
    stages: tuple[Stage, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a game's rules; a page with a lesson is all lesson."""

    title: str
    blocks: tuple[Words | Cards, ...] = ()
    lesson: Lesson | None = None
