"""You Must Be 18! in words: its events and answers to reading keys, from the listener's own view."""

from typing import get_args

import pytest
from msgspec.structs import replace

from game.ai.agent import Decision, Prospect
from game.cardgames.must_be_18.rules.events import (
    CardDrawn,
    CardsPlayed,
    ColumnOpened,
    ColumnsOpened,
    DrawCard,
    DrawnToStart,
    HandDealt,
    HandEmptied,
    LaySixes,
    MatchEnded,
    MustBe18Event,
    PassedOver,
    Placement,
    Redealt,
    RoundBlocked,
    RoundScored,
    RoundStarted,
    Skip,
    Skipped,
)
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.narrator import NARRATOR
from game.voice.narrator import Verbosity
from tests.cardgames.must_be_18.positions import (
    apply_choices,
    open_column,
    play,
    state_with,
)

NAMES = ("Ann", "Bob", "Celia", "Dot")
TERSE, NORMAL, FULL = Verbosity


def view_of(state: MustBe18State, seat: int | None = 0) -> MustBe18View:
    return MUST_BE_18.view(state, seat)


def captions_of(event: MustBe18Event, seat: int | None = 0) -> tuple[str | None, ...]:
    """Return an event's captions at each verbosity for a seat of a table of four."""
    before = view_of(state_with("665554", "66", "54", "1", tops="6633", stock="66"), seat)
    after = MUST_BE_18.apply_event(before, event)
    return tuple(NARRATOR.narrate(event, before, after, NAMES, verbosity) for verbosity in Verbosity)


LAID = (Placement(0, 16, 5, 6), Placement(2, 8, 4, 3))
EVENTS: list[tuple[MustBe18Event, tuple[str | None, str | None, str | None]]] = [
    (
        RoundStarted(3, 3, 0),
        ("Round 3.", "Round 3 of 18. Dot deals.", "Round 3 of 18. Dot deals. You go first."),
    ),
    (
        HandDealt(0, 4, (0, 16, 40, 41), 68),
        (None, *["Your hand: two sixes, a five and a one."] * 2),
    ),
    (HandDealt(1, 12, (), 60), (None, None, None)),
    (
        PassedOver(1),
        (None, "Bob doesn’t have three sixes.", "Bob doesn’t have three sixes and skips."),
    ),
    (DrawnToStart(1, None, 40), ("Bob draws a card.",) * 3),
    (Redealt(1, 3, 0), ("Nobody has three sixes: the cards are dealt again.",) * 3),
    (
        ColumnsOpened(1, tuple(Placement(at, 40 + at, 6) for at in range(3)), (6, 6, 6), 9),
        ("Bob begins with three sixes.",) * 3,
    ),
    (
        CardsPlayed(0, LAID, (6, 6, 3, 3), (5, 6, 4, 3), 4),
        (
            "You play a five and a four.",
            "You play a five and a four. On top: 5, 6, 4, 3.",
            "You play a five on column 1 and a four on column 3. On top: 5, 6, 4, 3. Four cards left.",
        ),
    ),
    (
        ColumnOpened(1, (Placement(0, 16, 5, 6), Placement(4, 0, 1)), (6, 6, 3, 3), (5, 6, 3, 3, 1), 1),
        (
            "Bob starts a new column with a one and plays a five. One card left.",
            "Bob starts a new column with a one and plays a five. On top: 5, 6, 3, 3, 1. One card left.",
            "Bob starts a new column with a one and plays a five on column 1. On top: 5, 6, 3, "
            "3, 1. One card left.",
        ),
    ),
    (
        CardDrawn(0, 17, 9, True),
        (
            "You draw a five.",
            "You can’t play, so you draw a five.",
            "You can’t play, so you draw a five; 9 left in the stock.",
        ),
    ),
    (Skipped(1, True, True), ("Bob skips.", *["Bob can’t play and skips."] * 2)),
    (HandEmptied(1), ("Bob is out of cards.",) * 3),
    (RoundBlocked((6, 6, 6)), ("Nobody can play: the round is blocked.",) * 3),
    (
        RoundScored(2, 1, ((), (), (), ()), (4, 0, 14, 6), (1,), (9, 9, 0, 0), (13, 9, 14, 6)),
        (
            "Round 2: Bob 0, you 4, Dot 6, Celia 14.",
            *["Round 2: Bob 0, you 4, Dot 6, Celia 14. Totals: Dot 6, Bob 9, you 13, Celia 14."] * 2,
        ),
    ),
    (
        MatchEnded((1, 2, 3, 4), (30, 40, 50, 60), (9, 0, 0, 0)),
        ("You win the match with 30 points!",) * 3,
    ),
]


@pytest.mark.parametrize(("event", "words"), EVENTS, ids=lambda one: type(one).__name__)
def test_events(event: MustBe18Event, words: tuple[str | None, ...]) -> None:
    assert captions_of(event) == words


def test_every_kind_of_event_has_words() -> None:
    assert {type(event) for event, _words in EVENTS} == set(get_args(MustBe18Event))


