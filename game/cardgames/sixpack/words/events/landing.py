"""Cards that land and claim, and changes of order and effects, in words."""

from __future__ import annotations

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


def _played(event: ev.CardPlaced | ev.CardPutUnder, listener: Listener) -> str:
    """Return `4`, or `4 as 6`; at full length with its Calculators."""
    card = name_as(listener.after, event.card, event.number)
    return name_on(listener.after, card, event.calculators) if listener.full else card


def card_placed(event: ev.CardPlaced, listener: Listener) -> Text:
    """Return the words for a card placed on a pile, at full length with the pile's cards."""
    return sentences(_placed(event, listener), _pile_now(event.pile, listener))


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


def card_put_under(event: ev.CardPutUnder, listener: Listener) -> Text:
    """Return the words for a card put under a pile, at full length with the pile's cards."""
    card, pile = _played(event, listener), event.pile + 1
    words = message(
        "{name}’s {card} goes under pile {pile}.", name=listener.names[event.seat], card=card, pile=pile
    )
    if listener.own(event.seat):
        words = message("Your {card} goes under pile {pile}.", card=card, pile=pile)
    return sentences(words, _pile_now(event.pile, listener))


def card_taken_back(event: ev.CardTakenBack, listener: Listener) -> Text:
    cards = names_of(listener.after, (event.card, *event.calculators))
    if listener.own(event.seat):
        return message("You take {cards} back.", cards=cards)
    return message("{name} takes {cards} back.", name=listener.names[event.seat], cards=cards)


def _pile_now(pile: int, listener: Listener) -> Text | None:
    """Return how many cards and handprints a pile has now, at full length."""
    if not listener.full:
        return None
    hands = len(listener.after.sight.hands(pile))
    return message("{cards}.", cards=capital(cards_and_hands(len(listener.after.piles[pile]), hands)))


def pile_claimed(event: ev.PileClaimed, listener: Listener) -> Text:
    """Return the words for a claimed pile, at full length with the cards that leave the game."""
    return sentences(_claimed(event, listener), _lost(event) if listener.full else "")


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
    """Return how many cards leave the game."""
    if not event.gone:
        return None
    gone = len(event.gone)
    return plural("{n} card out.", "{n} cards out.", gone, n=capital(spelled(gone)))


def cards_driven(event: ev.CardsDriven, listener: Listener) -> Text:
    values = {
        "name": listener.names[event.seat],
        "cards": names_of(listener.after, event.cards) if listener.full else cards_counted(len(event.cards)),
        "pile": event.pile + 1,
        "target": event.target + 1,
    }
    if listener.own(event.seat):
        return message("You move {cards} from pile {pile} to pile {target}.", **values)
    return message("{name} moves {cards} from pile {pile} to pile {target}.", **values)


def direction_changed(listener: Listener, *, turned: bool) -> Text:
    if not listener.normal:
        return message("Reversed order.") if turned else message("Normal order again.")
    laws = laws_of(listener.after)
    if turned:
        return message("Reversed order: {laws}.", laws=laws)
    return message("Normal order again: {laws}.", laws=laws)
