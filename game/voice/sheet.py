"""A table as data: groups of things, the question and the possible answers, all described in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from msgspec import Struct

from game.language.message import Text, capital, join_items, message, sentence
from game.voice.narrator import Choices, Names, Narrator
from game.voice.words import choice_sentence

SEAT: Final = "seat"
"""The zone of players, whose keys are their seats."""


class Thing(Struct, frozen=True):
    """Something on the table that can be described, such as a card, a player or the trick.

    Attributes:
        zone: the kind of thing; `zone` and `key` together identify it.
        face: the text on it, such as a card's number, or a player's points if they include those of the
            unfinished round; may be empty.
        card: the card's key in the view, if it is a card.
    """

    zone: str
    key: int
    describe: Callable[[], str]
    face: str = ""
    card: int | None = None

    @property
    def words(self) -> str:
        return self.describe()


class Group(Struct, frozen=True):
    """Things that belong together, such as a row of cards, the players or a hand.

    Attributes:
        whole: a thing that describes the whole group, if there is one.
        folded: whether only `whole` is read, and not each thing.
        places: the number of places, including empty ones; 0 if it isn't fixed.
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
        """The things that are face-up cards."""
        return tuple([thing for thing in self.things if thing.card is not None])

    @property
    def summary(self) -> str:
        return group_words(self.title, [thing.face for thing in self.cards])


class Answer(Struct, frozen=True):
    """A legal choice of the seat.

    Attributes:
        cards: the keys of the cards that represent it.
        onto: the keys of the cards on the table that it would be played on or after.
    """

    choice: Any
    label: str
    describe: Callable[[], str]
    cards: tuple[int, ...] = ()
    onto: tuple[int, ...] = ()

    @property
    def words(self) -> str:
        return self.describe()


class Sheet(Struct, frozen=True):
    """Everything a seat can read at its table, in order; if `adds`, the sum of selected cards matters."""

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
        """Return the description of a thing; empty if it isn't on the table."""
        for group in self.groups:
            for thing in (group.whole, *group.things):
                if thing is not None and (thing.zone, thing.key) == (zone, key):
                    return thing.words
        return ""


def card_group(
    title: str,
    zone: str,
    keys: Iterable[int],
    describe: Callable[[int], str],
    face: Callable[[int], str],
    whole: Thing | None = None,
) -> Group:
    """Return a group of face-up cards, folded if there's a `whole`; `describe` and `face` get card keys."""
    things = tuple([Thing(zone, key, partial(describe, key), face(key), key) for key in keys])
    return Group(title, things, whole, folded=whole is not None)


def player_group(
    seats: Iterable[int], describe: Callable[[int], str], face: Callable[[int], str] = lambda _seat: ""
) -> Group:
    return fact_group(message("Players"), SEAT, seats, describe, face)


def fact_group(
    title: str,
    zone: str,
    keys: Iterable[int],
    describe: Callable[[int], str],
    face: Callable[[int], str] = lambda _key: "",
) -> Group:
    """Return a group of things that aren't cards; `describe` and `face` get a thing's key."""
    return Group(title, tuple([Thing(zone, key, partial(describe, key), face(key)) for key in keys]))


def sheet_of(
    groups: tuple[Group, ...],
    view: Any,
    names: Names,
    *,
    offer: Callable[[Any], Iterable[Any]],
    narrator: Narrator,
    choices: Choices,
    onto: Callable[[Any], tuple[int, ...]] = lambda _choice: (),
    adds: bool = False,
) -> Sheet:
    """Return a view's sheet; `offer` returns the legal choices, `onto` the cards a choice is played on."""

    def words(choice: Any) -> str:
        return choice_sentence(choices.words(view, choice))

    def answers() -> tuple[Answer, ...]:
        return tuple(
            [
                Answer(
                    choice,
                    capital(choices.label(view, choice)),
                    partial(words, choice),
                    choices.cards(view, choice),
                    onto(choice),
                )
                for choice in offer(view)
            ]
        )

    return Sheet(groups, lambda: narrator.question(view, names), answers, adds)


def group_words(title: str, cards: Sequence[str]) -> Text:
    """Describe a group by its title and its face-up cards; one of the two may be empty."""
    if not cards:
        return sentence(capital(title))
    if title:
        return message("{title}: {cards}.", title=capital(title), cards=join_items(cards))
    return sentence(capital(join_items(cards)))
