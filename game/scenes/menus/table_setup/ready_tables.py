"""A list of all ready-made tables of a game, if the set-up has no room for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.arcade.medals import Medal
from game.language.message import message, parts
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.match_mode.par_words import MEDALS
from game.storage.levels.tables import Ready
from game.ui.forms.widgets import Button, Widget


class TablesScene(FormScene):
    title = message("Ready-made tables")
    width = 900.0
    columns = 2

    def __init__(
        self,
        context: Context,
        tables: Sequence[Ready],
        medals: Mapping[str, Medal],
        take: Callable[[Ready], None],
    ) -> None:
        """`medals` are the best that were won, by a table's title; `take` chooses a table."""
        super().__init__(context)
        self._tables, self._medals, self._take = tables, medals, take

    def widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = [self._row(table) for table in self._tables]
        return [*rows, Button(message("Back"), self.back, wide=True)]

    def _row(self, table: Ready) -> Button:
        medal = self._medals.get(table.key)
        won = [] if medal is None else [MEDALS[medal]]
        return Button(
            parts(" · ", [table.title, *won]),
            partial(self._choose, table),
            table.about,
            verb=message("choose"),
        )

    def _choose(self, table: Ready) -> None:
        self.stack.pop()
        self._take(table)
