"""RULES.md §3.4: who cannot play draws one card, and must play if that helps."""

from game.cardgames.must_be_18.rules.events import CardDrawn, CardsPlayed, DrawCard, Skip
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from tests.cardgames.must_be_18.standing import does, hand, kinds, legal, only, play, standing


def test_who_cannot_play_draws_a_card() -> None:
    """It happens by itself (§3.8)."""
    after, events = does(standing("66", "55", "66", stock="65"), play("0:6"))
    assert kinds(events) == "CardsPlayed CardDrawn"
    drawn = only(events, CardDrawn)
    assert (drawn.seat, drawn.stock, drawn.forced) == (1, 1, True)
    assert hand(after, 1) == "556"
    assert after.public.turn == 1


def test_the_play_must_be_made_then() -> None:
    after = does(standing("66", "55", "66", stock="65"), play("0:6")).state
    assert legal(after) == {play(f"{column}:6") for column in range(3)}
    assert not {DrawCard(), Skip()} & legal(after)


def test_more_than_the_drawn_card_may_be_laid() -> None:
    after = does(standing("66", "5", "66", tops="6633", stock="46"), play("0:6")).state
    assert hand(after, 1) == "45"
    assert all(len(choice.covers) == 2 for choice in legal(after))


def test_only_one_card_is_drawn() -> None:
    state = standing("66", "555", "66", tops="666", stock="566", columns=4)
    after, events = does(state, play("0:6"))
    # Three fives do not cover sixes, and no column can be opened with fives alone.
    assert kinds(events) == "CardsPlayed CardDrawn Skipped"
    assert after.public.stock == 2


def test_with_an_empty_stock_nobody_draws() -> None:
    assert kinds(does(standing("66", "555", "66"), play("0:6")).events) == "CardsPlayed Skipped"


def test_what_was_drawn_is_known_to_its_seat() -> None:
    """§6.1."""
    after = does(standing("66", "55", "66", stock="65"), play("0:6")).state
    (card,) = MUST_BE_18.view(after, 1).fresh
    assert card in after.hands[1]
    assert after.public.drawn == 1
    assert MUST_BE_18.view(after, 0).fresh == MUST_BE_18.view(after, None).fresh == ()
    later, events = does(after, play("0:6"))
    assert only(events, CardsPlayed)
    assert later.fresh == ()
    assert later.public.drawn == 0
