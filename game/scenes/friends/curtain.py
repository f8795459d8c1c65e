"""The curtain that hides a shared table until the right person looks."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from msgspec.structs import replace
from pygame import Color, FRect, Surface

from game.audio.sounds import Sound
from game.language.message import message, sentence, sentences
from game.scenes.context import Context
from game.scenes.dialog import LogLine, SheetHeading, SheetText, SpeakerDialog, SpeakerPlank
from game.scenes.pieces.fit import Fit
from game.scenes.screens import MatchControls
from game.scenes.table_frame import is_press
from game.tables.company.people import COLOURS
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PadLeft
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Duck, Mood
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.scenery.noticeboard import PLANK
from game.ui.forms.widgets import Prompts, Widget

_AWAY = message("Everyone else, look away.")
_LOUD = 22.0
"""The letter size of the text that asks everyone else to look away."""
_FOLDS = 15
_DARK, _LIT = 0.55, 0.9
_SCALLOPS, _BOARDS = 12, 5
_STAGE = 0.88
"""The y of the stage's far edge, as a share of the canvas's height."""


class CurtainDialog(SpeakerDialog):
    """A dialog in which a person's duck stands on a stage before a curtain of their colour."""

    def __init__(self, context: Context, match: MatchControls, seat: int) -> None:
        super().__init__(context)
        self._match, self._seat = match, seat
        self._person = match.show.table.people[seat]
        self._colour = COLOURS[match.session.local_seats.index(seat)]

    def draw_backdrop(self, pen: Pen) -> None:
        draw_stage(pen, self._colour.deep, self._colour.pale)

    @property
    def duck(self) -> Duck:
        return self._person.duck


class CurtainScene(CurtainDialog):
    """The dialog that asks the next person to take over and to confirm with a press."""

    late = 0.35
    hints: Prompts = ((Action.MENU, message("menu")), (Action.LOG, message("log")))

    def __init__(self, context: Context, match: MatchControls, seat: int) -> None:
        super().__init__(context, match, seat)
        self.title = message("Pass to {name}", name=self._person.name)

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.MENU, Action.LOG, Action.HELP)

    def widgets(self) -> Sequence[Widget]:
        news = self._missed_captions
        told = [SheetHeading(message("Since you last looked")), *(LogLine(words) for words in news)]
        name = self._person.name
        return [
            SheetText(sentences(_AWAY, self._pad_words), _LOUD),
            *(told if news else ()),
            SpeakerPlank(
                message("I’m {name}", name=name), self._reveal_hand, message("Shows your cards."), strong=True
            ),
        ]

    def draw_beside(self, pen: Pen, fit: Fit) -> None:
        """Draw everyone else at this device, with their eyes closed."""
        people = self._match.show.table.people
        others = [people[seat].duck for seat in self._match.session.local_seats if seat != self._seat]
        self.draw_row(pen, fit, [replace(duck, mood=Mood.SLEEPY) for duck in others])

    @property
    def _pad_words(self) -> str:
        """A text with the number of the person's gamepad, or an empty text without one."""
        sharing = self._match.sharing
        pad = 0 if sharing is None else sharing.pads.pad_of(self._seat)
        colour = self._colour.name
        return (
            message("{name} has gamepad {n}, the {colour} one.", name=self._person.name, n=pad, colour=colour)
            if pad
            else ""
        )

    @property
    def _missed_captions(self) -> tuple[str, ...]:
        sharing = self._match.sharing
        return () if sharing is None else sharing.missed_captions(self._seat)

    def resume(self) -> None:
        self.context.audio.play(Sound.YOUR_TURN, volume=0.6)
        self.refill()
        self.focus_first(SpeakerPlank)
        self.context.captions.clear()
        # Spoken after the last events.
        self.context.captions.announce_question(sentences(self._prompt_words, self.form.words))

    @property
    def _prompt_words(self) -> str:
        return sentences(sentence(self.title), _AWAY, self._pad_words)

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
            case ActionPressed(action=Action.ANNOUNCE_TURN | Action.ANNOUNCE_CARD | Action.ANNOUNCE_ROWS):
                self.context.captions.answer(sentences(self._prompt_words, *self._missed_captions))
            case _:
                return super().handle(event)
        return True

    def _press(self, pad: int) -> None:
        """Open the curtain, or say whose gamepad it is if the press came from somebody else's."""
        sharing, plugged = self._match.sharing, self.context.input.pads.numbers
        if sharing is None or sharing.pads.claim(self._seat, pad, plugged):
            self._reveal_hand()
            return
        owner = sharing.pads.seat_of(pad)
        person = self._person if owner is None else self._match.show.table.people[owner]
        self.context.play_sound(Sound.ERROR)
        self.context.captions.answer(
            message("Gamepad {n} belongs to {name}.", n=pad, name=person.name)
            if owner is not None
            else message("{name} uses another gamepad.", name=person.name)
        )

    def _reveal_hand(self) -> None:
        self.context.play_sound(Sound.MENU_CONFIRM)
        self._match.reveal_to(self._seat)
        self.stack.pop()


