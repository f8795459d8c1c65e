"""A table, as large as in a match, that shows the effect of settings."""

from __future__ import annotations

import random
from contextlib import nullcontext
from enum import StrEnum
from functools import lru_cache
from typing import Any, NamedTuple

from pygame import FRect, Rect, Surface

from game.cardgames.registry import kit_of
from game.engine.contract import Setup
from game.engine.match import Match
from game.scenes.context import Context
from game.scenes.pieces.board_area import draw_board
from game.tables.company.people import Person
from game.tables.show import Show
from game.tables.table import Table
from game.ui.drawing.allowance import Unfinished
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import DESIGN_WIDTH, Scale, Screen
from game.voice.narrator import Verbosity

VIEWER = 0
_LOOK = 1.4
"""The seconds for which the end of a turn is shown before the table is reset."""
_MOST = 60
_DRAWN_AGAIN = 2.5
"""The painting effort of a frame (see `Rate`) that is reserved for drawing a moving table."""
_MOST_PAINTED = 1.5
"""The most effort for a moving table's pictures in a frame that also draws the page around it."""
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


class WindowPart(StrEnum):
    """What a page's window shows: the table scaled down, a part at full size, or a picture in front of it."""

    WHOLE = "whole"
    HAND = "hand"
    DUCK = "duck"
    CAPTION = "caption"
    PICTURE = "picture"


class LiveTable:
    """A game's table in a position where the player must choose; it can play a turn as a demonstration."""

    def __init__(self, context: Context, game: str) -> None:
        self.game = game
        self._context = context
        self._canvas: Surface | None = None
        self._state: tuple[object, ...] | None = None
        self._seen = 0.0
        self._captions = lru_cache(maxsize=1)(self._caption)
        kit = kit_of(game)
        self._match = _demonstration_match(game)
        rules = kit.rules()
        self._view = rules.view(self._match.state, VIEWER)
        self._narrator = kit.narrator()
        self.table: Table[Any] = kit.table(self._view, self._people(), context.art, context.table_services())
        self._show = Show(self.table, self._narrator)
        self._focus_choice()

    def _people(self) -> tuple[Person, ...]:
        """Return the player and opponents; if the file of opponents is broken, all seats show the player."""
        context, seats = self._context, self._match.setup.seats
        opponents = tuple(opponent.id for opponent in context.cast.opponents)[: seats - 1]
        people = context.people(context.players(opponents, VIEWER))
        return people + people[:1] * (seats - len(people))

    def _focus_choice(self) -> None:
        """Focus a choice in the middle of the hand, where it's visible."""
        legal = self._match.pending.get(VIEWER, ())
        if legal:
            self.table.point_out(legal[len(legal) // 2])

    def apply_settings(self) -> None:
        """Apply the current settings to the table and to the player's duck."""
        self.table.set_people(self._people())
        self.table.apply_settings(self._context.table_services())
        self._show.speed = self._context.settings.speed

    def play_turn(self) -> None:
        """Play a turn as a demonstration; the table is reset afterwards."""
        self._reset()
        self._show.speed = self._context.settings.speed
        match = self._match.copy_at(len(self._match.history))
        match.deal_if_due()
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

    @property
    def caption(self) -> str:
        """The caption of the last important event so far, as detailed as the player likes it."""
        names = tuple(person.name for person in self.table.people)
        return self._captions(names, Verbosity(self._context.settings.verbosity))

    def _caption(self, names: tuple[str, ...], verbosity: Verbosity) -> str:
        narrate, apply = self._narrator.narrate, self._match.game.apply_event
        dealt = self._match.copy_at(0)
        view, words = dealt.view(VIEWER), ""
        for event in self._match.events(VIEWER)[len(dealt.events(VIEWER)) :]:
            before, view = view, apply(view, event)
            if narrate(event, before, view, names, Verbosity.TERSE):
                words = narrate(event, before, view, names, verbosity) or words
        return words

    def prepare(self, pen: Pen, window: FRect, part: WindowPart) -> Surface:
        """Return a picture of the table or a part of it, as large as the window, or raise Unfinished."""
        shrink = self.shrink(window) if part is WindowPart.WHOLE else 1.0
        return self._visible_part(pen, pen.screen.scale.rect(window), shrink, part)

    def caption_area(self, pen: Pen, window: FRect) -> FRect:
        """Return the area of the caption in a window with the table's part that has it."""
        area = FRect(self.table.caption_area)
        return area.move(window.right - pen.area.right, window.bottom - pen.area.bottom)

    @staticmethod
    def shrink(window: FRect) -> float:
        return window.width / DESIGN_WIDTH

    def _visible_part(self, pen: Pen, place: Rect, shrink: float, part: WindowPart) -> Surface:
        """Return the visible part of the table, which is redrawn only if it may have changed."""
        ppu, surface, allowance = pen.screen.scale.ppu * shrink, pen.screen.surface, pen.shapes.allowance
        size = place.size if shrink != 1.0 else surface.get_size()
        scale = Scale(ppu, size[0] / ppu, size[1] / ppu)
        state = pen.shapes, self._context.settings, size, place.size, part
        if self._canvas is None or self._canvas.get_size() != size:
            self._canvas, self._state = Surface(size, 0, surface), None
            if allowance.bounded:
                # Allocating the memory takes as long as a frame may.
                allowance.mark_incomplete()
                raise Unfinished
        seen = Rect((0, 0), place.size)
        seen.midbottom = size[0] // 2, size[1] if shrink != 1.0 else round(size[1] * _LOW)
        if part is WindowPart.DUCK:
            seen.bottomleft = 0, size[1]
        elif part is WindowPart.CAPTION:
            seen.bottomright = size
        if self.moving or self._state != state:
            self._state = None
            self._canvas.set_clip(seen)
            with nullcontext() if self.moving else allowance.hidden_frame():
                draw_board(type(pen)(Screen(self._canvas, scale), pen.shapes), self.table)
            if not (allowance.short or allowance.incomplete):
                self._state = state
            if allowance.bounded and (not self.moving or allowance.spent > _MOST_PAINTED):
                allowance.mark_incomplete()
                raise Unfinished
            allowance.reserve(_DRAWN_AGAIN)
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
