"""The web server for guests' pages: an event loop in a thread, which puts requests in a queue."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from queue import SimpleQueue
from urllib.parse import urlsplit

from aiohttp import WSCloseCode, WSMsgType, web
from aiohttp.web_protocol import RequestHandler
from msgspec import Struct

from game.network.hall import Outgoing
from game.network.messages import LONGEST_REQUEST, Alive, AnyRequest, BadRequest, Bye, decode, encode

PaintPicture = Callable[[str, str, int], bytes | None]
"""A function that returns a PNG by game (or "ducks"), name and width in pixels; None if it is unknown."""

_WIDTHS = (96, 192, 320)
"""The widths in pixels in which pictures are available."""
_TYPES = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "ttf": "font/ttf",
    "json": "application/json",
}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self' {sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_SILENT = logging.getLogger(__name__)
"""A logger that drops everything: bad requests get an error response and don't concern the host."""
_SILENT.addHandler(logging.NullHandler())
_SILENT.propagate = False
_ALIVE = Outgoing(0, encode(Alive()))
_NEIGHBOURS = 10
"""How many ports are tried, from the wanted one: the same ones each time, so that pages find them again."""
_RETRY_SECONDS = 1.0
"""The time between attempts to listen on a port that was taken."""
_PICTURE_SECONDS = 4 * 3600
"""For how many seconds browsers may cache pictures; by then, ducks may wear other hats."""


class ClientLimits(Struct, frozen=True):
    """Limits on clients, beyond which connections are refused or closed.

    Attributes:
        lines: the most TCP connections, including those for the page's files.
        connections: the most web sockets; `each` is the limit for one address.
        burst: the most messages at a time; `rate` more are allowed with every second.
        joining: the most seconds before the first HTTP request, and before the first message.
        sending: the most seconds that a client may take to read a message.
        beat: the seconds between heartbeats.
    """

    lines: int = 700
    connections: int = 500
    each: int = 40
    burst: int = 30
    rate: float = 8.0
    joining: float = 20.0
    sending: float = 15.0
    beat: float = 20.0


class ArrivedRequest(Struct, frozen=True):
    """A request from a connection; its `request` is None if the connection has ended."""

    connection: int
    address: str
    request: AnyRequest | None


class CannotListen(Exception):
    """The error raised if the server can't listen on an address; the text names it and the reason."""


