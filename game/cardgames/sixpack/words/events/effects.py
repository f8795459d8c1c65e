"""Effects of cards, in words."""

from __future__ import annotations

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.pack import NEUTRAL
from game.cardgames.sixpack.words.events.listener import Listener
from game.cardgames.sixpack.words.names import name, name_as, pack_name, play_name
from game.language.message import Text, message, parts, plural
from game.voice.words import spelled


def effect_triggered(event: ev.EffectTriggered, listener: Listener) -> Text:
    own = listener.own(event.seat)
    values = {
        "card": name(listener.after, event.card),
        "pack": pack_name(event.pack),
        "name": listener.names[event.seat],
    }
    if listener.after.cards[event.card].pack == event.pack:
        if own:
            return message("{card} kicks in for you.", **values)
        return message("{card} kicks in for {name}.", **values)
    if own:
        return message("{card} kicks in as {pack} for you.", **values)
    return message("{card} kicks in as {pack} for {name}.", **values)


def card_vetoed(event: ev.CardVetoed, listener: Listener) -> Text:
    own, same = listener.own(event.seat), event.seat == event.owner
    values = {
        "name": listener.names[event.seat],
        "other": listener.names[event.owner],
        "card": next(
            play_name(listener.after, play) for play in listener.before.waiting if play.card == event.card
        ),
    }
    if own and same:
        return message("You veto your own {card}.", **values)
    if own:
        return message("You veto {other}’s {card}.", **values)
    if same:
        return message("{name} vetoes their own {card}.", **values)
    if listener.own(event.owner):
        return message("{name} vetoes your {card}.", **values)
    return message("{name} vetoes {other}’s {card}.", **values)


def _because(source: int, listener: Listener) -> Text | None:
    """Return the pack whose effect made a player act, at full length."""
    pack = listener.after.cards[source].pack
    return pack_name(pack) if listener.full and pack not in ("", NEUTRAL) else None


def card_discarded(event: ev.CardDiscarded, listener: Listener) -> Text:
    own, pack = listener.own(event.seat), _because(event.source, listener)
    values = {"name": listener.names[event.seat], "card": name(listener.after, event.card), "pack": pack}
    if pack is None:
        return (
            message("You discard {card}.", **values) if own else message("{name} discards {card}.", **values)
        )
    if own:
        return message("You discard {card} because of {pack}.", **values)
    return message("{name} discards {card} because of {pack}.", **values)


def card_turned_open(event: ev.CardTurnedOpen, listener: Listener) -> Text:
    own, pack = listener.own(event.seat), _because(event.source, listener)
    values = {"name": listener.names[event.seat], "card": name(listener.after, event.card), "pack": pack}
    if pack is None:
        if own:
            return message("You turn {card} face up.", **values)
        return message("{name} turns {card} face up.", **values)
    if own:
        return message("You turn {card} face up because of {pack}.", **values)
    return message("{name} turns {card} face up because of {pack}.", **values)


def card_joined(event: ev.CardJoined, listener: Listener) -> Text:
    play = event.play
    own, pack = listener.own(play.seat), _because(event.source, listener)
    card = name_as(listener.after, play.card, play.number)
    values = {"name": listener.names[play.seat], "card": card, "pack": pack}
    if pack is None:
        if own:
            return message("You add {card} to the turn.", **values)
        return message("{name} adds {card} to the turn.", **values)
    if own:
        return message("You add {card} to the turn because of {pack}.", **values)
    return message("{name} adds {card} to the turn because of {pack}.", **values)


def card_stolen(event: ev.CardStolen, listener: Listener) -> Text:
    shown = event.shown and listener.normal
    values = {
        "name": listener.names[event.seat],
        "other": listener.names[event.victim],
        "card": name(listener.after, event.card),
    }
    if listener.own(event.victim):
        if shown:
            return message("{name} takes your face-up {card}.", **values)
        return message("{name} takes your {card}.", **values)
    if listener.own(event.seat):
        if shown:
            return message("You take {other}’s face-up {card}.", **values)
        return message("You take {card} from {other}.", **values)
    if not event.card:
        return message("{name} takes a card from {other}.", **values)
    if shown:
        return message("{name} takes {other}’s face-up {card}.", **values)
    return message("{name} takes {card} from {other}.", **values)


def top_taken(event: ev.TopTaken, listener: Listener) -> Text:
    card, pile = name(listener.after, event.card), event.pile + 1
    if listener.own(event.seat):
        return message("You take {card} from pile {pile}.", card=card, pile=pile)
    return message(
        "{name} takes {card} from pile {pile}.", name=listener.names[event.seat], card=card, pile=pile
    )


def side_chosen(event: ev.SideChosen, listener: Listener) -> Text:
    left = event.side is ch.Side.LEFT
    if listener.own(event.seat):
        return message("You say left.") if left else message("You say right.")
    player = listener.names[event.seat]
    return message("{name} says left.", name=player) if left else message("{name} says right.", name=player)


def cards_passed(event: ev.CardsPassed, listener: Listener) -> Text:
    own, passes = listener.after.seat, []
    if own is not None:
        passes.append(_own_pass(event, own, listener))
    if own is None or listener.full:
        passes += [
            message(
                "{name} passes {card} to {other}",
                name=listener.names[way.giver],
                card=name(listener.after, way.card),
                other=listener.names[way.receiver],
            )
            for way in event.passes
            if way.shown and own not in (way.giver, way.receiver)
        ]
    if not passes:
        number = len(event.passes)
        passes = [plural("{n} card passed", "{n} cards passed", number, n=spelled(number))]
    all_passes = parts("; ", passes)
    if event.side is ch.Side.LEFT:
        return message("Carousel left: {passes}.", passes=all_passes)
    return message("Carousel right: {passes}.", passes=all_passes)


def _own_pass(event: ev.CardsPassed, own: int, listener: Listener) -> Text:
    """Return the cards that the listener gives away and gets."""
    given = next((way.card for way in event.passes if way.giver == own), None)
    got = next((way.card for way in event.passes if way.receiver == own), None)
    if given is None:
        if got is None:
            return message("you pass nothing and get nothing")
        return message("you pass nothing and get {card}", card=name(listener.after, got))
    if got is None:
        return message("you pass {card} and get nothing", card=name(listener.after, given))
    return message(
        "you pass {given} and get {card}",
        given=name(listener.after, given),
        card=name(listener.after, got),
    )
