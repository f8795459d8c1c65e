"""The player's initials for the high scores: turned letter by letter, by pointer, or typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import FRect

from game.audio.sounds import Sound
from game.language.message import Text, message
from game.scenes.context import Context
from game.scenes.frame import ShortFormScene
from game.scenes.run.run_session import RunSession
from game.storage.history import high_scores
from game.storage.history.high_scores import HighScore
from game.ui.devices.actions import Action, InputEvent, TextErased, TextTyped
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, DIM, INK, POND, POND_LIT
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Button, Paragraph, Uses, Widget

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
LENGTH = 3
_HEIGHT, _SLOT, _GAP = 150.0, 84.0, 18.0


class Initials(Widget):
    """A name of three letters. Up and down change one, left and right move on; confirm goes on.

    Attributes:
        letters: all three.
        slot: the place of the current letter, from 0.
    """

    high = _HEIGHT

    def __init__(self, letters: str, on_change: Callable[[str], None], on_done: Callable[[], None]) -> None:
        """`on_done` is called by confirm on the last letter."""
        self.letters, self.slot = letters, 0
        self._on_change, self._on_done = on_change, on_done
        self._done = False
        self.help = message("Up and down change a letter, and Confirm moves to the next. Or just type them.")

    @property
    def title(self) -> str:
        return message("Initials")

    @property
    def stated(self) -> str:
        return message(
            "Initials: {letters}. Letter {place}: {letter}.",
            letters=" ".join(self.letters),
            place=self.slot + 1,
            letter=self.letters[self.slot],
        )

    @property
    def answer(self) -> str:
        if self._done:
            return ""
        return message("Letter {place}: {letter}.", place=self.slot + 1, letter=self.letters[self.slot])

    def slots(self, area: FRect) -> list[FRect]:
        """Return the area of each letter with its arrows."""
        wide = _SLOT * LENGTH + _GAP * (LENGTH - 1)
        left = area.centerx - wide / 2
        return [
            FRect(left + place * (_SLOT + _GAP), area.top + 4, _SLOT, area.height - 8)
            for place in range(LENGTH)
        ]

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        for place, (slot, letter) in enumerate(zip(self.slots(area), self.letters, strict=True)):
            turned = focused and place == self.slot
            plate = slot.inflate(0, -60)
            pen.plate(plate, POND_LIT if turned else POND, radius=12, border=BONE if turned else INK)
            pen.text(letter, plate.center, 52, Typeface.TITLE, BONE, anchor="center")
            image = paint_art(pen, "prizes/pointer", 26, 23, colour=BONE if turned else DIM)
            pen.image(image, (slot.centerx, slot.top + 14), anchor="center")
            below = pygame.transform.flip(image, False, True)
            pen.image(below, (slot.centerx, slot.bottom - 14), anchor="center")

    def act(self, action: Action) -> bool:
        match action:
            case Action.UP | Action.DOWN:
                here = LETTERS.index(self.letters[self.slot]) + (1 if action is Action.DOWN else -1)
                self._set(LETTERS[here % len(LETTERS)])
            case Action.LEFT | Action.RIGHT:
                self.slot = (self.slot + (1 if action is Action.RIGHT else -1)) % LENGTH
            case Action.CONFIRM if self.slot < LENGTH - 1:
                self.slot += 1
            case Action.CONFIRM:
                self._done = True
                self._on_done()
            case _:
                return False
        return True

    @property
    def uses(self) -> Uses:
        return (Action.UP, message("change letter")), (Action.CONFIRM, message("next"))

    def type(self, text: str) -> None:
        """Enter typed letters one after the other; other characters are ignored."""
        for letter in text.upper():
            if letter in LETTERS:
                self._set(letter)
                self.slot = min(self.slot + 1, LENGTH - 1)

    def erase(self) -> None:
        """Go back to the letter before."""
        self.slot = max(self.slot - 1, 0)

    def point(self, area: FRect, x: float, y: float, held: bool) -> bool:
        for place, slot in enumerate(self.slots(area)):
            if not held and slot.collidepoint(x, y):
                self.slot = place
                if y < slot.top + 30:
                    self.act(Action.UP)
                elif y > slot.bottom - 30:
                    self.act(Action.DOWN)
                return True
        return False

    def _set(self, letter: str) -> None:
        self.letters = self.letters[: self.slot] + letter + self.letters[self.slot + 1 :]
        self._on_change(self.letters)


class InitialsScene(ShortFormScene):
    """Three letters; whatever the way out, the run is saved with them."""

    title = message("Your initials")
    width = 520.0
    hints = ((Action.CANCEL, message("done")),)
    keys = ()

    def __init__(self, context: Context, play: RunSession) -> None:
        super().__init__(context)
        self._play = play
        scores = context.archive.rows(context.places.high_scores, high_scores.load)
        self._rank = high_scores.rank_of(scores, play.run.score)
        self.letters = scores[-1].initials if scores else initials_of(context.settings.name)
        self._initials = Initials(self.letters.ljust(LENGTH, LETTERS[0]), self._change, self._done)
        self._kept = False
        self.form.fill(self.widgets())
        self.form.focus = 1

    def widgets(self) -> Sequence[Widget]:
        words = message("{score} points: place {rank}.", score=self._play.run.score, rank=self._rank)
        return [
            Paragraph(words, size=18),
            self._initials,
            Button(message("Done"), self._done, message("To the high scores."), strong=True),
        ]

    def resume(self) -> None:
        self.context.input.text_mode(True)
        super().resume()

    def pause(self) -> None:
        self.context.input.text_mode(False)

    def shutdown(self) -> None:
        self.context.input.text_mode(False)
        self._keep()

    def handle(self, event: InputEvent) -> bool:
        match event:
            case TextTyped(text=text):
                self._initials.type(text)
                self.context.captions.answer(self._initials.stated)
            case TextErased():
                self._initials.erase()
                self.context.captions.answer(self._initials.answer)
            case _:
                return super().handle(event)
        return True

    def back(self) -> None:
        self._done()

    def _change(self, letters: str) -> None:
        self.letters = letters

    def _done(self) -> None:
        self._keep()
        self.context.sound(Sound.MENU_CONFIRM)
        stack = self.stack
        stack.drop()
        self.context.screens.high_scores(self._play.saved.path.name)

    def _keep(self) -> None:
        """Save the run among the high scores, once."""
        if self._kept:
            return
        self._kept = True
        self.context.notice(keep_score(self.context, self._play, self._initials.letters))


def initials_of(name: str) -> str:
    """Return default initials: the first letters of a name."""
    return "".join(letter for letter in name.upper() if letter in LETTERS)[:LENGTH] or LETTERS[0]


def keep_score(context: Context, play: RunSession, initials: str) -> Text | str:
    """Save a run among the high scores, once; return the problem, if there was one."""
    run = play.run
    score = HighScore(
        initials=initials,
        score=run.score,
        ponds=run.ponds,
        won=bool(getattr(run.pending, "won", False)),
        when=play.saved.began.started,
        run=play.saved.path.name,
        daily=run.daily,
        level=run.level,
    )
    return high_scores.add(context.places.high_scores, score, context.archive.cache) or ""
