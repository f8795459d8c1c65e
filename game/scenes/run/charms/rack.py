"""The rack of charms, which opens from all screens of a run."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.arcade.run.charms import CHARMS, CharmMoment, Tool
from game.arcade.run.entries import CharmUsed
from game.arcade.run.state import Run
from game.audio.sounds import Sound
from game.language.message import Text, figure, message, sentences
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, draw_centred, draw_note, draw_sheet, draw_title_board
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import UnpointedButton, draw_board, draw_keycap, draw_paper
from game.scenes.run.charms.charm_widgets import WHEN_WORDS, HookedCharm, coin_image
from game.scenes.run.map_picture import RunStanding, draw_feathers, draw_shells
from game.scenes.run.run_screens import TableTools
from game.scenes.run.run_session import RunSession, standing_of
from game.ui.devices.actions import Action, ActionPressed
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.text import Typeface

_TITLE: Area = (420.0, 18.0, 440.0, 74.0)
_RACK: Area = (130.0, 104.0, 1020.0, 168.0)
_ROPES, _ROPE = (220.0, 1060.0), 7.0
"""The x coordinates of the ropes that the rack hangs from, and their width."""
_HOOK, _LINE = 112.0, 184.0
"""The size of a charm on its hook, and the y coordinate of the hooks."""
_LARGE: Area = (150.0, 296.0, 250.0, 250.0)
_PAPER: Area = (412.0, 304.0, 428.0, 236.0)
_STATE: Area = (860.0, 304.0, 290.0, 236.0)
_BAND, _SIGN = 48.0, 46.0
"""The height of the band above a charm's words, and the largest height of a feather."""
_TOOLS: Area = (130.0, 564.0, 1020.0, 66.0)
_TOOL, _GAP = 420.0, 16.0
"""The largest width of a tool's button, and the gap between two."""
_BACK: Area = (480.0, 642.0, 320.0, 64.0)
_DIMMED = 0.45
_CORD, _HOLE = "#C99A5B", "#4A2A16"
_NONE = message("No charms on your rack. Win one at a table, or buy one at the stall.")


