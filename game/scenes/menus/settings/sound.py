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
    yield on_or_off(context, "muted", message("Mute"), message("Silence everything."))
    yield switch(
        message("Rising pitch"),
        context.ticks,
        lambda on: context.change(ticks=on),
        message(
            "The further down a list you are, the higher the focus sounds. On by default "
            "when words are read aloud."
        ),
    )
    yield on_or_off(
        context,
        "subtitles",
        message("Captions for sounds"),
        message("At the table, sounds that mean something are shown as words, on the side they come from."),
    )
    yield Button(
        message("Sound glossary"),
        lambda: context.screens.glossary(see_through=page.see_through),
        message("Listen to the sounds and learn what they mean."),
    )
