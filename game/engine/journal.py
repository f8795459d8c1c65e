"""The journal: a match as its header and its choices, one JSON line each.

It is the save, the replay and the undo at once. Every committed choice is appended, flushed and synced
before anybody hears of it, so a killed process loses nothing but the choice it had not committed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct

from game.engine.contract import CardGame, Choice, IllegalChoice, Phase, Setup
from game.engine.match import Chosen, Match, OutOfTurn, Undone
from game.engine.options import BadOption, Value, resolve

FORMAT = 1


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat: a human (no level) or an agent of a level; `face` names an opponent's face."""

    name: str
    level: str = ""
    face: str = ""

    @property
    def human(self) -> bool:
        """Whether a human plays this seat."""
        return not self.level


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a match starts from. `started` is UTC, in ISO form; `table` the ready-made table's title."""

    format: int = FORMAT
    version: str
    game: str
    seed: int
    options: dict[str, Value]
    players: tuple[Player, ...]
    rated: bool = True
    started: str = ""
    table: str = ""


class _Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One committed choice, or `undo`: so many choices were taken back."""

    seat: int = -1
    choice: msgspec.Raw = msgspec.Raw(b"null")
    undo: int = 0


class _Format(msgspec.Struct, frozen=True):
    """All that a header of any format says."""

    format: int = FORMAT


class BadJournal(Exception):
    """A journal that cannot be used; the text names the file and what was expected."""


class NoHeader(BadJournal):
    """A journal whose header is torn or no header at all, so that no version could use it."""


class Damage(Struct, frozen=True):
    """Where a journal stops making sense: the line (from 1), the byte it starts at, and what is wrong."""

    line: int
    start: int
    reason: str


class Reading(Struct, frozen=True):
    """What a journal says, as far as it can be believed."""

    path: Path
    header: Header
    match: Match
    damage: Damage | None


class Journal:
    """An open journal; `record` is what a match commits its choices to."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path = path
        self._file = file

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Begin a journal in a new file.

        Raises:
            OSError: if the file is there already or cannot be written; no new file is left then.
        """
        journal = cls(path, _alone(path, path.open("xb", buffering=0)))
        try:
            journal._append(msgspec.json.encode(header))
        except OSError:
            journal.close()
            path.unlink()
            raise
        return journal

    @classmethod
    def reopen(cls, path: Path) -> Journal:
        """Go on with a journal, whose damage must be set aside before anything is recorded.

        Raises:
            BadJournal: if somebody else is going on with it at this moment.
            OSError: if it cannot be written.
        """
        return cls(path, _alone(path, path.open("ab", buffering=0)))

    def record(self, entry: Chosen | Undone) -> None:
        """Write an entry so that it is on the disk when this returns."""
        if isinstance(entry, Chosen):
            choice = msgspec.Raw(msgspec.json.encode(entry.choice))
            self._append(msgspec.json.encode(_Line(seat=entry.seat, choice=choice)))
        else:
            self._append(msgspec.json.encode(_Line(undo=entry.count)))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _append(self, line: bytes) -> None:
        # Unbuffered: what a full disk has refused must not be written, or complained of, again at the end.
        rest = line + b"\n"
        while rest:
            rest = rest[self._file.write(rest) :]
        os.fsync(self._file.fileno())


def _alone(path: Path, file: IO[bytes]) -> IO[bytes]:
    """The file, locked against other processes where the system can; a lock ends with its process."""
    try:
        import fcntl
    except ImportError:
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise BadJournal(f"{path}: this match is being played in another window") from None
    except OSError:
        # A file system without locks: better played than refused.
        return file
    return file


def read_header(path: Path) -> Header:
    """The header of a journal.

    Raises:
        NoHeader: if there is none.
        BadJournal: if it is of a format that this version does not know, or cannot be read.
    """
    try:
        with path.open("rb") as file:
            first = file.readline()
    except OSError as error:
        raise BadJournal(f"{path}: cannot be read: {error.strerror}") from None
    if not first.endswith(b"\n"):
        raise NoHeader(f"{path}: line 1: expected a match's header: it breaks off")
    try:
        form = msgspec.json.decode(first, type=_Format).format
        if form != FORMAT:
            raise BadJournal(f"{path}: line 1: expected format {FORMAT}, got {form}; a newer version's?")
        return msgspec.json.decode(first, type=Header)
    except (ValueError, RecursionError) as error:
        raise NoHeader(f"{path}: line 1: expected a match's header: {error}") from None


def new_match(game: CardGame[Any, Any], header: Header) -> Match:
    """The match that a header describes, before its first deal.

    Raises:
        BadOption, BadSetup: if it cannot be played so.
    """
    options = resolve(game.options, header.options)
    return Match(game, Setup(len(header.players), header.seed, options))


def read(path: Path, game: CardGame[Any, Any]) -> Reading:
    """Play a journal's choices on a new match as far as they are whole and legal.

    The match has begun; it stands at the pending choice, or between rounds.

    Raises:
        BadJournal: if not even the header can be used.
    """
    header = read_header(path)
    try:
        match = new_match(game, header)
    except (BadOption, ValueError) as error:
        raise BadJournal(f"{path}: line 1: {error}") from None
    match.deal()
    damage = None
    for number, start, text in _lines(path.read_bytes()):
        if number == 1:
            continue
        try:
            _replay(match, game, text)
        except (ValueError, RecursionError, IllegalChoice, OutOfTurn) as error:
            damage = Damage(number, start, str(error) if text else "expected a choice, but it breaks off")
            break
    return Reading(path, header, match, damage)


def _lines(content: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Each line with its number and its first byte; a last one without its end is torn, and told as such."""
    start = 0
    for number, line in enumerate(content.splitlines(keepends=True), 1):
        yield number, start, line if line.endswith(b"\n") else b""
        start += len(line)


