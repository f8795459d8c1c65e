"""The chapter of the settings on controls."""

from __future__ import annotations

from collections.abc import Iterator

from game.language.message import message
from game.scenes.frame import FormScene
from game.scenes.menus.settings.keys import ControlsScene
from game.scenes.menus.settings.rows import on_or_off
from game.ui.forms.widgets import Button, Widget


def rows(page: FormScene) -> Iterator[Widget]:
    """What gamepads do, and which key does what."""
    context = page.context
    yield on_or_off(context, "rumble", message("Rumble"), message("Gamepads shake when you take a row."))
    yield Button(
        message("Keys and buttons"),
        lambda: page.stack.push(ControlsScene(context, see_through=page.see_through)),
        message("Choose which key does what."),
    )
