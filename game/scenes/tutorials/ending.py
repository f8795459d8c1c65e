"""The screen after a tutorial."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace
from pygame import FRect

from game.arcade.wardrobe import CosmeticPart
from game.cardgames.registry import kit_of
from game.language.message import Text, message, plural, sentences
from game.scenes.awards.hung_look import HungLook
from game.scenes.awards.saving import save_earned_looks
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, draw_host_words, draw_note, draw_title_board
from game.scenes.pieces.fit import LEAST, Fit
from game.scenes.pieces.kit import BoardButton, UnpointedButton, draw_board, draw_light
from game.scenes.run.map.scene import MapScene
from game.scenes.tutorials.list import TutorialsScene
from game.storage.levels.tutorials import Tutorial
from game.tables.painting.little_table import draw_little_table
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Duck, Extra
from game.ui.drawing.palette import GOLD
from game.ui.drawing.scenery.pond import draw_pond
from game.ui.drawing.text import Typeface

_TITLE: Area = (620.0, 22.0, 600.0, 88.0)
_FOOT, _DUCK, _BEAK = (310.0, 478.0), 340.0, (452.0, 300.0)
"""The foot of the mascot, its width, and where its bubble begins."""
_RAYS = (310.0, 300.0), 620.0
_TABLE: Area = (50.0, 424.0, 520.0, 264.0)
_SPEECH: Area = (620.0, 126.0, 600.0, 78.0)
_LEARNT = 27.0
"""The letter size of what the mascot says."""
_ALONE = 70.0
"""How much lower the bubble is if there's no new look."""
_RAIL: Area = (620.0, 210.0, 600.0, 34.0)
"""The board from which new looks hang, with its heading."""
_HANGS, _LOOK, _PITCH, _NAME = 247.0, 63.0, 150.0, 338.0
"""The measures of new looks: their upper edge, size and largest pitch, and the y of their names."""
_ONWARD: Area = (620.0, 376.0, 600.0, 96.0)
_BUTTONS: tuple[Area, ...] = (
    (620.0, 490.0, 292.0, 70.0),
    (928.0, 490.0, 292.0, 70.0),
    (620.0, 574.0, 600.0, 62.0),
)
_NOTE: Area = (620.0, 650.0, 600.0, 48.0)
_MOST_LOOKS = 5
"""The largest number of places for new looks; if there are more looks, the last place counts the rest."""
_NEW = message("New in your wardrobe")


