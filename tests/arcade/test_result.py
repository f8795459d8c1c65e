"""Results as par measures them: points as a value, or the lead where partners play."""

import pytest

from game.arcade.result import is_lead, lead_of
from game.cardgames.registry import GAMES, rules_of

PARTNERS, ALONE = ((0, 2), (1, 3)), ((0,), (1,), (2,))


@pytest.mark.parametrize(
    ("totals", "teams", "seat", "more", "lead"),
    [
        ((7, 3, 7, 3), PARTNERS, 0, True, 4),
        ((7, 3, 7, 3), PARTNERS, 3, True, -4),
        ((7, -2, 7, -2), PARTNERS, 2, True, 9),
        ((9, 4, 5), ALONE, 0, True, 4),
        ((9, 4, 5), ALONE, 1, False, 1),
        ((9, 4, 4), ALONE, 0, False, -5),
        ((9, 4, 4), ALONE, 2, False, 0),
    ],
)
def test_a_lead_is_over_the_best_who_is_no_partner(
    totals: tuple[int, ...], teams: tuple[tuple[int, ...], ...], seat: int, more: bool, lead: int
) -> None:
    assert lead_of(totals, teams, seat, more_is_better=more) == lead


def test_only_partners_are_measured_by_their_lead() -> None:
    assert [game for game in GAMES if is_lead(rules_of(game))] == ["sixty_six"]
