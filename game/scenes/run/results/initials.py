"""The player's initials for the high scores: typed, clicked, or changed letter by letter."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import FRect

from game.audio.sounds import Sound
from game.language.message import Text, message
from game.scenes.board_scene import BoardScene
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, draw_host, draw_host_words, draw_note, draw_title_board
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import BoardButton, Keycap, draw_keycap, draw_light, mark_focus
from game.scenes.run.results.ponds import draw_water
from game.scenes.run.run_session import RunSession
from game.storage.history import high_scores
from game.storage.history.high_scores import HighScore
from game.ui.devices.actions import Action, InputEvent, TextErased, TextTyped
from game.ui.devices.input import Input
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import BONE, GOLD
from game.ui.drawing.scenery.meadow import Bay
from game.ui.drawing.scenery.post import draw_carved_letter, paint_post
from game.ui.forms.widgets import Prompts, Widget

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
LENGTH = 3
_POSTS: Area = (196.0, 116.0, 640.0, 500.0)
_POST, _LETTER, _ARROWS = 500.0, 238.0, (100.0, 374.0)
"""The height of a post, and the y of its letter's centre and of its arrows on it."""
_ARROW, _BESIDE = 54.0, 62.0
"""The width of an arrow, and the distance of its keycap from the post's centre."""
_END = 0.26
"""The share of a post's height at each end in which a click changes the letter."""
_BAY = Bay(516.0, 470.0, 420.0, 190.0)
_TITLE: Area = (296.0, 18.0, 440.0, 72.0)
_HOST, _HOST_WIDE = (1074.0, 540.0), 220.0
_SPEECH: Area = (914.0, 196.0, 320.0, 84.0)
_BEAK = (1066.0, 316.0)
_DONE: Area = (900.0, 572.0, 348.0, 84.0)
_NOTE: Area = (150.0, 640.0, 700.0, 62.0)


class Initials(Widget):
    """Three letters: up and down change the letter at `slot`; left, right and confirm change the slot."""

    keyed = True

    def __init__(self, letters: str, on_done: Callable[[], None], devices: Input) -> None:
        """`on_done` is called when confirm is pressed on the last letter."""
        self.letters, self.slot = letters, 0
        self._on_done, self._devices = on_done, devices
        self._done = False
        self.help = message("Change the letters with the arrows, or just type them.")

    @property
    def title(self) -> str:
        return message("Initials")

    @property
    def at_last(self) -> bool:
        """Whether the last letter is the current one, so that confirm finishes the initials."""
        return self.slot == LENGTH - 1

    @property
    def state_words(self) -> str:
        return message(
            "Initials: {letters}. Letter {place}: {letter}.",
            letters=" ".join(self.letters),
            place=self.slot + 1,
            letter=self.letters[self.slot],
        )

    @property
    def announcement(self) -> str:
        if self._done:
            return ""
        return message("Letter {place}: {letter}.", place=self.slot + 1, letter=self.letters[self.slot])

    def slots(self, area: FRect) -> list[FRect]:
        pitch = area.width / LENGTH
        return [
            FRect(area.left + (place + 0.5) * pitch - pitch * 0.43, area.top, pitch * 0.86, area.height)
            for place in range(LENGTH)
        ]

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        for place, (slot, letter) in enumerate(zip(self.slots(area), self.letters, strict=True)):
            unit, turned = slot.height / _POST, focused and place == self.slot
            pen.image(paint_post(pen, slot.width, slot.height), slot.topleft)
            at = slot.centerx, slot.top + _LETTER * unit
            plate = centred_area(at, slot.width - 44 * unit, 176 * unit)
            if turned:
                draw_light(pen, plate)
            draw_carved_letter(pen, letter, plate.center, 150 * unit, plate.width - 8 * unit)
            if turned:
                mark_focus(pen, plate)
            image = paint_art(pen, "prizes/pointer", _ARROW * unit, colour=GOLD if turned else BONE)
            above, below = (slot.top + y * unit for y in _ARROWS)
            pen.image(image, (slot.centerx, above), anchor="center")
            pen.image(pygame.transform.flip(image, False, True), (slot.centerx, below), anchor="center")
            if turned:
                high, x = max(28 * unit, 21.0), slot.centerx + _BESIDE * unit
                for action, y in ((Action.UP, above), (Action.DOWN, below)):
                    draw_keycap(pen, self._devices, action, (x, y), high)
                if not self.at_last:
                    draw_keycap(pen, self._devices, Action.CONFIRM, (x, plate.bottom), high)

    def handle_action(self, action: Action) -> bool:
        match action:
            case Action.UP | Action.DOWN:
                here = LETTERS.index(self.letters[self.slot]) + (1 if action is Action.DOWN else -1)
                self._set(LETTERS[here % len(LETTERS)])
            case Action.LEFT | Action.RIGHT:
                self.slot = (self.slot + (1 if action is Action.RIGHT else -1)) % LENGTH
            case Action.CONFIRM if not self.at_last:
                self.slot += 1
            case Action.CONFIRM:
                self._done = True
                self._on_done()
            case _:
                return False
        return True

    @property
    def prompts(self) -> Prompts:
        return (Action.UP, message("change letter")), (Action.CONFIRM, message("next"))

    def type(self, text: str) -> None:
        """Enter typed letters, ignoring other characters."""
        for letter in text.upper():
            if letter in LETTERS:
                self._set(letter)
                self.slot = min(self.slot + 1, LENGTH - 1)

    def erase(self) -> None:
        """Move to the previous letter."""
        self.slot = max(self.slot - 1, 0)

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        for place, slot in enumerate(self.slots(area)):
            if not held and slot.collidepoint(x, y):
                self.slot = place
                if y < slot.top + slot.height * _END:
                    self.handle_action(Action.UP)
                elif y > slot.bottom - slot.height * _END:
                    self.handle_action(Action.DOWN)
                return True
        return False

    def _set(self, letter: str) -> None:
        self.letters = self.letters[: self.slot] + letter + self.letters[self.slot + 1 :]


