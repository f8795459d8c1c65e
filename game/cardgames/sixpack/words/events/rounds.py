"""The start and end of rounds and turns, and the end of the match, in words."""

from __future__ import annotations

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.turn import QUIET_TURNS
from game.cardgames.sixpack.words.events.listener import Listener
from game.cardgames.sixpack.words.names import (
    cards_and_handprints,
    hand_names,
    names_of,
    pack_names,
    point_count_words,
)
from game.language.message import (
    Text,
    capital,
    message,
    message_in,
    parts,
    plural,
    sentence,
    sentences,
)
from game.voice.words import hand_words, number_word

_WARNING_TURNS = QUIET_TURNS - 3
"""The number of quiet turns after which a warning is given."""


def round_started_words(event: ev.RoundStarted, listener: Listener) -> Text:
    """Return the words for a new round; the packs are listed in the first round, and at full verbosity."""
    packs = listener.is_full or (listener.is_normal and event.round == 1)
    return sentences(
        message("Round {number}.", number=event.round),
        message("Packs: {packs}.", packs=pack_names(event.packs)) if packs else "",
    )


def hand_dealt_words(event: ev.HandDealt, listener: Listener) -> Text | None:
    """Return the words for the listener's hand, or for another hand's open cards; None if there are none."""
    if listener.is_own(event.seat):
        return hand_words(event.seat, hand_names(listener.after, event.cards))
    if not event.open:
        return None
    return message(
        "{name}’s face-up cards: {cards}.",
        name=listener.names[event.seat],
        cards=names_of(listener.after, event.open),
    )


def turn_started_words(event: ev.TurnStarted, listener: Listener) -> Text | None:
    """Return the turn's number (at full verbosity) and a warning after many quiet turns; None for neither."""
    words = sentences(
        message("Turn {turn}.", turn=event.turn) if listener.is_full else "",
        _quiet_words(event.quiet) if listener.is_normal and event.quiet >= _WARNING_TURNS else "",
    )
    return words or None


def _quiet_words(turns: int) -> Text:
    return plural(
        "No card has left the game for {n} turn.",
        "No card has left the game for {n} turns.",
        turns,
        n=number_word(turns),
    )


def round_scored_words(event: ev.RoundScored, listener: Listener) -> Text:
    several = listener.after.options.rounds > 1
    # In a single round, the most cards win; handprints only break ties.
    results = [
        (event.totals[seat], event.points[seat]) if several else (len(hand), event.icons[seat])
        for seat, hand in enumerate(event.hands)
    ]
    seats = sorted(range(listener.after.seats), key=results.__getitem__, reverse=True)
    return sentences(
        _quiet_words(QUIET_TURNS) if event.quiet else "",
        message("The round is over."),
        sentence(
            capital(parts("; ", [_score_words(event, seat, listener, several=several) for seat in seats]))
        ),
    )


def _score_words(event: ev.RoundScored, seat: int, listener: Listener, *, several: bool) -> Text:
    """Return a player's cards in words, and the points if the match has several rounds."""
    name, cards = listener.player(seat), cards_and_handprints(len(event.hands[seat]), event.icons[seat])
    if not several:
        return message_in("a player and the cards", "{name} {cards}", name=name, cards=cards)
    return message(
        "{name} {cards}, {points}, {total} in all",
        name=name,
        cards=cards,
        points=point_count_words(event.points[seat]),
        total=event.totals[seat],
    )