class _Connection:
    """A web socket and its queue of messages; `closing` is true once the last message has been queued."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, address: str
    ) -> None:
        self.socket, self.transport, self.address = socket, transport, address
        self.closing = False
        self.waiting: deque[Outgoing] = deque()
        self.wake = asyncio.Event()


class Server:
    """A web server that runs from `start` to `close`; `inbox` has the requests for the tables' thread."""

    def __init__(
        self,
        files: Mapping[str, bytes],
        picture: PaintPicture,
        *,
        names: frozenset[str] = frozenset(),
        behind_proxy: bool = False,
        limits: ClientLimits | None = None,
    ) -> None:
        """Create a server that guests may reach by address, as "localhost", or by one of `names`."""
        self.inbox: SimpleQueue[ArrivedRequest] = SimpleQueue()
        self.port = 0
        self._files, self._picture = files, picture
        self._names = frozenset({"localhost", *[name.casefold() for name in names]})
        self._behind_proxy = behind_proxy
        self._limits = limits or ClientLimits()
        self._connections: dict[int, _Connection] = {}
        self._next = 0
        self._painted: dict[tuple[str, str, int], bytes] = {}
        self._painting = threading.Lock()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="guests", daemon=True)
        self._runner: web.AppRunner | None = None
        self._listeners: list[asyncio.Server] = []
        self._retrying: asyncio.Task[None] | None = None
        self._silent_lines: set[asyncio.BaseProtocol] = set()
        """New TCP connections that haven't sent a complete request yet."""

    def start(self, bind: str, port: int, *, any_port: bool = False) -> None:
        """Listen on a port. May raise CannotListen.

        With `any_port`, listen on one of the next ports or any free one if it's taken, and on the wanted one
        as soon as it's free, because guests' pages return to the port they came from.
        """
        self._thread.start()
        try:
            asyncio.run_coroutine_threadsafe(self._start_listening(bind, port, any_port), self._loop).result()
        except OSError as error:
            self.close()
            # asyncio's own message contains the address as a tuple.
            reason = (error.strerror or str(error)).rpartition(": ")[2]
            raise CannotListen(f"cannot listen at {bind}:{port}: {reason}") from None

    def send(self, messages: list[Outgoing]) -> None:
        """Send messages to connections; connections that have ended are ignored."""
        if messages:
            with suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(self._queue_all, messages)

    def close(self) -> None:
        """Send the queued messages (for a second at most), then close all connections and stop the thread."""
        if self._thread.is_alive():
            with suppress(TimeoutError):
                asyncio.run_coroutine_threadsafe(self._close_connections(), self._loop).result(5.0)
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(5.0)
        if not self._thread.is_alive():
            self._loop.close()

    # -- in the server's thread ----------------------------------------------------------------------

    async def _start_listening(self, bind: str, port: int, any_port: bool) -> None:
        app = web.Application(middlewares=[self._check_host], client_max_size=1024)
        app.router.add_get("/", self._serve_file)
        app.router.add_get("/page/{name}", self._serve_file)
        app.router.add_get("/picture/{game}/{name}/{width}", self._serve_picture)
        app.router.add_get("/table", self._serve_socket)
        self._runner = web.AppRunner(
            app,
            access_log=None,
            logger=_SILENT,
            lingering_time=0.5,
            handle_signals=False,
            shutdown_timeout=1.0,
        )
        await self._runner.setup()
        candidates = [port, *range(port + 1, min(port + _NEIGHBOURS, 65_536)), 0] if any_port else [port]
        while not self._listeners:
            try:
                await self._listen(bind, candidates.pop(0))
            except OSError:
                if not candidates:
                    raise
        self.port = self._listeners[0].sockets[0].getsockname()[1]
        if port not in (0, self.port):
            self._retrying = self._loop.create_task(self._retry_listening(bind, port))

    async def _listen(self, bind: str, port: int) -> None:
        self._listeners.append(await self._loop.create_server(self._new_protocol, bind, port))

    async def _retry_listening(self, bind: str, port: int) -> None:
        while len(self._listeners) < 2:
            await asyncio.sleep(_RETRY_SECONDS)
            with suppress(OSError):
                await self._listen(bind, port)

    def _new_protocol(self) -> asyncio.BaseProtocol:
        """Return a new TCP connection's handler; excess and silent connections are aborted."""
        assert self._runner is not None
        server = self._runner.server
        assert server is not None
        line = server()
        self._silent_lines.add(line)
        # The server counts a connection only once it's established.
        self._loop.call_later(0, self._cut_if_too_many, line, server)
        self._loop.call_later(self._limits.joining, self._cut_if_silent, line)
        return line

    def _cut_if_too_many(self, line: RequestHandler, server: web.Server) -> None:
        if len(server.connections) > self._limits.lines and line.transport is not None:
            line.transport.abort()

    def _cut_if_silent(self, line: RequestHandler) -> None:
        if line in self._silent_lines and line.transport is not None:
            line.transport.abort()
        self._silent_lines.discard(line)

    async def _close_connections(self) -> None:
        for _step in range(20):
            if not any(connection.waiting for connection in self._connections.values()):
                break
            await asyncio.sleep(0.05)
        for connection in list(self._connections.values()):
            with suppress(Exception):
                await asyncio.wait_for(connection.socket.close(code=WSCloseCode.GOING_AWAY), 0.5)
        if self._retrying is not None:
            self._retrying.cancel()
        for listener in self._listeners:
            listener.close()
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _check_host(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Refuse requests for unknown host names (DNS rebinding), and add security headers to responses."""
        self._silent_lines.discard(request.protocol)
        if not self._is_known(request.host):
            raise web.HTTPMisdirectedRequest(text="This is not the host that you asked for.\n")
        try:
            response = await handler(request)
        except web.HTTPException as error:
            self._add_security_headers(request, error)
            raise
        if not response.prepared:
            self._add_security_headers(request, response)
        return response

    def _add_security_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        host = request.host
        headers = response.headers
        headers["Content-Security-Policy"] = _POLICY.format(sockets=f"ws://{host} wss://{host}")
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Referrer-Policy"] = "no-referrer"
        headers["Cross-Origin-Resource-Policy"] = "same-origin"
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers.setdefault("Cache-Control", "no-cache")
        headers["Server"] = "Sixes"

    def _is_known(self, host: str) -> bool:
        """Return whether a host name may mean this server: a numeric address or a known name."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name.casefold() in self._names:
            return True
        with suppress(ValueError):
            ipaddress.ip_address(name)
            return True
        return False

    async def _serve_file(self, request: web.Request) -> web.Response:
        name = request.match_info.get("name", "index.html")
        content = self._files.get(name)
        if content is None:
            raise web.HTTPNotFound(text="There is no such page.\n")
        kind = _TYPES[name.rpartition(".")[2]]
        return web.Response(body=content, content_type=kind, charset="utf-8")

    async def _serve_picture(self, request: web.Request) -> web.Response:
        parts = request.match_info
        width = next((known for known in _WIDTHS if str(known) == parts["width"]), None)
        data = None
        if width is not None:
            data = await asyncio.to_thread(self._paint, parts["game"], parts["name"], width)
        if data is None:
            raise web.HTTPNotFound(text="There is no such picture.\n")
        headers = {"Cache-Control": f"public, max-age={_PICTURE_SECONDS}"}
        return web.Response(body=data, content_type="image/png", headers=headers)

    def _paint(self, game: str, name: str, width: int) -> bytes | None:
        with self._painting:
            data = self._painted.get((game, name, width)) or self._picture(game, name, width)
            if data is not None:
                self._painted[game, name, width] = data
        return data

    def _client_address(self, request: web.Request) -> str:
        if self._behind_proxy:
            forwarded = request.headers.get("X-Forwarded-For", "")
            return forwarded.rpartition(",")[2].strip()[:64] or "unknown"
        return request.remote or "unknown"

    async def _serve_socket(self, request: web.Request) -> web.StreamResponse:
        origin = urlsplit(request.headers.get("Origin", ""))
        if origin.scheme not in ("http", "https") or origin.netloc != request.host:
            raise web.HTTPForbidden(text="Pages of other servers may not connect.\n")
        address, limits = self._client_address(request), self._limits
        from_address = sum(other.address == address for other in self._connections.values())
        if len(self._connections) >= limits.connections or from_address >= limits.each:
            raise web.HTTPServiceUnavailable(text="Too many connections.\n")
        socket = web.WebSocketResponse(
            max_msg_size=LONGEST_REQUEST, heartbeat=limits.beat, timeout=2.0, autoping=True
        )
        await socket.prepare(request)
        number, self._next = self._next, self._next + 1
        connection = self._connections[number] = _Connection(socket, request.transport, address)
        sender = asyncio.ensure_future(self._send_all(connection))
        try:
            await self._receive_requests(number, connection)
        finally:
            # The last message may not have been sent yet.
            if connection.closing:
                with suppress(Exception):
                    await asyncio.wait_for(sender, limits.sending)
            sender.cancel()
            self._connections.pop(number, None)
            self.inbox.put(ArrivedRequest(number, address, None))
        return socket

    async def _receive_requests(self, number: int, connection: _Connection) -> None:
        """Queue a page's requests until the connection ends or breaks a rule."""
        limits, clock = self._limits, self._loop.time
        allowed, last, first = float(limits.burst), clock(), True
        while not connection.closing:
            try:
                received = await connection.socket.receive(timeout=limits.joining if first else None)
            except TimeoutError:
                self._reject(connection, "expected a first message sooner")
                return
            now = clock()
            allowed = min(limits.burst, allowed + (now - last) * limits.rate) - 1
            last, first = now, False
            if received.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            if allowed < 0:
                self._reject(connection, "expected fewer messages at once")
                return
            try:
                request = decode(received.data)
            except BadRequest as error:
                self._reject(connection, f"expected a message of this page: {error}")
                return
            self.inbox.put(ArrivedRequest(number, connection.address, request))

    def _reject(self, connection: _Connection, reason: str) -> None:
        """Close a connection that broke a rule, and send it the reason; our own page breaks none."""
        self._queue(connection, Outgoing(0, encode(Bye(f"Disconnected: {reason}.")), last=True))

    def _queue_all(self, messages: list[Outgoing]) -> None:
        for message in messages:
            connection = self._connections.get(message.connection)
            if connection is not None:
                self._queue(connection, message)

    def _queue(self, connection: _Connection, message: Outgoing) -> None:
        if connection.closing:
            return
        if message.replaces:
            connection.waiting = deque([other for other in connection.waiting if not other.replaces])
        connection.waiting.append(message)
        connection.closing = message.last
        connection.wake.set()

    async def _send_all(self, connection: _Connection) -> None:
        """Send a connection's queued messages; close it after the last one, or if it doesn't read."""
        socket = connection.socket
        try:
            while True:
                try:
                    await asyncio.wait_for(connection.wake.wait(), self._limits.beat)
                except TimeoutError:
                    # Pages can't see the web socket's pings.
                    connection.waiting.append(_ALIVE)
                connection.wake.clear()
                while connection.waiting:
                    message = connection.waiting.popleft()
                    await asyncio.wait_for(socket.send_str(message.data.decode()), self._limits.sending)
                    if message.last:
                        await socket.close(code=WSCloseCode.POLICY_VIOLATION)
                        return
        except TimeoutError:
            connection.closing = True
            if connection.transport is not None:
                connection.transport.abort()
        except (ConnectionError, RuntimeError):
            connection.closing = True
