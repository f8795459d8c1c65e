"""Cards that are chosen, revealed and compared, in words."""

from __future__ import annotations

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.words.events.listener import Listener
from game.cardgames.sixpack.words.names import (
    card_and_player,
    cards_called,
    name,
    name_as,
    names_of,
    pack_name,
    revealed_name,
)
from game.language.message import Text, listed, message, message_in, parts, plural
from game.voice.words import spelled


def card_laid(event: ev.CardLaid, listener: Listener) -> Text | None:
    """Return the words for laid cards: the listener's own at full length, open cards from normal on."""
    if listener.own(event.seat):
        cards = names_of(listener.after, (event.card, *event.calculators))
        return message("You have chosen {cards}.", cards=cards) if listener.full else None
    player = listener.names[event.seat]
    if event.open and listener.normal:
        return plural(
            "{name} plays {cards}, which was face up.",
            "{name} plays {cards}, which were face up.",
            len(event.open),
            name=player,
            cards=names_of(listener.after, event.open),
        )
    if not listener.full:
        return None
    if event.count == 1:
        return message("{name} has chosen.", name=player)
    return plural(
        "{name} has chosen {n} card.",
        "{name} has chosen {n} cards.",
        event.count,
        name=player,
        n=spelled(event.count),
    )


def pass_chosen(event: ev.PassChosen, listener: Listener) -> Text:
    if listener.own(event.seat):
        return message("You have chosen {card} to pass.", card=name(listener.after, event.card))
    return message("{name} has chosen a card to pass.", name=listener.names[event.seat])


def cards_revealed(event: ev.CardsRevealed, listener: Listener) -> Text:
    shown = [
        card_and_player(revealed_name(listener.after, play), listener.player(play.seat))
        for play in event.plays
    ]
    return message("Revealed: {plays}.", plays=parts(", ", shown))


def number_chosen(event: ev.NumberChosen, listener: Listener) -> Text:
    if listener.own(event.seat):
        return message("Your Super Numbers is {number}.", number=event.number)
    return message(
        "{name}’s Super Numbers is {number}.", name=listener.names[event.seat], number=event.number
    )


def duplicates_removed(event: ev.DuplicatesRemoved, listener: Listener) -> Text:
    plays = [play for play in listener.before.waiting if play.card in event.cards]
    if len(plays) == 1:
        return _one_goes(plays[0], listener)
    if event.number:
        cards = cards_called(event.number)
    else:
        cards = message("{pack} cards", pack=pack_name(listener.after.cards[event.cards[0]].pack))
    if not listener.normal:
        return message("Duplicates: the {cards} cancel.", cards=cards)
    if listener.full:
        owned = listed([listener.waiting(play) for play in plays])
        return message("Duplicate {cards}: {owned} cancel.", cards=cards, owned=owned)
    seats = list(dict.fromkeys(play.seat for play in plays))
    if len(seats) > 1:
        owners = listed([_owner(seat, listener) for seat in seats])
        return message("Duplicates: the {cards} cancel, {owners}.", cards=cards, owners=owners)
    if listener.own(seats[0]):
        return message("Duplicates: the {cards} cancel, both yours.", cards=cards)
    return message(
        "Duplicates: the {cards} cancel, both {name}’s.", cards=cards, name=listener.names[seats[0]]
    )


def _one_goes(play: ch.Play, listener: Listener) -> Text:
    card = name(listener.after, play.card)
    if listener.own(play.seat):
        return message("Duplicates: your {card} cancels.", card=card)
    return message("Duplicates: {name}’s {card} cancels.", name=listener.names[play.seat], card=card)


def _owner(seat: int, listener: Listener) -> Text:
    """Return the owner of one of several cards, in a list: `yours and Bob's`."""
    if listener.own(seat):
        return message_in("one of several cards", "yours")
    return message_in("one of several cards", "{name}’s", name=listener.names[seat])


def copy_chosen(event: ev.CopyChosen, listener: Listener) -> Text:
    copied = next(play for play in listener.before.waiting if play.card == event.target)
    values = {
        "card": name(listener.after, event.card),
        "name": listener.names[event.seat],
        "other_card": name_as(listener.after, event.target, copied.number),
        "other": listener.names[copied.seat],
    }
    if listener.own(event.seat):
        return message("Your {card} copies {other}’s {other_card}.", **values)
    if listener.own(copied.seat):
        return message("{name}’s {card} copies your {other_card}.", **values)
    return message("{name}’s {card} copies {other}’s {other_card}.", **values)


def turn_order(event: ev.TurnOrder, listener: Listener) -> Text:
    waiting = {play.card: play for play in listener.after.waiting}
    return message(
        "In order: {cards}.", cards=listed([listener.waiting(waiting[card]) for card in event.cards])
    )