class InitialsScene(BoardScene):
    """A screen that asks for three letters; the run is saved with them however the screen is left."""

    title = message("Your initials")
    keys = ()

    def __init__(self, context: Context, play: RunSession) -> None:
        super().__init__(context)
        self._play = play
        rank = high_scores.rank_of(context.archive.high_scores(), play.run.score)
        self._words = message("{score} points: place {rank}.", score=play.run.score, rank=rank)
        self._initials = Initials(default_initials(context), self._done, context.input)
        done, under = message("Done"), message("to the best runs")
        help = message("To the best runs.")
        button = BoardButton(done, under, self._done, help, key=self.key_of_done, strong=True)
        self._saved = False
        self.set_widgets([(self._initials, _POSTS), (button, _DONE)])

    @property
    def letters(self) -> str:
        return self._initials.letters

    def key_of_done(self) -> Keycap:
        """Return the keycap of *Done*: confirm's, unless that would go on to the next letter."""
        goes_on = self.form.focused is self._initials and not self._initials.at_last
        return Keycap() if goes_on else self.keycap(Action.CONFIRM)

    def resume(self) -> None:
        self.context.input.set_text_mode(True, sideways=True)
        self.read_out(self.title, self._words, self.form.words)

    def pause(self) -> None:
        self.context.input.set_text_mode(False)

    def shutdown(self) -> None:
        self.context.input.set_text_mode(False)
        self._save_score()

    def handle(self, event: InputEvent) -> bool:
        match event:
            case TextTyped(text=text):
                self._initials.type(text)
                self.context.captions.answer(self._initials.state_words)
            case TextErased():
                self._initials.erase()
                self.context.captions.answer(self._initials.announcement)
            case _:
                return super().handle(event)
        return True

    def back(self) -> None:
        self._done()

    def _done(self) -> None:
        self._save_score()
        self.context.play_sound(Sound.MENU_CONFIRM)
        stack = self.stack
        stack.pop_without_resuming()
        self.context.screens.high_scores(self._play.saved.path.name)

    def _save_score(self) -> None:
        """Save the run among the high scores, once."""
        if self._saved:
            return
        self._saved = True
        self.context.notify(save_run_score(self.context, self._play, self._initials.letters))

    def draw(self, pen: Pen) -> None:
        fit, art = Fit.of(pen.area), self.context.art
        draw_water(pen, _BAY, self._play.run.pond - 1)
        draw_title_board(pen, fit.area(*_TITLE), self.title, 42 * fit.scale, 400 * fit.scale)
        draw_host(pen, fit, art, _HOST, _HOST_WIDE, Wings.UP)
        draw_host_words(pen, fit, fit.area(*_SPEECH), fit.at(*_BEAK), self._words)
        draw_note(pen, fit, fit.area(*_NOTE), self._initials.help)
        self.draw_form(pen, fit)


def initials_of(name: str) -> str:
    """Return a name's first letters and digits, three at most, as initials; "A" if it has none."""
    return "".join(letter for letter in name.upper() if letter in LETTERS)[:LENGTH] or LETTERS[0]


def default_initials(context: Context) -> str:
    """Return the default initials: those of the last saved run or, without any, of the player's name."""
    scores = context.archive.high_scores()
    letters = scores[-1].initials if scores else initials_of(context.settings.name)
    return letters.ljust(LENGTH, LETTERS[0])


def save_run_score(context: Context, play: RunSession, initials: str) -> Text | str:
    """Save a run among the high scores, if it isn't there yet; return a problem, or an empty text."""
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
