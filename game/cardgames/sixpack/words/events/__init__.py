"""The events of Sixpack in words, from the listener's own view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.events import effects, landing, laying, rounds
from game.cardgames.sixpack.words.events.listener import Listener
from game.language.message import Text
from game.voice.narrator import Names, Verbosity

_TELLINGS: tuple[Callable[[Any, Listener], Text | None], ...] = (
    rounds.tell,
    laying.tell,
    landing.tell,
    effects.tell,
)


def tell(
    event: Any, before: SixpackView, after: SixpackView, names: Names, verbosity: Verbosity
) -> Text | None:
    """An event in words for the listener; None if it is not worth a word at this verbosity.

    At the tersest, only cards that change hands or leave the game, and turns of play, are told. Questions to
    the listener have words of their own.
    """
    listener = Listener(before, after, names, verbosity)
    return next((words for telling in _TELLINGS if (words := telling(event, listener))), None)
