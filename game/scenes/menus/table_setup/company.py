"""The players at a planned table: the player, friends and ducks on chairs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.ai.levels import LEVELS, level_of
from game.language.message import Text, message_in, parts
from game.storage.levels.tables import Opponent

YOU = ""
"""The player's id among the ids of opponents."""
_FRIEND = "@"
"""The prefix of friends' ids among the ids of opponents."""
_PHONE = "#"
"""The prefix of the ids of friends with phones, whose names aren't known yet."""
_NOBODY: Mapping[int, str] = {}
_WORDS = {
    "duckling": message_in("a player", "beginner"),
    "drake": message_in("a player", "casual"),
    "swan": message_in("a player", "skilled"),
    "eider": message_in("a player", "expert"),
    "mirror": message_in("a player", "your equal"),
    "exec": message_in("a player", "bot"),
}
_FLOCKS = {
    "duckling": message_in("players of a level", "Ducklings"),
    "drake": message_in("players of a level", "Drakes"),
    "swan": message_in("players of a level", "Swans"),
    "eider": message_in("players of a level", "Eiders"),
    "mirror": message_in("players of a level", "Mirrors"),
    "exec": message_in("players of a level", "Bots"),
}
_STYLES = {
    "careful": message_in("style of a player, male or female", "careful"),
    "daring": message_in("style of a player, male or female", "daring"),
    "greedy": message_in("style of a player, male or female", "greedy"),
    "spiteful": message_in("style of a player, male or female", "spiteful"),
    "hunting": message_in("style of a player, male or female", "hunting"),
    "kind": message_in("style of a player, male or female", "kind"),
    "grumpy": message_in("style of a player, male or female", "grumpy"),
    "hasty": message_in("style of a player, male or female", "hasty"),
    "stately": message_in("style of a player, male or female", "stately"),
}


def strength_words(opponent: Opponent) -> Text:
    """Return an opponent's level and style, in words."""
    level = level_words(opponent.level)
    return parts(", ", (level, _STYLES[opponent.style])) if opponent.style else level


def style_words(opponent: Opponent) -> Text:
    """Return the name of an opponent's style; for an opponent without one, its level."""
    return _STYLES[opponent.style] if opponent.style else level_words(opponent.level)


def level_words(level: str) -> Text:
    return _WORDS[level_of(level).id]


def strongest(levels: Iterable[str]) -> str:
    """Return the id of the strongest level, ignoring mirrors and bots; empty if there are no others."""
    found = {level_of(one).id for one in levels}
    return next((level.id for level in reversed(LEVELS) if level.id in found), "")


def level_plural(level: str) -> Text:
    """Return the name of the ducks of a level, such as "Swans"."""
    return _FLOCKS[level_of(level).id]


def friend_id(name: str) -> str:
    return _FRIEND + name


def friend_name(one: str) -> str:
    """Return the friend's name in a player's id; empty if the player isn't a friend at this machine."""
    return one[len(_FRIEND) :] if one.startswith(_FRIEND) else ""


def is_phone(one: str | None) -> bool:
    return one is not None and one.startswith(_PHONE)


