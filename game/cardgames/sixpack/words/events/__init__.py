"""The events of Sixpack in words, from the listener's own view alone."""

from __future__ import annotations

from typing import assert_never

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.events import effects, landing, laying, rounds
from game.cardgames.sixpack.words.events.listener import Listener
from game.language.message import Text
from game.voice.narrator import Names, Verbosity


def tell(
    event: ev.SixpackEvent,
    before: SixpackView,
    after: SixpackView,
    names: Names,
    verbosity: Verbosity = Verbosity.NORMAL,
) -> Text | None:
    """An event in words for the listener; None if it is not worth a word at this verbosity.

    At the tersest, only cards that change hands or leave the game, and turns of play, are told. Questions to
    the listener have words of their own.
    """
    listener = Listener(before, after, names, verbosity)
    match event:
        case (
            ev.RoundStarted()
            | ev.HandDealt()
            | ev.PilesLaid()
            | ev.TurnStarted()
            | ev.RoundScored()
            | ev.MatchEnded()
        ):
            return rounds.tell(event, listener)
        case (
            ev.CardLaid()
            | ev.PassChosen()
            | ev.Asked()
            | ev.CardsRevealed()
            | ev.NumberChosen()
            | ev.DuplicatesRemoved()
            | ev.CopyChosen()
            | ev.TurnOrder()
        ):
            return laying.tell(event, listener)
        case (
            ev.CardPlaced()
            | ev.CardPutUnder()
            | ev.CardTakenBack()
            | ev.PileClaimed()
            | ev.CardsDriven()
            | ev.DirectionChanged()
            | ev.EffectsChanged()
        ):
            return landing.tell(event, listener)
        case (
            ev.EffectTriggered()
            | ev.CardVetoed()
            | ev.CardDiscarded()
            | ev.CardTurnedOpen()
            | ev.CardJoined()
            | ev.CardStolen()
            | ev.TopTaken()
            | ev.SideChosen()
            | ev.CardsPassed()
        ):
            return effects.tell(event, listener)
        case _:
            assert_never(event)
