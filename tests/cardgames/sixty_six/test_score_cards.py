"""RULES.md §9: a black six and a red four show every score from −10 to 10 by their visible pips."""

from collections.abc import Callable
from math import cos, radians, sin

import pytest

from game.cardgames.sixty_six.rules.score_cards import FOUR, PIPS, SIX, score_picture

WIDTH, HEIGHT = 1.0, 1.4
PIP = 0.05
"""How far a pip must be from the covering edge, so that it's clearly hidden or visible."""


@pytest.mark.parametrize(
    ("scores", "lower", "showing"),
    [
        # §9.1: up to 6, the six shows the score under the four; §9.2: up to 10, the four shows the rest.
        (range(7), SIX, lambda score: {SIX: score, FOUR: None}),
        (range(7, 11), FOUR, lambda score: {SIX: 6, FOUR: score - 6}),
        # §9.3: down to −4, the four shows the score under the six; §9.4: down to −10, the six shows the rest.
        (range(-4, 0), FOUR, lambda score: {FOUR: -score, SIX: None}),
        (range(-10, -4), SIX, lambda score: {FOUR: 4, SIX: -score - 4}),
    ],
)
def test_visible_pips_are_the_score(
    scores: range, lower: int, showing: Callable[[int], dict[int, int | None]]
) -> None:
    """A face-down card shows none."""
    for score in scores:
        shown = score_picture(score)
        cards = (shown.lower, shown.upper)
        assert {one.pips: one.visible if one.face_up else None for one in cards} == showing(score)
        assert all(one.face_up or one.visible == 0 for one in cards)
        assert not shown.upper.face_up or shown.upper.visible == shown.upper.pips
        assert shown.lower.pips == lower


@pytest.mark.parametrize(
    ("beyond", "end"), [(11, 10), (12, 10), (66, 10), (-11, -10), (-12, -10), (-66, -10)]
)
def test_cards_stay_the_same_beyond_ten(beyond: int, end: int) -> None:
    """§9.5."""
    assert score_picture(beyond) == score_picture(end)


@pytest.mark.parametrize("score", range(-12, 13))
def test_upper_card_hides_exactly_the_invisible_pips(score: int) -> None:
    """By cross products: a pip is hidden if it's on the inner side of all four edges."""
    shown = score_picture(score)
    lower, cover = shown.lower, shown.upper.place
    assert lower.face_up
    assert (lower.place.x, lower.place.y, lower.place.tilt) == (0, 0, 0)
    turn = radians(cover.tilt)
    corners = []
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        x, y = x * WIDTH / 2, y * HEIGHT / 2
        corners.append((cover.x + x * cos(turn) - y * sin(turn), cover.y + x * sin(turn) + y * cos(turn)))
    seen = 0
    for x, y in PIPS[lower.pips]:
        distances = []
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
            length = WIDTH if len(distances) % 2 == 0 else HEIGHT
            distances.append(((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length)
        inside = min(distances)
        assert abs(inside) > PIP
        seen += inside < 0
    assert seen == lower.visible


def test_pips_fit_their_cards() -> None:
    assert {pips: len(places) for pips, places in PIPS.items()} == {SIX: 6, FOUR: 4}
    for places in PIPS.values():
        assert all(abs(x) < WIDTH / 2 and abs(y) < HEIGHT / 2 for x, y in places)
