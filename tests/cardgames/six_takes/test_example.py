"""RULES.md §7: the worked example, and the game's lesson made from it."""

from game.cardgames.six_takes.rulebook import BINDER, position
from game.cardgames.six_takes.rules.events import CardPlaced, RowAsked, RowTaken
from game.cardgames.six_takes.rules.game import SIX_TAKES, ducks_in
from game.tables.book.files import book_of
from tests.support.six_takes_boards import board, play_cards, text


def test_turn_goes_as_described() -> None:
    rows = (9, 12, 21), (19, 24), (33, 42, 50, 57), (69, 72, 81)
    start = position(
        rows,
        (1, 2, 23, 13, 25, 38, 52, 84),
        (3, 4, 88, 15, 28, 47, 61, 93),
        (5, 6, 7, 11, 30, 44, 66, 98),
        (8, 10, 64, 14, 36, 55, 76, 102),
    )
    dealt = len(rows) + sum(start.public.turn - 1 for _seat in start.hands)
    assert sum(map(len, rows)) == dealt, "the rows hold all cards played before this turn"
    assert book_of(BINDER).lessons["example"].view == SIX_TAKES.view(start, None)
    state, events = play_cards(start, 23, 88, 7, 64, takes={2: 3})
    assert board(state) == text("9 12 21 23\n19 24\n88\n7")
    assert state.public.taken == ((), (33, 42, 50, 57, 64), (69, 72, 81), ())
    assert [ducks_in(cards) for cards in state.public.taken] == [0, 11, 3, 0]
    assert [(event.card, event.row) for event in events if isinstance(event, CardPlaced)] == [
        (7, 3),
        (23, 0),
        (64, 2),
        (88, 2),
    ]


def test_lesson_has_a_step_for_each_card_and_hides_no_event() -> None:
    lesson = book_of(BINDER).lessons["example"]
    assert len(lesson.stages) == 7
    shown = [event for stage in lesson.stages for event in stage.events]
    assert [event.ducks for event in shown if isinstance(event, RowTaken)] == [3, 11]
    assert not any(isinstance(event, RowAsked) for event in shown)
