"""The rack of charms, which opens from all screens of a run."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.arcade.run.charms import CHARMS, CharmMoment, Tool
from game.arcade.run.entries import CharmUsed
from game.audio.sounds import Sound
from game.language.message import message, sentences
from game.scenes.context import Context
from game.scenes.dialog import AnswerPlank, DialogScene, Words
from game.scenes.run.charms.row import WHEN, CharmRow
from game.scenes.run.run_screens import TableTools
from game.scenes.run.run_session import RunSession
from game.ui.devices.actions import Action
from game.ui.forms.widgets import Widget


class RackScene(DialogScene):
    """Shows the player's charms, and the tools that used charms have granted."""

    title = message("Your charms")
    pinned = True
    opened_by = Action.HINT
    width = 640.0

    def __init__(self, context: Context, play: RunSession, table: TableTools | None = None) -> None:
        """`table` is the player's current table, if any."""
        super().__init__(context)
        self._play, self._table = play, table
        self.form.fill(self.widgets())

    def widgets(self) -> Sequence[Widget]:
        run = self._play.run
        words = self._play.standing.words if self._table is None else self._table.words
        rows: list[Widget] = [Words(words)]
        tools = () if self._table is None else self._table.granted_tools
        rows += [AnswerPlank(words, partial(self._use, tool), verb=message("use")) for tool, words in tools]
        rows += [self._row(charm) for charm in run.rack]
        if not run.rack:
            rows.append(
                Words(message("No charms on your rack. Win one at a table, or buy one at the stall."))
            )
        return [*rows, AnswerPlank(message("Back"), self.back)]

    def _row(self, charm: str) -> CharmRow:
        found, usable = CHARMS[charm], self._usable(charm)
        when = message("Use it now.") if usable else WHEN[found.moment]
        about = found.words(self._play.run.multiplicity(charm))
        press = partial(self._press, charm)
        return CharmRow(found, about, press, when, usable=usable or found.lasting)

    def _usable(self, charm: str) -> bool:
        return self._play.run.is_usable(charm) and (
            CHARMS[charm].moment is not CharmMoment.TABLE or self._table is not None
        )

    def _press(self, charm: str) -> None:
        found = CHARMS[charm]
        if not self._usable(charm):
            self.context.sound(Sound.ERROR)
            when = WHEN[found.moment]
            if self._play.run.is_usable(charm) or found.moment is not CharmMoment.MAP:
                self.context.captions.answer(when)
            else:
                self.context.captions.answer(sentences(when, message("It won’t help at the next tables.")))
            return
        if not self._play.add(CharmUsed(charm)):
            return
        self.context.audio.play(Sound.MADE, volume=0.7)
        self.context.captions.answer(message("{charm} used.", charm=found.title))
        if found.moment is CharmMoment.OFFER:
            self.stack.pop()
            return
        self.refill()
        self.form.focus = min(self.form.focus, len(self.form.widgets) - 1)
        first = next((place for place, row in enumerate(self.form.widgets) if row.focusable), 0)
        if found.effects.tools:
            self.form.focus = first

    def _use(self, tool: Tool) -> None:
        """Use a tool at the table, and close the rack."""
        self.stack.pop()
        if self._table is None:
            return
        problem = self._table.use(tool)
        if problem is not None:
            self.context.sound(Sound.ERROR)
            self.context.captions.answer(problem)