def test_events_are_told_from_each_listeners_side() -> None:
    assert captions_of(CardDrawn(0, None, 9, True), 1)[1] == "Ann can’t play and draws a card."


def test_only_the_first_of_several_forced_draws_says_why() -> None:
    view, said = view_of(state_with("66", "5", turn=1)), []
    for stock in (9, 8):
        drawn = CardDrawn(1, None, stock, True)
        after = MUST_BE_18.apply_event(view, drawn)
        said.append([NARRATOR.narrate(drawn, view, after, NAMES, verbosity) for verbosity in (NORMAL, FULL)])
        view = after
    assert said == [
        ["Bob can’t play and draws a card.", "Bob can’t play and draws a card; 9 left in the stock."],
        ["Bob draws a card.", "Bob draws a card; 8 left in the stock."],
    ]
    assert captions_of(CardDrawn(0, None, 9, False), 1)[1] == "Ann draws a card."
    assert captions_of(Skipped(1, False, True), 1)[1] == "You skip by choice."
    assert captions_of(MatchEnded((1, 2, 1, 4), (1, 2, 1, 4), (1, 0, 0, 0)), 2)[1] == (
        "You and Ann share the win with 1 point!"
    )
    assert captions_of(MatchEnded((1, 2, 1, 4), (1, 2, 1, 4), (1, 0, 0, 0)), None)[1] == (
        "Ann and Celia share the win with 1 point."
    )
    assert captions_of(MatchEnded((2, 1, 3, 4), (9, 2, 11, 14), (1, 0, 0, 0)))[1] == (
        "Bob wins the match with 2 points."
    )


def test_seat_that_draws_in_vain_for_three_sixes_is_not_passed_over_again() -> None:
    before = view_of(state_with("66", "5", tops="", stock="55", turn=1))
    drawn = MUST_BE_18.apply_event(before, DrawnToStart(1, None, 1))
    after = MUST_BE_18.apply_event(drawn, PassedOver(1))
    assert NARRATOR.narrate(PassedOver(1), drawn, after, NAMES, FULL) is None


QUESTIONS = [
    (view_of(state_with("666", "5", tops="", turn=0)), "Begin with three sixes."),
    (view_of(state_with("66", "5")), "Make 18 again."),
    (view_of(state_with("66", "5"), 1), ""),
    (view_of(state_with("66", "5"), None), ""),
    (
        view_of(apply_choices(state_with("66", "5", "6", stock="6"), play("0:6")).state, 1),
        "Make 18 again.",
    ),
    (
        view_of(apply_choices(state_with("66", "42", "6"), play("0:6")).state, 1),
        "You can’t play: start a new column.",
    ),
    (view_of(state_with("66", "5", stock="5", play="may_draw")), "Make 18 again or draw a card."),
    (
        view_of(apply_choices(state_with("66", "5", stock="5", play="may_draw"), DrawCard()).state),
        "Make 18 again or skip.",
    ),
    (
        view_of(
            apply_choices(state_with("66", "5", "6", stock="56", draw="until_playable"), play("0:6")).state, 1
        ),
        "You drew a six and a five. Make 18 again.",
    ),
    (view_of(state_with("642", "5", opening="voluntary")), "Make 18 again or start a new column."),
    (view_of(state_with("42", "5", opening="voluntary")), "You can’t play: start a new column or skip."),
]


@pytest.mark.parametrize(("view", "question"), QUESTIONS)
def test_questions(view: MustBe18View, question: str) -> None:
    assert NARRATOR.question(view, NAMES) == question


# -- answers to reading keys -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("selection", "words"),
    [
        ({}, "Nothing is selected. The total is 18."),
        ({0: 5}, "17, one short."),
        ({2: 4}, "19, one over."),
        ({0: 5, 2: 4}, "18."),
        ({0: 5, 4: 1}, "18. No new column: you can play."),
    ],
)
def test_total_of_a_selection(selection: dict[int, int], words: str) -> None:
    view = view_of(state_with("541", "6", tops="6633"))
    assert NARRATOR.selection(view, selection) == words


def test_selection_in_full() -> None:
    view = view_of(state_with("541", "6", tops="6633"))
    assert NARRATOR.selection(view, {2: 4, 0: 5}, cards=True) == (
        "A five on column 1 and a four on column 3. 18."
    )
    assert NARRATOR.selection(view, {0: 5, 4: 4}, cards=True).startswith(
        "A five on column 1, and a four as a new column. 21, three over."
    )


