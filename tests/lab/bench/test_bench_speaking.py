"""The bench of speech: every key is answered, and its words come to the voice."""

import pytest

from game.lab.bench import frames, speaking


def test_each_key_has_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "_KEYS", 4)
    monkeypatch.setattr(speaking, "_PAUSES", (0.0, 0.01))
    monkeypatch.setattr(speaking, "_LOST", 300.0)
    monkeypatch.setattr(speaking, "SETTLE", 0.0)
    times = speaking._keys()
    assert len(times) == 8, "on the title and on a table"
    assert all(time.clock > 0 and time.work >= 0 for time in times)


def test_words_come_to_the_voice_in_every_other_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "_BLOCKS", 2)
    monkeypatch.setattr(speaking, "_BLOCK_FRAMES", 5)
    monkeypatch.setattr(speaking, "SIZES", ((640, 360),))
    silent, spoken, taken = speaking._frames()
    assert (len(silent), len(spoken)) == (10, 10)
    assert taken > 0


def test_one_of_a_hundred_is_slower() -> None:
    assert frames.p99([float(time) for time in range(1000)]) == 990.0
    assert frames.p99([5.0]) == 5.0
