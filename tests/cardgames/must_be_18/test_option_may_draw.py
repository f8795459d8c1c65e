"""RULES.md §7.3, §7.9: who can play may draw a card instead, and then play or keep it."""

from game.cardgames.must_be_18.rules.events import CardDrawn, DrawCard, OpenColumn, Skip, Skipped
from tests.cardgames.must_be_18.standing import does, hand, kinds, legal, only, play, standing


def test_a_card_may_be_drawn_instead() -> None:
    state = standing("6", "65", stock="46", play="may_draw")
    single = {play(f"{column}:6") for column in range(3)}
    assert legal(state) == {*single, DrawCard()}
    after, events = does(state, DrawCard())
    assert kinds(events) == "CardDrawn"
    assert not only(events, CardDrawn).forced
    assert hand(after, 0) == "46"
    assert legal(after) == {*single, Skip()}


def test_the_card_may_be_kept() -> None:
    after, events = does(standing("6", "65", stock="46", play="may_draw"), DrawCard(), Skip())
    assert only(events, Skipped) == Skipped(0, forced=False, drew=True)
    assert after.public.turn == 1


def test_also_by_who_could_not_play_before() -> None:
    after, events = does(standing("66", "54", "66", stock="65", play="may_draw"), play("0:6"))
    assert only(events, CardDrawn).forced
    assert Skip() in legal(after)


def test_with_an_empty_stock_who_can_play_must() -> None:
    state = standing("6", "65", play="may_draw")
    assert legal(state) == {play(f"{column}:6") for column in range(3)}


def test_a_column_still_must_be_opened() -> None:
    state = does(standing("66", "4", "66", stock="2", play="may_draw"), play("0:6")).state
    assert all(isinstance(choice, OpenColumn) for choice in legal(state))


def test_who_keeps_a_playable_card_does_not_help_to_block() -> None:
    """§7.9: seat 0 has a six yet, and must lay it when its turn comes again."""
    after, events = does(standing("6", "5", stock="6", play="may_draw"), DrawCard(), Skip())
    assert kinds(events) == "CardDrawn Skipped Skipped"
    assert after.public.turn == 0
    assert after.public.skips == 1


def test_what_is_shown_by_drawing_freely() -> None:
    """§6.2: nothing."""
    after = does(standing("6", "65", stock="46", play="may_draw"), DrawCard(), Skip()).state
    assert after.public.failures == ()
