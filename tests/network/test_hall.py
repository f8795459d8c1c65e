"""Hosted tables without sockets: guests come, play, sleep, return and leave."""

import random
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.cardgames.registry import GAMES
from game.cardgames.six_takes.rules.game import ducks_in
from game.engine.contract import Phase
from game.engine.journal import BadJournal, Player
from game.language.message import translate
from game.network import hosting, seats_file
from game.network.hall import Hall
from game.network.messages import (
    VERSION,
    Choose,
    Deal,
    Dismiss,
    Join,
    Leave,
    ReadRules,
    Reconnect,
    Replace,
    SetLanguage,
    Sit,
)
from game.network.seats_file import SavedSeats
from game.network.table import HostedTable
from game.storage.levels.tables import BadLevel
from game.ui.drawing.text import Fonts
from tests.hi_lo.kit import HiLoKit
from tests.support.hosting import CODE, DUCKS, LANGUAGES, HostForTests, Pages, host_table, plan
from tests.support.messages import OTHER_LANGUAGES

ALL = (*GAMES, HiLoKit.id)


@pytest.fixture(autouse=True)
def hi_lo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, HiLoKit.id, HiLoKit())


# -- joining ---------------------------------------------------------------------------------------------


def test_guest_sits_down_and_everybody_sees_it() -> None:
    _pages, table, (anna, jonas), _host = host_table("six_takes", "Anna", "Jonas")
    lobby = anna.last("lobby")
    assert [chair["name"] for chair in lobby["chairs"]] == ["Anna", "Jonas", "", ""]
    assert lobby["seat"] == 0
    assert lobby["status"] == "2 friends are here. Ducks sit on the 2 free chairs."
    assert jonas.last("lobby")["seat"] == 1
    assert anna.kinds[0] == "welcome"
    assert table.room.present_seats == (0, 1)


def test_wrong_code_is_refused_and_after_five_all_codes_are() -> None:
    pages, *_ = host_table("six_takes")
    page = pages.page()
    for _try in range(5):
        page.send(Join(VERSION, "WRRRRR", "Anna"))
        assert page.last("refusal")["words"] == "There’s no table with that code."
    page.send(Join(VERSION, CODE, "Anna"))
    assert page.last("refusal")["words"] == "Too many wrong codes. Wait a minute."
    page.send(Join(VERSION, CODE, "Anna"), address="10.0.0.2")
    assert page.kinds[-1] == "lobby"


def test_guessed_tokens_count_as_wrong_codes() -> None:
    pages, _table, (anna,), _host = host_table("six_takes", "Anna")
    page = pages.page()
    for _try in range(5):
        page.send(Reconnect(VERSION, "x" * 22))
        assert page.last("refusal")["forget"]
    page.send(Reconnect(VERSION, anna.token))
    assert page.last("refusal")["words"] == "Too many wrong codes. Wait a minute."


def test_outdated_page_is_told_to_reload() -> None:
    pages, *_ = host_table("six_takes")
    for request in (Join(VERSION + 1, CODE, "Anna"), Reconnect(VERSION + 1, "x" * 22)):
        page = pages.page()
        page.send(request)
        assert page.parted
        assert page.heard == [{"type": "bye", "words": "This page is out of date. Reload it."}]


def test_page_that_has_not_joined_can_do_nothing() -> None:
    pages, _table, _guests, _host = host_table("six_takes", "Anna")
    page = pages.page()
    page.send(Deal())
    assert page.parted
    assert page.kinds == ["bye"]


def test_full_table_can_be_watched() -> None:
    pages, _table, _guests, _host = host_table("six_takes", "A", "B", "C", "D")
    late = pages.join("Late")
    assert late.last("refusal")["words"] == "All chairs are taken. You can watch."
    late.send(Join(VERSION, CODE, watch=True))
    assert "seat" not in late.last("lobby")


def test_texts_are_in_the_guests_language_which_can_change() -> None:
    pages, _table, (anna,), _host = host_table("six_takes", "Anna")
    german = pages.join("Jonas", "de")
    anna.send(Deal())
    assert anna.table["question"] == "Choose a card."
    assert german.table["question"] == "Wähle eine Karte."
    german.send(SetLanguage("fr"))
    assert german.table["question"] == "Choisis une carte."
    german.send(SetLanguage("xx"))
    assert german.table["question"] == "Choose a card."


