"""The journal: a match as its header and its choices, one JSON line each.

Saving, replaying and undoing all use it. Every committed choice is appended, flushed and synced before any
listener is called, so a killed process loses only its uncommitted choice. Lines that couldn't be written are
tried again with every choice.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Annotated, Any

import msgspec
from msgspec import Meta, Struct

from game.engine.contract import CardGame, IllegalChoice, Setup
from game.engine.match import Chosen, Match, OutOfTurn, Undone
from game.engine.options import BadOption, Value, resolve
from game.files import gate, writing
from game.files.gate import BadContent, FileLine, Limits
from game.files.lines import LineFile
from game.files.locks import try_lock

FORMAT = 1
LIMITS = Limits(bytes=8_000_000, lines=100_000, longest=16_384)
"""A journal's size limits; the longest match (ten seats, 999 points) has about 15,000 choices of 60 bytes."""

Name = Annotated[str, Meta(max_length=40)]


class Player(msgspec.Struct, frozen=True):
    """A seat's player: a human (no `level`) or an agent; `face` names the opponent whose face is shown."""

    name: Name
    level: str = ""
    face: Name = ""

    @property
    def human(self) -> bool:
        return not self.level


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a journal.

    Attributes:
        started: UTC, in ISO form.
        table: the title of the ready-made table that is played; empty for other tables.
        binding: whether the match counts as last place if its player leaves it for another rated match.
    """

    format: int = FORMAT
    version: Name
    game: Name
    seed: int
    options: dict[str, Value]
    players: Annotated[tuple[Player, ...], Meta(max_length=32)]
    rated: bool = True
    started: Name = ""
    table: Name = ""
    binding: bool = False


class _JournalLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the journal: a committed choice or, if `undo` isn't 0, an undo of that many choices."""

    seat: int = -1
    choice: msgspec.Raw = msgspec.Raw(b"null")
    undo: int = 0


class _HeaderFormat(msgspec.Struct, frozen=True):
    """The part of a header that all formats share."""

    format: int = FORMAT


class BadJournal(Exception):
    """A journal that cannot be used; the message names the file and what was expected."""


class JournalInUse(BadJournal):
    """A journal of a match that another process is playing."""


class NoHeader(BadJournal):
    """A journal without a valid header of any format."""


class Damage(Struct, frozen=True):
    """The first broken line of a journal: its number (from 1), the byte it starts at, and what is wrong."""

    line: int
    start: int
    reason: str


class Reading(Struct, frozen=True):
    """What could be read of a journal: its header, the replayed match, and the damage (None: undamaged)."""

    path: Path
    header: Header
    match: Match
    damage: Damage | None


