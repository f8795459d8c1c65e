"""The chapter of the settings on sound."""

from __future__ import annotations

from collections.abc import Iterator

from game.language.message import message
from game.scenes.frame import FormScene
from game.scenes.menus.settings.rows import on_or_off, share
from game.ui.forms.widgets import Button, Widget, switch


def rows(page: FormScene) -> Iterator[Widget]:
    """Loudness by kind, silence, what sounds tell, and their glossary."""
    context = page.context
    yield share(context, "master", message("Master volume"), message("Everything together."))
    yield share(context, "effects", message("Effects"), message("Cards and menus."))
    yield share(context, "music", message("Music"), message("The tune behind it all."))
    yield on_or_off(context, "muted", message("Mute"), message("Silence everything at once."))
    yield switch(
        message("Ticks by place"),
        context.ticks,
        lambda on: context.change(ticks=on),
        message(
            "The focus sounds higher the farther on it is in a list. At first on while words are spoken."
        ),
    )
    yield on_or_off(
        context,
        "subtitles",
        message("Subtitles for sounds"),
        message("On a table, sounds that mean something are shown as words, at the side they come from."),
    )
    yield Button(
        message("Glossary of sounds"),
        lambda: context.screens.glossary(see_through=page.see_through),
        message("The sounds and their meaning, to be listened to."),
    )
