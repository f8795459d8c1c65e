"""A new friend joins: the question for the name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.audio.sounds import Sound
from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.tables.company.people import free_name
from game.ui.forms.widgets import Button, TextField, Widget

LONGEST_NAME = 12
"""The most letters of a friend's name, as for the player's own."""
_KEPT = 8
"""The number of friends' names that are saved."""


def remember_friend(context: Context, name: str) -> None:
    """Save a friend's name, to offer it for other matches."""
    kept = [name, *(one for one in context.settings.friends if one != name)]
    context.change(friends=tuple(kept[:_KEPT]))


class FriendScene(FormScene):
    """A name, by default that of a colour, and the button that takes the seat."""

    title = message("A new friend")
    width = 520.0
    lowered = 0.16

    def __init__(self, context: Context, names: Sequence[str], join: Callable[[str], None]) -> None:
        """`names` are those of the people at the table; `join` is called with the new one, and leads on."""
        super().__init__(context)
        self._names, self._join = tuple(names), join
        self.name = free_name(self._names, len(self._names), context.language)
        self.refill()
        self.form.focus = 1

    def widgets(self) -> Sequence[Widget]:
        help = message("What the table calls your friend.")
        typing = self.context.input.text_mode
        return [
            TextField(message("Name"), self.name, LONGEST_NAME, self._rename, typing, help),
            Button(message("Take a seat"), self._sit, message("Plays on this device too."), strong=True),
        ]

    def _rename(self, name: str) -> None:
        self.name = name

    def _sit(self) -> None:
        if self.name in self._names:
            self.context.sound(Sound.ERROR)
            self.context.captions.answer(message("{name} is already here.", name=self.name))
            return
        remember_friend(self.context, self.name)
        self._join(self.name)
