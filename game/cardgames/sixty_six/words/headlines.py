"""The captions of Sixty-six: what matters about an event and can't be seen at the table."""

from __future__ import annotations

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.words.events import narrate
from game.voice.narrator import Names, Verbosity


def headline(event: ev.SixtySixEvent, before: SixtySixView, after: SixtySixView, names: Names) -> str | None:
    match event:
        case ev.CardLaid() | ev.BidMade() | ev.Passed() | ev.HandDealt() | ev.HandScored():
            return None
        case ev.RoundStarted() | ev.HandLaidAside() | ev.ThrownIn():
            return narrate(event, before, after, names, Verbosity.TERSE)
        case _:
            return narrate(event, before, after, names)
