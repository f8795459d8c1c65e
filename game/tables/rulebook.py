"""What a rules page is made of: words, rows of cards, and lessons to step through on a little table."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from game.engine.contract import Event


class Words(Struct, frozen=True):
    """A paragraph."""

    text: str


class Cards(Struct, frozen=True):
    """Cards side by side with a word under each (or none), and a line below them all."""

    cards: tuple[int, ...]
    under: tuple[str, ...] = ()
    caption: str = ""


class Stage(Struct, frozen=True):
    """One step of a lesson: what is said, and what then happens on the table."""

    words: str
    events: tuple[Event, ...] = ()


class Lesson(Struct, frozen=True):
    """An example on a little table: the view it starts from, its players' names, and its steps."""

    view: Any
    names: tuple[str, ...]
    stages: tuple[Stage, ...]


class Page(Struct, frozen=True):
    """One page of a game's rules; a page with a lesson is all lesson."""

    title: str
    blocks: tuple[Words | Cards, ...] = ()
    lesson: Lesson | None = None
