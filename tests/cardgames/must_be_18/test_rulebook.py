"""The rulebook of You Must Be 18!: examples follow the rules, and only the marked answers are good."""

from itertools import combinations_with_replacement

import pytest

from game.cardgames.must_be_18.rulebook import BINDER, position
from game.cardgames.must_be_18.rulebook.deck_pictures import TopCombinations, top_combinations
from game.cardgames.must_be_18.rulebook.pictures import (
    MustBe18Group,
    MustBe18Groups,
    ShownColumn,
    parse_columns,
)
from game.cardgames.must_be_18.rules.deck import CARDS, SIZE, TOTAL, Deck, count_numbers
from game.cardgames.must_be_18.rules.events import (
    CardDrawn,
    CardsPlayed,
    ColumnOpened,
    HandEmptied,
    OpenColumn,
    PlayCards,
    RoundBlocked,
    RoundScored,
    Skip,
    Skipped,
)
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.cardgames.must_be_18.rules.legality import legal_openings, legal_plays
from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.cardgames.must_be_18.words.choices import CHOICES
from game.engine.contract import Choice
from game.tables.book.exercise import READER
from game.tables.book.files import book_of
from game.tables.book.rulebook import Picture, QuizQuestion, RuleText
from tests.cardgames.must_be_18.positions import all_cards, hand, tops
from tests.support.books import Answers, exercises_of, quizzes_of

BOOK = book_of(BINDER)
PAGES, ALBUM, LESSON = BOOK.pages, BOOK.albums["try"], BOOK.lessons["example"]
EXAMPLES = exercises_of(BOOK)
ANSWERS = {name: Answers(MUST_BE_18, CHOICES, one) for name, one in EXAMPLES.items()}
QUIZZES = quizzes_of(BOOK, "eighteen", "may_it", "what_now", "house_rules")
EIGHTEEN, MAY_IT, WHAT_NOW, HOUSE_RULES = QUIZZES
NAMES = ("You", "Bob", "Odette")
BEGIN = "begin with three sixes"
YES, MANY, FEW, MUST_PLAY = "yes", "no: over 18", "no: under 18", "no: you can play"
LAY, DRAW, OPEN, SKIP = "play cards", "draw a card", "start a column", "skip"

SITUATIONS = {
    "begin": ("133455666", "", 0),
    "six_on_six": ("45666", "666", 0),
    "equal_sums": ("3455", "6642", 0),
    "last_cards": ("344", "54351", 0),
    "draw": ("2666", "5445", 1),
    "open": ("24455", "666", 1),
    "sixth": ("122", "34344", 1),
    "blocked": ("356", "34344", 0),
}
"""By example: the hand, the tops, and the number of cards just drawn."""

LEFT = {
    "begin": "133455",
    "six_on_six": "45",
    "equal_sums": "3",
    "last_cards": "",
    "draw": "6",
    "open": "2",
    "sixth": "2",
    "blocked": "6",
}
"""By example: what is left in the hand after a good answer to the first question."""


def labels_of(state: MustBe18State, seat: int) -> tuple[str, ...]:
    return tuple(BINDER.labels(state, seat))


def laying(state: MustBe18State, seat: int, *texts: str) -> tuple[str, ...]:
    """Return the labels of the choices that play exactly the cards of one of the texts, on any columns."""
    view = MUST_BE_18.view(state, seat)
    wanted = {tuple(sorted(map(int, text))) for text in texts}
    choices = zip(MUST_BE_18.pending(state)[seat], labels_of(state, seat), strict=True)
    found = [
        label
        for choice, label in choices
        if tuple(sorted(view.numbers[card] for card in CHOICES.cards(view, choice))) in wanted
    ]
    return tuple(dict.fromkeys(found))


def hand_after(example: str, choice: Choice) -> str:
    """Return the reader's hand right after a choice, before anybody else acts."""
    state = EXAMPLES[example].state
    view = MUST_BE_18.view(state, READER)
    for event in MUST_BE_18.apply(state, READER, choice).events[:1]:
        view = MUST_BE_18.apply_event(view, event)
    return "".join(str(view.numbers[card]) for card in view.hand)


# -- pages and album ---------------------------------------------------------------------------------------


def test_sums_in_pictures_are_eighteen() -> None:
    blocks = [block for page in PAGES for block in page.blocks if isinstance(block, Picture)]
    groups = [
        group for block in blocks if isinstance(block.draw, MustBe18Groups) for group in block.draw.groups
    ]
    shown = [group for group in groups if group.total]
    assert len(shown) >= 4
    assert {sum(group.tops) for group in shown} == {TOTAL}