@pytest.mark.parametrize("game", ALL)
def test_rules_come_once_to_whoever_asks(game: str) -> None:
    pages, _table, (anna,), _host = host_table(game, "Anna")
    watching = pages.join("", "de", watch=True)
    anna.send(ReadRules())
    anna.send(Deal())
    watching.send(ReadRules())
    assert anna.kinds.count("rules") == watching.kinds.count("rules") == 1
    assert "refusal" not in watching.kinds
    english, german = anna.last("rules"), watching.last("rules")
    title = GAMES[game].title
    assert english["title"] == f"Rules of {title}"
    assert german["title"] == f"Regeln: {translate(title, LANGUAGES['de'])}"
    first = GAMES[game].rulebook()[0]
    assert english["pages"][0]["title"] == first.title
    assert german["pages"][0]["title"] == translate(first.title, LANGUAGES["de"])
    assert all(page["paragraphs"] for page in english["pages"])
    assert len(english["pages"]) == len(german["pages"])


def test_rules_are_those_for_a_first_match() -> None:
    """They are the pages before the example, without what a phone can't show."""
    _pages, _table, (anna,), _host = host_table("six_takes", "Anna")
    anna.send(ReadRules())
    pages = anna.last("rules")["pages"]
    titles = ["The game in a minute", "Dealing", "Ducks", "Where cards go", "Too low"]
    assert [page["title"] for page in pages] == titles
    first, example, *_rest = pages[0]["paragraphs"]
    assert first["words"].startswith("Collect as few ducks as you can!")
    assert "example" not in first
    words = "Five cards fill a row: 9, 12, 21, 23 and 30. The sixth takes them: 36."
    pictures = [["9", "12", "21", "23", "30"], ["36"]]
    assert example == {"words": words, "example": True, "pictures": pictures}
    row = next(one for page in pages for one in page["paragraphs"] if "under" in one)
    assert row["pictures"] == [["7", "25", "40", "66", "55"]]
    assert row["under"] == ["1 duck", "2 ducks", "3 ducks", "5 ducks", "7 ducks"]


@pytest.mark.parametrize("game", GAMES)
def test_rules_mention_nothing_that_phones_lack(game: str) -> None:
    _pages, _table, (anna,), _host = host_table(game, "Anna")
    anna.send(ReadRules())
    words = " ".join(one["words"] for page in anna.last("rules")["pages"] for one in page["paragraphs"])
    assert not re.search("album|see options", words, re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
def test_cards_in_the_rules_have_pictures(game: str, fonts: Fonts) -> None:
    _pages, _table, (anna,), _host = host_table(game, "Anna")
    anna.send(ReadRules())
    known = GAMES[game].card_painters(fonts)
    paragraphs = [one for page in anna.last("rules")["pages"] for one in page["paragraphs"]]
    names = {name for one in paragraphs for group in one.get("pictures", ()) for name in group}
    assert names
    assert names <= {*known}


def test_broken_rulebook_is_reported_and_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_kit: HiLoKit) -> None:
        raise BadLevel("pages.toml: expected a page")

    monkeypatch.setattr(HiLoKit, "rulebook", fail)
    _pages, _table, (anna,), host = host_table("hi_lo", "Anna")
    anna.send(ReadRules())
    assert anna.last("refusal")["words"] == "The rules can’t be read."
    assert host.notices == ["pages.toml: expected a page"]


# -- playing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL)
def test_whole_match_of_guests_and_ducks(game: str) -> None:
    pages, table, guests, host = host_table(game, "Anna", "Jonas")
    guests[0].send(Deal())
    pages.play(random.Random(game), lambda: bool(host.kept))
    pages.update()
    for seat, page in enumerate(guests):
        result = page.table["result"]
        assert result["over"]
        assert [line["own"] for line in result["lines"] if "own" in line] == [True]
        assert page.table["seat"] == seat
        assert "question" not in page.table
    assert table.session.match.over
    assert not host.notices


