"""RULES.md §4.2: the stock is empty and all in a row have skipped."""

import random

from game.cardgames.must_be_18.rules.events import RoundBlocked, RoundScored, Skipped
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from tests.cardgames.must_be_18.standing import does, kinds, only, play, playing, random_setup, standing


def test_the_round_ends_when_all_have_skipped() -> None:
    """Whoever laid last has skipped too by then."""
    after, events = does(standing("65", "5", "4"), play("0:6"))
    assert kinds(events) == "CardsPlayed Skipped Skipped Skipped RoundBlocked RoundScored"
    assert only(events, RoundBlocked) == RoundBlocked((6, 6, 6))
    assert only(events, RoundScored).out is None
    assert only(events, RoundScored).points == (5, 5, 4)
    assert after.public.turn is None
    assert after.public.hands
    assert after.public.out is None
    assert not MUST_BE_18.pending(after)


def test_not_while_there_are_cards_to_draw() -> None:
    _after, events = does(standing("65", "5", "5", stock="5555"), play("0:6"))
    assert kinds(events) == (
        "CardsPlayed CardDrawn Skipped CardDrawn Skipped CardDrawn Skipped CardDrawn Skipped "
        "RoundBlocked RoundScored"
    )


def test_drawing_the_last_card_in_vain_is_a_skip_too() -> None:
    """The third skip in a row empties the stock: nobody is looked at twice."""
    _after, events = does(standing("65", "5", "5", stock="555"), play("0:6"))
    assert kinds(events).endswith(
        "CardDrawn Skipped CardDrawn Skipped CardDrawn Skipped RoundBlocked RoundScored"
    )
    assert kinds(events).count("Skipped") == 3


def test_one_that_lays_unblocks_it() -> None:
    after, events = does(standing("665", "5", "4"), play("0:6"))
    assert kinds(events) == "CardsPlayed Skipped Skipped"
    assert after.public.turn == 0


def test_it_happens() -> None:
    """In random rounds too, and only where the stock is empty and as many skipped as sit there."""
    chance, blocked = random.Random(4), 0
    for match in range(200):
        seats = 2 + match % 5
        fixed = {"rounds": 1, "play": "compulsory", "opening": "stuck", "columns": 4}
        skips = 0
        for state, events in playing(random_setup(seats, chance, **fixed), chance):
            for event in events:
                if isinstance(event, Skipped):
                    skips += 1
                elif kinds((event,)) in ("CardsPlayed", "ColumnOpened"):
                    skips = 0
                elif isinstance(event, RoundBlocked):
                    assert skips >= seats
                    assert not state.stock
                    blocked += 1
            if state.public.turn is not None:
                assert state.stock or skips < seats
    assert blocked > 10