class RackScene(BoardScene):
    """A screen with the player's charms on their hooks, and the tools that used charms have granted."""

    title = message("Your charms")
    see_through = True

    def __init__(
        self,
        context: Context,
        play: RunSession,
        table: TableTools | None = None,
        after: Callable[[], Run] | None = None,
    ) -> None:
        """`table` is the current table, if any; once it's over, `after` returns the run with its score."""
        super().__init__(context)
        self._play, self._table, self._after = play, table, after

    def refill(self) -> None:
        tools = () if self._table is None else self._table.granted_tools
        wide = min(_TOOL, (_TOOLS[2] + _GAP) / max(len(tools), 1) - _GAP)
        left = _TOOLS[0] + (_TOOLS[2] + _GAP - (wide + _GAP) * len(tools)) / 2
        shown: list[PlacedWidget] = []
        for number, (tool, words) in enumerate(tools):
            button = UnpointedButton(words, "", partial(self._use, tool), "")
            button.verb = message("use")
            shown.append((button, (left + number * (wide + _GAP), _TOOLS[1], wide, _TOOLS[3])))
        rack = self._play.run.rack
        shown += [(self._hooked_charm(charm), self._charm_area(number)) for number, charm in enumerate(rack)]
        self.set_widgets([*shown, (self.back_sign(), _BACK)])

    def _charm_area(self, number: int) -> Area:
        pitch = _RACK[2] / self._play.run.rules.hooks
        return _RACK[0] + (number + 0.5) * pitch - _HOOK / 2, _LINE - _HOOK / 2, _HOOK, _HOOK

    def _hooked_charm(self, charm: str) -> HookedCharm:
        found, usable, run = CHARMS[charm], self._usable(charm), self._play.run
        when = message("Use it now.") if usable else WHEN_WORDS[found.moment]
        help = sentences(found.words(run.multiplicity(charm)), when)
        made = HookedCharm(charm, found.title, partial(self._press, charm), help, star=charm in run.upgraded)
        made.verb, made.pale, made.keyed = message("use"), not (usable or found.lasting), True
        return made

    @property
    def standing_words(self) -> Text:
        """The goal, feathers, shells and score."""
        return self._standing.words if self._table is None or self._after else self._table.words

    @property
    def _standing(self) -> RunStanding:
        if self._after is not None:
            return standing_of(self._after())
        return self._play.standing if self._table is None else self._table.standing

    @property
    def summary(self) -> Text:
        return sentences(self.standing_words, "" if self._play.run.rack else _NONE)

    def handle_unused(self, event: ActionPressed) -> None:
        if event.action is Action.HINT:
            self.back()
        else:
            super().handle_unused(event)

    def _usable(self, charm: str) -> bool:
        return self._play.run.is_usable(charm) and (
            CHARMS[charm].moment is not CharmMoment.TABLE or self._table is not None
        )

    def _press(self, charm: str) -> None:
        found = CHARMS[charm]
        if not self._usable(charm):
            self.context.play_sound(Sound.ERROR)
            when = WHEN_WORDS[found.moment]
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
        self.form.focus = 0 if found.effects.tools else min(self.form.focus, len(self.form.widgets) - 1)
        self.form.announce()

    def _use(self, tool: Tool) -> None:
        """Use a tool at the table, and close the rack."""
        self.stack.pop()
        if self._table is None:
            return
        problem = self._table.use(tool)
        if problem is not None:
            self.context.play_sound(Sound.ERROR)
            self.context.captions.answer(problem)

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        pen.dim(_DIMMED)
        self._draw_rack(pen, fit)
        focused = self.form.focused
        if isinstance(focused, HookedCharm):
            self._draw_charm(pen, fit, focused)
        elif not self._play.run.rack:
            draw_note(pen, fit, fit.area(*_PAPER), _NONE)
        self._draw_state(pen, fit)
        self.draw_form(pen, fit)
        if isinstance(focused, HookedCharm):
            foot = self.form.area_of(self.form.focus).midbottom
            draw_keycap(pen, self.context.input, Action.CONFIRM, foot, max(27 * fit.scale, 21.0))

    def _draw_rack(self, pen: Pen, fit: Fit) -> None:
        """Draw the rack on its ropes, with all its hooks, and the title above."""
        board = fit.area(*_RACK)
        for x in _ROPES:
            top = fit.at(x, 0)[0], pen.area.top
            for colour, wide in ((INK, _ROPE + 4), (_CORD, _ROPE)):
                pen.line(top, (top[0], board.top + 10 * fit.scale), colour, wide * fit.scale)
        draw_board(pen, board)
        for number in range(self._play.run.rules.hooks):
            hook = fit.area(*self._charm_area(number))
            pen.plate(hook, _HOLE, radius=hook.width / 2, border=INK)
        title = fit.area(*_TITLE)
        draw_title_board(pen, title, self.title, 42 * fit.scale, title.width - 36 * fit.scale)

    def _draw_state(self, pen: Pen, fit: Fit) -> None:
        """Draw the task on a paper, with feathers, shells and score below it."""
        paper, standing = fit.area(*_STATE), self._standing
        task = "" if self._table is None or self._after else self._table.task
        draw_sheet(pen, paper, fit.scale)
        below = paper.height * (0.54 if task else 0.1)
        if task:
            words = FRect(paper.left, paper.top, paper.width, below)
            draw_centred(pen, words.inflate(-32 * fit.scale, -12 * fit.scale), task, fit.letter_size(21))
        rest = FRect(paper.left, paper.top + below, paper.width, (paper.height - below) / 2.2)
        high = min(_SIGN * fit.scale, rest.height * 0.8)
        edge, shells = 24 * fit.scale, figure(standing.shells)
        draw_feathers(pen, (rest.left + edge, rest.centery), high, standing.feathers, standing.most)
        wide = high * 1.1 + pen.width(shells, high * 0.72, Typeface.TITLE)
        draw_shells(pen, (rest.right - edge - wide, rest.centery), high, standing.shells)
        y, size = rest.bottom + rest.height / 2, fit.letter_size(32)
        pen.text(figure(standing.score), (rest.left + edge, y), size, Typeface.TITLE, INK, anchor="midleft")
        factor, room = message("next win ×{factor}", factor=standing.factor), paper.width * 0.48
        at = rest.right - edge, y
        pen.text(
            factor, at, fit.letter_size(19), Typeface.BOLD, INK, anchor="midright", width=room, tight=True
        )

    def _draw_charm(self, pen: Pen, fit: Fit, hooked: HookedCharm) -> None:
        """Draw the charm with the focus, large, and a paper that describes it."""
        large, paper, band = fit.area(*_LARGE), fit.area(*_PAPER), _BAND * fit.scale
        pen.image(coin_image(pen, hooked.charm, large.width), large.center, anchor="center")
        draw_paper(pen, paper, band=band, focused=True)
        at, room = (paper.centerx, paper.top + 5 + band / 2), paper.width - 28 * fit.scale
        pen.text(hooked.text, at, fit.letter_size(28), Typeface.TITLE, INK, anchor="center", width=room)
        words = FRect(paper.left, paper.top + band, paper.width, paper.height - band)
        draw_centred(pen, words.inflate(-52 * fit.scale, -20 * fit.scale), hooked.help, fit.letter_size(24))
