"""The server delivers pages, pictures and messages, and nothing else."""

import json
import shutil
import socket
from pathlib import Path

import pytest

from game.cardgames.registry import GAMES
from game.language.message import translate
from game.network import hosting
from game.network.messages import VERSION
from game.network.server import CannotListen, Server
from game.scenes.friends.guest_pictures import GuestPictures
from game.storage.places import ASSETS
from game.tables.looks.worn import PLUMES
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.text import Fonts
from tests.contract.games import KITS, NAMES, rules_of
from tests.contract.random_matches import SEEDS, random_match
from tests.support.hosting import CODE, LANGUAGES
from tests.support.served import FILES, Client, Served, Socket, no_pictures, serve, wait_until

MOST_BYTES = 120_000


def test_broken_catalogue_costs_only_its_language(tmp_path: Path) -> None:
    catalogues = tmp_path / "catalogues"
    shutil.copytree(ASSETS / "catalogues", catalogues, ignore=shutil.ignore_patterns("*.po", "*.pot", "*.py"))
    (catalogues / "fr" / "LC_MESSAGES" / "sixes.mo").write_bytes(b"x")
    told: list[str] = []
    assert set(hosting.load_languages(tmp_path, told.append)) == {"en", "de"}
    assert len(told) == 1


@pytest.fixture(scope="module")
def running() -> object:
    def picture(game: str, name: str, width: int) -> bytes | None:
        return f"{game} {name} {width}".encode() if name == "7" else None

    with serve(picture=picture, names=frozenset({"cards.example"})) as found:
        yield found


def test_page_is_small() -> None:
    assert sum(map(len, FILES.values())) <= MOST_BYTES
    assert "index.html" in FILES


def test_page_names_the_colours_of_ducks_as_the_program_does() -> None:
    words = json.loads(FILES["words.json"])
    for code, language in LANGUAGES.items():
        names = {name: translate(plume.name, language) for name, plume in PLUMES.items()}
        assert {name: words[code][f"duck_{name}"] for name in PLUMES} == names, code


@pytest.mark.parametrize("name", FILES)
def test_each_file_of_the_page_is_served(name: str, running: Served) -> None:
    status, headers, body = Client(running.port).ask(f"/page/{name}")
    assert status == 200
    assert body == FILES[name]
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_page_may_load_nothing_from_elsewhere(running: Served) -> None:
    status, headers, body = Client(running.port).ask("/")
    assert status == 200
    assert body == FILES["index.html"]
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["font-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert not any("unsafe" in value or "*" in value for value in policy.values())
    assert headers["Referrer-Policy"] == "no-referrer"
    assert b"<style" not in body
    assert b"onclick" not in body


@pytest.mark.parametrize(
    "path",
    [
        "/page/../../README.md",
        "/page/%2e%2e%2f%2e%2e%2fREADME.md",
        "/page//etc/passwd",
        "/page/page.py",
        "/page/",
        "/picture/six_takes/../7/96",
        "/picture/six_takes/7/97",
        "/picture/six_takes/7/-96",
        "/picture/six_takes/8/96",
        "/nothing",
    ],
)
def test_other_paths_are_not_found(path: str, running: Served) -> None:
    status, headers, body = Client(running.port).ask(path)
    assert status == 404
    assert "Content-Security-Policy" in headers
    assert len(body) < 100


def test_pictures_may_be_cached_for_four_hours(running: Served) -> None:
    status, headers, body = Client(running.port).ask("/picture/six_takes/7/192")
    assert (status, body) == (200, b"six_takes 7 192")
    assert headers["Content-Type"] == "image/png"
    assert headers["Cache-Control"] == "public, max-age=14400"


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:6606", 200),
        ("[::1]:6606", 200),
        ("localhost", 200),
        ("CARDS.example", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("[", 421),
        ("", 421),
    ],
)
def test_only_known_hosts_are_answered(host: str, status: int, running: Served) -> None:
    """Otherwise a foreign name that resolves to this server would let a foreign page in (DNS rebinding)."""
    assert Client(running.port).ask("/", Host=host)[0] == status


