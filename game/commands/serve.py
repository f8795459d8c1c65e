"""The command `serve`: hosts tables for friends with phones and browsers, without a window."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import threading
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import segno

from game import VERSION
from game.ai.levels import check_spec
from game.ai.spec import UnknownLevel
from game.ai.worker import Thinker
from game.cardgames.registry import UnknownGame, kit_of
from game.engine.contract import BadSetup, Setup
from game.engine.journal import Header, Player
from game.engine.options import BadOption, parse_pairs, resolve
from game.files.streams import CommandError, print_error
from game.network import hosting
from game.network.address import local_address
from game.network.hall import Hall
from game.network.room import new_code
from game.network.server import CannotListen, Server
from game.network.table import Host, HostedTable, TablePlan
from game.network.thinking import ThinkerShare
from game.scenes.archive import Archive
from game.session.session import record_of
from game.storage.history import records
from game.storage.levels.tables import OPPONENTS, BadLevel, Opponent, load_opponents
from game.storage.places import ASSETS, LEVELS, BadPlace, Places, places
from game.storage.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.scenes.friends.guest_pictures import GuestPictures
    from game.session.session import Session
_ALL_ADDRESSES = "0.0.0.0"


@dataclass
class _ServerDesk:
    """A server's settings, which never change; notices are printed to stderr."""

    settings: Settings = field(default_factory=Settings)

    def today(self) -> date:
        return datetime.now(UTC).date()

    def change(self, **changes: Any) -> None:
        """Ignore changes of settings."""

    def notify(self, words: str) -> None:
        if words:
            print_error(words)

    def notify_of_problems(self, problems: Sequence[str]) -> None:
        for problem in problems:
            self.notify(problem)


def run(
    game: str,
    options: Sequence[str],
    *,
    seats: int | None,
    tables: int,
    level: str,
    bind: str | None,
    port: int,
    address: str | None,
    data_dir: str | None,
) -> int:
    """Host tables until the process is interrupted.

    `seats` is the number of seats at each table (None: the usual number), `level` the level of the ducks.
    `bind` is the address to listen on, by default this machine's on the network. `address` is the
    public URL if the server is behind a proxy.

    Raises:
        CommandError: if an argument is invalid, files can't be written, or the server can't listen.
    """
    ducks = _load_ducks()
    plan = _table_plan(game, options, seats, level, ducks)
    try:
        paths = places(data_dir)
        paths.prepare()
    except BadPlace as error:
        raise CommandError(str(error)) from None
    languages = hosting.load_languages(ASSETS, print_error)
    bind = bind or local_address()
    server = Server(
        hosting.page_files(ASSETS, languages),
        _guest_pictures(ducks),
        names=frozenset(
            {socket.gethostname(), *([urlsplit(address).hostname or address] if address else [])}
        ),
        behind_proxy=address is not None,
    )
    try:
        server.start(bind, port)
    except CannotListen as error:
        raise CommandError(str(error)) from None
    thinker = Thinker()
    thinker.start(kit_of(plan.game))
    archive = Archive(paths, _ServerDesk())
    host = Host(
        _new_header,
        archive.open_journal,
        partial(ThinkerShare, thinker, {}),
        partial(_save_result, paths),
        print_error,
    )
    try:
        over = frozenset(result.journal for result in archive.results())
        hosted = list(
            hosting.resume_tables(paths.saves, over, host, lambda level: _duck_players(ducks, level))
        )
        resumed = len(hosted)
        for _table in range(tables):
            hosted.append(HostedTable(new_code(table.code for table in hosted), plan, host))
        url = address or f"http://{local_address() if bind == _ALL_ADDRESSES else bind}:{server.port}"
        print(f"Sixes is listening at http://{bind}:{server.port}")
        _print_invitations(url, hosted, resumed)
        with _interrupt_on_sigterm():
            hosting.run(Hall(hosted, languages), server)
    except KeyboardInterrupt:
        return 0
    finally:
        server.close()
        thinker.close()
    return 0


@contextmanager
def _interrupt_on_sigterm() -> Iterator[None]:
    """Treat SIGTERM as an interrupt, so that all tables are closed."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(*_signal: Any) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _load_ducks() -> tuple[Opponent, ...]:
    try:
        return load_opponents(LEVELS / OPPONENTS)
    except BadLevel as error:
        raise CommandError(str(error)) from None


def _table_plan(
    game: str, chosen: Sequence[str], seats: int | None, level: str, ducks: Sequence[Opponent]
) -> TablePlan:
    """Return the game, options and ducks of the new tables, or raise CommandError."""
    try:
        kit = kit_of(game)
        rules = kit.rules()
        options = parse_pairs(rules.options, list(chosen))
        seats = seats or rules.usual_seats
        rules.check(Setup(seats, 0, resolve(rules.options, options)))
        check_spec(level)
    except UnknownLevel as error:
        raise CommandError(f"argument --level: {error}") from None
    except (UnknownGame, BadOption, BadSetup) as error:
        raise CommandError(str(error)) from None
    return TablePlan(kit.id, options, seats, level, _duck_players(ducks, level))


def _duck_players(ducks: Sequence[Opponent], level: str) -> tuple[Player, ...]:
    return tuple([Player(duck.name, level, duck.id) for duck in ducks])


def _new_header(plan: TablePlan, players: tuple[Player, ...]) -> Header:
    return Header(
        version=VERSION,
        game=plan.game,
        seed=secrets.randbits(48),
        options=plan.options,
        players=players,
        rated=False,
        started=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def _save_result(paths: Places, session: Session) -> None:
    """Add a finished match to the records of matches among friends."""
    if session.journal is None or not session.seats:
        return
    problem = records.add(paths.records, record_of(session, session.journal.path.name))
    if problem:
        print_error(problem)


def _guest_pictures(ducks: Sequence[Opponent]) -> GuestPictures:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    from game.scenes.cast import duck_of
    from game.scenes.friends.guest_pictures import GuestPictures
    from game.tables.looks.worn import PLUMES

    faces = {name: plume.duck for name, plume in PLUMES.items()}
    return GuestPictures({**faces, **{duck.id: duck_of(duck) for duck in ducks}})


def _print_invitations(url: str, tables: Sequence[HostedTable], resumed: int) -> None:
    print(f"Friends open {url} and type the code of a table, or scan this:")
    segno.make(f"{url}/#{tables[-1].code}", error="m").terminal(compact=True)
    for index, table in enumerate(tables):
        title = str(kit_of(table.plan.game).title)
        note = "  (goes on)" if index < resumed else ""
        print(f"{table.code}  {title}, {table.plan.seats} seats{note}", flush=True)
    print(f"To watch only: {url}/#{tables[-1].code}/watch")
    print("Stop with Ctrl+C. Matches are saved, and go on when you serve again.", flush=True)
