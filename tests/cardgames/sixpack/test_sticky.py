"""RULES.md §16: Sticky."""

from collections.abc import Callable

from game.cardgames.sixpack.rules.events import CardStolen
from game.cardgames.sixpack.rules.game import SIXPACK
from tests.cardgames.sixpack.boards import Turn, check, first_cards, parametrize_rules


@parametrize_rules(
    # §16.1, §16.2: it steals from everyone with its number, and stays.
    (
        lambda: first_cards("1 | 6 | 6", "sticky:4 1", "4 2 2", "4 3 3", "5 5 5"),
        {"out": "4 4", "hands": ["1 2 3", "2", "3", "5 5"], "piles": "1 sticky:4 5 | 6 | 6"},
    ),
    # §16.1: it steals nothing from an empty hand; without a card of its number, it does nothing.
    (lambda: first_cards("1 | 6 | 6", "sticky:4 1", "4", "5 5 5"), {"out": "4", "CardStolen": 0}),
    (
        lambda: first_cards("1 | 6 | 6", "sticky:4 1", "3 1", "5 5"),
        {"out": "", "piles": "1 3 sticky:4 5 | 6 | 6"},
    ),
    # §16.2: its owner's second card leaves without a theft; §16.1: two cards of one seat cost it one.
    (
        lambda: Turn("1 | 6 | 6", "sticky:4 4 1", "3 5 1").lay("sticky:4 4", "3 5"),
        {"out": "4", "CardStolen": 0},
    ),
    (
        lambda: Turn("1 | 6 | 6", "sticky:4 5 1", "4 4 2 2").lay("sticky:4 5", "4 4"),
        {"out": "4 4", "CardStolen": 1},
    ),
    # §10.2, §20.1: an added Sticky removes the copied card and steals for it; the copy is no duplicate.
    (
        lambda: first_cards("1 | 6 | 6", "late_arrival:2 sticky:5", "5 3 3", "copycat:4 4 4").pick("5"),
        {"out": "5", "hands": ["3", "3", "4 4"]},
    ),
    # §4.3: other duplicates leave as usual.
    (lambda: first_cards("1 | 6 | 6", "sticky:4 1", "3 2 2", "3 3 3"), {"out": "3 3"}),
    # §16.3: of two Stickies, the one with the lower printed number takes effect.
    (
        lambda: Turn("1 | 6 | 6", "sticky:4 2", "calculator:1 sticky:3 1", "5 5").lay(
            "sticky:4", "calculator:1+sticky:3", "5"
        ),
        {
            "out": "sticky:4",
            "hands": ["", "1 2", "5"],
            "piles": "1 calculator:1 sticky:3 5 | 6 | 6",
        },
    ),
    # §4.3: the number chosen for Super Numbers counts, because it's chosen before.
    (
        lambda: first_cards("1 | 6 | 6", "sticky:4 2", "super_numbers:3/4 1", "5 5").number(4),
        {"out": "super_numbers:3/4", "hand": "1 2"},
    ),
)
def test_rules(play: Callable[[], Turn], after: dict[str, object]) -> None:
    check(play, after)


def test_only_the_two_seats_see_the_stolen_card() -> None:
    """§6.6."""
    turn = Turn("1 | 6 | 6", "sticky:4 1", "4 2 2", "5 5 5").lay("sticky:4", "4", "5")
    (stolen,) = turn.events_of(CardStolen)
    assert turn.text(stolen.card) == "2"
    for seat in (0, 1):
        assert SIXPACK.redact(stolen, seat) == stolen
        assert SIXPACK.view(turn.state, 1).known[0] == (stolen.card,)
    for listener in (2, None):
        assert SIXPACK.redact(stolen, listener) == CardStolen(0, stolen.source, 1, 0, False)
        assert SIXPACK.view(turn.state, listener).known[0] == ()


def test_stolen_face_up_card_is_seen_by_all() -> None:
    """§6.6."""
    turn = Turn("1 | 6 | 6", "sticky:4 1", "4 seethrough:2", "5 5 5")
    turn.lay_one(1, "4").lay_one(0, "sticky:4").lay_one(2, "5")
    (stolen,) = turn.events_of(CardStolen)
    assert SIXPACK.redact(stolen, 2) == stolen
    assert turn.hand(0) == "1 seethrough:2"
    assert len(turn.state.public.open) == 1
