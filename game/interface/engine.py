"""The rules of the card games without screen, sound, files or pygame.

A `Position` is a match at one moment: plain, immutable data, which may be kept, compared and continued from
any number of times. Each function takes one and returns information about it, or the next position with the
events that led to it. The random generator is part of the position: the same choices give the same match
everywhere. `game/engine/EXAMPLE.md` is a tutorial; each game's `PROTOCOL.md` describes its choices, views and
events.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.registry import GAMES as _KITS
from game.cardgames.registry import UnknownGame, rules_of
from game.engine.contract import BadSetup, CardGame, Choice, Event, IllegalChoice, Setup
from game.engine.match import OutOfTurn
from game.engine.options import BadOption, declared_options, resolve

__all__ = [
    "GAMES",
    "BadOption",
    "BadSetup",
    "Choice",
    "Event",
    "IllegalChoice",
    "Moved",
    "OutOfTurn",
    "Position",
    "UnknownGame",
    "apply",
    "deal",
    "dealt",
    "open",
    "options",
    "pending",
    "ranking",
    "redact",
    "rules",
    "totals",
    "view",
]

GAMES: tuple[str, ...] = tuple(_KITS)
"""The ids of all card games: the four built-in ones, then the games of installed packages."""


class Position(Struct, frozen=True):
    """A match at one moment; immutable.

    Attributes:
        game: the game's id, one of `GAMES`.
        setup: the seats, the seed and the options.
        state: the game's own state, hidden cards included; players may only be shown `view`.
    """

    game: str
    setup: Setup
    state: Any


class Moved(NamedTuple):
    """The next position, and the events that led to it, in order and unredacted."""

    position: Position
    events: tuple[Event, ...]


def rules(game: str) -> CardGame[Any, Any]:
    """Return the rules of a game as an object.

    Raises:
        UnknownGame: if there is no such game.
    """
    return rules_of(game)


def options(game: str) -> Mapping[str, Any]:
    """Return the options of a game, each with its default.

    Raises:
        UnknownGame: if there is no such game.
    """
    return {option.name: option.default for option in declared_options(rules(game).options)}


def open(game: str, *, seats: int | None = None, seed: int = 1, **options: Any) -> Position:
    """Return a match before its first deal.

    Args:
        game: one of `GAMES`.
        seats: the number of seats; by default the usual one.
        seed: the seed of all random numbers, from 0 to 2⁶⁴ − 1.
        options: options that differ from their defaults, such as `limit=0`.

    Raises:
        UnknownGame, BadOption, BadSetup: if the game is unknown, or an option, `seats` or `seed` is invalid.
    """
    card_game = rules(game)
    setup = Setup(
        card_game.usual_seats if seats is None else seats, seed, resolve(card_game.options, options)
    )
    card_game.check(setup)
    return Position(game, setup, card_game.open(setup))


def deal(position: Position) -> Moved:
    """Return the position after dealing the next round; possible only between rounds.

    Raises:
        OutOfTurn: in the middle of a round, or after the end of the match.
    """
    if pending(position) or ranking(position) is not None:
        raise OutOfTurn("a round is dealt between rounds, while no seat is asked and the match goes on")
    return _moved(position, rules(position.game).deal(position.state))


def pending(position: Position) -> Mapping[int, tuple[Choice, ...]]:
    """Return the seats with a pending choice, each with its legal choices.

    There are several seats if choices are simultaneous, and none between rounds and after the end.
    """
    return rules(position.game).pending(position.state)


def apply(position: Position, seat: int, choice: Choice) -> Moved:
    """Return the position after a seat's choice, up to the next pending choice or the end of the round.

    Raises:
        IllegalChoice: if that seat may not choose that now.
    """
    return _moved(position, rules(position.game).apply(position.state, seat, choice))


def dealt(position: Position) -> Moved:
    """Deal rounds until a choice is pending or the match is over; return that position and all events."""
    events: list[Event] = []
    while not pending(position) and ranking(position) is None:
        position, round_events = deal(position)
        events += round_events
    return Moved(position, tuple(events))


def view(position: Position, seat: int | None) -> Any:
    """Return everything a seat (None: a spectator) may know, as the game's own view type."""
    return rules(position.game).view(position.state, seat)


def redact(position: Position, event: Event, seat: int | None) -> Event | None:
    """Return an event as a seat (None: a spectator) may see it; None if it's hidden from that seat."""
    return rules(position.game).redact(event, seat)


def totals(position: Position) -> tuple[int, ...]:
    """Return each seat's total points over the rounds scored so far."""
    return rules(position.game).totals(position.state)


def ranking(position: Position) -> tuple[int, ...] | None:
    """Return each seat's rank once the match is over (1 is best, equals share the better rank), else None."""
    return rules(position.game).ranking(position.state)


def _moved(position: Position, step: Any) -> Moved:
    return Moved(replace(position, state=step.state), step.events)
