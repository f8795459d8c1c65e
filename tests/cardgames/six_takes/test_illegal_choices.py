"""Illegal choices are refused with the reason and the legal ones; the state doesn't change."""

import pytest

from game.cardgames.six_takes.rules.events import PickCard, PlayCard, SixTakesChoice, TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES, SixTakesState
from game.engine.contract import IllegalChoice
from tests.support.six_takes_boards import play_turn, table

CHOOSING = table("10\n40\n60\n80", [(11, 12, 13), (41, 42, 43)])
ASKED, _ = play_turn("20\n30\n40\n50", 3, 51)


@pytest.mark.parametrize(
    ("state", "seat", "choice"),
    [
        *[(CHOOSING, 0, PlayCard(card)) for card in (41, 0, 105)],
        *[(CHOOSING, 0, choice) for choice in (TakeRow(0), PickCard(11))],
        (CHOOSING, -1, PlayCard(43)),
        *[(CHOOSING, seat, PlayCard(11)) for seat in (2, 99)],
        *[(ASKED, seat, TakeRow(0)) for seat in (1, 7)],
        *[(ASKED, 0, choice) for choice in (TakeRow(4), TakeRow(-1), PlayCard(101))],
        (ASKED, 1, PlayCard(102)),
    ],
)
def test_illegal_choices_are_refused(state: SixTakesState, seat: int, choice: SixTakesChoice) -> None:
    with pytest.raises(IllegalChoice):
        SIX_TAKES.apply(state, seat, choice)


def test_message_has_the_reason_and_the_legal_choices() -> None:
    with pytest.raises(
        IllegalChoice, match=r"seat 0 may not choose PlayCard\(card=41\); legal: .*card=11"
    ) as caught:
        SIX_TAKES.apply(CHOOSING, 0, PlayCard(41))
    assert caught.value.legal == (PlayCard(11), PlayCard(12), PlayCard(13))
    with pytest.raises(IllegalChoice, match="this seat is not asked"):
        SIX_TAKES.apply(ASKED, 1, TakeRow(0))
