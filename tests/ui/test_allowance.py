"""The painting allowance of a frame: whatever is rough or late in one frame is right in the next."""

from contextlib import suppress

import pygame
import pytest

from game.cardgames.six_takes.table.art.cards import paint_back
from game.tables.art import Art
from game.ui.drawing.allowance import DRAWING, Allowance, Rate, Unfinished
from game.ui.drawing.mascots.busts import DuckArt, Wings
from game.ui.drawing.mascots.ducks import Duck, Mood
from game.ui.drawing.sprites import Sprites
from game.ui.drawing.surface_cache import PaintedSurfaces

LOOK = (0.0, 0.5)


pytestmark = pytest.mark.usefixtures("screen")


def test_there_is_no_limit_outside_frames() -> None:
    allowance = Allowance()
    assert all(allowance.take_change() for _ in range(100))
    assert not allowance.short


def test_frame_has_its_share_and_reports_unmet_demand() -> None:
    allowance = Allowance()
    allowance.begin_frame(1)
    assert allowance.take_change()
    assert not allowance.short
    assert not allowance.take_change()
    assert allowance.short
    allowance.begin_frame(1)
    assert not allowance.short


def test_second_card_of_a_frame_is_scaled_from_another_size_until_the_next_frame() -> None:
    allowance = Allowance()
    sprites = Sprites(allowance=allowance)
    painted: list[tuple[str, int]] = []

    def painter(name: str):  # type: ignore[no-untyped-def]
        def paint(width: int) -> pygame.Surface:
            painted.append((name, width))
            return paint_back(width)

        return paint

    def frame(width: int) -> list[tuple[str, int]]:
        painted.clear()
        allowance.begin_frame(1)
        for name in ("one", "two"):
            assert sprites.get(painter(name), name, width).surface.get_width() > width
        return list(painted)

    assert frame(60) == [("one", 60), ("two", 60)]
    assert not allowance.short
    assert frame(80) == [("one", 80)]
    assert allowance.short
    assert frame(80) == [("two", 80)]
    assert frame(80) == []
    assert not allowance.short


def test_card_without_any_stand_in_is_painted_immediately() -> None:
    allowance = Allowance()
    allowance.begin_frame(0)
    sprites = Sprites(allowance=allowance)
    painted: list[int] = []
    sprites.get(lambda width: painted.append(width) or paint_back(width), "card", 60)
    assert painted == [60]


def test_duck_changes_its_mood_at_most_a_frame_late() -> None:
    allowance = Allowance()
    ducks = DuckArt(allowance=allowance)
    calm, glad = Duck(), Duck(mood=Mood.GLEE)
    allowance.begin_frame(0)
    before = ducks.bust(calm, 90, LOOK, Wings.RIM)
    assert ducks.bust(glad, 90, LOOK, Wings.RIM) is before
    assert allowance.short
    allowance.begin_frame(1)
    after = ducks.bust(glad, 90, LOOK, Wings.RIM)
    assert after is not before
    allowance.begin_frame(0)
    assert ducks.bust(glad, 90, LOOK, Wings.RIM) is after
    assert ducks.bust(calm, 90, LOOK, Wings.RIM) is before
    assert not allowance.short


def test_cards_and_ducks_share_one_allowance() -> None:
    art = Art()
    art.allowance.begin_frame(1)
    art.ducks.bust(Duck(), 90, LOOK, Wings.RIM)
    glad = art.ducks.bust(Duck(mood=Mood.GLEE), 90, LOOK, Wings.RIM)
    small = art.sprites.get(paint_back, "card", 60, source=40)
    assert glad is not None
    assert art.sprites.get(paint_back, "card", 60) is small


def test_frame_ends_when_its_effort_is_used_up_and_the_next_continues() -> None:
    allowance = Allowance()
    kept = PaintedSurfaces(1_000_000, allowance)
    made: list[int] = []

    def paint(number: int) -> pygame.Surface:
        made.append(number)
        return pygame.Surface((100, 100))

    def frame() -> list[int]:
        made.clear()
        allowance.begin_frame(1, 2.9 * DRAWING.effort(10_000))
        with suppress(Unfinished):
            for number in range(7):
                kept.get(number, lambda number=number: paint(number))
        return list(made)

    assert frame() == [0, 1, 2]
    assert allowance.short
    assert frame() == [3, 4, 5]
    assert frame() == [6]
    assert frame() == []
    assert not allowance.short


def test_painting_above_the_allowance_waits_for_its_own_frame() -> None:
    allowance = Allowance()
    kept = PaintedSurfaces(1_000_000, allowance, Rate(1.0, 100.0))

    def frame() -> list[int]:
        made: list[int] = []

        def paint(number: int) -> pygame.Surface:
            made.append(number)
            return pygame.Surface((100, 100))

        allowance.begin_frame(1, 3.5)
        with suppress(Unfinished):
            kept.get(0, lambda: paint(0), Rate(0.2, 0.0))
            kept.get(1, lambda: paint(1), Rate(9.0, 0.0))
            for number in (2, 3):
                kept.get(number, lambda number=number: paint(number), pixels=100 * 100)
        return made

    assert frame() == [0]
    assert allowance.incomplete
    assert frame() == [1], "the first one of a frame may take any effort"
    assert frame() == [2], "the next would take more than is left"
    assert frame() == [3]
    assert frame() == []


def test_painting_is_finished_with_all_its_parts() -> None:
    allowance = Allowance()
    kept = PaintedSurfaces(1_000_000, allowance)

    def paint() -> pygame.Surface:
        for part in range(5):
            kept.get(("part", part), lambda: pygame.Surface((10, 10)))
        return pygame.Surface((10, 10))

    allowance.begin_frame(1, 0.01)
    kept.get("whole", paint)
    assert len(kept) == 6
    with pytest.raises(Unfinished):
        kept.get("next", paint)
    allowance.end_frame()
    kept.get("next", paint)


def test_hidden_frame_uses_no_older_parts_and_has_more_effort() -> None:
    allowance = Allowance()
    allowance.begin_frame(0, 4.0)
    assert not allowance.take_change()
    with allowance.hidden_frame():
        assert allowance.take_change(), "it isn't shown before it's complete"
        allowance.spend(4.5)
        with allowance.painting(0.1):
            pass
    assert not allowance.take_change()


def test_busy_frame_paints_less_but_at_least_once() -> None:
    allowance = Allowance()
    allowance.begin_frame(1, 4.0)
    allowance.reserve(9.0)
    with allowance.painting(6.0):
        allowance.spend(6.0)
    with pytest.raises(Unfinished), allowance.painting(0.1):
        pass