class ChairRing:
    """The chairs around a table, clockwise from the nearest one.

    Attributes:
        chairs: who sits on each chair: a duck's id, `YOU` for the player, `friend_id(name)` for a friend, a
            prefixed number for a friend with a phone, or None if the chair is empty.
        pads: the numbers of gamepads that joined, by their owners' ids.
    """

    def __init__(self, cast: Sequence[str], counts: Sequence[int]) -> None:
        """`cast` lists the ids of all ducks that can be invited, `counts` the possible numbers of players."""
        self.cast = tuple(cast)
        self.counts = tuple(count for count in counts if count - 1 <= len(self.cast))
        self.pads: dict[str, int] = {}
        self.chairs: list[str | None] = [None] * (self.counts[-1] if self.counts else 0)

    @property
    def seated(self) -> list[str]:
        """The ids of all players, by seat."""
        return [one for one in self.chairs if one is not None]

    @property
    def opponents(self) -> list[str]:
        """The ids of the ducks, in order of their seats."""
        return [one for one in self.seated if one not in self.people and not is_phone(one)]

    @property
    def phones(self) -> tuple[int, ...]:
        return tuple([seat for seat, one in enumerate(self.seated) if is_phone(one)])

    @property
    def shared(self) -> bool:
        """Whether any friends play, at this machine or with phones."""
        return bool(self.friends or self.phones)

    @property
    def friends(self) -> dict[int, str]:
        return {seat: friend_name(one) for seat, one in enumerate(self.seated) if friend_name(one)}

    @property
    def people(self) -> list[str]:
        """The ids of the player and of friends at this machine, in order of their seats."""
        return [one for one in self.seated if one == YOU or friend_name(one)]

    @property
    def seat(self) -> int:
        return self.seated.index(YOU)

    def seat_of(self, chair: int) -> int:
        return sum(one is not None for one in self.chairs[:chair])

    def neighbours(self, chair: int) -> tuple[str, str]:
        """Return the nearest players on both sides of a chair, counter-clockwise and clockwise."""
        others = [one for one in (*self.chairs[chair + 1 :], *self.chairs[:chair]) if one is not None]
        return others[-1], others[0]

    def seat_all(
        self,
        opponents: Sequence[str],
        seat: int = 0,
        friends: Mapping[int, str] = _NOBODY,
        phones: Sequence[int] = (),
    ) -> None:
        """Seat ducks evenly around the table, with people in the given seats among them."""
        order = list(opponents)
        people = {other: friend_id(name) for other, name in friends.items()} | {seat: YOU}
        people |= {other: f"{_PHONE}{number}" for number, other in enumerate(phones)}
        for place, one in sorted(people.items()):
            order.insert(place, one)
        self.chairs = [None] * max(len(self.chairs), len(order))
        for place, one in enumerate(order):
            self.chairs[place * len(self.chairs) // len(order)] = one

    def may_clear(self, chair: int) -> bool:
        """Return whether a chair may be emptied: it isn't the player's, and one player fewer is allowed."""
        return self.chairs[chair] not in (None, YOU) and len(self.seated) - 1 in self.counts

    def seat_player(self, chair: int, one: str) -> None:
        """Seat a player on a chair; whoever sat there moves to the player's previous chair, or leaves."""
        before = self.chairs[chair]
        if one in self.chairs:
            self.chairs[self.chairs.index(one)] = before
        self.chairs[chair] = one

    def seat_phone(self, chair: int) -> None:
        self.seat_player(chair, self._new_phone)

    @property
    def _new_phone(self) -> str:
        ids = (f"{_PHONE}{number}" for number in range(len(self.chairs) + 1))
        return next(one for one in ids if one not in self.chairs)

    @property
    def seats_of_pads(self) -> dict[int, int]:
        return {seat: self.pads[one] for seat, one in enumerate(self.seated) if one in self.pads}

    def join_phone(self) -> None:
        """Seat a friend with a phone; see `join`."""
        self.join(self._new_phone)

    def join(self, one: str, pad: int = 0) -> None:
        """Seat a friend, after all other people if possible; `pad` 0 is no gamepad.

        The friend gets the first empty chair there, or else elsewhere, or that of the last duck.
        """
        last = max(chair for chair, sitter in enumerate(self.chairs) if sitter in self.people)
        free = [chair for chair, sitter in enumerate(self.chairs) if sitter is None]
        free.sort(key=lambda chair: chair < last)
        ducks = [chair for chair, sitter in enumerate(self.chairs) if sitter in self.cast]
        enough = len(self.seated) + 1 in self.counts
        self.seat_player(free[0] if free and (enough or not ducks) else ducks[-1], one)
        if pad:
            self.pads = {other: own for other, own in self.pads.items() if own != pad} | {one: pad}

    def clear_chair(self, chair: int) -> None:
        self.chairs[chair] = None

    def rename(self, before: str, after: str) -> None:
        """Rename a friend, who keeps chair and gamepad."""
        self.chairs[self.chairs.index(friend_id(before))] = friend_id(after)
        if friend_id(before) in self.pads:
            self.pads[friend_id(after)] = self.pads.pop(friend_id(before))

    def rename_by_colour(self, colours: Sequence[str], own: str) -> None:
        """Rename friends who are named after a colour to that of their duck, unless it's another's name.

        `colours` are the names of the colours of people, in order of their seats; `own` is the player's name.
        """
        names = {one: friend_name(one) or own for one in self.people}
        wanted = {
            one: colours[place] if one != YOU and name in colours else name
            for place, (one, name) in enumerate(names.items())
        }
        if len(set(wanted.values())) == len(wanted):
            ids = {one: friend_id(name) for one, name in wanted.items() if one != YOU}
            self.chairs = [ids.get(one, one) if one else one for one in self.chairs]
            self.pads = {ids.get(one, one): pad for one, pad in self.pads.items()}

    def seat_group(self, friends: Sequence[str], phones: int = 0) -> None:
        """Seat the player, as many of these friends and phones as fit, and as few ducks as possible."""
        wanted = 1 + len(friends) + phones
        count = next((count for count in self.counts if count >= wanted), self.counts[-1])
        people = [YOU, *map(friend_id, friends), *[_PHONE] * phones][:count]
        seats = {place * count // len(people): one for place, one in enumerate(people)}
        ducks = list(dict.fromkeys([*self.opponents, *self.cast]))
        guests = {seat: friend_name(one) for seat, one in seats.items() if friend_name(one)}
        phoned = [seat for seat, one in seats.items() if is_phone(one)]
        self.seat_all(ducks[: count - len(people)], 0, guests, phoned)
