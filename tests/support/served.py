"""A real server with hosted tables on this machine, and clients that talk to it byte by byte."""

import base64
import json
import logging
import os
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from aiohttp.http_exceptions import HttpProcessingError

from game.network import hosting
from game.network.messages import VERSION
from game.network.server import ClientLimits, PaintPicture, Server
from game.network.table import HostedTable
from game.storage.places import ASSETS
from tests.support.hosting import CODE, LANGUAGES, HostForTests, Pages, plan

PATIENCE = 30.0
"""Seconds to wait for something before the test fails."""
LIMITS = ClientLimits(
    lines=100, connections=60, each=50, burst=30, rate=20.0, joining=1.0, sending=1.0, beat=1.0
)
FILES = hosting.page_files(ASSETS, LANGUAGES)


def no_pictures(_game: str, _name: str, _width: int) -> None:
    pass


class _Faults(logging.Handler):
    """Keeps exceptions of the server's thread, except for requests that break HTTP."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        fault = record.exc_info[1] if record.exc_info else None
        if fault is not None and not isinstance(fault, HttpProcessingError):
            self.found.append(fault)


class Served:
    """A server whose tables run in a thread of their own.

    Attributes:
        problems: the exceptions of that thread.
    """

    def __init__(self, server: Server, pages: Pages, table: HostedTable) -> None:
        self.server, self.pages, self.table = server, pages, table
        self.problems: list[BaseException] = []
        self._faults = _Faults()
        logging.getLogger("game.network.server").addHandler(self._faults)
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._go_on)
        self._thread.start()

    @property
    def port(self) -> int:
        return self.server.port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _go_on(self) -> None:
        try:
            while not self._ended.is_set():
                hosting.run_step(self.pages.hall, self.server, 0.05, wait=0.01)
        except BaseException as problem:
            self.problems.append(problem)
            raise

    def end(self) -> None:
        self._ended.set()
        self._thread.join(PATIENCE)
        self.server.send(self.pages.hall.close())
        self.server.close()
        logging.getLogger("game.network.server").removeHandler(self._faults)
        assert not self.problems
        assert not self._faults.found


@contextmanager
def serve(
    game: str = "six_takes",
    *,
    limits: ClientLimits = LIMITS,
    picture: PaintPicture = no_pictures,
    names: frozenset[str] = frozenset(),
    behind_proxy: bool = False,
    asked: bool = False,
    **options: Any,
) -> Iterator[Served]:
    """Serve a table of a game with the code `CODE`; if `asked`, a guest there has to choose already."""
    table = HostedTable(CODE, plan(game, **options), HostForTests().host)
    if asked:
        guest = table.sit("Anna", "rose")
        table.connect(guest.seat)
        table.start_match()
        while guest.seat not in table.session.match.pending:  # type: ignore[union-attr]
            table.update(1.0)
        table.disconnect(guest.seat)
    server = Server(FILES, picture, names=names, behind_proxy=behind_proxy, limits=limits)
    server.start("127.0.0.1", 0)
    running = Served(server, Pages(table), table)
    try:
        yield running
    finally:
        running.end()


class Client:
    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection((host, port), PATIENCE)
        self.port = port
        self.all = b""
        self._rest = b""

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def close(self) -> None:
        self.socket.close()

    def read(self, count: int) -> bytes:
        """Return the next bytes; fewer if the connection has ended."""
        while len(self._rest) < count:
            try:
                more = self.socket.recv(65_536)
            except ConnectionError:
                more = b""
            if not more:
                break
            self.all += more
            self._rest += more
        found, self._rest = self._rest[:count], self._rest[count:]
        return found

    def read_to_end(self) -> bytes:
        """Return all bytes until the server closes the connection."""
        found = b""
        while more := self.read(65_536):
            found += more
            if len(more) < 65_536:
                break
        return found

    def ask(self, path: str = "/", method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
        """Send a request; return its status, headers and body. Underscores in header names stand for
        hyphens.
        """
        named = {"Host": f"127.0.0.1:{self.port}", "Connection": "close"}
        named |= {name.replace("_", "-"): value for name, value in headers.items()}
        lines = "".join(f"{name}: {value}\r\n" for name, value in named.items())
        self.send(f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1"))
        head, _empty, body = self.read_to_end().partition(b"\r\n\r\n")
        first, *rest = head.decode("latin-1").split("\r\n")
        found = dict(line.split(": ", 1) for line in rest)
        return int(first.split()[1]) if first else 0, found, body


class Socket(Client):
    def __init__(self, port: int, host: str = "127.0.0.1", **headers: str) -> None:
        super().__init__(port, host)
        key = base64.b64encode(os.urandom(16)).decode()
        named = {
            "Host": f"{host}:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key,
            "Sec-WebSocket-Version": "13",
            "Origin": f"http://{host}:{port}",
        }
        named |= {name.replace("_", "-"): value for name, value in headers.items()}
        lines = "".join(f"{name}: {value}\r\n" for name, value in named.items() if value)
        self.send(f"GET /table HTTP/1.1\r\n{lines}\r\n".encode())
        head = b""
        while not head.endswith(b"\r\n\r\n") and (one := self.read(1)):
            head += one
        self.status = int(head.split()[1]) if head else 0

    def frame(self, data: bytes, kind: int = 1, *, final: bool = True, masked: bool = True) -> None:
        length = len(data)
        head = bytes([(0x80 if final else 0) | kind])
        bit = 0x80 if masked else 0
        if length < 126:
            head += bytes([bit | length])
        elif length < 65_536:
            head += bytes([bit | 126]) + struct.pack(">H", length)
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", length)
        mask = os.urandom(4) if masked else b""
        body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data)) if masked else data
        self.send(head + mask + body)

    def say(self, **request: Any) -> None:
        self.frame(json.dumps(request).encode())

    def join(self, name: str = "Anna", **more: Any) -> None:
        self.say(type="join", version=VERSION, code=CODE, name=name, **more)

    def hear(self) -> dict[str, Any] | None:
        """Return the next message, or None once the connection ends; answer pings."""
        while True:
            head = self.read(2)
            if len(head) < 2:
                return None
            kind, length = head[0] & 15, head[1] & 127
            if length == 126:
                length = struct.unpack(">H", self.read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.read(8))[0]
            data = self.read(length)
            if kind == 9:
                self.frame(data, 10)
            elif kind == 8:
                return None
            elif kind == 1:
                message: dict[str, Any] = json.loads(data)
                if message["type"] != "alive":
                    return message

    def until(self, kind: str) -> dict[str, Any]:
        while (message := self.hear()) is not None:
            if message["type"] == kind:
                return message
        raise AssertionError(f"the connection ended before any {kind}")

    def last_words(self) -> str:
        """Return the last text before the connection ends."""
        words = ""
        while (message := self.hear()) is not None:
            if message["type"] == "bye":
                words = message["words"]
        return words


def wait_until(so: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end
        time.sleep(0.01)
