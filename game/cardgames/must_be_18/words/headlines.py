"""The captions of You Must Be 18!: what matters about an event and can't be seen at the table."""

from __future__ import annotations

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.events import FEW, narrate
from game.cardgames.must_be_18.words.names import card_count_words, name_at_start
from game.language.message import message
from game.voice.narrator import Names, Verbosity


def headline(event: ev.MustBe18Event, before: MustBe18View, after: MustBe18View, names: Names) -> str | None:
    match event:
        case ev.CardsPlayed(seat=seat, left=left) | ev.ColumnOpened(seat=seat, left=left):
            if seat == after.seat or not 0 < left <= FEW:
                return None
            return message(
                "{name} has {cards} left.", name=name_at_start(seat, names), cards=card_count_words(left)
            )
        case ev.CardDrawn(seat=seat) if seat != after.seat:
            return None
        case ev.HandDealt() | ev.PassedOver() | ev.RoundScored():
            return None
        case ev.RoundStarted():
            return narrate(event, before, after, names, Verbosity.TERSE)
        case _:
            return narrate(event, before, after, names)
