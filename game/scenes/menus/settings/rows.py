"""Rows of the settings that show a setting by name and change it."""

from __future__ import annotations

from game.language.message import percent
from game.scenes.context import Context
from game.ui.forms.widgets import Amount, Pick, switch


def on_or_off(context: Context, setting: str, words: str, help: str) -> Pick:
    now: bool = getattr(context.settings, setting)
    return switch(words, now, lambda on: context.change(**{setting: on}), help)


def share(
    context: Context, setting: str, words: str, help: str, *, least: float = 0.0, most: float = 1.0
) -> Amount:
    """Return a row for a setting in percent, in steps of five, between two shares of 1."""
    now: float = getattr(context.settings, setting)

    def change(value: float) -> None:
        context.change(**{setting: round(value, 2)})

    return Amount(words, now, least, most, 0.05, change, help, percent)
