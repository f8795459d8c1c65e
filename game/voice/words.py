"""Common words: names of players and levels, numbers, ordinals and fixed answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from game.language.message import (
    Text,
    capital,
    join_items,
    message,
    message_in,
    messages_in,
    plural,
    sentence,
)
from game.voice.narrator import Names

_NUMBERS = (
    *messages_in("number of things", "no", "one", "two", "three", "four", "five", "six"),
    *messages_in("number of things", "seven", "eight", "nine", "ten", "eleven", "twelve"),
)
_PLACES = messages_in("place of a card", "first", "second", "third", "fourth", "fifth", "sixth")
NO_FOCUS = message("Nothing is in focus.")
"""The answer to the key that reads the focused thing, if nothing is focused."""
BACK_AT_TABLE = message("Back to the table.")
"""The answer to a key that closes what an earlier one has opened over the table."""
NO_CARDS = message("No cards dealt yet.")
"""The answer to the key that reads the table, if there are no cards."""


def number_word(count: int) -> Text | int:
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else count


def card_count_words(count: int) -> Text:
    """Return a number of cards in words, such as "two cards"."""
    if not count:
        return message("no cards")
    return plural("{n} card", "{n} cards", count, n=number_word(count))


def ordinal(number: int) -> Text:
    return _PLACES[number - 1]


def choice_sentence(words: str) -> Text:
    """Turn a choice's description, which follows "to", into a sentence such as "Play 23."."""
    return sentence(capital(words))


def with_minus_sign(number: object) -> str:
    """Return a number as text with a real minus sign, because screen readers skip hyphens."""
    return str(number).replace("-", "−")


YOU = message_in("in a list of players", "you")
"""The listener's name in a list of players."""


class HasSeat(Protocol):
    """What the views of all games have in common: the seat whose view it is."""

    @property
    def seat(self) -> int | None:
        """The view's own seat; None for a spectator."""


def name_of(seat: int, names: Names) -> str:
    return names[seat] if names else message("player {number}", number=seat + 1)


def player_name(view: HasSeat, seat: int, names: Names) -> str:
    return YOU if seat == view.seat else name_of(seat, names)


def match_won_words(ranking: tuple[int, ...], own_seat: int | None, names: Names) -> Text:
    """Return who has won a match, alone or together with others."""
    winners = [seat for seat, rank in enumerate(ranking) if rank == 1]
    others = join_items([names[seat] for seat in winners if seat != own_seat])
    if winners == [own_seat]:
        return message("You win the match!")
    if own_seat in winners:
        return message("You share the win with {names}!", names=others)
    if len(winners) == 1:
        return message("{name} wins the match.", name=others)
    return message("{names} share the win.", names=others)


def hand_words(seat: int | None, cards: Text | str) -> Text:
    """Return a hand in words: its cards, which may be empty; `seat` is None for a spectator."""
    if seat is None:
        return message("You’re watching, so you have no cards.")
    return message("Your hand: {cards}.", cards=cards) if cards else message("You have no cards.")


class LevelWords(NamedTuple):
    name: Text
    help: Text


LEVEL_WORDS: Mapping[str, LevelWords] = {
    "duckling": LevelWords(message("Duckling"), message("Plays any legal card. Perfect for a first swim.")),
    "drake": LevelWords(
        message("Drake"), message("Sees no further than this turn: what will this card cost now?")
    ),
    "swan": LevelWords(message("Swan"), message("Plays out the whole round in its head, over and over.")),
    "eider": LevelWords(message("Eider"), message("Thinks about what you think.")),
    "mirror": LevelWords(message("Mirror"), message("Plays about as well as you do.")),
    "exec": LevelWords(message("Bot"), message("A separate program. Nobody knows what it’s thinking.")),
}
"""The names and descriptions of levels, by id (see `game.ai.levels`)."""
