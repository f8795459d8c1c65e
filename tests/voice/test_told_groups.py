"""Pictures of the rules books in words."""

from game.voice.sheet import group_words


def test_a_group_is_told_with_its_open_cards() -> None:
    assert group_words("four rows", ["9", "33"]) == "Four rows: 9 and 33."
    assert group_words("", ["9", "33"]) == "9 and 33."
    assert group_words("ten cards each", []) == "Ten cards each.", "they lie face down"
