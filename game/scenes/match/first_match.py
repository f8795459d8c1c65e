"""The words for a player's first match: where all keys are listed."""

from __future__ import annotations

from game.language.message import message
from game.scenes.context import Context
from game.ui.devices.actions import Action, Device
from game.ui.forms.prompts import key_name, label


def told_of_keys(context: Context) -> str:
    """Return how to list all keys, the first time this is called for a player; empty after that."""
    if context.settings.told_keys:
        return ""
    context.change(told_keys=True)
    bindings = context.input.bindings
    if context.device is Device.GAMEPAD:
        button = label(bindings, Action.MENU, Device.GAMEPAD)
        return message("Press {button} for the menu: it lists all buttons here.", button=button)
    key = key_name(bindings, Action.KEYS)
    return message("Press {key} for all keys here.", key=key) if key else ""
