"""The words of the table of Sixpack for the spot in focus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.sheet import Zone, sheet
from game.cardgames.sixpack.table.asking.pickers import ChoiceDraft, Picker
from game.cardgames.sixpack.table.layout import PILES
from game.cardgames.sixpack.words.narrator import NARRATOR
from game.language.message import message, sentences
from game.tables.focus import Spot
from game.ui.devices.actions import ROW_KEYS, Action
from game.voice.narrator import Names
from game.voice.words import choice_sentence

NO_PILES = message("There are no piles yet.")


def keys_of_the_piles(view: SixpackView) -> dict[Action, Callable[[], str]]:
    """Return the keys that read the piles and the way of play, with their words.

    That of a fourth pile, which there is not, is for pads with few buttons.
    """
    way = partial(NARRATOR.direction, view)
    return {
        **{key: partial(pile_words, view, pile) for pile, key in enumerate(ROW_KEYS[:PILES])},
        Action.ANNOUNCE_ENDS: lambda: NARRATOR.tops(view) or NO_PILES,
        Action.ANNOUNCE_ROW_4: way,
        Action.ANNOUNCE_DIRECTION: way,
    }


def pile_words(view: SixpackView, pile: int) -> str:
    return NARRATOR.whole_pile(view, pile) if len(view.piles) == PILES else NO_PILES


def turn_words(view: SixpackView, names: Names) -> str:
    waiting = NARRATOR.waiting(view, names) if view.waiting else ""
    return sentences(NARRATOR.who_has_chosen(view, names), waiting)


def spot_words(view: SixpackView, spot: Spot, window: Picker | None, names: Names) -> str:
    if spot.zone != Zone.ENTRY:
        return sheet(view, names).words_of(spot.zone, spot.key)
    if window is None or spot.key >= len(window.entries):
        return ""
    entry = window.entries[spot.key]
    if isinstance(entry.then, ChoiceDraft):
        return choice_sentence(entry.words)
    return choice_sentence(NARRATOR.choice(view, entry.then, names))
