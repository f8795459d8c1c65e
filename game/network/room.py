"""The guests at a table: seats, tokens and connections. Pure: no sockets, no clock."""

from __future__ import annotations

import hmac
import re
import secrets
from collections import Counter
from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from game.files import gate
from game.language.message import Text, message

LONGEST_NAME = 12
"""The maximum length of a guest's name."""
_LETTERS = "ABCDEFGHJKLMNPQRTUVWXY"
"""The letters used in codes; I, O, S and Z are missing, because they look like digits."""
_CODE_LENGTH = 6
_TOKEN_BYTES = 16
_SPACES = re.compile(r"\s+")


class Rejected(Exception):
    """A request that the table refuses; `words` is the reason for the guest."""

    def __init__(self, words: Text) -> None:
        super().__init__(str(words))
        self.words = words


Seat = Annotated[int, Meta(ge=0, lt=32)]


class Guest(Struct, frozen=True):
    """A person at a seat; `token` is the secret with which they can reconnect."""

    seat: Seat
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    face: Annotated[str, Meta(max_length=16)]
    token: Annotated[str, Meta(min_length=20, max_length=64)]


def new_code(taken: Iterable[str] = ()) -> str:
    """Return a random code for a new table: six letters that don't look like digits."""
    codes = set(taken)
    while True:
        code = "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))
        if code not in codes:
            return code


def normalize_code(text: str) -> str:
    return re.sub(r"[\s\-–·.]", "", text).upper()


def clean_name(text: str) -> str:
    """Return a name on one line, without invisible characters, and truncated if it is long."""
    visible = "".join([letter for letter in _SPACES.sub(" ", gate.clean_text(text)) if letter.isprintable()])
    return visible.strip()[:LONGEST_NAME].strip()


class GuestList:
    """A table's guests, their connections, and the seats of absent guests for whom a duck plays."""

    def __init__(self, guests: Iterable[Guest] = ()) -> None:
        self.guests: dict[int, Guest] = {guest.seat: guest for guest in guests}
        self.replaced: set[int] = set()
        self._connections = Counter[int]()

    @property
    def present_seats(self) -> tuple[int, ...]:
        return tuple(sorted(filter(self._connections.get, self.guests)))

    def is_away(self, seat: int) -> bool:
        return seat in self.guests and not self._connections[seat]

    def sit(self, seat: int, name: str, face: str, taken: Iterable[str]) -> Guest:
        """Give a seat to a guest, under a name that isn't `taken`; raise Rejected if the name is empty."""
        wanted = clean_name(name)
        if not wanted:
            raise Rejected(message("Type a name, please."))
        guest = Guest(seat, _free_name(wanted, set(taken)), face, secrets.token_urlsafe(_TOKEN_BYTES))
        self.guests[seat] = guest
        return guest

    def find_by_token(self, token: str) -> Guest | None:
        match = None
        for guest in self.guests.values():
            if hmac.compare_digest(guest.token.encode(), token.encode("utf-8", "replace")):
                match = guest
        return match

    def stand_up(self, seat: int) -> None:
        self.guests.pop(seat, None)
        self.replaced.discard(seat)
        self._connections.pop(seat, None)

    def connect(self, seat: int) -> None:
        self._connections[seat] += 1

    def disconnect(self, seat: int) -> None:
        if self._connections[seat]:
            self._connections[seat] -= 1


def _free_name(wanted: str, taken: set[str]) -> str:
    name, number = wanted, 2
    while name.casefold() in {other.casefold() for other in taken}:
        end = f" {number}"
        name, number = wanted[: LONGEST_NAME - len(end)].rstrip() + end, number + 1
    return name


class WrongCodes:
    """A counter of wrong codes by address; after a few within a minute, an address is blocked."""

    MOST, SECONDS = 5, 60.0
    _REMEMBERED = 10_000

    def __init__(self) -> None:
        self._wrong: dict[str, list[float]] = {}

    def is_blocked(self, address: str, now: float) -> bool:
        recent = [at for at in self._wrong.get(address, ()) if now - at < self.SECONDS]
        if recent:
            self._wrong[address] = recent
        else:
            self._wrong.pop(address, None)
        return len(recent) >= self.MOST

    def add(self, address: str, now: float) -> None:
        if len(self._wrong) >= self._REMEMBERED:
            self._wrong = {other: at for other, at in self._wrong.items() if now - at[-1] < self.SECONDS}
        self._wrong.setdefault(address, []).append(now)
