"""Hosting of tables: the web page's files, the main loop, and resuming hosted matches."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files as files_of
from pathlib import Path
from queue import Empty
from typing import Any

import msgspec
from msgspec import Struct

from game.ai.levels import check_spec
from game.ai.spec import UnknownLevel
from game.cardgames.registry import UnknownGame, rules_of
from game.engine import journal as journals
from game.engine.contract import CardGame
from game.engine.journal import BadJournal, Journal, Player, Reading
from game.language.catalogue import BadCatalogue, load_cached
from game.language.compiled import names_in_own_language
from game.language.message import Language
from game.language.names import language_codes
from game.network import seats_file
from game.network.hall import Hall
from game.network.seats_file import SavedSeats
from game.network.server import Server
from game.network.table import Host, HostedTable, TablePlan
from game.storage.contents import read_contents

_LONGEST_WAIT = 0.02


def page_files(assets: Path, languages: Mapping[str, Language]) -> dict[str, bytes]:
    """Return the web page's files by name, including its font and its texts in all languages."""
    files = {path.name: path.read_bytes() for path in sorted((assets / "page").iterdir()) if path.is_file()}
    font = files_of("font_fredoka_one") / "files" / "FredokaOne-Regular.ttf"
    names = _names_in_own_language(assets / "catalogues")
    words = {
        code: {"tongue": names[code]}
        | {name: language.message(phrase.context, phrase.say) for name, phrase in _PHRASES.items()}
        for code, language in languages.items()
    }
    return {**files, "fredoka.ttf": font.read_bytes(), "words.json": msgspec.json.encode(words)}


_names_in_own_language = lru_cache(maxsize=1)(names_in_own_language)
"""What each language calls itself; cached, because reading it takes long."""


def load_languages(assets: Path, report: Callable[[str], object]) -> Mapping[str, Language]:
    """Return all languages that can be loaded, by code; `report` is called with each problem."""
    folder, languages = assets / "catalogues", dict[str, Language]()
    for code in language_codes(folder):
        try:
            languages[code], faults = load_cached(code, folder)
        except BadCatalogue as error:
            faults = (str(error),)
        for fault in faults:
            report(fault)
    return languages


def run_step(
    hall: Hall, server: Server, seconds: float, *, wait: float = 0.0, most: int | None = None
) -> None:
    """Handle requests, waiting up to `wait` seconds for one; update the tables, and up to `most` pages."""
    try:
        arrived = server.inbox.get(timeout=wait) if wait else server.inbox.get_nowait()
        while True:
            if arrived.request is None:
                hall.disconnect(arrived.connection)
            else:
                hall.receive(arrived.connection, arrived.address, arrived.request, time.monotonic())
            arrived = server.inbox.get_nowait()
    except Empty:
        pass
    server.send(hall.update(seconds, most))


def run(hall: Hall, server: Server) -> None:
    last = time.monotonic()
    try:
        while True:
            now = time.monotonic()
            run_step(hall, server, now - last, wait=_LONGEST_WAIT)
            last = now
    finally:
        server.send(hall.close())
        server.close()


def resume_tables(
    saves: Path, over: frozenset[str], host: Host, ducks: Callable[[str], tuple[Player, ...]]
) -> Iterator[HostedTable]:
    """Resume unfinished hosted matches without people at the host's screen, and yield their tables.

    `over` has the file names of finished matches' journals; `ducks` returns the ducks of a level.
    """
    for path in seats_file.journals_with_guests(saves):
        if path.name in over or not path.exists():
            continue
        saved = seats_file.load(path)
        if isinstance(saved, str):
            host.report(saved)
            continue
        if saved.here:
            continue
        try:
            table = resume_table(path, saved, host, ducks)
        except (BadJournal, UnknownGame, UnknownLevel, OSError) as error:
            host.report(str(error) if str(path) in str(error) else f"{path}: {error}")
            continue
        yield table


def resume_table(
    path: Path,
    saved: SavedSeats,
    host: Host,
    ducks: Callable[[str], tuple[Player, ...]],
    *,
    on_screen: bool = False,
    read: Callable[[Path, CardGame[Any, Any]], Reading] = journals.read,
) -> HostedTable:
    """Return the table of a resumed match; may raise BadJournal, UnknownGame, UnknownLevel or OSError."""
    header = journals.read_header(path)
    game = rules_of(header.game)
    seats = len(header.players)
    # A saved match that somebody else made must not run a command.
    for level in (saved.level, *[player.level for player in header.players if player.level]):
        check_spec(level)
    seats_file_path = seats_file.seats_path(path)
    if any(seat >= seats for seat in (*[guest.seat for guest in saved.guests], *saved.replaced)):
        raise BadJournal(f"{seats_file_path}: guests: expected seats below {seats}")
    if any(seat >= seats or not header.players[seat].human for seat in saved.here):
        raise BadJournal(f"{seats_file_path}: here: expected seats of people")
    journal = Journal.reopen(path)
    try:
        reading = read(path, game)
        if reading.damage is not None:
            host.report(journals.set_aside(reading))
        journal.adopt_content()
    except (BadJournal, OSError):
        journal.close()
        raise
    here = {seat: header.players[seat] for seat in saved.here}
    plan = TablePlan(
        header.game, dict(header.options), seats, saved.level, ducks(saved.level), here, saved.mine
    )
    return HostedTable.resumed(saved, plan, host, reading, journal, on_screen=on_screen)


class _Phrase(Struct, frozen=True, forbid_unknown_fields=True):
    """A message with placeholders that the page fills in."""

    say: str
    context: str = ""


_PHRASES = read_contents("guests.toml", dict[str, dict[str, _Phrase]])["words"]
