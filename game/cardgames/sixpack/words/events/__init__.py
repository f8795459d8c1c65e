"""The events of Sixpack in words, from the listener's view."""

from __future__ import annotations

from typing import assert_never

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.events import rounds, turns
from game.cardgames.sixpack.words.events.listener import Listener
from game.cardgames.sixpack.words.names import names_of
from game.cardgames.sixpack.words.questions import others_do
from game.language.message import Text, message
from game.voice.narrator import Names, Verbosity


def narrate(
    event: ev.SixpackEvent,
    before: SixpackView,
    after: SixpackView,
    names: Names,
    verbosity: Verbosity = Verbosity.NORMAL,
) -> Text | None:
    """Return an event in words for the listener; None if it isn't narrated at this verbosity.

    The lowest verbosity reports only cards that change hands or leave the game, and changes of order.
    """
    listener = Listener(before, after, names, verbosity)
    match event:
        case ev.RoundStarted():
            return rounds.round_started(event, listener)
        case ev.HandDealt():
            return rounds.hand_dealt(event, listener) if listener.normal else None
        case ev.PilesLaid(cards=cards):
            return message("The piles: {cards}.", cards=names_of(after, cards)) if listener.normal else None
        case ev.TurnStarted():
            return rounds.turn_started(event, listener)
        case ev.CardLaid():
            return turns.card_laid(event, listener)
        case ev.PassChosen():
            return turns.pass_chosen(event, listener) if listener.full else None
        case ev.Asked(question=question):
            return (
                others_do(after, question, names)
                if listener.full and not listener.own(question.seat)
                else None
            )
        case ev.CardsRevealed():
            return turns.cards_revealed(event, listener) if listener.normal else None
        case ev.NumberChosen():
            return turns.number_chosen(event, listener) if listener.normal else None
        case ev.DuplicatesRemoved():
            return turns.duplicates_removed(event, listener)
        case ev.CopyChosen():
            return turns.copy_chosen(event, listener) if listener.normal else None
        case ev.TurnOrder(cards=cards):
            return turns.turn_order(event, listener) if listener.full and len(cards) > 1 else None
        case ev.CardPlaced():
            return turns.card_placed(event, listener) if listener.normal else None
        case ev.CardPutUnder():
            return turns.card_put_under(event, listener) if listener.normal else None
        case ev.CardTakenBack():
            return turns.card_taken_back(event, listener)
        case ev.PileClaimed():
            return turns.pile_claimed(event, listener)
        case ev.CardsDriven():
            return turns.cards_driven(event, listener)
        case ev.DirectionChanged(reversed=turned):
            return turns.direction_changed(listener, turned=turned)
        case ev.EffectsChanged(disabled=disabled):
            return message("No card has an effect now.") if disabled else message("Effects work again.")
        case ev.EffectTriggered():
            return turns.effect_triggered(event, listener) if listener.full else None
        case ev.CardVetoed():
            return turns.card_vetoed(event, listener)
        case ev.CardDiscarded():
            return turns.card_discarded(event, listener)
        case ev.CardTurnedOpen():
            return turns.card_turned_open(event, listener) if listener.normal else None
        case ev.CardJoined():
            return turns.card_joined(event, listener) if listener.normal else None
        case ev.CardStolen():
            return turns.card_stolen(event, listener)
        case ev.TopTaken():
            return turns.top_taken(event, listener)
        case ev.SideChosen(seat=seat):
            return (
                turns.side_chosen(event, listener)
                if listener.full or (listener.normal and not listener.own(seat))
                else None
            )
        case ev.CardsPassed():
            return turns.cards_passed(event, listener)
        case ev.RoundScored():
            return rounds.round_scored(event, listener)
        case ev.MatchEnded(ranking=ranking):
            return rounds.match_ended(ranking, listener)
        case _:
            assert_never(event)
