"""The start and the end of a round, its turns, and the end of the match, in words."""

from __future__ import annotations

from typing import assert_never

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.turn import QUIET_TURNS
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.events.listener import Listener
from game.cardgames.sixpack.words.names import (
    cards_and_hands,
    full_name,
    names_of,
    packs_named,
    points_counted,
)
from game.language.message import Text, capital, listed, message, message_in, parts, plural, sentences
from game.voice.summary import SeatScore, Summary
from game.voice.words import spelled

_WARNED = QUIET_TURNS - 3
"""After so many turns in a row in which no card has left the game, that is said."""


RoundEvent = ev.RoundStarted | ev.HandDealt | ev.PilesLaid | ev.TurnStarted | ev.RoundScored | ev.MatchEnded


def tell(event: RoundEvent, listener: Listener) -> Text | None:
    """An event of the match's course in words; None if it is not worth a word."""
    match event:
        case ev.RoundStarted(round=number, packs=packs):
            told = listener.full or (listener.normal and number == 1)
            return sentences(
                message("Round {number}.", number=number),
                message("Packs: {packs}.", packs=packs_named(packs)) if told else "",
            )
        case ev.HandDealt(seat=seat, cards=cards) if listener.own(seat) and listener.normal:
            return message(
                "Your hand: {cards}.", cards=listed([full_name(listener.after, card) for card in cards])
            )
        case ev.HandDealt(seat=seat, open=shown) if shown and listener.normal:
            return message(
                "{name}’s face-up cards: {cards}.",
                name=listener.names[seat],
                cards=names_of(listener.after, shown),
            )
        case ev.PilesLaid(cards=cards) if listener.normal:
            return message("The piles: {cards}.", cards=names_of(listener.after, cards))
        case ev.TurnStarted(turn=turn, quiet=quiet):
            return _turn(turn, quiet, listener) or None
        case ev.RoundScored():
            return _scored(event, listener)
        case ev.MatchEnded(ranking=ranking):
            return _ended(ranking, listener)
        case ev.HandDealt() | ev.PilesLaid():
            return None
        case _:
            assert_never(event)


def _turn(turn: int, quiet: int, listener: Listener) -> Text:
    return sentences(
        message("Turn {turn}.", turn=turn) if listener.full else "",
        _quiet(quiet) if listener.normal and quiet >= _WARNED else "",
    )


def _quiet(turns: int) -> Text:
    return plural(
        "No card has left the game for {n} turn.",
        "No card has left the game for {n} turns.",
        turns,
        n=spelled(turns),
    )


def _scored(event: ev.RoundScored, listener: Listener) -> Text:
    several = listener.after.options.rounds > 1
    # A single round goes to the most cards; hands on them only break ties.
    results = [
        (event.points[seat], 0) if several else (len(hand), event.icons[seat])
        for seat, hand in enumerate(event.hands)
    ]
    seats = sorted(range(listener.after.seats), key=results.__getitem__, reverse=True)
    return sentences(
        _quiet(QUIET_TURNS) if event.quiet else "",
        message("The round is over."),
        message(
            "{scores}.",
            scores=capital(parts("; ", [_score(event, seat, listener, several=several) for seat in seats])),
        ),
    )


def _score(event: ev.RoundScored, seat: int, listener: Listener, *, several: bool) -> Text:
    """A player's cards, and of several rounds the points."""
    name, cards = listener.player(seat), cards_and_hands(len(event.hands[seat]), event.icons[seat])
    if not several:
        return message_in("a player and the cards", "{name} {cards}", name=name, cards=cards)
    return message(
        "{name} {cards}, {points}, {total} in total",
        name=name,
        cards=cards,
        points=points_counted(event.points[seat]),
        total=event.totals[seat],
    )


def _ended(ranking: tuple[int, ...], listener: Listener) -> Text:
    if max(ranking) == 1:
        return message("The match is a draw.")
    winners = [seat for seat, rank in enumerate(ranking) if rank == 1]
    others = [listener.names[seat] for seat in winners if not listener.own(seat)]
    if len(others) < len(winners):
        if others:
            return message("You share the win with {names}!", names=listed(others))
        return message("You win the match!")
    if len(winners) == 1:
        return message("{name} wins the match.", name=others[0])
    return message("{names} share the win.", names=listed(others))


def summary_of(view: SixpackView, event: ev.RoundScored) -> Summary:
    """A round's result for the scoring screen: the cards left in each hand, most points first."""
    lines = [
        SeatScore(seat, hand, points, total, worth=tuple([1 + view.cards[card].hand for card in hand]))
        for seat, (hand, points, total) in enumerate(
            zip(event.hands, event.points, event.totals, strict=True)
        )
    ]
    order = tuple(sorted(lines, key=lambda line: -line.points))
    return Summary(event.round, order, rounds=view.options.rounds)