def test_cards_and_columns() -> None:
    view = view_of(apply_choices(state_with("66554", "6", tops="666"), play("0:6")).state)
    assert NARRATOR.hand(view) == "Your hand: a six, two fives and a four; 20 points."
    assert NARRATOR.hand(replace(view, hand=())) == "You have no cards."
    watching = replace(view, hand=(), seat=None)
    assert NARRATOR.hand(watching) == "You’re watching, so you have no cards."
    assert NARRATOR.selection(watching, {}) == f"The total is {sum(view.tops)}."
    five, six = view.hand[1], view.hand[3]
    assert NARRATOR.focus_card(view, five) == "Five; you have two fives."
    assert NARRATOR.focus_card(view, six) == "Six."
    assert NARRATOR.columns(view) == "Three columns: 6, 6, 6. Total 18."
    assert NARRATOR.column(view, 0) == "Column 1: six, two cards."
    assert NARRATOR.column(view, 0, whole=True) == "Column 1: six, two cards. From the top: 6, 6."
    assert NARRATOR.column(view, 1, whole=True) == "Column 2: six."
    assert NARRATOR.column(view, 3) == "There is no column 4."
    assert NARRATOR.columns(replace(view, columns=())) == "There are no columns yet."
    assert NARRATOR.new_column(view) == "New column."
    full = view_of(state_with("6", "6", tops="6651", columns=4))
    assert NARRATOR.new_column(full) == "No new column: the limit is four columns."


def test_turns_and_hand_sizes() -> None:
    state = state_with("66", "665", "6", stock="55", totals=(5, 0, 9), round=2)
    assert NARRATOR.turn(view_of(state), NAMES) == (
        "Make 18 again. Cards: you 2, Bob 3, Celia 1. In the stock: two cards."
    )
    assert NARRATOR.turn(view_of(state, 1), NAMES).startswith(
        "It’s Ann’s turn. Cards: you 3, Celia 1, Ann 2."
    )
    assert NARRATOR.turn(replace(view_of(state), turn=None, stock=0), NAMES) == (
        "Nobody has to choose right now. Cards: you 2, Bob 3, Celia 1. The stock is empty."
    )
    assert NARRATOR.scores(view_of(state), NAMES) == "Round 2 of 18. Totals: Bob 0, you 5, Celia 9."
    assert NARRATOR.seat(view_of(state), 2, NAMES) == "Celia: one card left, 9 points; dealer."


def test_what_a_seat_could_not_play_on() -> None:
    state = apply_choices(state_with("66", "5", "66", stock="56"), play("0:6")).state
    assert (
        NARRATOR.seat(view_of(state), 1, NAMES) == "Bob: two cards left, 0 points; couldn’t play on 6, 6, 6."
    )
    assert NARRATOR.seat(view_of(state, 1), 1, NAMES) == "You: two cards left, 0 points."


def test_last_turn() -> None:
    state = state_with("421", "42", "1")
    assert NARRATOR.last_turn(view_of(state), NAMES) == "Nothing has been played yet."
    state = apply_choices(state, open_column(2, "0:4")).state
    assert NARRATOR.last_turn(view_of(state), NAMES) == (
        "You played a four and a two, with a two as a new column. On top: 4, 6, 6, 2."
    )


def test_choices() -> None:
    view = view_of(state_with("5421", "6", tops="6633"))
    assert NARRATOR.choice(view, play("0:5 2:4")) == "play a five on column 1 and a four on column 3"
    assert (
        NARRATOR.choice(view, open_column(2, "1:4")) == "start a new column with a two and play a "
        "four on column 2"
    )
    for choice, words in (
        (LaySixes(), "begin with three sixes"),
        (DrawCard(), "draw a card"),
        (Skip(), "skip"),
    ):
        assert NARRATOR.choice(view, choice) == words


def test_reasons() -> None:
    view = view_of(state_with("5541", "6", tops="6633"))
    best, worst = play("0:5 2:4"), play("2:5 3:1")
    decision = Decision(best, (Prospect(best, -4.0, 0), Prospect(worst, -5.5, 0)))
    assert NARRATOR.reason(view, decision, best, figures=True) == (
        "It gets rid of two cards, 9 points; two cards left; it leaves 5, 6, 4, 3 on top. 1.5 "
        "points better than the next best."
    )
    assert NARRATOR.advice_words(view, decision, worst).startswith(
        "Fair. It gets rid of two cards, 6 points;"
    )
    assert NARRATOR.advice_words(view, decision, worst, figures=True) == (
        "5.5 points expected. It gets rid of two cards, 6 points; two cards left; it leaves 6, "
        "6, 5, 1 on top. 1.5 points worse than the best."
    )
    assert NARRATOR.advice_words(view, Decision(best), best) == ""
    even = Decision(best, (Prospect(best, -4.0, 0), Prospect(worst, -4.0, 0)))
    assert NARRATOR.reason(view, even, worst).endswith("Another choice is just as good.")
    twin = Prospect(play("1:5 2:4"), -4.0, 0)
    twins = Decision(best, (Prospect(best, -4.0, 0), twin, Prospect(worst, -5.5, 0)))
    assert NARRATOR.reason(view, twins, best).endswith(" Better than the next best.")
    assert NARRATOR.reason(view, Decision(best, twins.prospects[:2]), best).endswith(
        "it leaves 5, 6, 4, 3 on top."
    )
    last = view_of(state_with("6", "6"))
    assert NARRATOR.reason(last, Decision(play("0:6")), play("0:6")) == (
        "It empties the hand and ends the round."
    )
