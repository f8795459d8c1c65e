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
    context = page.context
    yield share(
        context,
        "rumble_strength",
        message("Rumble"),
        message("The more you have at stake, the stronger the rumble. At the lowest setting, it’s off."),
    )
    yield share(
        context,
        "dead_zone",
        message("Stick dead zone"),
        message("How far you push a stick before it responds."),
        least=0.3,
        most=0.9,
    )
    yield _repeats(context)
    yield on_or_off(
        context,
        "hold_to_confirm",
        message("Hold to confirm"),
        message("Hold a key, button or click for half a second to confirm, so a slip doesn’t play anything."),
    )
    yield on_or_off(
        context,
        "left_handed",
        message("Left-handed fan"),
        message("Your cards overlap the other way, with numbers and symbols on the right."),
    )
    yield Button(
        message("Keys and buttons"),
        lambda: page.stack.push(ControlsScene(context, see_through=page.see_through)),
        message("Choose which key does what."),
    )


def _repeats(context: Context) -> Pick:
    kinds = get_args(Repeats)
    return Pick(
        message("Key repeat"),
        _REPEATS,
        kinds.index(context.settings.repeat),
        lambda place: context.change(repeat=kinds[place]),
        message("Hold a direction to keep moving. When this is off, each press is one step."),
    )
