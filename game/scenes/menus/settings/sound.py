"""The chapter of the settings on sound."""

from __future__ import annotations

from collections.abc import Iterator

from game.language.message import message
from game.scenes.frame import FormScene
from game.scenes.menus.settings.rows import on_or_off, share
from game.ui.forms.widgets import Widget


def rows(page: FormScene) -> Iterator[Widget]:
    """Loudness by kind, and silence."""
    context = page.context
    yield share(context, "master", message("Master volume"), message("Everything together."))
    yield share(context, "effects", message("Effects"), message("Cards and menus."))
    yield share(context, "music", message("Music"), message("The tune behind it all."))
    yield on_or_off(context, "muted", message("Mute"), message("Silence everything at once."))
