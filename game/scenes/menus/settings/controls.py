"""The chapter of the settings on controls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from game.language.message import message, message_in
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.menus.settings.keys import ControlsScene
from game.scenes.menus.settings.rows import on_or_off, share
from game.storage.settings import Repeats
from game.ui.forms.widgets import Button, Pick, Widget

_REPEATS = (
    message_in("repeats of held keys", "Normal"),
    message_in("repeats of held keys", "Slow"),
    message_in("repeats of held keys", "Off"),
)


def rows(page: FormScene) -> Iterator[Widget]:
    """What gamepads do, and which key does what."""
    context = page.context
    yield share(
        context,
        "rumble_strength",
        message("Rumble"),
        message("Gamepads shake by what is at stake for you. At the least amount, never."),
    )
    yield share(
        context,
        "dead_zone",
        message("Dead zone of sticks"),
        message("A stick acts once it is pushed so far."),
        least=0.3,
        most=0.9,
    )
    yield _repeats(context)
    yield on_or_off(
        context,
        "hold_to_confirm",
        message("Hold to confirm"),
        message("A key, button or click must be held for half a second, so that a slip plays nothing."),
    )
    yield on_or_off(
        context,
        "left_handed",
        message("Left-handed fan"),
        message("Your cards overlap the other way, with number and sign on their right."),
    )
    yield Button(
        message("Keys and buttons"),
        lambda: page.stack.push(ControlsScene(context, see_through=page.see_through)),
        message("Choose which key does what."),
    )


def _repeats(context: Context) -> Pick:
    kinds = get_args(Repeats)
    return Pick(
        message("Repeat of held keys"),
        _REPEATS,
        kinds.index(context.settings.repeat),
        lambda place: context.change(repeat=kinds[place]),
        message("Directions go on while they are held; switched off, each press is one step."),
    )
