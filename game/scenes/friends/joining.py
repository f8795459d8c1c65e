"""The screen that asks for a new friend's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from game.audio.sounds import Sound
from game.cardgames.registry import GAMES
from game.language.message import message
from game.scenes.board_scene import BoardScene
from game.scenes.context import Context
from game.scenes.pieces.boathouse import Area, draw_note, draw_title_board
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.images import lily_pad_image
from game.scenes.pieces.kit import BoardButton
from game.scenes.pieces.plates import NamePlate
from game.tables.company.people import COLOURS, free_name, name_or_colour
from game.tables.painting.little_table import draw_little_table
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.scenery.evening import draw_evening
from game.ui.drawing.text import Typeface

LONGEST_NAME = 12
"""The largest number of letters in a friend's name, as for the player's own name."""
_KEPT = 8
"""The number of friends' names that are saved."""
_TITLE: Area = (340.0, 20.0, 600.0, 80.0)
_TABLE: Area = (336.0, 280.0, 608.0, 222.0)
_DUCK, _FOOT = 290.0, (640.0, 366.0)
_OTHERS, _WIDE = ((190.0, 404.0), (1090.0, 404.0), (190.0, 646.0)), 204.0
"""The feet of the ducks of people already at the table, and their width."""
_NAME: Area = (380.0, 454.0, 520.0, 84.0)
_SIT: Area = (440.0, 574.0, 400.0, 72.0)
_BACK: Area = (1064.0, 579.0, 180.0, 62.0)
_NOTE: Area = (390.0, 662.0, 500.0, 48.0)


def remember_friend(context: Context, name: str) -> None:
    """Save a friend's name, to offer it in later matches."""
    kept = [name, *(one for one in context.settings.friends if one != name)]
    context.change(friends=tuple(kept[:_KEPT]))


class FriendScene(BoardScene):
    """A scene that asks for the name of a new friend, which is a colour by default."""

    title = message("A new friend")

    def __init__(self, context: Context, names: Sequence[str], join: Callable[[str], None]) -> None:
        """`names` are the names already at the table; `join` is called with the new friend's name."""
        super().__init__(context)
        self._names, self._join = tuple(names), join
        self.name = free_name(self._names, len(self._names), context.language)
        self._duck = COLOURS[min(len(self._names), len(COLOURS) - 1)].duck
        help, typing = message("What the table calls your friend."), context.input.set_text_mode
        plate = NamePlate(message("Name"), self.name, LONGEST_NAME, self._rename, typing, help, default=True)
        plate.face = partial(context.art.ducks.face, self._duck)
        here = message("Plays on this device too.")
        sit = BoardButton(message("Take a seat"), "", self._seat_friend, here, strong=True)
        self.set_widgets([(plate, _NAME), (sit, _SIT), (self.back_sign(), _BACK)])
        self.form.focus = 1

    def _rename(self, name: str) -> None:
        self.name = name

    def _seat_friend(self) -> None:
        if self.name in self._names:
            self.context.play_sound(Sound.ERROR)
            self.context.captions.answer(message("{name} is already here.", name=self.name))
            return
        remember_friend(self.context, self.name)
        self._join(self.name)

    def draw(self, pen: Pen) -> None:
        draw_evening(pen)
        fit = Fit.of(pen.area)
        draw_title_board(pen, fit.area(*_TITLE), self.title, 46 * fit.scale, 560 * fit.scale)
        for number, (name, at) in enumerate(zip(self._names, _OTHERS, strict=False)):
            self._draw_other(pen, fit, number, name_or_colour(name, number), at)
        self._draw_duck(pen, fit)
        draw_note(pen, fit, fit.area(*_NOTE), self.focus_help)
        self.draw_form(pen, fit)

    def _draw_other(self, pen: Pen, fit: Fit, number: int, name: str, at: tuple[float, float]) -> None:
        """Draw a person who's already at the table, on a lily pad, with their name."""
        x, y = fit.at(*at)
        pen.image(
            lily_pad_image(pen, _WIDE * 1.1 * fit.scale, number + 2), (x, y - 16 * fit.scale), anchor="center"
        )
        px, look = pen.screen.scale.px(_WIDE * fit.scale), (0.8 if at[0] < _FOOT[0] else -0.8, -0.2)
        image = self.context.art.ducks.bust(COLOURS[number].duck, px, look, Wings.DOWN)
        pen.image(image, (x, y), anchor="midbottom")
        size = fit.letter_size(20)
        tag = centred_area((x, y), pen.width(name, size, Typeface.BOLD) + size, size * 1.5)
        pen.plate(tag, BONE, radius=size * 0.5, border=INK)
        pen.text(name, tag.center, size, Typeface.BOLD, INK, anchor="center")

    def _draw_duck(self, pen: Pen, fit: Fit) -> None:
        """Draw the new friend's duck behind the table."""
        art, px = self.context.art, pen.screen.scale.px(_DUCK * fit.scale)
        happy = replace(self._duck, mood=Mood.GLEE)
        image = art.ducks.bust(happy, px, (0.0, 0.4), Wings.UP)
        pen.image(image, fit.at(*_FOOT), anchor="midbottom")
        draw_little_table(pen, art, GAMES[self.context.game].emblem(), fit.area(*_TABLE))
