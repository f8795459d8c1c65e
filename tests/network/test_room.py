"""A table's seats, names, codes and tokens."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.network.room import (
    LONGEST_NAME,
    GuestList,
    Rejected,
    WrongCodes,
    clean_name,
    new_code,
    normalize_code,
)


def test_codes_have_six_unambiguous_letters() -> None:
    codes = {new_code() for _ in range(500)}
    # Occasionally, two are the same.
    assert len(codes) > 490
    assert all(len(code) == 6 and set(code) <= set(string.ascii_uppercase) - set("IOSZ") for code in codes)


def test_new_code_differs_from_those_of_other_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("AAAAAABBBBBB")
    monkeypatch.setattr("game.network.room.secrets.choice", lambda _letters: next(letters))
    assert new_code(["AAAAAA"]) == "BBBBBB"


def test_codes_may_be_typed_with_spaces_dashes_and_small_letters() -> None:
    assert normalize_code(" rafT-e d ") == "RAFTED"


@given(st.text())
def test_names_are_short_and_on_one_line(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= LONGEST_NAME
    assert name == name.strip()
    assert name.isprintable() or not name


def test_blank_name_is_refused() -> None:
    with pytest.raises(Rejected, match="Type a name"):
        GuestList().sit(0, " \u202e\x07 ", "sun", [])


def test_taken_name_gets_a_number() -> None:
    room = GuestList()
    names = ["Anna"]
    for seat, expected in enumerate(("anna 2", "anna 3", "anna 4")):
        names.append(room.sit(seat, "anna", "sun", names).name)
        assert names[-1] == expected


def test_numbered_name_stays_short() -> None:
    long = "Bartholomäus"
    assert GuestList().sit(0, long, "sun", [long]).name == "Bartholomä 2"


def test_tokens_are_long_distinct_and_found() -> None:
    room = GuestList()
    tokens = {room.sit(seat, "Anna", "sun", []).token for seat in range(20)}
    # 128 bits take 22 letters of 64 kinds.
    assert len(tokens) == 20
    assert all(len(token) >= 22 for token in tokens)
    for seat, guest in room.guests.items():
        assert room.find_by_token(guest.token) == room.guests[seat]
    for wrong in ("", "x" * 22, "ä\ud800", next(iter(tokens))[:-1]):
        assert room.find_by_token(wrong) is None


def test_guest_without_any_connection_is_away() -> None:
    room = GuestList()
    room.sit(2, "Anna", "sun", [])
    assert room.is_away(2)
    room.connect(2)
    room.connect(2)
    room.disconnect(2)
    assert not room.is_away(2)
    assert room.present_seats == (2,)
    room.disconnect(2)
    room.disconnect(2)
    assert room.is_away(2)
    assert not room.is_away(1)


def test_five_wrong_codes_a_minute_block_an_address_for_a_while() -> None:
    attempts = WrongCodes()
    for now in range(4):
        attempts.add("10.0.0.1", now)
    assert not attempts.is_blocked("10.0.0.1", 4)
    attempts.add("10.0.0.1", 4)
    assert attempts.is_blocked("10.0.0.1", 5)
    assert not attempts.is_blocked("10.0.0.2", 5)
    assert attempts.is_blocked("10.0.0.1", 59.9)
    assert not attempts.is_blocked("10.0.0.1", 60.1)
