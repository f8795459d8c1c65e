"""All ready-made tables of a game, where there are too many for the set-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.storage.levels import Ready
from game.ui.devices.actions import Action
from game.ui.forms.form import Form
from game.ui.forms.widgets import Button, Widget


class TablesScene(FormScene):
    """A button for each table; the one that is pressed is laid."""

    title = message("Ready-made tables")
    width = 900.0
    hints = ((Action.CONFIRM, message("lay it")), (Action.CANCEL, message("back")))

    def __init__(self, context: Context, tables: Sequence[Ready], take: Callable[[Ready], None]) -> None:
        super().__init__(context)
        self.form = Form([], context.feedback, columns=2)
        self._tables, self._take = tables, take

    def widgets(self) -> Sequence[Widget]:
        """The tables, and the way back."""
        rows: list[Widget] = [Button(table.title, self._taker(table), table.about) for table in self._tables]
        return [*rows, Button(message("Back"), self.back, wide=True)]

    def _taker(self, table: Ready) -> Callable[[], None]:
        def take() -> None:
            self.stack.pop()
            self._take(table)

        return take