class TutorialEnd(BoardScene):
    """A scene that congratulates the player and suggests what to do next; the first tutorial earns a hat."""

    title = message("Well done!")

    def __init__(self, context: Context, tutorial: Tutorial) -> None:
        super().__init__(context)
        self._tutorial, self._kit = tutorial, kit_of(tutorial.game)
        self._earned = save_earned_looks(context)

    def _widgets(self) -> list[PlacedWidget]:
        screens = self.context.screens
        words, help = message("Other tutorials"), message("There’s a tutorial for every game.")
        others = _button(words, self._open_tutorials, help)
        show_rules = partial(screens.rules, self._tutorial.game)
        rules = _button(message("Rules"), show_rules, message("Everything, page by page."))
        title = _button(message("To the title"), screens.title, message("Where all the games are."))
        return [(self._onward_button(), _ONWARD), *zip((others, rules, title), _BUTTONS, strict=True)]

    def resume(self) -> None:
        self.set_widgets(self._widgets())
        self.read_out(self.title, self._learnt_words, self._looks_words, self.form.words)

    @property
    def _learnt_words(self) -> Text:
        return message("Now you know how to play {game}.", game=self._kit.title)

    @property
    def _looks_words(self) -> Text:
        earned = [message("New in your wardrobe: {title}.", title=one.title) for one in self._earned]
        return sentences(*earned)

    def _onward_button(self) -> BoardButton:
        """Return the button that returns to the interrupted run or, without one, starts a match."""
        below = next((scene for scene in self.stack.scenes if isinstance(scene, MapScene)), None)
        if below is not None:
            back = partial(self.stack.pop_to, below)
            return _button(message("Back to the run"), back, message("Your table is waiting."), strong=True)
        words = message("Choose ducks and rules, then deal.")
        return _button(message("Play {game}", game=self._kit.title), self._set_up_match, words, strong=True)

    def _set_up_match(self) -> None:
        self.context.screens.title()
        self.context.screens.setup(self._tutorial.game)

    def _open_tutorials(self) -> None:
        """Return to the list of tutorials, or open it if this tutorial wasn't chosen from it."""
        below = (scene for scene in reversed(self.stack.scenes) if isinstance(scene, TutorialsScene))
        chosen_from = next(below, None)
        if chosen_from is None:
            self.context.screens.tutorials()
        else:
            self.stack.pop_to(chosen_from)

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        fit, art = Fit.of(pen.area), self.context.art
        draw_pond(pen)
        if pen.theme.scenery:
            at, wide = _RAYS
            pen.image(paint_art(pen, "scenery/rays", wide * fit.scale), fit.at(*at), anchor="center")
        wide = pen.screen.scale.px(_DUCK * fit.scale)
        bust = art.ducks.bust(self._mascot(), wide, (0.4, 0.2), Wings.UP)
        pen.image(bust, fit.at(*_FOOT), anchor="midbottom")
        draw_little_table(pen, art, self._kit.emblem(), fit.area(*_TABLE))
        title = fit.area(*_TITLE)
        draw_title_board(pen, title, self.title, 54 * fit.scale, title.width - 40 * fit.scale)
        speech = fit.area(*_SPEECH).move(0, 0 if self._earned else _ALONE * fit.scale)
        draw_host_words(pen, fit, speech, fit.at(*_BEAK), self._learnt_words, _LEARNT)
        if self._earned:
            self._draw_looks(pen, fit)
        self.draw_form(pen, fit)
        focused = self.form.focused
        if focused is not None and not self.context.answers.answer_for(self):
            draw_note(pen, fit, fit.area(*_NOTE), focused.help)

    def _draw_looks(self, pen: Pen, fit: Fit) -> None:
        """Draw the new looks on their pegs, each with its name."""
        rail = fit.area(*_RAIL)
        left = max(len(self._earned) - _MOST_LOOKS, 0)
        shown = self._earned[: _MOST_LOOKS - 1] if left else self._earned
        words: list[str] = [look.title for look in shown]
        if left:
            words.append(plural("{n} more", "{n} more", left + 1))
        wide, gap = _LOOK * fit.scale, 8 * fit.scale
        pitches = _pitches(pen, words, rail.width, _PITCH * fit.scale, gap)
        x = rail.centerx - sum(pitches) / 2
        for place, pitch in enumerate(pitches):
            middle, x, room = x + pitch / 2, x + pitch, pitch - gap
            area = FRect(middle - wide / 2, fit.at(0, _HANGS)[1], wide, wide)
            if place == len(shown):
                size = fit.letter_size(24)
                pen.outlined(words[-1], area.center, size, Typeface.TITLE, GOLD, width=room)
                continue
            look = shown[place]
            draw_light(pen, area)
            HungLook(look, self.context.art, self.back, when=look.title).draw(pen, area, focused=False)
            self._draw_name(pen, fit, look.title, middle, room)
        draw_board(pen, rail)
        at = rail.centerx, rail.centery - 2 * fit.scale
        pen.outlined(_NEW, at, fit.letter_size(19), width=rail.width - 24 * fit.scale, tight=True)

    def _draw_name(self, pen: Pen, fit: Fit, name: str, x: float, room: float) -> None:
        """Draw a look's name in one line, or in two smaller ones."""
        size = fit.letter_size(17)
        lines: tuple[str, ...] = (name,)
        if pen.width(name, size, Typeface.BOLD) > room:
            size = max(14 * fit.scale, LEAST)
            lines = pen.lines(name, size, Typeface.BOLD, room)[:2]
        for number, line in enumerate(lines):
            y = fit.at(0, _NAME)[1] + (number - (len(lines) - 1) / 2) * size * 1.25
            pen.outlined(line, (x, y), size, Typeface.BOLD, width=room, tight=True)

    def _mascot(self) -> Duck:
        """Return the mascot, wearing any hat that has just been earned."""
        hats = [one.id for one in self._earned if one.part is CosmeticPart.HAT]
        mascot = self.context.art.mascot()
        return replace(mascot, extra=Extra(hats[0])) if hats else mascot


def _pitches(pen: Pen, names: Sequence[str], width: float, most: float, gap: float) -> list[float]:
    """Return the room for each of several names side by side: equal, unless a word needs more."""
    pitch = min(width / len(names), most)
    words = [pen.lines(name, LEAST, Typeface.BOLD, 1.0) for name in names]
    needed = [max(pen.width(word, LEAST, Typeface.BOLD) for word in each) + gap for each in words]
    if max(needed) <= pitch:
        return [pitch] * len(names)
    return [width * one / sum(needed) for one in needed]


def _button(words: Text, on_press: Callable[[], None], help: Text, *, strong: bool = False) -> BoardButton:
    return UnpointedButton(words, "", on_press, help, strong=strong)