def test_notation_of_columns() -> None:
    assert parse_columns("6 6>5 +4") == (ShownColumn(6), ShownColumn(5, covered=6), ShownColumn(4, new=True))
    assert MustBe18Group("6 6>5 +4").tops == (6, 5, 4)


def test_number_of_layouts_of_eighteen() -> None:
    """§3.10, as the album and the page say: 8 with four columns, 19 with five, or 20 with the even deck."""

    def ways(columns: int, deck: Deck) -> int:
        found = combinations_with_replacement(range(1, 7), columns)
        return sum(sum(one) == TOTAL and _in_deck(one, deck) for one in found)

    for deck, counts in {"generations": [1, 8, 19, 19], "even": [1, 8, 20, 29]}.items():
        assert [ways(columns, deck) for columns in (3, 4, 5, 6)] == counts
        assert [len(top_combinations(columns, deck)) for columns in (3, 4, 5, 6)] == counts
    assert set(top_combinations(5, "even")) - set(top_combinations(5, "generations")) == {(6, 6, 2, 2, 2)}
    (detail,) = [entry.detail for entry in ALBUM if entry.exercise is EIGHTEEN]
    assert "eight ways with four columns, and nineteen with five (twenty with the even deck)" in detail
    (page,) = [page for page in PAGES if page.title == "Layouts"]
    (words,) = [block.text for block in page.blocks if isinstance(block, RuleText)]
    words = words.replace("\N{NO-BREAK SPACE}", " ")
    assert words.startswith("Six columns: 19 ways, too.")
    assert "there are 20 ways with five columns, thanks to 6 6 2 2 2, and 29 with six." in words


def _in_deck(numbers: tuple[int, ...], deck: Deck) -> bool:
    have = zip(count_numbers(numbers), CARDS[deck], strict=True)
    return all(count <= most for count, most in have)


def test_pictured_layouts() -> None:
    """Every layout is in the picture exactly once, and each is 18."""
    for across in ((8, 7), (4, 5)):
        grids = TopCombinations("generations").grids(across)
        assert [grid.tops for grid in grids] == [
            top_combinations(4, "generations"),
            top_combinations(5, "generations"),
        ]
        assert [grid.title for grid in grids] == ["Four columns: 8 ways", "Five columns: 19 ways"]
        for grid in grids:
            spots = [spot for _number, spot in grid.card_areas(0, 0, 10)]
            assert len({spot.topleft for spot in spots}) == len(spots) == len(grid.tops) * grid.columns
            assert max(spot.right for spot in spots) == pytest.approx(grid.breadth * 10, abs=0.01)


# -- positions ---------------------------------------------------------------------------------------------


def test_positions_are_states_of_the_rules() -> None:
    state = position("66654", "5542", "66", stock="3155", plays=(BEGIN, "new 2, 4 on 6", "6 on 6"))
    assert (tops(state), hand(state, 0), hand(state, 1), hand(state, 2)) == ("6642", "45", "355", "6")
    assert (state.public.turn, state.public.dealer, state.public.stock) == (0, 2, 3)
    assert [act.deed for act in state.public.history] == ["start", "draw", "open", "play"]


def test_seat_without_three_sixes_is_passed_over() -> None:
    state = position("666", "665", "66", first=1)
    assert [failure.seat for failure in state.public.failures] == [1, 2]
    assert labels_of(state, 0) == (BEGIN,)


