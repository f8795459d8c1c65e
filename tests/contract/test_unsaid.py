"""No event goes unsaid: at full length each is told, or asked, or has its words with another event."""

from __future__ import annotations

import pytest

from game.engine.contract import Event
from game.voice.narrator import Verbosity
from tests.contract.games import KITS, rules_of
from tests.contract.random_matches import each_match, random_match

ELSEWHERE = {
    "HandDealt": "the cards of others are not known; how many there are is told with the round",
    "Asked": "that all are to lay a card is told with the turn",
    "CardPlaced": "the first card of a row that was taken is told with the row",
    "TrumpMade": "told with the card that makes its suit trump",
}
"""Events with words of their own only for some listeners or at some times, and where else they are told."""


@pytest.mark.parametrize("game", KITS)
@each_match
def test_every_event_is_said_once(game: str, seed: int) -> None:
    rules, narrator = rules_of(game), KITS[game].narrator()
    setup, moments = random_match(game, seed)
    names = tuple(f"Player {seat}" for seat in range(setup.seats))
    view = rules.blank(setup, 0)
    for _state, events, _seat, _choice in moments:
        for event in events:
            heard = rules.redact(event, 0)
            if heard is None:
                continue
            before, view = view, rules.see(view, heard)
            told = narrator.tell(heard, before, view, names, Verbosity.FULL)
            asked = narrator.ask(view, names)
            assert told or asked or kind(heard) in ELSEWHERE, heard
            # A question is asked by itself, once all that led to it has been told.
            assert not (told and asked and asked in told), heard


def kind(event: Event) -> str:
    return type(event).__name__
