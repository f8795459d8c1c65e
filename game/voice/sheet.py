"""A table as data: all that a seat may look at, group by group, its question and its choices, in words.

A sheet knows no places and no pictures, so that a plain table, a reader by ear or another screen can use it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from msgspec import Struct

from game.language.message import Text, capital, listed, message
from game.voice.choices import Choices
from game.voice.narrator import Names, Narrator
from game.voice.words import told_choice

SEAT: Final = "seat"
"""The zone of the players, each by its seat."""


class Thing(Struct, frozen=True):
    """A thing on the table to look at: a card, a player, the trick as a whole.

    Attributes:
        zone: the kind of thing; with its `key` it is this thing's name on the table.
        tell: gives all of it in words.
        face: it in a word, as a card's face has it; empty if nothing is written on it.
        card: the card (by its key in the view) that is its picture, if a card is.
    """

    zone: str
    key: int
    tell: Callable[[], str]
    face: str = ""
    card: int | None = None

    @property
    def words(self) -> str:
        """All of it, as sentences."""
        return self.tell()


class Group(Struct, frozen=True):
    """Things that lie together, such as a row of cards, the players or the own hand.

    Attributes:
        title: the group in a word or two.
        whole: the group as one thing, if it can be looked at as such.
        folded: whether it is looked at as a whole only, and not thing by thing.
    """

    title: str
    things: tuple[Thing, ...]
    whole: Thing | None = None
    folded: bool = False

    @property
    def stops(self) -> tuple[Thing, ...]:
        """The things that a reader stops at."""
        whole = () if self.whole is None else (self.whole,)
        return whole if self.folded else (*whole, *self.things)

    @property
    def cards(self) -> tuple[Thing, ...]:
        """The things in it that are open cards."""
        return tuple([thing for thing in self.things if thing.card is not None])

    @property
    def told(self) -> str:
        """Its title and its open cards."""
        return told_group(self.title, [thing.face for thing in self.cards])


class Answer(Struct, frozen=True):
    """One of the choices that the seat has now: as short as can be, and as a sentence to choose by."""

    choice: Any
    label: str
    words: str


class Sheet(Struct, frozen=True):
    """All that a seat may look at on the table, in the order in which it is read."""

    groups: tuple[Group, ...]
    ask: Callable[[], str]
    answer: Callable[[], tuple[Answer, ...]]

    @property
    def question(self) -> str:
        """The question that the seat has to answer; empty if there is none."""
        return self.ask()

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers to the question; none if there is none."""
        return self.answer()

    @property
    def stops(self) -> Iterator[Thing]:
        """The things that a reader stops at, group by group."""
        return (thing for group in self.groups for thing in group.stops)

    def words_of(self, zone: str, key: int) -> str:
        """A thing in words; empty if it is not on the table."""
        for group in self.groups:
            for thing in (group.whole, *group.things):
                if thing is not None and (thing.zone, thing.key) == (zone, key):
                    return thing.words
        return ""


def cards(
    title: str, zone: str, keys: Iterable[int], tell: Callable[[int], str], face: Callable[[int], str]
) -> Group:
    """Open cards side by side, with their words and faces by key."""
    return Group(title, tuple([Thing(zone, key, partial(tell, key), face(key), key) for key in keys]))


def players(seats: Iterable[int], tell: Callable[[int], str]) -> Group:
    """The players at these seats, with their words by seat."""
    return facts(message("Players"), SEAT, seats, tell)


def facts(title: str, zone: str, keys: Iterable[int], tell: Callable[[int], str]) -> Group:
    """Things that are no cards, with their words by key."""
    return Group(title, tuple([Thing(zone, key, partial(tell, key)) for key in keys]))


def sheet_of(
    groups: tuple[Group, ...],
    view: Any,
    names: Names,
    *,
    offer: Callable[[Any], Iterable[Any]],
    narrator: Narrator,
    choices: Choices,
) -> Sheet:
    """A view's sheet with these groups; `offer` gives a view's choices, the other two the words."""

    def answers() -> tuple[Answer, ...]:
        return tuple(
            [
                Answer(one, capital(choices.label(view, one)), told_choice(choices.words(view, one)))
                for one in offer(view)
            ]
        )

    return Sheet(groups, lambda: narrator.ask(view, names), answers)


def told_group(title: str, cards: Sequence[str]) -> Text:
    """A group's title, if it has one, and its cards in words, if some are open."""
    if not cards:
        return message("{title}.", title=capital(title))
    if title:
        return message("{title}: {cards}.", title=capital(title), cards=listed(cards))
    return message("{cards}.", cards=capital(listed(cards)))
