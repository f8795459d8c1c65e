"""The file of a hosted match's guests, next to its journal, so that they can reconnect after a restart."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from game.files import gate, writing
from game.network.room import Guest, Seat

_FORMAT = 1
_SUFFIX = ".seats.json"
_MOST_BYTES = 16_384


class SavedSeats(Struct, frozen=True, kw_only=True):
    """The guests of a hosted match, and its table's code.

    Attributes:
        here: the seats of people at the host's screen.
        mine: whether that screen always shows the hand of the one person there.
    """

    format: int = _FORMAT
    code: Annotated[str, Meta(pattern=r"^[A-Z]{6}\Z")]
    level: Annotated[str, Meta(min_length=1, max_length=40)]
    guests: Annotated[tuple[Guest, ...], Meta(max_length=32)]
    replaced: Annotated[tuple[Seat, ...], Meta(max_length=32)] = ()
    here: Annotated[tuple[Seat, ...], Meta(max_length=32)] = ()
    mine: bool = False

    def __post_init__(self) -> None:
        if self.format != _FORMAT:
            raise ValueError(f"expected format {_FORMAT}, got {self.format}; a newer version's?")
        seats = [*[guest.seat for guest in self.guests], *self.here]
        if len(set(seats)) < len(seats):
            raise ValueError("expected at most one person on each seat")


def seats_path(journal: Path) -> Path:
    return journal.with_name(journal.name + _SUFFIX)


def journals_with_guests(saves: Path) -> list[Path]:
    """Return the journals in a folder that have saved guests, oldest first."""
    found = sorted(saves.glob(f"*{_SUFFIX}"))
    return [path.with_name(path.name.removesuffix(_SUFFIX)) for path in found]


def save(journal: Path, saved: SavedSeats) -> str | None:
    path = seats_path(journal)
    try:
        writing.replace(path, msgspec.json.encode(saved))
    except OSError as error:
        return f"{path}: the guests' seats could not be saved ({error.strerror})"
    return None


def load(journal: Path) -> SavedSeats | str:
    """Return a journal's saved guests, or an error message; an invalid file is set aside."""
    path = seats_path(journal)
    try:
        return gate.from_json(gate.read_content(path, _MOST_BYTES), SavedSeats)
    except OSError as error:
        return f"{path}: cannot be read ({error.strerror})"
    except gate.BadContent as error:
        try:
            aside = writing.move_aside(path, "damaged")
        except OSError as problem:
            return f"{path}: {error} (and it could not be set aside: {problem.strerror})"
        return f"{path}: {error}; it was set aside as {aside.name}"


def remove(journal: Path) -> None:
    with suppress(OSError):
        seats_path(journal).unlink(missing_ok=True)
