"""What pressing a form's row would do, recorded instead of done."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.ui.forms.widgets import Widget

_WAYS = ("on_select", "press", "change", "play", "typing", "done")
"""Words in the names of those attributes of rows that lead out of the row."""


@contextmanager
def recorded_presses(row: Widget) -> Iterator[list[str]]:
    """Yield a list of the names of the callbacks that a row would have called; within the block, none
    runs.
    """
    taken: list[str] = []
    before = dict(vars(row))
    ways = [name for name, value in before.items() if callable(value) and any(one in name for one in _WAYS)]
    for name in ways:
        setattr(row, name, lambda *_values, name=name: taken.append(name))
    yield taken
    for name, value in before.items():
        setattr(row, name, value)
