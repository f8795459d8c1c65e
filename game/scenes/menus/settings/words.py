"""The chapter of the settings on words."""

from __future__ import annotations

from collections.abc import Iterator

from game.language.compiled import own_names
from game.language.message import message, message_in
from game.scenes.context import Context
from game.scenes.frame import FormScene
from game.scenes.menus.settings.rows import on_or_off
from game.storage.places import ASSETS
from game.ui.forms.widgets import Pick, Widget
from game.voice.captions import Stay

_VERBOSITY = (message("Short"), message("Normal"), message("Full"))

_STAYS = (
    message_in("how long captions stay", "Normal"),
    message_in("how long captions stay", "Long"),
    message_in("how long captions stay", "Until the next"),
)


def rows(page: FormScene) -> Iterator[Widget]:
    """The language, and how much is told."""
    context = page.context
    yield _language(context)
    yield on_or_off(context, "captions", message("Captions"), message("Describe what happens in words."))
    yield Pick(
        message("Captions stay"),
        _STAYS,
        list(Stay).index(context.captions.stay),
        lambda place: context.change(caption_stay=list(Stay)[place].value),
        message("How long captions stay. Longer ones stay longer; the log keeps them all."),
    )
    yield Pick(
        message("Wordiness"),
        _VERBOSITY,
        context.settings.verbosity,
        lambda place: context.change(verbosity=place),
        message("How much you’re told."),
    )


def _language(context: Context) -> Pick:
    """The languages, each by its own name, so that everybody finds theirs."""
    names = own_names(ASSETS / "catalogues")
    codes = tuple(names)
    return Pick(
        message("Language"),
        tuple(names.values()),
        codes.index(code) if (code := context.language.code) in codes else 0,
        lambda place: context.change(language=codes[place]),
        message("The language of everything you read and hear."),
    )
