"""The curtain that hides a shared table until the right person looks."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Color, FRect, Surface

from game.audio.sounds import Sound
from game.language.message import message, sentences
from game.scenes.context import Context
from game.scenes.dialog import AnswerPlank, LateDialogScene, LogLine, SheetHeading, SheetText
from game.scenes.screens import MatchControls
from game.scenes.table_frame import is_press
from game.tables.company.people import COLOURS
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PadLeft
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.palette import INK
from game.ui.forms.widgets import Uses, Widget

_AWAY = message("Everyone else, look away.")
_FOLDS = 15
_DARK, _LIT = 0.55, 0.9
_SCALLOPS = 12


class CurtainDialog(LateDialogScene):
    """A dialog in front of the curtain, held by a duck."""

    see_through = False
    middle = 0.5, 0.62

    def __init__(self, context: Context, match: MatchControls, seat: int) -> None:
        super().__init__(context)
        self._match, self._seat = match, seat
        self._person = match.show.table.people[seat]
        self._colour = COLOURS[match.session.here.index(seat)]

    def draw_backdrop(self, pen: Pen) -> None:
        draw_cloth(pen, self._colour.deep, self._colour.pale)

    @property
    def holder(self) -> Duck:
        return self._person.duck


class CurtainScene(CurtainDialog):
    """Asks the next person to take over, who confirms with a press."""

    width = 560.0
    late = 0.35
    hints: Uses = ((Action.MENU, message("menu")), (Action.LOG, message("log")))

    def __init__(self, context: Context, match: MatchControls, seat: int) -> None:
        super().__init__(context, match, seat)
        self.title = message("Pass to {name}", name=self._person.name)

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.MENU, Action.LOG, Action.HELP)

    def widgets(self) -> Sequence[Widget]:
        news = self._news
        told = [SheetHeading(message("Since you last looked")), *(LogLine(words) for words in news)]
        name = self._person.name
        return [
            *(told if news else ()),
            SheetText(sentences(_AWAY, self._pad_words)),
            AnswerPlank(
                message("I’m {name}", name=name), self._open, message("Shows your cards."), strong=True
            ),
        ]

    @property
    def _pad_words(self) -> str:
        """The number of the person's gamepad, in words; empty without one."""
        sharing = self._match.sharing
        pad = 0 if sharing is None else sharing.pads.pad_of(self._seat)
        colour = self._colour.name
        return (
            message("{name} has gamepad {n}, the {colour} one.", name=self._person.name, n=pad, colour=colour)
            if pad
            else ""
        )

    @property
    def _news(self) -> tuple[str, ...]:
        sharing = self._match.sharing
        return () if sharing is None else sharing.missed_captions(self._seat)

    def resume(self) -> None:
        self.context.audio.play(Sound.YOUR_TURN, volume=0.6)
        self.refill()
        self.focus_first(AnswerPlank)
        self.context.captions.answer_in_place(sentences(self._call, self.form.words))

    @property
    def _call(self) -> str:
        return sentences(message("{title}.", title=self.title), _AWAY, self._pad_words)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        if not self.accepts_input and is_press(event):
            # The press may have been meant for the table.
            return True
        match event:
            case PadLeft(pad=pad) if (seat := self._match.seat_of_pad(pad)) is not None:
                self.stack.pop()
                self._match.wait_for_pad(seat, pad)
            case ActionPressed(action=Action.CONFIRM, repeat=False, pad=pad):
                self._press(pad)
            case ActionPressed(action=Action.MENU | Action.CANCEL):
                self.stack.pop()
                self.context.screens.pause(self._match)
            case ActionPressed(action=Action.LOG):
                self.context.screens.log()
            case ActionPressed(action=Action.HELP):
                self.context.screens.rules(self._match.session.header.game)
            case ActionPressed(action=Action.ANNOUNCE_TURN | Action.ANNOUNCE_CARD):
                self.context.captions.answer(sentences(self._call, *self._news))
            case _:
                self.form.handle(event)
        return True

    def _press(self, pad: int) -> None:
        """Open the curtain, unless the press came from another person's gamepad."""
        sharing, plugged = self._match.sharing, self.context.input.pads.numbers
        if sharing is None or sharing.pads.claim(self._seat, pad, plugged):
            self._open()
            return
        owner = sharing.pads.seat_of(pad)
        person = self._person if owner is None else self._match.show.table.people[owner]
        self.context.sound(Sound.ERROR)
        self.context.captions.answer(
            message("Gamepad {n} belongs to {name}.", n=pad, name=person.name)
            if owner is not None
            else message("{name} uses another gamepad.", name=person.name)
        )

    def _open(self) -> None:
        self.context.sound(Sound.MENU_CONFIRM)
        self._match.reveal_to(self._seat)
        self.stack.pop()


def draw_cloth(pen: Pen, colour: str, hem: str) -> None:
    """Draw the cloth over the whole canvas, with a hem in a paler colour."""
    if pen.fill_if_plain():
        return
    size = pen.screen.surface.get_size()
    cloth = pen.shapes.easel.get(("cloth", colour, hem, size), lambda: _cloth(size, colour, hem))
    pen.screen.surface.blit(cloth, (0, 0))


def _cloth(size: tuple[int, int], colour: str, hem: str) -> Surface:
    width, height = size
    base, line = Color(colour), Surface((width, 1))
    for x in range(width):
        fold = math.sin(2 * math.pi * _FOLDS * x / width) * 0.5 + 0.5
        line.set_at((x, 0), _shaded(base, _DARK + (_LIT - _DARK) * fold))
    cloth = pygame.transform.scale(line, size)
    high, wide = height * 0.075, width / _SCALLOPS
    pale = Color(hem)
    for number in range(_SCALLOPS):
        bow = FRect(number * wide, -high, wide, high * 2)
        pygame.draw.ellipse(cloth, INK, bow.inflate(height * 0.008, height * 0.008))
        pygame.draw.ellipse(cloth, _shaded(pale, 0.92 if number % 2 else 0.8), bow)
    return cloth


def _shaded(colour: Color, share: float) -> tuple[int, int, int]:
    return tuple(min(255, round(part * share)) for part in (colour.r, colour.g, colour.b))  # type: ignore[return-value]
