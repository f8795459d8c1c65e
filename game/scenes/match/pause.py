"""The pause menu: a rack of oars beside the table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial

from pygame import FRect

from game.language.message import Text, message, message_in, sentences
from game.scenes.context import Context
from game.scenes.dialog import AnswerPlank, DialogScene
from game.scenes.match_mode.mode import LEAVES_TABLE
from game.scenes.match_mode.par_words import DAILY_WAITS, LEAVING
from game.scenes.pieces.boathouse import draw_title_board
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BUTTON, draw_board
from game.scenes.screens import MatchControls
from game.ui.devices.actions import Action
from game.ui.drawing.artwork import paint_document
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import NIGHT
from game.ui.drawing.prizes import GRIP, oar_svg
from game.ui.forms.widgets import Widget

_POSTS = 0.03, 0.535, 0.96
"""The positions of the rack's posts, as shares of its width."""
_POST = 26.0
_END = 0.1
"""The margin at the end of a blade, as a share of its height."""
_SHADE, _FADES, _FADE = 0.95, 16, 6.0
"""The opacity of the shade behind the rack, and the number and width of the strips in which it fades out."""


class Oar(AnswerPlank):
    """A menu item, drawn as an oar."""

    plank, gap = 62.0, 14.0

    def draw_ground(self, pen: Pen, area: FRect, unit: float) -> None:
        if not pen.theme.scenery:
            super().draw_ground(pen, area, unit)
            return
        drawn = partial(oar_svg, area.width / unit, area.height / unit, gold=self.strong)
        pen.image(paint_document(pen, ("oar", self.strong), area.size, drawn), area.topleft)

    def words_room(self, pen: Pen, area: FRect) -> FRect:
        if not pen.theme.scenery:
            return area
        handle, end = GRIP * area.height / BUTTON, area.height * _END
        return FRect(area.left + handle, area.top, area.width - handle - end, area.height)


class TableMenu(DialogScene):
    """A menu over a table, closed by the key that opens it, with groups of oars in two columns."""

    width = 690.0
    middle = 0.28, 0.5
    columns = 2
    opened_by = Action.MENU

    def widgets(self) -> Sequence[Widget]:
        for group in (groups := self.groups()):
            if len(group) % 2:
                group[-1].wide = True
        return [oar for group in groups for oar in group]

    @abstractmethod
    def groups(self) -> Sequence[Sequence[Oar]]:
        """Return the oars, those that belong together in one group; the last of an odd number is wide."""

    def draw_ground(self, pen: Pen, fit: Fit, whole: FRect) -> None:
        form, post = self.form.area, _POST * fit.scale
        edge = form.right + _POST * fit.scale
        shade = partial(pen.panel, radius=0.0, edged=False, colour=NIGHT)
        shade(FRect(pen.area.left, pen.area.top, edge - pen.area.left, pen.area.height), alpha=_SHADE)
        for number in range(_FADES):
            strip = FRect(edge + number * _FADE, pen.area.top, _FADE, pen.area.height)
            shade(strip, alpha=_SHADE * (1 - (number + 1) / (_FADES + 1)))
        for share in _POSTS:
            area = FRect(form.left + form.width * share - post / 2, whole.top, post, form.bottom - whole.top)
            draw_board(pen, area)
        sign = FRect(form.left, whole.top, form.width, 60 * fit.scale)
        draw_title_board(pen, sign, self.title, 38 * fit.scale, sign.width - 24 * fit.scale)
        self.draw_help(pen, fit, note=True)

    def common_buttons(self, game: str, log: str) -> list[Oar]:
        """Return buttons for the game's rules, the log (labelled `log`), the keys and the settings."""
        screens = self.context.screens
        return [
            Oar(message("Rules"), lambda: screens.rules(game), message("How to play.")),
            Oar(log, screens.log, message("Everything said so far.")),
            Oar(
                message("Key list"),
                lambda: screens.keys(self.stack.below(self)),
                message("What each key does, ready to press."),
            ),
            Oar(message("Settings"), screens.settings, message("Sound, speed, size and keys.")),
        ]


class PauseScene(TableMenu):
    """The menu of a paused match."""

    title = message("Paused")

    def __init__(self, context: Context, match: MatchControls) -> None:
        super().__init__(context)
        self._match = match

    def groups(self) -> Sequence[Sequence[Oar]]:
        mode = self._match.mode
        undoes = self._match.session.can_undo and mode.restarts
        undo = Oar(message("Undo last choice"), self._undo, message("Practice matches only."))
        skip = Oar(message("Skip to the end"), self._match.skip, message("You’re out: just see who wins."))
        invite = Oar(
            message_in("a button", "Invite"), self._invite, message("Friends join with their phones.")
        )
        again = partial(self.context.screens.ask_to_restart, self._match)
        restart = Oar(message("Restart"), again, message("Same players and options, new deal."))
        restarts = mode.restarts and not self._match.session.match.over
        return [
            [Oar(message("Resume"), self.back, message("Back to the table."), strong=True)],
            [
                *([skip] if self._match.can_skip else []),
                *([Oar(out, mode.leave_early, LEAVES_TABLE)] if (out := mode.leave_label) else []),
                *([undo] if undoes else []),
                *([invite] if self._can_invite else []),
            ],
            self.common_buttons(self._match.session.header.game, message("Match log")),
            [*([restart] if restarts else []), self._leave_button()],
        ]

    @property
    def _can_invite(self) -> bool:
        """Whether friends with phones may join: not in rated or finished matches, runs or daily deals."""
        session = self._match.session
        by_itself = self._match.mode.restarts and not session.header.rated
        return (session.hosted or by_itself) and session.journal is not None and not session.match.over

    def _invite(self) -> None:
        self._match.close_overlays()
        self.context.screens.invite_to_match(self._match)

    def _leave_button(self) -> Oar:
        why = self._match.session.save_problem
        help: Text = message("Every choice is saved. Carry on whenever you like.")
        if self._match.session.header.binding:
            help = sentences(help, LEAVING if self._match.mode.restarts else DAILY_WAITS)
        if why is not None:
            help = message("Not every choice is saved ({reason}). Trying again now.", reason=why)
        return Oar(message("Save and leave"), self._match.leave, help)

    def _undo(self) -> None:
        self._match.close_overlays()
        self._match.undo()