@pytest.mark.parametrize(
    ("hands", "plays", "why"),
    [
        (("66", "665"), (), "nobody holds three sixes"),
        (("666", "111"), (), "no 1 is left"),
        (("666", "666"), (BEGIN, "5 on 6"), "'5 on 6' is not among 6 on 6"),
    ],
)
def test_impossible_position_is_refused(hands: tuple[str, ...], plays: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        position(*hands, plays=plays)


@pytest.mark.parametrize(
    ("example", "cards"),
    [
        ("six_on_six", "666"),
        ("equal_sums", "554"),
        ("last_cards", "443"),
        ("draw", "662"),
        ("open", "5544"),
        ("sixth", "21"),
        ("blocked", "53"),
    ],
)
def test_every_way_to_play_the_good_cards_is_good(example: str, cards: str) -> None:
    exercise = EXAMPLES[example]
    assert exercise.tasks[0].good == laying(exercise.state, READER, cards)


def test_laying_finds_every_way_to_play_these_cards() -> None:
    state = position("66654", "5542", "666", stock="5", plays=(BEGIN, "new 2, 4 on 6", "6 on 6"))
    assert laying(state, READER, "4") == ("4 on 4",)
    assert laying(state, READER, "54", "4") == ("4 on 4",)
    assert laying(state, READER, "66") == ()


# -- examples ----------------------------------------------------------------------------------------------


def test_every_example_is_listed_here() -> None:
    assert list(EXAMPLES) == list(SITUATIONS) == list(LEFT)


@pytest.mark.parametrize("example", EXAMPLES)
def test_position_of_an_example(example: str) -> None:
    state = EXAMPLES[example].state
    assert (hand(state, READER), tops(state), state.public.drawn) == SITUATIONS[example]
    assert set(MUST_BE_18.pending(state)) == {READER}
    cards = all_cards(state)
    assert len(set(cards)) == len(cards) <= SIZE
    assert EXAMPLES[example].names == NAMES[: state.public.seats]


@pytest.mark.parametrize("example", EXAMPLES)
def test_result_of_a_good_answer(example: str) -> None:
    assert {hand_after(example, choice) for choice in ANSWERS[example].good()} == {LEFT[example]}


@pytest.mark.parametrize("example", [one for one in EXAMPLES if one not in ("begin", "sixth")])
def test_no_other_answer_plays_as_much(example: str) -> None:
    """Every other one leaves more cards in the hand, or the same number with more points."""

    def worth(choice: Choice) -> tuple[int, int]:
        left = hand_after(example, choice)
        return len(left), sum(map(int, left))

    good = ANSWERS[example].good()
    others = [choice for choice in ANSWERS[example].legal() if choice not in good]
    assert others
    assert max(map(worth, good)) < min(map(worth, others))


@pytest.mark.parametrize("example", ["draw", "open", "sixth"])
def test_seat_that_has_drawn_could_not_play_before(example: str) -> None:
    state = EXAMPLES[example].state
    held, (fresh,) = state.hands[READER], state.fresh
    numbers = MUST_BE_18.view(state, READER).numbers
    before = count_numbers(numbers[card] for card in held if card != fresh)
    assert not legal_plays(before, state.public.tops)
    assert f"you drew a {numbers[fresh]}" in EXAMPLES[example].tasks[0].prompt


def test_last_three_cards_end_the_round() -> None:
    for choice in ANSWERS["last_cards"].good():
        kinds = [type(event) for event in ANSWERS["last_cards"].tried(choice).events]
        assert kinds == [CardsPlayed, HandEmptied, RoundScored]


def test_sixth_column_and_last_card() -> None:
    """Bob can neither play nor open a seventh column; the reader's last card covers its equal."""
    for choice in ANSWERS["sixth"].good():
        done = ANSWERS["sixth"].tried(choice)
        assert [type(event) for event in done.events] == [ColumnOpened, CardDrawn, Skipped]
        assert len(done.state.public.columns) == 6
        assert labels_of(done.state, READER) == EXAMPLES["sixth"].tasks[1].good
        (last,) = MUST_BE_18.pending(done.state)[READER]
        out = ANSWERS["sixth"].tried(last, 1, done.state)
        assert out.good
        assert out.state.public.out == READER
    wrong = [choice for choice in ANSWERS["sixth"].legal() if choice not in ANSWERS["sixth"].good()]
    assert {hand_after("sixth", choice) for choice in wrong} == {"1"}


@pytest.mark.parametrize("good", [True, False])
def test_round_is_blocked_after_any_play(good: bool) -> None:
    """As the words for both answers say: 6 points, or 11."""
    for choice in ANSWERS["blocked"].legal():
        if (choice in ANSWERS["blocked"].good()) is good:
            done = ANSWERS["blocked"].tried(choice)
            kinds = [type(event) for event in done.events]
            assert kinds == [CardsPlayed, Skipped, Skipped, Skipped, RoundBlocked, RoundScored]
            assert done.state.public.points[READER] == (6 if good else 11)


@pytest.mark.parametrize("example", [one for one in EXAMPLES if EXAMPLES[one].alone])
def test_others_choices_after_the_last_answer_are_not_shown(example: str) -> None:
    tasks = EXAMPLES[example].tasks
    for choice in ANSWERS[example].legal():
        done = ANSWERS[example].tried(choice)
        if done.good and len(tasks) > 1:
            continue
        assert {getattr(event, "seat", READER) for event in done.events} == {READER}


# -- the lesson --------------------------------------------------------------------------------------------


def test_lesson_shows_every_way_to_spend_a_turn() -> None:
    """RULES.md §8, with a skip: play, draw, open a column, skip, play."""
    events = [event for stage in LESSON.stages for event in stage.events]
    assert [(type(event), event.seat) for event in events] == [  # type: ignore[attr-defined]
        (CardsPlayed, 0),
        (CardDrawn, 1),
        (ColumnOpened, 1),
        (Skipped, 2),
        (CardsPlayed, 0),
    ]
    view = LESSON.view
    seen = [view.tops]
    for event in events:
        assert event == MUST_BE_18.redact(event, READER)
        view = MUST_BE_18.apply_event(view, event)
        seen.append(view.tops)
    assert seen == [(6, 6, 6), (6, 6, 6), (6, 6, 6), (6, 6, 4, 2), (6, 6, 4, 2), (6, 5, 4, 3)]
    assert view.hand_sizes[2] == 1, "Odette has one card left"
    assert LESSON.stages[-1].words.endswith("The top cards are now 6, 5, 4 and 3: 18 again.")


# -- quizzes -----------------------------------------------------------------------------------------------


def test_only_the_right_tops_are_eighteen() -> None:
    for question in EIGHTEEN.questions[:-1]:
        sums = {one.words: sum(map(int, one.words.split(", "))) for one in question.answers}
        assert [words for words, total in sums.items() if total == TOTAL] == list(question.task.good)
        assert all(abs(total - TOTAL) <= 1 for total in sums.values())
        assert all(
            _in_deck(tuple(map(int, one.words.split(", "))), "generations") for one in question.answers
        )
    (group,) = _groups(EIGHTEEN.questions[-1])
    assert sum(group.tops) + 4 == TOTAL


def _groups(question: QuizQuestion) -> tuple[MustBe18Group, ...]:
    return question.draw.groups


def _verdict(question: QuizQuestion) -> str:
    """Return the right answer, judged by the sum and, if that is 18, by the hand."""
    laid, *held = _groups(question)
    if sum(laid.tops) != TOTAL:
        return MANY if sum(laid.tops) > TOTAL else FEW
    before = tuple(place.covered or place.top for place in laid.places if not place.new)
    opens = any(place.new for place in laid.places)
    if opens and held and legal_plays(count_numbers(held[0].tops), before):
        return MUST_PLAY
    return YES


def test_legal_plays_in_quizzes_follow_the_rules() -> None:
    assert [question.task.good[0] for question in MAY_IT.questions] == [
        _verdict(question) for question in MAY_IT.questions
    ]
    assert {question.task.good[0] for question in MAY_IT.questions} == {YES, MANY, FEW, MUST_PLAY}


def test_next_step_in_quizzes_follows_the_rules() -> None:
    """Play if possible; otherwise draw once; otherwise open a column, otherwise skip."""
    for question in WHAT_NOW.questions:
        table, held = _groups(question)
        drawn = "drew" in question.task.prompt
        counts = count_numbers(held.tops)
        opens = len(table.tops) < 6 and legal_openings(counts, table.tops)
        if legal_plays(counts, table.tops):
            expected = LAY
        elif not drawn:
            expected = DRAW
        else:
            expected = OPEN if opens else SKIP
        assert question.task.good == (expected,)
        assert sum(table.tops) == TOTAL
    assert [question.task.good[0] for question in WHAT_NOW.questions] == [DRAW, OPEN, LAY, SKIP]


def test_free_skips_follow_the_rules() -> None:
    """§7.3 and §7.9: after drawing a seat may play or skip, and such a skip doesn't count towards a block."""
    after, blocked, _opening, _even = HOUSE_RULES.questions
    (_tops, held) = _groups(after)
    house = MustBe18Options(play="may_draw")
    state = position("654", "6665", stock="3", first=1, plays=(BEGIN, "draw a card"), options=house)
    assert tops(state) == "666"
    assert hand(state, READER) == "".join(sorted(map(str, held.tops)))
    assert {type(choice) for choice in MUST_BE_18.pending(state)[READER]} == {PlayCards, Skip}
    assert after.task.good == ("play or skip",)
    state, events = MUST_BE_18.apply(state, READER, Skip())
    assert [event.seat for event in events if isinstance(event, Skipped)] == [READER, 1]
    assert not any(isinstance(event, RoundBlocked) for event in events)
    assert set(MUST_BE_18.pending(state)) == {READER}
    assert state.public.stock == 0
    assert blocked.task.good == ("no: you drew",)


def test_voluntary_columns_follow_the_rules() -> None:
    """§7.4: a column may be opened even with a six in the hand."""
    question = HOUSE_RULES.questions[2]
    for opening, allowed in (("voluntary", True), ("stuck", False)):
        options = MustBe18Options(opening=opening)
        state = position("642", "6665", stock="3", first=1, plays=(BEGIN,), options=options)
        kinds = {type(choice) for choice in MUST_BE_18.pending(state)[READER]}
        assert PlayCards in kinds
        assert (OpenColumn in kinds) is allowed
    assert question.task.good == (YES,)
