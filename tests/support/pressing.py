"""What pressing a row of a form leads to, heard instead of done."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.ui.forms.widgets import Widget

_WAYS = ("on_select", "press", "change", "play", "typing", "done")
"""Attributes of rows with these words in their names lead out of the row."""


@contextmanager
def heard_presses(row: Widget) -> Iterator[list[str]]:
    """Meanwhile a row does nothing beyond itself: the ways out that it wanted to take are listed."""
    taken: list[str] = []
    before = dict(vars(row))
    ways = [name for name, value in before.items() if callable(value) and any(one in name for one in _WAYS)]
    for name in ways:
        setattr(row, name, lambda *_values, name=name: taken.append(name))
    yield taken
    for name, value in before.items():
        setattr(row, name, value)
