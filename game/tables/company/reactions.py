"""How players react to events that affect others: pure functions, the same at every table.

An event that affects a seat makes its friends feel the same, its rivals the opposite, and makes
neighbours wince; higher stakes bring stronger reactions. Sometimes one of them says something, and so does a
player whose own move shows its style.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple
from zlib import crc32

SEEN, FELT, GREAT = 0.2, 0.4, 0.7
"""The least stakes at which others look, at which friends and rivals react, and at which neighbours do."""
_ANSWERED_IN = 3
"""Of the events to which friends and rivals react, one in this many gets a spoken answer."""
_COMMENTED_IN = 2
"""Of its own moves that show its style, a player comments on one in this many."""
_MANY = 3
"""If at least this many players can greet, two of them do."""


class Feeling(StrEnum):
    """A player's feeling about an event; the value is also the name of a mood."""

    GLEE = "glee"
    SHOCK = "shock"
    SLY = "sly"
    SAD = "sad"


class Occasion(StrEnum):
    """The occasion on which a player speaks; the value is the key of an opponent's lines."""

    GLOATS = "gloats"
    ENVIES = "envies"
    GREETS = "greets"


class Reaction(NamedTuple):
    """An event that affects a seat: whether it's good for that seat, and the stakes, from 0 to 1.

    `payers` are the seats that pay for a good event, or that caused a bad one.
    """

    seat: int
    good: bool
    stakes: float
    payers: tuple[int, ...] = ()


class Relations(NamedTuple):
    """The other players by their relation to a seat; a player in several groups counts in the first."""

    friends: tuple[int, ...]
    rivals: tuple[int, ...]
    neighbours: tuple[int, ...]


class SpokenReply(NamedTuple):
    """A player's words on an occasion; `number` selects one of its lines."""

    seat: int
    occasion: Occasion
    number: int


def relations(seat: int, scores: Sequence[float], playing: Sequence[int] = ()) -> Relations:
    """Return a seat's relations in a game without teams; its rivals are next to it in the ranking.

    `scores` are by seat; whether more or less is better makes no difference. `playing` lists the seats that
    take part, in their order round the table; all seats by default.
    """
    players = list(playing) or list(range(len(scores)))
    standing = sorted(players, key=lambda player: (scores[player], player))
    place, at = standing.index(seat), players.index(seat)
    rivals = (standing[index] for index in (place - 1, place + 1) if 0 <= index < len(players))
    beside = dict.fromkeys((players[at - 1], players[(at + 1) % len(players)]))
    return Relations((), tuple(rivals), tuple(other for other in beside if other != seat))


def feelings(reaction: Reaction, others: Relations) -> dict[int, Feeling]:
    """Return the feelings of the seats that react to an event, by seat."""
    felt: dict[int, Feeling] = {}
    if reaction.stakes >= GREAT:
        felt |= dict.fromkeys(others.neighbours, Feeling.SAD if reaction.good else Feeling.SHOCK)
    if reaction.stakes >= FELT:
        felt |= dict.fromkeys(others.rivals, _rival_feeling(reaction))
        felt |= dict.fromkeys(others.friends, _friend_feeling(reaction))
    felt |= dict.fromkeys(reaction.payers, Feeling.SHOCK if reaction.good else Feeling.SLY)
    return {seat: mood for seat, mood in felt.items() if seat != reaction.seat}


def _rival_feeling(reaction: Reaction) -> Feeling:
    if reaction.good:
        return Feeling.SHOCK if reaction.stakes >= GREAT else Feeling.SAD
    return Feeling.GLEE if reaction.stakes >= GREAT else Feeling.SLY


def _friend_feeling(reaction: Reaction) -> Feeling:
    if reaction.good:
        return Feeling.GLEE
    return Feeling.SHOCK if reaction.stakes >= GREAT else Feeling.SAD


def watchers(reaction: Reaction, others: Relations) -> tuple[int, ...]:
    """Return the seats that look at the affected seat."""
    if reaction.stakes < SEEN:
        return ()
    seats = dict.fromkeys((*reaction.payers, *others.friends, *others.rivals, *others.neighbours))
    return tuple(seat for seat in seats if seat != reaction.seat)


def spoken_answer(
    reaction: Reaction, others: Relations, number: int, *, silent: int | None = None
) -> SpokenReply | None:
    """Return a rival's or payer's answer to an event, or None; `number`, a `stable_hash`, decides.

    The seat `silent` never answers.
    """
    if reaction.stakes < FELT or number % _ANSWERED_IN:
        return None
    speakers = [
        seat
        for seat in dict.fromkeys((*reaction.payers, *others.rivals))
        if seat not in (reaction.seat, silent, *others.friends)
    ]
    if not speakers:
        return None
    number //= _ANSWERED_IN
    occasion = Occasion.ENVIES if reaction.good else Occasion.GLOATS
    return SpokenReply(speakers[number % len(speakers)], occasion, number // len(speakers))


def greetings(speakers: Sequence[int], number: int) -> tuple[SpokenReply, ...]:
    """Return the one or two greetings that open a match; `number`, a `stable_hash`, selects them."""
    count = min(len(speakers), 2 if len(speakers) >= _MANY else 1)
    chosen = [speakers[(number + place) % len(speakers)] for place in range(count)]
    return tuple(SpokenReply(seat, Occasion.GREETS, number // len(speakers)) for seat in chosen)


def chosen_comment(lines: Sequence[str], number: int) -> str | None:
    """Return one of a player's lines about its own move, or None; `number`, a `stable_hash`, decides."""
    if number % _COMMENTED_IN or not lines:
        return None
    return lines[number // _COMMENTED_IN % len(lines)]


def stable_hash(*facts: object) -> int:
    """Return a pseudo-random number that's the same in replays: a hash of facts, such as events."""
    return crc32(repr(facts).encode())
