"""Why a choice is good or bad, in words, based on the seat's own view."""

import pytest
from msgspec.structs import replace

from game.ai.agent import Decision, Prospect
from game.cardgames.six_takes.rules.events import PickCard, PlayCard, TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.cardgames.six_takes.words.reasons import brief_verdict, reason
from game.engine.contract import Choice
from tests.support.six_takes_boards import table, with_public

FOUR = "9 12 17 21\n19 24\n33 42 50 57 64\n69 72 99"
LOW = "30\n44 55\n61\n70"
OTHERS = ((1, 2, 3), (5, 6, 8), (90, 91, 92))


def view(rows: str, hand: tuple[int, ...], others=OTHERS, **options: bool) -> SixTakesView:
    hands = [hand, *(cards[: len(hand)] for cards in others)]
    return SIX_TAKES.view(table(rows, hands, SixTakesOptions(**options)), 0)


def why(shown: SixTakesView, choice: Choice, risk: float = 0.0) -> str:
    return reason(shown, Decision(choice, (Prospect(choice, -1.0, risk),)), choice)


@pytest.mark.parametrize(
    ("rows", "card", "risk", "words"),
    [
        (FOUR, 23, 0.08, "23 slips in under 24, right after 21, unless someone holds 22 (unlikely)."),
        (
            FOUR.replace("24", "32"),
            25,
            0.5,
            "25 slips in right after 21, unless someone holds 22, 23 or 24 (even odds).",
        ),
        (
            FOUR.replace("24", "32"),
            30,
            0.2,
            "30 is the fifth card in row 1, unless one of eight unseen cards gets there first",
        ),
        (FOUR, 101, 0.0, "101 is safe: row 4 has room for every card that could come first."),
        (FOUR, 100, 0.0, "100 is safe: no unseen card fits between it and 99."),
        (FOUR, 100, 0.1, "100 is safe unless a row is taken first: no unseen card fits between it and 99."),
        (
            FOUR,
            4,
            1.0,
            "4 is too low: it takes a row, at least two ducks, unless someone goes lower (unlikely).",
        ),
        (FOUR, 1, 1.0, "1 is too low: it takes a row, at least two ducks."),
        (FOUR, 65, 1.0, "65 is the sixth card: row 3 costs eleven ducks."),
        (
            FOUR,
            68,
            0.8,
            "68 is the sixth card: row 3 costs eleven ducks, unless someone takes it first (possible).",
        ),
        (LOW, 104, 0.1, "104 is the second card in row 4, unless four of 32 unseen cards get there first"),
        (
            "3\n4\n5\n9 10 11 12",
            90,
            0.9,
            "90 has to wait: 77 unseen cards fit before it, and row 4 will be full by then.",
        ),
    ],
)
def test_reason_for_a_card_to_play(rows: str, card: int, risk: float, words: str) -> None:
    players = 4 if rows != LOW else 5
    others = (*OTHERS, (93, 94, 95))[: players - 1]
    assert why(view(rows, (card, 103), others), PlayCard(card), risk).startswith(words)


def test_no_more_cards_come_before_than_there_are_others() -> None:
    shown = view("9 12 17\n19\n33\n69", (15, 18), [(1, 2)])
    assert why(shown, PlayCard(18)) == "18 is safe: no unseen card fits between it and 17."
    shown = view("9 12\n39\n43\n69", (15, 18), [(1, 2)])
    assert why(shown, PlayCard(18)) == "18 is safe: row 1 has room for every card that could come first."


def test_card_known_to_be_in_a_hand_is_worded_as_played() -> None:
    shown = replace(view(FOUR, (23, 25), professional=True), deck=44)
    assert "unless someone plays 22" in why(shown, PlayCard(23), 0.1)


@pytest.mark.parametrize(
    ("row", "words"),
    [
        (0, "Row 1 costs four ducks, three more than row 2."),
        (1, "Row 2 is the cheapest, at one duck."),
        (2, "Row 3 costs eleven ducks, ten more than row 2, but that clears a full row."),
    ],
)
def test_reason_for_a_row_to_take(row: int, words: str) -> None:
    state = with_public(
        table("9 10\n19\n33 42 50 57 64\n69 72", [(30,), (31,)]), waiting=((4, 0), (88, 1)), asked=0
    )
    assert why(SIX_TAKES.view(state, 0), TakeRow(row), 1.0) == words