def test_pages_say_that_the_host_has_paused() -> None:
    """Even those that wait until the screen has shown what happened."""
    pages, table, (anna, jonas), _host = host_table("six_takes", "Anna", "Jonas")
    anna.send(Deal())
    anna.answer(0)
    table.on_screen = table.held = table.paused = True
    pages.update()
    assert [page.table["status"] for page in (anna, jonas)] == ["The host has paused the match."] * 2
    assert jonas.table["question"]
    table.paused = False
    pages.update()
    assert anna.table["status"].startswith("Waiting for Jonas")
    assert "status" not in jonas.table


@pytest.mark.parametrize("game", GAMES)
def test_chairs_say_how_many_cards_everyone_holds(game: str) -> None:
    pages, table, (anna,), _host = host_table(game, "Anna")
    anna.send(Deal())
    chance = random.Random(game)
    for _step in range(20):
        pages.play(chance, lambda: anna.asked or table.session.match.over)  # type: ignore[union-attr]
        sizes = table.session.match.view(0).hand_sizes  # type: ignore[union-attr]
        assert [chair.get("cards", -1) for chair in anna.table["chairs"]] == list(sizes)
        pages.update(0.5)


def test_chairs_count_the_ducks_of_the_unfinished_round() -> None:
    """A guest sees what everybody has taken so far, as the words for screen readers say."""
    pages, table, (anna,), _host = host_table("six_takes", "Anna")
    anna.send(Deal())

    def ducks() -> list[int]:
        view = table.session.match.view(None)
        return [ducks_in(cards) for cards in view.taken]

    pages.play(random.Random(6), lambda: any(ducks()))
    pages.update()
    taken = ducks()
    assert table.session.match.rounds == 1
    assert [chair["points"] for chair in anna.table["chairs"]] == [
        "1 duck" if count == 1 else f"{count} ducks" for count in taken
    ]


@pytest.mark.parametrize("game", ALL)
def test_page_shows_what_the_sheet_has(game: str) -> None:
    pages, table, (anna, _jonas), _host = host_table(game, "Anna", "Jonas")
    anna.send(Deal())
    pages.play(random.Random(3), lambda: anna.asked)
    session, shown = table.session, anna.table
    assert session is not None
    names = tuple(chair["name"] for chair in shown["chairs"])
    sheet = GAMES[game].sheet(session.match.view(0), names)
    assert shown["question"] == sheet.question
    assert [answer["label"] for answer in shown["answers"]] == [one.label for one in sheet.answers]
    assert [answer["words"] for answer in shown["answers"]] == [one.words for one in sheet.answers]
    cards = [thing.card for group in sheet.groups for thing in group.cards]
    told = [thing["card"] for group in shown["groups"] for thing in group["things"] if "card" in thing]
    assert told == cards
    hands = [group for group in shown["groups"] if group["kind"] == "hand"]
    assert len(hands) == (game != HiLoKit.id)


def test_page_shows_where_a_card_would_land() -> None:
    _pages, table, (anna,), _host = host_table("six_takes", "Anna")
    anna.send(Deal())
    ends = sorted(row[-1] for row in table.session.match.view(0).rows)
    for answer in anna.table["answers"]:
        lower = [end for end in ends if end < answer["cards"][0]]
        assert answer.get("onto", []) == lower[-1:]


def test_page_shows_which_tops_are_covered() -> None:
    pages, table, (anna,), _host = host_table("must_be_18", "Anna", rounds=6)
    anna.send(Deal())
    pages.play(random.Random(1), lambda: anna.asked and "onto" in anna.table["answers"][0])
    tops = {column[-1] for column in table.session.match.view(0).columns}  # type: ignore[union-attr]
    for answer in anna.table["answers"]:
        assert set(answer.get("onto", [])) <= tops
        assert len(answer.get("onto", [])) in (len(answer.get("cards", [])), len(answer.get("cards", [])) - 1)


def test_nobody_chooses_twice_out_of_turn_or_illegally() -> None:
    _pages, table, (anna, jonas), _host = host_table("six_takes", "Anna", "Jonas")
    anna.send(Deal())
    session = table.session
    assert session is not None
    anna.answer(10)
    assert anna.last("refusal")["words"] == "That isn’t possible right now."
    anna.answer(0)
    made = len(session.match.history)
    anna.send(Choose(1, 1))
    assert anna.last("refusal")["words"] == "That question has been answered already."
    anna.send(Choose(2, 1))
    assert len([one for one in session.match.history if one.seat == 0]) == 1
    assert len(session.match.history) == made
    jonas.answer(0)
    assert [one.seat for one in session.match.history if one.seat < 2] == [0, 1]


