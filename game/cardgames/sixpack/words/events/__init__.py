"""The events of Sixpack in words, from the listener's view."""

from __future__ import annotations

from typing import assert_never

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.events import rounds, turns
from game.cardgames.sixpack.words.events.listener import Listener
from game.cardgames.sixpack.words.names import names_of
from game.cardgames.sixpack.words.questions import other_decision
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
            return rounds.round_started_words(event, listener)
        case ev.HandDealt():
            return rounds.hand_dealt_words(event, listener) if listener.normal else None
        case ev.PilesLaid(cards=cards):
            return message("The piles: {cards}.", cards=names_of(after, cards)) if listener.normal else None
        case ev.TurnStarted():
            return rounds.turn_started_words(event, listener)
        case ev.CardLaid():
            return turns.card_laid_words(event, listener)
        case ev.PassChosen():
            return turns.pass_chosen_words(event, listener) if listener.full else None
        case ev.Asked(question=question):
            return (
                other_decision(after, question, names)
                if listener.full and not listener.is_own(question.seat)
                else None
            )
        case ev.CardsRevealed():
            return turns.cards_revealed_words(event, listener) if listener.normal else None
        case ev.NumberChosen():
            return turns.number_chosen_words(event, listener) if listener.normal else None
        case ev.DuplicatesRemoved():
            return turns.duplicates_removed_words(event, listener)
        case ev.CopyChosen():
            return turns.copy_chosen_words(event, listener) if listener.normal else None
        case ev.TurnOrder(cards=cards):
            return turns.turn_order_words(event, listener) if listener.full and len(cards) > 1 else None
        case ev.CardPlaced():
            return turns.card_placed_words(event, listener) if listener.normal else None
        case ev.CardPutUnder():
            return turns.card_put_under_words(event, listener) if listener.normal else None
        case ev.CardTakenBack():
            return turns.card_taken_back_words(event, listener)
        case ev.PileClaimed():
            return turns.pile_claimed_words(event, listener)
        case ev.CardsDriven():
            return turns.cards_driven_words(event, listener)
        case ev.DirectionChanged(reversed=turned):
            return turns.direction_changed_words(listener, turned=turned)
        case ev.EffectsChanged(disabled=disabled):
            return message("No card has an effect now.") if disabled else message("Effects work again.")
        case ev.EffectTriggered():
            return turns.effect_triggered_words(event, listener) if listener.full else None
        case ev.CardVetoed():
            return turns.card_vetoed_words(event, listener)
        case ev.CardDiscarded():
            return turns.card_discarded_words(event, listener)
        case ev.CardTurnedOpen():
            return turns.card_turned_open_words(event, listener) if listener.normal else None
        case ev.CardJoined():
            return turns.card_joined_words(event, listener) if listener.normal else None
        case ev.CardStolen():
            return turns.card_stolen_words(event, listener)
        case ev.TopTaken():
            return turns.top_taken_words(event, listener)
        case ev.SideChosen(seat=seat):
            return (
                turns.side_chosen_words(event, listener)
                if listener.full or (listener.normal and not listener.is_own(seat))
                else None
            )
        case ev.CardsPassed():
            return turns.cards_passed_words(event, listener)
        case ev.RoundScored():
            return rounds.round_scored_words(event, listener)
        case ev.MatchEnded(ranking=ranking):
            return rounds.match_ended_words(ranking, listener)
        case _:
            assert_never(event)
