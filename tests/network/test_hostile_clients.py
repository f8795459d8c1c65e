"""Hostile or broken clients: their connection is closed with a reason, and play continues."""

import json
import random
import socket
import struct
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from game.network.messages import LONGEST_REQUEST, VERSION, BadRequest, Deal, decode
from game.network.server import ClientLimits
from tests.conftest import Campaign
from tests.support.hosting import CODE, Page, Pages, host_table
from tests.support.served import LIMITS, Client, Served, Socket, serve, wait_until

Deed = Callable[[Served], str]
"""Does something hostile; returns the server's reason or answer."""

HOSTILE: dict[str, Deed] = {}


def hostile(deed: Deed) -> Deed:
    HOSTILE[deed.__name__] = deed
    return deed


def _sent(served: Served, data: bytes, kind: int = 1) -> str:
    """Return the reason after one frame from a page that hasn't joined."""
    page = Socket(served.port)
    page.frame(data, kind)
    return page.last_words()


def _after_joining(served: Served, data: bytes) -> str:
    page = Socket(served.port)
    page.join("Eve", watch=True)
    page.until("lobby" if served.table.session is None else "table")
    page.frame(data)
    return page.last_words()


def _request(served: Served, data: bytes) -> str:
    client = Client(served.port)
    client.send(data)
    return client.read_to_end()[:12].decode("latin-1")


NO_MESSAGES = {
    "nothing": b"",
    "space": b" ",
    "broken_json": b"{",
    "json_text": b'"deal"',
    "list": b"[1, 2, 3]",
    "null": b"null",
    "no_type": b"{}",
    "unknown_type": b'{"type": "cheat"}',
    "number_as_type": b'{"type": 7}',
    "host_message": b'{"type": "welcome", "version": 1}',
    "unknown_field": b'{"type": "deal", "all": true}',
    "missing_field": b'{"type": "choose", "question": 1}',
    "text_as_number": b'{"type": "choose", "question": "1", "answer": 0}',
    "negative_answer": b'{"type": "choose", "question": 1, "answer": -1}',
    "huge_answer": b'{"type": "choose", "question": 1, "answer": 99999999999999999999}',
    "fraction": b'{"type": "choose", "question": 1, "answer": 0.5}',
    "nan": b'{"type": "choose", "question": 1, "answer": NaN}',
    "long_name": json.dumps({"type": "join", "version": 1, "code": CODE, "name": "x" * 65}).encode(),
    "long_token": json.dumps({"type": "back", "version": 1, "token": "x" * 65}).encode(),
    "long_language": json.dumps({"type": "speak", "language": "x" * 17}).encode(),
    "lone_surrogate": b'{"type": "join", "version": 1, "code": "\\ud800"}',
    "deeply_nested": b"[" * 1_000 + b"]" * 1_000,
    "two_messages": b'{"type": "deal"}{"type": "deal"}',
    "zeros": b"\0" * 100,
    "shell_command": b"$(reboot)",
    "html": b"<script>alert(1)</script>",
}
"""Frames that no page sends, by name."""


@pytest.mark.parametrize("name", NO_MESSAGES)
def test_invalid_frame_ends_the_connection_with_a_reason(name: str, target: Served) -> None:
    for words in (_sent(target, NO_MESSAGES[name]), _after_joining(target, NO_MESSAGES[name])):
        assert words.startswith("Disconnected: expected a message of this page: ")
    assert _still_plays(target)


def _frame(data: bytes, kind: int = 1) -> Callable[[Served], str]:
    """Return a client that sends one bad frame."""

    def send(served: Served) -> str:
        page = Socket(served.port)
        page.frame(data, kind)
        assert page.hear() is None
        return "closed"

    return send


FRAMES = {
    "a_message_that_is_too_long": (b'{"type": "deal"' + b" " * LONGEST_REQUEST + b"}", 1),
    "broken_letters": (b'{"type": "join", "version": 1, "code": "\xff\xfe"}', 1),
    "a_binary_bomb": (b"\xff" * 100_000, 2),
    "a_frame_of_an_unknown_kind": (b"x", 11),
    "a_long_ping": (b"x" * 200, 9),
}
HOSTILE |= {name: _frame(*frame) for name, frame in FRAMES.items()}