def test_spectator_sees_no_hand_and_may_do_nothing() -> None:
    pages, table, (anna,), _host = host_table("six_takes", "Anna")
    watching = pages.join("", watch=True)
    watching.send(Deal())
    assert watching.last("refusal")["words"] == "You’re watching. Take a chair to play."
    anna.send(Deal())
    shown = watching.table
    assert "question" not in shown
    assert "seat" not in shown
    assert all(group["kind"] != "hand" for group in shown["groups"])
    assert shown["status"].startswith("Waiting for Anna")
    watching.send(Choose(1, 0))
    assert not [one for one in table.session.match.history if one.seat == 0]  # type: ignore[union-attr]


def test_next_round_waits_for_all_who_are_present() -> None:
    pages, table, (anna, jonas), _host = host_table("six_takes", "Anna", "Jonas", limit=66)
    anna.send(Deal())
    session = table.session
    pages.play(random.Random(1), lambda: session.match.phase is Phase.ROUND_OVER, deal=False)
    pages.update()
    anna.send(Deal())
    pages.update(1.0)
    assert session.match.rounds == 1
    assert anna.table["result"]["waits"] == "Waiting for Jonas."
    jonas.end()
    pages.update(1.0)
    assert session.match.rounds == 2


def test_another_match_starts_after_the_first() -> None:
    pages, table, (anna, _jonas), host = host_table("six_takes", "Anna", "Jonas")
    anna.send(Deal())
    pages.play(random.Random(1), lambda: bool(host.kept))
    pages.update()
    anna.send(Deal())
    assert table.session is not host.kept[0]
    assert anna.table["question"] == "Choose a card."
    assert len(host.kept) == 1


# -- coming and going ------------------------------------------------------------------------------------


def test_reloaded_page_returns_to_its_question() -> None:
    pages, _table, (anna, jonas), _host = host_table("sixpack", "Anna", "Jonas")
    anna.send(Deal())
    pages.play(random.Random(2), lambda: anna.asked)
    before, token = anna.table, anna.token
    anna.end()
    assert [chair.get("away", False) for chair in jonas.table["chairs"]][:2] == [True, False]
    assert pages.back(token).table == before
    assert not jonas.table["chairs"][0].get("away", False)


def test_duck_plays_for_an_absent_guest_until_they_return() -> None:
    pages, table, (anna, jonas), _host = host_table("six_takes", "Anna", "Jonas", limit=66)
    jonas.send(Deal())
    token, session = anna.token, table.session
    assert session is not None
    jonas.send(Replace(0))
    assert jonas.last("refusal")["words"] == "Nobody’s missing from that seat."
    anna.end()
    pages.update(5.0)
    assert not [one for one in session.match.history if one.seat == 0]
    jonas.send(Replace(0))
    pages.update(5.0)
    assert [one for one in session.match.history if one.seat == 0]
    assert jonas.table["chairs"][0]["replaced"]
    again = pages.back(token)
    chosen = sum(one.seat == 0 for one in session.match.history)
    pages.play(random.Random(4), lambda: again.asked)
    for _step in range(10):
        pages.update(5.0)
    assert sum(one.seat == 0 for one in session.match.history) == chosen
    assert not again.table["chairs"][0].get("replaced", False)


def test_leaving_guest_becomes_a_duck_and_loses_the_token() -> None:
    pages, table, (anna, jonas), _host = host_table("six_takes", "Anna", "Jonas", limit=66)
    anna.send(Deal())
    token = anna.token
    anna.send(Leave())
    assert anna.parted
    assert anna.last("bye")["words"] == "You’ve left the table."
    pages.update(5.0)
    assert [one for one in table.session.match.history if one.seat == 0]  # type: ignore[union-attr]
    assert not jonas.table["chairs"][0].get("guest", False)
    assert pages.back(token).last("refusal")["forget"]


