"""No event goes unsaid: at full length each is told, or asked, or has its words with another event."""

import pytest

from game.engine.contract import Event
from game.voice.narrator import Verbosity
from tests.contract.games import KITS, NAMES
from tests.contract.random_matches import each_match, hearings

ELSEWHERE = {
    "HandDealt": "the cards of others are not known; how many there are is told with the round",
    "Asked": "that all are to lay a card is told with the turn",
    "CardPlaced": "the first card of a row that was taken is told with the row",
    "PassedOver": "a seat whose card to start is no six is told with that card",
    "TurnOrder": "of a single card there is no order",
    "TrumpMade": "told with the card that makes its suit trump",
}
"""Events with words of their own only for some listeners or at some times, and where else they are told."""


@pytest.mark.parametrize("game", KITS)
@each_match
def test_every_event_is_said_once(game: str, seed: int) -> None:
    narrator = KITS[game].narrator()
    for event, before, after in hearings(game, seed):
        told = narrator.narrate(event, before, after, NAMES, Verbosity.FULL)
        asked = narrator.ask(after, NAMES)
        assert told or asked or kind(event) in ELSEWHERE, event
        # A question is asked by itself, once all that led to it has been told.
        assert not (told and asked and asked in told), event


def kind(event: Event) -> str:
    return type(event).__name__