@pytest.mark.parametrize(
    "origin", ["", "null", "http://evil.example", "http://127.0.0.1:1", "ftp://127.0.0.1"]
)
def test_foreign_pages_may_not_connect(origin: str, running: Served) -> None:
    assert Socket(running.port, Origin=origin).status == 403


def test_guest_joins_plays_and_sees_what_happens(running: Served) -> None:
    anna = Socket(running.port)
    assert anna.status == 101
    anna.join()
    assert anna.hear()["type"] == "welcome"  # type: ignore[index]
    anna.until("lobby")
    anna.say(type="deal")
    table = anna.until("table")
    while "question" not in table:
        table = anna.until("table")
    anna.say(type="choose", question=table["number"], answer=0)
    after = anna.until("table")
    while not after["news"]:
        after = anna.until("table")
    anna.say(type="leave")
    assert anna.last_words() == "You’ve left the table."


def test_address_in_use_is_reported() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=rf"^cannot listen at 127\.0\.0\.1:{port}: .*in use$"):
            Server(FILES, no_pictures).start("127.0.0.1", port)


def test_spare_port_is_used_if_the_first_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        server = Server(FILES, no_pictures)
        server.start("127.0.0.1", port, any_port=True)
        assert server.port not in (0, port)
        server.close()


def test_moved_server_also_listens_on_its_port_once_that_is_free() -> None:
    """Pages return to the port that they came from."""
    server = Server(FILES, no_pictures)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        server.start("127.0.0.1", port, any_port=True)
        assert port < server.port < port + 10, "the next free port is the same another time"
    wait_until(lambda: _answers(port))
    assert _answers(server.port)
    server.close()


def _answers(port: int) -> bool:
    try:
        return Client(port).ask()[0] == 200
    except ConnectionRefusedError:
        return False


def test_wrong_codes_behind_a_proxy_count_by_the_forwarded_address() -> None:
    with serve(behind_proxy=True) as found:
        for number in range(6):
            guest = Socket(found.port, X_Forwarded_For=f"203.0.113.{number}")
            guest.say(type="join", version=VERSION, code="WRRRRR", name="A")
            assert guest.until("refusal")["words"] == "There’s no table with that code."
        guest = Socket(found.port, X_Forwarded_For="1.2.3.4, 203.0.113.9")
        for _try in range(5):
            guest.say(type="join", version=VERSION, code="WRRRRR", name="A")
            guest.until("refusal")
        late = Socket(found.port, X_Forwarded_For="203.0.113.9")
        late.join()
        assert late.until("refusal")["words"] == "Too many wrong codes. Wait a minute."


def test_last_words_arrive_before_the_server_ends() -> None:
    with serve() as found:
        anna = Socket(found.port)
        anna.join()
        anna.until("lobby")
        wait_until(lambda: found.table.room.present_seats)
    assert anna.last_words() == "The host has left.", "there's no match to save"


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_pictures_correspond(game: str) -> None:
    """All cards that a page may show have pictures, and nothing else has."""
    pictures = GuestPictures({"sun": Duck()})
    names = list(GAMES[game].card_painters(pictures._fonts))
    for name in (names[0], names[len(names) // 2], names[-1]):
        assert pictures(game, name, 96).startswith(b"\x89PNG")
    assert pictures("ducks", "sun", 96)
    for strange in (("ducks", "x"), (game, "x"), ("x", names[0])):
        assert pictures(*strange, 96) is None
    assert CODE.isupper()


@pytest.mark.parametrize("game", GAMES)
def test_every_card_on_a_sheet_has_a_picture(game: str) -> None:
    kit, rules = KITS[game], rules_of(game)
    painters = kit.card_painters(Fonts())
    shown = set()
    for seed in SEEDS:
        setup, moments = random_match(game, seed)
        for moment in moments[::5]:
            for seat in (None, *range(setup.seats)):
                view = rules.view(moment.state, seat)
                for group in kit.sheet(view, NAMES).groups:
                    shown |= {kit.picture_name(view, thing.card) for thing in group.cards}
    assert len(shown) > 20
    assert shown <= painters.keys()
