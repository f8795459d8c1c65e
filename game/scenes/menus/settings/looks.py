"""The chapter of the settings on looks: sizes, the window, motion, and the games' own switches."""

from __future__ import annotations

from collections.abc import Iterator

from game.cardgames.registry import GAMES
from game.language.message import message
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.menus.settings.rows import on_or_off, share
from game.tables.table import Switch
from game.ui.forms.widgets import Pick, Widget, switch


def rows(page: FormScene) -> Iterator[Widget]:
    """The looks of everything, then those of single games; a switch that several games have comes once."""
    context = page.context
    yield share(
        context,
        "ui_scale",
        message("Interface size"),
        message("Makes text and cards larger or smaller."),
        least=0.8,
        most=1.5,
    )
    yield on_or_off(context, "fullscreen", message("Fullscreen"), message("Use the whole screen."))
    yield on_or_off(
        context,
        "high_contrast",
        message("High contrast"),
        message("Bright text and edges on plain dark backgrounds, without scenery."),
    )
    yield on_or_off(
        context,
        "reduced_motion",
        message("Reduced motion"),
        message("Cards fade instead of flying; no shaking, no particles."),
    )
    yield on_or_off(
        context,
        "shaking",
        message("Shaking"),
        message("Cards shake on big hits, unless motion is reduced."),
    )
    yield on_or_off(
        context,
        "particles",
        message("Particles"),
        message("Dust, stars, feathers and confetti fly, unless motion is reduced."),
    )
    for own in dict.fromkeys(own for kit in GAMES.values() for own in kit.switches()):
        yield _of_a_game(context, own)


def _of_a_game(context: Context, own: Switch) -> Pick:
    def turn(on: bool) -> None:
        context.change(switches=context.settings.switches | {own.name: on})

    return switch(own.title, own.name in context.settings.switched_on, turn, own.help)