def _replay(match: Match, game: CardGame[Any, Any], text: bytes) -> None:
    """Do again what a line says.

    Raises:
        ValueError, RecursionError, IllegalChoice, OutOfTurn: if that cannot be.
    """
    line = msgspec.json.decode(text, type=_Line)
    if line.undo:
        match.undo(line.undo)
        return
    if match.phase is Phase.ROUND_OVER:
        match.deal()
    choice: Choice = msgspec.json.decode(line.choice, type=game.choice_types)
    match.choose(line.seat, choice)


def set_aside(reading: Reading) -> str:
    """Move a journal's broken rest into a file beside it and keep the valid part; says what was done.

    The rest is safely on the disk before the journal is shortened.

    Raises:
        OSError: if the rest cannot be written; the journal is as it was then.
    """
    damage = reading.damage
    if damage is None:
        return ""
    path = reading.path
    aside = _free_name(path, "damaged")
    rest = path.read_bytes()[damage.start :]
    with aside.open("xb") as file:
        file.write(rest)
        file.flush()
        os.fsync(file.fileno())
    with path.open("r+b") as file:
        file.truncate(damage.start)
        file.flush()
        os.fsync(file.fileno())
    reason = damage.reason.split("; legal:")[0]
    return f"{path.name}: line {damage.line} is broken ({reason}); the rest was set aside as {aside.name}"


def set_aside_whole(path: Path, error: NoHeader) -> str:
    """Rename a file that is no journal; says what was done, or why it could not be."""
    aside = _free_name(path, "damaged")
    try:
        path.rename(aside)
    except OSError as problem:
        return f"{error} (and it could not be set aside: {problem.strerror})"
    return f"{error}; it was set aside as {aside.name}"


def at_step(reading: Reading, step: int) -> Match:
    """The reading's match anew, after its first `step` choices."""
    match = Match(reading.match.game, reading.match.setup)
    match.deal()
    for chosen in reading.match.history[:step]:
        if match.phase is Phase.ROUND_OVER:
            match.deal()
        match.choose(chosen.seat, chosen.choice)
    return match


def _free_name(path: Path, word: str) -> Path:
    number = 1
    while (found := path.with_name(f"{path.name}.{word}-{number}")).exists():
        number += 1
    return found
