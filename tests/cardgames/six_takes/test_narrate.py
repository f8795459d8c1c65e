"""6 takes! in words."""

import pytest
from msgspec.structs import replace

from game.cardgames.six_takes.rules.events import (
    CardChosen,
    CardPicked,
    CardPlaced,
    CardsRevealed,
    DraftLaid,
    HandDealt,
    MatchEnded,
    Reason,
    RoundScored,
    RoundStarted,
    RowAsked,
    RowsLaid,
    RowTaken,
    SeatWentOut,
    SixTakesEvent,
    TurnStarted,
)
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.engine.contract import Setup
from game.voice.narrator import Verbosity
from tests.support.six_takes_boards import play_turn, table

NAMES = ("Ann", "Bob", "Celia")
ROWS = "9 12 21\n19 24\n33 42 50 57 64\n69 72 81"


def view(seat: int | None = 0) -> SixTakesView:
    return SIX_TAKES.view(table(ROWS, [(7, 23, 88), (30, 31, 32), (60, 61, 62)]), seat)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (RowTaken(0, 88, 2, (33, 42, 50, 57, 64), 11, Reason.SIXTH), "You take row 3: eleven ducks."),
        (RowTaken(2, 7, 3, (69, 72, 81), 3, Reason.TOO_LOW), "Celia takes row 4: three ducks."),
        (RowTaken(1, 7, 0, (9,), 1, Reason.TOO_LOW), "Bob takes row 1: one duck."),
        (CardPlaced(1, 30, 1, 3), "30, Bob: row 2."),
        (CardPlaced(0, 30, 1, 5), "30, you: row 2. The row is full."),
        (CardPlaced(0, 30, 1, 1), None),
        (CardChosen(1, 0), None),
        (RoundStarted(2, (0, 1, 2), 104), "Round 2."),
        (HandDealt(0, 2, (7, 23)), "Your hand: 7 and 23."),
        (HandDealt(1, 2, ()), None),
        (CardsRevealed(3, ((7, 0), (30, 1)), False), "Revealed: 7 you, 30 Bob."),
        (DraftLaid((1, 2, 3), (0, 1, 2)), "Three cards to pick from."),
        (CardPicked(0, 55, False), "You pick 55."),
        (CardPicked(2, 55, True), "Celia picks 55."),
        (RowsLaid((1, 2, 3, 4)), "The rows begin with 1, 2, 3 and 4."),
        (TurnStarted(2), None),
        (RowAsked(0, 3), None),
        (RowAsked(1, 3), "Bob’s 3 is too low. Bob chooses a row."),
        (SeatWentOut(0, 67, 2), "You’re out with 67 ducks."),
        (SeatWentOut(1, 70, 2), "Bob is out with 70 ducks."),
        (MatchEnded((1, 2, 3), (0, 1, 2)), "You win the match!"),
        (MatchEnded((1, 1, 3), (0, 0, 2)), "You share the win with Bob!"),
        (MatchEnded((2, 1, 3), (5, 1, 9)), "Bob wins the match."),
        (MatchEnded((3, 1, 1), (5, 1, 1)), "Bob and Celia share the win."),
        (MatchEnded((1, 1, 1), (5, 5, 5)), "You share the win with Bob and Celia!"),
        (
            RoundScored(1, (0, 1, 2), ((), (), ()), (4, 0, 12), (4, 9, 30)),
            "The round is over. You 4; Bob 0, 9 in all; Celia 12, 30 in all.",
        ),
    ],
)
def test_events(event: SixTakesEvent, words: str | None) -> None:
    assert NARRATOR.narrate(event, view(), view(), NAMES) == words


def test_verbosity() -> None:
    taken = RowTaken(2, 7, 3, (69, 72, 81), 3, Reason.TOO_LOW)
    assert NARRATOR.narrate(taken, view(), view(), NAMES, Verbosity.FULL) == (
        "Celia takes row 4: three ducks. The 7 was too low."
    )
    placed = CardPlaced(1, 30, 1, 3)
    assert NARRATOR.narrate(placed, view(), view(), NAMES, Verbosity.TERSE) is None
    assert NARRATOR.narrate(placed, view(), view(), NAMES, Verbosity.FULL) == "30, Bob: row 2, third card."
    assert NARRATOR.narrate(CardChosen(1, 0), view(), view(), NAMES, Verbosity.FULL) == "Bob has chosen."