def test_latecomer_takes_a_ducks_chair_between_rounds() -> None:
    pages, table, (anna,), _host = host_table("six_takes", "Anna", limit=66)
    anna.send(Deal())
    session = table.session
    assert session is not None
    late = pages.join("Mira")
    assert "seat" not in late.table
    late.send(Sit(2, "Mira", "sky"))
    assert late.last("refusal")["words"] == "A round is being played. You can sit down when it’s over."
    pages.play(random.Random(1), lambda: session.match.phase is Phase.ROUND_OVER, deal=False)
    pages.update()
    late.send(Sit(0, "Mira", "sky"))
    assert late.last("refusal")["words"] == "Someone else was faster. Choose another chair."
    late.send(Sit(2, "Mira", "sky"))
    assert late.table["seat"] == 2
    assert late.token != anna.token
    anna.send(Deal())
    late.send(Deal())
    assert late.table["question"] == "Choose a card."
    late.answer(0)
    assert [one.seat for one in session.match.history][-1] == 2


def test_latecomer_after_the_match_plays_the_next_one() -> None:
    pages, table, (anna,), host = host_table("six_takes", "Anna")
    watching = pages.join("", watch=True)
    anna.send(Deal())
    pages.play(random.Random(1), lambda: bool(host.kept))
    late = pages.join("Mira")
    watching.send(Sit(3, "Bob", "sky"))
    assert (late.table["seat"], watching.table["seat"]) == (1, 3)
    assert late.table["result"]["over"]
    late.send(Deal())
    assert [chair["name"] for chair in anna.table["chairs"]] == ["Anna", "Mira", "Duck C", "Bob"]
    assert late.asked
    assert watching.asked
    assert table.playing


def test_play_continues_without_a_guest_who_stays_away() -> None:
    pages, table, (anna, jonas), _host = host_table("six_takes", "Anna", "Jonas", limit=66)
    anna.send(Deal())
    session = table.session
    assert session is not None
    anna.send(Dismiss(1))
    assert anna.last("refusal")["words"] == "Nobody’s missing from that seat."
    token = jonas.token
    jonas.end()
    anna.send(Dismiss(1))
    assert not anna.table["chairs"][1].get("guest", False)
    assert pages.back(token).last("refusal")["forget"]
    late = pages.join("Mira")
    pages.play(random.Random(1), lambda: session.match.phase is Phase.ROUND_OVER, deal=False)
    pages.update()
    late.send(Sit(1, "Mira", "sky"))
    assert late.table["seat"] == 1


def test_absent_guest_can_be_left_out_before_the_match() -> None:
    _pages, table, (anna, jonas), _host = host_table("six_takes", "Anna", "Jonas")
    jonas.end()
    anna.send(Dismiss(1))
    assert [chair["name"] for chair in anna.last("lobby")["chairs"]] == ["Anna", "", "", ""]
    assert 1 in table.free_seats


# -- after a restart -------------------------------------------------------------------------------------


def resumed(saves: Path) -> tuple[Pages, list[HostedTable], HostForTests]:
    host = HostForTests(saves)
    tables = list(hosting.resume_tables(saves, frozenset(), host.host, lambda _level: DUCKS))
    return Pages(*tables), tables, host


@pytest.mark.parametrize("game", ALL)
def test_after_a_restart_everybody_is_back_at_the_same_question(game: str, tmp_path: Path) -> None:
    pages, table, (anna, jonas), _host = host_table(game, "Anna", "Jonas", saves=tmp_path)
    anna.send(Deal())
    chance = random.Random(8)
    pages.play(chance, lambda: jonas.asked and len(table.session.match.history) > 4)  # type: ignore[union-attr]
    tokens = anna.token, jonas.token
    before = [{**page.table, "news": []} for page in (anna, jonas)]
    table.leave()
    pages, tables, host = resumed(tmp_path)
    assert not host.notices
    assert [one.code for one in tables] == [CODE]
    back = [pages.back(token) for token in tokens]
    assert [{**page.table, "news": []} for page in back] == before
    pages.play(chance, lambda: bool(host.kept))
    assert not list(tmp_path.glob("*.seats.json"))


