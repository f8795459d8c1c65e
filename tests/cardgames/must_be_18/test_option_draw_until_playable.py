"""RULES.md §7.6: cards are drawn until a play is possible or the stock is empty."""

from game.cardgames.must_be_18.rules.events import DrawCard, Skip
from tests.cardgames.must_be_18.standing import does, hand, kinds, legal, opening, play, standing


def test_one_after_the_other() -> None:
    state = standing("66", "5", "66", stock="44656", draw="until_playable")
    after, events = does(state, play("0:6"))
    assert kinds(events) == "CardsPlayed CardDrawn CardDrawn CardDrawn"
    assert hand(after, 1) == "4456"
    assert legal(after) == {play(f"{column}:6") for column in range(3)}
    assert after.public.drawn == len(after.fresh) == 3


def test_a_column_that_could_be_opened_does_not_end_it() -> None:
    state = standing("66", "4", "66", stock="25656", draw="until_playable")
    after, events = does(state, play("0:6"))
    assert kinds(events) == "CardsPlayed CardDrawn CardDrawn CardDrawn"
    assert hand(after, 1) == "2456"


def test_until_the_stock_is_empty() -> None:
    """Then a column is opened if it can be."""
    state = standing("66", "4", "66", stock="25", draw="until_playable")
    after, events = does(state, play("0:6"))
    assert kinds(events) == "CardsPlayed CardDrawn CardDrawn"
    assert opening(2, "0:4") in legal(after)
    _after, events = does(standing("66", "5", "66", stock="55", draw="until_playable"), play("0:6"))
    assert kinds(events) == "CardsPlayed CardDrawn CardDrawn Skipped"


def test_every_draw_has_shown_a_hand_that_could_not_play() -> None:
    """§6.2"""
    state = standing("66", "5", "66", stock="44656", draw="until_playable")
    after = does(state, play("0:6")).state
    assert [(failure.lack, failure.size) for failure in after.public.failures] == [
        ("play", 1 + n) for n in range(3)
    ]


def test_drawing_freely_is_one_card_if_that_can_be_played() -> None:
    """With §7.3: who can play already draws one."""
    state = standing("6", "66", stock="555", draw="until_playable", play="may_draw")
    after, events = does(state, DrawCard())
    assert kinds(events) == "CardDrawn"
    assert Skip() in legal(after)
    assert DrawCard() not in legal(after)


def test_a_voluntary_column_may_come_before_each_card() -> None:
    """With §7.4."""
    state = standing("42", "66", stock="555", draw="until_playable", opening="voluntary")
    after = does(state, DrawCard()).state
    assert {DrawCard(), opening(2, "0:4")} <= legal(after)
    last, events = does(after, DrawCard(), DrawCard())
    assert kinds(events) == "CardDrawn CardDrawn"
    assert Skip() in legal(last)
    assert DrawCard() not in legal(last)