def test_spectator_hears_everybody_by_name() -> None:
    def told(event: SixTakesEvent) -> str | None:
        return NARRATOR.narrate(event, view(None), view(None), NAMES)

    assert told(RowTaken(0, 88, 2, (33,), 1, Reason.SIXTH)) == "Ann takes row 3: one duck."
    assert told(MatchEnded((1, 2, 3), (0, 1, 2))) == "Ann wins the match."
    assert told(RowAsked(0, 3)) == "Ann’s 3 is too low. Ann chooses a row."
    assert NARRATOR.who_has_chosen(view(None), NAMES) == "Nobody has chosen yet."


def test_full_captions_have_rounds_turns_and_own_choices() -> None:
    assert NARRATOR.narrate(RoundStarted(2, (0, 2), 104), view(), view(), NAMES, Verbosity.FULL) == (
        "Round 2. Two players."
    )
    assert NARRATOR.narrate(CardChosen(0, 7), view(), view(), NAMES, Verbosity.FULL) == "You have chosen 7."
    assert NARRATOR.narrate(TurnStarted(3), view(), view(), NAMES, Verbosity.FULL) == "Turn 3."
    assert NARRATOR.narrate(RowsLaid((9, 19, 33, 69)), view(), view(), NAMES, Verbosity.FULL) == (
        "The rows begin with 9, 19, 33 and 69."
    )


def test_terse_captions_have_only_what_costs_or_decides() -> None:
    def told(event: SixTakesEvent) -> str | None:
        return NARRATOR.narrate(event, view(), view(), NAMES, Verbosity.TERSE)

    assert told(HandDealt(0, 2, (7, 23))) is None
    assert told(CardsRevealed(3, ((7, 0), (30, 1)), False)) is None
    assert told(RowTaken(2, 7, 3, (69, 72, 81), 3, Reason.TOO_LOW)) == "Celia takes row 4: three ducks."
    assert told(SeatWentOut(1, 70, 2)) == "Bob is out with 70 ducks."


def test_full_captions_mention_sixth_cards() -> None:
    taken = RowTaken(0, 88, 2, (33, 42, 50, 57, 64), 11, Reason.SIXTH)
    assert NARRATOR.narrate(taken, view(), view(), NAMES, Verbosity.FULL) == (
        "You take row 3: eleven ducks. The 88 was the sixth card."
    )


def test_seats_that_are_out_are_not_in_a_rounds_scores() -> None:
    before = replace(view(), playing=(0, 2))
    scored = RoundScored(2, (0, 2), ((), (), ()), (4, 0, 1), (14, 70, 9))
    assert NARRATOR.narrate(scored, before, before, NAMES) == (
        "The round is over. Celia 1, 9 in all; you 4, 14 in all."
    )


def test_draft_in_words() -> None:
    state = SIX_TAKES.deal(SIX_TAKES.open(Setup(3, 2, SixTakesOptions(draft=True)))).state
    first, second = SIX_TAKES.view(state, 0), SIX_TAKES.view(state, 1)
    assert NARRATOR.question(first, NAMES) == "Pick a card for your hand."
    assert NARRATOR.question(second, NAMES) == ""
    assert NARRATOR.who_has_chosen(first, NAMES) == "Your turn to pick. 30 cards left to pick."
    assert NARRATOR.who_has_chosen(second, NAMES) == "Ann’s turn to pick. 30 cards left to pick."
    assert NARRATOR.focus_card(first, 55) == "55, seven ducks."


def test_cards_with_where_they_would_go() -> None:
    assert NARRATOR.card(55) == "55, seven ducks"
    assert NARRATOR.card(1) == "1, one duck"
    assert NARRATOR.focus_card(view(), 23) == "23, one duck: goes to row 1 now, after 21, as the fourth card."
    assert NARRATOR.focus_card(view(), 66) == (
        "66, five ducks: sixth card now. You’d take row 3, eleven ducks."
    )
    assert NARRATOR.focus_card(view(), 7) == (
        "7, one duck: too low now. You’d have to take a row, at least two ducks."
    )


