"""The rulebook of 6 takes!: examples follow the rules, and only the marked answers are good."""

import pytest

from game.cardgames.six_takes.rulebook import BINDER, position
from game.cardgames.six_takes.rulebook.pictures import LineTable
from game.cardgames.six_takes.rules.events import CardPlaced, CardsRevealed, DraftLaid, RowTaken
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.words.choices import CHOICES
from game.engine.contract import Setup
from game.tables.book.exercise import READER, ExerciseResult
from game.tables.book.files import book_of
from game.tables.book.rulebook import Picture, QuizQuestion
from tests.cardgames.six_takes.test_endings import end_round
from tests.support.books import Answers, exercises_of, quizzes_of
from tests.support.six_takes_boards import board, text, with_public

BOOK = book_of(BINDER)
PAGES = BOOK.pages
EXAMPLES = exercises_of(BOOK)
DRAFT, ENDINGS = quizzes_of(BOOK, "draft", "endings")

SOLVED = {
    "sixth": "12 18 25 31 36\n40 43 50\n66 70 71 72 77\n90 95",
    "nearest": "5 9 13 17 18\n22\n48 49 53 54 56\n77 81",
    "too_low": "25 26 30 33\n44\n3 9\n60 61 62 64 65",
    "last_card": "36\n40 41\n70 72 73\n90 95",
}
"""The rows once an exercise is solved, by exercise."""


def ducks(done: ExerciseResult) -> int:
    return sum(event.ducks for event in done.events if isinstance(event, RowTaken) and event.seat == READER)


def results(example: str) -> dict[str, ExerciseResult]:
    answers = Answers(SIX_TAKES, CHOICES, EXAMPLES[example])
    return {answers.label(choice): answers.tried(choice) for choice in answers.legal()}


# -- pages and album ---------------------------------------------------------------------------------------


def test_deal_on_its_page() -> None:
    """§2.1."""
    (page,) = [page for page in PAGES if page.title == "Dealing"]
    (picture,) = [block.draw for block in page.blocks if isinstance(block, Picture)]
    hand, rows = (group.cards for group in picture.groups)
    dealt = SIX_TAKES.deal(SIX_TAKES.open(Setup(10, 1, SixTakesOptions()))).state
    assert [len(held) for held in dealt.hands] == [len(hand)] * 10
    assert len(dealt.public.rows) == len(rows)
    assert sum(map(len, dealt.hands)) + len(rows) == dealt.public.deck, "with ten nothing is left over"


# -- examples ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("example", EXAMPLES)
def test_result_of_a_good_answer(example: str) -> None:
    (good,) = EXAMPLES[example].tasks[0].good
    assert board(results(example)[good].state) == text(SOLVED[example])


@pytest.mark.parametrize("example", EXAMPLES)
def test_no_other_answer_costs_as_little(example: str) -> None:
    cost = {name: ducks(done) for name, done in results(example).items()}
    (good,) = EXAMPLES[example].tasks[0].good
    assert len(cost) > 1
    assert all(cost[name] > cost[good] for name in cost if name != good)


def test_taken_cards_do_not_come_back() -> None:
    """§3.3 and §4."""
    done = results("too_low")["row 3"]
    taken = [event.cards for event in done.events if isinstance(event, RowTaken) and event.seat == READER]
    assert taken == [(7, 8)]
    placed = [event.card for event in done.events if isinstance(event, CardPlaced) and event.seat == READER]
    assert placed == [3, 30]
    assert not set(done.state.hands[READER]) & {7, 8}


def test_last_card_plays_itself() -> None:
    """§2.3: the tenth turn asks nobody, but a card that is too low still takes a row."""
    for name, last in (("play 35", 95), ("play 95", 35)):
        done = results("last_card")[name]
        revealed = [event for event in done.events if isinstance(event, CardsRevealed)]
        assert [event.automatic for event in revealed] == [False, True]
        assert (last, READER) in revealed[-1].plays


# -- quizzes -----------------------------------------------------------------------------------------------


def totals(question: QuizQuestion) -> tuple[int, ...]:
    return tuple(int(row[1].split()[0]) for row in question.draw.rows)


def first(ranking: tuple[int, ...] | None, rank: int) -> list[int]:
    assert ranking is not None
    return [seat for seat, place in enumerate(ranking) if place == rank]


def test_ends_follow_the_rules() -> None:
    """§5.1 and §5.2; the round costs seat 0 six ducks."""
    limit, later, together = ENDINGS.questions
    you, *others = totals(limit)
    state, _ = end_round((you - 6, *others), SixTakesOptions())
    assert [seat for seat, gone in enumerate(state.public.out) if gone] == [1]
    assert limit.task.good == ("Bob",)
    # Bob is seat 0 here, which goes out in this round: after you, and before Celia, who wins.
    _you, bob, celia = totals(later)
    you_out = totals(later)[0]
    state, _ = end_round((bob - 6, you_out, celia), SixTakesOptions(), round=5, out=(0, 4, 0), playing=(0, 2))
    assert SIX_TAKES.ranking(state) == (2, 3, 1)
    assert later.task.good == ("Bob",)
    you, *others = totals(together)
    state, _ = end_round((you - 6, *others), SixTakesOptions())
    assert first(SIX_TAKES.ranking(state), 1) == [1, 2]
    assert together.task.good == ("Bob and Celia",)


def order(state: SixTakesState) -> tuple[int, ...]:
    (laid,) = [event for event in SIX_TAKES.deal(state).events if isinstance(event, DraftLaid)]
    return laid.order


def test_order_of_picking_follows_the_rules() -> None:
    """§6.2."""
    names = ("you", "Bob", "Celia")
    opened = SIX_TAKES.open(Setup(3, 1, SixTakesOptions(draft=True)))
    assert order(opened) == (0, 1, 2)
    state = SIX_TAKES.deal(opened).state
    for seat in (0, 1, 2):
        assert set(SIX_TAKES.pending(state)) == {seat}
        state = SIX_TAKES.apply(state, seat, SIX_TAKES.pending(state)[seat][0]).state
    again, second, without = (question.task.good for question in DRAFT.questions)
    assert again == (names[next(iter(SIX_TAKES.pending(state)))],)
    assert second == (names[order(state)[0]],)
    assert without == (names[order(with_public(state, out=(0, 1, 0)))[0]],)
    rows = [
        block.draw.rows
        for page in PAGES
        if page.title == "Variants"
        for block in page.blocks
        if isinstance(block, Picture) and isinstance(block.draw, LineTable)
    ]
    told = [row[1].lower().removesuffix(", and round again") for row in rows[0]]
    shown = []
    for _round in told:
        shown.append(", ".join(names[seat] for seat in order(opened)).lower())
        opened = with_public(opened, picking=order(opened))
    assert told == shown


def test_positions_are_states_of_the_rules() -> None:
    state = position(((5,), (20,), (40,), (60,)), (1, 9), (30, 31), laid=(1, 30))
    assert state.public.asked == READER
    assert state.public.turn == 9
    assert state.hands == ((9,), (31,))
