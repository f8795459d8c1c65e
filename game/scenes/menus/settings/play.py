"""The chapter of the settings on play."""

from __future__ import annotations

from collections.abc import Iterator

from game.language.message import capital, message, said
from game.scenes.frame import FormScene
from game.scenes.menus.settings.rows import on_or_off
from game.storage.settings import shown_name
from game.tables.show import SPEED_NAMES, SPEEDS
from game.ui.forms.widgets import Pick, TextField, Widget


def rows(page: FormScene) -> Iterator[Widget]:
    """The player's name, the pace of cards, and what a table shows before a choice."""
    context = page.context
    speeds = tuple(SPEEDS)
    yield TextField(
        message("Your name"),
        said(shown_name(context.settings.name), context.language),
        12,
        lambda name: context.change(name=name),
        context.input.text_mode,
        message("What the table calls you from the next match on."),
    )
    yield Pick(
        message("Speed"),
        [capital(SPEED_NAMES[speed]) for speed in speeds],
        speeds.index(context.settings.speed),
        lambda place: context.change(speed=speeds[place]),
        message("How fast cards move. Instant shows results right away."),
    )
    yield on_or_off(
        context,
        "preview",
        message("Preview"),
        message("Show where the focused card would go and what it could cost."),
    )
    yield on_or_off(
        context,
        "figures",
        message("Numbers in hints"),
        message("Hints show numbers right away. Otherwise, words first, and numbers if you ask again."),
    )