def test_reason_for_a_row_without_a_cheaper_one() -> None:
    state = with_public(table("9\n19\n33 42\n69 72", [(30,), (31,)]), waiting=((4, 0), (88, 1)), asked=0)
    assert why(SIX_TAKES.view(state, 0), TakeRow(1), 1.0) == "Row 2 costs one duck. No row is cheaper."


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (3, "3 is too low for every row at the start."),
        (25, "25 goes after 24: nothing fits in between."),
        (30, "30 goes after 24: one card fits in between."),
        (40, "40 goes after 24: three cards fit in between."),
    ],
)
def test_reason_for_a_card_to_pick(card: int, words: str) -> None:
    state = table("9\n24\n50\n70", [(1,), (31,)], SixTakesOptions(draft=True))
    shown = SIX_TAKES.view(with_public(state, pool=(3, 25, 30, 40), picking=(0, 1), turn=0), 0)
    assert why(shown, PickCard(card)) == words


def test_next_best_choice_is_named() -> None:
    shown = view(FOUR, (23, 65, 100))
    decision = Decision(
        PlayCard(100),
        (
            Prospect(PlayCard(23), -1.4, 0.1),
            Prospect(PlayCard(65), -7.0, 1.0),
            Prospect(PlayCard(100), -1.0, 0.0),
        ),
    )
    said = [NARRATOR.reason(shown, decision, PlayCard(card), figures=True) for card in (23, 65, 100)]
    assert said[0].endswith("0.4 ducks worse than 100.")
    assert said[1].endswith("6.0 ducks worse than 100.")
    assert said[2].endswith("0.4 ducks better than 23.")
    told = [NARRATOR.reason(shown, decision, PlayCard(card)) for card in (23, 65, 100)]
    assert told[0].endswith(" A little worse than 100.")
    assert told[1].endswith(" Much worse than 100.")
    assert told[2].endswith(" A little better than 23.")
    even = Decision(PlayCard(100), (Prospect(PlayCard(23), -1.02, 0.1), Prospect(PlayCard(100), -1.0, 0.0)))
    assert reason(shown, even, PlayCard(100)).endswith("23 is just as good.")


def test_words_follow_the_expected_cost_before_the_risk() -> None:
    cards = {23: -4.0, 25: -4.0, 26: -9.0}
    found = tuple([Prospect(PlayCard(card), value, 0.8) for card, value in cards.items()])
    shown, decision = view(FOUR, tuple(cards)), Decision(PlayCard(23), found)
    assert [brief_verdict(shown, decision, one).words for one in found] == ["best", "tied", "ouch"]


def test_choice_without_a_prospect_still_has_a_reason() -> None:
    shown = view(FOUR, (23, 65))
    words = "23 slips in under 24, right after 21, unless someone holds 22."
    assert reason(shown, Decision(PlayCard(65)), PlayCard(23)) == words
    assert NARRATOR.advice_words(shown, Decision(PlayCard(65)), PlayCard(23)) == ""


def test_prospects_in_numbers() -> None:
    shown = view(FOUR, (23, 100))
    decision = Decision(PlayCard(100), (Prospect(PlayCard(100), -2.44, 0.312),))
    said = NARRATOR.advice_words(shown, decision, PlayCard(100), figures=True)
    assert said.startswith("2.4 ducks expected, 31% risk of taking a row now. 100 is safe unless")
    row = Decision(TakeRow(0), (Prospect(TakeRow(0), -2.0, 1.0),))
    said = NARRATOR.advice_words(shown, row, TakeRow(0), figures=True)
    assert said.startswith("2.0 ducks expected. Row 1 costs")
    assert NARRATOR.advice_words(shown, row, TakeRow(0)).startswith("The best choice. Row 1 costs")