class Journal(LineFile):
    """An open journal; a match commits its choices with `record`."""

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Create a journal in a new file.

        Raises:
            OSError: if the file exists or cannot be written; no new file is left then.
        """
        journal = cls(path, _lock_exclusively(path, path.open("x+b", buffering=0)))
        journal.append(msgspec.json.encode(header))
        try:
            journal.write()
        except OSError:
            journal.close()
            path.unlink()
            raise
        return journal

    @classmethod
    def create_later(cls, path: Path, header: Header) -> Journal:
        """Return a journal whose file could not be created; it tries again now and with every entry."""
        journal = cls(path, None)
        journal.append(msgspec.json.encode(header))
        journal.save()
        return journal

    @classmethod
    def reopen(cls, path: Path) -> Journal:
        """Open a journal to continue it; if it is damaged, call `set_aside` before recording a choice.

        Raises:
            BadJournal: if another process is continuing it now.
            OSError: if it cannot be written.
        """
        return cls(path, _lock_exclusively(path, open(path, "a+b", buffering=0, opener=gate.open_regular)))

    def record(self, entry: Chosen | Undone) -> None:
        """Write an entry to disk before returning; if that fails, `problem` has the reason.

        An entry that couldn't be written is queued, and written before the next one.
        """
        if isinstance(entry, Chosen):
            choice = msgspec.Raw(msgspec.json.encode(entry.choice))
            self.append(msgspec.json.encode(_JournalLine(seat=entry.seat, choice=choice)))
        else:
            self.append(msgspec.json.encode(_JournalLine(undo=entry.count)))
        self.save()

    def pop_renewed(self) -> bool:
        """Return whether the file was deleted and written again, and reset that flag."""
        renewed, self.renewed = self.renewed, False
        return renewed

    def pop_restored(self) -> bool:
        """Return whether another program changed the file and it was restored, and reset that flag."""
        restored, self.restored = self.restored, False
        return restored


def _lock_exclusively(path: Path, file: IO[bytes]) -> IO[bytes]:
    """Lock the file and return it; raises JournalInUse if another process has locked it."""
    if try_lock(file):
        return file
    file.close()
    raise JournalInUse(f"{path}: this match is being played in another window")


def read_header(path: Path) -> Header:
    """Return the header of a journal without replaying it.

    Raises:
        NoHeader: if there is none.
        BadJournal: if its format is unknown to this version, or it cannot be read.
    """
    try:
        first = next(gate.read_lines(path, LIMITS), None)
    except BadContent as error:
        raise BadJournal(f"{path}: {error}") from None
    except OSError as error:
        raise BadJournal(f"{path}: can't be read: {error.strerror}") from None
    if first is None or not first.whole:
        raise NoHeader(f"{path}: line 1: expected a match's header: {_describe_torn(first)}")
    try:
        form = gate.from_json(first.text, _HeaderFormat).format
        if form != FORMAT:
            raise BadJournal(
                f"{path}: line 1: expected format {FORMAT}, got {form}; is it from a newer version?"
            )
        return gate.from_json(first.text, Header)
    except BadContent as error:
        raise NoHeader(f"{path}: line 1: expected a match's header: {error}") from None


def _describe_torn(line: FileLine | None) -> str:
    if line is not None and len(line.text) == LIMITS.longest:
        return f"it is longer than {LIMITS.longest:,} bytes"
    return "it breaks off"


def new_match(game: CardGame[Any, Any], header: Header) -> Match:
    """Return the match that a header describes, before its first deal.

    Raises:
        BadOption, BadSetup: if the game can't be played with these options or seats.
    """
    options = resolve(game.options, header.options)
    return Match(game, Setup(len(header.players), header.seed, options))


def read(path: Path, game: CardGame[Any, Any]) -> Reading:
    """Replay a journal's choices in a new match, up to the first line that is incomplete or invalid.

    The match is then at a pending choice, between rounds, or over.

    Raises:
        BadJournal: if not even the header can be used.
    """
    header = read_header(path)
    try:
        match = new_match(game, header)
    except (BadOption, ValueError) as error:
        raise BadJournal(f"{path}: line 1: {error}") from None
    match.deal()
    try:
        damage = _replay_all(match, game, path)
    except BadContent as error:
        raise BadJournal(f"{path}: {error}") from None
    except OSError as error:
        raise BadJournal(f"{path}: can't be read: {error.strerror}") from None
    return Reading(path, header, match, damage)


def _replay_all(match: Match, game: CardGame[Any, Any], path: Path) -> Damage | None:
    """Replay a journal's choices; return the first broken line, or None."""
    for line in gate.read_lines(path, LIMITS):
        if line.number == 1:
            continue
        if not line.whole:
            return Damage(line.number, line.start, f"expected a choice, but {_describe_torn(line)}")
        try:
            entry = msgspec.json.decode(line.text, type=_JournalLine)
            if entry.undo:
                match.undo(entry.undo)
                continue
            match.deal_if_due()
            match.choose(entry.seat, msgspec.json.decode(entry.choice, type=game.choice_types))
        except (ValueError, RecursionError, IllegalChoice, OutOfTurn) as error:
            return Damage(line.number, line.start, str(error))
    return None


def set_aside(reading: Reading) -> str:
    """Move the first broken line of a journal, and all after it, to a new file.

    Return a message about it; empty if no line is broken. The new file is safely on disk before the journal
    is shortened.

    Raises:
        OSError: if the new file cannot be written; the journal is then unchanged.
    """
    damage = reading.damage
    if damage is None:
        return ""
    path = reading.path
    aside = writing.free_name(path, "damaged")
    writing.write_new(aside, path.read_bytes()[damage.start :])
    with path.open("r+b") as file:
        file.truncate(damage.start)
        os.fsync(file.fileno())
    reason = damage.reason.split("; legal:")[0]
    return f"{path.name}: line {damage.line} is broken ({reason}); the rest was set aside as {aside.name}"


def set_aside_whole(path: Path, error: NoHeader) -> str:
    """Rename a file that isn't a journal; return a message with its new name, or the reason for a failure.

    If another process is about to write the journal's header, do nothing and return an empty message.
    """
    try:
        with open(path, "r+b", opener=gate.open_regular) as file:
            if not try_lock(file):
                return ""
            aside = writing.move_aside(path, "damaged")
    except OSError as problem:
        return f"{error} (and it couldn't be set aside: {problem.strerror})"
    return f"{error}; it was set aside as {aside.name}"
