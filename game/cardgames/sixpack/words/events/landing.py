"""Cards that land and claim, and the direction of play after them, in words."""

from __future__ import annotations

from typing import assert_never

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.words.events.listener import Listener
from game.cardgames.sixpack.words.names import (
    cards_and_hands,
    cards_counted,
    hands_counted,
    kept_counted,
    laws_of,
    name_as,
    name_on,
    names_of,
    top_name,
)
from game.language.message import Text, capital, message, plural, sentences
from game.voice.words import spelled

LandingEvent = (
    ev.CardPlaced
    | ev.CardPutUnder
    | ev.CardTakenBack
    | ev.PileClaimed
    | ev.CardsDriven
    | ev.DirectionChanged
    | ev.EffectsChanged
)


def tell(event: LandingEvent, listener: Listener) -> Text | None:
    """An event on the piles in words; None if it is not worth a word."""
    match event:
        case ev.CardPlaced(pile=pile) if listener.normal:
            return sentences(_placed(event, listener), _pile_now(pile, listener))
        case ev.CardPutUnder(pile=pile) if listener.normal:
            return sentences(_put_under(event, listener), _pile_now(pile, listener))
        case ev.CardTakenBack(seat=seat, card=card, calculators=calculators):
            cards = names_of(listener.after, (card, *calculators))
            if listener.own(seat):
                return message("You take {cards} back.", cards=cards)
            return message("{name} takes {cards} back.", name=listener.names[seat], cards=cards)
        case ev.PileClaimed():
            return sentences(_claimed(event, listener), _lost(event) if listener.full else "")
        case ev.CardsDriven():
            return _driven(event, listener)
        case ev.DirectionChanged(reversed=turned):
            return _direction(listener, turned=turned)
        case ev.EffectsChanged(disabled=disabled):
            if disabled:
                return message("No card has an effect now.")
            return message("Effects work again.")
        case ev.CardPlaced() | ev.CardPutUnder():
            return None
        case _:
            assert_never(event)


def _played(event: ev.CardPlaced | ev.CardPutUnder, listener: Listener) -> str:
    """`4`, `4 as 6`; at full length with its Calculators."""
    card = name_as(listener.after, event.card, event.number)
    return name_on(listener.after, card, event.calculators) if listener.full else card


def _placed(event: ev.CardPlaced, listener: Listener) -> Text:
    own, before = listener.own(event.seat), listener.before
    values: dict[str, object] = {
        "card": _played(event, listener),
        "name": listener.names[event.seat],
        "pile": event.pile + 1,
    }
    if not before.piles[event.pile]:
        if own:
            return message("Your {card} is now pile {pile}.", **values)
        return message("{name}’s {card} is now pile {pile}.", **values)
    values["top"] = top_name(before, event.pile)
    # A pile of which all cards are on their way is none.
    others = [pile for pile, cards in enumerate(before.piles) if cards and pile != event.pile]
    if listener.full or any(top_name(before, pile) == values["top"] for pile in others):
        if own:
            return message("Your {card} goes on {top}, pile {pile}.", **values)
        return message("{name}’s {card} goes on {top}, pile {pile}.", **values)
    if own:
        return message("Your {card} goes on {top}.", **values)
    return message("{name}’s {card} goes on {top}.", **values)


def _put_under(event: ev.CardPutUnder, listener: Listener) -> Text:
    card, pile = _played(event, listener), event.pile + 1
    if listener.own(event.seat):
        return message("Your {card} goes under pile {pile}.", card=card, pile=pile)
    return message(
        "{name}’s {card} goes under pile {pile}.", name=listener.names[event.seat], card=card, pile=pile
    )


def _pile_now(pile: int, listener: Listener) -> Text | None:
    """The cards and hands in a pile now, at full length."""
    if not listener.full:
        return None
    hands = len(listener.after.sight.hands(pile))
    return message("{cards}.", cards=capital(cards_and_hands(len(listener.after.piles[pile]), hands)))


def _claimed(event: ev.PileClaimed, listener: Listener) -> Text:
    own = listener.own(event.seat)
    hands = listener.before.sight.hands(event.pile)
    shown = all(card in hands for card in event.kept) and (event.kept or not listener.before.reversed)
    counted = hands_counted if shown else cards_counted if own else kept_counted
    values = {
        "name": listener.names[event.seat],
        "pile": event.pile + 1,
        "gain": counted(len(event.kept)),
        "card": name_as(listener.after, event.card, event.number),
        "cards": names_of(listener.after, event.kept),
    }
    if not listener.full:
        if own:
            return message("You claim pile {pile}: {gain} for you.", **values)
        return message("{name} claims pile {pile}: {gain}.", **values)
    if event.kept:
        if own:
            return message("You claim pile {pile} with {card}: {gain} for you, {cards}.", **values)
        return message("{name} claims pile {pile} with {card}: {gain}, {cards}.", **values)
    if own:
        return message("You claim pile {pile} with {card}: {gain} for you.", **values)
    return message("{name} claims pile {pile} with {card}: {gain}.", **values)


def _lost(event: ev.PileClaimed) -> Text | None:
    """The number of cards that leave the game."""
    if not event.gone:
        return None
    gone = len(event.gone)
    return plural("{n} card out.", "{n} cards out.", gone, n=capital(spelled(gone)))


def _driven(event: ev.CardsDriven, listener: Listener) -> Text:
    values = {
        "name": listener.names[event.seat],
        "cards": names_of(listener.after, event.cards) if listener.full else cards_counted(len(event.cards)),
        "pile": event.pile + 1,
        "target": event.target + 1,
    }
    if listener.own(event.seat):
        return message("You move {cards} from pile {pile} to pile {target}.", **values)
    return message("{name} moves {cards} from pile {pile} to pile {target}.", **values)


def _direction(listener: Listener, *, turned: bool) -> Text:
    if not listener.normal:
        return message("Reversed order.") if turned else message("Normal order again.")
    laws = laws_of(listener.after)
    if turned:
        return message("Reversed order: {laws}.", laws=laws)
    return message("Normal order again: {laws}.", laws=laws)