def draw_stage(pen: Pen, colour: str, hem: str) -> None:
    """Draw a curtain over the whole canvas, with a pelmet in the colour `hem`, and the stage below."""
    if pen.fill_if_plain():
        return
    size = pen.screen.surface.get_size()
    stage = pen.shapes.easel.get(("stage", colour, hem, size), lambda: _stage_image(size, colour, hem))
    pen.screen.surface.blit(stage, (0, 0))


def _stage_image(size: tuple[int, int], colour: str, hem: str) -> Surface:
    width, height = size
    base, line = Color(colour), Surface((width, 1))
    folds = round(_FOLDS * width / height / 1.78)
    for x in range(width):
        # The halves of the curtain meet in the middle, in a deeper fold.
        turn = 2 * math.pi * folds * x / width
        fold = math.sin(turn + 0.5 * math.sin(turn)) * 0.5 + 0.5
        seam = min(abs(x - width / 2) / (height * 0.05), 1.0)
        line.set_at((x, 0), _shaded(base, (_DARK + (_LIT - _DARK) * fold) * (0.45 + 0.55 * seam)))
    stage = pygame.transform.scale(line, size)
    _draw_floor(stage, round(height * _STAGE))
    _draw_fringe(stage, height * _STAGE)
    high, wide = height * 0.075, width / _SCALLOPS
    pale = Color(hem)
    for number in range(_SCALLOPS):
        bow = FRect(number * wide, -high, wide, high * 2)
        pygame.draw.ellipse(stage, INK, bow.inflate(height * 0.03, height * 0.03))
        pygame.draw.ellipse(stage, GOLD, bow.inflate(height * 0.02, height * 0.02))
        pygame.draw.ellipse(stage, INK, bow.inflate(height * 0.004, height * 0.004))
        pygame.draw.ellipse(stage, _shaded(pale, 0.92 if number % 2 else 0.8), bow)
    return stage


def _draw_floor(stage: Surface, top: int) -> None:
    """Draw the boards of the stage, which get wider towards the viewer."""
    width, height = stage.get_size()
    depth = height - top
    for number in range(_BOARDS):
        y, end = (top + depth * (place / _BOARDS) ** 1.5 for place in (number, number + 1))
        board = pygame.Rect(0, round(y), width, round(end) - round(y) + 1)
        stage.fill(_shaded(Color(PLANK), 0.72 + 0.3 * number / _BOARDS), board)
        pygame.draw.line(stage, Color(INK), (0, round(y)), (width, round(y)), max(round(height / 360), 1))


def _draw_fringe(stage: Surface, y: float) -> None:
    """Draw golden tassels at the curtain's lower edge."""
    width, height = stage.get_size()
    wide = height / 42
    for number in range(round(width / wide) + 1):
        tassel = FRect(number * wide, y - height * 0.03, wide * 0.86, height * 0.036)
        pygame.draw.rect(stage, INK, tassel.inflate(wide * 0.3, wide * 0.3), border_radius=round(wide / 2))
        pygame.draw.rect(stage, GOLD, tassel, border_radius=round(wide / 2))
    band = FRect(0, y - height * 0.045, width, height * 0.022)
    pygame.draw.rect(stage, INK, band.inflate(0, height * 0.008))
    pygame.draw.rect(stage, GOLD, band)


def _shaded(colour: Color, share: float) -> tuple[int, int, int]:
    return tuple(min(255, round(part * share)) for part in (colour.r, colour.g, colour.b))  # type: ignore[return-value]
