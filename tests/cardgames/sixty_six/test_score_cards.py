"""RULES.md §9: a black six and a red four show every score from −10 to 10 by their visible pips."""

from math import cos, radians, sin

import pytest

from game.cardgames.sixty_six.rules.score_cards import FOUR, PIPS, SIX, score_picture

WIDTH, HEIGHT = 1.0, 1.4
PIP = 0.05
"""How far a pip must be from the edge that hides it or not, for the eye to be sure."""


def pips_showing(score: int) -> dict[int, int | None]:
    """By card how many of its pips show, None if it lies face down."""
    shown = score_picture(score)
    return {one.pips: one.visible if one.face_up else None for one in (shown.lower, shown.upper)}


@pytest.mark.parametrize("score", range(7))
def test_up_to_six_the_six_shows_it_under_the_four(score: int) -> None:
    """§9.1."""
    assert pips_showing(score) == {SIX: score, FOUR: None}
    assert score_picture(score).lower.pips == SIX


@pytest.mark.parametrize("score", [7, 8, 9, 10])
def test_up_to_ten_the_six_is_whole_and_the_four_shows_the_rest(score: int) -> None:
    """§9.2."""
    assert pips_showing(score) == {SIX: 6, FOUR: score - 6}
    assert score_picture(score).upper.pips == SIX


@pytest.mark.parametrize("score", [-1, -2, -3, -4])
def test_down_to_minus_four_the_four_shows_it_under_the_six(score: int) -> None:
    """§9.3."""
    assert pips_showing(score) == {FOUR: -score, SIX: None}
    assert score_picture(score).lower.pips == FOUR


@pytest.mark.parametrize("score", [-5, -6, -7, -8, -9, -10])
def test_down_to_minus_ten_the_four_is_whole_and_the_six_shows_the_rest(score: int) -> None:
    """§9.4."""
    assert pips_showing(score) == {FOUR: 4, SIX: -score - 4}
    assert score_picture(score).upper.pips == FOUR


@pytest.mark.parametrize("score", range(-10, 11))
def test_a_card_that_lies_face_down_shows_no_pips(score: int) -> None:
    """§9.1, §9.3."""
    upper = score_picture(score).upper
    assert upper.visible == (upper.pips if upper.face_up else 0)


@pytest.mark.parametrize(
    ("beyond", "end"), [(11, 10), (12, 10), (66, 10), (-11, -10), (-12, -10), (-66, -10)]
)
def test_beyond_ten_the_cards_stay_and_the_number_tells(beyond: int, end: int) -> None:
    """§9.5."""
    assert score_picture(beyond) == score_picture(end)


@pytest.mark.parametrize("score", range(-12, 13))
def test_the_upper_card_hides_just_what_is_not_visible(score: int) -> None:
    """By corners and crosses: a pip is hidden if it is on the inner side of all four edges."""
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


def test_the_pips_fit_their_cards() -> None:
    assert {pips: len(places) for pips, places in PIPS.items()} == {SIX: 6, FOUR: 4}
    for places in PIPS.values():
        assert all(abs(x) < WIDTH / 2 and abs(y) < HEIGHT / 2 for x, y in places)