def test_lobby_says_that_the_host_has_put_a_match_aside(tmp_path: Path) -> None:
    pages, table, (anna, _jonas), _host = host_table("six_takes", "Anna", "Jonas", saves=tmp_path)
    before = anna.last("lobby")["status"]
    anna.send(Deal())
    table.leave()
    pages.update()
    assert anna.last("lobby")["status"] == f"The host has put the match aside. It’s saved. {before}"
    anna.send(Deal())
    pages.play(random.Random(2), lambda: table.session.match.over)  # type: ignore[union-attr]
    table.leave()
    pages.update()
    assert anna.last("lobby")["status"] == before


def test_latecomers_and_leavers_are_remembered_after_a_restart(tmp_path: Path) -> None:
    pages, table, (anna, jonas), _host = host_table("six_takes", "Anna", "Jonas", saves=tmp_path, limit=66)
    anna.send(Deal())
    late = pages.join("Mira")
    pages.play(
        random.Random(1),
        lambda: table.session.match.phase is Phase.ROUND_OVER,  # type: ignore[union-attr]
        deal=False,
    )
    pages.update()
    late.send(Sit(3, "Mira", "sky"))
    anna.send(Leave())
    jonas.send(Deal())
    late.send(Deal())
    token = late.token
    table.leave()
    pages, (again,), host = resumed(tmp_path)
    late = pages.back(token)
    assert late.table["seat"] == 3
    # A journal has only choices: the next round is dealt again.
    late.send(Deal())
    pages.update(5.0)
    assert late.asked
    own = [one.seat for one in again.session.match.history[40:]]
    assert 0 in own
    assert 3 not in own
    assert [chair.get("guest", False) for chair in late.table["chairs"]] == [False, True, False, True]
    assert not host.notices


def test_broken_file_of_seats_is_set_aside_and_reported(tmp_path: Path) -> None:
    _pages, table, (anna,), _host = host_table("six_takes", "Anna", saves=tmp_path)
    anna.send(Deal())
    journal = table.session.journal.path  # type: ignore[union-attr]
    table.leave()
    place = seats_file.seats_path(journal)
    place.write_text('{"format": 1, "code": "../../x", "level": "drake", "guests": []}')
    _pages, tables, host = resumed(tmp_path)
    assert not tables
    assert journal.exists()
    (notice,) = host.notices
    assert notice.startswith(str(place))
    assert notice.endswith(f"it was set aside as {place.name}.damaged-1")


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ('[{"seat": 9, "name": "A", "face": "sun", "token": "xxxxxxxxxxxxxxxxxxxxxxxx"}]', "below 4"),
        ('[{"seat": 0, "name": "A", "face": "sun", "token": "x"}]', "token"),
        (
            '[{"seat": 0, "name": "A", "face": "", "token": "xxxxxxxxxxxxxxxxxxxxxxxx"},'
            ' {"seat": 0, "name": "B", "face": "", "token": "yyyyyyyyyyyyyyyyyyyyyyyy"}]',
            "at most one person on each seat",
        ),
    ],
)
def test_impossible_guests_are_refused(seats: str, expected: str, tmp_path: Path) -> None:
    _pages, table, (anna,), _host = host_table("six_takes", "Anna", saves=tmp_path)
    anna.send(Deal())
    journal = table.session.journal.path  # type: ignore[union-attr]
    table.leave()
    content = f'{{"format": 1, "code": "{CODE}", "level": "drake", "guests": {seats}}}'
    seats_file.seats_path(journal).write_text(content)
    _pages, tables, host = resumed(tmp_path)
    assert not tables
    assert expected in host.notices[0]


def test_level_in_a_file_runs_no_command(tmp_path: Path) -> None:
    _pages, table, (anna,), _host = host_table("six_takes", "Anna", saves=tmp_path)
    anna.send(Deal())
    journal = table.session.journal.path  # type: ignore[union-attr]
    table.leave()
    place = seats_file.seats_path(journal)
    place.write_text(place.read_text().replace('"duckling"', '"exec:touch x"'))
    _pages, tables, host = resumed(tmp_path)
    assert not tables
    assert "exec:touch x" in host.notices[0]


def test_last_words_of_a_closing_host() -> None:
    pages, _table, (anna,), _host = host_table("six_takes", "Anna")
    hall: Hall = pages.hall
    anna.send(Deal())
    (last,) = hall.close()
    assert last.last
    assert b"The match is saved." in last.data
    assert b'"final":false' in last.data


