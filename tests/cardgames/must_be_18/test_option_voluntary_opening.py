"""RULES.md §7.4, §7.9: a column may be opened instead of any play, and need not be."""

from game.cardgames.must_be_18.rules.events import DrawCard, Skip, Skipped
from tests.cardgames.must_be_18.standing import does, kinds, legal, only, opening, play, standing

NEW = {opening(number, f"{column}:{6 - number}") for number in (2, 4) for column in range(3)}
SINGLE = {play(f"{column}:6") for column in range(3)}


def test_instead_of_a_play() -> None:
    state = standing("642", "6", opening="voluntary")
    assert legal(state) >= SINGLE | NEW
    assert not {DrawCard(), Skip()} & legal(state)


def test_instead_of_drawing() -> None:
    assert legal(standing("42", "66", stock="5", opening="voluntary")) == {*NEW, DrawCard()}


def test_who_has_drawn_must_play_if_they_can_play_now() -> None:
    state = does(standing("42", "66", stock="6", opening="voluntary"), DrawCard()).state
    assert legal(state) >= SINGLE | NEW
    assert Skip() not in legal(state)


def test_who_may_keep_the_drawn_card_may_open_a_column_too() -> None:
    """§7.3, §7.4"""
    state = does(standing("642", "66", stock="6", opening="voluntary", play="may_draw"), DrawCard()).state
    assert legal(state) >= SINGLE | NEW | {Skip()}
    assert DrawCard() not in legal(state)


def test_nobody_has_to_open() -> None:
    state = standing("42", "66", "66", opening="voluntary")
    assert legal(state) == {*NEW, Skip()}
    after, events = does(state, Skip())
    assert only(events, Skipped) == Skipped(0, forced=False, drew=False)
    assert after.public.turn == 1


def test_a_column_more_than_may_be_is_not_opened() -> None:
    state = standing("642", "6", tops="6651", columns=4, opening="voluntary")
    assert not any(isinstance(choice, type(opening(1, ""))) for choice in legal(state))


def test_if_all_decline_the_round_is_blocked() -> None:
    """§7.9: with nothing to draw, a skip is a skip."""
    _after, events = does(standing("42", "42", opening="voluntary", deck="even"), Skip(), Skip())
    assert kinds(events) == "Skipped Skipped RoundBlocked RoundScored"


def test_who_has_drawn_and_could_open_does_not_help_to_block() -> None:
    """§7.9"""
    state = standing("42", "5", stock="1", opening="voluntary", deck="even")
    after, events = does(state, DrawCard(), Skip())
    assert kinds(events) == "CardDrawn Skipped Skipped"
    assert after.public.turn == 0


def test_who_draws_has_shown_not_to_play() -> None:
    """§6.2: it must have been without a play, but not without a column to open."""
    after = does(standing("42", "66", stock="5", opening="voluntary"), DrawCard()).state
    assert [(failure.seat, failure.lack, failure.size) for failure in after.public.failures] == [
        (0, "play", 2)
    ]
    opened = does(standing("42", "665", stock="5", opening="voluntary"), opening(2, "0:4")).state
    assert [failure for failure in opened.public.failures if failure.seat == 0] == []