def test_row_just_taken_counts_as_the_card_that_takes_it() -> None:
    """Between taking a row and landing there alone, a card leaves the row empty for a moment."""
    taking = replace(view(), rows=((9, 12, 21), (19, 24), (), (69,)), waiting=((65, 1),))
    assert NARRATOR.focus_card(taking, 23) == "23, one duck: goes to row 1 now, after 21, as the fourth card."
    assert (
        NARRATOR.focus_card(taking, 66) == "66, five ducks: goes to row 3 now, after 65, as the second card."
    )
    assert NARRATOR.row(taking, 2) == "Row 3 is empty."
    assert NARRATOR.row_price(taking, 2) == "Row 3: no ducks."


def test_rows() -> None:
    assert NARRATOR.row(view(), 2) == "Row 3: 33, 42, 50, 57, 64. Five cards, eleven ducks."
    assert NARRATOR.row_card(view(), 2, 2) == "Third card: 50, three ducks."
    assert NARRATOR.row_price(view(), 1) == "Row 2: two ducks."


def test_questions() -> None:
    assert NARRATOR.question(view(), NAMES) == "Choose a card."
    assert NARRATOR.question(view(None), NAMES) == ""
    asked, _ = play_turn("20\n30\n40\n50", 3, 51, 52)
    assert NARRATOR.question(SIX_TAKES.view(asked, 0), NAMES) == (
        "Your 3 is too low for every row. Which row will you take?"
    )
    assert NARRATOR.question(SIX_TAKES.view(asked, 1), NAMES) == ""
    assert NARRATOR.who_has_chosen(SIX_TAKES.view(asked, 1), NAMES) == "Ann has to take a row."


def test_list_of_who_has_chosen() -> None:
    assert NARRATOR.who_has_chosen(view(), NAMES) == "Nobody has chosen yet."
    two = replace(view(), playing=(0, 1), ready=(False, True, False))
    assert NARRATOR.who_has_chosen(two, NAMES) == "Chosen: Bob. Still to choose: you."
    assert NARRATOR.who_has_chosen(replace(view(), turn=0), NAMES) == "Nobody has to choose right now."
    some = replace(view(), ready=(False, True, False))
    assert NARRATOR.who_has_chosen(some, NAMES) == "Chosen: Bob. Still to choose: you and Celia."


def test_seats_that_are_out_or_have_chosen_get_no_question() -> None:
    assert NARRATOR.question(replace(view(), playing=(1, 2), hand=()), NAMES) == ""
    assert NARRATOR.question(replace(view(), ready=(True, False, False)), NAMES) == ""


def test_scores_before_the_first_deal() -> None:
    blank = SIX_TAKES.initial_view(Setup(2, 1, SixTakesOptions()), 0)
    assert NARRATOR.scores(blank, NAMES) == "You 0; Bob 0."


def test_scores_of_the_first_round_are_said_once() -> None:
    shown = replace(view(), totals=(0, 0, 0), taken=((9, 12), (), ()))
    assert NARRATOR.scores(shown, NAMES) == "Bob 0; Celia 0; you 2."


def test_scores() -> None:
    shown = replace(view(), totals=(10, 3, 80), taken=((9, 12), (), ()), out=(0, 0, 2))
    assert NARRATOR.scores(shown, NAMES) == "Bob 3, 0 this round; you 12, 2 this round; Celia out with 80."


def test_seats_close_to_the_limit_are_mentioned_with_it() -> None:
    view = replace(SIX_TAKES.initial_view(Setup(3, 1, SixTakesOptions(limit=40)), 0), totals=(31, 30, 41))
    words = NARRATOR.scores(view, ("Ann", "Bob", "Celia"))
    assert words == "Bob 30, 0 this round; you 31 of 40, 0 this round; Celia 41 of 40, 0 this round."
