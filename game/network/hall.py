"""All hosted tables and their connections. Requests go in, messages come out; there are no sockets here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from game.language.message import Language, Text, message, translate
from game.network import messages
from game.network.room import Guest, Rejected, WrongCodes, normalize_code
from game.network.table import HostedTable

_ENGLISH = "en"
_OUTDATED = message("This page is out of date. Reload it.")
_WRONG_CODE = message("There’s no table with that code.")
_TOO_MANY = message("Too many wrong codes. Wait a minute.")
_LEFT, _LEFT_MATCH = message("The host has left."), message("The host has left. The match is saved.")
_NO_SEAT = message("Your seat is gone. Join again.")
_PAUSED = message("The host has paused the match.")


class Outgoing(Struct, frozen=True):
    """A message to a connection, which is closed after the `last` one.

    Attributes:
        replaces: whether it replaces earlier unsent messages of its kind.
    """

    connection: int
    data: bytes
    last: bool = False
    replaces: bool = False


class _Page:
    """A connected page.

    Attributes:
        seat: the guest's seat; None for a spectator.
        version: the last table version sent.
        message: what was sent for that version.
        paused: whether the page says that the match is paused.
    """

    def __init__(self, table: HostedTable, seat: int | None, language: Language) -> None:
        self.table, self.seat, self.language = table, seat, language
        self.version = -1
        self.message: messages.PageMessage | None = None
        self.paused = False
        self.last = b""


class Hall:
    """Hosted tables by code, and the pages that are connected to them."""

    def __init__(self, tables: Iterable[HostedTable], languages: Mapping[str, Language]) -> None:
        """Create a hall without pages; `languages` are the available ones, by code."""
        self.tables = {table.code: table for table in tables}
        self._languages = languages
        self._pages: dict[int, _Page] = {}
        self._wrong_codes = WrongCodes()
        self._out: list[Outgoing] = []

    def update(self, seconds: float, most: int | None = None) -> list[Outgoing]:
        """Update all tables; return the messages to send, with table updates for at most `most` pages."""
        for table in self.tables.values():
            table.update(seconds)
        remaining = len(self._pages) if most is None else most
        for connection, page in self._pages.items():
            if not remaining:
                break
            is_due = page.version != page.table.version and not (page.last and page.table.waits_for_screen)
            # Pages hear of a pause even if they must wait for the screen.
            if is_due or page.paused != page.table.paused:
                remaining -= 1
                if page.message is None or is_due:
                    page.version = page.table.version
                    page.message = page.table.message(page.seat, page.language)
                page.paused, sent = page.table.paused, page.message
                if page.paused and isinstance(sent, messages.PageTable):
                    sent = replace(sent, status=translate(_PAUSED, page.language))
                data = messages.encode(sent)
                if data != page.last:
                    page.last = data
                    self._out.append(Outgoing(connection, data, replaces=True))
        return self._take_messages()

    def receive(self, connection: int, address: str, request: messages.AnyRequest, now: float) -> None:
        page = self._pages.get(connection)
        try:
            match request:
                case messages.Join() | messages.Reconnect() if page is not None:
                    return
                case messages.Join() | messages.Reconnect() if request.version != messages.VERSION:
                    self._say_goodbye(connection, _OUTDATED, self._language(request.language))
                case messages.Join() | messages.Reconnect() if self._wrong_codes.is_blocked(address, now):
                    raise Rejected(_TOO_MANY)
                case messages.Join():
                    self._join(connection, address, request, now)
                case messages.Reconnect():
                    self._reconnect(connection, address, request, now)
                case _ if page is None:
                    self._say_goodbye(connection, message("Join a table first."), self._language(_ENGLISH))
                case messages.SetLanguage(language=code):
                    page.language, page.version = self._language(code), -1
                case messages.ReadRules():
                    self._send(connection, page.table.rules(page.language))
                case _:
                    self._handle_request(connection, page, request)
        except Rejected as error:
            language = page.language if page else self._language(getattr(request, "language", ""))
            self._send(connection, messages.Refusal(translate(error.words, language)))

    def disconnect(self, connection: int) -> None:
        page = self._pages.pop(connection, None)
        if page is not None and page.seat is not None:
            page.table.disconnect(page.seat)

    def close(self) -> list[Outgoing]:
        """Close all tables, so that their matches can be resumed; return a goodbye for each page."""
        for table in self.tables.values():
            table.leave()
        for connection, page in self._pages.items():
            words = _LEFT_MATCH if page.table.set_aside else _LEFT
            self._say_goodbye(connection, words, page.language, final=False)
        self._pages.clear()
        return self._take_messages()

    # -- requests ------------------------------------------------------------------------------------

    def _join(self, connection: int, address: str, request: messages.Join, now: float) -> None:
        table = self.tables.get(normalize_code(request.code))
        if table is None:
            self._wrong_codes.add(address, now)
            raise Rejected(_WRONG_CODE)
        guest = None
        if not request.watch and not table.playing:
            guest = table.sit(request.name, request.face)
        self._enter(connection, table, guest, request.language)

    def _reconnect(self, connection: int, address: str, request: messages.Reconnect, now: float) -> None:
        for table in self.tables.values():
            guest = table.room.find_by_token(request.token)
            if guest is not None:
                self._enter(connection, table, guest, request.language)
                return
        self._wrong_codes.add(address, now)
        words = translate(_NO_SEAT, self._language(request.language))
        self._send(connection, messages.Refusal(words, forget=True))

    def _enter(self, connection: int, table: HostedTable, guest: Guest | None, language: str) -> None:
        page = _Page(table, None if guest is None else guest.seat, self._language(language))
        self._pages[connection] = page
        self._welcome(connection, guest)
        if guest is not None:
            table.connect(guest.seat)

    def _handle_request(self, connection: int, page: _Page, request: messages.AnyRequest) -> None:
        table, seat = page.table, page.seat
        if isinstance(request, messages.Sit) and seat is None:
            guest = table.sit(request.name, request.face, request.seat)
            page.seat = guest.seat
            self._welcome(connection, guest)
            table.connect(guest.seat)
            return
        if isinstance(request, messages.Leave):
            leaving = {connection: page}
            if seat is not None:
                # The guest's other pages, too, have no seat any more.
                pages = self._pages.items()
                leaving = {number: own for number, own in pages if own.table is table and own.seat == seat}
            for number, own in leaving.items():
                del self._pages[number]
                self._say_goodbye(number, message("You’ve left the table."), own.language)
            if seat is not None:
                table.stand_up(seat)
            return
        if seat is None:
            raise Rejected(message("You’re watching. Take a chair to play."))
        match request:
            case messages.Choose(question=question, answer=answer):
                table.choose(seat, question, answer)
            case messages.Deal():
                table.start_or_continue(seat)
            case messages.Replace(seat=absent):
                table.let_duck_play(absent)
            case messages.Dismiss(seat=absent):
                table.dismiss(absent)
            case _:
                raise Rejected(message("You already have a seat."))

    # -- messages ------------------------------------------------------------------------------------

    def _language(self, code: str) -> Language:
        return self._languages.get(code) or self._languages[_ENGLISH]

    def _welcome(self, connection: int, guest: Guest | None) -> None:
        self._send(connection, messages.Welcome(messages.VERSION, guest.token if guest is not None else ""))

    def _send(self, connection: int, message: messages.PageMessage) -> None:
        self._out.append(Outgoing(connection, messages.encode(message)))

    def _say_goodbye(self, connection: int, words: Text, language: Language, *, final: bool = True) -> None:
        """Send a last message to a connection, which is then closed; its page may return unless `final`."""
        data = messages.encode(messages.Bye(translate(words, language), final))
        self._out.append(Outgoing(connection, data, last=True))

    def _take_messages(self) -> list[Outgoing]:
        out, self._out = self._out, []
        return out
