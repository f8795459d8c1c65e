"""A table as data, without positions or pictures: groups, a question and its choices, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from msgspec import Struct

from game.language.message import Text, capital, listed, message
from game.voice.narrator import Choices, Names, Narrator
from game.voice.words import choice_sentence

SEAT: Final = "seat"
"""The zone of the players; their keys are their seats."""


class Thing(Struct, frozen=True):
    """A thing on the table to look at: a card, a player, the trick as a whole.

    Attributes:
        zone: the kind of thing; together with `key` it identifies the thing on its table.
        face: what is written on it, such as a card's number; empty if nothing is.
        card: the key in the view of the card that depicts it, if one does.
    """

    zone: str
    key: int
    tell: Callable[[], str]
    face: str = ""
    card: int | None = None

    @property
    def words(self) -> str:
        return self.tell()


class Group(Struct, frozen=True):
    """Things that lie together, such as a row of cards, the players or its own hand.

    Attributes:
        whole: the group as one thing, if it can be looked at as one.
        folded: whether it is looked at only as a whole, and not thing by thing.
        places: how many places it has, empty ones included; 0 if the things have no fixed places.
    """

    title: str
    things: tuple[Thing, ...]
    whole: Thing | None = None
    folded: bool = False
    places: int = 0

    @property
    def stops(self) -> tuple[Thing, ...]:
        whole = () if self.whole is None else (self.whole,)
        return whole if self.folded else (*whole, *self.things)

    @property
    def cards(self) -> tuple[Thing, ...]:
        """The open cards in the group."""
        return tuple([thing for thing in self.things if thing.card is not None])

    @property
    def told(self) -> str:
        return group_words(self.title, [thing.face for thing in self.cards])


class Answer(Struct, frozen=True):
    """A choice that the seat has now.

    Attributes:
        cards: the keys in the view of the cards that depict it.
        onto: the keys of the cards on the table on which, or after which, they would lie now.
    """

    choice: Any
    label: str
    tell: Callable[[], str]
    cards: tuple[int, ...] = ()
    onto: tuple[int, ...] = ()

    @property
    def words(self) -> str:
        return self.tell()


class Sheet(Struct, frozen=True):
    """Everything a seat may look at, in reading order; `adds`: the total of chosen cards matters."""

    groups: tuple[Group, ...]
    ask: Callable[[], str]
    answer: Callable[[], tuple[Answer, ...]]
    adds: bool = False

    @property
    def question(self) -> str:
        return self.ask()

    @property
    def answers(self) -> tuple[Answer, ...]:
        return self.answer()

    @property
    def stops(self) -> Iterator[Thing]:
        return (thing for group in self.groups for thing in group.stops)

    def words_of(self, zone: str, key: int) -> str:
        """Return a thing in words; empty if it isn't on the table."""
        for group in self.groups:
            for thing in (group.whole, *group.things):
                if thing is not None and (thing.zone, thing.key) == (zone, key):
                    return thing.words
        return ""


def cards(
    title: str,
    zone: str,
    keys: Iterable[int],
    tell: Callable[[int], str],
    face: Callable[[int], str],
    whole: Thing | None = None,
) -> Group:
    """Return a group of open cards with their words and faces by key, folded if there is a `whole`."""
    things = tuple([Thing(zone, key, partial(tell, key), face(key), key) for key in keys])
    return Group(title, things, whole, folded=whole is not None)


def players(seats: Iterable[int], tell: Callable[[int], str]) -> Group:
    return facts(message("Players"), SEAT, seats, tell)


def facts(title: str, zone: str, keys: Iterable[int], tell: Callable[[int], str]) -> Group:
    """Return a group of things that aren't cards, with their words by key."""
    return Group(title, tuple([Thing(zone, key, partial(tell, key)) for key in keys]))


def nowhere(_choice: Any) -> tuple[int, ...]:
    return ()


def sheet_of(
    groups: tuple[Group, ...],
    view: Any,
    names: Names,
    *,
    offer: Callable[[Any], Iterable[Any]],
    narrator: Narrator,
    choices: Choices,
    onto: Callable[[Any], tuple[int, ...]] = nowhere,
    adds: bool = False,
) -> Sheet:
    """Return a view's sheet; `offer` returns its choices, `onto` the cards that theirs would lie on."""

    def words(choice: Any) -> str:
        return choice_sentence(choices.words(view, choice))

    def answers() -> tuple[Answer, ...]:
        return tuple(
            [
                Answer(
                    one,
                    capital(choices.label(view, one)),
                    partial(words, one),
                    choices.cards(view, one),
                    onto(one),
                )
                for one in offer(view)
            ]
        )

    return Sheet(groups, lambda: narrator.ask(view, names), answers, adds)


def group_words(title: str, cards: Sequence[str]) -> Text:
    """Return a group's title, if it has one, and its open cards in words."""
    if not cards:
        return message("{title}.", title=capital(title))
    if title:
        return message("{title}: {cards}.", title=capital(title), cards=listed(cards))
    return message("{cards}.", cards=capital(listed(cards)))
