"""A journal that is read ahead is current, and is given to one caller only."""

from pathlib import Path
from threading import Event, Timer
from typing import Any

import pytest

from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.engine import journal as journals
from game.engine.contract import CardGame
from game.engine.journal import BadJournal, Header, Journal, Player, Reading, new_match
from game.session.journal_cache import JournalCache

PLAYERS = (Player("You"), Player("Pip", "duckling"))


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    """Return the journal of a match with one choice."""
    header = Header(version="0", game="six_takes", seed=6, options={}, players=PLAYERS)
    journal = Journal.create(tmp_path / "match.sixes", header)
    match = new_match(SIX_TAKES, header)
    match.record_to(journal.record)
    match.deal()
    match.choose(0, match.pending[0][0])
    return journal


def read_ahead(readings: JournalCache, path: Path) -> None:
    assert not readings.ready(path), "it must be read first"
    readings.wait()
    assert readings.ready(path)


def test_cached_reading_is_given_once(journal: Journal) -> None:
    readings = JournalCache()
    read_ahead(readings, journal.path)
    found = readings.find_current(journal.path)
    assert found is not None
    assert readings.read_exclusive(journal.path, SIX_TAKES) is found
    again = readings.read_exclusive(journal.path, SIX_TAKES)
    assert again is not found, "the first caller may have played on"
    assert again.match.state == found.match.state


def test_reading_in_progress_is_waited_for(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread that decodes the same types at the same time could crash the program."""
    readings, go_on = JournalCache(), Event()
    plain = journals.read

    def read_slowly(path: Path, game: CardGame[Any, Any]) -> Reading:
        go_on.wait(60)
        return plain(path, game)

    monkeypatch.setattr(journals, "read", read_slowly)
    assert not readings.ready(journal.path)
    Timer(0.05, go_on.set).start()
    found = readings.read_shared(journal.path, SIX_TAKES)
    assert found is readings.find_current(journal.path)


def test_changed_journal_is_read_again(journal: Journal) -> None:
    readings = JournalCache()
    read_ahead(readings, journal.path)
    with journal.path.open("ab") as file:
        file.write(b"torn")
    assert readings.find_current(journal.path) is None
    assert readings.read_exclusive(journal.path, SIX_TAKES).damage is not None
    read_ahead(readings, journal.path)


def test_journals_are_told_apart(journal: Journal, tmp_path: Path) -> None:
    readings = JournalCache()
    read_ahead(readings, journal.path)
    other = tmp_path / "other.sixes"
    other.write_bytes(journal.path.read_bytes())
    assert readings.find_current(other) is None
    read_ahead(readings, other)


def test_several_journals_are_read_in_turn(journal: Journal, tmp_path: Path) -> None:
    readings, paths = JournalCache(), [journal.path, tmp_path / "other.sixes"]
    paths[1].write_bytes(journal.path.read_bytes())
    for _ in paths:
        assert not readings.ready(*paths)
        readings.wait()
    assert readings.ready(*paths)
    found = [readings.read_shared(path, SIX_TAKES) for path in paths]
    assert [readings.read_exclusive(path, SIX_TAKES) for path in paths] == found
    assert not readings.ready(*paths)
    readings.wait()
    assert not readings.ready(paths[1]), "the first one was read"
    readings.wait()
    assert readings.ready(paths[1])
    assert readings.find_current(paths[0]) is None, "only the journals asked for are kept"


def test_unreadable_journal_blocks_nobody(tmp_path: Path) -> None:
    readings, path = JournalCache(), tmp_path / "gone.sixes"
    read_ahead(readings, path)
    assert readings.find_current(path) is None
    with pytest.raises(BadJournal):
        readings.read_exclusive(path, SIX_TAKES)
