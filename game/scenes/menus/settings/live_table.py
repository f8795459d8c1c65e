"""A table, as large as in a match, that shows the effect of settings."""

from __future__ import annotations

import random
from contextlib import nullcontext
from typing import Any, NamedTuple

from pygame import FRect, Rect, Surface

from game.cardgames.registry import kit_of
from game.engine.contract import Setup
from game.engine.match import Match
from game.scenes.context import Context
from game.scenes.pieces.board_area import draw_board
from game.tables.show import Show
from game.tables.table import Table
from game.ui.drawing.allowance import Unfinished
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import DESIGN_WIDTH, Scale, Screen

VIEWER = 0
_LOOK = 1.4
"""The seconds for which the end of a turn is shown before the table is reset."""
_MOST = 60
_DRAWN_AGAIN = 2.5
"""The painting effort of a frame (see `Rate`) that is reserved for drawing a moving table."""
_LOW = 0.99
"""The lower edge of the visible part, as a share of the table's height."""


class _Position(NamedTuple):
    """A position in a match of random choices: the seed, and the number of choices before it."""

    seed: int
    choices: int


_MOMENTS = {
    "six_takes": _Position(5, 22),
    "sixpack": _Position(5, 9),
    "sixty_six": _Position(2, 6),
    "must_be_18": _Position(1, 12),
}
_ANY = _Position(6, 8)


class LiveTable:
    """A game's table in a position where the player must choose; it can play a turn as a demonstration."""

    def __init__(self, context: Context, game: str) -> None:
        self.game = game
        self._context = context
        self._canvas: Surface | None = None
        self._state: tuple[object, ...] | None = None
        self._seen = 0.0
        kit = kit_of(game)
        self._match = _demonstration_match(game)
        rules = kit.rules()
        self._view = rules.view(self._match.state, VIEWER)
        opponents = tuple(opponent.id for opponent in context.cast.opponents)[: self._match.setup.seats - 1]
        people = context.people(context.players(opponents, VIEWER))
        # If the file of opponents is broken, all seats show the player.
        people += people[:1] * (self._match.setup.seats - len(people))
        self.table: Table[Any] = kit.table(self._view, people, context.art, context.table_services())
        self._show = Show(self.table, kit.narrator())
        self._focus_choice()

    def _focus_choice(self) -> None:
        """Focus a choice in the middle of the hand, where it's visible."""
        legal = self._match.pending.get(VIEWER, ())
        if legal:
            self.table.point_out(legal[len(legal) // 2])

    def apply_settings(self) -> None:
        """Apply the current settings to the table."""
        self.table.apply_settings(self._context.table_services())
        self._show.speed = self._context.settings.speed

    def play_turn(self) -> None:
        """Play a turn as a demonstration; the table is reset afterwards."""
        self._reset()
        self._show.speed = self._context.settings.speed
        match = _demonstration_match(self.game)
        match.listen(self._show.feed, VIEWER)
        chance = random.Random(self._match.setup.seed)
        for turn in range(_MOST):
            if match.over or not match.pending or (turn and VIEWER in match.pending):
                break
            for seat, legal in match.pending.items():
                match.choose(seat, chance.choice(legal))
        self._seen = _LOOK

    @property
    def moving(self) -> bool:
        return self._show.moving or self._seen > 0

    def update(self, seconds: float) -> None:
        busy = self._show.busy
        self._show.update(seconds)
        if busy or self._seen <= 0:
            return
        self._seen -= seconds
        if self._seen <= 0:
            self._reset()

    def _reset(self) -> None:
        self._seen = 0.0
        self._show.drop()
        self.table.show(self._view)
        self._focus_choice()

    def prepare(self, pen: Pen, window: FRect, *, whole: bool = False) -> Surface:
        """Return a picture of the table, `whole` or cropped to a window, or raise Unfinished for now."""
        return self._visible_part(pen, pen.screen.scale.rect(window), self.shrink(window) if whole else 1.0)

    @staticmethod
    def shrink(window: FRect) -> float:
        return window.width / DESIGN_WIDTH

    def _visible_part(self, pen: Pen, place: Rect, shrink: float) -> Surface:
        """Return the visible part of the table, which is redrawn only if it may have changed."""
        ppu, surface, allowance = pen.screen.scale.ppu * shrink, pen.screen.surface, pen.shapes.allowance
        size = place.size if shrink != 1.0 else surface.get_size()
        scale = Scale(ppu, size[0] / ppu, size[1] / ppu)
        state = pen.shapes, self._context.settings, size, place.size
        if self._canvas is None or self._canvas.get_size() != size:
            self._canvas, self._state = Surface(size, 0, surface), None
            if allowance.bounded:
                # Allocating the memory takes as long as a frame may.
                allowance.mark_incomplete()
                raise Unfinished
        seen = Rect((0, 0), place.size)
        seen.midbottom = size[0] // 2, size[1] if shrink != 1.0 else round(size[1] * _LOW)
        if self.moving or self._state != state:
            self._state = None
            self._canvas.set_clip(seen)
            if self.moving:
                allowance.reserve(_DRAWN_AGAIN)
            with nullcontext() if self.moving else allowance.hidden_frame():
                draw_board(type(pen)(Screen(self._canvas, scale), pen.shapes), self.table)
            if not (allowance.short or allowance.incomplete):
                self._state = state
            if allowance.bounded and not self.moving:
                allowance.mark_incomplete()
                raise Unfinished
        return self._canvas.subsurface(seen.clip(self._canvas.get_rect()))


def _demonstration_match(game: str) -> Match:
    """Return a match in the game's demonstration position."""
    rules, moment = kit_of(game).rules(), _MOMENTS.get(game, _ANY)
    match = Match(rules, Setup(rules.usual_seats, moment.seed, rules.options()))
    match.deal()
    chance = random.Random(moment.seed)
    for made in range(_MOST):
        pending = match.pending
        if made >= moment.choices and VIEWER in pending:
            break
        if not pending:
            if match.over:
                break
            match.deal()
            continue
        seat = min(pending, key=lambda seat: (seat == VIEWER, seat))
        match.choose(seat, chance.choice(pending[seat]))
    return match