def test_tables_are_independent() -> None:
    host = HostForTests()
    tables = [HostedTable(code, plan("six_takes"), host.host) for code in ("AAAAAA", "BBBBBB")]
    pages = Pages(*tables)
    anna, bea = pages.join("Anna", code="AAAAAA"), pages.join("Bea", code="bbb-bbb")
    anna.send(Deal())
    assert anna.table["code"] == "AAAAAA"
    assert bea.kinds[-1] == "lobby"
    assert ", ".join(LANGUAGES) == f"en, {OTHER_LANGUAGES}"


# -- people at the host's screen -------------------------------------------------------------------------


def with_host(saves: Path | None = None, *, seats: int = 4) -> tuple[Pages, HostedTable]:
    """Return a table with the host on seat 1 and a chosen duck on seat 2."""
    sitting = {1: Player("You"), 2: Player("Dora", "duckling", "bob")}
    made = replace(plan("six_takes", seats), local_players=sitting, mine=True)
    table = HostedTable(CODE, made, HostForTests(saves).host)
    return Pages(table), table


def test_guests_get_free_chairs_then_ducks_but_never_the_hosts() -> None:
    pages, table = with_host()
    guests = [pages.join(name) for name in ("Anna", "Jonas", "Mira")]
    assert [guest.last("lobby")["seat"] for guest in guests] == [0, 3, 2]
    assert table.free_seats == ()
    assert pages.join("Zoe").last("refusal")["words"] == "All chairs are taken. You can watch."
    chairs = guests[0].last("lobby")["chairs"]
    assert [chair["name"] for chair in chairs] == ["Anna", "Host", "Mira", "Jonas"]
    guests[2].send(SetLanguage("fr"))
    assert [chair["name"] for chair in guests[2].last("lobby")["chairs"]][1] == "Hôte"
    assert [chair["face"] for chair in chairs][1] == "own"
    assert all(chair["guest"] for chair in chairs)


def test_guest_never_has_the_hosts_name() -> None:
    pages, table = with_host()
    pages.join("host")
    assert table.room.guests[0].name == "host 2"


def test_only_the_host_plays_the_hosts_seat() -> None:
    pages, table = with_host()
    pages.join("Anna").send(Deal())
    session = table.session
    assert (session.own_seat, session.local_seats, session.view.seat) == (1, (1,), 1)
    assert [player.human for player in session.header.players] == [True, True, False, False]
    watcher = pages.join("Zoe", watch=True)
    watcher.send(Sit(1, "Zoe", "rose"))
    assert watcher.last("refusal")["words"] == "Someone else was faster. Choose another chair."
    session.choose(session.game.choices(session.view)[0])
    assert 1 not in session.match.pending


def on_screen(journal: Path) -> HostedTable:
    """Return the table of a journal, resumed by the program that showed it."""
    saved = seats_file.load(journal)
    assert isinstance(saved, SavedSeats)
    host = HostForTests(journal.parent).host
    return hosting.resume_table(journal, saved, host, lambda _level: DUCKS, on_screen=True)


def leave_match(saves: Path) -> tuple[Path, tuple[int, ...]]:
    """Return the journal of a match that the host has left, and their hand in it."""
    pages, table = with_host(saves)
    pages.join("Anna").send(Deal())
    session = table.session
    found = session.journal.path, session.view.hand
    table.leave()
    return found


def test_resumed_table_knows_who_sat_at_its_screen(tmp_path: Path) -> None:
    journal, hand = leave_match(tmp_path)
    again = on_screen(journal)
    assert (again.plan.local_people.seats, again.plan.mine, again.session.view.hand) == ((1,), True, hand)


def test_host_without_a_screen_leaves_such_a_match_alone(tmp_path: Path) -> None:
    leave_match(tmp_path)
    _pages, tables, host = resumed(tmp_path)
    assert not tables
    assert not host.notices


def test_nobody_at_the_screen_gets_a_ducks_seat(tmp_path: Path) -> None:
    journal, _hand = leave_match(tmp_path)
    place = seats_file.seats_path(journal)
    place.write_text(place.read_text().replace('"here":[1]', '"here":[2]'))
    with pytest.raises(BadJournal, match="here: expected seats of people"):
        on_screen(journal)