@hostile
def a_frame_that_promises_gigabytes(served: Served) -> str:
    page = Socket(served.port)
    page.send(bytes([0x81, 0xFF]) + struct.pack(">Q", 2**40) + b"mask")
    assert page.hear() is None
    return "closed"


@hostile
def fragments_without_an_end(served: Served) -> str:
    page = Socket(served.port)
    page.frame(b"{", final=False)
    for _more in range(LONGEST_REQUEST // 100 + 2):
        page.frame(b" " * 100, 0, final=False)
    assert page.hear() is None
    return "closed"


@hostile
def a_frame_without_a_mask(served: Served) -> str:
    page = Socket(served.port)
    page.frame(b'{"type": "deal"}', masked=False)
    page.read_to_end()
    return "closed"


@hostile
def a_flood_of_messages(served: Served) -> str:
    page = Socket(served.port)
    page.join("Eve", watch=True)
    try:
        for _message in range(400):
            page.say(type="deal")
    except ConnectionError:
        pass
    return page.last_words()


@hostile
def a_flood_of_joins(served: Served) -> str:
    page = Socket(served.port)
    try:
        for _message in range(400):
            page.join("Eve")
    except ConnectionError:
        pass
    return page.last_words()


@hostile
def silence(served: Served) -> str:
    return Socket(served.port).last_words()


@hostile
def no_signs_of_life(served: Served) -> str:
    """Leave a connection half-open: it answers no ping."""
    page = Socket(served.port)
    page.join("Eve", watch=True)
    page.read_to_end()
    while page.read(65_536):
        pass
    return "closed"


@hostile
def a_reader_that_never_reads(served: Served) -> str:
    page = Socket(served.port)
    page.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    page.join("Eve", watch=True)
    for number in range(12):
        page.say(type="speak", language=("de", "fr")[number % 2])
    page.socket.shutdown(socket.SHUT_WR)
    page.close()
    return "closed"


@hostile
def a_page_that_hangs_up_at_once(served: Served) -> str:
    for _page in range(20):
        page = Socket(served.port)
        page.join("Eve", watch=True)
        page.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        page.close()
    return "closed"


@hostile
def many_connections(served: Served) -> str:
    pages = []
    status = 101
    while status == 101 and len(pages) < 2 * LIMITS.connections:
        pages.append(Socket(served.port))
        status = pages[-1].status
    for page in pages:
        page.close()
    wait_until(lambda: len(served.server._connections) <= 2)
    return str(status)


@hostile
def a_half_request(served: Served) -> str:
    client = Client(served.port)
    client.send(b"GET / HTTP/1.1\r\nHost: 127")
    client.close()
    return "closed"


@hostile
def a_request_that_never_ends(served: Served) -> str:
    client = Client(served.port)
    client.send(b"GET / HTTP/1.1\r\nHost: 127")
    assert not client.read(1)
    return "closed"


@hostile
def a_line_without_a_request(served: Served) -> str:
    assert not Client(served.port).read(1)
    return "closed"


@hostile
def many_open_connections(served: Served) -> str:
    """Open very many connections; the journals' files need handles, too."""
    clients = [Client(served.port) for _client in range(2 * LIMITS.lines)]
    wait_until(lambda: len(served.server._runner.server.connections) <= LIMITS.lines)  # type: ignore[union-attr]
    for client in clients:
        assert not client.read(1)
        client.close()
    wait_until(lambda: len(served.server._runner.server.connections) < LIMITS.lines // 2)  # type: ignore[union-attr]
    return "closed"


HEAD = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: "
REQUESTS = {
    "garbage_instead_of_a_request": bytes(range(256)) * 4,
    "an_encrypted_greeting": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 50 + b"\r\n\r\n",
    "a_header_without_end": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 100_000 + b"\r\n\r\n",
    "two_lengths": HEAD + b"3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "a_large_body": HEAD + b"10000000\r\n\r\n" + b"x" * 1_000,
}
HOSTILE |= {name: partial(_request, data=data) for name, data in REQUESTS.items()}


@hostile
def other_methods(served: Served) -> str:
    return str([Client(served.port).ask("/", one)[0] for one in ("PUT", "DELETE", "TRACE", "PATCH")])


@hostile
def a_web_socket_of_another_page(served: Served) -> str:
    return str(Socket(served.port, Origin="https://evil.example").status)


@hostile
def a_web_socket_for_another_host(served: Served) -> str:
    evil = "evil.example"
    return str(Socket(served.port, Host=evil, Origin=f"http://{evil}").status)


@hostile
def an_old_web_socket(served: Served) -> str:
    return str(Socket(served.port, Sec_WebSocket_Version="99").status)


@hostile
def a_guessed_token(served: Served) -> str:
    page = Socket(served.port)
    page.say(type="back", version=VERSION, token="A" * 22)
    words: str = page.until("refusal")["words"]
    page.close()
    return words


@hostile
def an_outdated_page(served: Served) -> str:
    page = Socket(served.port)
    page.say(type="join", version=VERSION - 1, code=CODE, name="Eve")
    return page.last_words()


def _refusal(served: Served, **request: object) -> str:
    """Return the answer to a spectator's request."""
    page = Socket(served.port)
    page.join("Eve", watch=True)
    page.until("welcome")
    page.say(**request)
    words: str = page.until("refusal")["words"]
    page.close()
    return words


@hostile
def a_choice_for_another_seat(served: Served) -> str:
    return _refusal(served, type="choose", question=1, answer=0)


@hostile
def a_chair_of_another_guest(served: Served) -> str:
    return _refusal(served, type="sit", seat=0, name="Eve")


@hostile
def a_chair_that_does_not_exist(served: Served) -> str:
    return _refusal(served, type="sit", seat=999_999, name="Eve")


@hostile
def a_name_that_turns_the_writing(served: Served) -> str:
    page = Socket(served.port)
    page.join("\u202e\u0007", watch=False)
    words: str = page.hear()["words"] if served.table.session is None else "Type a name, please."  # type: ignore[index]
    page.close()
    return words


EXPECTED = {
    "a_flood_of_messages": "Disconnected: expected fewer messages at once.",
    "a_flood_of_joins": "Disconnected: expected fewer messages at once.",
    "silence": "Disconnected: expected a first message sooner.",
    "many_connections": "503",
    "garbage_instead_of_a_request": "HTTP/1.0 400",
    "an_encrypted_greeting": "HTTP/1.0 400",
    "a_header_without_end": "HTTP/1.0 400",
    "two_lengths": "HTTP/1.0 400",
    "a_large_body": "HTTP/1.1 405",
    "other_methods": "[405, 405, 405, 405]",
    "a_web_socket_of_another_page": "403",
    "a_web_socket_for_another_host": "421",
    "an_old_web_socket": "400",
    "a_guessed_token": "Your seat is gone. Join again.",
    "an_outdated_page": "This page is out of date. Reload it.",
    "a_choice_for_another_seat": "You’re watching. Take a chair to play.",
    "a_chair_of_another_guest": "Someone else was faster. Choose another chair.",
    "a_chair_that_does_not_exist": "Someone else was faster. Choose another chair.",
    "a_name_that_turns_the_writing": "Type a name, please.",
}
"""The reason for each client; for others, the connection is just closed."""


@pytest.fixture(scope="module")
def target() -> Iterator[Served]:
    with serve(limit=900, ending="classic") as found:
        anna = Socket(found.port)
        anna.join()
        anna.say(type="deal")
        anna.until("table")
        yield found
        anna.close()


def _still_plays(served: Served) -> bool:
    """Return whether the honest guest sees their question and is heard, with no choice lost."""
    session = served.table.session
    assert not served.problems
    own = sum(one.seat == 0 for one in session.match.history)
    page = Socket(served.port)
    page.say(type="back", version=VERSION, token=served.table.room.guests[0].token)
    table = page.until("table")
    while "question" not in table:
        if table.get("result"):
            page.say(type="deal")
        table = page.until("table")
    page.say(type="choose", question=table["number"], answer=0)
    wait_until(lambda: sum(one.seat == 0 for one in session.match.history) == own + 1)
    page.close()
    return True


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_client_is_disconnected(name: str, target: Served) -> None:
    assert HOSTILE[name](target) == EXPECTED.get(name, "closed")
    assert _still_plays(target)


def test_there_are_many_kinds_of_hostile_clients() -> None:
    assert len(NO_MESSAGES) + len(HOSTILE) >= 40


def test_slow_reader_delays_nobody() -> None:
    """It gets the newest message once it reads, or is disconnected; others are served meanwhile."""
    limits = ClientLimits(joining=5.0, sending=0.5, beat=60.0, burst=1_000, rate=1_000.0)
    with serve(limit=900, limits=limits) as found:
        slow = Socket(found.port)
        slow.join("Slow", watch=True)
        for number in range(300):
            slow.say(type="speak", language=("de", "fr")[number % 2])
        anna = Socket(found.port)
        anna.join()
        anna.say(type="deal")
        assert anna.until("table")["title"] == "6 takes!"


def random_request(chance: random.Random) -> bytes:
    """Return something like a request, often with a fault."""
    fields = {
        "type": chance.choice(
            ["join", "back", "choose", "deal", "replace", "dismiss", "sit", "speak", "leave", "rules", "x", 1]
        ),
        "version": chance.choice([VERSION, VERSION, 0, "1", None]),
        "code": chance.choice([CODE, CODE.lower(), "", "\u202e", 7]),
        "name": chance.choice(["Anna", "", "\0", "x" * 70, None]),
        "token": chance.choice(["", "x" * 22, [], "\ud800"]),
        "question": chance.choice([0, 1, 2, 3, -1, 10**30, "1", None]),
        "answer": chance.choice([0, 1, 5, 10**6, -1, 0.5]),
        "seat": chance.choice([0, 1, 2, 3, 4, 31, 10**6, -1]),
        "language": chance.choice(["en", "de", "xx", "", 3]),
        "watch": chance.choice([True, False, 1]),
    }
    names = [name for name in fields if name == "type" or chance.random() < 0.6]
    kinds = {
        "join": ("version", "code", "name"),
        "choose": ("question", "answer"),
        "deal": (),
        "replace": ("seat",),
        "dismiss": ("seat",),
        "sit": ("seat", "name"),
        "speak": ("language",),
        "leave": (),
        "rules": (),
        "back": ("version", "token"),
    }
    if chance.random() < 0.7:
        names = ["type", *kinds.get(str(fields["type"]), ())]
    data = json.dumps({name: fields[name] for name in names}).encode()
    if chance.random() < 0.1:
        place = chance.randrange(len(data))
        data = data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :]
    return data


def play_against_noise(messages: int, seed: int) -> int:
    """Send random messages to a table with a match; return how many were requests."""
    chance = random.Random(seed)
    pages, table, guests, _host = host_table(
        "six_takes", "Anna", "Jonas", limit=chance.choice([0, 900]), ending="classic"
    )
    strangers = [pages.page() for _page in range(4)]
    understood = 0
    for number in range(messages):
        stranger = chance.randrange(len(strangers))
        try:
            request = decode(random_request(chance))
        except BadRequest:
            strangers[stranger].end()
            strangers[stranger] = pages.page()
            continue
        understood += 1
        strangers[stranger].send(request, f"10.0.0.{chance.randrange(200)}")
        if strangers[stranger].parted or chance.random() < 0.05:
            strangers[stranger].end()
            strangers[stranger] = pages.page()
        if number % 10 == 0:
            if table.session is None or table.session.match.over:
                for seat in list(table.room.guests):
                    if seat > 1:
                        table.stand_up(seat)
            pages.play(chance, lambda: True)
            _answer_all(pages, guests, chance)
    tokens = [page.token for page in guests]
    said = [json.dumps(stranger.heard) for stranger in strangers]
    assert not [token for token in tokens for words in said if token in words]
    assert [guest.name for seat, guest in table.room.guests.items() if seat < 2] == ["Anna", "Jonas"]
    return understood


def _answer_all(pages: Pages, guests: list[Page], chance: random.Random) -> None:
    """Let the guests answer their questions; each answer counts."""
    for page in guests:
        newest = page.heard[-1]
        if newest["type"] == "table" and newest.get("question"):
            session = pages.hall.tables[CODE].session
            before = sum(one.seat == newest["seat"] for one in session.match.history)
            page.answer(chance.randrange(len(newest["answers"])))
            assert sum(one.seat == newest["seat"] for one in session.match.history) == before + 1
        elif newest["type"] == "lobby" or newest.get("result"):
            page.send(Deal())


def test_random_messages_lose_nothing() -> None:
    assert play_against_noise(1_500, 6) > 400


@pytest.mark.campaign
def test_very_many_random_messages_lose_nothing(campaign: Campaign) -> None:
    for seed in range(10 * campaign.times):
        assert play_against_noise(2_000, campaign.seed * 1_000 + seed) > 500
