"""Pictures of the rules books in words."""

from game.voice.sheet import told_group


def test_a_group_is_told_with_its_open_cards() -> None:
    assert told_group("four rows", ["9", "33"]) == "Four rows: 9 and 33."
    assert told_group("", ["9", "33"]) == "9 and 33."
    assert told_group("ten cards each", []) == "Ten cards each.", "they lie face down"
