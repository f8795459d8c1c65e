"""The captions of Sixpack: what matters about an event and can't be seen at the table."""

from __future__ import annotations

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.events import narrate
from game.language.message import Text
from game.voice.narrator import Names, Verbosity


def headline(event: ev.SixpackEvent, before: SixpackView, after: SixpackView, names: Names) -> Text | None:
    match event:
        case ev.RoundScored():
            return None
        case ev.TurnStarted() | ev.SideChosen() | ev.CopyChosen() | ev.NumberChosen():
            return narrate(event, before, after, names)
        case _:
            return narrate(event, before, after, names, Verbosity.TERSE)
